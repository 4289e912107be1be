internal import LayRuntime

extension SizeRegion {
  /// A size of the region that is in none of `others`; nil if they cover it.
  ///
  /// The part of the inside that they leave is computed exactly; of the edges, which may be excluded, the ends and the middles
  /// are checked.
  func witness(outside others: [SizeRegion]) -> ExactSize? {
    if isEmpty { return nil }
    if shape.dimension == 0 { return others.contains { $0.contains(witness) } ? nil : witness }
    let others = others.filter(touches)
    if let piece = pieces(outside: others).first {
      return piece.dimension == 0 ? piece.corners[0] : piece.innerWhole
    }
    let edges = (others + [self]).flatMap { $0.edges }
    let sizes = edges.flatMap { edge in edge.corners + [edge.innerSize(0)] }
    return sizes.first { isLeft($0, by: others) }
  }

  /// The parts of the region in none of `others`. Of edges that alone are left, it has one size.
  func rest(outside others: [SizeRegion]) -> [SizeRegion] {
    if isEmpty { return [] }
    if shape.dimension == 0 { return others.contains { $0.contains(witness) } ? [] : [self] }
    let others = others.filter(touches)
    let pieces = pieces(outside: others)
    if pieces.isEmpty { return witness(outside: others).map { [SizeRegion(SizePolygon($0, $0))] } ?? [] }
    return pieces.map { piece in
      var region = SizeRegion(piece)
      // An edge of which a part alone is left is left out.
      region.include(region.edges.map { edge in samples(on: edge, of: others).allSatisfy { isLeft($0, by: others) } })
      for corner in piece.corners where !isLeft(corner, by: others) { region.exclude(corner) }
      return region
    }
  }

  /// A size inside of an edge, and those at which edges of others begin, have their middle or end on it.
  private func samples(on edge: SizePolygon, of others: [SizeRegion]) -> [ExactSize] {
    let near = others.filter { other in
      LayoutAxis.allCases.allSatisfy { axis in
        let (own, extent) = (edge.extent(axis), other.shape.extent(axis))
        return own.lowest <= extent.highest && extent.lowest <= own.highest
      }
    }
    let ends = near.flatMap { $0.edges.flatMap { $0.corners + [$0.innerSize(0)] } }
    return [edge.innerSize(0)] + ends.filter { edge.contains($0) && !edge.corners.contains($0) }
  }

  /// True if the boxes around both regions have a size in common.
  private func touches(_ other: SizeRegion) -> Bool {
    width.lowest <= other.width.highest && other.width.lowest <= width.highest
      && height.lowest <= other.height.highest && other.height.lowest <= height.highest
  }

  private func isLeft(_ size: ExactSize, by others: [SizeRegion]) -> Bool {
    contains(size) && !others.contains { $0.contains(size) }
  }

  /// The parts of the inside in none of `others`.
  private func pieces(outside others: [SizeRegion]) -> [SizePolygon] {
    var rest = [shape]
    for other in others where !other.isEmpty {
      rest = rest.flatMap { $0.parts(outside: other.shape) }
      if rest.isEmpty { break }
    }
    return rest
  }
}

extension SizePolygon {
  /// The parts of the polygon outside of another one, in pieces of its own dimension.
  fileprivate func parts(outside other: SizePolygon) -> [SizePolygon] {
    if dimension == 0 { return other.contains(corners[0]) ? [] : [self] }
    if other.dimension < dimension { return [self] }
    if other.dimension == 1 { return parts(outsideSegment: other) }
    if !isNear(other) { return [self] }
    var found: [SizePolygon] = []
    var inside = self
    for side in other.sides {
      if let beyond = inside.part(beyond: side), beyond.dimension == dimension { found.append(beyond) }
      // Nothing of the polygon lies in the other one: it stays in one piece.
      guard let rest = inside.clipped(side), rest.dimension == dimension else { return [self] }
      inside = rest
    }
    return found
  }

  /// True if the boxes around both polygons have more than an edge in common.
  private func isNear(_ other: SizePolygon) -> Bool {
    LayoutAxis.allCases.allSatisfy { axis in
      let (own, extent) = (self.extent(axis), other.extent(axis))
      return own.lowest < extent.highest && extent.lowest < own.highest || own.lowest == own.highest
    }
  }

  /// The parts of a segment before and after another one on the same line.
  private func parts(outsideSegment other: SizePolygon) -> [SizePolygon] {
    let isInLine = corners.allSatisfy { $0.side(from: other.corners[0], to: other.corners[1]) == 0 }
    if !isInLine { return [self] }
    let axis: LayoutAxis = corners[0].width == corners[1].width ? .vertical : .horizontal
    let (own, extent) = (self.extent(axis), other.extent(axis))
    if own.highest <= extent.lowest || extent.highest <= own.lowest { return [self] }
    var found: [SizePolygon] = []
    if own.lowest < extent.lowest { found.append(part(from: own.lowest, to: extent.lowest, axis)) }
    if extent.highest < own.highest { found.append(part(from: extent.highest, to: own.highest, axis)) }
    return found
  }
}
