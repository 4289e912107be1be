internal import LayCompiler
public import LayDiagnostics

extension SnapshotGroup {
  /// Returns the declaration of the name at `offset`, including names in VFL strings; the beginning of the file for an import.
  /// `origin` is the name at `offset`.
  public func definition(at offset: Int) -> (origin: SourceRange, target: Place)? {
    entries(at: offset).first.map { entry in
      (entry.place, Place(file: own.file(of: entry.declaration), range: entry.declaration))
    }
  }

  /// Returns all uses of the declaration that the name at `offset` refers to, those of its own file first.
  public func references(at offset: Int, includingDeclaration: Bool) -> [Place] {
    let declarations = joinedDeclarations(at: offset)
    return places(of: declarations).filter { includingDeclaration || !declarations.contains($0.spot) }.map { $0.place }
  }

  /// Returns the uses in this file of the declaration to which the name at `offset` refers. `isDeclaration` is true for the
  /// declaration itself.
  public func highlights(at offset: Int) -> [(range: SourceRange, isDeclaration: Bool)] {
    let declarations = joinedDeclarations(at: offset)
    return places(of: declarations).filter { $0.spot.path == ownPath }
      .map { spot, place in
        let range = SourceRange(file: own.file.id, start: place.range.start, end: place.range.end)
        return (range, declarations.contains(spot))
      }
  }
}
