/// The checksum of zlib's format.
struct Adler32 {
  private var (low, high): (UInt32, UInt32) = (1, 0)

  var value: UInt32 { high << 16 | low }

  mutating func append(_ bytes: [UInt8]) {
    var place = 0
    while place < bytes.count {
      // So many additions stay below 2^32.
      let end = min(place + 5552, bytes.count)
      while place < end {
        low += UInt32(bytes[place])
        high += low
        place += 1
      }
      low %= 65_521
      high %= 65_521
    }
  }
}

/// The checksum of the chunks of PNG.
struct CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  /// The checksum of bytes.
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let table = table
    var value = ~UInt32(0)
    for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 255)] ^ value >> 8 }
    return ~value
  }
}
