import LayRuntime
import Testing

@testable import LayCompiler

/// What a file says of stacks, and what of it reaches the program.
@Suite struct StackSettingTests {
  @Test func aStackArrangesItsViewsAndNoGuides() throws {
    let compiled = try layout(
      "layout S(9x9) { view s: VStack { guide g; view a; view b: HStack { view c } }; view d }")
    let stacks = compiled.program.stacks
    #expect(stacks.map { compiled.sources.paths[$0.view.index] } == ["S/s", "S/s/b"])
    #expect(stacks.map { $0.axis } == [.vertical, .horizontal])
    #expect(
      stacks.map { $0.arranged.map { compiled.sources.paths[$0.view.index] } } == [["S/s/a", "S/s/b"], ["S/s/b/c"]])
  }

  @Test func settingsReachTheStack() throws {
    let stack = try #require(
      layout(
        """
        layout S(9x9) {
          view s: HStack {
            distribution = equalCentering; alignment = lastBaseline; spacing = 3; baselineRelativeArrangement = true
            view a { spacingAfter = 7 }
            view b: Label { lines = 0 }
          }
        }
        """
      ).program.stacks.first)
    #expect(stack.distribution == .equalCentering && stack.alignment == .lastBaseline && stack.spacing == 3)
    #expect(stack.isBaselineRelative && stack.profile == .uikit)
    #expect(stack.arranged.map { $0.spacingAfter } == [7, nil])
    #expect(stack.arranged.map { $0.wrapsText } == [false, true])
  }

  @Test(arguments: [
    ("top", StackDescription.Alignment.leading), ("bottom", .trailing), ("leading", .leading), ("fill", .fill),
  ])
  func topAndBottomAreLeadingAndTrailing(word: String, alignment: StackDescription.Alignment) throws {
    let stacks = try layout("layout S(9x9) { view s: HStack { alignment = \(word); view a } }").program.stacks
    #expect(stacks.map { $0.alignment } == [alignment])
  }

  @Test func theProfileChangesWhatIsMeantWhereNothingIsSaid() throws {
    let text = """
      layout S(9x9) { profile = appkit
        view s: HStack { view a { gravity = center } }
        view t: HStack { spacing = 0; alignment = fill; distribution = fill }
        expect 9x9 { s.spacing == 8; s.alignment == center; s.distribution == gravityAreas }
      }
      """
    let stacks = try layout(text).program.stacks
    #expect(stacks.map { $0.profile } == [.appkit, .appkit])
    #expect(stacks.map { $0.spacing } == [8, 0])
    #expect(stacks.map { $0.alignment } == [.center, .fill])
    #expect(stacks.map { $0.distribution } == [.gravityAreas, .fill])
    #expect(stacks[0].arranged.map { $0.gravity } == [.center])
  }

  @Test func conditionsChangeAStack() throws {
    let compiled = try layout(
      """
      layout S(300x300) {
        sizes 100x300 ... 400x300
        view s: HStack {
          .edges == superview
          distribution = fillEqually
          when width < 200 { axis = vertical; spacing = 20 }
          view a { when width < 200 { spacingAfter = 40 } }
          view b; view c
        }
        expect 300x300 { s.b.frame == (100, 0, 100, 300) }
        expect 150x300 { s.b.frame == (0, 120, 150, 80) }
      }
      """)
    #expect(compiled.program.overrides.count == 3)
    var layout = Layout(compiled.program)
    layout.resize(width: 150, height: 300)
    #expect(layout.exactFrame(of: ViewID(3)) == ExactRect(x: 0, y: 120, width: 150, height: 80))
    layout.resize(width: 300, height: 300)
    #expect(layout.exactFrame(of: ViewID(3)) == ExactRect(x: 100, y: 0, width: 100, height: 300))
  }

  @Test func aComponentThatIsAStackArrangesWhatTheInstanceAdds() throws {
    let compiled = try layout(
      """
      component Row: HStack { spacing = 4; view a: Label { text = "a" } }
      layout S(99x99) { view one: Row { spacing = 6; view b: Label { text = "b" } }; view two: Row }
      """)
    #expect(compiled.program.stacks.map { $0.spacing } == [6, 4])
    #expect(compiled.program.stacks.map { $0.arranged.count } == [2, 1])
  }

  @Test func huggingAndClippingResistanceAreSetByAxis() throws {
    let compiled = try layout(
      """
      layout S(300x300) { profile = appkit
        sizes 100x300 ... 400x300
        view s: HStack {
          stackHugging = 300; stackHugging.vertical = low; clippingResistance.horizontal = 400
          when width < 200 { clippingResistance = high }
          view a
        }
        expect 300x300 { s.stackHugging.horizontal == 300; s.clippingResistance.vertical == 1000 }
      }
      """)
    let stack = try #require(compiled.program.stacks.first)
    #expect([stack.horizontalHugging, stack.verticalHugging] == [Priority(300), .low])
    #expect([stack.horizontalClippingResistance, stack.verticalClippingResistance] == [Priority(400), .required])
    #expect(
      compiled.program.overrides.map { $0.setting } == [
        .stack(stack.view, .clippingResistance(.horizontal, .high)),
        .stack(stack.view, .clippingResistance(.vertical, .high)),
      ])
  }
}
