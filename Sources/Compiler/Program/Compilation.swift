public import LayDiagnostics
public import LayModel
public import LayNumbers
public import LayParser

/// A file of a compilation.
public struct SourceFile: Sendable {
  /// The number of the file in this compilation.
  public var id: FileID
  /// The path as it was given or imported.
  public var path: String
  /// The lossless tree, which includes the text.
  public var tree: SyntaxTree
  /// The line starts of the file.
  public var lines: LineMap

  /// The replacement of an edit, with the line breaks of the file.
  package func replacement(of edit: Edit) -> String { edit.replacement(in: tree.bytes) }
}

/// A metric or a named constraint, with the number that replaces its own.
public struct NamedNumber: Hashable, Sendable {
  /// The name, with dots: `gap`, `SignIn.gap`, `form.cap`.
  public var name: String
  /// The number; for a constraint, its constant.
  public var value: Rational

  /// Creates a number with a name.
  public init(name: String, value: Rational) { (self.name, self.value) = (name, value) }
}

/// The sizes and the environment of layouts that declare none, and the sizes to choose of those that declare several. An object keeps
/// the frames of compilations small.
package final class LayoutDefaults: Sendable {
  /// The sizes; empty for the design size.
  package let sizes: [SizePromise]
  /// The heights of the keyboard; nil for a hidden one.
  package let keyboard: SizeBounds?
  /// The insets of the safe area, at sizes that are not those of a pose; nil for none.
  package let safeArea: InsetBounds?
  /// The number of the only part of the declared sizes of each layout, see ``CompiledLayout/parts``; nil for all sizes.
  package let part: Int?

  /// Creates the defaults of layouts.
  package init(
    sizes: [SizePromise] = [], keyboard: SizeBounds? = nil, safeArea: InsetBounds? = nil, part: Int? = nil
  ) {
    (self.sizes, self.keyboard, self.safeArea, self.part) = (sizes, keyboard, safeArea, part)
  }

  /// The same defaults with another part.
  func with(part: Int) -> LayoutDefaults {
    LayoutDefaults(sizes: sizes, keyboard: keyboard, safeArea: safeArea, part: part)
  }
}

/// The options of a compilation.
public struct CompileOptions: Sendable {
  /// `--set NAME=VALUE`: new values of metrics (`gap`, or `SignIn.gap` for one of a layout or component)
  /// and constants of named constraints (`cap`, `form.cap`).
  public var overrides: [NamedNumber] = []
  /// The search for conflicts among the required constraints of a program in an environment. LayRuntime has one:
  /// `{ program, environment in program.conflicts(in: environment) }`.
  public typealias ConflictSearch = @Sendable (LayoutProgram, LayoutEnvironment) -> [Conflict]
  /// Finds the contradictions that come from the rounding of decimals; the compiler then rounds one of the numbers
  /// (L0551). Nil, the default, leaves all numbers as they are written.
  public var findConflicts: ConflictSearch? = nil
  /// The sizes and the environment of layouts that declare none, and the part of the declared sizes.
  package var defaults = LayoutDefaults()
  /// True if plain statements are read in a shorter way with the same result; tests compare both.
  package var takesShortcuts = true
  /// True if the values of expressions are recorded, for editors: ``Compilation/values``.
  package var notesValues = false
  /// The lines that messages name instead of those of the compiled text.
  package var originLines = OriginLines()
  /// Creates the default options.
  public init() {}
}

/// A use of a name with its declaration: for definition, references and rename in editors.
public struct Reference: Hashable, Sendable {
  /// The range of the use, which may be inside a VFL string.
  public var use: SourceRange
  /// The name where it is declared.
  public var declaration: SourceRange
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
  /// The declarations that are set together, with one of them as the declaration: states of one name in a layout, and the metrics
  /// that a label of an `expect` sets.
  package var joinedNames: Set<Reference>
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

  /// The number of the line at the start of a range, as messages name it.
  package func line(of range: SourceRange) -> Int {
    if range.file == .main, let line = options.originLines.line(at: range.start) { return line }
    return files[Int(range.file.rawValue)].lines.position(of: range.start).line
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
