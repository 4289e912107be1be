package import LayCompiler
package import LayDiagnostics
package import LayRuntime

extension StepFinding.Kind {
  /// The code of its diagnostics.
  var code: DiagnosticCode {
    switch self {
    case .loop, .tooManyPasses: .layoutLoop
    case .divisionByZero, .longNumber, .deepQuestion, .tooMuchWork, .tooManyFindings: .stepFailed
    case .negativeSize, .noRoom: .stepWithoutRoom
    case .growing: .growingStep
    }
  }
}

extension Diagnostic {
  /// A finding about a step, at `sizes`.
  package static func step(_ finding: StepFinding, at sizes: [ExactSize], in layout: CompiledLayout) -> Diagnostic {
    let place = layout.sources.steps[finding.step.index]
    var diagnostic = Diagnostic(
      finding.kind.code, "\(message(finding, in: layout)) at \(spell(sizes))", at: place,
      sizes: sizes.map { $0.spelled })
    switch finding.kind {
    case .loop(let others):
      diagnostic.explainLoop(finding.step, others, in: layout)
      diagnostic.notes += [
        .why(
          "layout runs again after a step that changes an input of the constraints, \(StepLimits.passes) times at most"
        ),
        .help("let the step read only values that do not depend on what it sets"),
      ]
    case .tooManyPasses(let others):
      diagnostic.explainLoop(finding.step, others, in: layout)
      diagnostic.notes += [.help("let fewer steps change what others read, or let them agree in fewer passes")]
    case .divisionByZero: diagnostic.notes = [.help("test the value first: put a `when` around the step")]
    case .longNumber:
      diagnostic.notes = [.help("round what is computed again and again, for example with `roundToPixel`")]
    case .deepQuestion:
      diagnostic.notes = [.help("`sizeThatFits` may read subviews, never superviews")]
    case .tooMuchWork:
      diagnostic.notes = [
        .note(
          "instructions, operands and views that are lined up are counted; this step and those after it are left out"),
        .help("ask each view for its size once, and keep the answer in a 'let'"),
      ]
    case .tooManyFindings: diagnostic.notes = [.note("what goes wrong in later steps is not shown")]
    case .negativeSize:
      diagnostic.notes = [.note("the view gets 0 instead"), .help("if that is intended, write `max(0, …)`")]
    case .noRoom: diagnostic.notes = [.note("the views get a length of 0")]
    case .growing(let view, let part, let before, let after):
      diagnostic.explainGrowth(of: view, part, from: before, to: after, in: layout)
    }
    return diagnostic
  }

  private static func message(_ finding: StepFinding, in layout: CompiledLayout) -> String {
    switch finding.kind {
    case .loop: "this step sets another value each time layout runs"
    case .divisionByZero: "this step divides by 0"
    case .longNumber: "a number of this step has more than \(StepLimits.numberBits) bits"
    case .deepQuestion: "views ask others for their sizes more than \(StepLimits.questionDepth) deep here"
    case .tooManyPasses: "layout runs more than \(StepLimits.allPasses) times because of steps such as this one"
    case .tooMuchWork: "the steps do more than \(StepLimits.work) things"
    case .tooManyFindings: "more than \(StepLimits.findings) things go wrong in the steps of this layout"
    case .negativeSize(let view, let axis, let length):
      "this step gives '\(layout.spelledPath(view))' a \(axis.extent) of \(length)"
    case .growing: "this step changes the view again in each layout pass"
    case .noRoom(_, let room) where room.sign < 0: "there is no room to divide: its length is \(room)"
    case .noRoom(let spaces, let room): "the spaces alone need \(spaces) of the \(room) there are"
    }
  }

  /// Describes the value of the number after each layout pass, and the frame that no pass resets.
  private mutating func explainGrowth(
    of view: ViewID, _ part: Ambiguity.Part, from before: Rational, to after: Rational, in layout: CompiledLayout
  ) {
    let name = layout.spelledPath(view)
    let description = layout.program.views[view.index]
    let isMasked = description.placement == .mask && !description.mask.isEmpty
    caretLabel = "the \(part.words) of '\(name)' is \(before) after one layout pass, \(after) after two"
    notes = [
      .why(
        isMasked
          ? "a mask starts from the current frame, which this step changed in the last layout pass"
          : "no constraint places '\(name)', so each layout pass starts from the frame that the last one left"
      ),
      .note("layc shows the result of one pass"),
      .help(
        "let the step read only values that it does not set, such as the bounds of the view with the `layoutSubviews`, or the size of the content"
      ),
    ]
  }

  /// Labels both lines: the other step, or the constraint between the number that the step sets and the one it reads.
  private mutating func explainLoop(_ step: StepID, _ others: [StepID], in layout: CompiledLayout) {
    for other in others.prefix(4) where layout.sources.steps[other.index] != range {
      labels.append(Label(layout.sources.steps[other.index], "so does this one"))
    }
    if labels.isEmpty {
      for instruction in layout.program.steps.instructions where instruction.step == step {
        guard case .setConstant(let rule, _) = instruction.action else { continue }
        labels = [
          Label(layout.sources.constraints[rule.index], "this constraint determines a value that the step reads")
        ]
      }
    }
  }
}
