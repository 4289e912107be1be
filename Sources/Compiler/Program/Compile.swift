public import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// What compiling a file gave.
public struct Compilation: Sendable {
  /// The file asked for, then what it imports.
  public var files: [SourceFile]
  /// Everything found, syntax included, in the order of files and places.
  public var diagnostics: [Diagnostic]
  /// The layouts of the file asked for, and its components with `sizes`, in the order of the file.
  public var layouts: [CompiledLayout]
  /// Every use of a name and its declaration.
  public var references: [Reference]
  /// What the compilation was told from outside.
  public var options: CompileOptions
  /// The names of `CompileOptions.overrides` that no metric and no named constraint has, in their order; L0234 says it
  /// of each.
  public var unusedOverrides: [String]
  /// The names that `CompileOptions.overrides` may use, the first 500, for suggestions.
  public var settableNames: [String]
  /// The codes that components silence which nothing lays out: the file has no layout that uses them.
  package var looseAllowances: [(code: String, block: SourceRange, statement: SourceRange)]
  /// Where `CompileOptions.notesValues` asks for it: of each expression that is a number or a size, and the same one
  /// wherever it is repeated, what it comes to. In the order of files and places.
  package var values: [(range: SourceRange, text: String)]

  /// Whether something is an error, so that there is nothing to lay out.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// What is reported more often than in `before`, where the files were others: the first problem of a code that there are more
  /// of, one with new words where there is one; nil for none.
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

  /// The places of the statements that stand in no braces: imports, layouts, components and so on.
  package var topStatements: [SourceRange] { files.flatMap { $0.tree.root.children.map { $0.range } } }

  /// The file of a path.
  package func file(at path: String) -> SourceFile? { files.first { ExactText($0.path) == ExactText(path) } }

  /// What a file says at a place.
  package func text(at range: SourceRange) -> String {
    guard let file = files.first(where: { $0.id == range.file }) else { return "" }
    return String(decoding: file.tree.bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The names at a place, each word of a path by itself; those in texts are not among them.
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

/// What stands at the path of an import.
public enum ImportedFile: Sendable {
  /// The bytes of a file.
  case text([UInt8])
  /// There is nothing.
  case missing
  /// There is nothing, for the file that imports is in no folder, as a document that was never saved.
  case noFolder
  /// There is a directory.
  case directory
  /// There is something that cannot be read; why, as in `permission denied`.
  case unreadable(String)
}

/// Compiles the file `path` with the text `bytes`. Imported files come through `read`, which gets a path relative to
/// where `path` is relative to, and answers nil for a file that is not there.
///
/// Never fails: what is wrong is in the result's diagnostics, and what could be understood in its layouts.
public func compile(
  path: String, bytes: [UInt8], options: CompileOptions = CompileOptions(), read: (String) -> [UInt8]?
) -> Compilation {
  compile(path: path, bytes: bytes, options: options, importing: { path in read(path).map { .text($0) } ?? .missing })
}

/// The same for a `read` that knows why a file cannot be imported.
public func compile(
  path: String, bytes: [UInt8], options: CompileOptions = CompileOptions(), importing read: (String) -> ImportedFile
) -> Compilation {
  var options = options
  // What is read in a shorter way is not evaluated one expression at a time.
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
