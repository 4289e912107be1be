internal import LayCompiler
internal import LayRuntime

/// A conflict of a layout with all the sizes, directions and states in which it is known.
struct FoundConflict: Sendable {
  /// The name of the layout.
  let layout: String
  /// The conflict as it was found first.
  let conflict: Conflict
  /// The size at which it was found first.
  let size: ExactSize
  /// The direction and state in which it was found first.
  let variant: Variant
  /// The direction and the state that the conflict is limited to, empty if it is in all: `state 'wide'`.
  var variantWords: [String] = []
  /// The ranges of sizes that were checked.
  let ranges: [SizeRange]
  /// The sets with the same source ranges wherever they conflict, with the least of the room that they leave there, below 0.
  let sets: [(conflict: Conflict, leastRoom: Rational)]
}

extension Conflict {
  /// The least room that the constraints of the set leave each other at a size of a cell or its edges.
  func leastRoom(in cell: SizeCell) -> Rational {
    let room = room
    return cell.polygon.corners.map { room.value(at: $0) }.min() ?? room.constant
  }
}
