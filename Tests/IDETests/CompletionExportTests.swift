import LayCompiler
import LayDiagnostics
import Testing

@testable import LayIDE

/// Components of files beside this one.
@Suite struct CompletionExportTests {
  private let cards = """
    metric inset = 8
    /// A card.
    component Card(title: Text) { }
    component Row { }
    layout Screen(1x1) { }
    """

  /// What is offered of other files at `⟨1⟩`, and the text with the first of them, written after what it needs.
  private func offered(_ text: String, _ siblings: [String: String], _ files: [String: String] = [:]) -> [String] {
    let marked = Marked(text)
    let exports = siblings.sorted { $0.key < $1.key }.map { Exports(path: $0.key, bytes: Array($0.value.utf8)) }
    let items = marked.snapshot(files).completions(at: marked.offsets[0], siblings: { exports }).items
    let found = items.filter { $0.file != nil }
    let first = found.first.map { item in
      String(decoding: applying(item.edits, to: marked.bytes), as: UTF8.self).split(separator: "layout A")[0]
    }
    return found.map { "\($0.label) \($0.detail)" } + [first.map { String($0) } ?? "nothing"]
  }

  @Test func componentsComeWithTheirImport() {
    #expect(
      offered("layout A(1x1) { view a: ⟨1⟩ }", ["Cards.lay": cards])
        == ["Card of Cards.lay", "Row of Cards.lay", "import \"Cards.lay\"\n\n"])
    #expect(
      offered("// A screen.\n\n// Its layout.\nlayout A(1x1) { view a: C⟨1⟩ }", ["Cards.lay": "component C { }"])
        == ["C of Cards.lay", "// A screen.\n\nimport \"Cards.lay\"\n\n// Its layout.\n"])
    #expect(
      offered(
        "import \"B.lay\" // more\nlayout A(1x1) { view a: ⟨1⟩", ["B.lay": cards, "C.lay": "component C { }"],
        ["B.lay": cards])
        == ["C of C.lay", "import \"B.lay\" // more\nimport \"C.lay\"\n"])
    #expect(
      offered("\u{FEFF}layout A(1x1) { view a: ⟨1⟩ }", ["C.lay": "component C { }"])
        == ["C of C.lay", "\u{FEFF}import \"C.lay\"\n\n"])
  }

  @Test func whatIsWrittenThenCompiles() {
    let marked = Marked("layout A(1x1) { view a: R⟨1⟩ }")
    let exports = Exports(path: "Cards.lay", bytes: Array(cards.utf8))
    let (word, items) = marked.snapshot().completions(at: marked.offsets[0], siblings: { [exports] })
    guard let row = items.first(where: { $0.label == "Row" }) else {
      Issue.record("no row")
      return
    }
    let text = String(decoding: applying(row.edits + [Edit(word, row.label)], to: marked.bytes), as: UTF8.self)
    #expect(text == "import \"Cards.lay\"\n\nlayout A(1x1) { view a: Row }")
    #expect(Marked(text).snapshot(["Cards.lay": cards]).compilation.diagnostics.isEmpty)
  }

  @Test(arguments: [
    // A name that is taken, also by something in braces.
    ("metric inset = 4\nlayout A(1x1) { view a: ⟨1⟩ }", ["Cards.lay": "metric inset = 8\ncomponent Card { }"]),
    ("layout A(1x1) { let inset = 4; view a: ⟨1⟩ }", ["Cards.lay": "metric inset = 8\ncomponent Card { }"]),
    // One that comes back to this file.
    ("layout A(1x1) { view a: ⟨1⟩ }", ["Cards.lay": "import \"Screen.lay\"\ncomponent Card { }"]),
    (
      "layout A(1x1) { view a: ⟨1⟩ }",
      ["Cards.lay": "import \"./B.lay\"\ncomponent Card { }", "B.lay": "import \"Screen.lay\""]
    ),
    // A name that no import can say, and places that take no kind.
    ("layout A(1x1) { view a: ⟨1⟩ }", ["a\"b.lay": "component Card { }"]),
    ("layout A(1x1) { view a { .width == ⟨1⟩ } }", ["Cards.lay": "component Card { }"]),
    ("layout A(1x1) { ⟨1⟩ }", ["Cards.lay": "component Card { }"]),
  ]) func whatDoesNotFitIsNotOffered(text: String, siblings: [String: String]) {
    #expect(offered(text, siblings) == ["nothing"])
  }
}
