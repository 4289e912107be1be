internal import LayRuntime

/// Sizes at which the numbers of several components are each one affine function.
struct RefinedPiece: Sendable {
  var polygon: SizePolygon
  var values: [VariableID: Affine] = [:]
  var undecided: Set<VariableID> = []
}

/// Cuts a polygon along the pieces of the components that something depends on.
struct RefinedPieces {
  private let polygon: SizePolygon
  private let components: [KeptComponent]
  /// Of each component, what of the polygon is in each of its pieces: every clause about it begins with that.
  private let parts: [[SizePolygon?]]
  /// Of each variable, the component that it belongs to.
  private var places: [VariableID: Int] = [:]
  private let pieceLimit: Int

  /// The most pieces that are looked at for one clause.
  static var limit: Int { 20_000 }

  init(_ polygon: SizePolygon, _ components: [KeptComponent], limit: Int = RefinedPieces.limit) {
    pieceLimit = limit
    (self.polygon, self.components) = (polygon, components)
    parts = components.map { component in component.pieces.map { polygon.part(in: $0) } }
    for (index, component) in components.enumerated() {
      for variable in component.variables { places[variable] = index }
    }
  }

  private func components(of variables: Set<VariableID>) -> [Int] {
    Set(variables.compactMap { places[$0] }).sorted()
  }

  /// A variable that steps decide, among those that hang together with `variables`.
  func suspect(among variables: Set<VariableID>) -> VariableID? {
    components(of: variables).lazy.compactMap { components[$0].suspect }.first
  }

  /// The polygon in pieces on which all `variables` are affine, with what is known of these; nil where that is not known
  /// everywhere, or where there are too many.
  func refined(_ variables: Set<VariableID>) -> [RefinedPiece]? {
    if variables.contains(where: { places[$0] == nil }) { return nil }
    var found: [RefinedPiece]?
    for index in components(of: variables) {
      guard components[index].isComplete else { return nil }
      let pieces = components[index].pieces
      guard let before = found else {
        found = zip(pieces, parts[index]).compactMap { own, part in
          part.map { RefinedPiece(polygon: $0).with(own, keeping: variables) }
        }
        continue
      }
      var next: [RefinedPiece] = []
      for piece in before {
        for own in pieces {
          guard let both = piece.polygon.part(in: own) else { continue }
          let cut = RefinedPiece(polygon: both, values: piece.values, undecided: piece.undecided)
          next.append(cut.with(own, keeping: variables))
        }
        if next.count > pieceLimit { return nil }
      }
      found = next
    }
    if let found, found.count > pieceLimit { return nil }
    return found ?? [RefinedPiece(polygon: polygon)]
  }
}

extension RefinedPiece {
  /// With what a piece of a component says. That may have thousands of variables besides `variables`.
  fileprivate func with(_ piece: KeptComponent.Piece, keeping variables: Set<VariableID>)
    -> RefinedPiece
  {
    var result = self
    for variable in variables {
      if result.values[variable] == nil, let value = piece.values[variable] {
        result.values[variable] = value
      }
      if piece.undecided.contains(variable) { result.undecided.insert(variable) }
    }
    return result
  }
}

extension SizePolygon {
  /// What is in a piece too; nil where that is an edge at most.
  fileprivate func part(in piece: KeptComponent.Piece) -> SizePolygon? {
    var part = self
    if let (axis, lowest, highest) = piece.interval {
      let extent = extent(axis)
      if extent.highest <= lowest || highest <= extent.lowest { return nil }
      part = self.part(from: lowest, to: highest, axis)
    } else if let other = piece.polygon {
      guard let clipped = intersection(other) else { return nil }
      part = clipped
    }
    return part.dimension == dimension ? part : nil
  }

  /// What is in both polygons; nil if nothing is.
  fileprivate func intersection(_ other: SizePolygon) -> SizePolygon? {
    var part = self
    for side in other.sides {
      guard let rest = part.clipped(side) else { return nil }
      part = rest
    }
    if other.corners.count > 2 { return part }
    // Lines have ends.
    for axis in Axis.allCases {
      let (own, extent) = (part.extent(axis), other.extent(axis))
      if own.highest < extent.lowest || extent.highest < own.lowest { return nil }
      part = part.part(from: extent.lowest, to: extent.highest, axis)
    }
    return part
  }
}
