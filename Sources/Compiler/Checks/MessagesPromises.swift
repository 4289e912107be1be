internal import LayDevices
internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

// Diagnostics about `sizes`, `expect` and `assert`.

extension Diagnostic {
  static func tooManySizeRanges(at range: SourceRange) -> Diagnostic {
    Diagnostic(.tooManyElements, "'sizes' takes at most \(Limits.sizeRanges) ranges", at: range)
  }

  /// `contentSize` of a view that does not scroll.
  static func contentOfScrollView(_ word: String, _ view: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.expectValue, "only a ScrollView has '\(word)', and '\(view)' is none", at: range)
  }

  // MARK: Sizes

  static func sizesBackwards(_ first: SyntaxToken, _ last: SyntaxToken, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .sizesBackwards, "this range runs backwards, from \(first.text) down to \(last.text)", at: range,
      fixIt: FixIt("swap the ends", [Edit(first.range, last.text), Edit(last.range, first.text)], .automatic))
  }

  /// A word that is no family of devices: `sizes iPhon`.
  static func unknownFamily(_ name: String, at range: SourceRange) -> Diagnostic {
    let families = DeviceFamily.allCases.map { $0.rawValue }
    var diagnostic = Diagnostic(
      .unknownDevice, "there is no family of devices called '\(name)'", at: range,
      notes: [.help("write \(families.joined(separator: ", ")), sizes, or a device in quotes, `sizes \"iPhone SE\"`")])
    if let family = nearest(to: name, among: families) {
      diagnostic.message += "; did you mean '\(family)'?"
      diagnostic.fixIt = FixIt("change '\(name)' to '\(family)'", [Edit(range, family)], .needsReview)
    }
    return diagnostic
  }

  /// A text that is no name of a device: `sizes "iPhone 17 Prro"`.
  static func unknownDevice(_ name: String, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unknownDevice, "there is no device called '\(name)'", at: range,
      notes: [
        .help(
          "quotes contain the name of a device, `\"iPhone SE\"`, or of one of its poses, `\"iPhone SE landscape\"`; `layc devices` lists them"
        )
      ])
    if name.isSize {
      diagnostic.message = "write a size without quotes"
      (diagnostic.notes, diagnostic.fixIt) = ([], FixIt("write '\(name)'", [Edit(range, name)], .needsReview))
    } else if let family = Device.family(name) {
      diagnostic.message += "; did you mean the family \(family.rawValue)?"
      diagnostic.fixIt = FixIt("write it without quotes", [Edit(range, family.rawValue)], .needsReview)
    } else if let device = nearest(to: name, among: Device.knownNames) {
      diagnostic.message += "; did you mean '\(device)'?"
      diagnostic.fixIt = FixIt("change it to '\(device)'", [Edit(range, "\"\(device)\"")], .needsReview)
    }
    return diagnostic
  }

  static func lengthTooLarge(_ property: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.constantTooLarge, "'\(property)' is at most \(Limits.constant) points", at: range)
  }

  /// A height of the keyboard that is none.
  static func keyboardHeight(_ height: Rational, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectValue, "the height of a keyboard is 0 to \(Limits.constant) points, and this is \(height)", at: range)
  }

  /// An inset of a declared safe area that is negative or too large.
  static func safeAreaInset(_ side: String, _ inset: Rational, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectValue, "the insets of a safe area are 0 to \(Limits.constant) points, and '\(side)' is \(inset)", at: range
    )
  }

  /// A side of a declared safe area whose first inset is the greater one.
  static func safeAreaBackwards(
    _ side: String, from lowest: Rational, to highest: Rational, _ ends: [SyntaxNode], at range: SourceRange
  ) -> Diagnostic {
    var found = Diagnostic(
      .emptyRange, "the range of '\(side)' goes from \(lowest) to \(highest)", at: range,
      notes: [.help("write the smaller insets first: `safeArea (0, 0, 0, 0) ... (59, 0, 34, 0)`")])
    if let first = ends.first, let last = ends.last {
      found.fixIt = FixIt(
        "swap the two sets of insets", [Edit(first.range, last.text), Edit(last.range, first.text)], .needsReview)
    }
    return found
  }

  /// A safe area of sizes that are all poses of devices.
  static func safeAreaOfPoses(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedPartOfSizes, "'safeArea' has no effect: all of these sizes are poses of devices", at: range,
      notes: [
        .why("each pose (a device in an orientation or split) has its own safe area"),
        .help("add sizes of your own, such as `sizes 320x480 ... 430x932`, or remove 'safeArea'"),
      ])
  }

  /// A kind of reserved region that no pose of the sizes has.
  static func regionOfNoPose(_ kind: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedPartOfSizes, "'region \(kind)' has no effect: none of these sizes is the pose of a device with a \(kind)",
      at: range,
      notes: [
        .help("add such a device, for example `sizes \"iPhone Duo\", region \(kind)`, or remove 'region \(kind)'")
      ])
  }

  static func sizeTooLarge(at range: SourceRange) -> Diagnostic {
    Diagnostic(.constantTooLarge, "a size is at most \(Limits.constant) points", at: range)
  }

  static func twoSingleSizes(_ first: SyntaxNode, _ second: SyntaxNode, at range: SourceRange) -> Diagnostic {
    let better = "\(first.text) ... \(second.text)"
    return Diagnostic(
      .twoSingleSizes, "this declares only two sizes; to declare every size between them too, write `\(better)`",
      at: range,
      fixIt: FixIt("declare everything between", [Edit(first.range.union(second.range), better)], .needsReview))
  }

  // MARK: Assertions

  static func assertForm(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .assertForm, "an assertion is a relation or a question that is true or false", at: range,
      notes: [.help("for example `assert form.bottom <= root.bottom` or `assert form.isInside(root)`")])
  }

  /// An assertion with `and`, `or` or `not` around relations.
  static func assertOfSeveral(_ kind: SyntaxKind, at range: SourceRange) -> Diagnostic {
    let (word, help) =
      switch kind {
      case .andExpression: ("and", "write an `assert` for each of them")
      case .orExpression:
        ("or", "where it depends on the size which of them is meant, write `when … { assert … } else { assert … }`")
      default: ("not", "turn the relation round: `assert a.width >= 44` for 'not below 44'")
      }
    return Diagnostic(
      .assertForm, "an assertion is one claim, without '\(word)'", at: range, notes: [.help(help)])
  }

  static func unknownAssertion(_ name: String, _ guess: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .assertForm, "no question named '\(name)'; did you mean '\(guess)'?", at: range,
      fixIt: FixIt("change '\(name)' to '\(guess)'", [Edit(range, guess)], .needsReview))
  }

  static func assertArgument(_ name: String, _ wanted: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.assertForm, "\(name) takes \(wanted)", at: range)
  }

  // MARK: Expectations

  static func expectForm(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectForm, "'expect' contains comparisons only, for example `title.frame == (16, 28, 343, 21)`", at: range)
  }

  static func expectsNothing(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectForm, "this compares constants; an 'expect' must read an attribute or property of a view", at: range)
  }

  static func expectNeedsLabel(at range: SourceRange) -> Diagnostic {
    Diagnostic(.expectLabel, "what is this? label it, for example `direction: rtl` or `scale: 2`", at: range)
  }

  static func unknownExpectLabel(_ name: String, _ guess: String?, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(.expectLabel, "no metric, named constraint or label '\(name)'", at: range)
    if let guess {
      diagnostic.message += "; did you mean '\(guess)'?"
      diagnostic.fixIt = FixIt("change '\(name)' to '\(guess)'", [Edit(range, guess)], .needsReview)
    }
    return diagnostic
  }

  static func unknownState(_ name: String, _ guess: String?, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownName, "no state is named '\(name)'", at: range)
    if let guess {
      diagnostic.message += "; did you mean '\(guess)'?"
      diagnostic.fixIt = FixIt("change '\(name)' to '\(guess)'", [Edit(range, guess)], .needsReview)
    }
    return diagnostic
  }

  static func expectWord(_ label: String, _ words: [String], _ guess: String?, at range: SourceRange) -> Diagnostic {
    let list = words.map { "'\($0)'" }.joined(separator: " or ")
    var diagnostic = Diagnostic(.expectLabel, "'\(label)' is \(list)", at: range)
    if let guess {
      diagnostic.fixIt = FixIt("change it to '\(guess)'", [Edit(range, guess)], .needsReview)
    }
    return diagnostic
  }

  static func expectScale(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectLabel, "'scale' is the pixels of a point: a number above 0 and at most \(Limits.scale)", at: range)
  }

  static func expectShapes(_ left: Int, _ right: Int, at range: SourceRange) -> Diagnostic {
    func spelled(_ count: Int) -> String { count == 1 ? "one number" : "\(count) numbers" }
    return Diagnostic(.expectValue, "on the left is \(spelled(left)), on the right \(spelled(right))", at: range)
  }

  /// A Bool that is compared with a number.
  static func expectTruth(_ text: String, at range: SourceRange) -> Diagnostic {
    if text == "true" || text == "false" {
      return Diagnostic(.expectValue, "'\(text)' is not a number, and the other side is one", at: range)
    }
    return Diagnostic(.expectValue, "'\(text)' is true or false; it is compared by '== true' or '== false'", at: range)
  }

  static func expectTuple(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectValue, "a point or size has two numbers, a rectangle four; here \(count == 1 ? "is" : "are") \(count)",
      at: range)
  }

  static func expectArithmetic(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectValue, "an 'expect' adds values of one kind, and multiplies and divides by numbers only", at: range)
  }

  static func expectPart(_ property: String, _ parts: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(.expectValue, "'\(property)' has no '\(parts.joined(separator: "."))'", at: range)
  }

  /// A property that is not numeric, in place of a number.
  static func expectProperty(_ target: SettingTarget) -> Diagnostic {
    let example = target.property.type == .words ? target.property.words.joinedText(", ") : target.property.type.example
    return Diagnostic(
      .expectValue, "'\(target.text)' compares with '==' and a constant, and with nothing else", at: target.range,
      notes: [.help("it takes \(example)")])
  }

  static func expectValue(_ value: Value, _ text: String, at range: SourceRange) -> Diagnostic {
    if case .view = value {
      return Diagnostic(.expectValue, "'\(text)' is a view; what of it? for example `\(text).frame`", at: range)
    }
    return Diagnostic(.expectValue, "'expect' does not compare \(value.kindText)", at: range)
  }
}

extension String {
  /// True for a size such as `375x667`.
  fileprivate var isSize: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
  }
}
