import LayDiagnostics
import Testing

/// Texts with edits made.
@Suite struct EditTests {
  private func edit(_ start: Int, _ end: Int, _ text: String) -> Edit {
    Edit(SourceRange(file: .main, start: start, end: end), text)
  }

  private func text(_ edits: [Edit]) -> String {
    String(decoding: applying(edits, to: Array("abcdef".utf8)), as: UTF8.self)
  }

  @Test func editsAreMadeInTheOrderOfTheText() {
    #expect(text([]) == "abcdef")
    #expect(text([edit(0, 0, "1"), edit(6, 6, "2")]) == "1abcdef2")
    #expect(text([edit(4, 6, "x"), edit(0, 1, ""), edit(2, 3, "long")]) == "blongdx")
    #expect(text([edit(0, 6, "")]) == "")
  }

  @Test func insertionsAtOnePlaceKeepTheirOrderAndStandBeforeWhatTakesThePlaceOfText() {
    #expect(text([edit(2, 2, "1"), edit(2, 2, "2")]) == "ab12cdef")
    #expect(text([edit(2, 3, "x"), edit(2, 2, "1")]) == "ab1xdef")
  }

  @Test func ofAPieceOfAFileOnlyThePieceIsGiven() {
    let piece = Array("abcdef".utf8)[2..<5]
    func text(_ edits: [Edit]) -> String { String(decoding: applying(edits, to: piece), as: UTF8.self) }
    #expect(text([edit(3, 4, "xy")]) == "cxye")
    #expect(text([edit(0, 3, "x"), edit(4, 9, "y")]) == "xdy")
  }
}
