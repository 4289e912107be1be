import Testing

/// Actions that write the same in another way, as people see them.
@Suite struct RewriteTests {
  private static let leading = "write 'leading' and 'trailing' for 'left' and 'right'"
  private static let allLeading = "write 'leading' and 'trailing' in the whole file"

  @Test(arguments: [
    Example.inLayout(leading, "a.‸left == b.left", "a.leading == b.leading"),
    .inLayout(leading, "a.right == superview.‸right - 8", "a.trailing == superview.trailing - 8"),
    .inLayout(leading, "constraint side: ‸a.left >= b.right + gap", "constraint side: a.leading >= b.trailing + gap"),
    .inLayout(leading, "b { ‸.left == superview.left }", "b { .leading == superview.leading }"),
    .inLayout(leading, "a.edges(‸left, top) == b", "a.edges(leading, top) == b"),
    .inLayout(
      leading, "‸b.edges(left, right) == superview inset (left: 8)",
      "b.edges(leading, trailing) == superview inset (leading: 8)"),
    .inLayout(leading, "a.leftMargin == b.‸leftMargin", "a.leadingMargin == b.leadingMargin"),
    .inLayout(leading, "vfl \"V:‸[a][b]\" alignAllLeft", "vfl \"V:[a][b]\" alignAllLeading"),
    .inLayout(leading, "vfl \"[a]-[b]‸\" directionLeftToRight", "vfl \"[a]-[b]\" directionLeadingToTrailing"),
    .inLayout(
      leading, "«a.left == superview.left\nb.left == a.left»", "a.leading == superview.leading\nb.leading == a.leading"),
    .inLayout(leading, "when width >= 400 ‸{ a.left == b.left }", "when width >= 400 { a.leading == b.leading }"),
    .inLayout(
      leading, "«a.left == b.left  // the same side\na.right == b.right + 4»  // and this",
      "a.leading == b.leading        // the same side\na.trailing == b.trailing + 4  // and this"),
    .inLayout(
      leading, "box.direction = rtl\na.‸left == b.left",
      "refused: 'box' runs from right to left, where 'leading' is on the right"),
    .inLayout(leading, "a.‸leading == b.leading", "not offered"),
    .inLayout(leading, "expect 300x200 { a.‸left == 8 }", "not offered"),
    .inLayout(
      allLeading, "a.‸left == b.left\nb.right == superview.right",
      "a.leading == b.leading\nb.trailing == superview.trailing"),
    .inLayout(allLeading, "a.‸left == b.left", "not offered"),
  ]) func leadingTakesThePlaceOfLeft(example: Example) { expect(example) }

  private static func refused(_ damage: String) -> String {
    "refused: 'leading' is mirrored and \(damage)"
  }

  /// What hangs together turns around together, or not at all.
  @Test(arguments: [
    Example.inLayout(
      leading,
      "box.left == superview.left\nbox.edges(top, bottom) == superview\nbox.width == 100\nbox.c.size == 20x20\n"
        + "«a.left == superview.left + 8»\nb.left == a.right + 8\na.top == superview.top\nb.top == a.top\n"
        + "a.size == 20x20\nb.size == 20x20",
      refused("'left' is not: in a right-to-left layout, 'b' extends beyond the screen")),
    .inLayout(
      allLeading,
      "‸a.left == superview.left + 8\nb.left == a.right + 8\na.top == superview.top\nb.top == a.top\n"
        + "a.size == 20x20\nb.size == 20x20",
      "a.leading == superview.leading + 8\nb.leading == a.trailing + 8\na.top == superview.top\nb.top == a.top\n"
        + "a.size == 20x20\nb.size == 20x20"),
    .inLayout(
      leading,
      "«a.left == superview.left + 8\nb.left == a.right + 8»\na.top == superview.top\nb.top == a.top\n"
        + "a.size == 20x20\nb.size == 20x20\nbox.left == superview.left",
      "a.leading == superview.leading + 8\nb.leading == a.trailing + 8\na.top == superview.top\nb.top == a.top\n"
        + "a.size == 20x20\nb.size == 20x20\nbox.left == superview.left"),
    .inLayout(
      leading, "allow L0536\n‸a.left == superview.left + 8\nb.left == a.right + 8\na.size == 20x20\nb.size == 20x20",
      "allow L0536\na.leading == superview.leading + 8\nb.left == a.right + 8\na.size == 20x20\nb.size == 20x20"),
    .inLayout(
      leading, "b.leading == a.trailing + 8\n‸a.left == superview.left + 8\na.size == 20x20\nb.size == 20x20",
      "b.leading == a.trailing + 8\na.leading == superview.leading + 8\na.size == 20x20\nb.size == 20x20"),
  ]) func whatHangsTogetherTurnsAroundTogether(example: Example) { expect(example) }

