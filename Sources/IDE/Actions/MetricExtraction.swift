internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// The extraction of a number or an expression into a metric.
struct MetricExtraction {
  let site: ActionSite

  /// Extracts a number, or a selected expression of numbers, into a metric of the layout or component. For a number there is a
  /// second action for all equal numbers of the same measure: two points are not two lines.
  func drafts() -> [ActionDraft] {
    guard let number = selectedNumber, let owner = owner(of: number.node), let block = owner.child(.block) else {
      return []
    }
    let name = site.freeName(like: nameForMetric(of: number))
    let declaration = insertion(of: "metric \(name) = \(site.text(number.range))", into: block)
    var drafts = [
      ActionDraft(title: "extract the metric '\(name)'", edits: [declaration, Edit(number.range, name)])
    ]
    let measure = measure(of: number)
    let equal = number.value.map { numbers($0, in: block) }?.filter { self.measure(of: $0) == measure } ?? []
    if equal.count > 1 {
      let edits = [declaration] + equal.map { Edit($0.range, name) }
      drafts.append(ActionDraft(title: "extract the metric '\(name)' for all \(equal.count) places", edits: edits))
    }
    return drafts
  }

  /// A number, or an expression of numbers, that a name may replace.
  private struct Number {
    var node: SyntaxNode
    var range: SourceRange
    /// Nil for an expression.
    var value: Rational?
    /// The suggested name of a number in a format; nil outside of formats.
    var name: String?
  }

  /// The number at the cursor, or the selected expression.
  private var selectedNumber: Number? {
    let selection = site.selection
    let token = site.tree.token(at: selection.start)
    let node = site.tree.node(at: selection.start)
    if token.kind == .number && token.range.holds(selection) { return number(token) }
    if token.kind == .text, node.kind == .vfl { return formatNumbers(of: node).first { $0.range.holds(selection) } }
    if selection.isEmpty {
      // A cursor right behind a number is at it too.
      let before = site.tree.token(at: max(0, selection.start - 1))
      return before.kind == .number ? number(before) : nil
    }
    var next: SyntaxNode? = node
    while let current = next, current.range.start >= selection.start, current.range.end <= selection.end {
      if current.range == selection { return current.isOfNumbers ? Number(node: current, range: selection) : nil }
      next = current.parent
    }
    return nil
  }

  private func number(_ token: SyntaxToken) -> Number? {
    let node = site.tree.node(at: token.range.start)
    guard node.kind == .literal, node.mayBeNamed else { return nil }
    return Number(node: node, range: token.range, value: Rational(decimal: token.text))
  }

  /// Returns the numbers in a visual format that a name may replace: those in gaps and in predicates in parentheses.
  private func formatNumbers(of node: SyntaxNode) -> [Number] {
    guard let format = node.visualFormat else { return [] }
    let extent = format.orientation == .vertical ? "Height" : "Width"
    var found: [Number] = []
    func add(_ object: VisualFormat.Object?, _ name: String) {
      guard case .number(let number)? = object else { return }
      found.append(Number(node: node, range: number.range, value: Rational(decimal: number.decimal), name: name))
    }
    func add(_ predicates: [VisualFormat.Predicate], _ name: String) {
      for predicate in predicates {
        add(predicate.object, name)
        add(predicate.priority, "weight")
      }
    }
    for view in format.views { add(view.predicates, view.name.map { $0.text + extent } ?? "gap") }
    for connection in format.views.map({ $0.connection }) + [format.trailingConnection] {
      if case .predicates(let own)? = connection?.gap { add(own, "gap") }
    }
    return found
  }

  /// Returns all numbers in braces that are equal to this one and that a name may replace, in source order.
  private func numbers(_ value: Rational, in block: SyntaxNode) -> [Number] {
    var found: [Number] = []
    for node in block.subtree {
      if node.kind == .vfl { found += formatNumbers(of: node).filter { $0.value == value } }
      guard node.kind == .literal, let token = node.token(.number), Rational(decimal: token.text) == value,
        node.mayBeNamed
      else { continue }
      found.append(Number(node: node, range: token.range, value: value))
    }
    return found
  }

  /// Returns the layout or component around a node.
  private func owner(of node: SyntaxNode) -> SyntaxNode? {
    node.ancestor { $0 == .layoutDeclaration || $0 == .componentDeclaration }
  }

