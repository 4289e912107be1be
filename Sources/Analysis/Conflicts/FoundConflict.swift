internal import LayCompiler
internal import LayRuntime

/// A conflict of a layout with all that is known of where it is.
struct FoundConflict: Sendable {
  /// The name of the layout.
  let layout: String
  /// The conflict as it was seen first.
  let conflict: Conflict
  /// The size at which that was.
  let size: ExactSize
  /// The direction and state in which that was.
  let variant: Variant
  /// The direction and the state that it is in, where it is not in all: `state 'wide'`.
  var variantWords: [String] = []
  /// What was looked at.
  let ranges: [SizeRange]
  /// The same lines wherever they contradict each other, with the least of the room that they leave there, below 0.
  let sets: [(conflict: Conflict, leastRoom: Rational)]
}

extension Conflict {
  /// The least room that the rules of the set leave each other at a size of a cell or its edges.
  func leastRoom(in cell: SizeCell) -> Rational {
    let room = room
    return cell.polygon.corners.map { room.value(at: $0) }.min() ?? room.constant
  }
}
