internal import LayDiagnostics

/// The numbers of an inset without parentheses: `inset 16 16 16 16`, `inset 8, 16`.
struct InsetSlips {
  /// The tokens, with the cursor at the word `inset`, or behind the first number.
  let tokens: TokenCursor

  /// The report of `insets` in place of `inset`, with the labels of edges that follow the layout direction.
  var insets: Diagnostic {
    var edits = [Edit(tokens.here, "inset")]
    let opening = tokens.behindTrivia(tokens.position + 1)
    guard tokens.kinds[opening] == .leftParen else { return .insetsForInset(edits) }
    if opening == tokens.position + 1 {
      let place = SourceRange(file: tokens.file, start: tokens.here.end, end: tokens.here.end)
      edits[0] = Edit(tokens.here.union(place), "inset ")
    }
    if !namesFixedEdge { edits += labels(from: opening) }
    return .insetsForInset(edits)
  }

  /// True if the statement names `left` or `right` before the inset: `edges(left, right)`.
  private var namesFixedEdge: Bool {
    (tokens.statementStart..<tokens.position).contains { tokens.spells($0, "left") || tokens.spells($0, "right") }
  }

  /// The edits of `left:` and `right:` in the parentheses that the token `opening` begins.
  private func labels(from opening: Int) -> [Edit] {
    var edits: [Edit] = []
    for index in opening..<min(opening + 40, tokens.kinds.count - 1) {
      if tokens.kinds[index] == .rightParen || tokens.kinds[index] == .newline { break }
      guard tokens.kinds[tokens.behindTrivia(index + 1)] == .colon else { continue }
      if tokens.spells(index, "left") { edits.append(Edit(tokens.range(ofToken: index), "leading")) }
      if tokens.spells(index, "right") { edits.append(Edit(tokens.range(ofToken: index), "trailing")) }
    }
    return edits
  }

  /// The report of `inset .zero`, with the token behind it; nil for other insets.
  var zero: (report: Diagnostic, end: Int)? {
    var index = tokens.behindTrivia(tokens.position + 1)
    let owners = ["UIEdgeInsets", "NSEdgeInsets", "NSDirectionalEdgeInsets", "EdgeInsets"]
    if owners.contains(where: { tokens.spells(index, $0) }) { index += 1 }
    guard tokens.kinds[index] == .dot, tokens.spells(index + 1, "zero") else { return nil }
    let end = Int(tokens.ends[index + 1])
    let removed = SourceRange(file: tokens.file, start: tokens.previous.end, end: end)
    let range = SourceRange(file: tokens.file, start: tokens.here.start, end: end)
    return (.insetOfNothing(at: range, removed: removed), index + 2)
  }

  /// The report of the numbers, with the token behind them; nil if there is only one.
  var numbers: (report: Diagnostic, end: Int)? {
    let first = tokens.previousEnd - 1
    guard tokens.kinds[first] == .number else { return nil }
    var numbers: [String] = []
    var index = first
    var last = first
    while numbers.count <= 4 {
      switch tokens.kinds[index] {
      case .number:
        numbers.append(tokens.text(tokens.range(ofToken: index)))
        last = index
      case .comma, .whitespace: break
      default:
        guard numbers.count > 1 else { return nil }
        let range = SourceRange(
          file: tokens.file, start: tokens.start(ofToken: first), end: Int(tokens.ends[last]))
        return (.insetNumbers(numbers, at: range), last + 1)
      }
      index += 1
    }
    return nil
  }
}

extension Diagnostic {
  /// The numbers of an inset without parentheses.
  fileprivate static func insetNumbers(_ numbers: [String], at range: SourceRange) -> Diagnostic {
    let isEqual = numbers.allSatisfy { $0 == numbers[0] }
    let text: String? =
      switch numbers.count {
      case _ where isEqual: numbers[0]
      case 2: "(vertical: \(numbers[0]), horizontal: \(numbers[1]))"
      case 4: "(\(numbers[0]), \(numbers[1]), \(numbers[2]), \(numbers[3]))"
      default: nil
      }
    var diagnostic = Diagnostic(
      .unexpectedToken, "an inset is one number, or several in parentheses: `inset \(text ?? "(8, 16, 8, 16)")`",
      at: range, notes: [.help("the order is top, leading, bottom, trailing")])
    if let text {
      let isSure = isEqual || numbers.count == 4
      diagnostic.fixIt = FixIt("write '\(text)'", [Edit(range, text)], isSure ? .automatic : .needsReview)
    }
    return diagnostic
  }

  /// `insets` in place of `inset`.
  fileprivate static func insetsForInset(_ edits: [Edit]) -> Diagnostic {
    let isPlain = edits.count == 1
    let what = isPlain ? "write 'inset'" : "write 'inset' with 'leading' and 'trailing'"
    return Diagnostic(
      .unexpectedToken, "the word is 'inset'", at: edits[0].range,
      notes: isPlain ? [] : [.note("left and right stay left and right where text runs from right to left")],
      fixIt: FixIt(what, edits, isPlain ? .automatic : .needsReview))
  }

  /// `inset .zero`, an inset without an effect.
  fileprivate static func insetOfNothing(at range: SourceRange, removed: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "without a distance there is no 'inset'", at: range,
      fixIt: FixIt("remove the inset", [Edit(removed, "")], .automatic))
  }
}
