internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

// Nearly all statements of a file are plain: a rule between two sums of attributes and numbers, or a content size or
// priority that is a number. They are read straight from the columns of the tree, without a value, a list or a text of
// each part. What is not plain, or has anything to report, is left to the general way, which begins anew: so this one
// reports nothing, and leaves nothing behind before all of the statement is understood.

/// The statement that is being read as a plain one.
struct PlainStatement {
  /// A sum of attributes and a number, or a number or percentage alone.
  struct Sum {
    enum Kind {
      case number, percent, linear
    }
    var kind: Kind
    var constant: Fraction
    /// Whether a number can only be a length.
    var isLength = false
    /// Where its terms begin in ``PlainStatement/terms``; they are the last ones.
    var start: Int
  }

  /// A multiple of an attribute.
  struct Term {
    var view: ViewID
    var attribute: Attribute
    var coefficient: Fraction
  }

  /// A name that was used: its token, and what is declared where.
  struct Use {
    var token: Int
    var declaration: SourceRange
  }

  /// Lists that one statement hands on to the next, so that they are allocated once.
  struct Lists {
    var terms: [Term] = []
    var uses: [Use] = []
  }

  /// What a path has come to.
  enum Subject {
    case view(ViewID)
    case list(ViewListID)
    case sum(Sum)
  }

  let tree: SyntaxTree
  /// Of each token, the name that it is.
  let names: [NameID]
  let context: Context
  /// The first view that the statement names, whose superview `superview` is.
  var firstView: ViewID?
  /// Whether attributes may stand in it.
  var takesAttributes = true
  var terms: [Term] = []
  var uses: [Use] = []
  /// Values that count towards ``Limits/elements``.
  var elements = 0

  /// Expressions in expressions; what nests deeper is not plain.
  static let depth = 12
  /// Terms of a rule: they are compared with each other.
  static let mostTerms = 16
  /// Nodes of a call or of parentheses.
  static let nodes = 256

  init(_ node: SyntaxNode, names: [NameID], context: Context, _ lists: inout Lists) {
    tree = node.tree
    self.names = names
    self.context = context
    swap(&terms, &lists.terms)
    swap(&uses, &lists.uses)
  }

  /// Hands the lists on.
  mutating func handOn(_ lists: inout Lists) {
    terms.removeAll(keepingCapacity: true)
    uses.removeAll(keepingCapacity: true)
    swap(&terms, &lists.terms)
    swap(&uses, &lists.uses)
  }

  // MARK: The tree

  func kind(_ node: Int) -> SyntaxKind { tree.nodes[node].kind }

  /// The last child of a node that has children, and of each child the one before it.
  func previousSibling(_ node: Int) -> Int { Int(tree.nodes[node].firstNode) - 1 }

  /// The only child; nil when there is none, or there are more.
  func onlyChild(_ node: Int) -> Int? {
    let first = Int(tree.nodes[node].firstNode)
    return first < node && Int(tree.nodes[node - 1].firstNode) == first ? node - 1 : nil
  }

  /// The two children; nil when there are more or less.
  func twoChildren(_ node: Int) -> (left: Int, right: Int)? {
    let first = Int(tree.nodes[node].firstNode)
    guard first < node else { return nil }
    let left = previousSibling(node - 1)
    return left >= first && Int(tree.nodes[left].firstNode) == first ? (left, node - 1) : nil
  }

  /// The only token between two nodes, trivia not counted.
  func token(from left: Int, to right: Int) -> Int? {
    var found: Int?
    for token in Int(tree.nodes[left].endToken)..<Int(tree.nodes[right].firstToken)
    where !tree.tokenKinds[token].isTrivia {
      if found != nil { return nil }
      found = token
    }
    return found
  }

  /// Whether a node is one token.
  func isOneToken(_ node: Int) -> Bool {
    let record = tree.nodes[node]
    return record.endToken == record.firstToken + 1
  }

  func name(_ token: Int) -> NameID { names[token] }

  func range(_ node: Int) -> SourceRange { SyntaxNode(tree: tree, index: node).range }
}

extension Elaborator {
  /// Lowers a rule if it is plain; says whether it was.
  func lowerPlainRule(_ node: SyntaxNode, in context: Context, name: NamedConstraintID?) -> Bool {
    guard takesShortcuts, node.tree.diagnostics.isEmpty, !viewInfos.isEmpty else { return false }
    var plain = PlainStatement(
      node, names: tokenNames[Int(node.tree.file.rawValue)], context: context, &plainLists)
    defer { plain.handOn(&plainLists) }
    guard let rule = plainRule(node.index, &plain) else { return false }
    keep(plain)
    addConstraint(rule.description, range: rule.range, statement: node.range, name: name)
    return true
  }

  /// Notes what a plain setting sets, if it is one; says whether it was.
  func lowerPlainSetting(_ statement: PendingStatement, in context: Context) -> Bool {
    let node = statement.node
    guard takesShortcuts, node.tree.diagnostics.isEmpty, !viewInfos.isEmpty else { return false }
    var plain = PlainStatement(
      node, names: tokenNames[Int(node.tree.file.rawValue)], context: context, &plainLists)
    defer { plain.handOn(&plainLists) }
    plain.takesAttributes = false
    guard let setting = plainSetting(node.index, &plain) else { return false }
    keep(plain)
    guard !statement.isCheckedOnly, !isNever(context.condition) else { return true }
    var assignment = Assignment(
      value: setting.first.1, condition: context.condition, level: statement.level, depth: statement.depth,
      specificity: setting.isPart ? 1 : 0, property: setting.property, range: node.range)
    add(assignment, to: Assignments.Key(owner: .view(context.dot), slot: setting.first.0))
    if let (slot, value) = setting.second {
      assignment.value = value
      add(assignment, to: Assignments.Key(owner: .view(context.dot), slot: slot))
    }
    return true
  }

  /// Whether a comparison of two numbers holds; nil if it is not plain.
  func plainTruth(_ node: SyntaxNode, in context: Context) -> Bool? {
    guard takesShortcuts, node.kind == .comparison, node.tree.diagnostics.isEmpty else { return nil }
    var plain = PlainStatement(
      node, names: tokenNames[Int(node.tree.file.rawValue)], context: context, &plainLists)
    defer { plain.handOn(&plainLists) }
    plain.takesAttributes = false
    guard let (first, second) = plain.twoChildren(node.index), let token = plain.token(from: first, to: second),
      let sign = Condition.Comparison(node.tree.tokenKinds[token]), let left = plainSum(first, &plain),
      left.kind == .number, let right = plainSum(second, &plain), right.kind == .number
    else { return nil }
    keep(plain)
    return sign.holds(left.constant, right.constant)
  }

  /// Notes what a plain statement came upon.
  private func keep(_ plain: PlainStatement) {
    elementCount += plain.elements
    for use in plain.uses { noteUse(plain.tree.tokenRange(use.token), of: use.declaration) }
  }
}

extension Condition.Comparison {
  /// Whether `a` compares with `b` in this way; both must fit.
  fileprivate func holds(_ a: Fraction, _ b: Fraction) -> Bool {
    switch self {
    case .less: a.isBelow(b)
    case .lessOrEqual: !b.isBelow(a)
    case .equal: a == b
    case .greaterOrEqual: !a.isBelow(b)
    case .greater: b.isBelow(a)
    }
  }
}
