import LayCompiler
import LayModel
import Testing

/// Texts that stand for translations.
@Suite struct TextChangeTests {
  @Test(arguments: [
    ("ibm", "expansion ibm"), ("40%", "expansion 40%"), ("1%", "expansion 1%"), ("1000%", "expansion 1000%"),
  ]) func anExpansionHasAName(word: String, name: String) {
    #expect(TextChange(expansion: word)?.name == name)
    #expect(TextChange(expansion: word)?.word == word)
    #expect(TextChange.isName(name))
  }

  @Test(arguments: [
    "", "%", "40", "0%", "-4%", "+4%", "1001%", "IBM", "4.5%", " 40%", "pseudo", "99999999999999999999%",
  ])
  func otherWordsAreNone(word: String) { #expect(TextChange(expansion: word) == nil) }

  @Test func aLanguageIsNoChange() {
    #expect(TextChange.isName("pseudo"))
    #expect(!TextChange.isName("ps") && !TextChange.isName("pseudo2") && !TextChange.isName(""))
  }

  /// The upper end of each row of IBM's table.
  @Test(arguments: [
    (1, 3), (10, 30), (11, 22), (20, 40), (21, 38), (30, 54), (31, 50), (50, 80), (51, 72), (70, 98), (71, 93),
    (100, 130),
  ]) func lengthsAreThoseOfTheTable(length: Int, longer: Int) {
    let text = String(repeating: "x", count: length)
    #expect(TextChange.ibm.text(of: text).count == longer)
  }

  @Test(arguments: [
    ("Sign in", "100%", "Sign in Sign i"), ("Go", "200%", "Go GoG"), ("Go", "50%", "GoG"),
    ("a\nbcd", "100%", "aa\nbcd bc"),
    ("", "40%", ""), ("  ", "40%", "  "), ("a\n\nb", "100%", "aa\n\nbb"),
  ]) func wordsAreRepeated(text: String, share: String, longer: String) throws {
    let change = try #require(TextChange(expansion: share))
    #expect(change.text(of: text) == longer)
  }

  @Test func pseudoTextsHaveAccentsAndBrackets() {
    #expect(TextChange.pseudo.text(of: "Sign in") == "[Šîĝñ îñ Šî]")
    #expect(TextChange.pseudo.text(of: "9+1 日") == "[9+1 日 9]")
    for scalar in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars {
      let changed = TextChange.pseudo.text(of: String(scalar)).unicodeScalars
      #expect(!changed.contains(scalar), "\(scalar)")
    }
  }

  @Test func translationsHaveTheKeys() {
    let found = TextChange.longer(100).translation(of: [("a.b", "Go"), ("c", "On")])
    #expect(found.texts["a.b"]?.text == "Go Go".prefix(4) + "")
    #expect(found.direction == nil && found.name == "expansion 100%")
  }
}
