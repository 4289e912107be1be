internal import LayDiagnostics
internal import LayModel
internal import LayParser

/// A rectangle, size, point or inset in the spelling of UIKit: `.zero`, `[0, 0, 10, 10]`, `.init(x: 0, y: 0, …)`.
struct ForeignGeometry {
  /// The value in the language.
  let text: String

  /// Reads a value of a property; nil for other spellings and for properties of another kind.
  init?(_ node: SyntaxNode, of property: Property) {
    guard let labels = ForeignGeometry.labels(property) else { return nil }
    switch node.kind {
    case .dotExpression, .member:
      guard node.tokens.last?.text == "zero", ForeignGeometry.isOwner(node.children.first) else { return nil }
      text = property.type == .inset ? "0" : ForeignGeometry.tuple(labels.map { _ in "0" })
    case .list:
      let items = node.children.filter { $0.kind != .unexpected }
      guard items.count == labels.count else { return nil }
      text = ForeignGeometry.tuple(items.map { $0.text })
    case .call:
      guard let callee = node.children.first, callee.tokens.last?.text == "init",
        callee.kind == .dotExpression || ForeignGeometry.isOwner(callee.children.first),
        let values = node.child(.arguments)?.values(labels)
      else { return nil }
      text = ForeignGeometry.tuple(values)
    default: return nil
    }
  }

  static func tuple(_ values: [String]) -> String { "(\(values.joinedText(", ")))" }

  /// True for the type in `CGRect.zero`, and if there is none.
  private static func isOwner(_ base: SyntaxNode?) -> Bool {
    guard let base else { return true }
    return [
      "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets", "NSEdgeInsets", "EdgeInsets", "NSRect",
      "NSSize", "NSPoint",
    ].contains(base.text)
  }

  /// The names of the numbers of a property, in order; nil for a property of another kind.
  private static func labels(_ property: Property) -> [String]? {
    switch property.type {
    case .rectangle, .bounds: ["x", "y", "width", "height"]
    case .point: ["x", "y"]
    case .size, .intrinsicSize: ["width", "height"]
    case .inset: ["top", "left", "bottom", "right"]
    default: nil
    }
  }
}

extension SyntaxNode {
  /// The values of arguments or a tuple in the order of labels; nil if the labels are others. An edge that follows the
  /// layout direction stands for the fixed one.
  fileprivate func values(_ labels: [String]) -> [String]? {
    let arguments = children.filter { $0.kind == .argument }
    guard arguments.count == labels.count else { return nil }
    var values = [String](repeating: "", count: labels.count)
    for argument in arguments {
      guard var label = argument.token(.name)?.text, let value = argument.children.last else { return nil }
      if label == "leading" { label = "left" }
      if label == "trailing" { label = "right" }
      guard let index = labels.firstIndex(of: label), values[index].isEmpty else { return nil }
      values[index] = value.text
    }
    return values
  }

  /// The tuple without its labels, in the order of a form such as `'(x, y)'`; nil if the labels are others.
  func withoutLabels(_ form: String) -> String? {
    let names = form.utf8.split { $0 | 0x20 < 0x61 || $0 | 0x20 > 0x7A }.map { String(decoding: $0, as: UTF8.self) }
    return values(names).map { ForeignGeometry.tuple($0) }
  }
}

extension Diagnostic {
  /// A rectangle in the spelling of UIKit: `frame = .zero`.
  static func foreignGeometry(_ value: ForeignGeometry, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "the value of '\(name)' is numbers in parentheses: `\(name) = \(value.text)`", at: range,
      fixIt: FixIt("write '\(value.text)'", [Edit(range, value.text)], .automatic))
  }
}
