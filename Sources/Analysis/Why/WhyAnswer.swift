package import LayCompiler
package import LayDiagnostics
package import LayRuntime
internal import LaySolver

/// The derivation of a number of a layout in words, as `layc why` shows it.
package struct WhyAnswer: Sendable {
  /// One constraint, mask, preference or step that a sum goes back to.
  package struct Line: Sendable {
    /// The multiplier of the line in the sum.
    package var factor: Rational
    /// A constraint in the language's syntax, or words for an implied one.
    package var text: String
    /// The source range; nil for an implied line.
    package var place: SourceRange?
    /// The share of the derivation that the line describes.
    package var share: DerivationShare
    /// The conditional settings of it, each with its position: `'cap' is 600 in state 'wide'`.
    package var settings: [(place: SourceRange, words: String)] = []
    /// True if it is no constraint: a length is never negative.
    package var isNatural: Bool {
      if case .row(.nonNegative) = share.reason { true } else { false }
    }
  }
  /// One sum of a derivation.
  package struct Step: Sendable {
    /// `form.width`
    package var name: String
    /// `root.width (375) - 12 - 12`
    package var sum: String
    package var lines: [Line]
    /// The explanation of a summand that comes from no constraint, such as a baseline or alignment insets; nil if there is none.
    package var rest: String?
    package var step: DerivationStep
  }
  /// An optional constraint that is not satisfied.
  package struct Unmet: Sendable {
    package var text: String
    package var words: String
    package var place: SourceRange?
    package var wish: UnmetWish
  }
  /// The name, relative to the layout: `form.width`
  package var name: String
  package var quantity: Quantity
  package var value: Rational
  /// The values that satisfy all constraints equally well; nil if the number is unique.
  package var range: ValueRange?
  /// The steps of the derivation; empty if too many rows depend on each other.
  package var steps: [Step]
  /// The whole derivation as one sum.
  package var total: Step?
  /// Constraints about the number that are not satisfied.
  package var unmet: [Unmet]
  /// The reach of the number; nil unless the question was `atMost` or `atLeast`.
  package var reach: WhyReach?
  /// True if steps set the number, so that no constraint holds it there.
  package var isStepped = false
}

/// The reach of a number in one direction, in words.
package struct WhyReach: Sendable {
  /// A value at which the number stops.
  package struct Stop: Sendable {
    package var value: Rational
    package var step: WhyAnswer.Step
    /// True for each line of the step that is among the first to give way.
    package var yields: [Bool]
    /// True if no constraint can give way, so that the value is the limit.
    package var isLimit: Bool
  }
  package var isUpwards: Bool
  /// The farthest value at which every constraint is satisfied as well as before; nil if that is the current value.
  package var free: Rational?
  package var stops: [Stop]
  package var isLimited: Bool
  package var isCut: Bool
}

/// The question that is asked about a number.
package enum WhyQuestion: Hashable, Sendable {
  /// The reason for its value.
  case derivation
  /// The constraints that keep it from being larger.
  case atMost
  /// The constraints that keep it from being smaller.
  case atLeast
}

extension CompiledLayout {
  /// Answers a question about several numbers at one size.
  package func why(
    _ subject: WhySubject, at environment: LayoutEnvironment, _ question: WhyQuestion = .derivation
  ) -> [WhyAnswer] {
    var reasons = reasons(at: environment)
    let settings = ConditionalSettings(self, in: environment)
    var answers: [WhyAnswer] = []
    for quantity in subject.quantities { answers.append(answer(quantity, question, &reasons, settings)) }
    return answers
  }

  /// Creates the reasons of the layout at one size, after its steps if it has any.
  private func reasons(at environment: LayoutEnvironment) -> LayoutReasons {
    if program.steps.isEmpty { return LayoutReasons(program, at: environment) }
    var layout = Layout(program)
    layout.resize(to: environment)
    return LayoutReasons(layout)
  }

  private func answer(
    _ quantity: Quantity, _ question: WhyQuestion, _ reasons: inout LayoutReasons, _ settings: ConditionalSettings
  ) -> WhyAnswer {
    var answer = WhyAnswer(
      name: spelled(quantity), quantity: quantity, value: reasons.value(of: quantity),
      range: reasons.range(of: quantity), steps: [], unmet: [], isStepped: reasons.isStepped(quantity))
    answer.unmet = reasons.unmetWishes(about: quantity).map { unmet($0, reasons) }
    if question == .derivation, let derivation = reasons.derivation(of: quantity) {
      answer.steps = derivation.steps.map { step($0, reasons, settings) }
      answer.total = step(derivation.total, reasons, settings)
    } else if question != .derivation, let reach = reasons.reach(of: quantity, isUpwards: question == .atMost) {
      answer.reach = words(reach, reasons, settings)
    }
    return answer
  }

  private func step(
    _ step: DerivationStep, _ reasons: LayoutReasons, _ settings: ConditionalSettings, isLimit: Bool = false
  ) -> WhyAnswer.Step {
    let lines = step.shares.map { share in
      var line = line(share, reasons, isLimit: isLimit)
      if case .row(let origin) = share.reason {
        line.settings = settings.about(origin).map { (place: $0.range, words: $0.words) }
        if case .constraint(let id) = origin, let set = reasons.constant(of: id) {
          line.settings = [(place: sources.steps[set.step.index], words: "a step sets the constant")]
        }
      }
      return line
    }
    return WhyAnswer.Step(
      name: spelled(step.quantity), sum: sumText(step, at: reasons), lines: lines,
      rest: constantWords(step, in: program), step: step)
  }

  private func words(_ reach: Reach, _ reasons: LayoutReasons, _ settings: ConditionalSettings) -> WhyReach {
    let stops = reach.stops.map { stop in
      let yields = stop.sum.shares.map { share in
        if case .row(let origin) = share.reason { return stop.yielding.contains(origin) }
        return false
      }
      return WhyReach.Stop(
        value: stop.value, step: step(stop.sum, reasons, settings, isLimit: true), yields: yields,
        isLimit: stop.yielding.isEmpty)
    }
    return WhyReach(
      isUpwards: reach.isUpwards, free: reach.free, stops: stops, isLimited: reach.isLimited, isCut: reach.isCut)
  }
}
