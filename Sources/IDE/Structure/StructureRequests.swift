internal import LayCompiler
public import LayDiagnostics
internal import LayFormatter
internal import LayParser

// The requests that the tree of a file answers.

extension Snapshot {
  /// Returns all colour literals of the file: `#ff66ff`, `#ff66ff80`.
  public func colours() -> [ColourPlace] { (0..<tree.tokenCount).compactMap { ColourPlace(tree, $0) } }

  /// Returns the folds: braces over several lines, comments and imports of two lines or more.
  public func folds() -> [Fold] { FoldReader(file).folds() }

  /// Returns the edits that bring the file into its canonical format.
  public func formatting() -> [Edit] { formatEdits(tree) }

  /// Returns the formatting edits within the lines of `range`.
  public func formatting(in range: SourceRange) -> [Edit] { FormattingReader(file).edits(in: range) }

  /// Returns the formatting edits of the text that a typed character, which ends at `offset`, completes: the line before a line
  /// break, the block of a `}`, the line before a `;`. No line breaks change, and nothing from the character on moves.
  public func formatting(afterTyping character: Character, at offset: Int) -> [Edit] {
    FormattingReader(file).edits(afterTyping: character, at: offset)
  }

  /// Returns the translation of code of UIKit, SnapKit, Masonry, PureLayout or SwiftUI that replaces a selection; nil if the text
  /// is none, or if the place takes no statements.
  public func pasted(_ text: String, over range: SourceRange) -> PastedCode? {
    PasteSite(file, range).translation(of: text)
  }

  /// Returns the selections around `offset`, from the token outwards to the whole file, each inside of the next.
  public func selections(at offset: Int) -> [SourceRange] {
    var reader = SelectionReader(tree, at: offset)
    return reader.selections()
  }

  /// Returns the semantic tokens of the file in source order; a format string is split at its names and numbers.
  public func semanticTokens() -> [SemanticToken] { SemanticTokenReader(self).tokens() }
}
