import LayCompiler
import LayDiagnostics
import LayParser
import TestSupport
import Testing

@testable import LayIDE

private let anchors = """
  NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  ])
  """
private let views = """
  let badge = UILabel()
  badge.text = "New"
  title.font = .systemFont(ofSize: 20)
  view.addSubview(badge)
  badge.topAnchor.constraint(equalTo: title.bottomAnchor, constant: space).isActive = true
  """

/// Code of UIKit that is pasted at a place of a file.
@Suite struct PastedCodeTests {
  /// The file with the translation of `text` at the place ⟨1⟩, or between ⟨1⟩ and ⟨2⟩; `null` for none.
  private func pasted(_ text: String, into file: String) -> String {
    let marked = Marked(file)
    let snapshot = marked.snapshot()
    let range = SourceRange(file: snapshot.file.id, start: marked.offsets[0], end: marked.offsets.last ?? 0)
    guard let pasted = snapshot.pasted(text, over: range) else { return "null" }
    #expect(pasted.edit.range.holds(range))
    return String(decoding: applying([pasted.edit], to: marked.bytes), as: UTF8.self)
  }

  @Test(arguments: [
    // The indentation that stands there, the one that is missing, and none.
    (
      "layout A {\n  ⟨1⟩\n}\n",
      "layout A {\n  title.top == superview.top + 8\n  title.leading == superview.leading\n}\n"
    ),
    ("layout A {\n⟨1⟩\n}\n", "layout A {\n  title.top == superview.top + 8\n  title.leading == superview.leading\n}\n"),
    (
      "layout A {\n      ⟨1⟩\n}\n",
      "layout A {\n      title.top == superview.top + 8\n      title.leading == superview.leading\n}\n"
    ),
    (
      "layout A {\n\tview title\n⟨1⟩\n}\n",
      "layout A {\n\tview title\n\ttitle.top == superview.top + 8\n\ttitle.leading == superview.leading\n}\n"
    ),
    (
      "layout A {\n  view a {\n    when width > 4 {\n⟨1⟩\n    }\n  }\n}\n",
      """
      layout A {
        view a {
          when width > 4 {
            title.top == superview.top + 8
            title.leading == superview.leading
          }
        }
      }

      """
    ),
    // Beside other text on the line.
    ("layout A { ⟨1⟩ }\n", "layout A {\n  title.top == superview.top + 8\n  title.leading == superview.leading\n}\n"),
    ("layout A {⟨1⟩}\n", "layout A {\n  title.top == superview.top + 8\n  title.leading == superview.leading\n}\n"),
    (
      "layout A {\n  view title⟨1⟩ // why\n}\n",
      "layout A {\n  view title\n  title.top == superview.top + 8\n  title.leading == superview.leading\n  // why\n}\n"
    ),
    (
      "layout A {\n  ⟨1⟩view a⟨2⟩\n}\n",
      "layout A {\n  title.top == superview.top + 8\n  title.leading == superview.leading\n}\n"
    ),
    // Braces that are still open, and the line breaks of the file.
    ("layout A {\n  ⟨1⟩", "layout A {\n  title.top == superview.top + 8\n  title.leading == superview.leading\n"),
    (
      "layout A {\r\n  ⟨1⟩\r\n}\r\n",
      "layout A {\r\n  title.top == superview.top + 8\r\n  title.leading == superview.leading\r\n}\r\n"
    ),
    (
      "component A {\n  view b { }\n  ⟨1⟩\n}\n",
      "component A {\n  view b { }\n  title.top == superview.top + 8\n  title.leading == superview.leading\n}\n"
    ),
  ]) func statementsHaveTheIndentationOfThePlace(_ file: String, _ result: String) {
    #expect(pasted(anchors, into: file) == result)
  }

  @Test(arguments: [
    ("⟨1⟩", ""), ("import \"B.lay\"⟨1⟩\n", "import \"B.lay\"\n"), ("⟨1⟩\nlayout B { }\n", ""),
    ("layout B { }⟨1⟩\n", "layout B { }\n"),
  ]) func outsideOfLayoutsTheTranslationIsALayout(_ file: String, _ before: String) {
    let layout = """
      layout Pasted(375x667) {
        view title
        title.top == superview.top + 8
        title.leading == superview.leading
      }

      """
    let result = pasted(anchors, into: file)
    #expect(result.hasPrefix(before + layout), "\(result)")
    #expect(parse(Array(result.utf8)).diagnostics.isEmpty)
  }

  @Test func aLayoutHasTheNameOfItsClass() {
    let text = "class CardView: UIView {\n  func build() {\n\(views)\n}\n}"
    #expect(pasted(text, into: "⟨1⟩").hasPrefix("layout CardView(375x667) {\n  metric space = 0"))
  }

