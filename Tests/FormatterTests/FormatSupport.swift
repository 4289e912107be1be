import Foundation
import LayFormatter
import LayParser

/// The canonical form of a text.
func formatted(_ text: String) -> String { String(decoding: format(parse(Array(text.utf8))), as: UTF8.self) }

/// The tokens of a tree but for white space and `;`, comments without the blanks at their ends.
func keptTokens(_ tree: SyntaxTree) -> [String] {
  (0..<tree.tokenCount).filter { ![.whitespace, .newline, .semicolon].contains(tree.tokenKinds[$0]) }
    .map { tree.tokenText($0).trimmingCharacters(in: .whitespaces) }
}
