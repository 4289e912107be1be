package import LayAnalysis
package import LayCompiler
package import LayRuntime

/// The answers of `layc why` about one layout at one size.
package struct WhyPage {
  var layout: CompiledLayout
  var environment: LayoutEnvironment
  var question: WhyQuestion
  var answers: [WhyAnswer]
  var conflicts: [Conflict]

  /// Answers the question about a number of `layout` in `environment`.
  package init(
    of subject: WhySubject, _ question: WhyQuestion, _ layout: CompiledLayout, _ environment: LayoutEnvironment
  ) {
    (self.layout, self.environment, self.question) = (layout, environment, question)
    var running = Layout(layout.program)
    conflicts = running.resize(to: environment, findAmbiguities: false).conflicts
    answers = layout.why(subject, at: environment, question)
  }

  /// The title: `SignIn at 375x667`, with the direction, the text size and the state if they are not the default.
  var title: String {
    "\(layout.name) at \(sizeWords(environment.size))\(environment.direction == .rightToLeft ? " rtl" : "")"
      + (environment.textSize == .large ? "" : ", text \(environment.textSize.name)")
      + (environment.keyboardHeight.isZero ? "" : ", keyboard \(environment.keyboardHeight)")
      + (state.map { " in state '\(visible($0))'" } ?? "") + (layout.isAppKit ? ", y downwards as in the file" : "")
  }

  /// The name of the state; nil in the base.
  var state: String? { environment.state.map { layout.program.states[$0.index] } }
}
