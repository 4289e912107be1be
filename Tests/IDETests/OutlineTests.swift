import LayCompiler
import LayDiagnostics
import LayParser
import Testing

@testable import LayIDE

private let text = Marked(
  """
  // one
  // two
  import "B.lay"
  import "C.lay"
  metric gap⟨1⟩ = 2 * 4

  /// About it.
  /// More.
  component Card(side⟨2⟩: Length = 4): HStack {
    view inner⟨3⟩ { backgroundColor = #ff0080 }
  }
  layout A(300x200) {
    let tall = 30x44
    view title: Label { text = "A⟨4⟩"; backgroundColor = #00000080 }
    for i in 0 ..< 2 {
      view dot[i] { backgroundColor⟨5⟩ = #FFFFFF; view deep { backgroundColor = #010203 } }
    }
    when width >= 400 {
      constraint cap: title.top == superview⟨6⟩.top + (gap⟨7⟩ + 2) @high // #123456
    }
    title { view no }
    guide g { .top == superview.top }
    vfl "H:|-[ti⟨8⟩tle]-|" alignAllTop
    state wide { gap⟨9⟩ }
    expect 300x200 {
      title.width == 20⟨10⟩
    }
    view c0 { backgroundColor = #abc }
    view c1 { backgroundColor = #11223344 }
    view c2 { backgroundColor = #aabbccdd; text = "#aabbcc" }
    view c3 { backgroundColor = #abcdef }
    view c4 { backgroundColor = #000000 }
    view c5 { backgroundColor = #ffffffff }
    view c6 { backgroundColor = #7f7f7f }
  }

  """)
private let files = ["B.lay": "", "C.lay": ""]

@Suite struct SymbolTests {
  private func lines(_ symbols: [Symbol], _ depth: Int = 0) -> [String] {
    symbols.flatMap { symbol in
      ["\(String(repeating: " ", count: depth))\(symbol.kind) \(symbol.name): \(symbol.detail)"]
        + lines(symbol.children, depth + 1)
    }
  }

  @Test func whatAFileDeclaresNestsAsItsBracesDo() {
    #expect(
      lines(text.snapshot(files).symbols())
        == [
          "metric gap: 2 * 4", "component Card: HStack", " view inner: ", "layout A: 300x200", " constant tall: 30x44",
          " view title: Label", " view dot[i]: ", "  view deep: ", " constraint cap: ", " view no: ", " guide g: ",
          " state wide: ", " view c0: ", " view c1: ", " view c2: ", " view c3: ", " view c4: ", " view c5: ",
          " view c6: ",
        ])
  }

  @Test func aNameLiesInItsDeclaration() {
    func check(_ symbols: [Symbol]) {
      for symbol in symbols {
        #expect(symbol.range.start <= symbol.nameRange.start && symbol.nameRange.end <= symbol.range.end)
        check(symbol.children)
      }
    }
    check(text.snapshot(files).symbols())
  }
}

@Suite struct FoldingTests {
  /// `block 1-3, comment 2-2`: what folds, and from which line to which.
  private func folds(_ snapshot: Snapshot) -> String {
    snapshot.folds().map { fold in
      let lines = [fold.range.start, fold.range.end].map { snapshot.file.lines.position(of: $0).line }
      return "\(fold.kind) \(lines[0])-\(lines[1])"
    }.joined(separator: ", ")
  }

  @Test func bracesCommentsAndImportsFold() {
    #expect(
      folds(text.snapshot(files))
        == "comment 1-2, imports 3-4, comment 7-8, block 9-11, block 12-35, block 15-17, block 18-20, block 25-27")
  }

  @Test(arguments: [
    ("layout A(1x1) {\n  view a\n}", "block 1-3"), ("layout A(1x1) { view a }", ""), ("layout A(1x1) {\n}", ""),
    ("layout A(1x1) {\n  view a {\n    view b\n  }\n}", "block 1-5, block 2-4"),
    ("layout A(1x1) {\r\n  view a\r\n}\r\n", "block 1-3"),
    (
      "layout A(1x1) {\n  when width >= 2 {\n    a.top == 1\n  } else {\n    a.top == 2\n  }\n}",
      "block 1-7, block 2-4, block 4-6"
    ),
    (
      "layout A(1x1) {\n  sizeThatFits {\n    width = 8\n  }\n  layoutSubviews {\n    x = 1\n  }\n}",
      "block 1-8, block 2-4, block 5-7"
    ),
    // A brace that nobody closed yet.
    ("layout A(1x1) {\n  view a {\n    view b\n    view c\n", "block 1-4, block 2-4"),
    ("// one\n// two\n\n// three", "comment 1-2"), ("// one\nmetric a = 1  // two\n// three", ""),
    ("/// one\n/// two\nmetric a = 1", "comment 1-2"),
    ("layout A(1x1) {\n  // one\n  // two\n\n  // three\n  // four\n}", "block 1-7, comment 2-3, comment 5-6"),
    ("import \"B.lay\"\nimport \"C.lay\"\n\nmetric a = 1", "imports 1-2"), ("import \"B.lay\" import \"C.lay\"", ""),
    ("import \"B.lay\"\nmetric a = 1\nimport \"C.lay\"", ""), ("metric a = (1 +\n  2)", ""),
  ])
  func whatHasSeveralLinesFolds(written: String, folded: String) {
    #expect(folds(Marked(written).snapshot(files)) == folded)
  }
}

