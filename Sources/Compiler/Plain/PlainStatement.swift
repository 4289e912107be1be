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
    var constant: Rational
    /// Whether a number can only be a length.
    var isLength = false
    /// Where its terms begin in ``PlainStatement/terms``; they are the last ones.
    var start: Int
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
  /// The names that were used: their tokens, and what is declared where.
  var uses: [(token: Int, declaration: SourceRange)] = []
  /// Values that count towards ``Limits/elements``.
  var elements = 0

  /// Expressions in expressions; what nests deeper is not plain.
  static let depth = 12
  /// Nodes of a call or of parentheses.
  static let nodes = 256
  /// Bits of a number.
  static let bits = 62

  init(_ node: SyntaxNode, names: [NameID], context: Context) {
    tree = node.tree
    self.names = names
    self.context = context
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
    var plain = PlainStatement(node, names: tokenNames[Int(node.tree.file.rawValue)], context: context)
    guard let rule = plainRule(node.index, &plain) else { return false }
    keep(plain)
    addConstraint(rule.description, range: rule.range, statement: node.range, name: name)
    return true
  }

  /// Notes what a plain setting sets, if it is one; says whether it was.
  func lowerPlainSetting(_ statement: PendingStatement, in context: Context) -> Bool {
    let node = statement.node
    guard takesShortcuts, node.tree.diagnostics.isEmpty, !viewInfos.isEmpty else { return false }
    var plain = PlainStatement(node, names: tokenNames[Int(node.tree.file.rawValue)], context: context)
    plain.takesAttributes = false
    guard let setting = plainSetting(node.index, &plain) else { return false }
    keep(plain)
    guard !statement.isCheckedOnly, !isNever(context.condition) else { return true }
    for (slot, value) in [setting.first, setting.second].compactMap({ $0 }) {
      let assignment = Assignment(
        value: value, condition: context.condition, level: statement.level, depth: statement.depth,
        specificity: setting.isPart ? 1 : 0, property: setting.property, range: node.range)
      add(assignment, to: Assignments.Key(owner: .view(context.dot), slot: slot))
    }
    return true
  }

  /// Notes what a plain statement came upon.
  private func keep(_ plain: PlainStatement) {
    elementCount += plain.elements
    for use in plain.uses { noteUse(plain.tree.tokenRange(use.token), of: use.declaration) }
  }
}
