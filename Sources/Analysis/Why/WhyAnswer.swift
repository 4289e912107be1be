package import LayCompiler
package import LayDiagnostics
package import LayRuntime

/// Why a number of a layout is what it is, in words: what `layc why` shows.
package struct WhyAnswer: Sendable {
  /// One thing that a sum goes back to.
  package struct Line: Sendable {
    /// How often it is in the sum.
    package var factor: Rational
    /// A rule as one would write it, or words for what nobody writes.
    package var text: String
    /// Where it stands; nil for what nobody writes.
    package var place: SourceRange?
    /// What it is made of.
    package var share: DerivationShare
    /// What conditions set about it, each with its place: `'cap' is 600 in state 'wide'`.
    package var settings: [(place: SourceRange, words: String)] = []
  }
  /// One sum.
  package struct Step: Sendable {
    /// `form.width`
    package var name: String
    /// `root.width (375) - 12 - 12`
    package var sum: String
    package var lines: [Line]
    /// What the number is for that stands in no rule: a baseline, alignment insets; nil where there is none.
    package var rest: String?
    package var step: DerivationStep
  }
  /// A rule that does not get its way.
  package struct Unmet: Sendable {
    package var text: String
    package var words: String
    package var place: SourceRange?
    package var wish: UnmetWish
  }
  /// `form.width`, from the layout's braces.
  package var name: String
  package var quantity: Quantity
  package var value: Rational
  /// The values that are as good, where nothing decides.
  package var range: ValueRange?
  /// The steps; empty where there are too many rows that hang together.
  package var steps: [Step]
  /// The whole as one sum.
  package var total: Step?
  /// Rules that ask for something else, and do not get it.
  package var unmet: [Unmet]
  /// How far the number can go, if that was asked.
  package var reach: WhyReach?
  /// Whether steps set it, so that no constraint keeps it where it is.
  package var isStepped = false
}

/// How far a number can go, in words.
package struct WhyReach: Sendable {
  /// A place where it stops.
  package struct Stop: Sendable {
    package var value: Rational
    package var step: WhyAnswer.Step
    /// Of each line of the step, whether it is one of those that give way first.
    package var yields: [Bool]
    /// Whether no rule can give way: it is the limit.
    package var isLimit: Bool
  }
  package var isUpwards: Bool
  /// As far as it goes without any rule holding less well; nil where that is nowhere.
  package var free: Rational?
  package var stops: [Stop]
  package var isLimited: Bool
  package var isCut: Bool
}

/// Which questions about a number are asked.
package enum WhyQuestion: Hashable, Sendable {
  /// Why it is what it is.
  case derivation
  /// What keeps it from being larger.
  case atMost
  /// What keeps it from being smaller.
  case atLeast
}

extension CompiledLayout {
  /// Answers about several numbers at one size.
  package func why(
    _ subject: WhySubject, at environment: Environment, _ question: WhyQuestion = .derivation
  ) -> [WhyAnswer] {
    var reasons = reasons(at: environment)
    let settings = ConditionalSettings(self, in: environment)
    var answers: [WhyAnswer] = []
    for quantity in subject.quantities { answers.append(answer(quantity, question, &reasons, settings)) }
    return answers
  }

  /// The layout at one size; with steps as these have left it.
  private func reasons(at environment: Environment) -> LayoutReasons {
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
