internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

/// A transform in the spelling of Core Graphics or of a log, with the one of the language: `CGAffineTransform(rotationAngle: .pi)`,
/// `CGAffineTransformMakeScale(2, 2)`, `[1, 0, 0, 1, 10, 20]`.
struct ForeignTransform {
  /// The transform as the language writes it.
  let text: String

  /// The transform of a node; nil for other nodes.
  init?(_ node: SyntaxNode) {
    switch node.kind {
    case .list, .tuple:
      let numbers = node.children.map { $0.kind == .argument ? $0.children.last ?? $0 : $0 }
      guard numbers.count == 6, numbers.allSatisfy({ $0.isNumber }) else { return nil }
      text = "matrix(\(numbers.map { $0.text }.joined(separator: ", ")))"
    case .nameExpression where node.text == "CGAffineTransformIdentity",
      .member where node.text == "CGAffineTransform.identity", .dotExpression where node.text == ".identity":
      text = "identity"
    case .call:
      guard let name = node.children.first?.text, let arguments = node.child(.arguments),
        let text = ForeignTransform.call(name, arguments.children.filter { $0.kind == .argument })
      else { return nil }
      self.text = text
    default: return nil
    }
  }

  private static func call(_ name: String, _ arguments: [SyntaxNode]) -> String? {
    let first = arguments.first?.token(.name)?.text ?? ""
    let values = arguments.compactMap { $0.children.last }
    guard values.count == arguments.count else { return nil }
    let numbers = values.map { $0.text }.joined(separator: ", ")
    switch (name, first, values.count) {
    case ("CGAffineTransform", "rotationAngle", 1), (".init", "rotationAngle", 1),
      ("CGAffineTransformMakeRotation", "", 1):
      return rotation(values[0])
    case ("CGAffineTransform", "scaleX", 2), (".init", "scaleX", 2), ("CGAffineTransformMakeScale", "", 2):
      return "scale(\(numbers))"
    case ("CGAffineTransform", "translationX", 2), (".init", "translationX", 2),
      ("CGAffineTransformMakeTranslation", "", 2):
      return "translate(\(numbers))"
    case ("CGAffineTransform", "a", 6), (".init", "a", 6), ("CGAffineTransformMake", "", 6),
      ("CGAffineTransform", "", 6):
      return "matrix(\(numbers))"
    default: return nil
    }
  }

  /// A rotation by an angle in radians.
  private static func rotation(_ angle: SyntaxNode) -> String? {
    if let angle = ForeignAngle(angle) { return "rotate(\(angle.text))" }
    return angle.isNumber ? "rotate(\(angle.text)rad)" : nil
  }
}

/// An angle as a multiple of pi: `.pi / 2`, `-CGFloat.pi`, `M_PI_4`.
struct ForeignAngle {
  /// The angle in degrees, as the language writes it.
  let text: String

  /// The angle of a node; nil for other nodes, and without a name of pi.
  init?(_ node: SyntaxNode) {
    guard let factor = ForeignAngle.value(node, depth: 0), factor.hasPi else { return nil }
    let degrees = factor.number * Rational(180)
    guard let digits = degrees.decimalText else { return nil }
    text = "\(digits)deg"
  }

  private static func value(_ outer: SyntaxNode, depth: Int) -> (number: Rational, hasPi: Bool)? {
    let node = outer.insideParentheses
    guard depth < 8 else { return nil }
    switch node.kind {
    case .literal:
      guard case .number(let number, _) = node.literal else { return nil }
      return (number, false)
    case .negative:
      guard let inner = node.children.first.flatMap({ value($0, depth: depth + 1) }) else { return nil }
      return (inner.number * Rational(-1), inner.hasPi)
    case .nameExpression, .dotExpression, .member: return pi(node.text).map { ($0, true) }
    case .call:
      // `CGFloat(M_PI)`
      guard let arguments = node.child(.arguments)?.children, arguments.count == 1,
        ["CGFloat", "Double", "Float"].contains(node.children.first?.text ?? ""), let inner = arguments[0].children.last
      else { return nil }
      return value(inner, depth: depth + 1)
    case .binary:
      guard node.childCount == 2, let left = node.children.first.flatMap({ value($0, depth: depth + 1) }),
        let right = node.children.last.flatMap({ value($0, depth: depth + 1) })
      else { return nil }
      if node.token(.star) != nil, !(left.hasPi && right.hasPi) {
        return (left.number * right.number, left.hasPi || right.hasPi)
      }
      if node.token(.slash) != nil, !right.hasPi, !right.number.isZero {
        return (left.number / right.number, left.hasPi)
      }
      return nil
    default: return nil
    }
  }

  private static func pi(_ name: String) -> Rational? {
    switch name {
    case "pi", ".pi", "CGFloat.pi", "Double.pi", "Float.pi", "M_PI", "PI", "Math.PI": .one
    case "M_PI_2": Rational(1, 2)
    case "M_PI_4": Rational(1, 4)
    default: nil
    }
  }
}

extension SyntaxNode {
  /// True for a number with or without a minus.
  fileprivate var isNumber: Bool {
    switch kind {
    case .literal: if case .number = literal { true } else { false }
    case .negative: children.first?.isNumber ?? false
    default: false
    }
  }
}

extension Rational {
  /// The number in decimal digits; nil if it has more than three behind the point.
  fileprivate var decimalText: String? {
    let thousandths = self * Rational(1000)
    guard thousandths.isInteger else { return nil }
    return description
  }
}

extension Diagnostic {
  /// A transform in the spelling of Core Graphics.
  static func transformOfUIKit(_ transform: ForeignTransform, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "a transform is written `\(transform.text)`", at: range,
      fixIt: FixIt("write '\(transform.text)'", [Edit(range, transform.text)], .automatic))
  }

  /// An angle alone: `transform = -pi / 2`
  static func angleAsTransform(_ angle: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "a rotation is written `rotate(\(angle))`", at: range,
      fixIt: FixIt("write 'rotate(\(angle))'", [Edit(range, "rotate(\(angle))")], .automatic))
  }

  /// An angle as a multiple of pi.
  static func angleOfPi(_ angle: ForeignAngle, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .angleWithoutUnit, "an angle is a number with the unit 'deg' or 'rad': `\(angle.text)`", at: range,
      fixIt: FixIt("write '\(angle.text)'", [Edit(range, angle.text)], .automatic))
  }
}
