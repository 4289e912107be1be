public import LayDiagnostics
internal import LayParser

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
}

/// Compiles the file `path` with the text `bytes`. Imported files come through `read`, which gets a path relative to
/// where `path` is relative to, and answers nil for a file that is not there.
public func compile(
  path: String, bytes: [UInt8], options: CompileOptions = CompileOptions(), read: (String) -> [UInt8]?
) -> Compilation {
  Compilation(files: [], diagnostics: [], layouts: [], references: [])
}
