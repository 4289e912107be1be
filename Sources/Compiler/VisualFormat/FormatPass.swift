internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// Lowers visual formats.
struct FormatPass {
  let elaborator: Elaborator
  let evaluation: Evaluation

  /// Lowers a `vfl` node: its string, with the names that are visible in its context.
  func lowerVFL(_ node: SyntaxNode, in context: Context, name: NamedConstraintID?) {
    let names = VisibleNames(elaborator: elaborator, evaluation: evaluation, context: context)
    let lowered = lowerVisualFormat(statement: node, condition: context.condition, names: names)
    for diagnostic in lowered.diagnostics { elaborator.report(diagnostic) }
    for use in lowered.uses {
      switch use.target {
      case .view(let view): elaborator.noteUse(use.range, of: elaborator.viewInfos[view.index].declaration)
      case .metric(let metric):
        if let entry = elaborator.entry(metric, from: context.scope) {
          elaborator.noteUse(use.range, of: entry.declaration)
        }
        if elaborator.options.notesValues, case .found(let number) = names.metric(named: metric) {
          evaluation.notedValues.note(number, at: use.range)
        }
      }
    }
    for row in lowered.rows {
      let id = elaborator.addConstraint(row.constraint, range: row.range, statement: node.range, name: name)
      if let superview = row.standardSuperview { elaborator.standardGaps.append((id, superview)) }
    }
  }
}

/// The names that are visible to a visual format in its context.
private struct VisibleNames: VisualFormatNames {
  let elaborator: Elaborator
  let evaluation: Evaluation
  let context: Context

  func view(named name: String) -> VisualFormatLookup<ViewID> {
    switch elaborator.lookUpInVisualFormat(name, from: context.scope) {
    case .view(let view), .guide(let view): return .found(view)
    case .constant(let id):
      switch evaluation.value(of: id) {
      case .view(let view): return .found(view)
      case .unknown: return .reported
      default: return .unknown
      }
    case .unknown: return .reported
    case nil:
      if evaluation.unknownNames.isOfBrokenList(name, from: context.scope) { return .reported }
      return mayBeDeclaredWrongly(name, among: visibleViews) ? .reported : .unknown
    default: return .unfit
    }
  }

  func metric(named name: String) -> VisualFormatLookup<Rational> {
    guard case .constant(let id) = elaborator.lookUp(name, from: context.scope) else {
      if evaluation.unknownNames.mayBeImported(in: context) { return .reported }
      return mayBeDeclaredWrongly(name, among: visibleMetrics) ? .reported : .unknown
    }
    switch evaluation.value(of: id) {
    case .number(let number, _): return .found(number)
    case .unknown: return .reported
    case .view: return .unknown
    default: return .unfit
    }
  }

  private func mayBeDeclaredWrongly(_ name: String, among known: [String]) -> Bool {
    if let list = Elaborator.listName(of: name), elaborator.mayBeDeclaredWrongly(list, resemblesOther: true) {
      return true
    }
    return elaborator.mayBeDeclaredWrongly(name, resemblesOther: nearest(to: name, among: known) != nil)
  }

  func superview(of view: ViewID) -> ViewID? { elaborator.superview(of: view) }

  func displayName(of view: ViewID) -> String {
    view == .root ? elaborator.program.name : elaborator.displayName(of: view)
  }

  var visibleViews: [String] {
    var names = elaborator.visibleNames(from: context.scope, kind: .view)
    var next: ScopeID? = context.scope
    while let scope = next, names.count < Limits.suggestionPool {
      names += elaborator.scopes[scope.index].visualFormatNames.keys.sorted()
      next = elaborator.scopes[scope.index].parent
    }
    return names
  }

  var visibleMetrics: [String] { elaborator.visibleNames(from: context.scope, kind: .constant) }

  var layoutName: String { elaborator.screenName(of: context.scope) }
}