  private static let flip = "flip the sides of the constraint"

  @Test(arguments: [
    Example.inLayout(flip, "‸a.top == b.bottom + 8", "b.bottom + 8 == a.top"),
    .inLayout(flip, "a.width ‸<= b.width", "b.width >= a.width"),
    .inLayout(flip, "a.width >= 44‸ @high", "44 <= a.width @high"),
    .inLayout(flip, "44 <= ‸a.width <= 200", "200 >= a.width >= 44"),
    .inLayout(flip, "a.width == b.width ‸== box.width", "box.width == b.width == a.width"),
    .inLayout(flip, "‸b.left - a.right == box.left - b.right", "box.left - b.right == b.left - a.right"),
    .inLayout(flip, "b { ‸.width == 2 * superview.width }", "b { 2 * superview.width == .width }"),
    .inLayout(
      flip, "constraint same: a.width ‸== b.width", "refused: the constant of 'same' would change its sign"),
    .inLayout(flip, "constraint cap: ‸a.width <= 420", "constraint cap: 420 >= a.width"),
    .inLayout(
      flip, "a.width == 2 * b.width ‸@high", "refused: the violation of the constraint would be counted differently"),
    .inLayout(
      flip, "a.height ‸== b.height\nlayoutSubviews { b.frame = (0, 0, 20, 20) }",
      "refused: beside steps a constraint places the view that it names first"),
    .inLayout(flip, "a.edges == ‸superview inset 8", "not offered"),
    .inLayout(flip, "a.size == ‸44x44", "not offered"),
    .inLayout(flip, "a.top == superview.top; a.‸width == b.width", "a.top == superview.top; b.width == a.width"),
    .inLayout(
      flip, "a.left == box.c.left + ‸superview.width",
      "refused: 'superview' is that of the first view that a constraint names"),
    .inLayout(flip, "assert a.width ‸<= 100", "not offered"),
  ]) func theSidesOfARuleAreFlipped(example: Example) { expect(example) }

  private static let when = "surround with 'when'"

  @Test(arguments: [
    Example.inLayout(when, "‸a.top == b.top", "when width >= 600 {\n  a.top == b.top\n}"),
    .inLayout(
      when, "«a.top == b.top\na.hidden = true»", "when width >= 600 {\n  a.top == b.top\n  a.hidden = true\n}"),
    .inLayout(
      when, "«a.top == b.top  // as high\n\n// then\nb { hidden = true }»",
      "when width >= 600 {\n  a.top == b.top  // as high\n\n  // then\n  b { hidden = true }\n}"),
    .inLayout(
      when, "a.top == b.top\nvfl \"H:‸|[a]\"\nb.top == a.top",
      "a.top == b.top\nwhen width >= 600 {\n  vfl \"H:|[a]\"\n}\nb.top == a.top"),
    .inLayout(
      when, "b { .top == superview.top; ‸hidden = true }",
      "b { .top == superview.top; when width >= 600 { hidden = true } }"),
    .inLayout(
      when, "b { «.top == superview.top; hidden = true» }",
      "b { when width >= 600 { .top == superview.top; hidden = true } }"),
    .inLayout(
      when, "when height >= 400 {\n  a.top == ‸b.top\n}",
      "when height >= 400 {\n  when width >= 600 {\n    a.top == b.top\n  }\n}"),
    .inLayout(
      when, "«for v in [a, b] {\n  v.top == superview.top\n}»",
      "when width >= 600 {\n  for v in [a, b] {\n    v.top == superview.top\n  }\n}"),
    .inLayout(
      when, "‸constraint cap: a.width <= 100", "when width >= 600 {\n  constraint cap: a.width <= 100\n}"),
    .inLayout(
      when, "a.top == b.top\n«view e\ne.top == a.top»",
      "refused: a view exists at every size: set 'hidden' in the 'when' instead"),
    .inLayout(when, "«expect 300x200 { a.left == 8 }\na.top == b.top»", "refused: 'expect' cannot be in a 'when'"),
    .inLayout(when, "«let e = 8\na.width == e»", "refused: what has a name here is also used outside of the selection"),
    .inLayout(
      when, "«transforms = ios7\na.top == b.top»", "refused: 'transforms' is said once, for every size"),
    .inLayout(when, "view‸ e", "not offered"),
    .inLayout(when, "expect 300x200 { a.left == ‸8 }", "not offered"),
    // The nearest condition on a side, of the same layout.
    .inLayout(
      when, "when width >= 400 { a.left == b.left }\nwhen height < 300 { b.hidden = true }\n‸a.top == b.top",
      "when width >= 400 { a.left == b.left }\nwhen height < 300 { b.hidden = true }\nwhen height < 300 {\n  a.top == b.top\n}"
    ),
    .inLayout(
      when, "‸a.top == b.top\nmetric wide = 500\nwhen width >= wide { a.left == b.left }",
      "when width >= wide {\n  a.top == b.top\n}\nmetric wide = 500\nwhen width >= wide { a.left == b.left }"),
    .inLayout(
      when, "when width >= 400 and height < 300 { a.left == b.left }\n‸a.top == b.top",
      "when width >= 400 and height < 300 { a.left == b.left }\nwhen width >= 600 {\n  a.top == b.top\n}"),
    .inLayout(
      when, "when width >= 400 { a.left == b.left; ‸a.top == b.top }",
      "when width >= 400 { a.left == b.left; when height >= 600 { a.top == b.top } }"),
    .inLayout(
      when, "when width >= 400 and height < 300 { ‸a.top == b.top }",
      "when width >= 400 and height < 300 { when width >= 600 { a.top == b.top } }"),
  ]) func statementsAreSurroundedWithWhen(example: Example) { expect(example) }
}

