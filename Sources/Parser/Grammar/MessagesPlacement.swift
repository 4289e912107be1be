internal import LayDiagnostics

// Diagnostics about statements inside the wrong braces.

extension Diagnostic {
  static func misplaced(_ what: String, _ sort: StatementSet, in place: Place, at range: SourceRange) -> Diagnostic {
    let isInSteps = sort == .inside && place.kind == .steps
    return Diagnostic(
      .misplacedStatement, "\(what) cannot be \(place.words)", at: range,
      notes: [.help(isInSteps ? "say the view in each step: `title.frame = …`" : sort.places)])
  }

  static func viewInside(_ word: String, _ name: String, path: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedStatement, "'\(word)' cannot be in braces on a view that is declared elsewhere", at: range,
      labels: [Label(path, "without 'view' before it, '\(name)' is declared elsewhere")],
      notes: [.help("to declare '\(name)' here, write `view \(name) {`; else move this to where '\(name)' is declared")]
    )
  }

  static func viewInCondition(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .declarationInCondition, "a \(word) cannot be declared in a 'when' or 'state'", at: range,
      notes: [
        .why("a view exists at every size and in every state, so that its name is always valid"),
        .help("declare it outside and set `hidden` here"),
      ])
  }

  static func ruleInSteps(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .ruleInSteps, "a constraint cannot be among steps", at: range,
      notes: [
        .why("steps set values one after another; a constraint always applies"),
        .help("write a step such as `align a.topLeft with b.bottomLeft`, or move the constraint out of these braces"),
      ])
  }

  static func guideProperty(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .guideProperty, "a guide has no property '\(name)'", at: range,
      notes: [.why("a guide is not drawn: it has attributes and constraints, no properties")])
  }

  static func stepsTwice(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .repeatedSteps, "a second '\(word)' in the same braces", at: range,
      notes: [.help("steps run in their order: put them into one '\(word)'")])
  }
}
