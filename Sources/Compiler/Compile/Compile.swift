public import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// The result of compiling a file.
public struct Compilation: Sendable {
  /// The compiled file, then the files it imports.
  public var files: [SourceFile]
  /// All diagnostics, including those of the parser, in the order of files and positions.
  public var diagnostics: [Diagnostic]
  /// The layouts of the compiled file and its components with `sizes`, in source order.
  public var layouts: [CompiledLayout]
  /// Every use of a name, with its declaration.
  public var references: [Reference]
  /// The caller's options.
  public var options: CompileOptions
  /// The names of `CompileOptions.overrides` that no metric and no named constraint has, in their order; each is
  /// reported as L0234.
  public var unusedOverrides: [String]
  /// The names that `CompileOptions.overrides` may use, the first 500, for suggestions.
  public var settableNames: [String]
  /// The codes that unused components suppress.
  package var looseAllowances: [(code: String, block: SourceRange, statement: SourceRange)]
  /// The values of expressions that are numbers or sizes, if `CompileOptions.notesValues` is true. Values that differ
  /// between repetitions are omitted. In the order of files and positions.
  package var values: [(range: SourceRange, text: String)]

  /// True if there is an error, so that the layouts cannot be used.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The first diagnostic that is new since `before`, whose files may differ: of the first code with more diagnostics,
  /// one with a new message, if there is one; nil for none.
  package func newDiagnostic(since before: Compilation) -> Diagnostic? {
    var known: [String: Int] = [:]
    for diagnostic in before.diagnostics { known[diagnostic.code.id, default: 0] += 1 }
    let surplus = diagnostics.first { diagnostic in
      known[diagnostic.code.id, default: 0] -= 1
      return known[diagnostic.code.id, default: 0] < 0
    }
    guard let surplus else { return nil }
    let old = before.diagnostics.filter { $0.code == surplus.code }
    return diagnostics.first { new in
      new.code == surplus.code && !old.contains { $0.message == new.message }
    } ?? surplus
  }

  /// The ranges of all top-level statements: imports, layouts, components and so on.
  package var topStatements: [SourceRange] { files.flatMap { $0.tree.root.children.map { $0.range } } }

  /// The file with the path `path`; nil if there is none.
  package func file(at path: String) -> SourceFile? { files.first { ExactText($0.path) == ExactText(path) } }

  /// The text of a file in a range.
  package func text(at range: SourceRange) -> String {
    guard let file = files.first(where: { $0.id == range.file }) else { return "" }
    return String(decoding: file.tree.bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The names in a range, each part of a path separately; names inside strings are not included.
  package func names(at range: SourceRange) -> [(text: String, range: SourceRange)] {
    guard let tree = files.first(where: { $0.id == range.file })?.tree else { return [] }
    var names: [(text: String, range: SourceRange)] = []
    var next: SyntaxToken? = tree.token(at: range.start)
    while let token = next, token.range.start < range.end {
      if token.kind == .name { names.append((token.text, token.range)) }
      next = token.next
    }
    return names
  }
}

/// The result of reading the path of an import.
public enum ImportedFile: Sendable {
  /// The bytes of a file.
  case text([UInt8])
  /// There is no file.
  case missing
  /// There is no file since the importing file has no folder, like a document that was never saved.
  case noFolder
  /// The path is a directory.
  case directory
  /// The file cannot be read, with the reason, as in `permission denied`.
  case unreadable(String)
}

/// Compiles the file `path` with the text `bytes`. Imported files are read by `read`, which receives a path relative to
/// the same folder as `path`, and returns nil if there is no file.
///
/// Never fails: errors are in the diagnostics of the result, and whatever could be understood in its layouts.
public func compile(
  path: String, bytes: [UInt8], options: CompileOptions = CompileOptions(), read: (String) -> [UInt8]?
) -> Compilation {
  compile(path: path, bytes: bytes, options: options, importing: { path in read(path).map { .text($0) } ?? .missing })
}

/// Compiles a file with a `read` that returns the reason why a file cannot be imported.
public func compile(
  path: String, bytes: [UInt8], options: CompileOptions = CompileOptions(), importing read: (String) -> ImportedFile
) -> Compilation {
  var options = options
  // The shorter path does not evaluate each expression.
  if options.notesValues { options.takesShortcuts = false }
  let elaborator = Elaborator(options: options)
  elaborator.loadFiles(path: path, bytes: bytes, read: read)
  elaborator.declareFiles()
  elaborator.checkHiding(from: 0)
  elaborator.settleConstants(from: 0)
  let layouts = elaborator.elaborateLayouts()
  elaborator.reportUnusedOverrides()
  var diagnostics = elaborator.diagnostics
  diagnostics.sort { a, b in
    (a.range.file.rawValue, a.range.start, a.range.end, a.code.id)
      < (b.range.file.rawValue, b.range.start, b.range.end, b.code.id)
  }
  return Compilation(
    files: elaborator.files, diagnostics: mergeUnknownNames(diagnostics, in: elaborator.files), layouts: layouts,
    references: elaborator.references, options: options, unusedOverrides: elaborator.unusedOverrides,
    settableNames: elaborator.overridable, looseAllowances: elaborator.looseAllowances,
    values: elaborator.notedValues.inOrder)
}
