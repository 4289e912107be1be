internal import LayModel
internal import LayNumbers

extension Elaborator {
  /// True if the layout's profile is AppKit's.
  var isAppKit: Bool {
    if case .word("appkit") = assignments.base(.root, .ignored("profile"))?.value { true } else { false }
  }

  /// Gives controls the content hugging priorities of AppKit, if the file sets none (SEMANTICS §2.3). Views are not
  /// flipped unless the file says so (SEMANTICS §1.7).
  func settleAppKitDefaults() {
    guard !isStopped else { return }
    guard isAppKit else { return reportAppKitProperties() }
    for index in program.views.indices {
      let (view, kind) = (ViewID(index), program.views[index].kind)
      program.views[index].isFlipped = isFlipped(view)
      guard kind.isAppKitControl else { continue }
      if assignments.base(view, .verticalHugging) == nil { program.views[index].verticalHugging = .high }
      if kind == .stepper && assignments.base(view, .horizontalHugging) == nil {
        program.views[index].horizontalHugging = .high
      }
    }
  }

  /// Reports properties that only views of AppKit have. A component that is checked alone may belong to a layout of
  /// AppKit.
  private func reportAppKitProperties() {
    guard !isComponentAlone else { return }
    for index in 0..<assignments.count {
      guard case .ignored(let slot) = assignments.key(index).slot, let name = slot.split(separator: ".").first,
        Property.named(String(name))?.isOfAppKit ?? false
      else { continue }
      for assignment in assignments.all(index) { report(.onlyInAppKit(assignment.property, at: assignment.range)) }
    }
  }
}

extension ViewKind {
  /// True if AppKit's view of this kind is a control: controls hug their height.
  fileprivate var isAppKitControl: Bool {
    switch self {
    case .label, .button, .textField, .switchControl, .slider, .stepper: true
    default: false
    }
  }
}