/// Whatever ends the lines of a file, and however it is written: what stands in new braces is indented.
@Suite struct WhenIndentTests {
  @Test(arguments: ["\n", "\r\n", "\r"]) func linesInNewBracesAreIndented(lineEnd: String) {
    let text = """
      layout A(300x200) {
          view a;  view b
        «a.top == b.top
        // as wide
        a.width == b.width

        a.left == b.left»
      }

      """
    let after = SelectedText(text.replacing("\n", with: lineEnd)).result(of: "surround with 'when'")
    let lines = after.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    #expect(
      lines == """
        layout A(300x200) {
            view a;  view b
          when width >= 600 {
            a.top == b.top
            // as wide
            a.width == b.width

            a.left == b.left
          }
        }

        """)
  }
}

/// Where a `when` divides what is promised.
@Suite struct WhenConditionTests {
  private func condition(_ text: String) -> String {
    let after = SelectedText(text).result(of: "surround with 'when'")
    let words = after.split(whereSeparator: \.isWhitespace).drop { $0 != "when" }.dropFirst()
    return words.prefix { $0 != "{" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("sizes 320x480 ... 1024x1366", "width >= 600"), ("sizes 320x480 ... 500x900", "width >= 400"),
    ("sizes 320x480 ... 375x900", "width >= 350"), ("sizes 320x480 ... 328x900", "width >= 324"),
    ("sizes 320x480 ... 321x900", "width >= 321"), ("sizes 600x480 ... 700x900", "width >= 650"),
    ("sizes 320x480 ... 320x900", "height >= 600"), ("sizes 320x480 ... 320x560", "height >= 500"),
    ("sizes 320x480", "width >= 600"), ("", "width >= 600"), ("sizes any x 300 ... 400", "width >= 600"),
    ("sizes 320x480 ... 375x480, 700x480 ... 800x480", "width >= 600"),
    ("sizes 320x480, 400x480", "width >= 360"),
  ])
  func whatIsPromisedIsDivided(sizes: String, expected: String) {
    #expect(condition("layout A(320x480) {\n  \(sizes)\n  view a\n  ‸a.top == superview.top\n}\n") == expected)
  }

  @Test(arguments: [
    ("width >= 500", "width >= 500"), ("width >= 900", "width >= 600"), ("height > 300", "height > 300"),
    ("horizontalSizeClass == compact", "width >= 600"), ("500 <= width", "width >= 600"),
    ("width >= limit", "width >= 600"),
  ])
  func aNumberOfAnotherLayoutCountsWhereItDivides(other: String, expected: String) {
    let text = """
      layout B(320x480) { metric limit = 400; view a; when \(other) { a.top == superview.top } }
      layout A(320x480) {
        sizes 320x200 ... 700x600
        view a
        ‸a.top == superview.top
      }

      """
    let after = SelectedText(text).result(of: "surround with 'when'")
    #expect(after.contains("when \(expected) {\n    a.top"), "\(after)")
  }

  @Test func aComponentIsAsLargeAsAllLayouts() {
    let text = "component C { view a; ‸a.top == superview.top }\nlayout A(1x1) { sizes 10x10 ... 30x30; view c: C }\n"
    #expect(condition(text) == "width >= 20")
  }
}

/// The text after the action is the one that is expected.
func expect(_ example: Example) {
  let result = example.result
  let after = example.after.contains("not offered") ? "not offered" : example.after
  #expect(result == after, "\(result)")
}