@Suite struct SelectionTests {
  @Test func selectionsGrowFromTokensOutwards() {
    let answers = text.answers(files) { snapshot, offset in
      snapshot.selections(at: offset).map { range in
        let text = snapshot.text(at: range).split(separator: "\n").first.map { String($0) } ?? ""
        return text.count > 18 ? text.prefix(14) + "…\(range.end - range.start)" : text
      }.joined(separator: " < ")
    }
    #expect(
      answers
        == [
          "metric gap = 2 * 4 < // one", ": < side: Length = 4 < component Card…87 < // one",
          "view inner { b…40 < { < component Card…87 < // one",
          "\"A\" < text = \"A\" < { text = \"A\"; …43 < view title: La…61 < { < layout A(300x2…775 < // one",
          "backgroundColor < backgroundColo…25 < { backgroundCo…70 < view dot[i] { …82 < { < for i in 0 ..< 2 { < { < layout A(300x2…775 < // one",
          ". < superview.top < superview.top …25 < title.top == s…44 < constraint cap…60 < { < when width >= …99 < { < layout A(300x2…775 < // one",
          "gap < gap + 2 < (gap + 2) < superview.top …25 < title.top == s…44 < constraint cap…60 < { < when width >= …99 < { < layout A(300x2…775 < // one",
          "title < [title] < -[title]- < |-[title]-| < H:|-[title]-| < \"H:|-[title]-|\" < vfl \"H:|-[titl…31 < { < layout A(300x2…775 < // one",
          "gap < { gap } < state wide { gap } < { < layout A(300x2…775 < // one",
          "20 < title.width == 20 < { < expect 300x200 { < { < layout A(300x2…775 < // one",
        ])
  }
}

@Suite struct ColourTests {
  @Test func everyColourOfTheFileIsFound() {
    let snapshot = text.snapshot(files)
    let colours = snapshot.colours().map { place in
      let parts = [place.red, place.green, place.blue, place.alpha].map { "\(Int(($0 * 255).rounded()))" }
      return "\(snapshot.text(at: place.range)) \(parts.joined(separator: " "))"
    }
    #expect(
      colours
        == [
          "#ff0080 255 0 128 255", "#00000080 0 0 0 128", "#FFFFFF 255 255 255 255", "#010203 1 2 3 255",
          "#11223344 17 34 51 68", "#aabbccdd 170 187 204 221", "#abcdef 171 205 239 255", "#000000 0 0 0 255",
          "#ffffffff 255 255 255 255", "#7f7f7f 127 127 127 255",
        ])
  }

  /// Red, green, blue and how much it covers.
  @Test(arguments: [
    ("1 0 0.5 1", "#ff0080"), ("0 0 0 1", "#000000"), ("1 1 1 1", "#ffffff"), ("0 0 0 0", "#00000000"),
    ("0.2 0.4 0.6 0.8", "#336699cc"), ("0.001 0.002 0.003 1", "#000101"), ("1 1 1 0.999", "#ffffffff"),
    ("2 -1 0.5 1", "#ff0080"), ("0.04 0.05 0.06 1.5", "#0a0d0f"), ("0.5 0.5 0.5 -1", "#80808000"),
    ("inf -inf 0 1", "#ff0000"),
  ])
  func aColourThatWasChosenIsSpelled(parts: String, spelled: String) {
    let parts = parts.split(separator: " ").compactMap { Double($0) }
    #expect(spelledColour(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) == spelled)
  }

  @Test func aColourIsSpelledAsItIsRead() {
    let snapshot = text.snapshot(files)
    for place in snapshot.colours() {
      let spelled = spelledColour(red: place.red, green: place.green, blue: place.blue, alpha: place.alpha)
      let written = snapshot.text(at: place.range).lowercased()
      #expect(spelled == (written == "#ffffffff" ? "#ffffff" : written))
    }
  }
}

