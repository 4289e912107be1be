internal import LayJSON

/// A list of numbers, of which each version is written as its changes from the last one.
struct ChangedVector {
  private var last: [Int] = []

  /// The changes to the next version: pairs of a place and a number. The first version is written whole: its numbers without
  /// places, in an array of their own.
  mutating func changes(to next: [Int]) -> JSON {
    defer { last = next }
    if last.count != next.count { return .array([.array(next.map(JSON.integer))]) }
    var changes: [JSON] = []
    for (place, number) in next.enumerated() where last[place] != number {
      changes += [.integer(place), .integer(number)]
    }
    return .array(changes)
  }
}

/// The numbers of a layout at a size, of which each version is written as its changes from the last one.
struct ChangedNumbers {
  private var frames = ChangedVector()
  private var looks = ChangedVector()
  private var rows = ChangedVector()

  /// The changes to the next version, in three arrays.
  mutating func changes(toFrames nextFrames: [Int], looks nextLooks: [Int], rows nextRows: [Int]) -> [JSON] {
    [frames.changes(to: nextFrames), looks.changes(to: nextLooks), rows.changes(to: nextRows)]
  }
}
