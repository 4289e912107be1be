internal import LayCompiler
public import LayDiagnostics

extension SnapshotGroup {
  /// Where the name at `offset` is declared, imports and VFL strings included; the first line of the file for an import.
  /// `origin` is the name that was asked about.
  public func definition(at offset: Int) -> (origin: SourceRange, target: Place)? {
    entries(at: offset).first.map { entry in
      (entry.place, Place(file: own.file(of: entry.declaration), range: entry.declaration))
    }
  }

  /// Every place of what the name at `offset` names, those of its own file first.
  public func references(at offset: Int, includingDeclaration: Bool) -> [Place] {
    let declarations = declarations(at: offset)
    return places(of: declarations).filter { includingDeclaration || !declarations.contains($0.spot) }.map { $0.place }
  }

  /// The places in this file of what the name at `offset` names, and which of them declares it.
  public func highlights(at offset: Int) -> [(range: SourceRange, isDeclaration: Bool)] {
    let declarations = declarations(at: offset)
    return places(of: declarations).filter { $0.spot.path == ownPath }
      .map { spot, place in
        let range = SourceRange(file: own.file.id, start: place.range.start, end: place.range.end)
        return (range, declarations.contains(spot))
      }
  }
}
