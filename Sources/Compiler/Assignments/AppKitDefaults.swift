internal import LayModel
internal import LayNumbers

extension AssignmentPass {
  /// Gives controls the content hugging priorities of AppKit, if the file sets none (SEMANTICS §2.3). Views are not
  /// flipped unless the file says so (SEMANTICS §1.7).
  func settleAppKitDefaults() {
    guard !elaborator.isStopped else { return }
    guard elaborator.isAppKit else { return reportAppKitProperties() }
    for index in elaborator.program.views.indices {
      let (view, kind) = (ViewID(index), elaborator.program.views[index].kind)
      elaborator.program.views[index].isFlipped = elaborator.isFlipped(view)
      guard kind.isAppKitControl else { continue }
      if elaborator.assignments.base(view, .verticalHugging) == nil {
        elaborator.program.views[index].verticalHugging = .high
      }
    }
  }

  /// Reports properties that only views of AppKit have. A component that is checked alone may belong to a layout of
  /// AppKit.
  private func reportAppKitProperties() {
    guard !elaborator.isComponentAlone else { return }
    for index in 0..<elaborator.assignments.count {
      guard case .ignored(let slot) = elaborator.assignments.key(index).slot,
        let name = slot.split(separator: ".").first,
        Property.named(String(name))?.isOfAppKit ?? false
      else { continue }
      for assignment in elaborator.assignments.all(index) {
        elaborator.report(.onlyInAppKit(assignment.property, at: assignment.range))
      }
    }
  }
}

extension ViewKind {
  /// True if AppKit's view of this kind is a control: controls hug their height.
  fileprivate var isAppKitControl: Bool {
    switch self {
    case .label, .button, .textField, .switchControl, .slider, .stepper, .segmentedControl, .datePicker, .popUpButton:
      true
    default: false
    }
  }
}
