internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

extension Diagnostic {
  // MARK: What is set

  /// `isNumber` says whether the value is a number alone, which says of a place not from where.
  static func attributeIsSet(
    _ name: String, path: String, value: SyntaxNode, isNumber: Bool, target: SourceRange, sign: SourceRange?
  ) -> Diagnostic {
    let place = isNumber ? Attribute(name: name).flatMap { $0.family == .size ? nil : $0 } : nil
    var (wanted, what) = (value.text, "change '=' to '=='")
    if place != nil {
      let anchor = "superview.\(name)"
      wanted = value.text == "0" ? anchor : "\(anchor) + \(value.text)"
      what = "demand it, measured from '\(anchor)'"
    }
    var diagnostic = Diagnostic(
      .attributeIsSet,
      "'=' sets a property and '\(name)' is an attribute; to demand it write `\(path) == \(wanted)`", at: target)
    if let sign {
      var edits = [Edit(target, path), Edit(sign, "==")]
      if place != nil { edits.append(Edit(value.range, wanted)) }
      let isRight = place?.isNearEdge ?? !(isNumber && Compound(name: name) != nil)
      diagnostic.fixIt = FixIt(what, edits, isRight ? .automatic : .needsReview)
    }
    return diagnostic
  }

  /// `size = 375x667` in the braces of a layout.
  static func designSizeIsSet(_ value: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .attributeIsSet, "the design size stands behind the name of the layout: `layout Name(\(value))`", at: range,
      notes: [.help("at which other sizes it must work says `sizes 320x480 ... 1024x1366`")])
  }

  static func unknownProperty(
    _ name: String, _ binding: Binding?, of owner: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownProperty, "'\(owner)' has no property '\(name)'", at: range)
    switch binding {
    case .constraint, .constraints:
      diagnostic.message = "'\(name)' is a constraint; to change its number write `\(name).constant = …`"
    case .constant:
      diagnostic.message = "'\(name)' is a constant, and constants do not change"
    case .view, .views, .guide:
      diagnostic.message = "'\(name)' is a view; to set a property of it write `\(name).hidden = …`"
    case nil, .unknown:
      guard let guess = uikitName(name) ?? nearest(to: name, among: known) else { break }
      diagnostic.message += "; did you mean '\(guess)'?"
      diagnostic.fixIt = FixIt("change '\(name)' to '\(guess)'", [Edit(range, guess)], .needsReview)
    }
    return diagnostic
  }

  /// The property that UIKit, AppKit or CSS calls `name`.
  private static func uikitName(_ name: String) -> String? {
    switch name {
    case "autoresizingMask", "resizingMask", "autoresizing": "mask"
    case "isHidden": "hidden"
    case "fontSize", "pointSize", "textSize": "font"
    case "numberOfLines", "maximumNumberOfLines", "lineLimit": "lines"
    case "title", "string", "stringValue", "label", "caption", "attributedText": "text"
    case "background", "backgroundColour", "bgColor", "fill": "backgroundColor"
    case "intrinsicContentSize", "intrinsicSize": "intrinsic"
    case "contentHuggingPriority", "huggingPriority", "contentHugging": "hugging"
    case "contentCompressionResistancePriority", "compressionResistance", "contentCompressionResistance": "compression"
    case "layoutMargins", "directionalLayoutMargins": "margins"
    case "alignmentRectInsets": "alignmentInsets"
    case "semanticContentAttribute", "userInterfaceLayoutDirection": "direction"
    case "isActive": "active"
    default: nil
    }
  }

  /// `text = Hello`
  static func textWithoutQuotes(_ property: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "'\(property)' takes a text, and a text stands in quotes: `\"\(name)\"`", at: range,
      fixIt: FixIt("write \"\(name)\"", [Edit(range, "\"\(name)\"")], .needsReview))
  }

  /// `contentMode = .scaleAspectFit`
  static func wordWithDot(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "no dot stands before the word '\(name)'", at: range,
      fixIt: FixIt("write '\(name)'", [Edit(range, name)], .automatic))
  }

  /// `backgroundColor = red`
  static func colourByName(_ name: String, at range: SourceRange) -> Diagnostic {
    let numbers: String? =
      switch name {
      case "red": "#ff0000"
      case "green": "#00ff00"
      case "blue": "#0000ff"
      case "white": "#ffffff"
      case "black": "#000000"
      case "yellow": "#ffff00"
      case "gray", "grey": "#808080"
      default: nil
      }
    var diagnostic = Diagnostic(
      .wrongValue, "colours have no names; a colour is written `\(numbers ?? "#ff0000")`", at: range)
    if let numbers { diagnostic.fixIt = FixIt("write '\(numbers)'", [Edit(range, numbers)], .needsReview) }
    return diagnostic
  }

  static func unknownPart(_ name: String, of property: Property, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownProperty, "'\(property.name)' has no part '\(name)'", at: range)
    if property.parts.isEmpty {
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
      .propertyElsewhere, "'\(guide)' is a guide and has no '\(name)': a guide has no properties, only rules",
      at: range, notes: [.help("for properties declare a view")])
  }

  static func cannotSet(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.cannotSet, "nothing can be given to `\(text)`", at: range)
  }

  static func bracesOnOther(_ text: String, _ value: Value, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .cannotSet, "`\(text)` is \(value.kindText); only views and named constraints have properties", at: range)
  }

  static func settingOnList(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .settingOnList, "'\(text)' is a list of views", at: range,
      notes: [.help("say which one, `\(text)[0]`, or all of them: `for v in \(text) { v … }`")])
  }

  static func setTwice(_ property: String, of owner: String, at range: SourceRange, earlier: SourceRange, line: Int)
    -> Diagnostic
  {
    Diagnostic(
      .setTwice, "'\(property)' of '\(owner)' is already set on line \(line)", at: range,
      labels: [Label(earlier, "set here")],
      notes: [.help("keep one of the two; what holds at some sizes only stands in a `when`")])
  }

  static func conditionsOverlap(
    _ property: String, of owner: String, witness: Environment, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    let size = "\(witness.size.width)x\(witness.size.height)"
    let place = witness.direction == .rightToLeft ? "\(size) from right to left" : size
    return Diagnostic(
      .conditionsOverlap,
      "both conditions hold at \(place), and they set '\(property)' of '\(owner)' differently", at: range,
      labels: [Label(earlier, "the other one")], notes: [.help("make one of them the `else` of the other")],
      sizes: [size])
  }

  // MARK: Values

  static func wrongValue(_ name: String, _ property: Property, _ value: Value, at range: SourceRange) -> Diagnostic {
    let example = property.type == .words ? property.words.joinedText(", ") : property.type.example
    return Diagnostic(
      .wrongValue, "'\(name)' takes no \(value.kindText.withoutArticle)", at: range,
      notes: [.help("it takes \(example)")])
  }

  /// An expression with words of the property where one word stands alone.
  static func oneWord(_ name: String, _ property: Property, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "'\(name)' is one word, and nothing is computed with words", at: range,
      notes: [.help("it takes \(property.words.joinedText(", "))")])
  }

  /// `intrinsic = (none, 5)`
  static func noneInSize(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "'none' is no number of a size", at: range,
      notes: [.help("set one axis by itself, for example `\(name).width = none`")])
  }

  /// `W+flexibleWidth`
  static func maskPartTwice(_ part: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.duplicateArgument, "'\(part)' is in this mask already", at: range)
  }

  static func wrongCount(_ name: String, _ property: Property, _ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "'\(name)' does not take \(count) values here", at: range,
      notes: [.help("it takes \(property.type.example)")])
  }

  static func mixedInset(_ fixed: Insets.Label, _ directional: Insets.Label, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mixedFamilies, "'\(directional.rawValue)' and '\(fixed.rawValue)' do not mix in one inset; use one family",
      at: range, notes: [.why("right to left, leading is right and left stays left")])
  }

  static func settingNotConstant(_ name: String, _ value: Value?, at range: SourceRange) -> Diagnostic {
    let condition: Bool
    if case .condition = value { condition = true } else { condition = false }
    return Diagnostic(
      .settingNotConstant, "'\(name)' is set once, to a constant; it cannot follow a layout", at: range,
      notes: [
        .help(condition ? "what depends on the size stands in a `when`" : "what follows another view is a rule: `==`")
      ])
  }

  static func unknownPropertyWord(_ word: String, of property: String, among words: [String], at range: SourceRange)
    -> Diagnostic
  {
    var diagnostic = Diagnostic(.unknownPropertyWord, "'\(property)' knows no word '\(word)'", at: range)
    if let guess = nearest(to: word, among: words) {
      diagnostic.message += "; did you mean '\(guess)'?"
      diagnostic.fixIt = FixIt("change '\(word)' to '\(guess)'", [Edit(range, guess)], .needsReview)
    }
    diagnostic.notes = [.help("its words are \(words.joinedText(", "))")]
    return diagnostic
  }

  static func valueOutOfRange(_ name: String, _ number: Rational, why: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.valueOutOfRange, "'\(name)' cannot be \(number): \(why)", at: range)
  }

  static func noSingleConstant(_ name: String, _ property: String, at range: SourceRange, rule: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .noSingleConstant, "'\(name)' stands for several constraints and has no single '\(property)'", at: range,
      labels: [Label(rule, "a chain, a compound rule or a visual format")],
      notes: [.help("name the one relation that is meant; `active` switches all of them")])
  }

  // MARK: Frames and masks

  static func frameNumbers(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .frameNumbers, "a frame has four numbers: x, y, width, height; here are \(count)", at: range,
      notes: [.help("`(x, y, width, height)`, for example `(0, 20, 375, 44)`")])
  }

  static func frameIsTakenOnce(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .frameIsTakenOnce,
      "'frame' is taken once, at the design size; for a size that follows write `mask = W` or a rule", at: range)
  }

  static func maskNeedsFrame(_ name: String, hasBounds: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .maskNeedsFrame, "the mask of '\(name)' needs a frame to start from", at: range,
      notes: [
        .help(
          hasBounds
            ? "give it a place: `center = (x, y)` beside its `bounds`, or `frame = (x, y, width, height)`"
            : "give it `frame = (x, y, width, height)`, or `bounds` and `center`")
      ])
  }

  static func maskNeedsSize(
    _ name: String, superview: String, isRoot: Bool, at range: SourceRange, declaration: SourceRange
  ) -> Diagnostic {
    let why = isRoot ? "which has no design size" : "whose size rules decide"
    let help =
      isRoot ? "give '\(superview)' a design size: `\(superview)(375x667)`" : "give '\(superview)' `bounds = 300x200`"
    return Diagnostic(
      .maskNeedsSize, "the mask of '\(name)' measures '\(superview)', \(why)", at: range,
      labels: [Label(declaration, "how large is it where '\(name)' has its frame?")], notes: [.help(help)])
  }

  static func maskForm(_ text: String, repaired: String?, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(
      .maskWithoutPlus, "a mask is words joined with '+': `W+H`", at: range,
      notes: [.help("the words are LM W RM TM H BM, UIKit's and AppKit's names, or `none` alone")])
    if let repaired, repaired != text {
      diagnostic.fixIt = FixIt("write `\(repaired)`", [Edit(range, repaired)], .automatic)
    }
    return diagnostic
  }

  static func frameOfArranged(
    _ property: String, _ name: String, by arranger: String, at range: SourceRange, arranger place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .frameOfArranged, "'\(name)' is arranged by '\(arranger)'; its \(property) would be ignored", at: range,
      labels: [Label(place, "places its subviews itself")],
      notes: [.help("`intrinsic` or a rule about its width and height are listened to")])
  }

  static func frameSaidTwice(_ property: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .frameSaidTwice, "the frame of '\(name)' says its \(property) already, and differently", at: range,
      notes: [.help("keep `frame`, or `bounds` and `center`")])
  }

  static func frameOfRoot(_ property: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .frameOfRoot, "'\(name)' is the layout itself, whose size comes from outside; it has no \(property)", at: range,
      notes: [.help("the design size stands behind the name: `layout \(name)(375x667)`")])
  }

  static func placementInCondition(_ property: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .placementInCondition, "'\(name)' has no \(property) outside of conditions, so rules place it", at: range,
      notes: [
        .help("give it a frame that always holds and change that here, or use rules in both conditions")
      ])
  }

  static func angleWithoutUnit(_ number: Rational, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .angleWithoutUnit, "a turn needs an angle: `\(number)deg`", at: range,
      fixIt: FixIt(
        "insert 'deg'", [Edit(SourceRange(file: range.file, start: range.end, end: range.end), "deg")], .needsReview))
  }

  static func wrongTransform(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongValue, "this is no transform", at: range,
      notes: [
        .help(
          "`rotate(90deg)`, `scale(2)`, `scale(2, 1)`, `translate(8, 0)`, `matrix(a, b, c, d, tx, ty)`, or a list of them"
        )
      ])
  }
}

extension String {
  /// `text` of `a text`.
  fileprivate var withoutArticle: String {
    if hasPrefix("a ") { return String(dropFirst(2)) }
    if hasPrefix("an ") { return String(dropFirst(3)) }
    return self
  }
}
