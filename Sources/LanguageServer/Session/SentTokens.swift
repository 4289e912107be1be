/// The semantic tokens that the client has.
struct SentTokens: Sendable {
  /// An id computed from the numbers, so that it is valid for a restarted worker too.
  let id: String
  let data: [Int]

  init(_ data: [Int]) {
    self.data = data
    // FNV-1a.
    let hash = data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64(bitPattern: Int64($1))) &* 0x100_0000_01B3 }
    id = String(hash, radix: 16)
  }

  /// Returns the changes to `new` in tokens of five numbers each: a single run, or none.
  func edits(to new: SentTokens) -> [(range: Range<Int>, numbers: ArraySlice<Int>)] {
    var (start, end, newEnd) = (0, data.count, new.data.count)
    while start + 5 <= min(end, newEnd), data[start..<start + 5] == new.data[start..<start + 5] { start += 5 }
    while end - 5 >= start, newEnd - 5 >= start, data[end - 5..<end] == new.data[newEnd - 5..<newEnd] {
      end -= 5
      newEnd -= 5
    }
    return start == end && start == newEnd ? [] : [(start..<end, new.data[start..<newEnd])]
  }
}
