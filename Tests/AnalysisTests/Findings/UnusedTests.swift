import LayDiagnostics
import Testing

@testable import LayAnalysis
@testable import LayCompiler

/// Names that nothing uses (L0701 to L0708).
@Suite struct UnusedTests {
  private static let library =
    "metric gap = 8\nlet side = 16\ncomponent Card(title: Text) { view t: Label { text = title } }\n"

  /// What a check of `text`, which may import `Shared.lay`, says with the codes L07, as `code line:column`.
  private func found(_ text: String) -> [String] {
    let lines = LineMap(Array(text.utf8))
    return diagnostics(text).map { diagnostic in
      let place = lines.position(of: diagnostic.range.start)
      return "\(diagnostic.code.id) \(place.line):\(place.column)"
    }
  }

  private func diagnostics(_ text: String) -> [Diagnostic] {
    check(compiled(text)).diagnostics.filter { $0.code.id.hasPrefix("L07") }
  }

  private func compiled(_ text: String) -> Compilation {
    compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { path in
      path == "Shared.lay" ? Array(Self.library.utf8) : nil
    }
  }

  /// The text with the fix of its only finding.
  private func fixed(_ text: String) throws -> String {
    let found = diagnostics(text)
    #expect(found.count == 1, "\(found.map(\.message))")
    let fix = try #require(found.first?.fixIt)
    #expect(fix.safety == .needsReview)
    return String(decoding: applying(fix.edits, to: Array(text.utf8)), as: UTF8.self)
  }

  private func layout(_ body: String, before: String = "") -> String {
    before + "layout A(375x667) {\n  sizes 320x320 ... 1366x1366\n  view a { .edges == superview }\n\(body)}\n"
  }

  /// The safe area of a pose is in force: without it, the last constraint is redundant.
  @Test func whatASafeAreaNeedsIsNotSurplus() {
    let compilation = compiled(
      """
      layout Screen(375x667) {
        sizes iPhone
        view a { .leading == superview.leading; .width == 60; .top == superview.top; .height == 30 }
        view b { .width == 60; .top == a.top @low; .height == 30; .leading == a.leading }
        b.top + safeArea.top - superview.top >= a.bottom + 8
        b.top >= a.bottom
      }

      """)
    #expect(compilation.surplusRules.map { $0.message } == [])
  }

  // MARK: Each kind, with its fix

  @Test func anImportOfWhichNothingIsUsed() throws {
    let text = layout("", before: "import \"Shared.lay\"\n\n")
    #expect(found(text) == ["L0701 1:8"])
    #expect(try fixed(text) == layout(""))
  }

  @Test func anImportOfWhichOneNameIsUsed() {
    for use in ["a.width >= gap\n", "a.width >= side\n", "view c: Card(title: \"x\") { .edges == superview }\n"] {
      #expect(found(layout(use, before: "import \"Shared.lay\"\n")) == [], "\(use)")
    }
  }

  @Test func aMetricAndALet() throws {
    #expect(found(layout("  metric m = 4\n")) == ["L0702 4:10"])
    // A property of that name is no use of it.
    #expect(found(layout("  metric alpha = 4\n  a { alpha = 0.5 }\n")) == ["L0702 4:10"])
    #expect(found(layout("  let l = 4\n")) == ["L0703 4:7"])
    #expect(found(layout("", before: "metric m = 4\n")) == ["L0702 1:8"])
    #expect(try fixed(layout("", before: "/// A gap.\n/// More of it.\nmetric m = 4\n\n")) == layout(""))
    #expect(try fixed(layout("  let l = 4 // four\n")).contains("let l") == false)
  }

  @Test func aConstantThatOnlyAnUnusedOneNeeds() {
    #expect(found(layout("  let l = 4\n  let m = l\n")) == ["L0703 5:7"])
  }

  @Test func usesOfConstants() {
    for use in [
      "  a.width >= m", "  vfl \"H:|-(>=m)-[a]\"", "  a.margins = m", "  for i in 0 ..< m { assert a.width >= i }",
      "  when width >= m { a.alpha = 1 }", "  assert a.width >= m", "  expect 375x667 { a.width >= m }",
      "  expect 375x667 (m: 5) { a.width == 375 }", "  let other = m; a.width >= other",
      "  view b[m]: Label { .edges == superview }", "  a.layoutSubviews { let x = m }",
    ] {
      #expect(!found(layout("  metric m = 4\n\(use)\n")).contains { $0.hasPrefix("L0702") }, "\(use)")
    }
  }

