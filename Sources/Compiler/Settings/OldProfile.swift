internal import LayDiagnostics
internal import LayRuntime

extension Elaborator {
  /// Reports turns by no quarter where rules speak of the box around a view: no box says how large such a view is.
  func checkOldProfile() {
    guard program.transforms == .ios7, !isStopped else { return }
    for index in 0..<assignments.count where assignments.key(index).slot == .transform {
      for assignment in assignments.all(index) {
        guard case .transform(let transform) = assignment.value, !transform.isAxisAligned else { continue }
        report(.turnInOldProfile(at: assignment.range))
      }
    }
  }
}

extension Diagnostic {
  /// `transforms = ios7` and `rotate(30deg)`
  fileprivate static func turnInOldProfile(at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(
      .turnInOldProfile,
      "with `transforms = ios7` rules place the box around a view, so it may turn by quarters only", at: range)
    diagnostic.notes.append(.help("turn a view inside of the one that rules place, or leave 'transforms' at ios8"))
    return diagnostic
  }
}
