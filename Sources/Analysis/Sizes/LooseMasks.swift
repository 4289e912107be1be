internal import LayRuntime

// What becomes of masks that have no say, once it is known how much room rules leave them.
extension Sweep {
  /// A part of a piece, and how long the masks are in it that are known.
  private typealias Part = (piece: KeptComponent.Piece, polygon: SizePolygon, lengths: [Int: Affine])

  /// The variables that say in which component a mask is, with the masks.
  static func rooms(_ masks: [LooseMask]) -> [VariableID: [Int]] {
    var rooms: [VariableID: [Int]] = [:]
    for (index, mask) in masks.enumerated() { rooms[mask.superview ?? mask.length, default: []].append(index) }
    return rooms
  }

  /// The piece with what those masks come to: in parts, since where one has no room those inside have that of 0. Notes the
  /// parts where one has none. What nothing decides is no room to speak of.
  mutating func settled(_ piece: KeptComponent.Piece) -> [KeptComponent.Piece] {
    let own = piece.values.keys.flatMap { rooms[$0] ?? [] }.sorted()
    if own.isEmpty { return [piece] }
    var parts: [Part] = [(piece, sizes(of: piece), [:])]
    for index in own {
      let mask = layout.looseMasks[index]
      parts = parts.flatMap { part in
        length(around: mask, part).map { settle(index, in: $0, part) } ?? [part]
      }
    }
    return parts.map { $0.piece }
  }

  /// The length of the superview of a mask; nil where it is open.
  private func length(around mask: LooseMask, _ part: Part) -> Affine? {
    if let outer = mask.outer { return part.lengths[outer] }
    if let superview = mask.superview { return part.piece.decided(superview) }
    return mask.axis == .horizontal ? Affine(.zero, width: .one) : Affine(.zero, height: .one)
  }

  /// The sizes of a piece.
  private func sizes(of piece: KeptComponent.Piece) -> SizePolygon {
    if let (axis, lowest, highest) = piece.interval { return polygon.part(from: lowest, to: highest, axis) }
    return piece.polygon ?? polygon
  }

  private mutating func settle(_ index: Int, in superview: Affine, _ part: Part) -> [Part] {
    let mask = layout.looseMasks[index]
    let length = mask.length(in: superview)
    var lengths = part.lengths
    lengths[index] = length
    guard let beyond = part.polygon.part(beyond: length) else {
      return [(part.piece.with(mask, length, in: superview), part.polygon, lengths)]
    }
    collapsings.append(
      CellProof.Collapsing(
        view: mask.view, axis: mask.axis, room: length, region: SizeRegion(beyond).without(length)))
    var parts: [Part] = []
    if let rest = part.polygon.clipped(length), rest.dimension == part.polygon.dimension {
      parts.append((part.piece.with(mask, length, in: superview).cut(to: rest), rest, lengths))
    }
    let nothing = Affine(.zero)
    lengths[index] = nothing
    parts.append((part.piece.with(mask, nothing, in: superview).cut(to: beyond), beyond, lengths))
    return parts
  }
}

extension ParametricLayout {
  /// Where loose masks run out of room in a polygon, by what masks alone say up to the root: that is so whatever rules do.
  func knownCollapses(over polygon: SizePolygon) -> [CellProof.Collapsing] {
    var found: [CellProof.Collapsing] = []
    var parts: [(polygon: SizePolygon, lengths: [Int: Affine])] = [(polygon, [:])]
    for (index, mask) in looseMasks.enumerated() {
      let superview = mask.outer == nil ? knownLength(around: mask) : nil
      parts = parts.flatMap { part -> [(polygon: SizePolygon, lengths: [Int: Affine])] in
        guard let outer = mask.outer.map({ part.lengths[$0] }) ?? superview else { return [part] }
        var whole = part
        let length = mask.length(in: outer)
        whole.lengths[index] = length
        guard let beyond = part.polygon.part(beyond: length) else { return [whole] }
        found.append(
          CellProof.Collapsing(
            view: mask.view, axis: mask.axis, room: length, region: SizeRegion(beyond).without(length)))
        let rest = part.polygon.clipped(length).map { (polygon: $0, lengths: whole.lengths) }
        whole.lengths[index] = Affine(.zero)
        return [(beyond, whole.lengths)] + (rest.map { [$0] } ?? [])
      }
    }
    return found
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
