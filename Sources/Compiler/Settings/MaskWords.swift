internal import LayDiagnostics
internal import LayParser
package import LayRuntime

/// What the words of a mask mean.
package enum MaskWords {
  private static let parts: [AutoresizingMask] = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
    .flexibleBottomMargin,
  ]

  /// Each word, the shorthand first.
  static let table: [(word: String, part: AutoresizingMask)] = MaskNames.families.flatMap { family in
    zip(family, parts).map { (word: $0, part: $1) }
  }

  /// The mask in the log's shorthand.
  package static func spelled(_ mask: AutoresizingMask) -> String {
    let words = table.prefix(6).filter { mask.contains($0.part) }.map { $0.word }
    return words.isEmpty ? "none" : words.joined(separator: "+")
  }

  /// Every word, `none` included.
  static let all: [String] = table.map { $0.word } + ["none"]
}

extension Elaborator {
  /// `W+BM`, `flexibleWidth`, `none`; nil and reported when it is something else.
  func maskValue(_ node: SyntaxNode, in context: Context) -> AutoresizingMask? {
    var words: [SyntaxNode] = []
    var rest = node
    // Sums nest to the left.
    while rest.kind == .binary, rest.token(.plus) != nil {
      let sides = rest.children.filter { $0.kind != .unexpected }
      guard sides.count == 2 else { return nil }
      words.append(sides[1])
      rest = sides[0]
    }
    words.append(rest)
    var mask: AutoresizingMask = []
    for word in words.reversed() {
      guard let part = maskWord(word, isAlone: words.count == 1, whole: node, in: context) else { return nil }
      if !mask.isDisjoint(with: part) {
        report(.maskPartTwice(word.text, at: word.range))
        return nil
      }
      mask.formUnion(part)
    }
    return mask
  }

  private func maskWord(_ node: SyntaxNode, isAlone: Bool, whole: SyntaxNode, in context: Context)
    -> AutoresizingMask?
  {
    switch node.kind {
    case .missing: return nil
    case .nameExpression:
      if let found = MaskWords.table.first(where: { $0.word == node.text }) { return found.part }
      if node.text == "none" && isAlone { return [] }
      report(
        node.text == "none"
          ? .maskForm(whole.text, repaired: nil, at: whole.range)
          : .unknownPropertyWord(node.text, of: "mask", among: MaskWords.all, at: node.range))
    default: report(.maskForm(whole.text, repaired: repairedMask(whole), at: whole.range))
    }
    return nil
  }

  /// `W+H` for `[.flexibleWidth, .flexibleHeight]` and whatever else names the parts and nothing more.
  private func repairedMask(_ node: SyntaxNode) -> String? {
    let record = node.tree.nodes[node.index]
    var words: [String] = []
    for token in Int(record.firstToken)..<Int(record.endToken) {
      switch node.tree.tokenKinds[token] {
      case .name:
        let text = node.tree.tokenText(token)
        guard MaskWords.table.contains(where: { $0.word == text }) else { return nil }
        words.append(text)
      case .dot, .comma, .leftSquare, .rightSquare, .leftParen, .rightParen, .plus, .unknown: break
      case let kind where kind.isTrivia: break
      default: return nil
      }
    }
    guard !words.isEmpty else { return nil }
    return words.dropFirst().reduce(words[0]) { "\($0)+\($1)" }
  }
}
