internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension SettingPass {
  /// The value of `rotate(90deg)` and so on, or of a list of them, applied first to last. Wrong ones are reported and
  /// omitted.
  func transformValue(_ node: SyntaxNode, in context: Context) -> ExactTransform {
    if let foreign = ForeignTransform(node) {
      elaborator.report(.transformOfUIKit(foreign, at: node.range))
      return .identity
    }
    if node.kind == .list, node.childCount > 1, node.children.allSatisfy({ $0.kind != .call && $0.kind != .unexpected })
    {
      elaborator.report(.wrongTransform(at: node.range))
      return .identity
    }
    guard node.kind == .list else { return oneTransform(node, in: context) }
    var all = ExactTransform.identity
    for step in node.children where step.kind != .unexpected {
      all = all.concatenating(oneTransform(step, in: context))
      // Each entry is a sum of products of the steps' entries, so the numbers of a long list would grow without limit.
      if all.numberBits > Limits.numberBits {
        elaborator.report(.numberTooLong(at: node.range))
        return .identity
      }
    }
    return all
  }

  private func oneTransform(_ node: SyntaxNode, in context: Context) -> ExactTransform {
    guard node.kind == .call, let name = node.children.first, name.kind == .nameExpression else {
      if node.kind == .nameExpression && node.text == "identity" { return .identity }
      if node.kind == .missing { return .identity }
      if let angle = ForeignAngle(node), !isDeclared("pi", in: context) {
        elaborator.report(.angleAsTransform(angle.text, at: node.range))
      } else {
        elaborator.report(.wrongTransform(at: node.range))
      }
      return .identity
    }
    let arguments = (node.child(.arguments)?.children ?? []).filter { $0.kind == .argument }.compactMap {
      $0.children.last
    }
    switch name.text {
    case "rotate": return rotation(arguments, node, in: context)
    case "scale":
      guard let numbers = transformNumbers(arguments, node, 1...2, in: context) else { return .identity }
      return .scale(x: numbers[0], y: numbers[numbers.count - 1])
    case "translate":
      guard let numbers = transformNumbers(arguments, node, 2...2, in: context) else { return .identity }
      return .translation(x: numbers[0], y: numbers[1])
    case "matrix":
      guard let m = transformNumbers(arguments, node, 6...6, in: context) else { return .identity }
      return ExactTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
    default:
      elaborator.report(
        .unknownPropertyWord(
          name.text, of: "transform", among: ["rotate", "scale", "translate", "matrix"], at: name.range))
      return .identity
    }
  }

  private func rotation(_ arguments: [SyntaxNode], _ node: SyntaxNode, in context: Context) -> ExactTransform {
    guard arguments.count == 1 else {
      elaborator.report(.wrongTransform(at: node.range))
      return .identity
    }
    if let angle = ForeignAngle(arguments[0]), !isDeclared("pi", in: context) {
      elaborator.report(.angleOfPi(angle, at: arguments[0].range))
      return .identity
    }
    switch evaluation.evaluate(arguments[0], in: context) {
    case .unknown: break
    case .angle(let angle, let isDegrees):
      if angle.isZero { return .identity }
      let turns = angle / Rational(90)
      if isDegrees, turns.isInteger {
        // Whole turns are removed first, since the count may exceed an Int.
        let quarters = turns - (turns / Rational(4)).floor * Rational(4)
        return .quarterTurns(quarters.intValue ?? 0)
      }
      return isDegrees ? .rotation(degrees: angle) : .rotation(radians: angle)
    case .number(let number, _): elaborator.report(.angleWithoutUnit(number, arguments[0]))
    default: elaborator.report(.wrongTransform(at: node.range))
    }
    return .identity
  }

  private func isDeclared(_ name: String, in context: Context) -> Bool {
    elaborator.lookUp(name, from: context.scope) != nil
  }

  private func transformNumbers(
    _ arguments: [SyntaxNode], _ node: SyntaxNode, _ count: ClosedRange<Int>, in context: Context
  ) -> [Rational]? {
    guard count.contains(arguments.count) else {
      elaborator.report(.wrongTransform(at: node.range))
      return nil
    }
    var numbers: [Rational] = []
    for argument in arguments {
      switch evaluation.evaluate(argument, in: context) {
      case .number(let number, _): numbers.append(number)
      case .percent(let number): numbers.append(number)
      case .unknown: return nil
      default:
        elaborator.report(.wrongTransform(at: argument.range))
        return nil
      }
    }
    return numbers
  }
}

extension ExactTransform {
  /// The bits of the longest entry, in its numerator or denominator.
  fileprivate var numberBits: Int {
    max(a.bitWidth, b.bitWidth, c.bitWidth, d.bitWidth, tx.bitWidth, ty.bitWidth)
  }
}
