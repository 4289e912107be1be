internal import LayAnalysis
public import LayCompiler
public import LayDiagnostics
public import LayParser
internal import LayPaste

/// The syntax tree, names and layouts of the current text of a file. All requests of an editor are answered from it, in byte
/// offsets of UTF-8 and independently of any protocol.
///
/// A snapshot is a value: answers about an old text remain valid for that text.
public struct Snapshot: Sendable {
  /// The requested file with all files that it imports.
  public let compilation: Compilation
  /// The uses and declarations of names, by position.
  let names: NameIndex
  /// The declarations in all files, by the ranges of their names.
  let declarations: [SourceRange: Declaration]

  /// Compiles the file `path` with the contents `bytes`; imported files come through `read`, whose paths are relative to the same
  /// folder as `path`. Never fails: of a broken file, it has everything that could be understood.
  public init(path: String, bytes: [UInt8], importing read: (String) -> ImportedFile) {
    self.init(path: path, bytes: bytes, defaults: LayoutDefaults(), importing: read)
  }

  /// Compiles a file in the same way; `defaults` are those of layouts that declare none.
  package init(path: String, bytes: [UInt8], defaults: LayoutDefaults, importing read: (String) -> ImportedFile) {
    var options = CompileOptions.solving
    options.defaults = defaults
    self.init(compile(path: path, bytes: bytes, options: options, importing: read))
  }

  /// Indexes the files of a compilation.
  init(_ compiled: Compilation) {
    var compilation = compiled
    if compilation.hasErrors {
      let main = compilation.files[0]
      compilation.diagnostics = withTranslations(compilation.diagnostics, of: main.tree.bytes, file: main.id)
    }
    self.compilation = compilation
    declarations = Declaration.all(in: compilation.files.map { $0.tree })
    names = NameIndex(compilation, declarations.keys)
  }

  /// The requested file.
  public var file: SourceFile { compilation.files[0] }

  /// The syntax tree of the file.
  public var tree: SyntaxTree { file.tree }

  /// The path of the file that a range belongs to.
  public func path(of range: SourceRange) -> String { compilation.files[Int(range.file.rawValue)].path }

  /// The file that a range belongs to.
  public func file(of range: SourceRange) -> SourceFile { compilation.files[Int(range.file.rawValue)] }

  /// Returns the text in a range of any of its files.
  func text(at range: SourceRange) -> String {
    String(decoding: file(of: range).tree.bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The layouts of a compilation without errors; empty if there are errors.
  var soundLayouts: [CompiledLayout] { compilation.hasErrors ? [] : compilation.layouts }

  /// Returns the component with a name, in any of the files.
  func component(named name: String) -> SyntaxNode? {
    for file in compilation.files {
      let found = file.tree.root.firstChild { $0.kind == .componentDeclaration && $0.token(.name)?.text == name }
      if let found { return found }
    }
    return nil
  }

  /// Returns the declarations of the file, nested like its braces. The declarations inside a `for` or `when` belong to the block
  /// around it.
  public func symbols() -> [Symbol] { SymbolReader().symbols(in: tree.root) }
}