  /// Inserts a declaration behind the metrics inside the braces, else behind `sizes`, else before all statements.
  private func insertion(of declaration: String, into block: SyntaxNode) -> Edit {
    let statements = block.children
    let before = statements.last { $0.kind == .metricDeclaration } ?? statements.last { $0.kind == .sizesStatement }
    if let before {
      let isAlone = site.standsAlone(before)
      let place = isAlone ? site.snapshot.file.endOfLine(behind: before) : before.range.end
      return Edit(place.place(in: site.tree), site.lines(["", declaration], inPlaceOf: before))
    }
    guard let first = statements.first else { return Edit(block.range.start.place(in: site.tree), "") }
    return Edit(first.range.start.place(in: site.tree), site.lines([declaration, ""], inPlaceOf: first))
  }

  /// Returns the measure of a number: lengths, factors, priorities, sizes of the screen, or the unit of one property.
  private func measure(of number: Number) -> String {
    let name = nameForMetric(of: number)
    switch name {
    case "factor", "ratio", "share": return "factor"
    case "weight", "limit", "fontSize": return name
    default: return name.hasSuffix("Value") ? name : "length"
    }
  }

  // MARK: - Names

  /// Returns a name for a number from its position in the source: `gap`, `photoWidth`, `fontSize`.
  private func nameForMetric(of number: Number) -> String {
    if let name = number.name ?? nameOfFactor(number.node) { return name }
    var node: SyntaxNode? = number.node
    while let current = node {
      switch current.kind {
      case .argument where current.parent?.parent?.kind == .kind: return nameForArgument(current)
      case .insetClause: return "margin"
      case .offsetClause: return "shift"
      case .priorityClause: return "weight"
      case .setting: return nameForValue(of: current)
      case .rule: return nameForSide(of: current)
      case .whenStatement: return "limit"
      case .block: return "number"
      default: node = current.parent
      }
    }
    return "number"
  }

  /// Returns a name for a side of a ratio or for a factor of a product; nil for other numbers.
  private func nameOfFactor(_ node: SyntaxNode) -> String? {
    guard let parent = node.parent, parent.kind == .binary else { return nil }
    if parent.token(.slash) != nil { return parent.children.allSatisfy { $0.kind == .literal } ? "ratio" : "share" }
    return parent.token(.star) == nil ? nil : "factor"
  }

  /// Returns `rowHeight` for `view row: Row(height: 44)`.
  private func nameForArgument(_ argument: SyntaxNode) -> String {
    guard let label = argument.token(.name)?.text,
      let view = argument.ancestor({ $0 == .viewDeclaration })?.token(.name)?.text
    else { return "number" }
    return view + label.prefix(1).uppercased() + label.dropFirst()
  }

  private func nameForValue(of setting: SyntaxNode) -> String {
    let property = setting.child(at: 0)?.allTokens.last?.text ?? ""
    switch property {
    case "font": return "fontSize"
    case "spacing", "rowSpacing", "columnSpacing", "spacingAfter": return "gap"
    case "margins": return "margin"
    case "constant": return "limit"
    default: return ReservedNames.group(of: property) == nil && property != "" ? "\(property)Value" : "number"
    }
  }

  /// Returns `photoWidth` for a constraint on a size of `photo`, else `gap`.
  private func nameForSide(of rule: SyntaxNode) -> String {
    for side in rule.children {
      guard side.kind == .member || side.kind == .dotExpression, let attribute = side.token(.name)?.text,
        attribute == "width" || attribute == "height"
      else { continue }
      let view = side.child(at: 0)?.allTokens.last { $0.kind == .name }?.text
      let owner = side.ancestor { $0 == .viewDeclaration || $0 == .guideDeclaration }?.token(.name)?.text
      guard let name = side.kind == .member ? view : owner else { return attribute == "width" ? "wide" : "high" }
      return name + attribute.prefix(1).uppercased() + attribute.dropFirst()
    }
    return "gap"
  }
}

extension SyntaxNode {
  /// True if a metric may replace this number: not in indices, loops, declared sizes, expectations and other constants.
  fileprivate var mayBeNamed: Bool {
    var (node, inner) = (parent, self)
    while let current = node {
      switch current.kind {
      case .index, .sizesStatement, .expectStatement, .allowStatement, .parameter, .distributeStep, .spreadStep,
        .letDeclaration, .list:
        return false
      case .metricDeclaration where inner.index == index: return false
      case .forStatement where inner.kind != .block: return false
      case .layoutDeclaration, .componentDeclaration: return true
      default: (node, inner) = (current.parent, current)
      }
    }
    return false
  }

  /// True if it is computed from numbers and names alone.
  fileprivate var isOfNumbers: Bool {
    let isComputed = kind == .binary || kind == .negative || kind == .tuple || kind == .call
    return isComputed && mayBeNamed && subtree.contains { $0.kind == .literal }
      && subtree.allSatisfy { node in
        switch node.kind {
        case .literal: node.token(.number) != nil
        case .binary, .negative, .tuple, .argument, .arguments, .call, .nameExpression: true
        default: false
        }
      }
  }
}
