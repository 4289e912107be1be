internal import LayCompiler
public import LayDiagnostics

/// An import, and the file it names.
public struct Link: Hashable, Sendable {
  /// The path in quotes.
  public var range: SourceRange
  /// The file.
  public var file: FileID
}

extension Snapshot {
  /// The imports of the file whose files were found: what they declare is a file, which has no name to point at.
  public func links() -> [Link] {
    names.entries(of: file.id).filter { $0.declaration.isEmpty }
      .map { Link(range: $0.place, file: $0.declaration.file) }
  }
}
