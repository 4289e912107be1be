internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Diagnostic {
  /// An assertion that fails: everywhere in `found`, for example as in `finding`.
  static func assertionFailed(
    _ assertion: Assertion, _ finding: AssertionFinding, at found: FoundPlace, others: Int, in layout: CompiledLayout,
    _ text: (SourceRange) -> String
  ) -> Diagnostic {
    let size = found.sizes[0]
    let fact = fact(assertion, finding, at: size, in: layout, text)
    var diagnostic = Diagnostic(
      .assertionFailed, "this assertion fails \(found.words)", at: fact.range ?? assertion.range, caret: fact.words,
      sizes: found.sizes.map { $0.spelled })
    diagnostic.locate(found)
    if others > 0 {
      let view = assertion.views.first.map { layout.spelledPath($0) } ?? ""
      diagnostic.notes.append(
        .note("shown for '\(view)'; the line fails for \(others) other\(others == 1 ? "" : "s") too"))
    }
    return diagnostic
  }

  /// The values at a size, and the part of the assertion that they violate.
  private static func fact(
    _ assertion: Assertion, _ finding: AssertionFinding, at size: ExactSize, in layout: CompiledLayout,
    _ text: (SourceRange) -> String
  ) -> (words: String, range: SourceRange?) {
    if case .failsAnyhow(let meaning, _, let view) = finding.outcome {
      return (
        "for every value of the ambiguous attribute of '\(layout.spelledPath(view))'", range(of: meaning, in: assertion)
      )
    }
    guard case .fails(let meaning, let rooms, let shown) = finding.outcome, !rooms.isEmpty else { return ("", nil) }
    let values = shown.map { $0.value(at: size) }
    let place = "at \(size.spelled)"
    switch meaning {
    case .comparison(let number):
      guard case .comparisons(let comparisons) = assertion.claim, values.count == 2 else { return ("", nil) }
      return (words(comparisons[number], values, place, text), comparisons[number].range)
    case .predicate(let words), .edge(_, let words):
      let failed = FailedClause(
        names: assertion.views.map { "'\(layout.spelledPath($0))'" }, misses: rooms.map { -$0.value(at: size) })
      return (words(failed).map { "\(place) \($0)" } ?? "", nil)
    }
  }

  /// The range of the failing comparison, if it is one of a list.
  private static func range(of meaning: ClauseMeaning, in assertion: Assertion) -> SourceRange? {
    guard case .comparison(let number) = meaning, case .comparisons(let all) = assertion.claim else { return nil }
    return all[number].range
  }

  /// The values of a failing comparison: ``at 320x480 `forgot.bottom` is 500, 20 more than `root.bottom` ``
  private static func words(
    _ comparison: Assertion.Comparison, _ values: [Rational], _ place: String, _ text: (SourceRange) -> String
  ) -> String {
    var (left, right) = (comparison.left, comparison.right)
    var (own, other) = (values[0], values[1])
    if left.terms.isEmpty { (left, right, own, other) = (right, left, other, own) }
    let difference = "\((own - other).magnitude) \(own < other ? "less" : "more") than"
    let bound = right.terms.isEmpty ? other.description : "`\(text(right.range))`"
    return "\(place) `\(text(left.range))` is \(own), \(difference) \(bound)"
  }

  /// An assertion that is not decided; `others` are undecided for the same reason.
  static func assertionNotDecided(
    _ assertion: Assertion, _ gap: AssertionGap, at found: FoundPlace, others: Int, held: Int,
    in layout: CompiledLayout
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .assertionNotDecided, "layc cannot decide this assertion \(found.words)", at: assertion.range,
      caret: gap.words(in: layout), sizes: found.sizes.map { $0.spelled })
    diagnostic.locate(found)
    if case .noContent(let view) = gap {
      diagnostic.notes.append(.help("remove the assertion, or give '\(layout.spelledPath(view))' an `intrinsic`"))
    }
    if held > 0 {
      let sizes = "\(held) other examined size\(held == 1 ? "" : "s")"
      diagnostic.notes.append(.note("it holds at \(sizes), which is not a proof"))
    }
    if others > 0 {
      diagnostic.notes.append(.note("\(others) more \(others == 1 ? "stays" : "stay") open for the same reason"))
    }
    return diagnostic
  }
}

extension Note {
  /// The sizes at which a part of a failing assertion is not decided.
  static func stillOpen(_ gap: AssertionGap, at place: FoundPlace, in layout: CompiledLayout) -> Note {
    let subject = gap == .conflict ? "it stays" : "a part of it stays"
    return .note("\(subject) open \(place.words): \(gap.words(in: layout))")
  }
}

extension AssertionGap {
  fileprivate func words(in layout: CompiledLayout) -> String {
    switch self {
    case .bySteps(let view):
      "it depends on '\(layout.spelledPath(view))', which steps place; layc can prove only what constraints determine"
    case .ambiguous(let view): "constraints leave an attribute of '\(layout.spelledPath(view))' ambiguous there"
    case .conflict: "constraints conflict there"
    case .transformed(let view): "'\(layout.spelledPath(view))' is transformed; what it covers then is not looked at"
    case .noContent(let view): "'\(layout.spelledPath(view))' shows nothing that has a size of its own"
    case .openText(let view):
      "the width of '\(layout.spelledPath(view))' is ambiguous there, or constraints conflict, so its number of lines is unknown"
    case .unexamined(let view?):
      "nothing is examined where the number of lines of '\(layout.spelledPath(view))' is unknown"
    case .unexamined(nil): "nothing is examined there: constraints conflict, or the widths of texts are ambiguous"
    case .tooManyCases: "there are too many cases to look at all of them"
    }
  }
}
