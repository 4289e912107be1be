internal import LayDiagnostics
public import LayParser

/// How a file is formatted.
public struct FormatOptions: Sendable {
  /// The most columns of a line that can be wrapped.
  public var lineLength = 100
  /// Whether visual formats are formatted inside too: they lose their blanks, which Apple's parser does not take.
  public var formatsVisualFormats = false

  /// The one canonical form.
  public init() {}
}

/// The text of `tree` in its canonical form: the same tokens with other white space, apart from `;` that end a line or that
/// a new line replaces.
///
/// Two blanks a level of braces; one blank around relations and operators; a block that stands on one line stays there
/// while it fits; blank lines stay, two of them become one; comments stay behind or above what they stand behind or above.
/// Lines with an error in them keep their text, and more of it where what the parser makes of the file would change.
/// Formatting the result again changes nothing.
///
/// A file that is too large to be read, or has more errors than are reported, stays as it is. Takes time in proportion to the
/// text.
public func format(_ tree: SyntaxTree, options: FormatOptions = FormatOptions()) -> [UInt8] {
  let isUnread = tree.tokenKinds.first == .unknown && tree.tokenCount == 2
  if isUnread || tree.diagnostics.count > Limits.diagnostics { return tree.bytes }
  let tree = options.formatsVisualFormats ? tree.withoutBlanksInFormats() : tree
  return tree.errors.isEmpty ? tree.written(options, .statement) : tree.settled(options)
}

extension SyntaxTree {
  /// The text with everything broken kept in the given scope.
  func written(_ options: FormatOptions, _ scope: Damage.Scope) -> [UInt8] {
    var writer = StatementWriter(self, options, scope)
    writer.writeFile()
    return writer.page.text(lineBreak: firstLineBreak)
  }

  /// The line break of the file: what its first line ends with.
  fileprivate var firstLineBreak: [UInt8] {
    let first = tokenKinds.firstIndex(of: .newline)
    let isWide = first.map { tokenRange($0).end - tokenStart($0) == 2 } ?? false
    return isWide ? [0x0D, 0x0A] : [0x0A]
  }
}
