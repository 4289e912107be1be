import Testing

@testable import LayIDE

@Suite struct HoverTests {
  private let text = Marked(
    """
    /// Between things.
    metric gap⟨1⟩ = 3 * 4
    component Card { view inner⟨2⟩; inner.edges == superview inset gap⟨3⟩ }
    layout A⟨4⟩(300x200) {
      sizes⟨5⟩ 200x200 ... 600x400
      /// What it is about.
      view title⟨6⟩: Label⟨7⟩ { text⟨8⟩ = "A"; contentMode⟨9⟩ = redraw; intrinsic = 100x20 }
      view box: Card⟨10⟩ { .width⟨11⟩ <=⟨12⟩ 16/9 * .height; .height == 40 }
      constraint cap⟨13⟩: box.width == superview.width - 2 * gap @high⟨14⟩
      title.top ==⟨15⟩ superview⟨16⟩.top + gap; title.leading == superview.leading + 10
      box.top >= title.bottom + 8; box.top == title.bottom - 2 @⟨17⟩low
      vfl⟨18⟩ "H:|-⟨19⟩(>=10@300)-[box⟨20⟩]-[title⟨21⟩(>=50)⟨22⟩]" directionLeftToRight⟨23⟩
      when width >= 400 { cap.constant⟨24⟩ = 90 }
      allow⟨25⟩ L0502⟨26⟩
      view turned { transform = rotate⟨27⟩(90deg); frame = (0, max⟨28⟩(1, 2), 3, 4) } // no⟨29⟩thing
    }

    """)

  @Test func aDeviceShowsItsPoses() {
    let text = Marked("layout A(3x3) { sizes iPad⟨1⟩, \"iPhone⟨2⟩ SE\", \"iPhon⟨3⟩\" }\n")
    var solutions = Solutions()
    let found = text.answers { $0.hover(at: $1, &solutions)?.text ?? "nothing" }
    #expect(found[0].hasPrefix("`iPad`: "), "\(found[0])")
    #expect(found[0].contains("split 1/3 landscape: "), "\(found[0])")
    #expect(found[1].contains("iPhone SE, portrait: 375x667, safe area 20, 0, 0, 0"), "\(found[1])")
    #expect(found[2] == "nothing")
  }

  @Test func aFrameInAPoseHasItsSafeAreaAndScale() {
    let text = Marked(
      """
      layout A(375x667) {
        sizes "iPhone 17 Pro"
        view t⟨1⟩: Label { text = "x"; .top == safeArea.top + 60; .leading == superview.leading + 16 }
      }

      """)
    var solutions = Solutions()
    let found = text.answers { $0.hover(at: $1, &solutions)?.text ?? "nothing" }
    #expect(found[0].contains("(16, 122, 9, 20.33) at 402x874 (iPhone 17 Pro, portrait)"), "\(found[0])")
  }

