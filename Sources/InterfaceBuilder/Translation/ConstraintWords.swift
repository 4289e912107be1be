/// A constraint in the words of the language, in the braces of one view.
struct ConstraintWords {
  var element: Int
  /// The view in whose braces it stands.
  var scope: ViewIndex
  var left: Target
  var relation: BuilderRelation
  var factor: Ratio
  /// nil for a constant.
  var right: Target?
  var constant: Length
  var priority: Length
  /// Its name, from an outlet or identifier; nil if it has none.
  var name: String?

  /// True if it can be part of a compound constraint.
  var isPlain: Bool {
    name == nil && relation == .equal && factor == .one && priority == Length(1000) && left.owner == ""
  }

  var text: String {
    var sum = ""
    if let right {
      sum = factor == .one ? right.text : "\(factor.text) * \(right.text)"
      if constant > .zero { sum += " + \(constant.text())" }
      if constant < .zero { sum += " - \(constant.magnitude.text())" }
    } else {
      sum = constant.text()
    }
    let prefix = name.map { "constraint \($0): " } ?? ""
    return "\(prefix)\(left.text) \(relation.text) \(sum)\(priorityText)"
  }

  private var priorityText: String {
    switch priority {
    case Length(1000): ""
    case Length(750): " @high"
    case Length(250): " @low"
    default: " @\(priority.text())"
    }
  }
}

extension References {
  /// Puts a constraint into words; nil if it refers to a view outside of this layout or an attribute without words.
  func words(_ constraint: BuilderConstraint) -> ConstraintWords? {
    let isSwapped = standsSecond(constraint)
    guard let second = constraint.second, let secondAttribute = constraint.secondAttribute else {
      let scope = constraint.first.view
      guard let left = attribute(constraint.first, constraint.firstAttribute, from: scope) else { return nil }
      return ConstraintWords(
        element: constraint.element, scope: scope, left: left, relation: constraint.relation, factor: .one, right: nil,
        constant: constraint.constant, priority: constraint.priority)
    }
    let scope = isSwapped ? second.view : constraint.first.view
    guard let first = attribute(constraint.first, constraint.firstAttribute, from: scope),
      let other = attribute(second, secondAttribute, from: scope)
    else { return nil }
    let canSwap = constraint.multiplier == .one || constraint.constant == .zero && constraint.multiplier.numerator > 0
    if isSwapped && canSwap {
      return ConstraintWords(
        element: constraint.element, scope: scope, left: other, relation: constraint.relation.mirrored,
        factor: constraint.multiplier.inverse, right: first, constant: -constraint.constant,
        priority: constraint.priority)
    }
    return ConstraintWords(
      element: constraint.element, scope: scope, left: first, relation: constraint.relation,
      factor: constraint.multiplier, right: other, constant: constraint.constant, priority: constraint.priority)
  }

  /// True if the second view of a constraint is the one that it places: the first one is around it, or a guide.
  private func standsSecond(_ constraint: BuilderConstraint) -> Bool {
    guard let second = constraint.second, second.guide == nil else { return false }
    let first = constraint.first
    if first.view == second.view { return first.guide != nil && second.guide == nil }
    if document.superviews(of: second.view).contains(first.view) { return true }
    if document.superviews(of: first.view).contains(second.view) { return false }
    return first.guide != nil
  }
}

/// Joins plain constraints into compound ones.
struct Compounds {
  private static let edges = ["top", "leading", "bottom", "trailing"]

  /// Returns the statements of constraints in the braces of one view, each of its own unless it joins them. It joins none of the
  /// elements `apart`.
  static func statements(_ constraints: [ConstraintWords], joins: Bool = true, apart: Set<Int> = []) -> [Statement] {
    var rest = constraints.filter { joins && !apart.contains($0.element) }
    var result: [Statement] = []
    joinEdges(&rest, &result)
    joinSize(&rest, &result)
    joinCenter(&rest, &result)
    let left = Set(rest.map { $0.element })
    let single = constraints.filter { !joins || apart.contains($0.element) || left.contains($0.element) }
    return result + single.map { Statement(text: $0.text, sources: [$0.element]) }
  }

