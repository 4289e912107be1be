internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

// The reservations against a change, in words.

extension Compilation {
  /// A message that names its subject: `'b' extends beyond the screen for every width below 384`, `the constraint on line 7 changes nothing:
  /// another one demands it already`.
  func words(for report: Diagnostic, seenFrom file: FileID) -> String {
    for subject in ["constraint", "assertion"] where report.message.hasPrefix("this \(subject)") {
      let rest = report.message.dropFirst(subject.utf8.count + 5)
      return "the \(subject) on \(spelledLine(of: report.range, seenFrom: file))\(rest)"
    }
    return report.message
  }

  /// The first report and the number of the others, `warnings` before `notes`.
  func words(for warnings: [Diagnostic], _ notes: [Diagnostic], seenFrom file: FileID) -> [String] {
    guard let first = (warnings + notes).first else { return [] }
    let more = warnings.count + notes.count - 1
    if more == 0 { return [words(for: first, seenFrom: file)] }
    let kind = warnings.count > more ? "warning" : warnings.count < 2 ? "note" : "report"
    return [words(for: first, seenFrom: file), "\(more) more \(kind)\(more == 1 ? "" : "s")"]
  }
}

extension PictureDrawback {
  /// True if it is reported even if the original picture has it: existing overlaps are not, since they may be intended.
  var isTold: Bool {
    if case .overlapping = flaw.kind { return !isUsual }
    return true
  }
}

extension [PictureDrawback] {
  /// The drawbacks that no report covers: a view that extends beyond the screen and a text that is cut off have reports of their own, with
  /// all sizes.
  func unsaid(in reports: [Diagnostic]) -> [PictureDrawback] {
    filter { drawback in
      switch drawback.flaw.kind {
      case .offScreen: !reports.contains { $0.code == .leavesScreen && $0.message.hasPrefix("'\(drawback.path)' ") }
      case .squeezed:
        !reports.contains {
          $0.code == .clippedContent && $0.message.hasPrefix("the text of '\(drawback.path)' is cut off")
        }
      case .vanished, .overlapping: true
      }
    }
  }

  /// The worst two drawbacks and the number of the others: `move 'd' off the screen, at 40x40, and make 'c' 0 wide`; nil for
  /// none. The size `besides` is left out.
  func words(besides size: ExactSize? = nil) -> String? {
    if isEmpty { return nil }
    let shown = prefix(2).map { $0.words + ($0.size == size ? "" : ", at \($0.size.spelled)") }.joined(
      separator: ", and ")
    return count > 2 ? "\(shown), and \(count - 2) more of that kind" : shown
  }
}
