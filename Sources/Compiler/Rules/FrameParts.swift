internal import LayDiagnostics
internal import LayParser

/// A part of a frame or of the bounds as UIKit spells it, `frame.origin.x`, and the attribute that it is.
struct FramePart {
  /// The parts behind the property, with their dots.
  let text: String
  let attribute: String

  /// Reads the part behind the property at `range` of a statement; nil if none follows.
  init?(of name: String, behind range: SourceRange, in statement: SyntaxNode) {
    guard name == "frame" || name == "bounds", statement.range.start <= range.start else { return nil }
    let rest = statement.text.utf8.dropFirst(range.end - statement.range.start)
    text = String(decoding: rest.prefix { $0 == UInt8(ascii: ".") || $0.isOfName }, as: UTF8.self)
    guard let attribute = FramePart.attribute(text) else { return nil }
    self.attribute = attribute
    // The edges of the bounds are those of the view's own coordinates.
    if name == "bounds" && !isLength { return nil }
  }

  private static func attribute(_ text: String) -> String? {
    switch text {
    case ".size.width", ".width": "width"
    case ".size.height", ".height": "height"
    case ".origin.x", ".minX", ".x": "left"
    case ".origin.y", ".minY", ".y": "top"
    case ".maxX": "right"
    case ".maxY": "bottom"
    case ".midX": "centerX"
    case ".midY": "centerY"
    default: nil
    }
  }

  /// True for a width or height, which needs no second view in a constraint.
  var isLength: Bool { attribute == "width" || attribute == "height" }
}

extension UInt8 {
  /// True for a letter or digit of ASCII, and for the bytes of other letters.
  fileprivate var isOfName: Bool {
    self & 0xDF >= 0x41 && self & 0xDF <= 0x5A || self >= 0x30 && self <= 0x39 || self >= 0x80 || self == 0x5F
  }
}

extension Diagnostic {
  /// `b.frame.height` in a constraint.
  static func framePartInRule(_ part: FramePart, of name: String, _ owner: String, at range: SourceRange) -> Diagnostic
  {
    let isBare = range.length == name.utf8.count
    let (written, better) = (
      "\(isBare ? "" : "\(owner).")\(name)\(part.text)", "\(owner).\(part.attribute)"
    )
    let whole = SourceRange(file: range.file, start: range.start, end: range.end + part.text.utf8.count)
    return Diagnostic(
      .propertyInRule, "a constraint relates attributes: '\(written)' is `\(better)`", at: whole,
      fixIt: FixIt("change '\(written)' to '\(better)'", [Edit(whole, better)], .needsReview))
  }

  /// `a.frame.origin.x = 5` outside of steps.
  static func framePartSet(_ part: FramePart, of name: String, _ owner: String, to value: String, at range: SourceRange)
    -> Diagnostic
  {
    let whole = SourceRange(file: range.file, start: range.start, end: range.end + part.text.utf8.count)
    let all = name == "frame" ? "(x, y, width, height)" : "100x50"
    let isNumber = !value.utf8.isEmpty && value.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".") }
    let number = isNumber ? value : part.isLength ? "44" : "8"
    let near = ["left", "right", "centerX"].contains(part.attribute) ? "left" : "top"
    let constraint =
      part.isLength
      ? "\(owner).\(part.attribute) == \(number)" : "\(owner).\(part.attribute) == superview.\(near) + \(number)"
    return Diagnostic(
      .unknownProperty, "only steps such as `layoutSubviews` set a part of '\(name)'", at: whole,
      notes: [
        .help(
          "set all of it, `\(owner.isEmpty ? "" : "\(owner).")\(name) = \(all)`, or declare a constraint, `\(constraint)`"
        )
      ])
  }
}
