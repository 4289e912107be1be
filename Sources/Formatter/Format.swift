internal import LayDiagnostics
public import LayParser

/// The options of the formatter.
public struct FormatOptions: Sendable {
  /// The maximum number of columns of a line that can be wrapped.
  public var lineLength = 100
  /// True if visual format strings are formatted too: their spaces are removed, which Apple's parser does not accept.
  public var formatsVisualFormats = false

  /// The options of the canonical form.
  public init() {}
}

/// The text of `tree` in its canonical form: the same tokens with other white space, except that a `;` that ends a line
/// or is replaced by a line break is removed.
///
/// A level of braces is indented by two spaces; relations and operators have one space on each side. A block on one
/// line stays there while it fits. Blank lines are kept, two of them become one. Comments stay after or above the code
/// that they belong to. Lines with an error keep their text, and more lines do where the parser would otherwise read
/// the file differently. Formatting the result again changes nothing.
///
/// A file that is too large to be parsed, or has more errors than are reported, is returned unchanged. Takes linear
/// time.
public func format(_ tree: SyntaxTree, options: FormatOptions = FormatOptions()) -> [UInt8] {
  let isUnread = tree.tokenKinds.first == .unknown && tree.tokenCount == 2
  if isUnread || tree.diagnostics.count > Limits.diagnostics { return tree.bytes }
  let tree = options.formatsVisualFormats ? tree.withoutBlanksInFormats() : tree
  return tree.errors.isEmpty ? tree.written(options, .statement) : tree.settled(options)
}

extension SyntaxTree {
  /// The formatted text, with the text around errors kept in the given scope.
  func written(_ options: FormatOptions, _ scope: Damage.Scope) -> [UInt8] {
    var writer = StatementWriter(self, options, scope)
    writer.writeFile()
    return writer.page.text(lineBreak: firstLineBreak)
  }

  /// The line break of the file: that of its first line, `\n` if there is none.
  fileprivate var firstLineBreak: [UInt8] {
    let first = tokenKinds.firstIndex(of: .newline)
    let isWide = first.map { tokenRange($0).end - tokenStart($0) == 2 } ?? false
    return isWide ? [0x0D, 0x0A] : [0x0A]
  }
}
