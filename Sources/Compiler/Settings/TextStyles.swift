internal import LayDiagnostics
internal import LayModel
internal import LayParser

// Text styles as values of `font`.

extension SettingPass {
  /// The text style that a value of `font` names, as the value of its slot; empty after an error, nil for other values.
  func styleValues(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> [(Slot, SlotValue)]? {
    guard node.kind == .nameExpression else { return styleInSum(target, node, in: context) ? [] : nil }
    let entry = elaborator.entry(node.text, from: context.scope)
    if TextStyle(name: node.text) != nil {
      if let entry, case .constant = entry.binding {
        elaborator.report(.styleOverConstant(node.text, at: node.range, declaration: entry.declaration))
      }
      return [(target.slot, .word(node.text))]
    }
    if let entry, case .constant = entry.binding { return nil }
    if let meant = ForeignStyle(node.text) {
      elaborator.report(.foreignStyle(meant, at: node.range))
    } else if entry == nil, evaluation.unknownNames.isWord(node, in: context),
      nearest(to: node.text, among: target.property.words) != nil
    {
      elaborator.report(.unknownPropertyWord(node.text, of: target.text, among: target.property.words, at: node.range))
    } else {
      return nil
    }
    return []
  }

  /// Reports a text style in a sum, `body + 2`; false for other values, and where all names are constants.
  private func styleInSum(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> Bool {
    for index in Int(node.tree.nodes[node.index].firstNode)...node.index {
      let part = SyntaxNode(tree: node.tree, index: index)
      if part.kind == .nameExpression, TextStyle(name: part.text) != nil,
        elaborator.lookUp(part.text, from: context.scope) == nil
      {
        elaborator.report(.styleInSum(part.text, at: part.range))
        return true
      }
    }
    return false
  }
}

/// A text style in another spelling than UIKit's, or one without sizes.
struct ForeignStyle {
  /// The name as it is written.
  let name: String
  /// The style that it means; nil if there are no sizes of it.
  let style: TextStyle?

  private init(_ name: String, _ style: TextStyle?) { (self.name, self.style) = (name, style) }

  /// The style that SwiftUI or Interface Builder calls `name`; nil for other names and for those of this language.
  init?(_ name: String) {
    switch name {
    case "title": self.init(name, .title1)
    case "caption": self.init(name, .caption1)
    case "subhead": self.init(name, .subheadline)
    case "extraLargeTitle", "extraLargeTitle2": self.init(name, nil)
    default: return nil
    }
  }

  /// The style of `.preferredFont(forTextStyle: .body)`, `Font.body` or `.title`; nil for other nodes. A dot alone before a name
  /// of this language is reported with the words of all properties.
  init?(_ node: SyntaxNode) {
    var word = node
    if node.kind == .call {
      let callee = node.children.first?.tokens.last?.text
      guard callee == "preferredFont" || callee == "system",
        let argument = node.child(.arguments)?.firstChild(where: { $0.kind == .argument })
      else { return nil }
      // `.system(.body)` of SwiftUI; `.system(size: 17)` is a font of a fixed size.
      guard callee == "preferredFont" || argument.token(.name) == nil, let value = argument.children.first else {
        return nil
      }
      word = value
    } else if node.kind == .member {
      guard let base = node.children.first, ["Font", "UIFont", "NSFont"].contains(base.text) else { return nil }
    }
    guard word.kind == .dotExpression || word.kind == .member, let name = word.tokens.last?.text else { return nil }
    if let style = TextStyle(name: name) {
      self.init(name, style)
    } else {
      self.init(name)
    }
  }
}

extension Diagnostic {
  /// A style in the spelling of UIKit or SwiftUI: `font = .preferredFont(forTextStyle: .body)`.
  static func foreignStyle(_ meant: ForeignStyle, at range: SourceRange) -> Diagnostic {
    guard let style = meant.style else {
      return Diagnostic(
        .unknownPropertyWord, "'font' knows no text style '\(meant.name)'", at: range,
        notes: [
          .why("Apple publishes no sizes of it for the text sizes"),
          .help("write `largeTitle`, or a size in points"),
        ])
    }
    return Diagnostic(
      .wrongValue, "a text style is one word: `font = \(style.name)`", at: range,
      fixIt: FixIt("write '\(style.name)'", [Edit(range, style.name)], .automatic))
  }

  /// A sum with a text style: `font = body + 2`.
  fileprivate static func styleInSum(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "'\(name)' is a text style, and nothing is computed with styles", at: range,
      notes: [.help("write the style alone, or a size in points")])
  }

  /// `font = body` where `body` is a constant too.
  fileprivate static func styleOverConstant(_ name: String, at range: SourceRange, declaration: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .styleOverConstant, "'\(name)' is the text style here, not the constant", at: range,
      labels: [Label(declaration, "the constant")],
      notes: [.help("rename the constant, or write `\(name) + 0` for its number")])
  }

  /// `text xHuge` in `sizes`.
  static func unknownTextSize(_ name: String, at range: SourceRange) -> Diagnostic {
    let names = TextSize.allCases.map { $0.name }
    var diagnostic = Diagnostic(
      .unknownTextSize, "no text size '\(name)'", at: range, notes: [.help("there are \(names.joinedText(", "))")])
    if let guess = TextSize(meantBy: name)?.name ?? nearest(to: name, among: names) {
      diagnostic.message += "; did you mean '\(guess)'?"
      diagnostic.fixIt = FixIt("change '\(name)' to '\(guess)'", [Edit(range, guess)], .needsReview)
    }
    return diagnostic
  }

  /// Text sizes in a layout of macOS.
  static func textSizesOnMac(_ system: ControlSystem, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .textSizesOnMac, "there are no text sizes on macOS, and `system = \(system.name)`", at: range,
      notes: [
        .why("on macOS each text style has one size"),
        .help("remove the text sizes, or set a `system` of iOS"),
      ])
  }
}
