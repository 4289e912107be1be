import LayDiagnostics
import LayParser
import Testing

@testable import LayIDE

/// A screen of many names, in two files.
private let shared = """
  metric gap = 8
  component Row(side: Length = 4) { view inner; inner.width == side }

  """
private let screen = Marked(
  """
  import "B.lay"
  metric wide⟨1⟩ = 2 * gap⟨2⟩
  component Card(caption⟨3⟩: Text) { view title⟨4⟩: Label { text = caption⟨5⟩ } }
  layout A(300x200) {
    view box⟨6⟩: Card⟨7⟩(caption⟨8⟩: "x")
    view row: Row(side⟨9⟩: wide)
    for i⟨10⟩ in 0 ..< 2 { view dot⟨11⟩[i⟨12⟩] }
    box.title⟨13⟩.top == superview⟨14⟩.top + wide⟨15⟩
    vfl "H:[box⟨16⟩]-gap⟨17⟩-[dot1⟨18⟩]"
    constraint cap⟨19⟩: box.width == row.inner⟨20⟩.width
    when width >= 400 { cap⟨21⟩.constant = 8 }
    state wider⟨22⟩ { box.hidden = true }
    expect 300x200 (state: wider⟨23⟩) { box⟨24⟩.hidden == true }
  }

  """)
private let files = ["B.lay": shared]

@Suite struct DefinitionTests {
  @Test func everyNameLeadsToItsDeclaration() {
    let answers = screen.answers(files) { snapshot, offset in
      snapshot.group.definition(at: offset).map { snapshot.spelled($0.target.range) } ?? "nothing"
    }
    #expect(
      answers
        == [
          "2:8 wide", "B.lay:1:8 gap", "3:16 caption", "3:38 title", "3:16 caption", "5:8 box", "3:11 Card",
          "3:16 caption", "B.lay:2:15 side", "7:7 i", "7:27 dot", "7:7 i", "3:38 title", "nothing", "2:8 wide",
          "5:8 box", "B.lay:1:8 gap", "7:27 dot", "10:14 cap", "B.lay:2:40 inner", "10:14 cap", "12:9 wider",
          "12:9 wider", "5:8 box",
        ])
  }
}

@Suite struct ReferenceTests {
  @Test func everyPlaceIsFoundInBothFiles() {
    let answers = screen.answers(files) { snapshot, offset in
      let all = snapshot.group.references(at: offset, includingDeclaration: true)
      let uses = snapshot.group.references(at: offset, includingDeclaration: false)
      return "\(all.count) \(uses.map { snapshot.spelled($0.range) }.joined(separator: ", "))"
    }
    #expect(
      answers
        == [
          "3 6:23 wide, 8:36 wide", "3 2:19 gap, 9:16 gap", "3 3:60 caption, 5:18 caption", "2 8:7 title",
          "3 3:60 caption, 5:18 caption", "6 8:3 box, 9:11 box, 10:19 box, 12:17 box, 13:35 box", "2 5:13 Card",
          "3 3:60 caption, 5:18 caption", "3 6:17 side, B.lay:2:62 side", "2 7:31 i", "2 9:21 dot1", "2 7:31 i",
          "2 8:7 title", "0 ", "3 6:23 wide, 8:36 wide", "6 8:3 box, 9:11 box, 10:19 box, 12:17 box, 13:35 box",
          "3 2:19 gap, 9:16 gap", "2 9:21 dot1", "2 11:23 cap", "3 10:36 inner, B.lay:2:47 inner", "2 11:23 cap",
          "2 13:26 wider", "2 13:26 wider", "6 8:3 box, 9:11 box, 10:19 box, 12:17 box, 13:35 box",
        ])
  }
}

