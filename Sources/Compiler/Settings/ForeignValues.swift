internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Values and owners in the spelling of UIKit or SwiftUI, which have properties of their own here.

extension SettingPass {
  /// Reports `.systemFont(ofSize: 17, weight: .bold)`, `UIImage(named: "star")`, `UIColor.red` and `700` for a weight; false
  /// for other values.
  func reportsForeignValue(_ target: SettingTarget, _ node: SyntaxNode, in context: Context) -> Bool {
    if target.property.type == .colour { return reportsForeignColour(node, in: context) }
    if let value = ForeignGeometry(node, of: target.property) {
      elaborator.report(.foreignGeometry(value, target.text, at: node.range))
      return true
    }
    switch target.property.name {
    case "font":
      if let style = ForeignStyle(node) {
        elaborator.report(.foreignStyle(style, at: node.range))
        return true
      }
      guard let font = ForeignFont(node) else { return false }
      elaborator.report(.fontAsCall(font, path: target.path, at: node.range))
    case "fontWeight":
      guard let weight = FontWeight(numberInCSS: node.text) else { return false }
      elaborator.report(.weightAsNumber(node.text, weight, at: node.range))
    case "image":
      guard let name = SettingPass.nameOfPicture(node) else { return false }
      elaborator.report(.pictureAsCall(name, at: node.range))
    default: return false
    }
    return true
  }

  /// Reports `UIColor.red` and `UIColor(red: 1, green: 0, blue: 0, alpha: 1)`, also in a pair, where names alone are reported
  /// too; false for other values.
  private func reportsForeignColour(_ node: SyntaxNode, in context: Context) -> Bool {
    if node.kind == .tuple {
      var isForeign = false
      for part in node.children.compactMap({ $0.kind == .argument ? $0.children.first : nil }) {
        if reportsForeignColour(part, in: context) {
          isForeign = true
        } else if let name = colourName(part, in: context) {
          elaborator.report(.colourByName(name, at: part.range))
          isForeign = true
        }
      }
      return isForeign
    }
    guard node.kind == .member || node.kind == .call, let base = node.children.first,
      ["UIColor", "NSColor", "Color"].contains(base.text), evaluation.unknownNames.isUnbound(base, in: context)
    else { return false }
    if node.kind == .member, let name = node.token(.name)?.text {
      elaborator.report(.colourByName(name, at: node.range))
      return true
    }
    guard let digits = node.child(.arguments)?.digitsOfColour else { return false }
    elaborator.report(.colourAsCall(digits, at: node.range))
    return true
  }

  /// The name in `white` or `.white`; nil for other nodes and for names that are declared.
  private func colourName(_ node: SyntaxNode, in context: Context) -> String? {
    switch node.kind {
    case .nameExpression where evaluation.unknownNames.isWord(node, in: context): node.text
    case .dotExpression: node.token(.name)?.text
    default: nil
    }
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
    let property =
      same ?? Property.named(inOtherLanguages: path) ?? Property.named(inOtherLanguages: last.text)
    let help = ForeignWords.help(forProperty: last.text)
    guard property != nil || help != nil else { return false }
    switch base.kind {
    case .nameExpression:
      guard elaborator.lookUp(object.text, from: context.scope) == nil else { return false }
    case .dotExpression:
      guard !hasMember(object.text, context.dot) else { return false }
    case .member:
      guard let outer = base.children.first, !isUnknown(outer, in: context) else { return false }
      let owner = evaluation.evaluate(outer, in: context)
      // The error was reported.
      if owner.isUnknown { return true }
      guard case .view(let view) = owner, !hasMember(object.text, view) else { return false }
    default: return false
    }
    let range = object.range.union(last.range)
    if let property {
      elaborator.report(.innerObject(path, property.name, at: range))
    } else {
      elaborator.report(
        Diagnostic(.unknownProperty, "there is no '\(path)' here", at: range, notes: help.map { [.help($0)] } ?? []))
    }
    return true
  }

  private func hasMember(_ name: String, _ view: ViewID) -> Bool {
    elaborator.memberScopes(of: view).contains { elaborator.scopes[$0.index][name] != nil }
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

  /// The value of `font`, with further settings behind it: `17; fontWeight = bold`. In an `expect`, which has no `path`, the
  /// value alone.
  func settings(path: String?) -> String {
    guard let path else { return size }
    let weightText = weight.map { "; \(path)fontWeight = \($0.name)" } ?? ""
    return size + weightText + (family.map { "; \(path)fontFamily = \($0)" } ?? "")
  }
}

extension FontWeight {
  /// The weight with a number of CSS, `100` to `900`; nil for other texts.
  fileprivate init?(numberInCSS text: String) {
    guard text.utf8.count == 3, text.hasSuffix("00"), let hundreds = text.utf8.first.map({ Int($0) - 0x31 }),
      FontWeight.allCases.indices.contains(hundreds)
    else { return nil }
    self = FontWeight.allCases[hundreds]
  }
}

extension SyntaxNode {
  /// The colour of `(red: 1, green: 0, blue: 0, alpha: 0.5)` or `(white: 1, alpha: 1)` as `#ff000080`; nil for other arguments.
  fileprivate var digitsOfColour: String? {
    var shares: [String: Rational] = [:]
    for argument in children where argument.kind == .argument {
      guard let label = argument.token(.name)?.text, let value = argument.children.first, value.kind == .literal,
        case .number(let share, _) = value.literal, share.sign >= 0, share <= .one
      else { return nil }
      shares[label] = share
    }
    let white = shares["white"]
    guard let red = shares["red"] ?? white, let green = shares["green"] ?? white, let blue = shares["blue"] ?? white
    else {
      return nil
    }
    let alpha = shares["alpha"] ?? shares["opacity"] ?? .one
    let digits = [red, green, blue].map { $0.twoDigits }.joinedText("")
    return "#\(digits)\(alpha == .one ? "" : alpha.twoDigits)"
  }

  fileprivate var isTextLiteral: Bool { kind == .literal && tokens.first?.kind == .text }
}

extension Rational {
  /// A share from 0 to 1 as two hexadecimal digits: `80` for a half.
  fileprivate var twoDigits: String {
    let text = String((self * 255).rounded.intValue ?? 0, radix: 16)
    return text.utf8.count == 1 ? "0" + text : text
  }
}

extension Diagnostic {
  /// A colour in a call: `textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)`.
  fileprivate static func colourAsCall(_ digits: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "a colour is written in hexadecimal digits: `\(digits)`", at: range,
      fixIt: FixIt("write '\(digits)'", [Edit(range, digits)], .automatic))
  }

  /// A weight as in CSS: `fontWeight = 700`.
  fileprivate static func weightAsNumber(_ number: String, _ weight: FontWeight, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "weights have names: \(number) is '\(weight.name)'", at: range,
      fixIt: FixIt("write '\(weight.name)'", [Edit(range, weight.name)], .automatic))
  }

  /// A font in one value: `font = .systemFont(ofSize: 17, weight: .bold)`.
  fileprivate static func fontAsCall(_ font: ForeignFont, path: String?, at range: SourceRange) -> Diagnostic {
    let settings = font.settings(path: path)
    let example = path.map { "\($0)font = \(settings)" } ?? settings
    return Diagnostic(
      .wrongValue, "'font' is a size in points: `\(example)`", at: range,
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
