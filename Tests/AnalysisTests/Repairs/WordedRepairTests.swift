import LayAnalysis
import LayCompiler
import LayDiagnostics
import TestSupport
import Testing

/// What is said of rules that decide what is open: whose braces are meant, what else is written, what helps a tie.
@Suite struct WordedRepairTests {
  private func found(_ body: String, sizes: String = "320x480") -> [Diagnostic] {
    checked("layout A(320x480) {\n  sizes \(sizes)\n  \(body)\n}\n").diagnostics
  }
  private func helps(_ body: String, sizes: String = "320x480") -> [String] {
    found(body, sizes: sizes).compactMap { $0.notes.last { $0.kind == .help }?.text }.map {
      String($0.split(separator: "; '")[0])
    }
  }

  @Test(arguments: [(0, "superview.bottom"), (8, "superview.bottom - 8")])
  func theContentOfAScrollViewEndsWithWhatIsInside(_ inset: Int, _ end: String) {
    let body = """
      view s: ScrollView { .edges == superview
        view t: Label { text = "Hello"; .edges(top, leading, trailing) == superview inset \(inset) } }
      """
    #expect(helps(body) == ["tried: with `s.t.bottom == \(end)`, its height is determined at 320x480"])
    #expect(found(body).first?.fixIt?.message == "add `.bottom == \(end)` in the braces of 's.t'")
  }

  @Test func anEmptyScrollViewGetsALengthOfItsContent() {
    let body = "view s: ScrollView { .edges == superview; .contentGuide.width == .width }"
    #expect(helps(body) == ["tried: with `s.contentGuide.height == 44`, its height is determined at 320x480"])
  }

  @Test func theBracesOfAnotherViewAreNamed() {
    let body = """
      view list: VStack { .edges(top, leading, trailing) == superview
        for i in 0 ..< 2 {
          view row[i]: HStack { view name: TextField { text = "Network" }
            view join: Button { text = "Join" } } } }
      """
    let texts = helps(body)
    #expect(texts.count == 1 && !texts[0].contains("in its braces"), "\(texts)")
    #expect(texts[0].contains("in the braces of 'list.row[0].join'"), "\(texts)")
  }

  /// What is written stands behind the last statement, whatever ends that.
  @Test(arguments: [
    ("{ .size == 20x20 }", "{ .size == 20x20; .leading == superview.leading; .top == superview.top }"),
    ("{ .size == 20x20; }", "{ .size == 20x20; .leading == superview.leading; .top == superview.top }"),
    ("{ .size == 20x20 ; }", "{ .size == 20x20 ; .leading == superview.leading; .top == superview.top }"),
    ("{ .size == 20x20;}", "{ .size == 20x20; .leading == superview.leading; .top == superview.top}"),
    (
      "{\n    .size == 20x20; // why\n  }",
      "{\n    .size == 20x20; // why\n    .leading == superview.leading\n    .top == superview.top\n  }"
    ),
    (
      "{\r    .size == 20x20 // why\r  }",
      "{\r    .size == 20x20 // why\n    .leading == superview.leading\n    .top == superview.top\r  }"
    ),
  ]) func whatIsWrittenStandsBehindTheLastStatement(braces: String, after: String) throws {
    let text = "layout A(320x480) {\n  sizes 320x480\n  view a \(braces)\n}\n"
    let fixIt = try #require(checked(text).diagnostics.first?.fixIt)
    let fixed = applying(fixIt.edits, to: text)
    #expect(fixed == text.replacing(braces, with: after))
    #expect(checked(fixed).diagnostics.isEmpty)
  }

  private let three = """
    view c: HStack { spacing = 8; .edges(leading, trailing) == margins; .top == superview.top
      view i: Image { intrinsic = 24x24 }
      view t: Label { text = "Name that is long enough to be cut" }
      view d: Label { text = "Yesterday" } }
    """

  @Test func aTieForRoomAndATieForWhatIsLeftAreToldApart() {
    let found = found(three, sizes: "320x480 ... 1024x1366")
    #expect(found.map { $0.message } == Array(repeating: "the width of 'c.i' is ambiguous", count: 2))
    let words = found.map { $0.labels.map { $0.text }.joined() + $0.caretLabel }
    #expect(words[0].contains("resists compression") && !words[0].contains("hugs its content"))
    #expect(words[1].contains("hugs its content") && !words[1].contains("resists compression"))
    let all = "nothing is ambiguous from 320x480 to 1024x1366"
    #expect(
      found[0].notes.last?.text == "tried: with `c.t { compression.horizontal = 749 }` and "
        + "`c.d { hugging.horizontal = 250 }`, \(all); "
        + "'c.i' is 24 wide at 320x480 and at 1024x1366, but this would leave 'c.t' cut short: its text is 268 wide, at 320x480"
    )
  }

  @Test func whatHelpsATieOfThreeIsMoreThanOnePriority() {
    let views = ["a", "b", "d"].map { "view \($0): Label { text = \"A rather long text of one line\" }" }
    let body =
      "view c: HStack { .edges(leading, trailing) == superview; .top == superview.top\n  "
      + "\(views.joined(separator: "\n  ")) }"
    let texts = helps(body)
    #expect(
      texts.contains {
        $0 == "give all but one of them different priorities, for example 751 and 752" || $0.hasPrefix("tried: ")
      }, "\(texts)")
    let distinct = body.replacing("view a: Label {", with: "view a: Label { compression = 751;")
      .replacing("view b: Label {", with: "view b: Label { compression = 752;")
    #expect(found(distinct).filter { $0.code == .ambiguousLayout }.isEmpty)
  }

  @Test(arguments: 2...7) func aFixShowsWhatItWritesOrSaysWhereThatIsShown(_ count: Int) throws {
    let views = (0..<count).map { "view v\($0) { .size == 20x20; .leading == superview.leading }" }
    let first = try #require(found(views.joined(separator: "\n  ")).first)
    let text = first.notes.map { $0.text }.joined(separator: "\n")
    #expect(first.fixIt?.message == "write these \(count) constraints into the file")
    if count > 5 { #expect(text.contains("`layc check --format json` has all \(count) constraints of the fix")) }
    for view in 0..<count where count <= 5 { #expect(text.contains("`v\(view).top == superview.top`")) }
  }
}
