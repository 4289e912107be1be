import Foundation
import LayParser
import LayRuntime
import Testing

@testable import LayCompiler

/// The tables of the language are the only place of a word: pages and grammars of editors follow from them.
@Suite(.serialized) struct LanguagePagesTests {
  /// Compares a file with its text from the tables; with `LAYC_UPDATE=1` it is rewritten first.
  private func expect(_ file: String, _ change: (inout String) -> Void) throws {
    let text = try Repository.text(file)
    var wanted = text
    change(&wanted)
    if text != wanted && isUpdating { try Repository.write(wanted, to: file) }
    #expect(text == wanted, "\(file) lacks words of the tables: LAYC_UPDATE=1 swift test --filter LanguagePagesTests")
  }

  @Test func theGrammarListsEveryAttribute() throws {
    try expect("Grammar.md") { text in
      for row in AttributeRow.all {
        let axis = !row.attribute.isLocation ? "size" : row.axis == .horizontal ? "x" : "y"
        text.addRow(
          "| \(axis) | `\(row.name)` | \(row.documentation.asClause) |", below: "### Attributes", for: row.name)
      }
    }
  }

  @Test func theGrammarListsEveryPropertyWithItsWords() throws {
    try expect("Grammar.md") { text in
      for property in Property.all {
        let standard = property.slots.first?.standard(.ofPlainView)?.spelled
        let value =
          property.type == .words ? property.words.map { "`\($0)`" }.joined(separator: " ") : property.type.example
        text.addRow(
          "| `\(property.name)` | \(value): \(property.documentation.asClause) | \(standard.map { "`\($0)`" } ?? "–") |",
          below: "## 7. Settings", for: property.name)
      }
    }
    let grammar = try Repository.text("Grammar.md")
    for property in Property.all {
      let row = grammar.row(of: property.name, below: "## 7. Settings") ?? ""
      #expect(property.words.allSatisfy { row.contains("`\($0)`") }, "\(property.name)")
    }
  }

  @Test func theGrammarListsEveryPredicate() throws {
    let rows = PredicateRow.all.map { "| `a.\($0.name)\($0.argument.example)` | \($0.claim) |\n" }
    try expect("Grammar.md") { $0.replaceRows(below: "| question | what it asserts |\n|---|---|\n", by: rows.joined()) }
  }

  @Test func thePageOfAssertionsListsEveryPredicate() throws {
    let names = PredicateRow.all.map { "`\($0.name)`" }
    let list = names.dropLast().joined(separator: ", ") + " and \(names.last ?? "")."
    let sentence = "The claim after `assert` is neither a relation nor one of the questions \(list)"
    try expect("docs/errors/L0441.md") { text in
      text.replace(between: "# L0441 assert-form\n\n", and: "\n\n```lay wrong") { _ in
        filled(sentence.split(separator: " ").map(String.init), first: "", rest: "", limit: 118)
      }
    }
  }

  // MARK: Editors

  private static let attributes = ReservedNames.attributes.sorted()
  private static let geometry = ReservedNames.geometry.sorted()

  @Test func theGrammarForTextMateIsWritten() throws {
    try expect("Editors/textmate/lay.tmLanguage.json") { text in
      text.replace(between: "support.variable.attribute.lay\",\n          \"match\": \"\\\\b(?:", and: ")\\\\b\"") {
        _ in
        Self.attributes.joined(separator: "|")
      }
    }
  }

  @Test func theSyntaxForVimIsWritten() throws {
    try expect("Editors/vim/syntax/lay.vim") { text in
      let keyword = "syn keyword layAttribute "
      let lines = filled(Self.attributes, first: keyword, rest: keyword, limit: 120)
      text.replace(between: "safeArea superview\n", and: "\nsyn keyword layGeometry") { _ in lines }
    }
  }

  @Test func theModeForEmacsIsWritten() throws {
    try expect("Editors/emacs/lay-mode.el") { text in
      let words = (Self.attributes + Self.geometry).map { "\"\($0)\"" }
      text.replace(between: "(defconst lay-attributes\n", and: "))") { _ in
        filled(words, first: "  '(", rest: "    ", limit: 121)
      }
    }
  }
}

/// Words in lines of at most `limit` columns, unless one word is longer.
private func filled(_ words: [String], first: String, rest: String, limit: Int) -> String {
  var (lines, line, isEmpty) = ([String](), first, true)
  for word in words {
    if !isEmpty && line.utf8.count + 1 + word.utf8.count > limit {
      lines.append(line)
      (line, isEmpty) = (rest, true)
    }
    line += isEmpty ? word : " " + word
    isEmpty = false
  }
  return (lines + [line]).joined(separator: "\n")
}

extension PropertyDefaults {
  /// Those of a plain view of UIKit.
  fileprivate static let ofPlainView = PropertyDefaults(
    view: ViewDescription(name: "a", superview: .root), isAppKit: false, margins: LayoutMargins.standard, spacing: nil)
}

extension String {
  /// The sentence within another one: `the left edge`.
  fileprivate var asClause: String {
    let text = hasSuffix(".") ? dropLast() : self[...]
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Replaces the text between two others, which must be there.
  fileprivate mutating func replace(between start: String, and end: String, _ text: (Substring) -> String) {
    guard let first = range(of: start), let last = range(of: end, range: first.upperBound..<endIndex) else {
      Issue.record("nothing is between '\(start)' and '\(end)'")
      return
    }
    let place = first.upperBound..<last.lowerBound
    replaceSubrange(place, with: text(self[place]))
  }

  /// Replaces the rows of a table below its head.
  fileprivate mutating func replaceRows(below head: String, by rows: String) {
    replace(between: head, and: "\n\n") { _ in String(rows.dropLast()) }
  }

  /// The lines of the first table below a heading, with their places.
  private func rows(below heading: String) -> [Range<String.Index>] {
    guard let start = range(of: heading + "\n"), let table = range(of: "\n|", range: start.upperBound..<endIndex) else {
      return []
    }
    var (rows, next) = ([Range<String.Index>](), index(after: table.lowerBound))
    while next < endIndex, self[next] == "|" {
      let end = self[next...].firstIndex(of: "\n") ?? endIndex
      rows.append(next..<end)
      next = end == endIndex ? end : index(after: end)
    }
    return rows
  }

  /// The row of the first table below a heading that names a word.
  fileprivate func row(of word: String, below heading: String) -> Substring? {
    rows(below: heading).map { self[$0] }.first { $0.contains("`\(word)`") }
  }

  /// Adds a row to the first table below a heading, unless the table names the word: behind the last row of that kind.
  fileprivate mutating func addRow(_ row: String, below heading: String, for word: String) {
    if self.row(of: word, below: heading) != nil { return }
    let kind = row.split(separator: "|").first.map { "|\($0)|" } ?? ""
    let all = rows(below: heading)
    guard let last = all.last(where: { self[$0].hasPrefix(kind) }) ?? all.last else {
      Issue.record("no table is below '\(heading)'")
      return
    }
    insert(contentsOf: "\n" + row, at: last.upperBound)
  }
}
