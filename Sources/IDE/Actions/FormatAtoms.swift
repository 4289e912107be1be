internal import LayCompiler
internal import LayParser
internal import LayRuntime

/// A constraint in a form that a visual format can express.
enum FormatAtom: Hashable {
  /// An end of a gap.
  enum End: Hashable {
    case superview
    /// A view by its name in formats.
    case view(String)
  }

  /// The edges that a gap lies between.
  enum Edges: Hashable {
    case leading, left, vertical
  }

  /// A gap from `start` to `end`.
  case gap(Edges, start: End, end: End, demand: String, isOfBaselines: Bool)
  /// A width or height of a view.
  case size(view: String, isVertical: Bool, demand: String)
  /// An attribute that is aligned between two views.
  case alignment(option: String, isOfVerticalFormat: Bool, views: Set<String>)

  /// Returns the atoms of a constraint, one for each of its relations; nil if a format cannot express it.
  static func atoms(of rule: SyntaxNode) -> [FormatAtom]? {
    let sides = rule.children.filter { !$0.kind.isClause }.map { Side($0) }
    let relations = rule.tokens.compactMap { Relation($0.kind) }
    guard sides.count == relations.count + 1, rule.child(.insetClause) == nil, rule.child(.offsetClause) == nil,
      let priority = FormatAtom.priority(of: rule)
    else { return nil }
    var found: [FormatAtom] = []
    for (index, relation) in relations.enumerated() {
      guard let left = sides[index], let right = sides[index + 1],
        let atom = FormatAtom(left, relation, right, priority)
          ?? FormatAtom(right, relation.flipped, left, priority)
      else { return nil }
      found.append(atom)
    }
    return found
  }

  /// Returns `@750`, an empty string for a required constraint, or nil for a priority that formats cannot express.
  private static func priority(of rule: SyntaxNode) -> String? {
    guard let clause = rule.child(.priorityClause) else { return "" }
    guard let value = clause.child(at: 0), value.kind == .literal || value.kind == .nameExpression else { return nil }
    let number = LanguageWords.priorities.first { $0.name == value.text }?.value ?? value.text
    return number == "1000" ? "" : "@\(number)"
  }

  private init?(_ left: Side, _ relation: Relation, _ right: Side, _ priority: String) {
    if let gap = FormatAtom.gap(left, right, relation, priority) {
      self = gap
    } else if let size = FormatAtom.size(left, right, relation, priority) {
      self = size
    } else if let alignment = FormatAtom.alignment(left, right), relation == .equal && priority.isEmpty {
      self = alignment
    } else {
      return nil
    }
  }

  // MARK: - Kinds of atoms

  private static let options: [String: (word: String, isOfVertical: Bool)] = [
    "left": ("alignAllLeft", true), "right": ("alignAllRight", true), "leading": ("alignAllLeading", true),
    "trailing": ("alignAllTrailing", true), "centerX": ("alignAllCenterX", true), "top": ("alignAllTop", false),
    "bottom": ("alignAllBottom", false), "centerY": ("alignAllCenterY", false),
    "firstBaseline": ("alignAllFirstBaseline", false), "lastBaseline": ("alignAllLastBaseline", false),
    "baseline": ("alignAllLastBaseline", false),
  ]

  private static func alignment(_ left: Side, _ right: Side) -> FormatAtom? {
    guard case .view(let a)? = left.item, case .view(let b)? = right.item, a != b, left.constant == nil,
      right.constant == nil, left.attribute == right.attribute, let option = options[left.attribute]
    else { return nil }
    return .alignment(option: option.word, isOfVerticalFormat: option.isOfVertical, views: [a, b])
  }

  private static func size(_ left: Side, _ right: Side, _ relation: Relation, _ priority: String) -> FormatAtom? {
    guard case .view(let view)? = left.item, left.constant == nil,
      left.attribute == "width" || left.attribute == "height"
    else { return nil }
    let isVertical = left.attribute == "height"
    switch right.item {
    case nil:
      guard let constant = right.constant else { return nil }
      let demand = relation.inFormat + constant.inFormat + priority
      return .size(view: view, isVertical: isVertical, demand: demand)
    case .view(let other) where right.constant == nil && right.attribute == left.attribute && other != view:
      return .size(view: view, isVertical: isVertical, demand: relation.sign + other + priority)
    default: return nil
    }
  }

