public import LayCompiler
public import LayDiagnostics
public import LayParser

/// What is known about a file as its text is now: the tree, the names, the layouts. What an editor asks is answered from
/// it, in offsets of UTF-8 bytes and in words that no protocol owns.
///
/// A snapshot is a value: answers about an old text stay right for that text.
public struct Snapshot: Sendable {
  /// The file that was asked for, and all that it imports.
  public let compilation: Compilation
  /// Uses and declarations of names, by their places.
  let names: NameIndex
  /// Of each name of a declaration, in any of the files, what it declares.
  let declarations: [SourceRange: Declaration]

  /// The file `path` with the text `bytes`; imported files come through `read`, which gets paths relative to where `path`
  /// is relative to. Never fails: of a broken file what could be understood is known.
  public init(path: String, bytes: [UInt8], importing read: (String) -> ImportedFile) {
    self.init(compile(path: path, bytes: bytes, importing: read))
  }

  /// What is known of the files of a compilation.
  init(_ compilation: Compilation) {
    self.compilation = compilation
    declarations = Snapshot.declarations(of: compilation.files.map { $0.tree })
    names = NameIndex(compilation, declarations.keys)
  }

  /// The file that was asked for.
  public var file: SourceFile { compilation.files[0] }

  /// Its tree.
  public var tree: SyntaxTree { file.tree }

  /// The path of the file that a range belongs to.
  public func path(of range: SourceRange) -> String { compilation.files[Int(range.file.rawValue)].path }

  /// The file that a range belongs to.
  public func file(of range: SourceRange) -> SourceFile { compilation.files[Int(range.file.rawValue)] }

  /// What a range of any of its files says.
  func text(at range: SourceRange) -> String {
    String(decoding: file(of: range).tree.bytes[range.start..<range.end], as: UTF8.self)
  }
}
