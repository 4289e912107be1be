internal import LayRuntime

/// Sizes of a cell at which the same masks have run out of room.
struct ProofPart: Sendable {
  var polygon: SizePolygon
  /// The part consists of the sizes where all of these are above 0; where one is 0, its mask still has room.
  private(set) var rooms: [Affine] = []
  /// The masks without room.
  private(set) var masks: [MaskPlace] = []
  /// The masks whose lack of room does not follow from masks alone, with their room, which is below 0.
  private(set) var collapsed: [(mask: MaskPlace, room: Affine)] = []
  /// True if the part contains no size.
  private(set) var isEmpty = false

  init(polygon: SizePolygon) { self.polygon = polygon }

  /// The sizes of the part that lie in `polygon`, where `room` is above 0.
  func `where`(
    _ room: Affine, _ polygon: SizePolygon, _ mask: MaskPlace, _ lack: Affine?
  ) -> ProofPart {
    var result = self
    result.masks.append(mask)
    if let lack { result.collapsed.append((mask, lack)) }
    result.polygon = polygon
    result.rooms.append(room)
    return result
  }

  mutating func clear() { isEmpty = true }

  /// The sizes of the part in a polygon, without the edges that belong to other parts.
  func region(_ polygon: SizePolygon, in cell: SizeCell) -> SizeRegion { only(SizeRegion(polygon), in: cell) }

  /// The sizes of a region that are in the part, without the edges that belong to other parts.
  func only(_ region: SizeRegion, in cell: SizeCell) -> SizeRegion {
    rooms.reduce(region.within(cell)) { $0.above($1) }
  }

  func contains(_ size: ExactSize) -> Bool {
    !isEmpty && polygon.contains(size) && rooms.allSatisfy { $0.sign(at: size) > 0 }
  }
}