  @Test func rangesOfTheEnvironmentSayWhatTheyAre() {
    let text = Marked(
      "layout A(3x3) { sizes 3x3, keyboard⟨1⟩ 0 ... 346, safeArea⟨2⟩ 0 ... (59, 0, 34, 0), text⟨3⟩ small, region⟨4⟩ fold, except⟨5⟩ iPad }\n"
    )
    var solutions = Solutions()
    let found = text.answers { $0.hover(at: $1, &solutions)?.text ?? "nothing" }
    #expect(
      found.prefix(2) == [
        "`keyboard`: the heights of the keyboard over the bottom of the root, for which the layout is made.",
        "`safeArea`: the insets of the safe area, the least and the greatest, for which the layout is made.",
      ])
    #expect(found.last?.hasPrefix("`except`: a device or family whose poses are left out") == true)
    #expect(
      found[3]
        == "`region fold`, `region camera`: no control lies there, in any pose of a device that has such a region.")
  }

  @Test func wordsOfConditionsSayWhatTheyAre() {
    let text = Marked(
      "layout A(3x3) { view a; when textSize⟨1⟩ >= accessibility1⟨2⟩ and direction⟨3⟩ == rtl⟨4⟩ { a.hidden = true } }\n"
    )
    var solutions = Solutions()
    let found = text.answers { $0.hover(at: $1, &solutions)?.text ?? "nothing" }
    #expect(
      found == [
        "`textSize`: The text size that the user chooses, from `xSmall` to `accessibility5`.",
        "`accessibility1`: a text size that people choose; `font = body` is 28 points there.",
        "`direction`: The layout direction: `ltr` or `rtl`.", "`rtl`: from right to left.",
      ])
  }

  /// The words without fences and marks, lines joined.
  private func answer(_ snapshot: Snapshot, _ offset: Int, _ solutions: inout Solutions) -> String {
    guard let hover = snapshot.hover(at: offset, &solutions) else { return "nothing" }
    let lines = hover.text.split(separator: "\n").filter { !$0.hasPrefix("```") }
    return lines.map { line in line.hasSuffix("  ") ? String(line.dropLast(2)) : String(line) }.joined(separator: " | ")
  }

  @Test func everythingSaysWhatItIs() {
    var solutions = Solutions()
    #expect(
      text.answers { answer($0, $1, &solutions) }
        == [
          "metric gap = 3 * 4 | Between things. | is 12",
          "view inner | `box.inner`: | (12, 12, 47.11, 16) at 300x200 | x 12, y 12, width 47.11, height 16 from 200x200 to 600x400",
          "metric gap = 3 * 4 | Between things. | is 12",
          "layout A(300x200) | `A`: | (0, 0, 300, 200) at 300x200 | (0, 0, 200, 200) at 200x200 | (0, 0, 600, 400) at 600x400",
          "`sizes`: the sizes at which the layout works.",
          "view title: Label | What it is about. | `title`: | (10, 12, 100, 20) at 300x200 | x 10, y 12, width 100, height 20 from 200x200 to 600x400",
          "`Label`: Text, which is its intrinsic content size. Content hugging 251.",
          "`text`: The text of the view. It determines the intrinsic content size. | Takes a string in quotes.",
          "`contentMode`: The placement of the picture in its view. | One of `scaleToFill scaleAspectFit scaleAspectFill aspectFit aspectFill redraw center top bottom left right topLeft topRight bottomLeft bottomRight`.",
          "component Card", "`width`: The width, points.",
          "`box.width <= 16/9 * box.height` | the width of 'box' is at most 16/9 times its height | holds at 300x200, 200x200 and 600x400",
          "constraint cap: box.width == superview.width - 2 * gap @high | `box.width == root.width - 24 @750` | the width of 'box' is the width of 'A' less 24 | violated by 204.89 at 300x200; violated by 104.89 at 200x200 | `box.width == root.width + 90 @750` | the width of 'box' is the width of 'A' plus 90 | violated by 618.89 at 600x400",
          "`high` is 750. The default compression resistance of views.",
          "`title.top == root.top + 12` | the top of 'title' is 12 below the top of 'A' | holds at 300x200, 200x200 and 600x400",
          "`superview`: The superview of the statement\'s first view.",
          "`low` is 250. The default content hugging of views.", "`vfl`: constraints as a picture.",
          "`box.left >= root.left + 10 @300` | the left edge of 'box' is at least 10 right of the left edge of 'A' | violated by 79.11 at 300x200, 200x200 and 600x400",
          "view box: Card | `box`: | (-69.11, 40, 71.11, 40) at 300x200 | x -69.11, y 40, width 71.11, height 40 from 200x200 to 600x400",
          "view title: Label | What it is about. | `title`: | (10, 12, 100, 20) at 300x200 | x 10, y 12, width 100, height 20 from 200x200 to 600x400",
          "nothing", "Which way a horizontal format is read.",
          "`constant`: The constant of a named constraint. | Takes a number.", "`allow`: silence a code here.",
          "`L0502` ambiguous-layout: `layc explain L0502` says more.",
          "`rotate(angle)`: turns clockwise about the anchor point.", "`max(number, …)`: the greatest of the numbers.",
          "nothing",
        ])
  }

  @Test func textStylesAndTextSizesAreKnown() {
    var solutions = Solutions()
    let marked = Marked(
      """
      layout A(300x200) {
        sizes 300x200, text⟨1⟩ large⟨2⟩ ... xLarge
        view title: Label { text = "a"; font = body⟨3⟩; .edges(top, leading) == superview }
      }

      """)
    #expect(
      marked.answers { answer($0, $1, &solutions) } == [
        "`text`: the text sizes for which the layout is made.",
        "`large`: a text size that people choose; `font = body` is 17 points there.",
        "`body`: a text style; 17 points at the text size `large`, 14 at `xSmall` to 53 at `accessibility5`.",
      ])
  }

  @Test func wordsOfValuesClausesAndTypesAreKnown() {
    let marked = Marked(
      """
      component Card(caption: Text⟨1⟩) { view inner { .edges == superview inset⟨2⟩ 2 } }
      layout A⟨3⟩(300x200) {
        view grid: Grid { columns = 2; view box: Card(caption: "x") { hugging⟨4⟩.vertical = low⟨5⟩; columnSpan⟨6⟩ = 2 } }
        grid.edges == safeArea
        view dot { .center == grid offset⟨7⟩ (3, 4) }; view still { frame = (1, 2, 3, 4); mask = none⟨8⟩ }
      }

      """)
    var solutions = Solutions()
    #expect(
      marked.answers { answer($0, $1, &solutions) }
        == [
          "`Text`: A string in quotes: `\"Inbox\"`.",
          "`inset`: The edges lie so far inside: `.edges == superview inset 16`, or `inset (top: 8, horizontal: 16)`.",
          "layout A(300x200) | `A`: | (0, 0, 300, 200) at 300x200",
          "`hugging`: The content-hugging priority: how strongly the view resists growing beyond its intrinsic content size. | Takes a priority, such as `low` or `251`.",
          "`low` is 250. The default content hugging of views.",
          "`columnSpan`: The number of columns that a view spans. | Takes a whole number from 1.",
          "`offset`: The place lies so much further: `.center == superview offset (0, -20)`. Leading and trailing edges move as text runs.",
          "`none`: one of the words of `mask`.",
        ])
  }

  @Test func wordsOfValuesAreNoPlacesOfViews() {
    let marked = Marked(
      """
      layout A(300x200) {
        view row: HStack { alignment = center⟨1⟩; .edges == superview; view p: Image { contentMode = topLeft⟨2⟩ } }
        view q { .center⟨3⟩ == superview }
      }

      """)
    var solutions = Solutions()
    let answers = marked.answers { answer($0, $1, &solutions) }
    #expect(
      answers.prefix(2) == [
        "`center`: one of the words of `alignment`.", "`topLeft`: one of the words of `contentMode`.",
      ])
    #expect(answers.last?.hasPrefix("`center`: Two constraints at once") ?? false, "\(answers)")
  }

  @Test func rangesOfFramesHoldAtEverySize() throws {
    let marked = Marked(
      """
      layout A(300x200) {
        sizes 200x200 ... 600x400
        view a⟨1⟩ { .edges(top, bottom) == superview; .leading == superview.leading + 20 }
        view b⟨2⟩ { .edges(top, bottom) == superview; .leading == a.trailing; .trailing == superview.trailing }
        a.width <= 150; a.width == 50% * superview.width @high
        when width >= 500 { b.hidden = true }
      }

      """)
    var solutions = Solutions()
    #expect(
      marked.answers { answer($0, $1, &solutions) }
        == [
          "view a | `a`: | (20, 0, 150, 200) at 300x200 | x 20, y 0, width 100 … 150, height 200 … 400 from 200x200 to 600x400",
          "view b | `b`: | (170, 0, 130, 200) at 300x200 | x 120 … 170, y 0, width 80 … 430, height 200 … 400 from 200x200 to 600x400",
        ])
  }
}
