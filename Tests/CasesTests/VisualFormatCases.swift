import LayDiagnostics
import LayParser
import LayRuntime
import Testing

@testable import LayCompiler

/// Strings from other test suites, from shipped code and from crash logs.
@Suite(.enabled(if: CaseFolder.isPresent), .serialized) struct VisualFormatCases {
  @Test func formatsOfOtherSuites() throws {
    let exceptions = [
      Exception(id: "vfl-0020", reason: "'view1.height' is an extension of GTK; Apple compares whole views")
    ]
    try score("vfl", except: exceptions) { item in
      let result = runFormat(
        item["input"]["vfl"].text ?? "", options: item["input"]["options"].texts, names: names(of: item))
      return item["expect"]["valid"].flag == true ? compare(result, item) : compareError(result, item)
    }
  }

  @Test func formatsOfShippedCode() throws {
    try score("vfl-wild") { item in
      let result = runFormat(item["input"]["vfl"].text ?? "", names: names(of: item))
      var problems = result.errors.map { "\($0.code.id): \($0.message)" }
      let isVertical = item["expect"]["orientation"].text == "V"
      if (result.format.orientation == .vertical) != isVertical { problems.append("wrong orientation") }
      return problems + compareCount(result, item)
    }
  }

  @Test func formatsThatAppleRejected() throws {
    try score("vfl-apple-errors") { item in
      let result = runFormat(item["input"]["vfl"].text ?? "", names: names(of: item))
      return compareError(result, item) + compareKind(result, item)
    }
  }

  private func names(of item: JSON) -> CaseNames {
    let input = item["input"]
    var metrics = input["metrics"].members.map { ($0.key, exact($0.value.number ?? 0)) }
    metrics += input["metricNames"].texts.map { ($0, Rational(10)) }
    var views = input["views"].texts
    let format = parsedFormat(input["vfl"].text ?? "")
    if input["views"].isNull { views = format.views.compactMap { $0.name?.text } }
    if !input["metricNames"].isNull {
      // A name in the parentheses of a view may be a metric or another view; the app decides, the case does not say.
      let named = format.views.flatMap { view in view.predicates.map(\.object) }
      for case .name(let name) in named where !views.contains(name.text) { metrics.append((name.text, Rational(10))) }
    }
    return CaseNames(views: views, metrics: metrics, hasSuperview: input["noSuperview"].flag != true)
  }

  private func parsedFormat(_ text: String) -> VisualFormat {
    let bytes = Array(text.utf8)
    return parseVisualFormat(bytes, range: SourceRange(file: .main, start: 0, end: bytes.count)).format
  }

  private func compare(_ result: FormatResult, _ item: JSON) -> [String] {
    var problems = result.errors.map { "\($0.code.id): \($0.message)" }
    if item["expect"]["constraints"].isNull { return problems + compareCount(result, item) }
    let expected = item["expect"]["constraints"].elements.compactMap { CanonicalConstraint(expected: $0) }.sorted()
    let caseNames = names(of: item)
    let bytes = Array((item["input"]["vfl"].text ?? "").utf8)
    let found = result.rows.map {
      // A lone dash in the text is the standard space.
      CanonicalConstraint(
        $0.constraint, names: caseNames.displayName,
        isStandard: bytes[$0.range.start..<$0.range.end].elementsEqual("-".utf8))
    }.sorted()
    if expected.count != item["expect"]["constraints"].elements.count { problems.append("the case is not understood") }
    if found != expected { problems.append("got \(found), expected \(expected)") }
    return problems
  }

  private func compareCount(_ result: FormatResult, _ item: JSON) -> [String] {
    guard let count = item["expect"]["constraintCount"].number else { return ["the case has no count"] }
    return Double(result.rows.count) == count ? [] : ["\(result.rows.count) constraints instead of \(Int(count))"]
  }

  /// Whether there is an error, at the offset that the case gives, one character more or less.
  private func compareError(_ result: FormatResult, _ item: JSON) -> [String] {
    guard let error = result.errors.first else { return ["it is accepted"] }
    guard let offset = item["expect"]["errorOffset"].number else { return [] }
    // Apple's own caret for a bar without a superview stands behind it; the bar itself is better, and counts.
    if error.code == .barWithoutSuperview && isBar(error.range.start, in: item) { return [] }
    return abs(Double(error.range.start) - offset) <= 1
      ? [] : ["the caret is at \(error.range.start) instead of \(Int(offset)) (\(error.code.id))"]
  }

  private func isBar(_ offset: Int, in item: JSON) -> Bool {
    let bytes = Array((item["input"]["vfl"].text ?? "").utf8)
    return offset < bytes.count && bytes[offset] == UInt8(ascii: "|")
  }

  /// Whether the error is of the kind that Apple's message says.
  private func compareKind(_ result: FormatResult, _ item: JSON) -> [String] {
    let kinds: [(message: String, codes: [DiagnosticCode])] = [
      ("is not a key in the views dictionary", [.unknownViewInFormat, .pathInFormat]),
      ("Expected a view", [.expectedViewInFormat]),
      ("Unable to interpret '|' character", [.barWithoutSuperview]),
      ("Expected a number or key from the metrics dictionary", [.expectedValueInFormat, .blankInFormat]),
    ]
    let message = item["expect"]["appleMessage"].text ?? ""
    guard let kind = kinds.first(where: { message.contains($0.message) }) else { return ["unknown kind: \(message)"] }
    let found = result.errors.map(\.code)
    return found.contains { kind.codes.contains($0) } ? [] : ["it is \(found.map(\.id)): another kind"]
  }
}
