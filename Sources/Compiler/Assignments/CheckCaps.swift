internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

extension AssignmentPass {
  /// Reports cap insets that are together larger than the image, if its size is set and unconditional.
  func checkCaps() {
    guard !elaborator.isStopped else { return }
    for index in 0..<elaborator.assignments.count {
      guard case .view(let view) = elaborator.assignments.key(index).owner,
        case .ignored("capInsets") = elaborator.assignments.key(index).slot
      else { continue }
      let changing = changingLengths(of: view)
      for assignment in elaborator.assignments.all(index) {
        guard case .insets(let caps, _) = assignment.value else { continue }
        for axis in LayoutAxis.allCases where !changing.contains(axis) {
          checkCaps(caps, of: view, axis, assignment)
        }
      }
    }
  }

  private func checkCaps(_ caps: ExactInsets, of view: ViewID, _ axis: LayoutAxis, _ assignment: Assignment) {
    let description = elaborator.program.views[view.index]
    let length = axis == .horizontal ? description.intrinsicWidth : description.intrinsicHeight
    let sum = caps.near(axis) + caps.far(axis)
    guard case .fixed(let picture) = length, sum > picture else { return }
    elaborator.report(.capsBeyondPicture(sum, picture, axis, at: assignment.range))
  }

  /// The axes on which conditions change the intrinsic size of a view.
  private func changingLengths(of view: ViewID) -> [LayoutAxis] {
    elaborator.program.overrides.compactMap { override in
      switch override.setting {
      case .intrinsicWidth(view, _): .horizontal
      case .intrinsicHeight(view, _): .vertical
      default: nil
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func capsBeyondPicture(
    _ caps: Rational, _ picture: Rational, _ axis: LayoutAxis, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, "the caps are \(caps) \(axis.adjective) together, and the picture \(picture)", at: range,
      notes: [.why("caps are parts of the picture that keep their size; what is between them fills the rest")])
  }
}