  /// In a layout, only the views that the code makes are declared; a number of the file stays one.
  @Test func viewsAndNumbersOfTheFileAreNotDeclaredAgain() {
    let file = "layout A {\n  metric space = 4\n  view title: Label\n  ⟨1⟩\n}\n"
    #expect(
      pasted(views, into: file) == """
        layout A {
          metric space = 4
          view title: Label
          title.font = 20
          view badge: Label { text = "New" }
          badge.top == title.bottom + space
        }

        """)
  }

  @Test func othersAreDeclared() {
    #expect(
      pasted(views, into: "layout A {\n  view photo {\n    ⟨1⟩\n  }\n}\n") == """
        layout A {
          view photo {
            let space = 0  // not translated: the value of 'space' (it is not in the text)
            view title { font = 20 }
            view badge: Label { text = "New" }
            badge.top == title.bottom + space
          }
        }

        """)
  }

  /// Names of another layout are not those of this one, nor are those that the selection removes.
  @Test func namesOfOtherPlacesAreDeclared() {
    let file = """
      layout A { metric space = 4; view title }
      layout B {
        ⟨1⟩view title⟨2⟩
      }

      """
    let result = pasted(views, into: file)
    #expect(result.contains("  metric space = 0") && result.contains("\n  view title { font = 20 }\n"), "\(result)")
  }

  @Test func numbersOfTheFileAreKnownEverywhere() {
    let file = "metric space = 4\nlet other = 2\ncomponent A(unit: Length) {\n  view b {\n    ⟨1⟩\n  }\n}\n"
    let result = pasted(
      "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: b.topAnchor, constant: space + unit)])", into: file)
    #expect(result.contains("\n    a.top == b.top + space + unit\n"), "\(result)")
  }

  @Test(arguments: [
    (anchors, true), (views, false), ("VStack { Text(\"a\") }", true),
    ("title.autoPinEdge(toSuperviewEdge: .top)\nif isWide { title.autoSetDimension(.width, toSize: 4) }", false),
  ]) func whatIsLeftOutIsSaid(_ text: String, _ isComplete: Bool) {
    let snapshot = Marked("layout A {\n}\n").snapshot()
    let place = SourceRange(file: snapshot.file.id, start: 11, end: 11)
    #expect(snapshot.pasted(text, over: place)?.isComplete == isComplete)
  }

  /// Text that the language reads, text of other kinds, and code of which nothing can be translated.
  @Test(arguments: [
    "", "\n", "title.top == superview.top", "view a: Label { text = \"x\" }", "layout B(100x100) { }",
    "title.text = \"Name\"\nalpha = 0.5", "alpha = 0.5\n}", "title.alpha = 0.5\ntitle.top == superview.top +\n}",
    "Hello, this is a text.", "let gap: CGFloat = 8", "func load() { print(\"a\") }", ".a { width: 8px; }",
    "title.bottomAnchor.constraint(equalTo: field.keyboardLayoutGuide.topAnchor).isActive = true",
    "<NSLayoutConstraint:0x600000 UILabel:0x7f.height == 44>", "view snp\nsnp.top == superview.top",
    "view a\na.topAnchor == b.topAnchor + 8\na.alpha = 0.5",
  ]) func otherTextIsNotTranslated(_ text: String) {
    #expect(pasted(text, into: "layout A {\n  ⟨1⟩\n}\n") == "null")
    #expect(pasted(text, into: "⟨1⟩") == "null")
  }

  @Test(arguments: [
    "// note ⟨1⟩\n", "layout A {\n  /// a⟨1⟩b\n}\n", "layout A { view a: Label { text = \"x⟨1⟩\" } }\n",
    "layout A {\n  layoutSubviews {\n    ⟨1⟩\n  }\n}\n", "layout A {\n  expect 4x4 {\n    ⟨1⟩\n  }\n}\n",
    "layout A {\n  layoutSubviews {\n    for i in 0 ..< 2 {\n      ⟨1⟩\n    }\n  }\n}\n",
  ]) func somePlacesTakeNoStatements(_ file: String) {
    #expect(pasted(anchors, into: file) == "null")
  }

  @Test func everyPlaceHasAnAnswer() {
    let bytes = Array("layout A {\r\n  view a { text = \"é\" } // b\r\n  when width > 4 {\n}\n".utf8)
    for count in 0...bytes.count {
      let part = Array(bytes[..<count])
      let snapshot = Snapshot(path: "A.lay", bytes: part) { _ in .missing }
      for offset in 0...count {
        let range = SourceRange(file: snapshot.file.id, start: offset, end: offset)
        let pasted = snapshot.pasted(views, over: range)
        #expect(pasted?.edit.range.holds(range) != false)
      }
    }
  }

  @Test func tooLargeTextsStayAsTheyAre() {
    let text = anchors + String(repeating: " ", count: 1024 * 1024)
    #expect(pasted(text, into: "layout A {\n  ⟨1⟩\n}\n") == "null")
  }
}
