internal import LayDiagnostics

/// A change of the text that adds a step.
struct StepAddition {
  /// ``align a.topLeft with .topLeft``
  var text: String
  var edit: Edit
}

/// Steps that would determine the ambiguous numbers of a view, and whether a trial showed that they do.
struct TriedSteps {
  var additions: [StepAddition]
  /// True if a check with them finds fewer ambiguities and no other diagnostics.
  var isTried: Bool
}

extension Diagnostic {
  /// Adds the steps that determine the ambiguous numbers of a view.
  mutating func add(_ steps: TriedSteps) {
    let texts = joinedWords(steps.additions.map { "`\($0.text)`" })
    if steps.isTried {
      notes.append(.help("tried: with \(texts) among the steps, these numbers are determined"))
      fixIt = FixIt("add \(texts) to the steps", steps.additions.map { $0.edit }, .needsReview)
    } else {
      notes.append(.help("add a step, for example \(texts)"))
    }
  }
}
