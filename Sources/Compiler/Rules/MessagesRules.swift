internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Diagnostics about constraints.

extension Diagnostic {
  typealias ReadTerm = (term: Term, range: SourceRange)

  // MARK: Positions

  static func locationWithConstant(_ place: ReadTerm, _ pair: RulePair, anchor: String?, at range: SourceRange)
    -> Diagnostic
  {
    var diagnostic = Diagnostic(.locationWithConstant, "a position needs another position", at: range)
    diagnostic.notes = [
      .why("'\(place.term.attribute.name)' is a position, and a number has no origin to measure from")
    ]
    // A multiple of a position has another origin: no rewriting keeps the meaning.
    guard let anchor, place.term.coefficient == .one else { return diagnostic }
    let constant = pair.rightNode.text
    let other = constant == "0" ? anchor : "\(anchor) + \(constant)"
    diagnostic.message += ": `\(pair.leftNode.text) \(pair.relation.sign) \(other)`"
    diagnostic.fixIt = FixIt(
      "measure from '\(anchor)'", [Edit(pair.rightNode.range, other)],
      place.term.attribute.isNearEdge ? .automatic : .needsReview)
    return diagnostic
  }

  static func locationWithSize(
    _ place: ReadTerm, _ size: ReadTerm, _ pair: RulePair, anchor: String?, at range: SourceRange
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .locationWithSize,
      "'\(place.term.attribute.name)' is a position and '\(size.term.attribute.name)' a length; \(anchor == nil ? "they cannot be compared" : "measure from another position")",
      at: range)
    let length = size.term.attribute.name
    if anchor == nil, let owner = pair.rightNode.owner(of: place.term.attribute) {
      let constraint = "\(pair.leftNode.text) \(pair.relation.sign) \(owner).\(length)"
      diagnostic.notes = [.help("for the \(length) of '\(owner)' write `\(constraint)`")]
    }
    if let anchor, pair.left.terms.count == 1 {
      let other = "\(anchor) + \(pair.rightNode.text)"
      diagnostic.message += ": `\(pair.leftNode.text) \(pair.relation.sign) \(other)`"
      // A multiple of a position has another origin, and of two relations only one would change.
      if place.term.coefficient == .one {
        diagnostic.fixIt = FixIt("measure from '\(anchor)'", [Edit(pair.rightNode.range, other)], .needsReview)
      }
    }
    return diagnostic
  }

  static func unbalancedLocations(_ left: Rational, _ right: Rational, _ pair: RulePair, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .unbalancedLocations,
      "the position terms do not cancel: they add up to \(left) on the left and \(right) on the right",
      at: range,
      notes: [
        .why("only differences of positions are independent of the superview's position"),
        .help("measure lengths between positions, for example `b.left - a.right == c.left - b.right`"),
      ])
  }

  /// - Parameter origin: The edge that is the origin, as it is written.
  static func scaledLocation(
    _ attribute: Attribute, from ancestor: String, _ origin: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .scaledLocation,
      "a multiple of '\(attribute.name)' is measured from '\(ancestor)', the nearest superview of both views",
      at: range,
      notes: [
        .help("subtract `\(origin)` from both positions, so that the file shows from where they are measured")
      ])
  }

  /// - Parameter fixIts: The fixes that use one family everywhere, the likelier first.
  static func mixedFamilies(_ a: ReadTerm, _ b: ReadTerm, fixIts: [FixIt], at range: SourceRange) -> Diagnostic {
    let (first, second) = a.range.start <= b.range.start ? (a, b) : (b, a)
    var diagnostic = Diagnostic(
      .mixedFamilies,
      "'\(first.term.attribute.name)' and '\(second.term.attribute.name)' do not mix; use one family on both sides",
      at: range,
      labels: [
        Label(
          second.range,
          "this follows \(second.term.attribute.family == .leftRight ? "the screen" : "the direction of the text")")
      ],
      notes: [.leftIsNotMirrored])
    (diagnostic.fixIt, diagnostic.alternatives) = (fixIts.first, Array(fixIts.dropFirst()))
    return diagnostic
  }

  static func mixedAxes(_ horizontal: ReadTerm, _ vertical: ReadTerm, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mixedAxes,
      "'\(horizontal.term.attribute.name)' is horizontal and '\(vertical.term.attribute.name)' vertical", at: range)
  }

  // MARK: Constraints without effect

  static func onlyConstants(_ pair: RulePair, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .onlyConstants, "both sides are constants, so this constrains no view", at: range,
      notes: [.help("name the view, for example `.width \(pair.relation.sign) \(pair.rightNode.text)`")])
  }

  /// - Parameter holds: True if what is left, such as `0 == 0`, is true.
  static func comparesWithItself(_ pair: RulePair, holds: Bool, at range: SourceRange) -> Diagnostic {
    let end = holds ? "so this constraint has no effect" : "and what is left can never hold"
    return Diagnostic(
      .comparesWithItself, "both sides refer to the same view and cancel out, \(end)", at: range,
      notes: holds ? [] : [.help("name another view on one side, for example `superview`")])
  }

  static func rootSizeInRule(_ layout: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .rootSizeInRule, "the size of '\(layout)' comes from outside; no constraint determines it", at: range,
      notes: [.help("declare the sizes at which the layout must work: `sizes 320x320 ... 1366x1366`")])
  }

  static func constantTooLarge(at range: SourceRange) -> Diagnostic {
    Diagnostic(.constantTooLarge, "a constant of a constraint is at most \(Limits.constant) points", at: range)
  }

  static func extremeFactor(_ factor: Rational, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .extremeFactor, "the factor \(factor) is far from 1; a small change of one side changes the other greatly",
      at: range)
  }

  // MARK: Sides that are not numbers

  static func percentOfWhat(_ percent: String, other: String, at range: SourceRange) -> Diagnostic {
    let better = share(percent, for: other.split(separator: ".").last.flatMap { Attribute(name: String($0)) })
    return Diagnostic(
      .percentOfWhat, "\(percent) of what? for example `\(better)`", at: range,
      fixIt: FixIt("change '\(percent)' to '\(better)'", [Edit(range, better)], .needsReview))
  }

  /// The share that a percentage probably means: `20% * superview.height`; for a position, its distance from an edge:
  /// `superview.top + 20% * superview.height`.
  private static func share(_ percent: String, for attribute: Attribute?) -> String {
    guard let attribute else { return "\(percent) * superview.width" }
    switch attribute.family {
    case .size: return "\(percent) * superview.\(attribute.name)"
    case .vertical: return "superview.top + \(percent) * superview.height"
    case .leftRight: return "superview.left + \(percent) * superview.width"
    default: return "superview.leading + \(percent) * superview.width"
    }
  }

  static func viewAsNumber(
    _ text: String, _ name: String, others: [RuleParts.Side], _ parts: RuleParts, at range: SourceRange
  ) -> Diagnostic {
    for side in others {
      if case .linear(let form) = side.value, let attribute = form.terms.first?.term.attribute.name {
        let better = "\(text).\(attribute)"
        return Diagnostic(
          .viewAsNumber, "'\(text)' is a view; to compare with its \(attribute) write `\(better)`", at: range,
          fixIt: FixIt("change '\(text)' to '\(better)'", [Edit(range, better)], .needsReview))
      }
    }
    return Diagnostic(
      .viewAsNumber, "'\(text)' is a view; compare what of it? for example `\(text).edges == superview`", at: range)
  }

  static func listAsNumber(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .viewAsNumber, "'\(text)' is a list of views; write `for v in \(text) { … }` for a constraint about each",
      at: range)
  }

  static func constraintInRule(_ name: String, _ parts: RuleParts, in statement: StatementNotes?, at range: SourceRange)
    -> Diagnostic
  {
    var diagnostic = Diagnostic(.constraintInRule, "'\(name)' is a constraint", at: range)
    guard let statement, statement.isLoneRelation, parts.sides[0].node.range == range,
      parts.relations[0].relation == .equal, parts.sides[1].value.isNumber
    else {
      diagnostic.notes = [.help("its number is set, not read: `\(name).constant = 400`")]
      return diagnostic
    }
    let text = parts.sides[0].node.text
    diagnostic.message += "; to change its number write `\(text).constant = \(parts.sides[1].node.text)`"
    diagnostic.fixIt = FixIt(
      "set its constant", [Edit(range, "\(text).constant"), Edit(parts.relations[0].range, "=")], .automatic)
    return diagnostic
  }

  static func propertyInRule(_ name: String, in statement: StatementNotes?, at range: SourceRange) -> Diagnostic {
    // The range of a property without a view before it is that of the whole side.
    if let node = statement?.node, node.kind == .rule, node.text.hasPrefix(name + "."), range.start == node.range.start
    {
      let own = SourceRange(file: range.file, start: range.start, end: range.start + name.utf8.count)
      if let part = FramePart(of: name, behind: own, in: node) { return .framePartInRule(part, of: name, "", at: own) }
    }
    if let node = statement?.node, node.kind == .rule, let part = FramePart(of: name, behind: range, in: node) {
      let path = node.text.utf8.dropFirst(range.start - node.range.start).prefix(range.length)
      let owner = String(decoding: path.dropLast(name.utf8.count + 1), as: UTF8.self)
      return .framePartInRule(part, of: name, owner, at: range)
    }
    guard let statement, statement.node.kind == .rule else {
      return Diagnostic(
        .propertyInRule, "'\(name)' is a property; it is set, and no value of it is read here", at: range)
    }
    var diagnostic = Diagnostic(
      .propertyInRule, "a constraint relates attributes, and '\(name)' is a property", at: range)
    let sides = statement.node.children
    guard statement.isLoneRelation, sides[0].range == range, let sign = statement.node.token(.equalEqual) else {
      return diagnostic
    }
    diagnostic.message =
      "'\(name)' is a property, and '==' declares a constraint; to set the property, write `\(sides[0].text) = \(sides[1].text)`"
    diagnostic.fixIt = FixIt("change '==' to '='", [Edit(sign.range, "=")], .automatic)
    return diagnostic
  }

  // MARK: Relations and priorities

  static func priorityOutOfRange(_ number: Rational, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(
      .priorityOutOfRange, "a priority is above 0 and at most 1000; this is \(number)", at: range)
    if number > Rational(1000) {
      diagnostic.notes = [.help("leave out '@\(number)': a constraint without a priority has priority 1000 (required)")]
    }
    return diagnostic
  }

  /// A priority with its name in UIKit or AppKit: `@defaultHigh`.
  static func priorityOfUIKit(_ name: String, _ meant: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownPriority, "the priority '\(name)' is '\(meant)' here", at: range,
      fixIt: FixIt("change '\(name)' to '\(meant)'", [Edit(range, meant)], .automatic))
  }

  static func unknownPriority(_ name: String, _ guesses: [String], at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownPriority, "no priority named '\(name)'", at: range)
    if let best = guesses.first {
      diagnostic.message += "; did you mean '\(best)'?"
      diagnostic.fixIt = FixIt("change '\(name)' to '\(best)'", [Edit(range, best)], .needsReview)
    } else {
      diagnostic.notes = [.help("there are required, high, low and fitting, numbers and metrics")]
    }
    return diagnostic
  }

  // MARK: Conditions

  static func viewInCondition(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .sizeOfViewInCondition,
      "a condition can read only the size of the root; constraints determine the size of '\(name)'",
      at: range,
      notes: [.why("a condition on a result of constraints could make itself false")])
  }

  static func placeInCondition(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .sizeOfViewInCondition, "a condition can read the root's width and height, but not its '\(name)'", at: range)
  }

  static func widthAndHeightInCondition(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notACondition, "a condition compares width or height with a number, not with each other", at: range,
      notes: [
        .help(
          "for a phone in landscape write `when verticalSizeClass == compact`; for wide screens too, add `or width >= 900`"
        )
      ])
  }

  static func mixedCondition(at range: SourceRange) -> Diagnostic {
    Diagnostic(.notACondition, "this comparison is not a part of the chain; join conditions with 'and'", at: range)
  }

  static func wordNeedsComparison(_ word: EnvironmentWord, at range: SourceRange) -> Diagnostic {
    let example = word.isOrdered ? ">= \(TextSize.accessibility1.name)" : "== \(word.answers[1])"
    return Diagnostic(
      .notACondition, "'\(word.rawValue)' is compared with a word: `\(word.rawValue) \(example)`", at: range)
  }

  /// A word of conditions in another comparison, such as the value of a setting.
  static func wordOfConditions(_ word: EnvironmentWord, _ condition: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownName, "'\(word.rawValue)' is known only in the condition of a 'when'", at: range,
      notes: [.help("write what depends on it into braces of its own: `when \(condition) { hidden = true }`")])
  }

  static func unknownConditionWord(_ name: String, _ word: EnvironmentWord, at range: SourceRange) -> Diagnostic {
    if word == .textSize { return unknownTextSize(name, at: range) }
    var diagnostic = Diagnostic(
      .unknownConditionWord,
      "'\(word.rawValue)' is '\(word.answers[0])' or '\(word.answers[1])', never '\(name)'", at: range)
    if let guess = nearest(to: name, among: word.answers) {
      diagnostic.fixIt = FixIt("change '\(name)' to '\(guess)'", [Edit(range, guess)], .needsReview)
    }
    return diagnostic
  }
}

extension SyntaxNode {
  /// The path before `attribute` in a node that is that attribute alone; nil for other nodes.
  fileprivate func owner(of attribute: Attribute) -> String? {
    let text = self.text
    let suffix = ".\(attribute.name)"
    guard kind == .member, text.hasSuffix(suffix), text.utf8.count > suffix.utf8.count else { return nil }
    return String(text.dropLast(suffix.count))
  }
}
