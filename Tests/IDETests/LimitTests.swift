import LayCompiler
import LayDiagnostics
import LayParser
import LayRuntime
import Testing

@testable import LayIDE

private typealias Limits = LayIDE.Limits

/// Each limit at it and past it.
@Suite struct LimitTests {
  private func labels(_ text: String, at offset: Int? = nil) -> [String] {
    let snapshot = Marked(text).snapshot()
    return snapshot.completions(at: offset ?? text.utf8.count).items.map { $0.label }
  }

  /// `head` and numbers with commas behind it, of as many tokens.
  private func arguments(_ head: String, tokens: Int) -> String {
    (tokens.isMultiple(of: 2) ? head : head + "-1, ")
      + String(repeating: "1, ", count: tokens.isMultiple(of: 2) ? tokens / 2 : (tokens - 3) / 2)
  }

  @Test func ofAStatementThatIsTooLongTheBeginningIsNotKnown() {
    // Only constants stand in what begins with `view`.
    let own = 5
    let known = labels(arguments("view a: Card(", tokens: Limits.statementTokens - own))
    let unknown = labels(arguments("view a: Card(", tokens: Limits.statementTokens - own + 1))
    #expect(known.contains("max") && !known.contains("superview"))
    #expect(unknown.contains("max") && unknown.contains("superview"))
  }

  @Test(arguments: [(0, 1), (1, nil)]) func aParenthesisThatIsTooFarBackIsNotFound(more: Int, active: Int?) {
    let text = arguments("metric m = max(", tokens: Limits.callTokens - 1 + more)
    #expect(Marked(text).snapshot().signatureHelp(at: text.utf8.count)?.active == active)
  }

  /// `title` is one of components that build on one another, the last of them on a stack.
  private func chain(_ count: Int) -> String {
    let components = (0..<count).map { number in
      "component C\(number): \(number + 1 < count ? "C\(number + 1)" : "HStack") { }\n"
    }
    return components.joined() + "layout A(9x9) {\n  view title: C0 { frame = (0, 0, 9, 9);  }\n}\n"
  }

  @Test func ofAChainOfComponentsThatIsTooLongTheKindIsNotKnown() {
    func offered(_ count: Int) -> [String] {
      let text = chain(count)
      return labels(text, at: text.utf8.count - "}\n}\n".utf8.count - 1)
    }
    let (known, unknown) = (offered(Limits.componentChain), offered(Limits.componentChain + 1))
    #expect(known.contains("spacing") && !known.contains("text"))
    #expect(unknown.contains("spacing") && unknown.contains("text"))
  }

  @Test func theCompilerFollowsNoLongerChainOfComponents() {
    func codes(_ count: Int) -> [String] {
      Marked(chain(count)).snapshot().compilation.diagnostics.map { $0.code.id }
    }
    #expect(!codes(Limits.componentChain - 1).contains("L0243"))
    #expect(codes(Limits.componentChain + 1).contains("L0243"))
  }

  @Test(arguments: [(0, "`v[7]`"), (1, "and 1 more"), (2, "and 2 more")])
  func aHintTellsOfSoManyFrames(more: Int, last: String) {
    let count = Limits.shownFrames + more
    let text = "layout A(300x200) { for i in 0 ..< \(count) { view v[i] { frame = (i, 0, 9, 9) } } }\n"
    let snapshot = Marked(text).snapshot()
    var solutions = Solutions()
    let lines = snapshot.inlayHints(in: snapshot.everything, at: nil, &solutions)[0].tooltip.split(separator: "\n")
    #expect(lines.count == Limits.shownFrames + min(more, 1))
    #expect(lines.last?.hasPrefix(last) == true)
  }

  @Test(arguments: [0, 1, 2]) func hoverTellsOfSoManyRows(more: Int) {
    let count = Limits.shownRows + more
    let sides = (0...count).map { "v[\($0)].width" }.joined(separator: " == ")
    let marked = Marked("layout A(300x200) { for i in 0 ... \(count) { view v[i] }; ⟨1⟩\(sides) }\n")
    let snapshot = marked.snapshot()
    var solutions = Solutions()
    let sign = marked.offsets[0] + "v[0].width ".utf8.count
    let lines = snapshot.hover(at: sign, &solutions)?.text.split(separator: "\n") ?? []
    #expect(lines.count { $0.hasPrefix("`v[") } == Limits.shownRows)
    #expect(lines.last.map(String.init) == (more == 0 ? "holds at 300x200" : "and \(more) more"))
  }

  @Test func rangesThatAskForTooManyRowsAreNotTold() {
    let marked = Marked(
      "layout A(300x200) { sizes 200x200 ... 600x400; view a⟨1⟩ { .edges == superview; .width <= 900 } }\n")
    let snapshot = marked.snapshot()
    func lastLine(_ rows: Int) -> String? {
      var solutions = Solutions(spanRows: rows)
      return snapshot.hover(at: marked.offsets[0], &solutions)?.text.split(separator: "\n").last.map(String.init)
    }
    let all = "x 0, y 0, width 200 … 600, height 200 … 400 from 200x200 to 600x400"
    let enough = (0..<100).first { lastLine($0) == all }
    #expect(enough.map { $0 > 0 } == true)
    #expect(lastLine(Limits.spanRows) == all)
    #expect(lastLine(0) == "(0, 0, 600, 400) at 600x400")
  }

  @Test(arguments: [("100000x1", true), ("1x100000", true), ("100000.5x1", false), ("1x100001", false)])
  func aSideThatIsTooLongIsNoSize(text: String, isSize: Bool) {
    #expect((ShownSize(text) != nil) == isSize)
    #expect(Limits.shownSide == 100_000)
  }

  // MARK: - How deep braces and chains nest

  @Test func whatIsDeclaredInTheDeepestBracesIsFound() {
    let depth = LayParser.Limits.nesting
    for (opening, isView) in [("view v { ", true), ("for i in 0 ..< 1 { ", false), ("v { ", false)] {
      let text =
        String(repeating: opening, count: depth - 1) + "let deep = 1" + String(repeating: " }", count: depth - 1)
      let tree = parse(Array("layout A { \(text) }".utf8))
      #expect(tree.diagnostics.isEmpty)
      var symbols = SymbolReader().symbols(in: tree.root)[0].children
      var levels = 1
      while let inner = symbols.first?.children, !inner.isEmpty { (symbols, levels) = (inner, levels + 1) }
      #expect(symbols.map { $0.name } == ["deep"])
      #expect(levels == (isView ? depth : 1))
    }
  }

  @Test func whatIsDeclaredInTheLastElseIsFound() {
    let count = LayParser.Limits.chain
    let branches = (0...count).map { "when width >= \($0) { constraint c\($0): a.width == 1 }" }
    let text = "layout A(9x9) { view a; \(branches.joined(separator: " else ")) }"
    let tree = parse(Array(text.utf8))
    #expect(tree.diagnostics.isEmpty)
    let symbols = SymbolReader().symbols(in: tree.root)[0].children
    #expect(symbols.count == count + 2)
    #expect(symbols.last?.name == "c\(count)")
  }

  @Test func whatIsDeclaredInTheLastElseIsOffered() {
    let count = 2000
    let branches = (0...count).map { "when width >= \($0) { constraint c\($0): a.width == 1 }" }
    let text = "layout A(9x9) { view a; \(branches.joined(separator: " else ")); state s {  } }"
    let found = labels(text, at: text.utf8.count - " } }".utf8.count)
    #expect(found.contains("c0") && found.contains("c\(count)"))
  }
}
