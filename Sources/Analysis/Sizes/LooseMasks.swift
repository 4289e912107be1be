internal import LayRuntime

// What becomes of masks that have no say, once it is known how much room rules leave them.
extension Sweep {
  /// A part of a piece, and how long the masks are in it that are known.
  private typealias Part = (piece: KeptComponent.Piece, polygon: SizePolygon, lengths: [Affine?])

  /// The piece with what those masks come to: in parts, since where one has no room those inside have that of 0. Notes the
  /// parts where one has none. What nothing decides is no room to speak of.
  mutating func settled(_ piece: KeptComponent.Piece) -> [KeptComponent.Piece] {
    var parts: [Part] = [(piece, sizes(of: piece), [])]
    for mask in layout.looseMasks {
      parts = parts.flatMap { part in
        let superview = mask.outer.map { part.lengths[$0] } ?? part.piece.decided(mask.superview)
        return superview.map { settle(mask, in: $0, part) } ?? [(part.piece, part.polygon, part.lengths + [nil])]
      }
    }
    return parts.map { $0.piece }
  }

  /// The sizes of a piece.
  private func sizes(of piece: KeptComponent.Piece) -> SizePolygon {
    if let (axis, lowest, highest) = piece.interval { return polygon.part(from: lowest, to: highest, axis) }
    return piece.polygon ?? polygon
  }

  private mutating func settle(_ mask: LooseMask, in superview: Affine, _ part: Part) -> [Part] {
    let length = mask.length(in: superview)
    guard let beyond = part.polygon.part(beyond: length) else {
      return [(part.piece.with(mask, length, in: superview), part.polygon, part.lengths + [length])]
    }
    collapsings.append(
      CellProof.Collapsing(
        view: mask.view, axis: mask.axis, room: length, region: SizeRegion(beyond).without(length)))
    let nothing = Affine(.zero)
    var parts: [Part] = [
      (part.piece.with(mask, nothing, in: superview).cut(to: beyond), beyond, part.lengths + [nothing])
    ]
    if let rest = part.polygon.clipped(length), rest.dimension == part.polygon.dimension {
      parts.append((part.piece.with(mask, length, in: superview).cut(to: rest), rest, part.lengths + [length]))
    }
    return parts
  }
}

extension KeptComponent.Piece {
  /// The value of a variable; nil where there is more than one, and of other components.
  fileprivate func decided(_ variable: VariableID) -> Affine? { undecided.contains(variable) ? nil : values[variable] }

  /// The same where a mask comes to a length in a superview of another.
  fileprivate func with(_ mask: LooseMask, _ length: Affine, in superview: Affine) -> Self {
    var result = self
    if values[mask.length] != nil { result.values[mask.length] = length }
    if values[mask.origin] != nil { result.values[mask.origin] = mask.origin(in: superview) }
    return result
  }

  /// The same for a part of its sizes.
  fileprivate func cut(to part: SizePolygon) -> Self {
    var result = self
    (result.interval, result.polygon) = (nil, part)
    return result
  }
}
