internal import LayJSON
internal import LayRendering
internal import LayRuntime

/// A contradiction as a page draws it: with the parts of its sum as functions of the size.
struct PageConflict: Hashable {
  /// The index of the constraint that is broken; -1 if that is none of the file.
  var broken: Int
  /// The indices of the constraints in it.
  var members: [Int]
  /// The numbers of the right sides, multiplied: those below 0 are together more than those above.
  var parts: [Int]

  init(_ conflict: Conflict, _ tables: inout PageTables) {
    broken = PageConflict.index(conflict.broken) ?? -1
    members = conflict.members.compactMap { PageConflict.index($0.origin) }
    parts = []
    for member in conflict.members {
      let part = Affine(
        member.multiplier * member.rightSide.constant, width: member.multiplier * member.rightSide.width,
        height: member.multiplier * member.rightSide.height)
      if part != Affine(.zero) { parts.append(tables.number(of: part)) }
    }
  }

  private static func index(_ origin: RowOrigin) -> Int? {
    if case .constraint(let id) = origin { id.index } else { nil }
  }

  var json: JSON {
    .array([.integer(broken), .array(members.map(JSON.integer)), .array(parts.map(JSON.integer))])
  }
}

extension Ghost {
  /// The words, 1 for the least value, the boxes, and the side without a limit: the view, the axis, 1 for a length, 1 for the far side.
  var json: JSON {
    let boxes = boxes.map { JSON.array([$0.minX, $0.minY, $0.width, $0.height].map(JSON.number)) }
    let side = openSide.map { side in
      JSON.array(
        [side.view, side.axis == .horizontal ? 0 : 1, side.isLength ? 1 : 0, side.isTowardsEnd ? 1 : 0].map(
          JSON.integer))
    }
    return .array([.string(words), .integer(isLeast ? 1 : 0), .array(boxes)] + (side.map { [$0] } ?? []))
  }
}
