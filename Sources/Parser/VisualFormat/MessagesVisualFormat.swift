internal import LayDiagnostics

// Diagnostics of the visual format parser: one factory for each mistake, sorted by code.

extension Diagnostic {
  static func emptyFormat(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyFormat, "the visual format is empty", at: range,
      notes: [.help("a format names at least one view, for example `|-[title]-|`")])
  }

  // L0302

  static func formatBeginsWithGap(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedViewInFormat, "expected a view or '|' before this gap", at: range,
      notes: [.why("a gap lies between two views, or between a view and '|', the edge of the superview")],
      fixIt: FixIt(
        "insert '|'", [Edit(SourceRange(file: range.file, start: range.start, end: range.start), "|")], .needsReview))
  }
  static func expectedViewAtStart(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedViewInFormat, "expected a view or '|'", at: range,
      notes: [.help("views go in brackets: `[title]`; '|' is an edge of the superview")])
  }
  static func expectedViewBeforeBar(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedViewInFormat, "expected a view before this '|'", at: range,
      notes: [.why("a format without a view places nothing")])
  }
  /// - Parameter isDemand: True if a second predicate list follows the gap.
  static func expectedViewAfterGap(_ range: SourceRange, isDemand: Bool = false) -> Diagnostic {
    Diagnostic(
      .expectedViewInFormat, "expected a view or '|' after this gap", at: range,
      notes: [
        .help(
          isDemand
            ? "several predicates of one gap share its parentheses: `-(>=8,<=20)-`"
            : "views go in brackets: `[title]`; '|' is an edge of the superview")
      ])
  }
  static func viewWithoutBrackets(_ range: SourceRange, _ name: String) -> Diagnostic {
    Diagnostic(
      .expectedViewInFormat, "a view goes in brackets: `[\(name)]`", at: range,
      fixIt: FixIt("write '[\(name)]'", [Edit(range, "[\(name)]")], .needsReview))
  }
  static func missingOpeningBracket(_ range: SourceRange, _ name: String) -> Diagnostic {
    Diagnostic(
      .expectedViewInFormat, "expected '[' before '\(name)'", at: range, caret: "insert '[' here",
      fixIt: FixIt("insert '['", [Edit(range, "[")], .automatic))
  }

  // L0303

  static func invalidViewName(_ range: SourceRange, _ name: String) -> Diagnostic {
    Diagnostic(.invalidNameInFormat, "'\(name)' cannot be the name of a view", at: range, notes: [nameRule])
  }
  static func missingViewName(_ range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidNameInFormat, "the name of a view is missing", at: range, notes: [nameRule])
  }
  private static var nameRule: Note {
    .why("a name begins with a letter or '_' and continues with letters, digits and '_'")
  }

  // L0304, L0305

  static func expectedClosingParenthesis(_ range: SourceRange, what: String, isInsertable: Bool) -> Diagnostic {
    Diagnostic(
      .expectedClosingParenthesis, "expected ')' to close \(what)", at: range,
      caret: isInsertable ? "insert ')' here" : "",
      notes: isInsertable ? [] : [.help("',' separates predicates, ')' ends them")],
      fixIt: isInsertable ? FixIt("insert ')'", [Edit(range, ")")], .automatic) : nil)
  }
  static func missingClosingBracket(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedClosingBracket, "expected ']' to close this view", at: range, caret: "insert ']' here",
      fixIt: FixIt("insert ']'", [Edit(range, "]")], .automatic))
  }
  static func swappedSigns(_ range: SourceRange, _ right: String) -> Diagnostic {
    Diagnostic(
      right == "]|" ? .expectedClosingBracket : .expectedClosingParenthesis,
      right == "]|" ? "']' closes the view before the '|'" : "')' closes the predicates before ']' closes the view",
      at: range, fixIt: FixIt("write '\(right)'", [Edit(range, right)], .automatic))
  }
  static func wrongClosingBracket(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedClosingBracket, "a view is closed by ']'", at: range,
      fixIt: FixIt("write ']'", [Edit(range, "]")], .automatic))
  }
  /// A surplus `)` before `]`, as no parenthesis is open.
  static func surplusSign(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedClosingBracket, "expected ']' to close this view", at: range,
      notes: [.help("predicates go in parentheses: `[like(60)]`")],
      fixIt: FixIt("write ']'", [Edit(range, "]")], .needsReview))
  }
  static func expectedClosingBracket(_ range: SourceRange, isList: Bool, isSecond: Bool) -> Diagnostic {
    var notes: [Note] = []
    if isList { notes = [.help("each view has its own brackets: `[a][b]`; for views side by side write constraints")] }
    if isSecond { notes = [.help("several predicates of one view share its parentheses: `[a(>=70,<=100)]`")] }
    return Diagnostic(.expectedClosingBracket, "expected ']' to close this view", at: range, notes: notes)
  }

  // L0306, L0307, L0308

  static func missingDash(_ range: SourceRange, _ message: String, isInsertable: Bool) -> Diagnostic {
    Diagnostic(
      .expectedDash, message, at: range, caret: isInsertable ? "insert '-' here" : "",
      fixIt: isInsertable ? FixIt("insert '-'", [Edit(range, "-")], .automatic) : nil)
  }
  static func expectedDash(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedDash, "expected '-' to close this gap", at: range,
      notes: [.help("a gap is `-`, `-8-`, `-gap-` or `-(>=8@750)-`")])
  }
  static func emptyGap(_ range: SourceRange, surplus: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyGap, "there is nothing between these dashes", at: range,
      notes: [.help("`-` alone is the standard space, `-0-` is none")],
      fixIt: FixIt("leave one '-'", [Edit(surplus, "")], .needsReview))
  }
  static func surplusDashes(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyGap, "one '-' closes a gap", at: range,
      fixIt: FixIt("remove the surplus '-'", [Edit(range, "")], .automatic))
  }
  static func bareNegativeNumber(_ range: SourceRange, _ number: String) -> Diagnostic {
    Diagnostic(
      .bareNegativeNumber, "write a negative number in parentheses: `-(\(number))-`", at: range,
      notes: [.why("without parentheses, this '-' could be a minus sign or a superfluous dash")],
      fixIt: FixIt("put parentheses around '\(number)'", [Edit(range, "(\(number))")], .needsReview))
  }

  // L0309 … L0312

  static func unknownRelationInFormat(_ range: SourceRange, _ sign: String, isFollowed: Bool) -> Diagnostic {
    let meant: String? =
      switch sign {
      case "=", "===": "=="
      case "<", "=<", "≤": "<="
      case ">", "=>", "≥": ">="
      default: nil
      }
    let repair = meant.flatMap { isFollowed ? FixIt("write '\($0)'", [Edit(range, $0)], .automatic) : nil }
    return Diagnostic(
      .unknownRelationInFormat, "'\(sign)' is not a relation of a visual format", at: range,
      notes: [.help("the relations are '==', '<=' and '>='")], fixIt: repair)
  }
  static func malformedNumberInFormat(_ range: SourceRange, _ number: String) -> Diagnostic {
    let isPercent = number.utf8.last == 0x25
    return Diagnostic(
      .malformedNumberInFormat, "'\(number)' is not a number", at: range,
      notes: [
        isPercent
          ? .help("a share of the superview is a constraint: `.width == 50% * superview.width`")
          : .help("lengths are points, without a unit; a name begins with a letter or '_'")
      ])
  }
  static func numberTooLongInFormat(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .numberTooLongInFormat, "this number has more than \(VisualFormat.maximumDigits) digits when written out",
      at: range, notes: [.why("numbers are kept exactly, never rounded")])
  }
  static func expectedValueInFormat(_ range: SourceRange, _ place: PredicatePlace) -> Diagnostic {
    Diagnostic(
      .expectedValueInFormat,
      place == .view ? "expected a number, a metric or a view" : "expected a number or a metric", at: range)
  }
  static func expectedPriorityInFormat(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValueInFormat, "expected a priority after '@'", at: range,
      notes: [.help("a priority is a number above 0 and at most 1000, or a metric")])
  }

  // L0313, L0314, L0315

  static func blankInFormat(_ runs: [SourceRange], isRemovable: Bool) -> Diagnostic {
    let edits = runs.map { Edit($0, "") }
    return Diagnostic(
      .blankInFormat, "a visual format contains no spaces", at: runs[0],
      labels: runs.dropFirst().prefix(VisualFormat.maximumReports).map { Label($0, "here too") },
      fixIt: isRemovable ? FixIt("remove the spaces", edits, .automatic) : nil)
  }
  static func unknownOrientation(_ range: SourceRange, _ word: String) -> Diagnostic {
    let isBoth = word == "HV" || word == "VH"
    return Diagnostic(
      .formatOrientation, "a format begins with 'H:', 'V:' or neither", at: range,
      notes: isBoth ? [.help("write two formats, one for each axis")] : [])
  }
  static func lowerCaseOrientation(_ range: SourceRange, _ letter: String) -> Diagnostic {
    let meant = letter == "v" ? "V" : "H"
    return Diagnostic(
      .formatOrientation, "the orientation is written '\(meant):'", at: range,
      fixIt: FixIt("write '\(meant)'", [Edit(range, meant)], .automatic))
  }
  static func missingColon(_ range: SourceRange, _ letter: String) -> Diagnostic {
    Diagnostic(
      .formatOrientation, "expected ':' after '\(letter)'", at: range, caret: "insert ':' here",
      fixIt: FixIt("insert ':'", [Edit(range, ":")], .automatic))
  }
  static func textAfterFormat(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .textAfterFormat, "nothing may follow the closing '|'", at: range,
      notes: [.help("write a second format for other views")])
  }

  // L0317 … L0320

  static func pathInFormat(_ range: SourceRange, _ path: String) -> Diagnostic {
    let owner = String(decoding: path.utf8.prefix { $0 != 0x2E }, as: UTF8.self)
    return Diagnostic(
      .pathInFormat, "a visual format can contain only plain names, not paths such as '\(path)'", at: range,
      notes: [.help("put the format in the braces of '\(owner)'")])
  }
  static func attributeInFormat(_ range: SourceRange, isOfView: Bool) -> Diagnostic {
    Diagnostic(
      .pathInFormat, "a visual format names whole views, not attributes", at: range,
      notes: [
        isOfView
          ? .help(
            "the width is compared in a horizontal format, the height in a vertical one; write others as constraints")
          : .help("a gap is a number or a metric")
      ])
  }
  static func indexInFormat(_ range: SourceRange, _ written: String, _ name: String) -> Diagnostic {
    Diagnostic(
      .pathInFormat, "'\(written)' is written '\(name)' in a visual format", at: range,
      fixIt: FixIt("write '\(name)'", [Edit(range, name)], .automatic))
  }
  static func computedIndexInFormat(_ range: SourceRange, _ written: String, _ base: String) -> Diagnostic {
    Diagnostic(
      .pathInFormat, "a visual format cannot compute the index of '\(written)'", at: range,
      notes: [.help("the first view is '\(base)0'; in a 'for' write constraints instead of a format")])
  }
  static func formatTooLong(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .formatTooLong,
      "a visual format has at most \(VisualFormat.maximumLength) bytes, this one has \(range.length)",
      at: SourceRange(file: range.file, start: range.start, end: min(range.end, range.start + 1)),
      notes: [.help("divide it into several formats")])
  }
  static func unexpectedInFormat(_ range: SourceRange, _ character: String) -> Diagnostic {
    let isVisible = character.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } && character != "\u{FFFD}"
    return Diagnostic(
      .unexpectedInFormat, isVisible ? "'\(character)' is not valid here" : "this byte is not valid here", at: range,
      notes: [.help("after a view comes a gap, another view or the closing '|'")])
  }
  static func typographicDashes(_ ranges: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .unexpectedInFormat, "a gap is written with '-', not with a typographic dash", at: ranges[0],
      fixIt: FixIt("write '-'", ranges.map { Edit($0, "-") }, .automatic))
  }
  static func arithmeticInFormat(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .arithmeticInFormat, "a visual format cannot contain arithmetic", at: range,
      notes: [.help("name the value with `let`, or write a constraint such as `a.width == 2 * b.width`")])
  }
}