@Suite struct HighlightTests {
  @Test func thePlacesInThisFileAreMarked() {
    let answers = screen.answers(files) { snapshot, offset in
      snapshot.group.highlights(at: offset).map { (found) -> String in
        (found.isDeclaration ? "*" : "") + snapshot.spelled(found.range).split(separator: " ")[0]
      }.joined(separator: " ")
    }
    #expect(
      answers
        == [
          "*2:8 6:23 8:36", "2:19 9:16", "*3:16 3:60 5:18", "*3:38 8:7", "*3:16 3:60 5:18",
          "*5:8 8:3 9:11 10:19 12:17 13:35", "*3:11 5:13", "*3:16 3:60 5:18", "6:17", "*7:7 7:31", "*7:27 9:21",
          "*7:7 7:31", "*3:38 8:7", "", "*2:8 6:23 8:36", "*5:8 8:3 9:11 10:19 12:17 13:35", "2:19 9:16", "*7:27 9:21",
          "*10:14 11:23", "10:36", "*10:14 11:23", "*12:9 13:26", "*12:9 13:26", "*5:8 8:3 9:11 10:19 12:17 13:35",
        ])
  }
}

@Suite struct RenameTests {
  /// How many places change, or why none does.
  private func answer(_ snapshot: Snapshot, _ offset: Int, _ name: String) -> String {
    do throws(RenameProblem) {
      let edits = try snapshot.group.rename(at: offset, to: name).map(\.edit)
      return edits.map { snapshot.spelled($0.range).split(separator: " ")[0] }.joined(separator: " ")
    } catch {
      return error.message
    }
  }