  /// Reads `later.begin == earlier.end + 8`, where one of them may be the superview, whose own edges face inwards.
  private static func gap(_ left: Side, _ right: Side, _ relation: Relation, _ priority: String) -> FormatAtom? {
    guard left.constant == nil, let leftItem = left.item, let rightItem = right.item else { return nil }
    let constant = right.constant ?? .zero
    if let edges = FormatAtom.edges(from: rightItem, right.attribute, to: leftItem, left.attribute),
      !constant.isTakenAway
    {
      return .gap(
        edges.edges, start: rightItem, end: leftItem, demand: relation.inFormat + constant.inFormat + priority,
        isOfBaselines: edges.isOfBaselines)
    }
    if let edges = FormatAtom.edges(from: leftItem, left.attribute, to: rightItem, right.attribute),
      let turned = constant.negated
    {
      return .gap(
        edges.edges, start: leftItem, end: rightItem,
        demand: relation.flipped.inFormat + turned.inFormat + priority,
        isOfBaselines: edges.isOfBaselines)
    }
    return nil
  }

  private static let families: [(edges: Edges, begin: String, end: String)] = [
    (.leading, "leading", "trailing"), (.left, "left", "right"), (.vertical, "top", "bottom"),
  ]

  /// Returns the edges of a gap from one item to another.
  private static func edges(
    from start: End, _ startName: String, to end: End, _ endName: String
  ) -> (edges: Edges, isOfBaselines: Bool)? {
    for family in families {
      let first = start == .superview ? family.begin : family.end
      let last = end == .superview ? family.end : family.begin
      if startName == first && endName == last && !(start == .superview && end == .superview) {
        return (family.edges, false)
      }
    }
    let isOfBaselines = (startName == "lastBaseline" || startName == "baseline") && endName == "firstBaseline"
    return isOfBaselines && start != .superview && end != .superview ? (.vertical, true) : nil
  }
}

/// A side of a constraint: an attribute with an optional constant behind it, or a constant alone.
private struct Side {
  /// A number or a name, which may be subtracted.
  struct Constant {
    var text: String
    var isNumber: Bool
    var isNegative = false

    static var zero: Constant { Constant(text: "0", isNumber: true) }

    /// The spelling in gaps and predicates.
    var inFormat: String { isNegative ? "-\(text)" : text }

    /// True for a subtracted name: formats have no minus before names.
    var isTakenAway: Bool { isNegative && !isNumber }

    /// The constant with its sign flipped; nil if formats cannot express it.
    var negated: Constant? {
      var turned = self
      turned.isNegative = text != "0" && !isNegative
      return turned.isTakenAway ? nil : turned
    }
  }

  var item: FormatAtom.End?
  var attribute = ""
  var constant: Constant?

  init?(_ node: SyntaxNode) {
    if let constant = Side.constant(node) {
      self.constant = constant
    } else if node.kind == .member, let base = node.child(at: 0), let item = Side.item(base),
      let attribute = node.token(.name)?.text
    {
      (self.item, self.attribute) = (item, attribute)
    } else if node.kind == .binary, let left = node.child(at: 0), let right = node.child(at: 1),
      let side = Side(left), side.item != nil, side.constant == nil, var constant = Side.constant(right)
    {
      guard node.token(.plus) != nil || node.token(.minus) != nil else { return nil }
      constant.isNegative = node.token(.minus) != nil
      (item, attribute, self.constant) = (side.item, side.attribute, constant)
    } else {
      return nil
    }
  }

  private static func constant(_ node: SyntaxNode) -> Constant? {
    switch node.kind {
    case .literal: node.token(.number).map { Constant(text: $0.text, isNumber: true) }
    case .nameExpression where ReservedNames.group(of: node.text) == nil: Constant(text: node.text, isNumber: false)
    default: nil
    }
  }

  /// Returns an item by its name in formats: `bar0` for `bar[0]`.
  private static func item(_ node: SyntaxNode) -> FormatAtom.End? {
    switch node.kind {
    case .nameExpression where node.text == "superview": return .superview
    case .nameExpression where ReservedNames.group(of: node.text) == nil: return .view(node.text)
    case .subscripted:
      guard let base = node.child(at: 0), base.kind == .nameExpression, let index = node.child(.index),
        index.children.allSatisfy({ $0.kind == .literal && $0.text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } })
      else { return nil }
      return .view(base.text + index.children.map { $0.text }.joined(separator: "_"))
    default: return nil
    }
  }
}

extension Relation {
  /// The spelling before a number in a format, where `==` is left out.
  fileprivate var inFormat: String { self == .equal ? "" : sign }
}
