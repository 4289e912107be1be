import Testing

@testable import LayIDE

/// What is offered where only some of what there is fits. See ``Offered/check(_:_:sourceLocation:)`` for the words.
@Suite struct CompletionPlaceTests {
  @Test(arguments: [
    ("photo.edges(‸) == title", "top leading bottom trailing left right … -photo -gap -min"),
    ("photo.edges(top, ‸) == title", "leading bottom … -top"),
    ("photo.edges(top, ‸, bottom) == title", "leading trailing … -bottom"),
    ("photo.edges(top, leading) == title.edges(‸)", "top leading … -bottom"),
  ])
  func edgesAreOffered(statement: String, words: String) {
    Offered(screen(statement)).check(words, statement)
  }

  @Test(arguments: [
    "", "44 <= ", "let a = ", "assert ", "photo.top == ", "title.text = ", "photo.edges == superview inset ",
    "view z { .width == 3; .top == ", "for j in 0 ..< 3 { ", "when width >= 3 { photo.width == ",
    "photo.width == title.width\n  ",
  ])
  func theEndOfAFileIsAPlaceInItsBraces(statement: String) {
    let (whole, cut) = (Offered(screen(statement + "‸")), Offered(screen(statement + "‸", end: "")))
    #expect(!cut.labels.isEmpty)
    #expect(cut.labels == whole.labels)
    #expect(cut.labels.contains("photo") || cut.labels.contains("gap") || cut.labels.contains("name"))
  }

  @Test(arguments: [
    "layout P(9x9) {\n  view a: Label { text = \"x\"; ‸",
    "layout P(9x9) {\n  view a: Label { text = \"x\"; ‸\n  view b\n}\n",
    "layout P(9x9) {\n  view a: Label {\n    ‸\n  view b\n}\n",
  ])
  func bracesThatLackTheirEndAreThoseOfTheirView(text: String) {
    Offered(text).check("font hidden a -axis", text)
  }

  @Test(arguments: [
    ("H:|-‸", "[photo] side gap -photo -|"), ("H:|-‸-|", "gap [photo] -|"), ("H:|-(‸", "gap side -photo -[photo]"),
    ("H:|-gap-‸", "[photo] -gap -photo -|"), ("H:|-[photo]-‸", "gap [title] | -[photo]"),
    ("H:|-[photo]-(gap)-‸", "[title] | -gap"), ("H:[c‸", "c0 c1 photo column -c -gap"),
    ("H:[photo(‸", "gap title -photo"),
    ("H:[photo(>=‸", "gap title"), ("H:[photo(44@‸", "gap -title"), ("H:‸", "| [photo] -gap"),
    ("V:[c0]-[‸]", "c1 photo -c0 -c"),
    ("‸", "H: V: [photo]"), ("H:[photo]‸", "[title] | -gap"),
  ])
  func formatsAreGivenWhatFits(format: String, words: String) {
    for end in ["\"", ""] where format.hasSuffix("‸") || end == "\"" {
      let text = screen("vfl \"\(format)\(end)")
      Offered(text).check(words, text)
    }
  }

  @Test func aGapIsWrittenWithTheSignThatEndsIt() {
    #expect(Offered(screen("vfl \"H:|-‸\"")).written("gap") == "gap-")
    #expect(Offered(screen("vfl \"H:|-‸-[photo]\"")).written("gap") == "gap")
    #expect(Offered(screen("vfl \"‸\"")).written("H:") == "H:|-[${1:photo}]-|")
  }

  @Test(arguments: [
    ("H:[a]-[‸]", "b -d -c"), ("H:[d]-[‸]", "c -a -b"), ("H:[‸]-[c]", "d -b"),
  ])
  func viewsOfAFormatLieInOneSuperview(format: String, words: String) {
    let text = "layout P(9x9) { view a; view b { view c; view d; vfl \"\(format)\" } }"
    Offered(text).check(words, text)
  }

  @Test(arguments: [
    ("vfl \"H:[photo][title]\" ‸", "alignAllTop alignAllCenterY directionLeftToRight -alignAllLeft -spacingEdgeToEdge"),
    ("vfl \"V:[photo][title]\" ‸", "alignAllLeft spacingEdgeToEdge -alignAllTop -directionLeftToRight"),
    ("vfl \"V:[photo][title]\" alignAllLeft ‸", "alignAllRight -alignAllLeft"),
    ("vfl \"[photo][title]\" directionLeftToRight ‸", "alignAllTop -directionRightToLeft"),
  ])
  func optionsFitTheAxisOfTheirFormat(statement: String, words: String) {
    Offered(screen(statement)).check(words, statement)
  }

  // MARK: - Imports

  private static let folders = [
    "": ["B.lay", "C.lay", "imp/"], "imp/": ["D.lay", "deep/"], "../": ["Above.lay", "here/"], "imp/deep/": [],
  ]

  @Test(arguments: [
    ("import \"‸\"", "B.lay C.lay imp/ ../", ""), ("import \"imp/‸\"", "D.lay deep/", ""),
    ("import \"imp/Do‸g.lay\"", "D.lay deep/", "Dog.lay"), ("import \"../‸\"", "Above.lay here/ ../", ""),
    ("import \"../‸", "Above.lay here/ ../", ""), ("import \"imp/deep/‸\"", "", ""),
    ("import \"B‸x", "B.lay C.lay imp/ ../", "Bx"),
    ("import \"C.lay\"\nimport \"‸\"", "B.lay imp/ ../", ""), ("import \"imp/D.lay\"\nimport \"imp/‸\"", "deep/", ""),
  ])
  func importsNameWhatLiesInTheFolder(text: String, labels: String, word: String) {
    let offered = Offered(text + "\n") { CompletionPlaceTests.folders[$0] ?? ["no folder \($0)"] }
    #expect(offered.labels.joined(separator: " ") == labels)
    #expect(offered.word == word)
  }
}
