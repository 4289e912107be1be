internal import LayRuntime
internal import LaySolver

// The lengths of masks that take no part in the solve, once the room that constraints leave them is known.
extension Sweep {
  /// A part of a piece, with the known lengths of masks in it.
  private typealias Part = (piece: KeptComponent.Piece, polygon: SizePolygon, lengths: [Int: Affine])

  /// The masks by the variable that determines their component.
  static func rooms(_ masks: [LooseMask]) -> [VariableID: [Int]] {
    var rooms: [VariableID: [Int]] = [:]
    for (index, mask) in masks.enumerated() { rooms[mask.superview ?? mask.length, default: []].append(index) }
    return rooms
  }

  /// Splits a piece into parts where masks run out of room, and sets the lengths of the masks. Masks inside a view without room
  /// have a superview of length 0. Notes the parts in which a mask has no room, and the masks in superviews of ambiguous length.
  mutating func settled(_ piece: KeptComponent.Piece) -> [KeptComponent.Piece] {
    let own = piece.values.variables.flatMap { rooms[$0] ?? [] }.sorted()
    if own.isEmpty { return [piece] }
    var parts: [Part] = [(piece, sizes(of: piece), [:])]
    for index in own {
      let mask = layout.looseMasks[index]
      parts = parts.flatMap { part in
        if let length = length(around: mask, part) { return settle(index, in: length, part) }
        masksOfChoice.insert(mask.place)
        return [part]
      }
    }
    return parts.map { $0.piece }
  }

  /// The length of the superview of a mask; nil if it is ambiguous.
  private func length(around mask: LooseMask, _ part: Part) -> Affine? {
    if let outer = mask.outer { return part.lengths[outer] }
    if let superview = mask.superview { return part.piece.decided(superview) }
    return mask.rootLength
  }

  /// The sizes of a piece.
  private func sizes(of piece: KeptComponent.Piece) -> SizePolygon {
    if let (axis, lowest, highest) = piece.interval { return polygon.part(from: lowest, to: highest, axis) }
    return piece.polygon ?? polygon
  }

  private mutating func settle(_ index: Int, in superview: Affine, _ part: Part) -> [Part] {
    let mask = layout.looseMasks[index]
    let length = mask.length(in: superview)
    let parts = part.polygon.parts(byRoomOf: length)
    let beyond = parts.first { !$0.hasRoom }?.polygon
    if let beyond {
      collapsings.append(Collapsing(place: mask.place, room: length, region: SizeRegion(beyond).without(length)))
    }
    return parts.map { own in
      var piece = beyond == nil ? part.piece : part.piece.cut(to: own.polygon)
      piece.values.set(mask, to: own.length, in: superview)
      var lengths = part.lengths
      lengths[index] = own.length
      return (piece, own.polygon, lengths)
    }
  }
}

extension LooseMask {
  /// The view of the mask with its axis.
  var place: MaskPlace { MaskPlace(view: view, axis: axis) }

  /// The length of the root along the axis of the mask.
  var rootLength: Affine { axis == .horizontal ? Affine(.zero, width: .one) : Affine(.zero, height: .one) }
}

extension ParametricLayout {
  /// The regions of a polygon where loose masks run out of room, if masks alone up to the root decide it. They do not depend on
  /// constraints, broken or not.
  func knownCollapses(over polygon: SizePolygon) -> [Collapsing] {
    var found: [Collapsing] = []
    var parts: [(polygon: SizePolygon, lengths: [Int: Affine])] = [(polygon, [:])]
    for (index, mask) in looseMasks.enumerated() {
      let superview = mask.outer == nil ? knownLength(around: mask) : nil
      parts = parts.flatMap { part -> [(polygon: SizePolygon, lengths: [Int: Affine])] in
        guard let outer = mask.outer.map({ part.lengths[$0] }) ?? superview else { return [part] }
        var whole = part
        let length = mask.length(in: outer)
        whole.lengths[index] = length
        guard let beyond = part.polygon.part(beyond: length) else { return [whole] }
        found.append(Collapsing(place: mask.place, room: length, region: SizeRegion(beyond).without(length)))
        let rest = part.polygon.clipped(length).map { (polygon: $0, lengths: whole.lengths) }
        whole.lengths[index] = Affine(.zero)
        return [(beyond, whole.lengths)] + (rest.map { [$0] } ?? [])
      }
    }
    return found
  }
}

extension KeptComponent.Piece {
  /// The value of a variable; nil if it is ambiguous or of another component.
  fileprivate func decided(_ variable: VariableID) -> Affine? { undecided.contains(variable) ? nil : values[variable] }

  /// Returns the piece for a part of its sizes.
  fileprivate func cut(to part: SizePolygon) -> Self {
    var result = self
    (result.interval, result.polygon) = (nil, part)
    return result
  }
}