  private static func joinEdges(_ rest: inout [ConstraintWords], _ result: inout [Statement]) {
    var owners: [String] = []
    for words in rest where isEdge(words) {
      if let owner = words.right?.owner, !owners.contains(owner) { owners.append(owner) }
    }
    for owner in owners {
      var found: [ConstraintWords] = []
      for edge in edges {
        let match = rest.first { isEdge($0) && $0.right?.owner == owner && $0.left.attribute == edge }
        if let match { found.append(match) }
      }
      guard found.count > 1 else { continue }
      let joined = Set(found.map { $0.element })
      rest.removeAll { joined.contains($0.element) }
      let names = found.count == 4 ? "" : "(\(found.map { $0.left.attribute }.joined(separator: ", ")))"
      result.append(
        Statement(text: ".edges\(names) == \(owner)\(inset(found))", sources: found.map { $0.element }))
    }
  }

  private static func isEdge(_ words: ConstraintWords) -> Bool {
    guard words.isPlain, let right = words.right, !right.owner.isEmpty else { return false }
    return right.attribute == words.left.attribute && edges.contains(words.left.attribute)
  }

  /// The ` inset …` of edges; empty if all constants are 0.
  private static func inset(_ found: [ConstraintWords]) -> String {
    var values: [String: Length] = [:]
    for words in found {
      let edge = words.left.attribute
      values[edge] = edge == "top" || edge == "leading" ? words.constant : -words.constant
    }
    if found.allSatisfy({ $0.constant == .zero }) { return "" }
    let first = values[found[0].left.attribute] ?? .zero
    if values.values.allSatisfy({ $0 == first }) { return " inset \(first.text())" }
    var labels: [(String, Length)] = []
    if let leading = values["leading"], let trailing = values["trailing"], leading == trailing {
      labels.append(("horizontal", leading))
      (values["leading"], values["trailing"]) = (nil, nil)
    }
    if let top = values["top"], let bottom = values["bottom"], top == bottom {
      labels.append(("vertical", top))
      (values["top"], values["bottom"]) = (nil, nil)
    }
    for edge in edges { if let value = values[edge] { labels.append((edge, value)) } }
    let shown = labels.filter { $0.1 != .zero }.map { "\($0.0): \($0.1.text())" }
    return " inset (\(shown.joined(separator: ", ")))"
  }

  private static func joinSize(_ rest: inout [ConstraintWords], _ result: inout [Statement]) {
    guard let width = rest.first(where: { $0.isPlain && $0.left.attribute == "width" }),
      let height = rest.first(where: { $0.isPlain && $0.left.attribute == "height" })
    else { return }
    var text = ""
    if width.right == nil, height.right == nil, width.constant >= .zero, height.constant >= .zero {
      text = ".size == \(width.constant.text())x\(height.constant.text())"
    } else if let first = width.right, let second = height.right, first.owner == second.owner, !first.owner.isEmpty,
      first.attribute == "width", second.attribute == "height", width.constant == .zero, height.constant == .zero
    {
      text = ".size == \(first.owner)"
    } else {
      return
    }
    rest.removeAll { $0.element == width.element || $0.element == height.element }
    result.append(Statement(text: text, sources: [width.element, height.element]))
  }

  private static func joinCenter(_ rest: inout [ConstraintWords], _ result: inout [Statement]) {
    guard
      let x = rest.first(where: { $0.isPlain && $0.left.attribute == "centerX" && $0.right?.attribute == "centerX" }),
      let y = rest.first(where: { $0.isPlain && $0.left.attribute == "centerY" && $0.right?.attribute == "centerY" }),
      let first = x.right, first.owner == y.right?.owner, !first.owner.isEmpty
    else { return }
    rest.removeAll { $0.element == x.element || $0.element == y.element }
    let isMoved = x.constant != .zero || y.constant != .zero
    let offset = isMoved ? " offset (\(x.constant.text()), \(y.constant.text()))" : ""
    result.append(Statement(text: ".center == \(first.owner)\(offset)", sources: [x.element, y.element]))
  }
}
