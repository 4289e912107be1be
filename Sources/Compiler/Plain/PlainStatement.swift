internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Nearly all statements of a file are plain: a constraint between two sums of attributes and numbers, or a content size
// or priority that is a number. They are read straight from the columns of the tree, without a value, a list or a
// string for each part. A statement that is not plain, or has anything to report, is left to the general path, which
// starts over: so this one reports nothing, and has no effects before the whole statement is understood.

/// A statement that is being read as a plain one.
struct PlainStatement {
  /// A sum of attributes and a number, or a number or percentage alone.
  struct Sum {
    enum Kind {
      case number, percent, linear
    }
    var kind: Kind
    var constant: Fraction
    /// True if the number can only be a length.
    var isLength = false
    /// The index of its first term in ``PlainStatement/terms``; its terms are the last ones.
    var start: Int
  }

  /// A multiple of an attribute.
  struct Multiple {
    var view: ViewID
    var attribute: Attribute
    var coefficient: Fraction
  }

  /// A use of a name: its token, and the range of its declaration.
  struct Use {
    var token: Int
    var declaration: SourceRange
  }

  /// The value of a path.
  enum Subject {
    case view(ViewID)
    case list(ViewListID)
    case sum(Sum)
  }

  let elaborator: Elaborator
  private(set) var tree: SyntaxTree
  /// The name of each token.
  private(set) var names: [NameID]
  private(set) var context: Context
  /// The first view that the statement names; `superview` means its superview.
  var firstView: ViewID?
  /// True if the statement may contain attributes.
  var takesAttributes = true
  var terms: [Multiple] = []
  var uses: [Use] = []
  /// Values that count towards ``Limits/elements``.
  var elements = 0
  /// True if the statement means the same in every iteration of a loop.
  var isShared = true

  /// The maximum expression depth; deeper expressions are not plain.
  static let depth = 12
  /// The maximum number of terms of a constraint, since they are compared pairwise.
  static let mostTerms = 16
  /// The maximum number of nodes of a call or of parentheses.
  static let nodes = 256

  /// A reader that begins in the first file.
  init(_ elaborator: Elaborator, _ context: Context) {
    (self.elaborator, self.context) = (elaborator, context)
    (tree, names) = (elaborator.files[0].tree, elaborator.tokenNames[0])
  }

  /// Begins another statement; reuses the storage of the arrays.
  mutating func begin(_ context: Context, takesAttributes: Bool) {
    self.context = context
    self.takesAttributes = takesAttributes
    firstView = nil
    elements = 0
    isShared = true
    terms.removeAll(keepingCapacity: true)
    uses.removeAll(keepingCapacity: true)
  }

  /// Continues with the statements of another file.
  mutating func turn(to tree: SyntaxTree, names: [NameID]) { (self.tree, self.names) = (tree, names) }

  // MARK: The tree

  func kind(_ node: Int) -> SyntaxKind { tree.nodes[node].kind }

  /// The last child of a node that has children; for a child, the one before it.
  func previousSibling(_ node: Int) -> Int { Int(tree.nodes[node].firstNode) - 1 }

  /// The only child; nil if there is none, or more than one.
  func onlyChild(_ node: Int) -> Int? {
    let first = Int(tree.nodes[node].firstNode)
    return first < node && Int(tree.nodes[node - 1].firstNode) == first ? node - 1 : nil
  }

  /// The two children; nil if there are more or fewer.
  func twoChildren(_ node: Int) -> (left: Int, right: Int)? {
    let first = Int(tree.nodes[node].firstNode)
    guard first < node else { return nil }
    let left = previousSibling(node - 1)
    return left >= first && Int(tree.nodes[left].firstNode) == first ? (left, node - 1) : nil
  }

  /// The only token between two nodes, apart from trivia; nil if there is none, or more than one.
  func token(from left: Int, to right: Int) -> Int? {
    var found: Int?
    for token in Int(tree.nodes[left].endToken)..<Int(tree.nodes[right].firstToken)
    where !tree.tokenKinds[token].isTrivia {
      if found != nil { return nil }
      found = token
    }
    return found
  }

  /// True if a node consists of one token.
  func isOneToken(_ node: Int) -> Bool {
    let record = tree.nodes[node]
    return record.endToken == record.firstToken + 1
  }

  func name(_ token: Int) -> NameID { names[token] }

  func range(_ node: Int) -> SourceRange { SyntaxNode(tree: tree, index: node).range }
}

extension PlainStatement {
  /// Begins to read a statement as a plain one; false if its file has diagnostics.
  mutating func begin(_ node: SyntaxNode, in context: Context, takesAttributes: Bool) -> Bool {
    guard elaborator.options.takesShortcuts, node.tree.diagnostics.isEmpty else { return false }
    if node.tree !== tree { turn(to: node.tree, names: elaborator.tokenNames[Int(node.tree.file.rawValue)]) }
    begin(context, takesAttributes: takesAttributes)
    return true
  }

  /// The result of a comparison of two numbers; nil if it is not plain.
  static func truth(_ node: SyntaxNode, in context: Context, _ elaborator: Elaborator) -> Bool? {
    guard node.kind == .comparison else { return nil }
    var plain = PlainStatement(elaborator, context)
    guard plain.begin(node, in: context, takesAttributes: false),
      let (first, second) = plain.twoChildren(node.index), let token = plain.token(from: first, to: second),
      let sign = Condition.Comparison(node.tree.tokenKinds[token]), let left = plain.sum(first), left.kind == .number,
      let right = plain.sum(second), right.kind == .number
    else { return nil }
    plain.keep()
    return sign.holds(left.constant, right.constant)
  }

  /// Records the uses and element count of the statement.
  func keep() {
    elaborator.elementCount += elements
    for use in uses { elaborator.noteUse(tree.tokenRange(use.token), of: use.declaration) }
  }
}

extension Condition.Comparison {
  /// True if the comparison of `a` with `b` holds; both must fit.
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
