internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Diagnostics about constraints on edges, the center or the size.

extension Diagnostic {
  static func compoundInequality(_ name: String, _ relation: Relation, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .compoundRelation, "'\(name)' takes only '=='", at: range,
      notes: name == "edges" ? [.help("to keep one view inside another, write one constraint for each edge")] : [])
  }

  static func compoundOnTheLeft(_ left: RuleParts.Side, _ right: RuleParts.Side, at range: SourceRange) -> Diagnostic {
    guard case .compound(_, let compound) = right.value else {
      return Diagnostic(.compoundOperand, "a size is compared with the 'size' of a view", at: range)
    }
    let mayStandRight: Bool
    switch left.value {
    case .view: mayStandRight = true
    case .size, .tuple: mayStandRight = compound == .size
    default: mayStandRight = false
    }
    if mayStandRight {
      return Diagnostic(
        .compoundOperand,
        "'\(compound.name)' belongs on the left: `\(right.node.text) == \(left.node.text)`", at: range)
    }
    return Diagnostic(
      .compoundOperand, "'\(compound.name)' cannot be compared with \(left.value.kindText)", at: right.node.range)
  }

  static func compoundOperand(_ compound: Compound, _ right: RuleParts.Side, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(
      .compoundOperand, "'\(compound.name)' cannot be compared with \(right.value.kindText)", at: range)
    switch (compound, right.value) {
    case (.size, .number):
      let number = right.node.text
      let size = right.node.kind == .literal ? "\(number)x\(number)" : "(\(number), \(number))"
      diagnostic.notes = [.help("a size has two numbers: `\(size)`")]
      diagnostic.fixIt = FixIt("write '\(size)'", [Edit(range, size)], .needsReview)
    case (.edges, .number):
      diagnostic.notes = [.help("for a distance write `.edges == superview inset \(right.node.text)`")]
      diagnostic.fixIt = superview("inset", right.node, at: range)
    case (.center, .tuple):
      diagnostic.notes = [.help("for a distance write `.center == superview offset \(right.node.text)`")]
      diagnostic.fixIt = superview("offset", right.node, at: range)
    default:
      diagnostic.notes = [.help("a view or a guide belongs on the right\(compound == .size ? ", or a size" : "")")]
    }
    return diagnostic
  }

  /// The fix that writes `superview inset 16` for `16`; nil if the constraint has an `inset` or `offset`.
  private static func superview(_ clause: String, _ number: SyntaxNode, at range: SourceRange) -> FixIt? {
    let clauses = number.parent?.children.filter { $0.kind == .insetClause || $0.kind == .offsetClause } ?? []
    let text = "superview \(clause) \(number.text)"
    return clauses.isEmpty ? FixIt("write '\(text)'", [Edit(range, text)], .needsReview) : nil
  }

  static func edgesDiffer(_ left: RuleParts.Side, _ right: RuleParts.Side, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .compoundOperand, "'\(left.node.text)' and '\(right.node.text)' do not name the same edges", at: range,
      notes: [.help("each edge meets the edge of its name; for others write one constraint each: `b.top == a.bottom`")])
  }

  static func insetOfNoEdge(
    _ label: Insets.EdgeLabel, _ left: RuleParts.Side, _ sides: [Attribute], at range: SourceRange
  )
    -> Diagnostic
  {
    var diagnostic = Diagnostic(
      .compoundOperand, "'\(left.node.text)' has no edge for the inset '\(label.rawValue)'", at: range,
      notes: [.help("its edges are \(sides.map { $0.name }.joinedText(", "))")])
    let names = ["left": "leading", "right": "trailing"].filter { pair in sides.contains { $0.name == pair.value } }
    let clause = left.node.parent?.child(.insetClause)
    let edits = (clause?.allTokens ?? []).compactMap { token in names[token.text].map { Edit(token.range, $0) } }
    guard names[label.rawValue] != nil, !edits.isEmpty else { return diagnostic }
    diagnostic.fixIt = FixIt("write 'leading' and 'trailing'", edits, .needsReview)
    return diagnostic
  }

  static func clauseDoesNotFit(_ clause: String, _ compound: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .compoundOperand, "'\(compound)' takes no '\(clause)'", at: range,
      notes: [.help(clause == "inset" ? "'inset' belongs to 'edges'" : "'offset' belongs to 'center' and 'edges'")])
  }

  static func sizeNeedsView(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .compoundOperand, "'inset', 'offset' and sizes belong to 'edges', 'center' and 'size' of a view", at: range)
  }
}
