/// Repetitions in bytes, at most 32 KiB back.
struct MatchFinder {
  /// The longest repetition.
  static let longest = 258
  /// The shortest repetition.
  static let shortest = 3
  /// The farthest place of the first occurrence.
  static let window = 32_768
  /// The number of places that are compared at most.
  private static let tries = 48
  /// A repetition that is long enough to end the search.
  private static let enough = 130

  /// The last place of each hash, and the one before each place; -1 for none.
  private var last = [Int32](repeating: -1, count: window)
  private var before = [Int32](repeating: -1, count: window)

  /// Notes that bytes begin at a place.
  mutating func insert(_ bytes: [UInt8], _ place: Int) {
    if place + 2 >= bytes.count { return }
    let hash = Self.hash(bytes, place)
    before[place & (Self.window - 1)] = last[hash]
    last[hash] = Int32(place)
  }

  /// The longest earlier occurrence of what begins at a place, which is not inserted yet; of a length of 0 if there is none.
  func longest(_ bytes: [UInt8], _ place: Int) -> (length: Int, distance: Int) {
    let most = min(Self.longest, bytes.count - place)
    guard most >= Self.shortest else { return (0, 0) }
    var best = (length: 0, distance: 0)
    var candidate = Int(last[Self.hash(bytes, place)])
    var tries = Self.tries
    while candidate >= 0 && place - candidate <= Self.window && tries > 0 {
      let length = Self.common(bytes, candidate, place, most: most, best: best.length)
      if length > best.length {
        best = (length, place - candidate)
        if length >= min(Self.enough, most) { break }
      }
      let next = Int(before[candidate & (Self.window - 1)])
      if next >= candidate { break }
      candidate = next
      tries -= 1
    }
    // Three bytes far away cost more than as literals.
    return best.length < Self.shortest || best.length == 3 && best.distance > 4096 ? (0, 0) : best
  }

  /// Forgets `count` bytes at the beginning: places are counted from there.
  mutating func drop(_ count: Int) {
    for index in last.indices { last[index] = max(-1, last[index] - Int32(count)) }
    for index in before.indices { before[index] = max(-1, before[index] - Int32(count)) }
  }

  private static func hash(_ bytes: [UInt8], _ place: Int) -> Int {
    (Int(bytes[place]) << 10 ^ Int(bytes[place + 1]) << 5 ^ Int(bytes[place + 2])) & (window - 1)
  }

  /// The number of equal bytes at two places; 0 if it is not above `best`.
  private static func common(_ bytes: [UInt8], _ first: Int, _ second: Int, most: Int, best: Int) -> Int {
    if best > 0 && (best >= most || bytes[first + best] != bytes[second + best]) { return 0 }
    var length = 0
    while length < most && bytes[first + length] == bytes[second + length] { length += 1 }
    return length
  }
}
