/// Bits of a stream of Deflate, the lowest of a byte first.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  /// Appends the lowest `count` bits of a value, at most 32.
  mutating func append(_ value: UInt32, _ count: Int) {
    pending |= UInt64(value) << UInt64(self.count)
    self.count += count
    while self.count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      self.count -= 8
    }
  }

  /// Appends zeros up to the next byte.
  mutating func align() { if count > 0 { append(0, 8 - count) } }

  /// Appends bytes; the stream has to be aligned.
  mutating func append(_ bytes: ArraySlice<UInt8>) { self.bytes += bytes }
}
