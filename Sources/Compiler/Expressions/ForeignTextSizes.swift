internal import LayDiagnostics
internal import LayModel
internal import LayParser

extension Evaluation {
  /// Reports a comparison with the text size as UIKit and SwiftUI spell it, `dynamicTypeSize >= .accessibility1`; false for other
  /// comparisons.
  func reportForeignTextSize(_ sides: [SyntaxNode], in context: Context) -> Bool {
    guard
      let side = sides.first(where: {
        isForeignTextSize($0, in: context) || isTextSizeOfSizes($0, among: sides, in: context)
      })
    else { return false }
    var edits = [Edit(side.range, EnvironmentWord.textSize.rawValue)]
    for other in sides where other.index != side.index {
      if let size = TextSize(meantBy: other.text) { edits.append(Edit(other.range, size.name)) }
    }
    elaborator.report(.foreignTextSize(side.text, edits, at: side.range))
    return true
  }

  /// Reports `preferredContentSizeCategory.isAccessibilityCategory` and the same question of SwiftUI; false for other conditions.
  func reportForeignTextSize(_ node: SyntaxNode, in context: Context) -> Bool {
    let node = node.insideParentheses
    guard context.words == .condition, node.kind == .member,
      ["isAccessibilityCategory", "isAccessibilitySize"].contains(node.lastName),
      let owner = node.children.first, isForeignTextSize(owner, in: context)
    else { return false }
    let meaning = "\(EnvironmentWord.textSize.rawValue) >= \(TextSize.accessibility1.name)"
    elaborator.report(.foreignTextSize(node.text, [Edit(node.range, meaning)], at: node.range))
    return true
  }

  /// True for the word `text`, with which `sizes` declares text sizes, beside a text size.
  private func isTextSizeOfSizes(_ node: SyntaxNode, among sides: [SyntaxNode], in context: Context) -> Bool {
    node.kind == .nameExpression && node.text == "text" && elaborator.lookUp("text", from: context.scope) == nil
      && sides.contains { TextSize(meantBy: $0.text) != nil }
  }

  /// True for the text size of a trait collection or of SwiftUI's environment, unless the file declares the name.
  private func isForeignTextSize(_ node: SyntaxNode, in context: Context) -> Bool {
    let node = node.insideParentheses
    guard node.kind == .nameExpression || node.kind == .member else { return false }
    let name = node.lastName
    switch name {
    case "preferredContentSizeCategory", "contentSizeCategory", "sizeCategory", "dynamicTypeSize", "textsize",
      "TextSize", "typeSize", "text_size":
      return elaborator.lookUp(name, from: context.scope) == nil
    default: return false
    }
  }
}

extension SyntaxNode {
  /// The last name of a path; all of the text for other nodes.
  fileprivate var lastName: String { text.lastComponent }
}

extension String {
  /// The part behind the last dot; all of a text without one.
  fileprivate var lastComponent: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    return String(self[utf8.index(after: dot)...])
  }
}

extension TextSize {
  /// The text size that a word means in UIKit or SwiftUI: `.accessibilityMedium`, `UIContentSizeCategory.large`.
  init?(meantBy word: String) {
    let name = word.lastComponent
    guard let size = TextSize(name: name) ?? TextSize(nameInUIKit: name) else { return nil }
    self = size
  }
}

extension Diagnostic {
  /// The text size in the spelling of UIKit or SwiftUI.
  fileprivate static func foreignTextSize(_ text: String, _ edits: [Edit], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownName, "there is no '\(text)'; here the text size is 'textSize'", at: range,
      notes: [.help("compare it with a text size: `when textSize >= accessibility1`")],
      fixIt: FixIt(
        edits.count == 1 ? "write '\(edits[0].replacement)'" : "write the condition with 'textSize'", edits,
        .needsReview))
  }
}
