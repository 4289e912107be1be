internal import LayDiagnostics
internal import LayParser

/// A place that is set as in other languages, with its constraint: `.left == superview.left + 10` for `x = 10`.
struct ForeignPlace {
  /// The attribute with its path: `.left`, `title.left`.
  let target: String
  /// The right side of the constraint.
  let wanted: String
  /// The value that was written.
  let value: SyntaxNode

  init(path: String, attribute: String, value: SyntaxNode) {
    (target, self.value) = (path + attribute, value)
    let text = value.text
    if attribute == "width" || attribute == "height" {
      wanted = text
    } else if text == "0" {
      wanted = "superview.\(attribute)"
    } else if value.kind == .negative, let number = value.children.first, number.kind == .literal {
      wanted = "superview.\(attribute) - \(number.text)"
    } else {
      wanted = "superview.\(attribute) + \(text)"
    }
  }

  /// True if the value can stand in a constraint.
  var isPlain: Bool {
    value.allTokens.allSatisfy { [.number, .name, .minus, .plus, .star, .slash].contains($0.kind) }
  }
}

extension Diagnostic {
  /// A place as a property: `x = 10`
  static func placeIsSet(
    _ name: String, of owner: String, _ place: ForeignPlace, sign: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    let text = "\(place.target) == \(place.wanted)"
    let edits = [Edit(range, place.target), Edit(sign, "=="), Edit(place.value.range, place.wanted)]
    return Diagnostic(
      .unknownProperty, "'\(owner)' has no property '\(name)'; its place is a constraint: `\(text)`", at: range,
      notes: [.help("or set place and size at once: `frame = (x, y, width, height)`")],
      fixIt: place.isPlain ? FixIt("write `\(text)`", edits, .needsReview) : nil)
  }

  /// A rotation as a property: `rotation = 90`
  static func rotationIsSet(
    _ name: String, of owner: String, _ base: String, _ value: SyntaxNode, at range: SourceRange
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unknownProperty, "'\(owner)' has no property '\(name)'; it is a transform: `\(base)transform = rotate(90deg)`",
      at: range)
    guard let angle = ForeignAngle(value)?.text ?? value.angleInDegrees else { return diagnostic }
    let edits = [Edit(range, "transform"), Edit(value.range, "rotate(\(angle))")]
    diagnostic.message =
      "'\(owner)' has no property '\(name)'; it is a transform: `\(base)transform = rotate(\(angle))`"
    diagnostic.fixIt = FixIt("write 'transform = rotate(\(angle))'", edits, .needsReview)
    return diagnostic
  }
}

extension SyntaxNode {
  /// A number as an angle in degrees: `90deg`; angles as they are, and nil for other values.
  fileprivate var angleInDegrees: String? {
    let kinds = allTokens.map { $0.kind }.filter { $0 != .minus }
    guard kinds.count == 1 else { return nil }
    return kinds[0] == .angle ? text : kinds[0] == .number ? "\(text)deg" : nil
  }
}
