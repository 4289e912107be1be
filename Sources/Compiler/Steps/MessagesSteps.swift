internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

// Diagnostics about steps.

extension Diagnostic {
  /// The largest number of Swift or C, for room without a limit.
  static func largestNumber(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownName, "room without a limit is written `unlimited`", at: range,
      fixIt: FixIt("write 'unlimited'", [Edit(range, "unlimited")], .automatic))
  }

  // MARK: Words

  /// An unknown option word, side or position.
  ///
  /// - Parameter meant: The word that was probably meant, if that is known independently of the spelling.
  static func unknownStepWord(
    _ name: String, _ what: String, _ meant: String?, among words: [String], at range: SourceRange
  ) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownStepWord, "no \(what) named '\(name)'", at: range)
    if let guess = meant ?? nearest(to: name, among: words) {
      diagnostic.message += "; did you mean '\(guess)'?"
      diagnostic.fixIt = FixIt("change '\(name)' to '\(guess)'", [Edit(range, guess)], .needsReview)
    }
    diagnostic.notes = [.help("there are \(words.joinedText(", "))")]
    return diagnostic
  }

  /// A side of the other axis: `distribute horizontal […] leading 0`.
  static func sideOfOtherAxis(_ name: String, axis: String, _ sides: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownStepWord, "'\(name)' is not a side across a \(axis) 'distribute'", at: range,
      notes: [
        .why(
          "views that follow each other \(axis == "horizontal" ? "sideways stand high or low" : "downwards stand left or right")"
        ),
        .help("here are \(sides.joinedText(", "))"),
      ])
  }

  static func positionElsewhere(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stepValue, "'\(name)' is a position, which only 'align' knows", at: range,
      notes: [.help("for numbers read a rectangle: `.frame.minX`, `.bounds.midY`")])
  }

  static func mixedPositions(_ a: SyntaxToken, _ b: SyntaxToken, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mixedFamilies, "'\(a.text)' and '\(b.text)' do not mix; use one family on both sides", at: range,
      labels: [
        Label(
          b.range,
          "this follows \(StepWords.family(of: b.text) == .leftRight ? "the screen" : "the direction of the text")")
      ], notes: [.leftIsNotMirrored])
  }

  // MARK: Values

  static func stepValue(_ place: String, _ wanted: String, _ value: StepValue, at range: SourceRange) -> Diagnostic {
    Diagnostic(.stepValue, "\(place) takes \(wanted); this is \(value.kindText)", at: range)
  }

  static func noPosition(_ text: String, _ value: StepValue, at range: SourceRange) -> Diagnostic {
    guard value.view != nil else {
      return Diagnostic(
        .stepValue, "'align' takes a point of a view, such as `title.topLeft`; this is \(value.kindText)", at: range)
    }
    return Diagnostic(
      .stepValue, "'\(text)' is a view; write one of its points, for example `\(text).topLeft`", at: range,
      notes: [.help("the points are \(StepWords.positions.joinedText(", "))")])
  }

  static func alignRectangle(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stepValue, "'align' moves a view, and `\(text)` is a point of a rectangle", at: range,
      notes: [.help("leave the rectangle out: `title.topLeft`; what is moved precedes 'with'")])
  }

  static func withinRectangle(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stepValue, "'within' takes a size here; this is a rectangle", at: range,
      notes: [.help("its size is `\(text).size`")],
      fixIt: FixIt(
        "insert '.size'", [Edit(SourceRange(file: range.file, start: range.end, end: range.end), ".size")], .needsReview
      ))
  }

  static func stepTuple(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stepValue, "a point or size has two numbers, a rectangle four; here \(count == 1 ? "is" : "are") \(count)",
      at: range)
  }

  static func stepLabel(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.stepValue, "the numbers of a point, size or rectangle have no labels such as '\(name)'", at: range)
  }

  static func stepArithmetic(_ a: StepValue, _ b: StepValue, _ sign: String, at range: SourceRange) -> Diagnostic {
    let message =
      switch sign {
      case "+": "\(a.kindText) and \(b.kindText) do not add up"
      case "-": "\(b.kindText) cannot be subtracted from \(a.kindText)"
      case "*": "\(a.kindText) and \(b.kindText) cannot be multiplied"
      default: "\(a.kindText) cannot be divided by \(b.kindText)"
      }
    return Diagnostic(.stepValue, message, at: range)
  }

  static func stepComparison(_ a: StepValue, _ b: StepValue, at range: SourceRange) -> Diagnostic {
    Diagnostic(.cannotCompare, "\(a.kindText) cannot be compared with \(b.kindText)", at: range)
  }

  static func noStepMember(
    _ name: String, of value: StepValue, _ text: String, among known: [String], at range: SourceRange
  ) -> Diagnostic {
    var diagnostic = Diagnostic(.noMember, "'\(text)' is \(value.kindText) and has no '\(name)'", at: range)
    if let guess = nearest(to: name, among: known) {
      diagnostic.message += "; did you mean '\(guess)'?"
      diagnostic.fixIt = FixIt("change '\(name)' to '\(guess)'", [Edit(range, guess)], .needsReview)
    }
    return diagnostic
  }

  static func noMethod(_ name: String, of value: StepValue, _ guess: String?, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownFunction, "\(value.kindText) has no function '\(name)'", at: range)
    if let guess {
      diagnostic.message += "; did you mean '\(guess)'?"
      diagnostic.fixIt = FixIt("change '\(name)' to '\(guess)'", [Edit(range, guess)], .needsReview)
    }
    return diagnostic
  }

  static func availableElsewhere(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stepValue, "'available' is the room that 'sizeThatFits' is asked about; here is none", at: range,
      notes: [.help("the room there is now is `.bounds.size`")])
  }

  // MARK: Targets

  static func stepSetsOther(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stepSets, "steps do not set '\(name)'", at: range,
      notes: [
        .help("they set \(StepWords.settable.joinedText(", ")), and the 'constant' of a named constraint"),
        .help("for a setting at some sizes only, use a `when` outside of the steps"),
      ])
  }

  /// An attribute as a target: `title.width = …`. `owner` is empty for a leading dot.
  static func stepSetsAttribute(_ name: String, of owner: String, at range: SourceRange) -> Diagnostic {
    if name == "size" { return stepSetsSize(of: owner, at: range) }
    if !owner.isEmpty, let part = part(ofAttribute: name) {
      let better = "\(owner).\(part)"
      return Diagnostic(
        .stepSets, "'\(name)' is an attribute, which constraints determine; a step sets '\(part)'", at: range,
        fixIt: FixIt("write '\(better)'", [Edit(range, better)], .needsReview))
    }
    let property = name == "width" || name == "height" ? "bounds.size" : "frame"
    let whole =
      owner.isEmpty
      ? nil : StepWords.wholeSetting(ofPart: "\(owner).\(property == "frame" ? "frame" : "bounds").\(name)")
    return Diagnostic(
      .stepSets, "'\(name)' is an attribute, which constraints determine; a step sets '\(property)'", at: range,
      notes: [.help(whole ?? "steps set \(StepWords.settable.joinedText(", "))")])
  }

  /// The part of a view's geometry that steps set for an attribute; nil for attributes that depend on others.
  private static func part(ofAttribute name: String) -> String? {
    switch name {
    case "width", "height": "bounds.size.\(name)"
    case "left": "frame.origin.x"
    case "top": "frame.origin.y"
    default: nil
    }
  }

  private static func stepSetsSize(of owner: String, at range: SourceRange) -> Diagnostic {
    let better = "\(owner).bounds.size"
    return Diagnostic(
      .stepSets, "'size' is an attribute, which constraints determine; a step sets 'bounds.size'", at: range,
      fixIt: FixIt("write '\(better)'", [Edit(range, better)], .needsReview))
  }

  static func stepSetsPart(_ text: String, _ owner: StepValue, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stepSets, "`\(text)` is a part of \(owner.kindText), which is set as a whole", at: range,
      notes: [
        .help(
          StepWords.wholeSetting(ofPart: text) ?? "steps set \(StepWords.settable.joinedText(", "))")
      ])
  }

  static func stepSetsConstant(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.stepSets, "'\(name)' is a constant, and constants do not change", at: range)
  }

  static func stepOutside(_ text: String, isOwn: Bool, _ owner: String, at range: SourceRange) -> Diagnostic {
    let message =
      isOwn
      ? "a step of '\(owner)' cannot set the frame of '\(owner)' itself, because the app determines it"
      : "`\(text)` is not inside '\(owner)', and steps place only what is inside their view"
    return Diagnostic(
      .stepSets, message, at: range,
      notes: [.help(isOwn ? "set the frame of a view inside it" : "put the step into a view that both are inside of")])
  }

  /// A step that sets the size of its own view by the frame.
  static func stepSetsOwnFrame(_ owner: String, _ word: String, at range: SourceRange, word place: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .stepSets, "a step of '\(owner)' cannot set the frame of '\(owner)' itself, only the size of its bounds",
      at: range,
      fixIt: FixIt("change '\(word)' to 'bounds'", [Edit(place, "bounds")], .needsReview))
  }

  static func stepSetsRuleOutside(
    _ rule: String, _ view: String, _ owner: String, at range: SourceRange, rule declaration: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stepSets, "'\(rule)' refers to '\(view)', which is not inside '\(owner)'", at: range,
      labels: [Label(declaration, "the constraint")],
      notes: [.why("steps change only what is inside their view: what is outside was laid out before")])
  }

  /// A step that sets a constant which is also set from outside.
  static func stepOverwrites(
    _ name: String, _ value: Rational, at range: SourceRange, rule declaration: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stepOverwrites, "this step overwrites the constant of '\(name)', which is set to \(value) from outside",
      at: range, labels: [Label(declaration, "the \(value) holds only where no step sets it")],
      notes: [
        .why("steps are taken at each layout, after the constants were set"),
        .help("let the step read a metric, and set that from outside"),
      ])
  }

  /// The frame of a transformed view as a target: `badge.frame = …`.
  static func transformedFrame(_ view: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .transformedFrame, "'\(view)' is transformed, and its 'frame' is only the box around it", at: range,
      notes: [
        .why("the size of a rotated view does not follow from the box around it"),
        .help("set 'untransformedFrame', or 'bounds.size' and 'center'"),
      ], fixIt: FixIt("write 'untransformedFrame'", [Edit(range, "untransformedFrame")], .automatic))
  }

  static func stepOrder(at range: SourceRange) -> Diagnostic {
    Diagnostic(.cannotCompare, "points, sizes and rectangles are compared by '==' alone", at: range)
  }

  /// A value that steps need before layout, or cannot read.
  static func stepNotConstant(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stepValue, "\(what) is to be known without a layout", at: range,
      notes: [.help("use numbers, metrics, parameters, loop variables, and computations with them")])
  }

  static func stepNotTaken(at range: SourceRange) -> Diagnostic {
    Diagnostic(.stepValue, "this step computes with something that steps do not read", at: range)
  }

  // MARK: sizeThatFits

  static func stepInQuestion(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .questionSets, "'\(word)' changes a view, but 'sizeThatFits' must only compute a size", at: range,
      notes: [.help("`sizeThatFits` sets `width = …` and `height = …`; move this step into 'layoutSubviews'")])
  }

  /// A target in `sizeThatFits` other than `width` and `height`; `isBare` is true for a name without a view.
  static func questionSets(_ text: String, meant: String?, isBare: Bool, at range: SourceRange) -> Diagnostic {
    if let meant {
      return Diagnostic(
        .questionSets, "'sizeThatFits' sets its result without a dot: `\(meant) = …`", at: range,
        notes: [.why("`\(text)` is an attribute, which constraints determine")],
        fixIt: FixIt("write '\(meant)'", [Edit(range, meant)], .automatic))
    }
    return Diagnostic(
      .questionSets, "'sizeThatFits' must only compute a size: it sets only its own 'width' and 'height'", at: range,
      notes: [
        .help(
          isBare
            ? "a number that is used further down is a constant: `let \(text) = …`" : "move this into 'layoutSubviews'")
      ])
  }

  static func questionReadsSize(_ name: String, _ view: String, isOwn: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .questionReads,
      "`sizeThatFits` must not read a current size, such as \(isOwn ? "its own '\(name)'" : "the '\(name)' of '\(view)'")",
      at: range,
      notes: [
        .why("the result would depend on the time of the call"),
        .help(isOwn ? "the offered space is `available`" : "write `\(view).sizeThatFits(available)`"),
      ])
  }

  static func unanswered(_ view: String, _ sides: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unanswered, "'sizeThatFits' of '\(view)' sets no \(sides.joinedText(" and no "))", at: range,
      notes: [.help("write \(sides.map { "`\($0) = …`" }.joinedText(" and "))")])
  }

  // MARK: Order

  static func sizedLater(_ name: String, line: Int, at range: SourceRange, later: SourceRange, fixIt: FixIt?)
    -> Diagnostic
  {
    Diagnostic(
      .sizedLater, "'\(name)' gets its size on line \(line), after this step", at: range,
      labels: [Label(later, "changes the size")],
      notes: [.why("steps run in their order"), .help("set the size first, then align")], fixIt: fixIt)
  }

  static func placedLater(_ name: String, line: Int, at range: SourceRange, later: SourceRange, fixIt: FixIt?)
    -> Diagnostic
  {
    Diagnostic(
      .sizedLater, "'\(name)' gets its place on line \(line), after this step", at: range,
      labels: [Label(later, "moves it")],
      notes: [.why("steps run in their order"), .help("place a view before others are aligned with it")],
      fixIt: fixIt)
  }
}
