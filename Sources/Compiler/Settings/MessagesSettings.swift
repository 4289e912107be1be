internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension Diagnostic {
  // MARK: Targets

  /// - Parameter isNumber: True if the value is a number alone, which has no origin for a position.
  static func attributeIsSet(
    _ name: String, path: String, value: SyntaxNode, isNumber: Bool, target: SourceRange, sign: SourceRange?
  ) -> Diagnostic {
    let place = isNumber ? Attribute(name: name).flatMap { $0.family == .size ? nil : $0 } : nil
    var (wanted, what) = (value.text, "change '=' to '=='")
    if place != nil {
      let anchor = "superview.\(name)"
      wanted = value.text == "0" ? anchor : "\(anchor) + \(value.text)"
      what = "constrain it, measured from '\(anchor)'"
    }
    var diagnostic = Diagnostic(
      .attributeIsSet,
      "'=' sets a property and '\(name)' is an attribute; to constrain it write `\(path) == \(wanted)`", at: target)
    if let sign {
      var edits = [Edit(target, path), Edit(sign, "==")]
      if place != nil { edits.append(Edit(value.range, wanted)) }
      let isRight = place?.isNearEdge ?? !(isNumber && Compound(name: name) != nil)
      diagnostic.fixIt = FixIt(what, edits, isRight ? .automatic : .needsReview)
    }
    return diagnostic
  }

  /// The design size as a setting: `size = 375x667` in the block of a layout.
  static func designSizeIsSet(_ value: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .attributeIsSet, "the design size follows the name of the layout: `layout Name(\(value))`", at: range,
      notes: [.help("at which other sizes it must work says `sizes 320x320 ... 1366x1366`")])
  }

  static func unknownProperty(
    _ name: String, _ binding: Binding?, of owner: String, known: [String], foreign: Property? = nil,
    at range: SourceRange
  ) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownProperty, "'\(owner)' has no property '\(name)'", at: range)
    let foreign = foreign ?? Property.named(inOtherLanguages: name)
    switch binding {
    case .constraint, .constraints:
      diagnostic.message = "'\(name)' is a constraint; to change its number write `\(name).constant = …`"
    case .constant:
      diagnostic.message = "'\(name)' is a constant, and constants do not change"
    case .view where foreign == nil, .views where foreign == nil, .guide where foreign == nil:
      diagnostic.message = "'\(name)' is a view; to set a property of it write `\(name).hidden = …`"
    case nil, .unknown, .view, .views, .guide:
      if let property = foreign {
        diagnostic.message += "; here it is '\(property.name)'"
        diagnostic.fixIt = FixIt("change '\(name)' to '\(property.name)'", [Edit(range, property.name)], .automatic)
      } else if let help = ForeignWords.help(forProperty: name) {
        diagnostic.notes = [.help(help)]
      } else if let guess = nearest(to: name, among: known) {
        diagnostic.message += "; did you mean '\(guess)'?"
        diagnostic.fixIt = FixIt("change '\(name)' to '\(guess)'", [Edit(range, guess)], .needsReview)
      } else {
        diagnostic.notes = [.help("if it does not change the layout, remove it: the app sets it")]
      }
    }
    return diagnostic
  }

  /// A string without quotes: `text = Hello`.
  static func textWithoutQuotes(_ property: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "'\(property)' takes a string, which is written in quotes: `\"\(name)\"`", at: range,
      fixIt: FixIt("write \"\(name)\"", [Edit(range, "\"\(name)\"")], .needsReview))
  }

  /// A dot before a word: `contentMode = .scaleAspectFit`.
  static func wordWithDot(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "write the word without a dot: `\(name)`", at: range,
      fixIt: FixIt("write '\(name)'", [Edit(range, name)], .automatic))
  }

  /// A colour by name: `backgroundColor = red`.
  static func colourByName(_ name: String, at range: SourceRange) -> Diagnostic {
    let numbers = SystemColours.literal(name)
    var diagnostic = Diagnostic(
      .wrongValue, "colours have no names; a colour is written `\(numbers ?? "#ff0000")`", at: range)
    guard let numbers else { return diagnostic }
    // Names such as `red` differ between frameworks.
    let isSure = name.hasPrefix("system")
    diagnostic.fixIt = FixIt("write '\(numbers)'", [Edit(range, numbers)], isSure ? .automatic : .needsReview)
    return diagnostic
  }

  static func unknownPart(_ name: String, of property: Property, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownProperty, "'\(property.name)' has no part '\(name)'", at: range)
    if property.name == "frame" || property.name == "bounds" {
      diagnostic.message = "only steps such as `layoutSubviews` set a part of '\(property.name)'"
      let all = property.name == "frame" ? "(x, y, width, height)" : "100x50"
      diagnostic.notes = [.help("set all of it: `\(property.name) = \(all)`")]
    } else if property.parts.isEmpty {
      diagnostic.notes = [.help("set all of it: `\(property.name) = …`")]
    } else {
      let parts = property.parts.map { "`\(property.name).\($0)`" }.joinedText(" and ")
      diagnostic.notes = [.help("there are \(parts)")]
    }
    return diagnostic
  }

  static func propertyElsewhere(
    _ name: String, _ owner: String, _ what: String, _ property: Property, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .propertyElsewhere, "'\(owner)' is \(what) and has no '\(name)': \(property.owner.text)", at: range)
  }

  static func guideHasNoProperties(_ guide: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .propertyElsewhere, "'\(guide)' is a guide and has no '\(name)': a guide has no properties, only constraints",
      at: range, notes: [.help("for properties declare a view")])
  }

  static func cannotSet(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.cannotSet, "`\(text)` cannot be set; only properties can", at: range)
  }

  static func bracesOnOther(_ text: String, _ value: Value, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .cannotSet, "`\(text)` is \(value.kindText); only views and named constraints have properties", at: range)
  }

  static func settingOnList(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .settingOnList, "'\(text)' is a list of views", at: range,
      notes: [.help("name one view, `\(text)[0]`, or all of them: `for v in \(text) { v … }`")])
  }

  static func setTwice(_ property: String, of owner: String, at range: SourceRange, earlier: SourceRange, line: Int)
    -> Diagnostic
  {
    Diagnostic(
      .setTwice, "'\(property)' of '\(owner)' is already set on line \(line)", at: range,
      labels: [Label(earlier, "set here")],
      notes: [.help("keep one of the two; if a setting applies only at some sizes, put it in a `when`")])
  }

  static func conditionsOverlap(
    _ property: String, of owner: String, witness: LayoutEnvironment, isPromised: Bool, at range: SourceRange,
    earlier: SourceRange
  ) -> Diagnostic {
    let size = "\(witness.size.width)x\(witness.size.height)"
    let place =
      size + (witness.direction == .rightToLeft ? " from right to left" : "")
      + (witness.textSize == .large ? "" : " with text \(witness.textSize.name)")
    return Diagnostic(
      .conditionsOverlap,
      "both conditions hold at \(place), and they set '\(property)' of '\(owner)' differently", at: range,
      labels: [Label(earlier, "the other one")],
      notes: (isPromised ? [] : [.note("`sizes` does not include \(size); conditions must not overlap there either")])
        + [.help("make one condition the `else` of the other")],
      sizes: [size])
  }

  static func settingInCondition(_ name: String, isOfLayout: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .settingInCondition, "'\(name)' is the same at every size and in every state, so no condition may set it",
      at: range,
      notes: [.help(isOfLayout ? "set it among the statements of the layout" : "set it in the braces of the view")])
  }

  // MARK: Values

  /// - Parameter isLiteral: True if the value is a literal, so that a fix can replace it.
  static func wrongValue(
    _ name: String, _ property: Property, _ value: Value, isLiteral: Bool = false, at range: SourceRange
  ) -> Diagnostic {
    let example = property.type == .words ? property.words.joinedText(", ") : property.type.example
    var diagnostic = Diagnostic(
      .wrongValue, "'\(name)' cannot be \(value.kindText)", at: range,
      notes: [.help("it takes \(example)")])
    if isLiteral, case .text(let text) = value, property.words.contains(text) {
      diagnostic.message = "the value of '\(name)' is a word without quotes: `\(name) = \(text)`"
      diagnostic.fixIt = FixIt("remove the quotes", [Edit(range, text)], .automatic)
    }
    if isLiteral, property.type == .bool, case .number(let number, _) = value, number == .zero || number == .one {
      let word = number == .zero ? "false" : "true"
      diagnostic.fixIt = FixIt("write '\(word)'", [Edit(range, word)], .automatic)
    }
    return diagnostic
  }

  /// An expression with words of the property, which takes one word alone.
  static func oneWord(_ name: String, _ property: Property, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "'\(name)' is one word, and nothing is computed with words", at: range,
      notes: [.help("it takes \(property.words.joinedText(", "))")])
  }

  /// `none` inside a size: `intrinsic = (none, 5)`.
  static func noneInSize(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "'none' is not a number of a size", at: range,
      notes: [.help("set one axis by itself, for example `\(name).width = none`")])
  }

  /// A part with its name in Objective-C: `UIViewAutoresizingFlexibleWidth`.
  static func maskOfUIKit(_ name: String, _ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownPropertyWord, "'\(name)' is '\(word)' here", at: range,
      fixIt: FixIt("change '\(name)' to '\(word)'", [Edit(range, word)], .automatic))
  }

  /// A part that is named twice: `W+flexibleWidth`.
  static func maskPartTwice(_ part: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.duplicateArgument, "'\(part)' is in this mask already", at: range)
  }

  /// A property of AppKit in a layout of UIKit: `isFlipped = true`.
  static func onlyInAppKit(_ property: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .onlyInAppKit, "'\(property)' has no effect in the profile `uikit`", at: range,
      notes: [
        .why("only AppKit views have this property"),
        .help("set `profile = appkit` on the layout, or remove the setting"),
      ])
  }

  static func wrongCount(_ name: String, _ property: Property, _ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "'\(name)' does not take \(count) values here", at: range,
      notes: [.help("it takes \(property.type.example)")])
  }

  static func mixedInset(_ fixed: Insets.EdgeLabel, _ directional: Insets.EdgeLabel, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .mixedFamilies, "'\(directional.rawValue)' and '\(fixed.rawValue)' do not mix in one inset; use one family",
      at: range,
      notes: [.leftIsNotMirrored])
  }

  static func settingNotConstant(_ name: String, _ value: Value?, at range: SourceRange) -> Diagnostic {
    let condition: Bool
    if case .condition = value { condition = true } else { condition = false }
    return Diagnostic(
      .settingNotConstant, "'\(name)' must be a constant; it cannot follow an attribute of a view", at: range,
      notes: [
        .help(
          condition ? "what depends on the size belongs in a `when`" : "to follow a view, write a constraint: `==`"
        )
      ])
  }

  static func unknownPropertyWord(_ word: String, of property: String, among words: [String], at range: SourceRange)
    -> Diagnostic
  {
    var diagnostic = Diagnostic(.unknownPropertyWord, "'\(property)' has no value '\(word)'", at: range)
    if let guess = nearest(to: word, among: words) {
      diagnostic.message += "; did you mean '\(guess)'?"
      diagnostic.fixIt = FixIt("change '\(word)' to '\(guess)'", [Edit(range, guess)], .needsReview)
    }
    diagnostic.notes = [.help("its values are \(words.joinedText(", "))")]
    return diagnostic
  }

  static func valueOutOfRange(_ name: String, _ number: Rational, why: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.valueOutOfRange, "'\(name)' cannot be \(number): \(why)", at: range)
  }

  static func noSingleConstant(_ name: String, _ property: String, at range: SourceRange, rule: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .noSingleConstant, "'\(name)' names several constraints, which have no single '\(property)'", at: range,
      labels: [Label(rule, "a chain, a compound constraint or a visual format")],
      notes: [.help("name a single constraint; `active` applies to all of them")])
  }
}

extension String {
  /// The string without an article: `text` for `a text`.
  fileprivate var withoutArticle: String {
    if hasPrefix("a ") { return String(dropFirst(2)) }
    if hasPrefix("an ") { return String(dropFirst(3)) }
    return self
  }
}
