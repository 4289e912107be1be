import LayCompiler
import LayDiagnostics
import LayParser
import Testing

@testable import LayIDE

private let good = """
  metric gap = 8
  component Pair { view first { .size == 10x10; .edges(top, leading) == superview } }
  layout A(300x200) {
    sizes 200x200 ... 600x600
    view title: Label {
      .top == superview.top + gap
      .leading == superview.leading
      .size == 100x20
    }
    view box {
      guide middle { .edges == superview inset (2 * gap) }
      view inner { frame = (1, 2, 3, 4) }
      .size == 40x40
    }
    box.edges(top, leading) == title inset gap
    for i in 0 ..< 2 { view dot[i] { frame = (i * 40, 4, 30, 10) } }
    view pair: Pair { frame = (0, 180, 100, 20) }
  }

  """

/// What is still shown while a statement is half written.
@Suite struct LastGoodTests {
  /// `line name hint` of each frame beside `text`, which has an error, when it was `old` before.
  private func frames(_ text: String, after old: String = good, size: String? = nil) -> [String] {
    let snapshot = Marked(text).snapshot()
    #expect(snapshot.compilation.hasErrors)
    return hints(snapshot, after: old, size: size).filter { !$0.text.hasPrefix("=") }.map { hint in
      let line = snapshot.file.lines.position(of: hint.offset).line
      return "\(line) \(snapshot.tree.token(at: hint.offset - 1).text) \(hint.text)"
    }
  }

  private func hints(_ snapshot: Snapshot, after old: String, size: String? = nil) -> [InlayHint] {
    var lastGood = LastGood(Marked(old).snapshot(), Solutions())
    var solutions = Solutions()
    return snapshot.inlayHints(in: snapshot.everything, at: size.flatMap { ShownSize($0) }, &solutions, &lastGood)
  }

  private static let all = [
    "first was (0, 0, 10, 10)", "title was (0, 8, 100, 20)", "box was (8, 16, 40, 40)", "middle was (16, 16, 8, 8)",
    "inner was (1, 2, 3, 4)", "dot was (0, 4, 30, 10) …", "pair was (0, 180, 100, 20)",
  ]

  @Test(arguments: [
    ("box.edges(top, leading) == title inset gap", "box.edges(top, leading) == "),
    ("box.edges(top, leading) == title inset gap", "box."), ("box.edges(top, leading) == title inset gap", "vi"),
    ("box.edges(top, leading) == title inset gap", "view "), ("view title: Label {", "view title: {"),
    ("view title: Label {", "view title: Labl {"), ("    .size == 100x20\n  }\n", "    .size == 100x20\n"),
    ("view box {", "view box: {"), ("(i * 40, 4, 30, 10)", "(i * , 4, 30, 10)"), ("0 ..< 2", "0 ..< "),
    ("600x600", ""), ("layout A(300x200) {", "layout A(300x) {"), ("metric gap = 8", "metric gap = "),
    ("  sizes", "  import \"B.lay\"\n  sizes"), ("20) }\n}", "20) }\n"),
  ]) func everyViewKeepsItsFrameWhileAStatementIsHalfWritten(statement: String, half: String) {
    #expect(good.contains(statement))
    let found = frames(good.replacing(statement, with: half))
    #expect(found.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == LastGoodTests.all)
  }

