internal import LayRuntime

extension Elaborator {
  /// Gives controls the hugging that AppKit gives them, where the file says nothing (SEMANTICS §2.3).
  func settleAppKitDefaults() {
    guard isAppKit, !isStopped else { return }
    for index in program.views.indices {
      let (view, kind) = (ViewID(index), program.views[index].kind)
      guard kind.isAppKitControl else { continue }
      if assignments.base(view, .verticalHugging) == nil { program.views[index].verticalHugging = .high }
      if kind == .stepper && assignments.base(view, .horizontalHugging) == nil {
        program.views[index].horizontalHugging = .high
      }
    }
  }
}

extension ViewKind {
  /// Whether AppKit's view of the kind is a control: those hug their height.
  fileprivate var isAppKitControl: Bool {
    switch self {
    case .label, .button, .textField, .switchControl, .slider, .stepper: true
    default: false
    }
  }
}
