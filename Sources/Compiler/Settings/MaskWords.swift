internal import LayDiagnostics
internal import LayParser
package import LayRuntime

/// The words of a mask. AppKit's words for the vertical margins name an end of the y axis, so the margin that they
/// denote depends on the superview.
struct NamedMask: Hashable {
  /// The parts whose words mean the same in every superview.
  var parts: AutoresizingMask = []
  /// The parts that are named by an end of the y axis, as a flipped superview reads them: `minYMargin` is the top margin.
  var ends: AutoresizingMask = []

  /// The mask in a superview.
  func mask(isFlipped: Bool) -> AutoresizingMask { parts.union(isFlipped ? ends : mirroredEnds) }

  /// The margins that are named twice in a superview.
  func repeated(isFlipped: Bool) -> AutoresizingMask { parts.intersection(isFlipped ? ends : mirroredEnds) }

  private var mirroredEnds: AutoresizingMask {
    var mirrored: AutoresizingMask = []
    if ends.contains(.flexibleTopMargin) { mirrored.insert(.flexibleBottomMargin) }
    if ends.contains(.flexibleBottomMargin) { mirrored.insert(.flexibleTopMargin) }
    return mirrored
  }
}

/// The words of masks.
package enum MaskWords {
  private static let parts: [AutoresizingMask] = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
    .flexibleBottomMargin,
  ]

  /// AppKit's words for the ends of the y axis.
  static let ends: Set<String> = ["minYMargin", "maxYMargin"]

  /// Each word, the shorthand first, with its part in a flipped superview.
  static let table: [(word: String, part: AutoresizingMask)] = MaskNames.families.flatMap { family in
    zip(family, parts).map { (word: $0, part: $1) }
  }

  /// The mask in the shorthand of UIKit's logs.
  package static func spelled(_ mask: AutoresizingMask) -> String {
    let words = table.prefix(6).filter { mask.contains($0.part) }.map { $0.word }
    return words.isEmpty ? "none" : words.joined(separator: "+")
  }

  /// All words, including `none`.
  static let all: [String] = table.map { $0.word } + ["none"]
}

extension Elaborator {
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
        report(.maskPartTwice(word.text, at: word.range))
        return nil
      }
      if namesEnd { mask.ends.formUnion(part) } else { mask.parts.formUnion(part) }
    }
    return mask
  }

  /// The mask of `view` that `mask` denotes in its superview.
  func mask(_ mask: NamedMask, of view: ViewID) -> AutoresizingMask {
    mask.mask(isFlipped: isFlipped(program.views[view.index].superview))
  }

  /// True if the y axis points down in a superview: always in UIKit, and in AppKit if the view is flipped.
  func isFlipped(_ superview: ViewID?) -> Bool {
    guard isAppKit, let superview else { return true }
    return assignments.base(superview, .ignored("isFlipped"))?.value == .bool(true)
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

  /// The mask in valid syntax, `W+H` for `[.flexibleWidth, .flexibleHeight]`; nil if the value contains anything but
  /// names of parts.
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