  @Test func namesWhoseUsesAreNotEvaluated() {
    for use in [
      "  for i in 0 ..< 0 { a.width >= m }", "  for i in 0 ..< 0 { vfl \"H:|-(>=m)-[a]\" }",
      "  when 1 == 2 { a.width >= m }",
    ] {
      #expect(found(layout("  metric m = 4\n\(use)\n")) == [], "\(use)")
    }
    let text = layout(
      "  view c: Row(gap: 4) { .edges == superview }\n",
      before: "let standard = 8\ncomponent Row(gap: Length = standard) { .width >= gap }\n")
    #expect(found(text) == [])
  }

  @Test func aParameter() throws {
    let one = "component Row(a: Length) { .height == 4 }\n"
    let use = "  view r: Row(a: 4) { .edges(top, leading, trailing) == superview }\n"
    #expect(found(layout(use, before: one)) == ["L0704 1:15"])
    #expect(
      try fixed(layout(use, before: one))
        == layout(use.replacing("(a: 4)", with: ""), before: "component Row { .height == 4 }\n"))
    let two = "component Row(20x20, a: Length, b: Length) { .height == b }\n"
    let both = use.replacing("(a: 4)", with: "(a: 4, b: 5)")
    #expect(
      try fixed(layout(both, before: two))
        == layout(use.replacing("(a: 4)", with: "(b: 5)"), before: two.replacing("a: Length, ", with: "")))
  }

  @Test func parametersThatAreUsed() {
    for body in [
      "component Row(p: Text) { view l: Label { text = p; .edges == superview } }",
      "component Base(t: Text) { view l: Label { text = t; .edges == superview } }\ncomponent Row(p: Text): Base(t: p) { }",
      "component Row(p: Text, q: Text = p) { view l: Label { text = q; .edges == superview } }",
    ] {
      let use = "  view r: Row(p: \"x\") { .edges == superview }\n"
      #expect(found(layout(use, before: body + "\n")) == [], "\(body)")
    }
  }

  @Test func aComponent() throws {
    let text = layout("", before: "/// A row.\ncomponent Row { .height == 4 }\n\n")
    #expect(found(text) == ["L0705 2:11"])
    #expect(try fixed(text) == layout(""))
    #expect(found(layout("", before: "component Row { sizes 320x320; .height == 4 }\n")) == [])
    #expect(found(layout("", before: "component Row { allow L0705; .height == 4 }\n")) == [])
  }

  @Test func aFileWithoutALayoutIsForOthers() {
    #expect(found("metric m = 4\nlet l = 4\ncomponent Row { .height == 4 }\n") == [])
    #expect(found("component Row { metric m = 4; .height == 4 }\n") == ["L0702 1:24"])
    let parameter = diagnostics("component Row(p: Length) { .height == 4 }\n")
    #expect(parameter.map(\.code.id) == ["L0704"])
    #expect(parameter.first?.fixIt == nil)
  }

  @Test func aState() throws {
    let text = layout("  state s { }\n")
    #expect(found(text) == ["L0706 4:9"])
    #expect(try fixed(text) == layout(""))
    #expect(found(layout("  state s { a.hidden = true }\n")) == [])
    #expect(found(layout("  state s { }\n  state base { a.hidden = true }\n")) == [])
    #expect(found(layout("  state s { }\n  expect 375x667 (state: s) { a.width == 375 }\n")) == [])
    let part = "component Part { .height == 4; state s { } }\n"
    let use = "  view p: Part { .edges(top, leading, trailing) == superview }\n  state s { a.hidden = true }\n"
    #expect(found(layout(use, before: part)) == [])
  }

  @Test func aGuide() throws {
    let text = layout("  guide g { .edges == superview inset 16 }\n")
    #expect(found(text) == ["L0707 4:9"])
    #expect(try fixed(text) == layout(""))
    #expect(found(layout("  guide g { .size == 20x20; .center == a }\n")) == ["L0707 4:9"])
    #expect(found(layout("  guide g { .edges == superview inset 16 }\n  view b { .edges == g }\n")) == [])
    #expect(found(layout("  guide g { .edges == superview inset 16 }\n  allow L0707\n")) == [])
  }

  @Test func aGuideThatConstraintsOutsideOfItsBracesPlace() throws {
    let equations = "  guide g { .top == superview.top; .height == 9; .leading == superview.leading }\n"
    for rule in ["superview.trailing == g.trailing", "g.trailing == a.trailing", "a.trailing == g.trailing - 8"] {
      let text = layout(equations + "  \(rule)\n")
      #expect(found(text) == ["L0707 4:9"], "\(rule)")
      #expect(try fixed(text) == layout(""))
    }
    let edges = layout("  guide g\n  g.edges == superview.edges inset 16\n")
    #expect(found(edges) == ["L0707 4:9"])
    #expect(try fixed(edges) == layout(""))
  }

  @Test func aGuideWithAnotherUse() {
    let equations = "  guide g { .top == superview.top; .height == 9; .leading == superview.leading }\n"
    let others = [
      "  g.trailing == a.trailing\n  assert g.width > 0\n", "  g.trailing == a.trailing @high\n",
      "  g.trailing == a.trailing\n  view b { .edges(top, leading) == superview; .width == g.width; .height == 4 }\n",
      // Without the statement `b` has no place.
      "  view b { .edges(top, trailing) == superview; .height == 4 }\n  g.trailing == b.leading == a.leading + 20\n",
      "  view b { .edges(top, leading) == superview; .height == 4 }\n  a.trailing == b.trailing == g.trailing\n",
      "  g.trailing == a.trailing\n  expect 375x667 { g.height == 9 }\n",
    ]
    for other in others {
      let found = found(layout(equations + other))
      #expect(!found.contains { $0.hasPrefix("L0707") }, "\(other): \(found)")
    }
  }

  /// In another layout, or where rules contradict each other, it may be needed.
  @Test func aGuideOfAComponent() {
    let part = "component Part { guide g { .edges == superview inset 4 } }\n"
    let use = "  view p: Part { .edges == superview }\n"
    #expect(found(layout(use, before: part)) == ["L0707 1:24"])
    let other = "layout B(9x9) { sizes 9x9 ... 90x90; view p: Part { .edges == superview; .width == 8 } }\n"
    #expect(found(layout(use, before: part + other)) == [])
  }

  /// The width of a guide is never negative: it holds others apart.
  @Test func aGuideThatHoldsOthersApart() {
    let views = """
        view b { .size == 100x44; .top == superview.top; .leading == superview.leading; .width <= 200 }
        view c { .size == 100x44; .top == superview.top }
        c.leading == superview.leading + 40 @low
        guide g { .leading == b.trailing; .trailing == c.leading; .height == 10; .top == superview.top }

      """
    #expect(found(layout(views)).contains { $0.hasPrefix("L0707") } == false)
    // A guide with a limit of its own is left alone as well.
    #expect(found(layout("  guide g { .edges == superview inset 16; .width <= 5000 }\n")) == [])
  }

  @Test func theNameOfSeveralRules() throws {
    let text = layout(
      "  view b { .edges(top, leading) == superview; .height == 4 }\n  constraint c: 40 <= b.width == 80\n")
    #expect(found(text) == ["L0708 5:14"])
    #expect(try fixed(text) == text.replacing("constraint c: ", with: ""))
    // The constant of one rule can be set from outside.
    #expect(found(layout("  constraint c: a.width <= 5000\n")) == [])
    #expect(
      found(text.replacing("== 80\n", with: "== 80\n  when width >= 600 { c.active = false; b.width == 90 }\n")) == [])
  }

  // MARK: Limits

  @Test func aFileWithErrorsIsLeftAlone() { #expect(found(layout("  metric m = 4\n  b.width == 4\n")) == []) }

  @Test func anAllowOfWhatIsUsedIsUnused() {
    #expect(findings(layout("  allow L0702\n")).map { $0.prefix(5) } == ["L0520"])
  }

  @Test func fixesBeyondTheLimitAreNotOffered() {
    let many = (0...RemovalTrials.trialLimit).map { "  let l\($0) = 4\n" }.joined()
    let found = diagnostics(layout(many))
    #expect(found.count == RemovalTrials.trialLimit + 1)
    #expect(found.count { $0.fixIt != nil } == RemovalTrials.trialLimit)
  }

  @Test func fixesOfALargeFileAreNotOfferedBeyondItsBytes() {
    let many = (0..<4).map { "  let l\($0) = 4\n" }.joined()
    let padding = "  // " + String(repeating: "x", count: RemovalTrials.byteLimit / 4) + "\n"
    #expect(diagnostics(layout(many + padding)).count { $0.fixIt != nil } == 3)
    #expect(diagnostics(layout(many)).count { $0.fixIt != nil } == 4)
  }

  /// A view that no rule, mask or step positions on purpose has its own report, and no other.
  @Test(arguments: [
    "view b", "view b: Label { text = \"x\" }", "view b { .size == 40x40 }", "view b: Part",
    "view s: ScrollView { .edges == superview; view b { .size == 40x40 } }", "view b { .size == 40x40; hidden = true }",
    "view b { bounds = 40x40 }", "view b: Image { intrinsic = 40x40 }",
  ])
  func aViewWithoutAPlaceIsAmbiguous(_ view: String) {
    let part = view.contains("Part") ? "component Part(40x40) { .size == 40x40 }\n" : ""
    let codes = findings(layout("  \(view)\n", before: part)).map { $0.prefix(5) }
    #expect(!codes.isEmpty && codes.filter { $0 != "L0605" && $0 != "L0607" }.allSatisfy { $0 == "L0502" }, "\(codes)")
  }
}