@Suite struct LinkTests {
  @Test(arguments: [
    ("import \"B.lay\"", "\"B.lay\" B.lay"), ("import \"missing.lay\"", ""), ("import \"\"", ""), ("import", ""),
    ("import \"B.lay\" import \"C.lay\"", "\"B.lay\" B.lay, \"C.lay\" C.lay"),
    ("import \"B.lay\"\nimport \"C.lay\"", "\"B.lay\" B.lay, \"C.lay\" C.lay"),
    ("layout A(1x1) { import \"B.lay\" }", ""), ("import \"./B.lay\"", "\"./B.lay\" B.lay"),
    ("import \"B.lay\"\nimport \"B.lay\"", "\"B.lay\" B.lay, \"B.lay\" B.lay"),
    ("// import \"B.lay\"", ""), ("import \"D.lay\"", "\"D.lay\" D.lay"),
  ])
  func importsLeadToTheirFiles(written: String, links: String) {
    let files = ["B.lay": "metric a = 1\n", "C.lay": "metric b = 1\n", "D.lay": "import \"B.lay\"\n"]
    let snapshot = Marked(written + "\n").snapshot(files)
    let found = snapshot.links().map { link in
      "\(snapshot.text(at: link.range)) \(snapshot.compilation.files[Int(link.file.rawValue)].path)"
    }
    #expect(found.joined(separator: ", ") == links)
  }
}

@Suite struct TokenTests {
  @Test func wordsAreColouredByWhatTheyMean() {
    let marked = Marked(
      """
      metric gap = 8 // note
      component Card(caption: Text) { view inner }
      layout A(300x200) { view box: Card(caption: "x") { mask = none; hugging.vertical = low }; vfl "H:|-gap-[box(>=20)]"; constraint cap: box.inner.top == superview.top @high }
      """)
    let snapshot = marked.snapshot()
    let tokens = snapshot.semanticTokens().map { token in
      "\(token.kind)\(token.isDeclaration ? "*" : "") \(snapshot.text(at: token.range))"
    }
    #expect(
      tokens
        == [
          "keyword metric", "metric* gap", "operator =", "number 8", "comment // note", "keyword component",
          "type* Card", "parameter* caption", "type Text", "keyword view", "view* inner", "keyword layout",
          "layout* A", "number 300x200", "keyword view", "view* box", "type Card", "parameter caption", "string \"x\"",
          "property mask", "operator =", "metric none", "property hugging", "property vertical",
          "operator =", "metric low",
          "keyword vfl", "string \"H:|-", "metric gap", "string -[", "view box", "string (>=20)]\"",
          "keyword constraint", "constraint* cap", "view box", "view inner", "property top", "operator ==",
          "property superview", "property top", "operator @", "property high",
        ])
  }
}

@Suite struct LensTests {
  @Test(arguments: [
    ("layout A(300x200) { }", "A: 300x200 layout"), ("layout A { }", "A: no design size layout"),
    ("component B { }", "B: not used in this file"),
    ("component B { }\nlayout A(1x1) { view b: B }", "B: used once, A: 1x1 layout"),
    ("component B { }\nlayout A(1x1) { view b: B; view c: B }", "B: used 2 times, A: 1x1 layout"),
    ("layout A(300x200) { sizes 1x1 ... 9x9 }", "A: 300x200 layout promises 1x1 to 9x9"),
    ("layout A(300x200) { sizes 1 ... 9 x any }", "A: 300x200 layout promises 1 to 9 x any"),
    ("component B(4x4) { sizes 4x4 }", "B: not used in this file layout promises 4x4"), ("metric a = 1", ""),
    ("layout", ""),
    ("layout A(1x1) { sizes 1x1, 2x2 ... 3x3 }", "A: 1x1 layout promises 1x1 and 2x2 to 3x3"),
    ("layout A(1x1) { }\nlayout B(2x2) { }", "A: 1x1 layout, B: 2x2 layout"),
  ])
  func layoutsAndComponentsHaveALineAbove(written: String, lenses: String) {
    let snapshot = Marked(written + "\n").snapshot()
    let found = snapshot.lenses().map { lens in
      "\(snapshot.text(at: lens.name)): \(lens.text)\(lens.isOfLayout ? " layout" : "")"
        + (lens.promise.isEmpty ? "" : " promises \(lens.promise)")
    }
    #expect(found.joined(separator: ", ") == lenses)
  }
}
