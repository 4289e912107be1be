import Testing

/// Actions that give something a name, or take one away.
@Suite struct ExtractionTests {
  private static func metric(_ name: String) -> String { "extract the metric '\(name)'" }

  /// The text of a layout with one view, for what is declared before the rules.
  private static func layout(_ statements: String) -> String {
    "layout B(300x200) {\n"
      + statements.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "  \($0)\n" }
      .joined()
      + "}\n"
  }

  private static func inB(_ title: String, _ before: String, _ after: String) -> Example {
    Example(title, layout(before), after.hasPrefix("refused") ? after : layout(after))
  }

  @Test(arguments: [
    inB(metric("gap"), "view a\na.top == superview.top + ‸8", "metric gap = 8\nview a\na.top == superview.top + gap"),
    inB(
      metric("gap"), "sizes 300x200\n\nview a\na.top == superview.top + 8‸",
      "sizes 300x200\nmetric gap = 8\n\nview a\na.top == superview.top + gap"),
    inB(
      metric("gap"), "metric side = 4  // at the sides\nview a\na.top == superview.top + ‸8",
      "metric side = 4  // at the sides\nmetric gap = 8\nview a\na.top == superview.top + gap"),
    inB(
      metric("gap2"), "metric gap = 4\nview a\na.top == superview.top + ‸8",
      "metric gap = 4\nmetric gap2 = 8\nview a\na.top == superview.top + gap2"),
    inB(
      metric("photoWidth"), "view photo { .width == ‸96 }",
      "metric photoWidth = 96\nview photo { .width == photoWidth }"),
    inB(metric("aHeight"), "view a\n‸44 <= a.height <= 80", "metric aHeight = 44\nview a\naHeight <= a.height <= 80"),
    inB(metric("aHeight"), "view a\n«44» <= a.height <= 80", "metric aHeight = 44\nview a\naHeight <= a.height <= 80"),
    inB(metric("fontSize"), "view a: Label { font = ‸22 }", "metric fontSize = 22\nview a: Label { font = fontSize }"),
    inB(
      metric("margin"), "view a { .edges == superview inset ‸16 }",
      "metric margin = 16\nview a { .edges == superview inset margin }"),
    inB(metric("weight"), "view a { .width == 9 @‸600 }", "metric weight = 600\nview a { .width == 9 @weight }"),
    inB(
      metric("aWidth"), "view a\nvfl \"H:|-12-[a(‸44)]\"", "metric aWidth = 44\nview a\nvfl \"H:|-12-[a(aWidth)]\""),
    inB(
      metric("aHeight"), "view a\nvfl \"V:[a(>=‸44)]\"", "metric aHeight = 44\nview a\nvfl \"V:[a(>=aHeight)]\""),
    inB(
      metric("weight"), "view a\nvfl \"V:[a(44@‸600)]\"", "metric weight = 600\nview a\nvfl \"V:[a(44@weight)]\""),
    Example(
      metric("rowTall"), "component Row(tall: Length) { }\n\nlayout B(9x9) {\n  view row: Row(tall: ‸4)\n}\n",
      "component Row(tall: Length) { }\n\nlayout B(9x9) {\n  metric rowTall = 4\n  view row: Row(tall: rowTall)\n}\n"),
    inB(
      metric("ratio"), "view a { .width == ‸16/9 * .height }",
      "metric ratio = 16\nview a { .width == ratio / 9 * .height }"),
    inB(
      metric("factor"), "view a { .top == superview.top + ‸2 * 8 }",
      "metric factor = 2\nview a { .top == superview.top + factor * 8 }"),
    inB(metric("gap"), "view a\nvfl \"H:|-‸12-[a]\"", "metric gap = 12\nview a\nvfl \"H:|-gap-[a]\""),
    inB(
      metric("gap"), "view a\na.top == superview.top + «2 * (8 + 1)»",
      "metric gap = 2 * (8 + 1)\nview a\na.top == superview.top + gap"),
    inB(
      metric("limit"), "view a\nwhen width >= ‸600 { a.hidden = true }",
      "metric limit = 600\nview a\nwhen width >= limit { a.hidden = true }"),
    inB(
      "extract the metric 'gap' for all 3 places",
      "view a\na.top == superview.top + ‸8\na.leading == superview.leading + 8.0\nvfl \"H:[a]-8-|\"\na.height == 9",
      "metric gap = 8\nview a\na.top == superview.top + gap\na.leading == superview.leading + gap\nvfl \"H:[a]-gap-|\"\na.height == 9"
    ),
    inB(
      "extract the metric 'gap' for all 2 places", "view a: Label { lines = 2 }\na.top == superview.top + ‸2",
      "not offered"),
    inB(
      "extract the metric 'linesValue' for all 2 places", "view a: Label { lines = ‸2 }\na.top == superview.top + 2",
      "not offered"),
    inB(
      metric("number"), "view a\nfor i in 0 ..< ‸2 { view row[i] }", "not offered"),
    inB(metric("gap"), "view a\na.top == superview.top + 50‸% * superview.height", "not offered"),
    inB(metric("number"), "view a\nexpect 300x200 { a.width == ‸8 }", "not offered"),
  ]) func aNumberBecomesAMetric(example: Example) { expect(example) }

  private static let here = "inline 'gap' here"
  private static let everywhere = "inline 'gap' everywhere"

  @Test(arguments: [
    inB(
      here, "metric gap = 8\nview a\na.top == superview.top + ‸gap",
      "metric gap = 8\nview a\na.top == superview.top + 8"),
    inB(
      everywhere, "metric ‸gap = 8\nview a\na.top == superview.top + gap\na.height == gap",
      "view a\na.top == superview.top + 8\na.height == 8"),
    inB(
      here, "metric gap = 8 + 1\nview a\na.top == superview.top + ‸gap",
      "metric gap = 8 + 1\nview a\na.top == superview.top + 8 + 1"),
    inB(
      here, "metric gap = 8 + 1\nview a\na.top == superview.top - ‸gap",
      "metric gap = 8 + 1\nview a\na.top == superview.top - (8 + 1)"),
    inB(
      here, "metric gap = 8 + 1\nview a\na.top == superview.top + 2 * ‸gap",
      "metric gap = 8 + 1\nview a\na.top == superview.top + 2 * (8 + 1)"),
    inB(
      here, "let gap = 2 * 8\nview a\na.top == superview.top - g‸ap",
      "let gap = 2 * 8\nview a\na.top == superview.top - 2 * 8"),
    inB(
      everywhere, "let gap = 600\nview a\na.width == 8 @‸gap", "view a\na.width == 8 @600"),
    inB(
      everywhere, "let gap = 599 + 1\nview a\na.width == 8 @‸gap", "view a\na.width == 8 @(599 + 1)"),
    inB(everywhere, "metric gap = 8\nview a\nvfl \"H:|-‸gap-[a]\"", "view a\nvfl \"H:|-8-[a]\""),
    inB(
      everywhere, "metric gap = 2 * 8\nview a\nvfl \"H:|-‸gap-[a]\"",
      "refused: a visual format has no expressions: 'gap' stays a name there"),
    inB(
      everywhere, "metric gap = 8\nview a\na.width == ‸gap\nexpect 300x200 (gap: 9) { a.width == 9 }",
      "refused: 'gap' gets another value on line 5"),
    inB(
      here, "metric gap = 8\nview a\na.width == ‸gap\nexpect 300x200 (gap: 9) { a.width == 9 }",
      "refused: 'gap' gets another value on line 5"),
    inB(everywhere, "let ‸gap = \"x\"\nview a: Label { text = gap }", "view a: Label { text = \"x\" }"),
    Example(
      everywhere, "metric ‸gap = 8\nlayout B(9x9) { view a { .width == gap } }\n",
      "refused: files that import this one may use 'gap'"),
    inB(everywhere, "let ‸gap = [8]\nview a { .width == gap[0] }", "not offered"),
  ]) func aNameIsInlined(example: Example) { expect(example) }

  private static let card = "extract the component 'Card'"

  @Test(arguments: [
    inB(
      card, "view ‸card { view title: Label; view photo }",
      "view card: Card"),
    inB(
      card, "allow L0502\nview ‸card { view title: Label; view photo }",
      "refused: 'allow L0502' on line 2 does not reach into a component"),
    inB(
      card, "/// A card.\nview card‸: Label {\n  view title: Label  // inside\n  title.edges == superview inset 8\n}",
      "/// A card.\nview card: Card"),
    inB(
      card, "view header\nview ‸card {\n  .top == header.bottom + 8\n  view title\n  title.width == 44\n}",
      "view header\nview card: Card {\n  .top == header.bottom + 8\n}"),
    inB(
      card, "view header\nview ‸card {\n  view title\n  // on the left\n  title.left == header.left  // of both\n}",
      "view header\nview card: Card {\n  // on the left\n  .title.left == header.left  // of both\n}"),
    inB(
      card, "metric gap = 8\nview ‸card { view title { .top == superview.top + gap } }",
      "metric gap = 8\nview card: Card(gap: gap)"),
    inB(
      card, "let name = \"Ada\"\nview ‸card { view title: Label { text = name } }",
      "let name = \"Ada\"\nview card: Card(name: name)"),
    inB(
      card, "for i in 0 ..< 2 { view card‸[i] { view title { .width == 10 * i } } }",
      "for i in 0 ..< 2 { view card[i]: Card(i: i) }"),
    inB(
      card, "view ‸card { frame = (0, 0, 40, 40); mask = W; view title { .width == 10 } }",
      "view card: Card { frame = (0, 0, 40, 40); mask = W }"),
    inB(
      card, "view ‸card { .height == 44; .edges(leading, trailing) == superview; view title }",
      "view card: Card { .edges(leading, trailing) == superview }"),
    inB(
      card,
      "view ‸card { view title; constraint cap: title.width <= 90 }\nwhen width >= 400 { card.cap.constant = 120 }",
      "view card: Card\nwhen width >= 400 { card.cap.constant = 120 }"),
    inB(
      card, "view header\nview ‸card { view title { .top == header.bottom } }",
      "refused: 'header' is outside, and constraints in the braces of a view inside refer to it"),
    inB(
      card, "view header\nview ‸card { view title; vfl \"[header(==title)]\" }",
      "refused: a visual format names views on both sides of the braces: 'title' would be inside"),
    inB(
      card, "let sizes2 = [8, 9]\nview ‸card { view title { .width == sizes2[0] } }",
      "refused: 'sizes2' is used inside, and no parameter can have its value"),
    inB(card, "view ‸card", "not offered"),
    inB(card, "view card { view ‸title }", "not offered"),
  ]) func aViewBecomesAComponent(example: Example) {
    guard let component = components[example.before] else { return expect(example) }
    expect(Example(example.title, example.before, component + "\n\n" + example.after))
  }

  @Test(arguments: [
    // A label of an argument is no name from outside.
    Example(
      card, "component Row(h: Length) { }\n\nlayout B(9x9) {\n  view ‸card {\n    view row: Row(h: 4)\n  }\n}\n",
      "component Row(h: Length) { }\n\ncomponent Card {\n  view row: Row(h: 4)\n}\n\nlayout B(9x9) {\n  view card: Card\n}\n"
    ),
    // What turns is multiplied by an angle, and no length is.
    Example(
      card,
      "layout B(9x9) {\n  metric hour = 4\n  view ‸card { view hand { transform = rotate(hour * 90deg) } }\n}\n",
      "component Card(hour: Number) { view hand { transform = rotate(hour * 90deg) } }\n\n"
        + "layout B(9x9) {\n  metric hour = 4\n  view card: Card(hour: hour)\n}\n"),
  ]) func whatAComponentTakesIsWhatItUses(example: Example) { expect(example) }

  @Test func aValueOfStepsStaysWhereItIsTaken() {
    expect(
      Example(
        "inline 'inner' everywhere",
        "layout B(9x9) {\n  view a\n  layoutSubviews {\n    let ‸inner = .bounds\n    a.frame = inner\n  }\n}\n",
        "refused: steps take the value of 'inner' where it is declared, and later it may be another"))
  }

  /// What stands before the layout afterwards, by the statements before.
  private let components: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      ("view ‸card { view title: Label; view photo }", "component Card { view title: Label; view photo }"),
      (
        "/// A card.\nview card‸: Label {\n  view title: Label  // inside\n  title.edges == superview inset 8\n}",
        "component Card: Label {\n  view title: Label  // inside\n  title.edges == superview inset 8\n}"
      ),
      (
        "view header\nview ‸card {\n  .top == header.bottom + 8\n  view title\n  title.width == 44\n}",
        "component Card {\n  view title\n  title.width == 44\n}"
      ),
      (
        "view header\nview ‸card {\n  view title\n  // on the left\n  title.left == header.left  // of both\n}",
        "component Card {\n  view title\n}"
      ),
      (
        "metric gap = 8\nview ‸card { view title { .top == superview.top + gap } }",
        "component Card(gap: Length) { view title { .top == superview.top + gap } }"
      ),
      (
        "let name = \"Ada\"\nview ‸card { view title: Label { text = name } }",
        "component Card(name: Text) { view title: Label { text = name } }"
      ),
      (
        "for i in 0 ..< 2 { view card‸[i] { view title { .width == 10 * i } } }",
        "component Card(i: Number) { view title { .width == 10 * i } }"
      ),
      (
        "view ‸card { frame = (0, 0, 40, 40); mask = W; view title { .width == 10 } }",
        "component Card { view title { .width == 10 } }"
      ),
      (
        "view ‸card { .height == 44; .edges(leading, trailing) == superview; view title }",
        "component Card { .height == 44; view title }"
      ),
      (
        "view ‸card { view title; constraint cap: title.width <= 90 }\nwhen width >= 400 { card.cap.constant = 120 }",
        "component Card { view title; constraint cap: title.width <= 90 }"
      ),
    ].map { (ExtractionTests.layout($0.0), $0.1) })
}
