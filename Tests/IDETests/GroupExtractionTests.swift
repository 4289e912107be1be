import Testing

@testable import LayIDE

/// Views that stand side by side, as a component.
@Suite struct GroupExtractionTests {
  private static let title = "extract the component 'Group'"

  /// What comes of statements in a layout that has a header, and a box with a stack in it.
  private func result(_ statements: String) -> String {
    func lines(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    }
    let head = "  sizes 200x200 ... 800x800\n  metric gap = 8\n  view header { .top == superview.top; .height == 44 }\n"
    let text = SelectedText("layout A(300x200) {\n" + head + lines(statements) + "}\n")
    let after = text.result(of: GroupExtractionTests.title)
    guard after.contains("component ") else { return after }
    let isSame = Frames(SelectedText(after).snapshot).all == Frames(text.snapshot).all
    #expect(isSame)
    return after.replacing("layout A(300x200) {\n" + head, with: "")
  }

  @Test(arguments: [
    ("«view a; view b»", "component Group { view a; view b }\n\n  view group: Group { .edges == superview }\n}\n"),
    (
      "«view a {\n  .top == superview.top\n}\n// The second.\nview b: Label // here\na.leading == b.leading»",
      "component Group {\n  view a {\n    .top == superview.top\n  }\n  // The second.\n  view b: Label  // here\n  a.leading == b.leading\n}\n\n  view group: Group { .edges == superview }\n}\n"
    ),
    (
      "«view a\nview b»\na.top == header.bottom + gap\nb.top == a.bottom",
      "component Group {\n  view a\n  view b\n}\n\n  view group: Group { .edges == superview }\n  group.a.top == header.bottom + gap\n  group.b.top == group.a.bottom\n}\n"
    ),
    (
      "«view a\n// Below the header.\na.top == header.bottom\nview b\nb.top == a.bottom + gap»",
      "component Group(gap: Length) {\n  view a\n  view b\n  b.top == a.bottom + gap\n}\n\n  view group: Group(gap: gap) { .edges == superview }\n  // Below the header.\n  group.a.top == header.bottom\n}\n"
    ),
    (
      "/// The first.\n«view a\n\nview b»\n\nvfl \"V:|[header]\"",
      "component Group {\n  /// The first.\n  view a\n\n  view b\n}\n\n  view group: Group { .edges == superview }\n\n  vfl \"V:|[header]\"\n}\n"
    ),
    (
      "«view a; view b; vfl \"H:|-[a]-[b]-|\" alignAllTop; constraint cap: a.width <= 90»\nwhen width >= 400 { cap.constant = 120 }",
      "component Group { view a; view b; vfl \"H:|-[a]-[b]-|\" alignAllTop; constraint cap: a.width <= 90 }\n\n  view group: Group { .edges == superview }\n  when width >= 400 { group.cap.constant = 120 }\n}\n"
    ),
    (
      "«view a\nview b { view c }»\nb.c.top == superview.top\nb { .left == header.left }",
      "component Group {\n  view a\n  view b { view c }\n}\n\n  view group: Group { .edges == superview }\n  group.b.c.top == superview.top\n  group.b { .left == header.left }\n}\n"
    ),
    (
      "«view a\nview b»\nwhen width >= 600 { a.hidden = true; a.top == b.top }\nexpect 300x200 { a.width == 0 }",
      "component Group {\n  view a\n  view b\n}\n\n  view group: Group { .edges == superview }\n  when width >= 600 { group.a.hidden = true; group.a.top == group.b.top }\n  expect 300x200 { group.a.width == 0 }\n}\n"
    ),
    (
      "«view a\nfor i in 0 ..< 2 { view dot[i] { .width == gap * i } }\ndot[0].top == a.top»\ndot[1].top == header.top",
      "component Group(gap: Length) {\n  view a\n  for i in 0 ..< 2 { view dot[i] { .width == gap * i } }\n  dot[0].top == a.top\n}\n\n  view group: Group(gap: gap) { .edges == superview }\n  group.dot[1].top == header.top\n}\n"
    ),
    (
      "let side = 20\n«view a { .width == side }\nview b { .width == 2 * side + gap }»",
      "component Group(side: Length, gap: Length) {\n  view a { .width == side }\n  view b { .width == 2 * side + gap }\n}\n\n  let side = 20\n  view group: Group(side: side, gap: gap) { .edges == superview }\n}\n"
    ),
    (
      "view box {\n  «view a\n  view b\n  .width == a.width\n  .height == 20»\n}",
      "component Group {\n  view a\n  view b\n}\n\n  view box {\n    view group: Group { .edges == superview }\n    .width == group.a.width\n    .height == 20\n  }\n}\n"
    ),
    (
      "«view a\nview b { frame = (0, 0, 20, 20); mask = W }\na { .top == superview.top }\nwhen width >= 600 { a.left == b.left }»",
      "refused: the mask of 'b' needs the size of 'group', which only constraints determine"
    ),
    (
      "«view a\nview b»\nstate wide { b.hidden = true }",
      "component Group {\n  view a\n  view b\n}\n\n  view group: Group { .edges == superview }\n  state wide { group.b.hidden = true }\n}\n"
    ),
    (
      "«view a { .top == header.bottom }\nview b»",
      "refused: 'header' is outside, and constraints in the braces of a view inside refer to it"
    ),
    (
      "«view a\nview b»\nvfl \"V:[header][a]\"",
      "refused: 'a' would be inside, and a name at another place cannot say so"
    ),
    (
      "«view a\nview b\nvfl \"V:[header][a]\"»",
      "refused: a visual format names views on both sides of the braces: 'a' would be inside"
    ),
    (
      "allow L0502\n«view a; view b»",
      "refused: 'allow L0502' on line 5 does not reach into a component"
    ),
    (
      "view box: HStack { «view a; view b» }",
      "refused: 'box' arranges these views, and would arrange one"
    ),
    (
      "view box: ScrollView { «view a { .edges == superview; .width == superview.width }; view b» }",
      "refused: 'A' would not have the same constraints"
    ),
    (
      "«view a { .leading == superview.leadingMargin }\nview b»\nmargins = (0, 20, 0, 20)",
      "refused: 'A' would not have the same constraints"
    ),
    (
      "«view a\nview b»\nlayoutSubviews { a.frame = (0, 0, 1, 1) }",
      "refused: steps place views one after the other, and there would be one more"
    ),
    (
      "let sides = [8, 9]\n«view a { .width == sides[0] }\nview b»",
      "refused: 'sides' is used inside, and no parameter can have its value"
    ),
    (
      "«view a\nlet side = 8\nview b { .width == side }\n»header.width == side",
      "component Group(side: Length) {\n  view a\n  view b { .width == side }\n}\n\n  view group: Group(side: side) { .edges == superview }\n  let side = 8\n  header.width == side\n}\n"
    ),
    ("«view a\na.top == header.bottom»", "not offered"), ("«view ‸a»", "not offered"),
    ("«header.left == superview.left\nheader.width == 20»", "not offered"),
  ]) func viewsBecomeAComponent(written: String, expected: String) {
    let found = result(written)
    #expect(found == expected, "\(found)")
  }
}
