import Foundation
import LayParser
import LayRuntime
import Testing

/// The grammars for editors know the words that the language knows: no fewer, no others.
@Suite struct EditorGrammarTests {
  private static let words = Set(
    ReservedNames.words + ReservedNames.things + ReservedNames.attributes + ReservedNames.geometry
      + ViewKind.allCases.map(\.name) + VisualFormatOptions.words)

  private func expectWords(_ found: [Substring], _ file: String) {
    let found = Set(found.map(String.init))
    #expect(Self.words.subtracting(found).sorted() == [], "\(file) lacks them")
    #expect(found.subtracting(Self.words).sorted() == [], "they are no words of the language any more")
  }

  @Test func theGrammarForTextMateHasEveryWord() throws {
    let file = "Editors/textmate/lay.tmLanguage.json"
    // Lists of words stand between word boundaries: "\\b(?:and|not|or)\\b".
    let lists = try Repository.text(file).matches(of: /"\\\\b\(\?:([A-Za-z|]+)\)\\\\b"/)
    expectWords(lists.flatMap { $0.1.split(separator: "|") }, file)
  }

  @Test func theSyntaxForVimHasEveryWord() throws {
    let file = "Editors/vim/syntax/lay.vim"
    let lines = try Repository.text(file).split(separator: "\n").filter {
      $0.hasPrefix("syn keyword lay") && !$0.hasPrefix("syn keyword layTodo")
    }
    let words = lines.flatMap { $0.split(separator: " ").dropFirst(3) }
    expectWords(words.filter { $0 != "nextgroup=layName" && $0 != "skipwhite" }, file)
  }

  @Test func theModeForEmacsHasEveryWord() throws {
    let file = "Editors/emacs/lay-mode.el"
    let lists = try Repository.text(file).matches(of: /\(defconst lay-[a-z]+\s+'\(([^)]*)\)\)/)
    expectWords(lists.flatMap { $0.1.matches(of: /"(\w+)"/).map(\.1) }, file)
  }
}
