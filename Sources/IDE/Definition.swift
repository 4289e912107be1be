internal import LayCompiler
public import LayDiagnostics

extension Snapshot {
  /// Where the name at `offset` is declared, imports and VFL strings included; the first line of the file for an import.
  /// `origin` is the name that was asked about.
  public func definition(at offset: Int) -> (origin: SourceRange, target: SourceRange)? {
    names.entries(at: offset, of: file.id).first.map { ($0.place, $0.declaration) }
  }

  /// Every place of what the name at `offset` names, in the order of files and places.
  public func references(at offset: Int, includingDeclaration: Bool) -> [SourceRange] {
    var found: [SourceRange] = []
    for declaration in declarations(at: offset) {
      found += names.places(of: declaration).filter { includingDeclaration || $0 != declaration }
    }
    return found
  }

  /// The places in this file of what the name at `offset` names, and which of them declares it.
  public func highlights(at offset: Int) -> [(range: SourceRange, isDeclaration: Bool)] {
    let declarations = declarations(at: offset)
    return references(at: offset, includingDeclaration: true).filter { $0.file == file.id }
      .map { ($0, declarations.contains($0)) }
  }

  /// The declarations that the name at `offset` speaks of: more than one where components give it several meanings.
  func declarations(at offset: Int) -> [SourceRange] {
    var found: [SourceRange] = []
    for entry in names.entries(at: offset, of: file.id) where !found.contains(entry.declaration) {
      found.append(entry.declaration)
    }
    return found
  }
}
