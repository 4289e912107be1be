internal import LayCompiler
public import LayDiagnostics

/// An import and its file.
public struct Link: Hashable, Sendable {
  /// The path in quotes.
  public var range: SourceRange
  /// The file.
  public var file: FileID
}

extension Snapshot {
  /// Returns the imports whose files were found: their declaration is a file, which has an empty range instead of a name.
  public func links() -> [Link] {
    names.entries(of: file.id).filter { $0.declaration.isEmpty }
      .map { Link(range: $0.place, file: $0.declaration.file) }
  }
}
