internal import LayCompiler
internal import LayRuntime

extension CompiledLayout {
  /// Describes a step that places a view: ``a step aligns 'name'``; if `step` is nil, that steps moved the view along with its
  /// superview.
  func words(for step: StepID?, placing view: ViewID) -> String {
    let name = "'\(spelledPath(view))'"
    guard let step else { return "steps moved \(name) along with what contains it" }
    let action = program.steps.instructions.last { $0.step == step && $0.places(view, program.steps) }?.action
    switch action {
    case .setFrame: return "a step sets the frame of \(name)"
    case .setSize: return "a step sets the size of \(name)"
    case .setCenter: return "a step sets the center of \(name)"
    case .align: return "a step aligns \(name)"
    case .sizeToFit: return "a step sizes \(name) to fit"
    case .distribute: return "a step distributes \(name) with others"
    case .spread: return "a step spreads \(name) with others"
    default: return "a step places \(name)"
    }
  }
}
