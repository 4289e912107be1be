internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// The parts of a constraint statement.
struct RuleParts {
  /// A side, with its value.
  struct Side {
    var node: SyntaxNode
    var value: Value
  }
  var sides: [Side]
  /// The relations, one between each two sides.
  var relations: [(relation: Relation, range: SourceRange)]
  var inset: SyntaxNode?
  var offset: SyntaxNode?
  var priority: Priority
  /// The range of the whole statement.
  var range: SourceRange
}

/// Lowers constraints: relations, chains and compounds.
struct ConstraintPass {
  let elaborator: Elaborator
  let evaluation: Evaluation

  /// Lowers a `rule` node: a relation, a chain or a compound. `name` is the name before its colon. A wrong constraint,
  /// which is reported, adds nothing.
  func lowerRule(_ node: SyntaxNode, in context: Context, name: NamedConstraintID?) {
    let context = elaborator.statementContext(node, in: context)
    context.statement?.isNamed = name != nil
    guard let parts = ruleParts(node, in: context) else { return }
    let rows: [ConstraintRow]?
    if parts.sides.contains(where: { $0.isCompound }) || parts.inset != nil || parts.offset != nil {
      rows = compoundRows(parts, in: context)
    } else {
      rows = linearRows(parts, in: context)
    }
    guard let rows else { return }
    for row in rows where !row.isEmpty {
      let description = ConstraintDescription(
        row.terms, row.relation, row.constant, priority: parts.priority, condition: context.condition)
      elaborator.addConstraint(description, range: row.range, statement: node.range, name: name)
    }
  }

  /// The sides, relations and clauses of a constraint; nil after an error, which is reported.
  func ruleParts(_ node: SyntaxNode, in context: Context) -> RuleParts? {
    var parts = RuleParts(sides: [], relations: [], priority: .required, range: node.range)
    var isComplete = true
    for child in node.children {
      switch child.kind {
      case .insetClause: parts.inset = child.children.first
      case .offsetClause: parts.offset = child.children.first
      case .priorityClause:
        guard let value = child.children.first, let priority = evaluation.priority(value, in: context) else {
          isComplete = false
          continue
        }
        parts.priority = priority
      case .unexpected: isComplete = false
      default:
        let value = evaluation.evaluate(child, in: context)
        if case .unknown = value {
          // A setting with `==` by mistake: its value is no side of a constraint.
          if parts.sides.isEmpty && elaborator.diagnostics.last?.code == .propertyInRule { return nil }
          isComplete = false
        }
        parts.sides.append(RuleParts.Side(node: child, value: value))
      }
    }
    for token in node.tokens { addRelation(token, to: &parts) }
    guard isComplete, parts.sides.count == parts.relations.count + 1, parts.sides.count > 1 else { return nil }
    return isOneWay(parts) ? parts : nil
  }

  private func addRelation(_ token: SyntaxToken, to parts: inout RuleParts) {
    switch token.kind {
    case .equalEqual: parts.relations.append((.equal, token.range))
    // Of an assertion; in a constraint the parser reports `<` and reads it as `<=`.
    case .lessEqual, .less: parts.relations.append((.lessOrEqual, token.range))
    case .greaterEqual, .greater: parts.relations.append((.greaterOrEqual, token.range))
    default: break
    }
  }

  /// True if a chain has one direction; otherwise the parser has reported it.
  private func isOneWay(_ parts: RuleParts) -> Bool {
    !parts.relations.contains { $0.relation == .lessOrEqual }
      || !parts.relations.contains { $0.relation == .greaterOrEqual }
  }
}

extension RuleParts.Side {
  var isCompound: Bool {
    switch value {
    case .compound, .size: true
    default: false
    }
  }
}
