internal import LayDiagnostics

// Repairs that are plainly right: which of them can be made together.

/// The edits of the automatic repairs among `diagnostics` that touch only the file that was asked for, in the order of
/// the text, and how many repairs they are. A repair that overlaps one before it waits for the next round.
func automaticRepairs(of diagnostics: [Diagnostic]) -> (edits: [Edit], count: Int) {
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

/// Neighbours count as overlapping, as two insertions at one place do: their order would be a guess.
private func overlaps(_ a: SourceRange, _ b: SourceRange) -> Bool { a.start <= b.end && b.start <= a.end }