  @Test func aViewThatHasMovedIsHintedWhereItStandsNow() {
    let text = """
      metric gap = 8; metric other = 9

      layout A(300x200) {
        view box { view inner; guide middle; box. }
        view title
      }

      """
    #expect(
      frames(text) == [
        "4 box was (8, 16, 40, 40)", "4 inner was (1, 2, 3, 4)", "4 middle was (16, 16, 8, 8)",
        "5 title was (0, 8, 100, 20)",
      ])
  }

  @Test(arguments: [
    ("view caption { .top == }", ""), ("view box { view title { .top == } }", "box"), ("view inner { .top == }", ""),
    ("view box { view other { view inner { .top == } } }", "box"), ("view title; view title", ""),
    ("view dot[0] { .top == }", ""), ("for j in 0 ..< 2 { view dot[j] { .top == } }", ""),
    ("for i in 0 ..< 9 { view dot[i] { .top == } }", "dot"),
  ]) func whatIsCalledOrStandsOtherwiseIsAnotherView(written: String, names: String) {
    let found = frames("layout A(300x200) { \(written) }\n").map { $0.split(separator: " ")[1] }
    #expect(found.joined(separator: " ") == names)
    #expect(frames("layout B(300x200) { \(written) }\n") == [])
  }

  @Test func ofWhatWasDeclaredTwiceNobodyKnowsWhichIsMeant() {
    let twice = "layout A(9x9) { for i in 0 ... 0 { view a[i] }; for i in 1 ... 1 { view a[i] }; view b }\n"
    #expect(
      frames("layout A(9x9) { for i in 0 ... 0 { view a[i] }; view b; b. }\n", after: twice) == ["1 b was (0, 0, 0, 0)"]
    )
  }

  @Test func theSizeIsTheOneThatIsChosenNow() {
    let old = "layout A(300x200) { sizes 200x200 ... 600x600; view a { .edges == superview } }\n"
    let text = old.replacing("superview", with: "")
    #expect(frames(text, after: old) == ["1 a was (0, 0, 300, 200)"])
    #expect(frames(text, after: old, size: "400x250") == ["1 a was (0, 0, 400, 250)"])
  }

  @Test func aFileThatNeverWasGoodHasNoFrames() {
    #expect(LastGood(Marked("layout A(1x1) { view a { .top == } }\n").snapshot(), Solutions()) == nil)
    #expect(frames(good.replacing("view box {", with: "view box"), after: "layout A(300x200) { view title. }\n") == [])
  }

  @Test func whatWasIsCalledSo() {
    let snapshot = Marked(good.replacing("title inset gap", with: "title inset ")).snapshot()
    let found = hints(snapshot, after: good)
    #expect(
      found.map { $0.tooltip }.filter { $0.hasPrefix("When") }.map { $0.split(separator: "\n").joined() } == [
        "When this file last had no errors:  `pair.first` at 300x200: (0, 0, 10, 10)",
        "When this file last had no errors:  `title` at 300x200: (0, 8, 100, 20)",
        "When this file last had no errors:  `box` at 300x200: (8, 16, 40, 40)",
        "When this file last had no errors:  `box.middle` at 300x200: (16, 16, 8, 8)",
        "When this file last had no errors:  `box.inner` at 300x200: (1, 2, 3, 4)",
        "When this file last had no errors:  `dot[0]` at 300x200: (0, 4, 30, 10)  `dot[1]` at 300x200: (40, 4, 30, 10)",
        "When this file last had no errors:  `pair` at 300x200: (0, 180, 100, 20)",
      ])
    // What needs no layout is that of the text as it is now.
    #expect(found.filter { $0.text.hasPrefix("=") }.map { $0.tooltip } == ["`gap` is 8", "`2 * gap` is 16"])
  }

  @Test func hoverSaysWhatWasAndWhen() {
    let marked = Marked(
      """
      metric gap⟨1⟩ = 2 * 5
      import "Pair.lay"
      layout A⟨2⟩(300x200) {
        sizes 200x200 ... 600x600
        /// What it is about.
        view title⟨3⟩ { .edges(top, leading) == superview; .width == 50% * superview.width; .height == 20 }
        view other⟨4⟩ { frame = (1, 2, 3, 4) }
        view pair⟨5⟩: Pair⟨6⟩ { .edges == superview }
        title⟨7⟩.trailing ==⟨8⟩ pair.first⟨9⟩.leading @
      }

      """)
    let files = ["Pair.lay": "component Pair { view first { .size == 10x10; .edges(top, leading) == superview } }\n"]
    let old = Marked(
      String(decoding: marked.bytes, as: UTF8.self).replacing("other", with: "another").replacing("@", with: "@low"))
    var lastGood = LastGood(old.snapshot(files), Solutions())
    var solutions = Solutions()
    let answers = marked.answers(files) { snapshot, offset in
      let text = snapshot.hover(at: offset, &solutions, &lastGood)?.text ?? "nothing"
      return text.split(separator: "\n").filter { !$0.hasPrefix("```") }.map { line in
        line.hasSuffix("  ") ? String(line.dropLast(2)) : String(line)
      }.joined(separator: " | ")
    }
    let title =
      "view title | What it is about. | When this file last had no errors: | `title`: | (0, 0, 150, 20) at 300x200 | x 0, y 0, width 100 … 300, height 20 from 200x200 to 600x600"
    #expect(
      answers == [
        "metric gap = 2 * 5 | is 10",
        "layout A(300x200) | When this file last had no errors: | `A`: | (0, 0, 300, 200) at 300x200 | (0, 0, 200, 200) at 200x200 | (0, 0, 600, 600) at 600x600",
        title, "view other",
        "view pair: Pair | When this file last had no errors: | `pair`: | (0, 0, 300, 200) at 300x200 | x 0, y 0, width 200 … 600, height 200 … 600 from 200x200 to 600x600",
        "component Pair", title, "nothing",
        "view first | When this file last had no errors: | `pair.first`: | (0, 0, 10, 10) at 300x200 | x 0, y 0, width 10, height 10 from 200x200 to 600x600",
      ])
  }

  /// A sample of which a piece is missing: what is shown stands behind names of views.
  @Test(arguments: SampleFile.all) func ofHalfASampleFramesStandBehindNames(sample: SampleFile) {
    var lastGood = LastGood(sample.snapshot(), Solutions(spanRows: 0))
    var shown = 0
    for start in stride(from: 0, to: sample.bytes.count, by: max(sample.bytes.count / 5, 1)) {
      let end = min(start + 30, sample.bytes.count)
      let snapshot = sample.snapshot(Array(sample.bytes[..<start] + sample.bytes[end...]))
      var solutions = Solutions()
      let found = snapshot.inlayHints(in: snapshot.everything, at: nil, &solutions, &lastGood)
      let old = found.filter { $0.text.hasPrefix("was ") }
      #expect(old.isEmpty || snapshot.compilation.hasErrors)
      let names = Set(DrawnNames(snapshot.file).all.map { $0.name.end })
      #expect(old.allSatisfy { names.contains($0.offset) && $0.tooltip.hasPrefix(LastGood.words) })
      #expect(Set(old.map { $0.offset }).count == old.count)
      shown += old.count
    }
    if lastGood != nil && sample.bytes.count > 2000 { #expect(shown > 0) }
  }
}
