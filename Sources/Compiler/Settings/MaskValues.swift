internal import LayDiagnostics
internal import LayModel
internal import LayParser

extension SettingPass {
  /// The value of `W+BM`, `flexibleWidth`, `none`; nil for other values, which are reported.
  func maskValue(_ node: SyntaxNode, in context: Context) -> NamedMask? {
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
    var mask = NamedMask()
    for word in words.reversed() {
      guard let part = maskWord(word, isAlone: words.count == 1, whole: node, in: context) else { return nil }
      let namesEnd = MaskWords.ends.contains(word.text)
      if !(namesEnd ? mask.ends : mask.parts).isDisjoint(with: part) {
        elaborator.report(.maskPartTwice(word.text, at: word.range))
        return nil
      }
      if namesEnd { mask.ends.formUnion(part) } else { mask.parts.formUnion(part) }
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
      if node.text == "none" {
        elaborator.report(.maskForm(whole.text, repaired: nil, at: whole.range))
      } else if let word = ForeignWords.mask(node.text), word != "none" || isAlone {
        elaborator.report(.maskOfUIKit(node.text, word, at: node.range))
      } else {
        elaborator.report(.unknownPropertyWord(node.text, of: "mask", among: MaskWords.all, at: node.range))
      }
    default: elaborator.report(.maskForm(whole.text, repaired: repairedMask(whole), at: whole.range))
    }
    return nil
  }

  /// The mask in valid syntax, `W+H` for `[.flexibleWidth, .flexibleHeight]`; nil if the value contains anything but
  /// names of parts.
  private func repairedMask(_ node: SyntaxNode) -> String? {
    let record = node.tree.nodes[node.index]
    var words: [String] = []
    for token in Int(record.firstToken)..<Int(record.endToken) {
      switch node.tree.tokenKinds[token] {
      case .name:
        let text = node.tree.tokenText(token)
        if MaskNames.owners.contains(text) { continue }
        guard let word = ForeignWords.mask(text) else { return nil }
        words.append(word)
      case .text:
        guard let inner = MaskWords.quoted(node.tree.tokenText(token)) else { return nil }
        words += inner
      case .dot, .comma, .leftSquare, .rightSquare, .leftParen, .rightParen, .plus, .unknown: break
      case let kind where kind.isTrivia: break
      default: return nil
      }
    }
    guard !words.isEmpty, words.count == 1 || !words.contains("none") else { return nil }
    return words.dropFirst().reduce(words[0]) { "\($0)+\($1)" }
  }
}