  @Test func everyPlaceOfANameChanges() {
    #expect(
      screen.answers(files) { answer($0, $1, "fresh") }
        == [
          "2:8 6:23 8:36", "2:19 9:16 B.lay:1:8", "3:16 3:60 5:18", "3:38 8:7", "3:16 3:60 5:18",
          "5:8 8:3 9:11 10:19 12:17 13:35", "3:11 5:13", "3:16 3:60 5:18", "6:17 B.lay:2:15 B.lay:2:62", "7:7 7:31",
          "7:27 9:21", "7:7 7:31", "3:38 8:7", "there is no name here that a file declares", "2:8 6:23 8:36",
          "5:8 8:3 9:11 10:19 12:17 13:35", "2:19 9:16 B.lay:1:8", "7:27 9:21", "10:14 11:23",
          "10:36 B.lay:2:40 B.lay:2:47", "10:14 11:23", "12:9 13:26", "12:9 13:26", "5:8 8:3 9:11 10:19 12:17 13:35",
        ])
  }

  @Test(arguments: [
    (6, "row", "'row' would not do: it is already declared on line 6"),
    (6, "left", "'left' is always there with a meaning of its own"), (6, "view", "'view' is a word of the language"),
    (6, "2a", "a name has letters, digits and '_', and begins with no digit: '2a' is none"),
    (6, "", "a name has letters, digits and '_', and begins with no digit: '' is none"),
    (1, "gap", "'gap' would not do: two files declare 'gap'"),
    (4, "caption", "'caption' would not do: it is already declared on line 3"),
    (11, "box", "'box' would not do: it is already declared on line 5"),
    (19, "dot", "'dot' would not do: it is already declared on line 7"),
    (14, "upper", "there is no name here that a file declares"),
    (
      6, "dot1", "'dot1' would not do: 'dot1' is taken: in visual formats it means 'dot[1]'"
    ),
    (22, "é", "a name has letters, digits and '_', and begins with no digit: 'é' is none"),
  ])
  func whatWouldMeanSomethingElseIsRefused(number: Int, name: String, why: String) {
    #expect(answer(screen.snapshot(files), screen.offsets[number - 1], name) == why)
  }

  /// States of one name are one, and so are metrics for a number from outside.
  @Test func whatIsSetTogetherIsRenamedTogether() {
    let text = Marked(
      """
      component P {
        metric m⟨1⟩ = 4
        view a { .size == 20x20; .leading == superview.leading; constraint k: .top == superview.top + m }
        state open⟨2⟩ { a.k.constant = 30 }
      }
      layout S(320x480) {
        metric m⟨3⟩ = 8
        metric n⟨4⟩ = 8
        view p: P { .edges == superview inset m }
        state open⟨5⟩ { p.alpha = 0.5 }
        state closed⟨6⟩ { p.alpha = 0.2 }
        expect 320x480 (m: 20, state: open⟨7⟩) { p.left == 20 }
        expect 320x480 (n: 20) { p.left == 8 }
      }

      """)
    let snapshot = text.snapshot([:])
    func renamed(_ number: Int, _ name: String) -> String { answer(snapshot, text.offsets[number - 1], name) }
    for number in [2, 5, 7] { #expect(renamed(number, "shut") == "4:9 10:9 12:33") }
    #expect(renamed(6, "open") == "'open' would not do: it is already declared on line 10")
    for number in [1, 3] { #expect(renamed(number, "q") == "2:10 3:97 7:10 9:41 12:19") }
    #expect(renamed(4, "m") == "'m' would not do: it is already declared on line 7")
    #expect(renamed(4, "other") == "8:10 13:19")
  }

  @Test func theStateThatIsNoneKeepsItsName() {
    let text = Marked(
      """
      layout A(9x9) {
        view a
        state wide⟨1⟩ { a.hidden = true }
        state base⟨2⟩ { a.hidden = false }
        expect 9x9 (state: wide⟨3⟩) { a.hidden == true }
        metric base = 4
      }

      """)
    let why = "'base' is where no state is chosen, and no other name says so"
    #expect(answer(text.snapshot(), text.offsets[0], "base") == why)
    #expect(answer(text.snapshot(), text.offsets[2], "base") == why)
    #expect(answer(text.snapshot(), text.offsets[1], "none") == why)
    #expect(answer(text.snapshot(), text.offsets[0], "broad") == "3:9 5:22")
  }

  @Test func whatCannotBeReadIsNotRenamedInPart() {
    let text = Marked("layout A(9x9) {\n  view a⟨1⟩; view b⟨2⟩\n  b.y == 4\n  view { a.hidden = true }\n}\n")
    let why = "what 'a' means on line 4 is not known: something before it cannot be read"
    #expect(answer(text.snapshot(), text.offsets[0], "c") == why)
    #expect(answer(text.snapshot(), text.offsets[1], "c") == "2:16 3:3")
    // What stands behind a brace too many is read.
    let half = Marked("layout A(9x9) {\n  view a⟨1⟩; view b\n  b.y == {\n  when width > 4 { a.hidden = true }\n}\n")
    #expect(answer(half.snapshot(), half.offsets[0], "c") == "2:8 4:20")
  }

  @Test func aSecondProblemOfAKindIsRefusedLikeTheFirst() {
    // That `b` is declared twice is known; that `c` would be is new.
    let text = Marked("layout A(9x9) {\n  view a⟨1⟩; view c\n  view b; view b\n}\n")
    #expect(answer(text.snapshot(), text.offsets[0], "c") == "'c' would not do: it is already declared on line 2")
    #expect(answer(text.snapshot(), text.offsets[0], "d") == "2:8")
  }

  @Test func longNamesAreRepeatedInPart() {
    let (most, more) = (String(repeating: "n", count: 64), String(repeating: "n", count: 100_000))
    let text = Marked("layout A(9x9) {\n  view a⟨1⟩\n  view \(most); view \(more)\n}\n")
    func refusal(_ name: String) -> String { answer(text.snapshot(), text.offsets[0], name) }
    #expect(refusal(most) == "'\(most)' would not do: it is already declared on line 3")
    #expect(refusal(more) == "'\(most)…' would not do: it is already declared on line 3")
    #expect(refusal("1" + more).utf8.count < 200)
    #expect(refusal(more + "n") == "2:8")
  }

  @Test func onlyNamesOfFilesCanBeRenamed() {
    let answers = screen.answers(files) { snapshot, offset in
      do throws(RenameProblem) {
        return snapshot.text(at: try snapshot.group.renamableName(at: offset))
      } catch {
        return "-"
      }
    }
    #expect(
      answers
        == [
          "wide", "gap", "caption", "title", "caption", "box", "Card", "caption", "side", "i", "dot", "i", "title", "-",
          "wide", "box", "gap", "dot", "cap", "inner", "cap", "wider", "wider", "box",
        ])
  }
}
