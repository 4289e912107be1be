internal import LayDiagnostics

/// What was reported before a change: what is reported after it must be among that.
struct KnownFindings {
  private struct Key: Hashable {
    var code: String
    var message: String
    var file: FileID
    var start: Int
    var end: Int
  }
  private var counts: [Key: Int] = [:]

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { counts[key(of: diagnostic, after: []), default: 0] += 1 }
  }

  /// What a change reports besides: the messages.
  struct Added {
    /// What the conflict only hid.
    var uncovered: [String] = []
    /// What is right but seldom meant: nobody looks for that where rules contradict each other, so it may come of the change
    /// or may have been there.
    var suspicions: [Diagnostic] = []
  }

  /// Whether assertions are open already: which of them is named for the others depends on where rules contradict each other.
  private var hasOpenAssertions: Bool { counts.keys.contains { $0.code == DiagnosticCode.assertionNotDecided.id } }

  /// Nil where `diagnostics`, of the text after `edits`, are not all among those known without `repaired`, hidden by it or
  /// suspicions.
  func added(
    by diagnostics: [Diagnostic], after edits: [Edit], without repaired: Diagnostic, hidden: KnownFindings
  ) -> Added? {
    var left = counts
    left[key(of: repaired, after: []), default: 0] -= 1
    var added = Added()
    for diagnostic in diagnostics {
      let key = key(of: diagnostic, after: edits)
      if let count = left[key], count > 0 {
        left[key] = count - 1
      } else if hidden.counts[key] != nil {
        added.uncovered.append(diagnostic.message)
      } else if diagnostic.code == .assertionNotDecided && hasOpenAssertions {
        continue
      } else if SuspicionLedger.codes.contains(diagnostic.code.id) {
        if diagnostic.severity == .warning { added.suspicions.append(diagnostic) }
      } else {
        return nil
      }
    }
    return added
  }

  private func key(of diagnostic: Diagnostic, after edits: [Edit]) -> Key {
    // An assertion that does not hold elsewhere is the same problem.
    let isAsserted = diagnostic.code == .assertionFailed || diagnostic.code == .assertionNotDecided
    return Key(
      code: diagnostic.code.id, message: isAsserted ? "" : diagnostic.message, file: diagnostic.range.file,
      start: before(edits, diagnostic.range.start, diagnostic.range.file),
      end: before(edits, diagnostic.range.end, diagnostic.range.file))
  }

  /// Where an offset of the changed text was before the change.
  private func before(_ edits: [Edit], _ offset: Int, _ file: FileID) -> Int {
    var shift = 0
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) where edit.range.file == file {
      let count = edit.replacement.utf8.count
      if offset < edit.range.start + shift + count { return min(offset - shift, edit.range.end) }
      shift += count - edit.range.length
    }
    return offset - shift
  }
}
