internal import LayDiagnostics
internal import LayModel
internal import LayParser

// Values and owners in the spelling of UIKit or SwiftUI, which have properties of their own here.

extension SettingPass {
  /// Reports `.systemFont(ofSize: 17, weight: .bold)`, `UIImage(named: "star")` and `UIColor.red`; false for other values.
  func reportsForeignValue(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> Bool {
    if target.property.type == .colour {
      guard node.kind == .member, let base = node.children.first, let name = node.token(.name)?.text,
        ["UIColor", "NSColor", "Color"].contains(base.text), evaluation.unknownNames.isUnbound(base, in: context)
      else { return false }
      elaborator.report(.colourByName(name, at: node.range))
      return true
    }
    if target.property.name == "font", let font = ForeignFont(node) {
      elaborator.report(.fontAsCall(font, path: target.path, at: node.range))
      return true
    }
    if target.property.name == "image", let name = SettingPass.nameOfPicture(node) {
      elaborator.report(.pictureAsCall(name, at: node.range))
      return true
    }
    return false
  }

  /// The text in `UIImage(named: "star")` or `.init(systemName: "star")`, with its quotes; nil for other nodes.
  private static func nameOfPicture(_ node: SyntaxNode) -> String? {
    guard node.kind == .call, let callee = node.children.first?.tokens.last?.text,
      ["UIImage", "NSImage", "Image", "init"].contains(callee)
    else { return nil }
    return node.child(.arguments)?.children.compactMap { $0.children.first }.first { $0.isTextLiteral }?.text
  }

  /// Reports `layer.cornerRadius` or `titleLabel.font`, a property of an object inside a view of UIKit that is the view's own
  /// here; false for other targets.
  func reportsInnerObject(_ last: SyntaxToken, of base: SyntaxNode, _ node: SyntaxNode, in context: Context) -> Bool {
    guard let object = base.tokens.last, ["layer", "titleLabel"].contains(object.text) else { return false }
    let path = "\(object.text).\(last.text)"
    let same = object.text == "titleLabel" ? Property.named(last.text) : nil
    guard let property = same ?? Property.named(inOtherLanguages: path) ?? Property.named(inOtherLanguages: last.text)
    else { return false }
    if base.kind == .nameExpression {
      guard elaborator.lookUp(object.text, from: context.scope) == nil else { return false }
    } else {
      guard base.kind == .member, let outer = base.children.first, !isUnknown(outer, in: context),
        case .view(let view) = evaluation.evaluate(outer, in: context),
        elaborator.memberScopes(of: view).allSatisfy({ elaborator.scopes[$0.index][object.text] == nil })
      else { return false }
    }
    let range = object.range.union(last.range)
    elaborator.report(.innerObject(path, property.name, at: range))
    return true
  }

  /// True for a single name that is not declared, which is reported elsewhere.
  private func isUnknown(_ node: SyntaxNode, in context: Context) -> Bool {
    node.kind == .nameExpression && ReservedNames.group(of: node.text) == nil
      && elaborator.lookUp(node.text, from: context.scope) == nil
  }
}

/// A font as UIKit, AppKit or SwiftUI write it.
struct ForeignFont {
  /// The size, as it is written.
  let size: String
  /// The weight; nil for the regular one.
  let weight: FontWeight?
  /// The family, in quotes; nil for that of the system.
  let family: String?
  /// True if the three say all of it.
  let isComplete: Bool

  /// The font of `.systemFont(ofSize: 17, weight: .bold)` and its like; nil for other nodes.
  init?(_ node: SyntaxNode) {
    guard node.kind == .call, let callee = node.children.first?.tokens.last?.text,
      ForeignFont.functions.contains(callee), let arguments = node.child(.arguments)
    else { return nil }
    var (size, family): (String?, String?) = (nil, nil)
    var weight = callee == "boldSystemFont" ? FontWeight.bold : nil
    for argument in arguments.children where argument.kind == .argument {
      guard let value = argument.children.first else { continue }
      switch argument.token(.name)?.text {
      case "ofSize", "size", "fixedSize": size = value.text
      case "weight": weight = value.tokens.last.flatMap { FontWeight(name: $0.text) }
      default: if value.isTextLiteral { family = value.text }
      }
    }
    guard let size else { return nil }
    (self.size, self.weight, self.family) = (size, weight == .regular ? nil : weight, family)
    isComplete = ["systemFont", "boldSystemFont", "system"].contains(callee)
  }

  private static let functions = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont", "UIFont",
    "NSFont", "init", "system", "custom",
  ]

  /// The value of `font`, with further settings behind it: `17; fontWeight = bold`.
  func settings(path: String) -> String {
    let weightText = weight.map { "; \(path)fontWeight = \($0.name)" } ?? ""
    return size + weightText + (family.map { "; \(path)fontFamily = \($0)" } ?? "")
  }
}

extension SyntaxNode {
  fileprivate var isTextLiteral: Bool { kind == .literal && tokens.first?.kind == .text }
}

extension Diagnostic {
  /// A font in one value: `font = .systemFont(ofSize: 17, weight: .bold)`.
  fileprivate static func fontAsCall(_ font: ForeignFont, path: String, at range: SourceRange) -> Diagnostic {
    let settings = font.settings(path: path)
    return Diagnostic(
      .wrongValue, "'font' is the size of the letters: `\(path)font = \(settings)`", at: range,
      fixIt: FixIt("write '\(settings)'", [Edit(range, settings)], font.isComplete ? .automatic : .needsReview))
  }

  /// A picture in a call: `image = UIImage(named: "star")`.
  fileprivate static func pictureAsCall(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "'image' is the name of the picture alone: `\(name)`", at: range,
      fixIt: FixIt("write '\(name)'", [Edit(range, name)], .automatic))
  }

  /// A property of an object inside a view: `layer.cornerRadius`.
  fileprivate static func innerObject(_ path: String, _ property: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownProperty, "'\(path)' is a property of the view itself here: `\(property)`", at: range,
      fixIt: FixIt("change '\(path)' to '\(property)'", [Edit(range, property)], .automatic))
  }
}
