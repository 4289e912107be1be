package import LayDiagnostics

// Automatic fixes that can be applied together.

/// Returns the edits of the automatic fixes among `diagnostics`, and the number of these fixes. The edits are in source order,
/// and change only the requested file. A fix that overlaps an earlier one waits for the next round.
package func automaticRepairs(of diagnostics: [Diagnostic]) -> (edits: [Edit], count: Int) {
  var taken: [Edit] = []
  var count = 0
  for diagnostic in diagnostics {
    guard let fixIt = diagnostic.fixIt, fixIt.safety == .automatic else { continue }
    guard fixIt.edits.allSatisfy({ $0.range.file == .main }) else { continue }
    let isFree = fixIt.edits.allSatisfy { edit in taken.allSatisfy { !overlaps(edit.range, $0.range) } }
    if isFree {
      taken += fixIt.edits
      count += 1
    }
  }
  return (taken.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }, count)
}

/// True if two edits overlap or meet, as two insertions at one position do: their order would be a guess.
private func overlaps(_ a: SourceRange, _ b: SourceRange) -> Bool { a.start <= b.end && b.start <= a.end }
