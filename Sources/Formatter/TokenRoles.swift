internal import LayParser

/// The roles of tokens that have one spelling: the minus of `-8` and of `a - 8`, the bracket of a list and of an index.
struct TokenRoles {
  enum Role: UInt8 {
    case none
    /// The dot of `.width`.
    case leadingDot
    /// The minus of `-8`.
    case sign
    /// The bracket of a tuple or a list; that of an index or of arguments has no space before it.
    case startsValue
    /// The slash of `16/9` and the plus of `W+BM`: one number, one mask, not a calculation.
    case tight
    /// The dots of `iPhone...`, which belong to the name.
    case trailing
  }
  private var roles: [Role]

  init(_ tree: SyntaxTree) {
    roles = [Role](repeating: .none, count: tree.tokenCount)
    for (index, node) in tree.nodes.enumerated() {
      switch node.kind {
      case .dotExpression: roles[Int(node.firstToken)] = .leadingDot
      case .negative: roles[Int(node.firstToken)] = .sign
      case .tuple, .list: roles[Int(node.firstToken)] = .startsValue
      case .binary: tie(SyntaxNode(tree: tree, index: index))
      case .sizeRange: tieDots(of: SyntaxNode(tree: tree, index: index))
      default: break
      }
    }
  }

  subscript(token: Int) -> Role { roles[token] }

  private mutating func tie(_ node: SyntaxNode) {
    guard let left = node.child(at: 0), let right = node.child(at: 1) else { return }
    if let stroke = node.token(.slash), left.kind == .literal, right.kind == .literal { roles[stroke.index] = .tight }
    guard let plus = node.token(.plus), TokenRoles.isMask(right) else { return }
    let isTied = left.token(.plus).map { roles[$0.index] == .tight } ?? TokenRoles.isMask(left)
    if isTied { roles[plus.index] = .tight }
  }

  private mutating func tieDots(of range: SyntaxNode) {
    guard range.children.isEmpty, range.token(.size) == nil, let dots = range.token(.ellipsis) else { return }
    roles[dots.index] = .trailing
  }

  private static let maskWords = Set(MaskNames.families.joined())

  private static func isMask(_ node: SyntaxNode) -> Bool {
    node.kind == .nameExpression && maskWords.contains(node.text)
  }
}
