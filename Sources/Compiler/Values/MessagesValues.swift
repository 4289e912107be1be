internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Diagnostics about values.

extension Value {
  /// True after an error, which was reported.
  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  /// The kind of the value, with its article, for messages.
  var kindText: String {
    switch self {
    case .number: "a number"
    case .percent: "a percentage"
    case .angle: "an angle"
    case .text: "a string"
    case .bool: "true or false"
    case .size: "a size"
    case .colour: "a colour"
    case .list: "a list"
    case .tuple: "a list in parentheses"
    case .view: "a view"
    case .views: "a list of views"
    case .linear: "an attribute"
    case .compound(_, let compound): "'\(compound.name)'"
    case .condition: "a condition"
    case .word: "a word"
    case .constraint: "a constraint"
    case .unknown: "unknown"
    }
  }
}

extension Diagnostic {
  // MARK: Names and paths

  static func whoseAttribute(_ name: String, dot: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .whoseAttribute, "whose \(name)? '.\(name)' is the \(name) of '\(dot)'", at: range,
      notes: [.help("for another view write its name too, for example `title.\(name)`")],
      fixIt: FixIt(
        "insert '.'", [Edit(SourceRange(file: range.file, start: range.start, end: range.start), ".")], .needsReview))
  }

  /// A guide of a scroll view without a dot, in the braces of one.
  static func whoseGuide(_ name: String, dot: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .whoseSuperview, "whose \(name)? '.\(name)' is that of '\(dot)'", at: range,
      fixIt: FixIt(
        "insert '.'", [Edit(SourceRange(file: range.file, start: range.start, end: range.start), ".")], .needsReview))
  }

  static func whoseSuperview(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .whoseSuperview, "whose superview? name a view first, or write 'root'", at: range,
      notes: [.note("'superview' is the superview of the first view that the statement names")])
  }

  static func rootHasNoSuperview(_ layout: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.rootHasNoSuperview, "'\(layout)' is the root and has no superview", at: range)
  }

  /// A path that begins with a view, among the constants of a file.
  static func noViewHere(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .whoseSuperview, "'\(text)' refers to a view, and outside of layouts there is none", at: range,
      notes: [.help("a `metric` or `let` out here is a constant; what refers to views belongs in a layout's braces")])
  }

  static func listNeedsIndex(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noSuchElement, "'\(name)' is a list; which of it? for example '\(name)[0]'", at: range,
      notes: [.help("or for all of them: `for v in \(name) { … }`")])
  }

  static func noMember(_ name: String, of value: Value, _ text: String, at range: SourceRange) -> Diagnostic {
    if Attribute(name: name) != nil || Compound(name: name) != nil {
      return Diagnostic(.noMember, "'\(text)' is \(value.kindText) and no view; it has no '\(name)'", at: range)
    }
    return Diagnostic(.noMember, "'\(text)' is \(value.kindText) and has no '\(name)'", at: range)
  }

  static func noSuchIndex(_ name: String, _ indices: [Int], known: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noSuchElement, "\(name) has \(known)", at: range, caret: "[\(ViewList.join(indices))] is not one of them")
  }

  static func oneIndex(at range: SourceRange) -> Diagnostic {
    Diagnostic(.noSuchElement, "a list has one index", at: range)
  }

  static func notAList(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.noSuchElement, "\(what) is not a list and has no index", at: range)
  }

  static func indexNotWhole(_ number: Rational, at range: SourceRange) -> Diagnostic {
    Diagnostic(.noSuchElement, "an index is a whole number; this is \(number)", at: range)
  }

  // MARK: Kinds of values

  static func expectedNumber(_ value: Value, what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.wrongKindOfValue, "\(what) takes a number; this is \(value.kindText)", at: range)
  }

  static func expectedInset(_ value: Value, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongKindOfValue, "an inset is a number, or numbers in parentheses; this is \(value.kindText)", at: range,
      notes: [.help("for example `16`, `(8, 16, 8, 16)` or `(top: 8, horizontal: 16)`")])
  }

  static func insetCount(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongKindOfValue, "an inset has four numbers, top, leading, bottom and trailing; here are \(count)", at: range,
      notes: [.help("label the ones you mean, for example `(top: 8, horizontal: 16)`")])
  }

  static func unknownInsetLabel(_ label: String?, _ guess: String?, at range: SourceRange) -> Diagnostic {
    guard let label else {
      return Diagnostic(.wrongKindOfValue, "either all numbers of an inset are labelled or none", at: range)
    }
    let end = guess.map { "; did you mean '\($0)'?" } ?? ""
    return Diagnostic(
      .wrongKindOfValue, "an inset has no '\(label)'\(end)", at: range,
      notes: [.help("its labels are \(Insets.EdgeLabel.names.map { "'\($0)'" }.joined(separator: ", "))")])
  }

  /// Two labels of an inset that set the same edge.
  static func insetOverlap(_ label: Insets.EdgeLabel, _ earlier: Insets.EdgeLabel, at range: SourceRange) -> Diagnostic
  {
    if label == earlier { return Diagnostic(.duplicateArgument, "'\(label.rawValue)' is given twice", at: range) }
    let (whole, part) = earlier.edges.count < label.edges.count ? (label, earlier) : (earlier, label)
    return Diagnostic(
      .duplicateArgument, "'\(whole.rawValue)' is '\(part.rawValue)' too, so that edge is given twice", at: range)
  }

  /// A minus sign before another value than a number: `-"x"`.
  static func signOfOther(_ value: Value, at range: SourceRange) -> Diagnostic {
    Diagnostic(.wrongKindOfValue, "'-' precedes a number, and this is \(value.kindText)", at: range)
  }

  static func emptyParentheses(at range: SourceRange) -> Diagnostic {
    Diagnostic(.wrongKindOfValue, "there is no value in these parentheses", at: range)
  }

  /// A label in `form`, whose values are distinguished by position.
  /// - Parameter value: The values without labels, in order; nil if the labels are others than those of `form`.
  static func labelHere(_ label: String, _ form: String, value: String? = nil, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownArgument, "'\(label)' is not a label here; write \(form)", at: range,
      fixIt: value.map { FixIt("write '\($0)'", [Edit(range, $0)], .automatic) })
  }

  static func expectedPoint(_ value: Value, at range: SourceRange) -> Diagnostic {
    Diagnostic(.wrongKindOfValue, "an offset is '(dx, dy)'; this is \(value.kindText)", at: range)
  }

  static func wrongOperands(
    _ a: Value, _ b: Value, _ sign: String, left: SyntaxNode, right: SyntaxNode, attribute: String? = nil,
    at range: SourceRange
  ) -> Diagnostic {
    for (value, node) in [(a, left), (b, right)] {
      switch value {
      case .view where attribute == "edges" && (sign == "+" || sign == "-" && node.index == left.index):
        let amount = node.index == left.index ? right : left
        return Diagnostic(
          .wrongKindOfValue, "'edges' take a distance with `inset`: `\(node.text) inset \(amount.text)`",
          at: left.range.union(right.range),
          fixIt: FixIt(
            "write `\(node.text) inset \(amount.text)`",
            [Edit(left.range.union(right.range), "\(node.text) inset \(amount.text)")],
            sign == "+" ? .automatic : .needsReview))
      case .view:
        let attribute = attribute == "edges" ? nil : attribute
        return Diagnostic(
          .wrongKindOfValue,
          "'\(node.text)' is a view; which number of it? for example '\(node.text).\(attribute ?? "width")'",
          at: node.range)
      case .constraint:
        return Diagnostic(
          .constraintInRule, "'\(node.text)' is a constraint; its number is only set: `\(node.text).constant = …`",
          at: node.range)
      default: continue
      }
    }
    let message: String
    switch sign {
    case "+": message = "\(a.kindText) and \(b.kindText) do not add up"
    case "-": message = "\(b.kindText) cannot be subtracted from \(a.kindText)"
    case "*": message = "\(a.kindText) and \(b.kindText) cannot be multiplied"
    default: message = "\(a.kindText) cannot be divided by \(b.kindText)"
    }
    var diagnostic = Diagnostic(.wrongKindOfValue, message, at: range)
    if case .text = a, case .number = b, sign == "-" { diagnostic.notes = [.sumBehindText] }
    return diagnostic
  }

  /// A sum after a string: `"Message " + i + 1`.
  static func textAndSum(_ first: SyntaxNode, _ second: SyntaxNode, sign: String) -> Diagnostic {
    let range = first.range.union(second.range)
    let text = "(\(first.text) \(sign) \(second.text))"
    return Diagnostic(
      .wrongKindOfValue, "after a string '+' joins each number by itself, it does not add them", at: range,
      notes: [.sumBehindText],
      fixIt: range.length <= 80 ? FixIt("put the sum in parentheses", [Edit(range, text)], .needsReview) : nil)
  }

  static func lengthTimesLength(_ a: String, _ b: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .lengthTimesLength, "'\(a)' and '\(b)' are lengths; a length times a length is not a length", at: range,
      notes: [.help("declare the factor as a 'Number', for example `count: Number`")])
  }

  static func divisionByZero(at range: SourceRange) -> Diagnostic {
    Diagnostic(.divisionByZero, "this is 0, and nothing can be divided by 0", at: range)
  }

  static func percentAlone(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .percentOfWhat, "a percentage is a factor; of what? for example `50% * superview.width`", at: range)
  }

  // MARK: Misplaced attributes

  static func productOfAttributes(_ a: String, _ b: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notLinear, "a product of attributes is not linear; one of the factors must be a number", at: range,
      notes: [.why("'\(a)' and '\(b)' are both determined by constraints")])
  }

  /// - Parameter ratio: The literal that the quotient is compared with, and the relation, if there is one.
  static func ratioOfAttributes(
    _ a: SyntaxNode, _ b: SyntaxNode, ratio: (node: SyntaxNode, relation: Relation)?, at range: SourceRange
  ) -> Diagnostic {
    let sign = (ratio?.relation ?? .equal).sign
    let product = "\(ratio?.node.text ?? "16/9") * \(b.text)"
    var diagnostic = Diagnostic(
      .notLinear, "dividing by an attribute is not linear; multiply instead: `\(a.text) \(sign) \(product)`", at: range)
    // A negative factor would reverse an inequality.
    if let ratio, ratio.relation == .equal || b.kind.isPostfix {
      diagnostic.fixIt = FixIt(
        "multiply by '\(b.text)'", [Edit(range, a.text), Edit(ratio.node.range, product)],
        ratio.relation == .equal ? .automatic : .needsReview)
    }
    return diagnostic
  }

  static func divisionByAttribute(_ b: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notLinear, "dividing by an attribute is not linear; only a number follows '/'", at: range,
      notes: [.why("constraints determine '\(b)', and a constraint is a sum of attributes times numbers")])
  }

  static func functionOfAttributes(
    _ name: String, _ arguments: [String], attribute: String?, at range: SourceRange
  ) -> Diagnostic {
    guard name == "max" || name == "min" else {
      return Diagnostic(.notLinear, "'\(name)' of an attribute is not linear; it takes constants only", at: range)
    }
    let sign = name == "max" ? ">=" : "<="
    let side = attribute ?? "height"
    let rules = arguments.prefix(3).map { "`.\(side) \(sign) \($0)`" }.joined(separator: ", ")
    let pull = name == "max" ? "`.\(side) == 0 @low`" : "`.\(side) == 10000 @low`"
    return Diagnostic(
      .notLinear, "'\(name)' of attributes is not linear; write '\(sign)' for each", at: range,
      notes: [.help("for a \(side): \(rules), and \(pull) pulls to the \(name == "max" ? "largest" : "smallest")")])
  }

  static func notConstant(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notConstant, "this compares an attribute that constraints determine; the value must be constant", at: range,
      notes: [.help("`when` may test the root's width and height")])
  }

  // MARK: Comparisons

  static func notACondition(_ value: Value, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(.notACondition, "a condition is true or false; this is \(value.kindText)", at: range)
    if case .text(let text) = value, let help = Note.conditionMeant(by: text) { diagnostic.notes = [help] }
    return diagnostic
  }

  static func cannotOrder(_ a: Value, _ b: Value, at range: SourceRange) -> Diagnostic {
    Diagnostic(.cannotCompare, "\(a.kindText) is neither less nor more than \(b.kindText)", at: range)
  }

  static func cannotCompare(_ a: Value, _ b: Value, at range: SourceRange) -> Diagnostic {
    Diagnostic(.cannotCompare, "\(a.kindText) cannot be compared with \(b.kindText)", at: range)
  }

  // MARK: Limits

  static func numberTooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueTooLong,
      "this value is too long: a computed number has at most \(Limits.numberBits) bits, a string \(Limits.textBytes) bytes",
      at: range)
  }
}

extension Note {
  /// The reason that the leading edge cannot be mixed with the left one.
  static let leftIsNotMirrored = Note.why(
    "in a right-to-left language, leading is the right edge, and left is still the left edge")

  fileprivate static let sumBehindText = Note.help("numbers add up in parentheses: `\"Player \" + (i + 1)`")
}
