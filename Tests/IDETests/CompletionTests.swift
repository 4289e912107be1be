import LayCompiler
import LayDiagnostics
import LayParser
import Testing

@testable import LayIDE

@Suite struct CompletionTests {
  private let text = Marked(
    """
    import "B⟨1⟩"
    metric gap = 8
    component Card(caption: ⟨2⟩Text): HStack { view inner: Label { ⟨3⟩ }; .⟨4⟩top == inner.⟨5⟩bottom }
    layout A(300x200) {
      ⟨6⟩
      constraint cap: title.⟨7⟩width <= box.⟨8⟩
      view title: ⟨9⟩
      view box: Card(⟨10⟩) { axis = ⟨11⟩ }
      for i in 0 ..< 2 { view dot[i] }
      box.inner.⟨12⟩left == box.⟨13⟩
      box.top == title.bottom + ⟨14⟩ @⟨15⟩
      vfl "⟨16⟩H:[⟨17⟩title(⟨18⟩20@⟨19⟩)]" ⟨20⟩
      when ⟨21⟩ { cap.⟨22⟩ = 5 }
      title.⟨23⟩
      allow ⟨24⟩
      title.frame = ⟨25⟩
      state wide { }
      expect 300x200 (⟨26⟩state: ⟨27⟩) { box.⟨28⟩ }
      layoutSubviews { align title.⟨29⟩ with ⟨30⟩; sizeToFit title ⟨31⟩; distribute ⟨32⟩ }
      guide g { .⟨33⟩ }
      view stack: VStack { view in⟨34⟩ { spacing⟨35⟩ } } // ⟨36⟩
      title.hugging.⟨37⟩ = 3
      mask = W+⟨38⟩
      assert title.⟨39⟩
      sizes ⟨40⟩
      a.width =⟨41⟩= b.width ⟨42⟩
    }
    ⟨43⟩

    """)

  /// What is offered that is in a list, and what of it is not; a `-` before a word says that it should not be.
  @Test(arguments: [
    (1, "B.lay -view"), (2, "Length Text Bool -Label"), (3, "text font hidden view -spacing -axis"),
    (4, "top left edges spacing inner -text"), (5, "top bottom centerY firstBaseline -left -width -text"),
    (6, "view constraint vfl title box gap superview hidden -layout -spacing"), (7, "width height edges top"),
    (8, "width height -top -text -edges"), (9, "Label Card Switch -title"), (10, "caption -gap -title"),
    (11, "horizontal vertical -title"), (12, "left edges text"), (13, "left right centerX -leading -top -width"),
    (14, "gap title superview max -cap"), (15, "high low gap -title"), (16, "H: V:"), (17, "title box dot0 dot1 -gap"),
    (18, "gap box -title"), (19, "gap -title"), (20, "alignAllTop directionLeftToRight -alignAllLeft"),
    (21, "width height direction horizontalSizeClass gap -compact -title"), (22, "constant priority active -top"),
    (23, "top width hidden contentMode -spacing -constant -isInside"), (24, "L0502 -L0501 -L0201"),
    (25, "-gap -max -title"),
    (26, "direction state safeArea scale gap cap"), (27, "wide"), (28, "frame width hidden inner"),
    (29, "topLeft bottomTrailing center"), (30, "title box superview"), (31, "within"), (32, "horizontal vertical"),
    (33, "top width -text -hidden"), (34, ""), (35, "spacingAfter hidden -text -spacing"), (36, ""),
    (37, "horizontal vertical -top"), (38, "W H LM flexibleWidth"), (39, "isInside doesNotOverlap width"), (40, "any"),
    (41, ""), (42, "inset offset -title"), (43, "layout component import metric -view"),
  ])
  func whatCanStandThereIsOffered(number: Int, words: String) {
    let snapshot = text.snapshot(["B.lay": ""])
    let items = snapshot.completions(at: text.offsets[number - 1]) { _ in ["B.lay"] }.items.map { $0.label }
    #expect(Set(items).count == items.count)
    if words.isEmpty { #expect(items == []) }
    for word in words.split(separator: " ") {
      let name = String(word.drop { $0 == "-" })
      #expect(items.contains(name) == !word.hasPrefix("-"), "\(word) at \(number): \(items.prefix(40))")
    }
  }

  @Test func theNearestNameComesFirst() {
    let marked = Marked("metric a = 1\nlayout A(1x1) { view b { view c; ⟨1⟩c.top == ⟨2⟩b.top } }\n")
    let items = marked.answers { snapshot, offset in
      snapshot.completions(at: offset).items.prefix(3).map { $0.label }.joined(separator: " ")
    }
    #expect(items[1] == "c b superview")
  }

  @Test func theWordAroundIsReplaced() {
    let marked = Marked("layout A(1x1) { view title; ti⟨1⟩tle.top == superview.top; vfl \"[ti⟨2⟩tle]\"; ⟨3⟩ }\n")
    let words = marked.answers { snapshot, offset in snapshot.text(at: snapshot.completions(at: offset).word) }
    #expect(words == ["title", "title", ""])
  }

  @Test func whatIsOfferedSaysWhatItIs() {
    let marked = Marked(
      "/// Between things.\nmetric gap = 8\nlayout A(1x1) { view a: ⟨1⟩; a.⟨2⟩top == superview.top + ⟨3⟩gap @⟨4⟩high }\n"
    )
    let words = ["Label", "top", "gap", "high"]
    let snapshot = marked.snapshot()
    let texts = zip(words, marked.offsets).map { word, offset in
      snapshot.completions(at: offset).items.first { $0.label == word }?.documentation ?? "nothing"
    }
    #expect(
      texts == [
        "Text, which is its intrinsic content size. Content hugging 251.", "The upper edge.", "Between things.",
        "The default compression resistance of views.",
      ])
  }

  @Test func whatHasParenthesesGetsNoMore() {
    let marked = Marked("layout A(1x1) { view a { transform = rot⟨1⟩(90deg); transform = rot⟨2⟩ } }\n")
    let snippets = marked.answers { snapshot, offset in
      snapshot.completions(at: offset).items.first { $0.label == "rotate" }?.snippet ?? "nothing"
    }
    #expect(snippets == ["nothing", "rotate(${1:90deg})"])
  }

  /// Every word of the language that can be offered says what it means.
  @Test func everyWordHasItsSentence() {
    var missing = LanguageWords.kinds.filter { LanguageDocs.kinds[$0] == nil }
    missing += ReservedNames.attributes.filter { LanguageDocs.attributes[$0] == nil }
    missing += ReservedNames.things.filter { LanguageDocs.things[$0] == nil }
    missing += LanguageWords.properties.map { $0.name }.filter {
      LanguageDocs.properties[$0] == nil && LanguageDocs.geometry[$0] == nil
    }
    missing += (LanguageWords.functions + LanguageWords.transformFunctions + LanguageWords.stepFunctions).filter {
      name in
      !CallWords.functions.contains { $0.name == name }
    }
    missing += LanguageWords.environmentWords.flatMap { $0.words }.filter { LanguageDocs.answers[$0] == nil }
    missing += CallWords.expect.parameters.map { $0.label }.filter { $0.hasSuffix(": ") }
    missing += CallWords.expect.parameters.filter { $0.documentation.isEmpty }.map { $0.label }
    #expect(missing == [])
  }
}
