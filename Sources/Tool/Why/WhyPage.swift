internal import LayAnalysis
internal import LayCompiler
internal import LayRuntime

/// The answers of `layc why` about one layout at one size.
struct WhyPage {
  var layout: CompiledLayout
  var environment: Environment
  var question: WhyQuestion
  var answers: [WhyAnswer]
  var conflicts: [Conflict]

  /// The title: `SignIn at 375x667`, with the direction and the state if they are not the default.
  var title: String {
    "\(layout.name) at \(sizeWords(environment.size))\(environment.direction == .rightToLeft ? " rtl" : "")"
      + (state.map { " in state '\(visible($0))'" } ?? "") + (layout.isAppKit ? ", y downwards as in the file" : "")
  }

  /// The name of the state; nil in the base.
  var state: String? { environment.state.map { layout.program.states[$0.index] } }
}
