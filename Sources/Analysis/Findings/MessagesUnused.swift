internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Diagnostic {
  /// A name that nothing uses, with the fix that removes its declaration.
  static func unused(_ found: UnusedName) -> Diagnostic {
    let name = found.name
    var notes: [Note] = []
    let message: String
    switch found.kind {
    case .importedFile: message = "nothing of \(name) is used here"
    case .metric: message = "the metric '\(name)' is never used"
    case .letBinding: message = "the let '\(name)' is never used"
    case .parameter: message = "the component never uses its parameter '\(name)'"
    case .component: message = "no layout of this file uses the component '\(name)'"
    case .state: message = "the state '\(name)' changes nothing: it is empty"
    case .guide: message = "the guide '\(name)' places nothing"
    case .constraint:
      message = "nothing uses the name '\(name)'"
      notes.append(.note("this name stands for several constraints, so `--set` cannot set a constant with it"))
    }
    var diagnostic = Diagnostic(found.kind.code, message, at: found.range, notes: notes)
    if found.removal.isEmpty {
      diagnostic.notes.append(.help("remove it here, and wherever other files set it"))
    } else {
      let rest = found.kind == .guide && found.removal.count > 1 ? " with the constraints that place it" : ""
      diagnostic.fixIt = FixIt(found.kind.removal + rest, found.removal, .needsReview)
    }
    return diagnostic
  }

  /// A priority of a constraint that holds at every size that `layout` declares.
  static func pointlessPriority(_ written: (range: SourceRange, removal: Edit), in layout: CompiledLayout) -> Diagnostic
  {
    var diagnostic = Diagnostic(
      .pointlessPriority,
      "this priority changes nothing: the constraint holds at every declared size of '\(layout.name)'",
      at: written.range,
      notes: [.note("no inequality, text or image depends on this constraint, and no value that an app can set does")])
    diagnostic.fixIt = FixIt("remove the priority", [written.removal], .needsReview)
    return diagnostic
  }

  /// A priority that is the required one.
  static func requiredPriority(_ written: (range: SourceRange, removal: Edit)) -> Diagnostic {
    var diagnostic = Diagnostic(
      .pointlessPriority, "this priority changes nothing: a constraint without one is required", at: written.range)
    diagnostic.fixIt = FixIt("remove the priority", [written.removal], .needsReview)
    return diagnostic
  }

  /// The margins of a stack that arranges its views without them.
  static func idleMargins(
    of stack: String, at setting: SourceRange, view: SourceRange, in compilation: Compilation
  ) -> Diagnostic {
    let change = "layoutMarginsRelativeArrangement = true"
    var diagnostic = Diagnostic(
      .idleMargins, "the margins of '\(stack)' have no effect: it arranges its views without them", at: setting,
      notes: [.help("write `\(change)`, or remove `margins`")])
    diagnostic.fixIt = compilation.adding([change], toViewNamedAt: view).map {
      FixIt("write `\(change)` in the braces of '\(stack)'", $0, .needsReview)
    }
    return diagnostic
  }

  /// An optional constraint that `other` outranks.
  static func outrankedRule(
    at statement: SourceRange, by other: SourceRange, isHigher: Bool, in compilation: Compilation
  ) -> Diagnostic {
    let diagnostic = Diagnostic(
      .outrankedRule,
      "this constraint has no effect: a constraint with \(isHigher ? "a higher" : "the same") priority on the same length or distance "
        + "overrides it",
      at: statement, labels: [Label(other, "this constraint overrides it")],
      notes: [.help("drop this constraint, or give it the higher priority")])
    return diagnostic.droppingRule(in: compilation)
  }
}

extension UnusedName.Kind {
  /// The code of its finding.
  fileprivate var code: DiagnosticCode {
    switch self {
    case .importedFile: .unusedImport
    case .metric: .unusedMetric
    case .letBinding: .unusedLet
    case .parameter: .unusedParameter
    case .component: .unusedComponent
    case .state: .unusedState
    case .guide: .unusedGuide
    case .constraint: .unusedName
    }
  }

  /// The effect of the fix.
  fileprivate var removal: String {
    switch self {
    case .importedFile: "remove this import"
    case .metric: "remove this metric"
    case .letBinding: "remove this let"
    case .parameter: "remove this parameter and its arguments"
    case .component: "remove this component"
    case .state: "remove this state"
    case .guide: "remove this guide"
    case .constraint: "remove this name"
    }
  }
}
