import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// Rows of stacks in what a check says.
@Suite struct StackCheckTests {
  @Test func aConflictNamesTheStackAndTheViewsConcerned() throws {
    let found = try onlyFinding(
      """
      layout A(300x200) {
        sizes 300x200 ... 500x200
        view bar: HStack {
          spacing = 8
          .edges(leading, trailing, top) == superview inset 16
          view one: Button { text = "One"; .width == 200 }
          view two: Button { text = "Two"; .width == 200 }
        }
      }
      """)
    #expect(found.code == .conflict && found.message.contains("for every width but 440"))
    #expect(
      found.labels.map { $0.text }.contains(
        "the stack 'bar' begins with 'one', keeps 'two' 8 after 'one', ends with 'two'"),
      "\(found.labels.map { $0.text })")
    #expect(found.caretLabel == "'bar.two' is 200 wide")
  }

  @Test func aStackThatCannotFitIsNamedWhereNoRuleIsInTheWay() throws {
    let text = """
      component Bar: HStack {
        sizes 10x44 ... 100x44
        spacing = 30
        view one: Label { text = "1" }
        view two: Label { text = "2"; hugging.horizontal = 1; compression.horizontal = 740 }
      }
      """
    let found = try onlyFinding(text)
    #expect(found.code == .conflict && found.message.contains("for every width below 30"), "\(found.message)")
    #expect(found.caretLabel.contains("the stack 'Bar'"), "\(found.caretLabel)")
  }

  @Test func viewsThatHugAlikeAreAmbiguousAndASpacerDecides() {
    func text(_ between: String) -> String {
      """
      layout A(300x200) {
        sizes 300x200 ... 500x200
        view bar: HStack {
          .edges(leading, trailing, top) == superview
          view one: Label { text = "One" }
          \(between)
          view two: Label { text = "Two" }
        }
      }
      """
    }
    #expect(findings(text("")).count == 1)
    #expect(
      findings(text(""))[0].hasPrefix("L0502 5:10 the width of 'bar.one' is ambiguous"), "\(findings(text("")))")
    #expect(findings(text("view room: Spacer")) == [])
    #expect(findings(text("view room: Spacer; view more: Spacer")) == [])
  }

  @Test func nestedStacksAreProvedInBothDirections() throws {
    let text = """
      layout A(300x200) {
        sizes 200x200 ... 500x300
        view list: VStack {
          spacing = 4; alignment = leading
          .edges(top, leading) == superview inset 8
          for i in 0 ..< 3 {
            view row[i]: HStack {
              spacing = 6; alignment = center
              view icon { .size == 20x20 }
              view name: Label { text = "row"; hidden = i == 1 }
            }
          }
        }
        expect 300x200 { list.row[2].frame.y == 49; list.row[1].width == 20 }
        expect 300x200 (direction: rtl) { list.row[0].icon.frame.x == list.row[0].name.width + 6 }
        assert list.row[0].isInside(superview)
      }
      """
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      var options = CheckOptions()
      options.direction = direction
      let result = checked(text, options: options)
      #expect(result.diagnostics.map { $0.message } == [])
      #expect(result.examined.first?.expectations == 3)
    }
  }

  @Test func aHiddenViewOfAFixedLengthCollidesAsInUIKit() throws {
    let found = try onlyFinding(
      """
      layout A(300x200) {
        sizes 300x200
        view bar: HStack {
          .edges == superview
          view one: Label { text = "One" }
          view two { hidden = true; .width == 44 }
        }
      }
      """)
    #expect(found.labels.map { $0.text } == ["the stack 'bar' gives no width to 'two', which is hidden"])
  }
}
