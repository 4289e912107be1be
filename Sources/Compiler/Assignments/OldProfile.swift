internal import LayDiagnostics
internal import LayModel

extension AssignmentPass {
  /// Reports rotations by other angles than quarter turns if constraints act on bounding boxes: a box does not
  /// determine the size of such a view.
  func checkOldProfile() {
    guard elaborator.program.transforms == .ios7, !elaborator.isStopped else { return }
    for index in 0..<elaborator.assignments.count where elaborator.assignments.key(index).slot == .transform {
      for assignment in elaborator.assignments.all(index) {
        guard case .transform(let transform) = assignment.value, !transform.isAxisAligned else { continue }
        elaborator.report(.turnInOldProfile(at: assignment.range))
      }
    }
  }
}

extension Diagnostic {
  /// A rotation such as `rotate(30deg)` with `transforms = ios7`.
  fileprivate static func turnInOldProfile(at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(
      .turnInOldProfile,
      "with `transforms = ios7`, constraints place the box around a view, so a view can rotate only by multiples of 90 degrees",
      at: range)
    diagnostic.notes.append(
      .help("use a multiple of 90 degrees, or remove `transforms = ios7`"))
    return diagnostic
  }
}
