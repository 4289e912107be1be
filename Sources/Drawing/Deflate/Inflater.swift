/// A reader of zlib's format (RFC 1950 and 1951), which stops at a number of bytes.
struct Inflater {
  private let bytes: [UInt8]
  private var place = 2
  /// Bits that were read and are not used yet, the lowest first, and their number.
  private var held: UInt32 = 0
  private var heldCount = 0
  private var output: [UInt8] = []
  private let most: Int

  /// Returns the contents of a stream; nil if it is damaged, or longer than `most` bytes.
  static func bytes(of stream: [UInt8], atMost most: Int) -> [UInt8]? {
    guard stream.count >= 6, stream[0] & 15 == 8, stream[1] & 32 == 0,
      (Int(stream[0]) << 8 + Int(stream[1])).isMultiple(of: 31)
    else { return nil }
    var reader = Inflater(stream, most)
    return reader.read() ? reader.output : nil
  }

  private init(_ bytes: [UInt8], _ most: Int) { (self.bytes, self.most) = (bytes, most) }

  private mutating func read() -> Bool {
    while true {
      guard let isLast = bits(1), let kind = bits(2) else { return false }
      let isRead: Bool
      switch kind {
      case 0: isRead = stored()
      case 1: isRead = block(Inflater.fixedLiterals, Inflater.fixedDistances)
      case 2: isRead = dynamic()
      default: isRead = false
      }
      if !isRead { return false }
      if isLast == 1 { return endsWithItsChecksum() }
    }
  }

  private func endsWithItsChecksum() -> Bool {
    let end = place - heldCount / 8
    guard end + 4 <= bytes.count else { return false }
    var sum = Adler32()
    sum.append(output)
    return bytes[end..<end + 4].reduce(0) { $0 << 8 | UInt32($1) } == sum.value
  }

  // MARK: Bits

  /// The next bits as a number, the first one lowest; nil at the end.
  private mutating func bits(_ count: Int) -> Int? {
    while heldCount < count {
      guard place < bytes.count else { return nil }
      held |= UInt32(bytes[place]) << UInt32(heldCount)
      place += 1
      heldCount += 8
    }
    let value = held & (1 << UInt32(count) - 1)
    held >>= UInt32(count)
    heldCount -= count
    return Int(value)
  }

  private mutating func symbol(_ code: CanonicalCode) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard let bit = bits(1) else { return nil }
      value |= bit
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  // MARK: Blocks

  private mutating func stored() -> Bool {
    place -= heldCount / 8
    (held, heldCount) = (0, 0)
    guard let count = bits(16), let complement = bits(16), count == ~complement & 0xFFFF,
      place + count <= bytes.count, output.count + count <= most
    else { return false }
    output += bytes[place..<place + count]
    place += count
    return true
  }

  private mutating func dynamic() -> Bool {
    guard let literals = bits(5), let distances = bits(5), let count = bits(4), literals < 30, distances < 30 else {
      return false
    }
    var sizes = [Int](repeating: 0, count: 19)
    for index in 0..<count + 4 {
      guard let size = bits(3) else { return false }
      sizes[Inflater.order[index]] = size
    }
    guard let code = CanonicalCode(sizes), let lengths = lengths(literals + distances + 258, code),
      let first = CanonicalCode(Array(lengths[..<(literals + 257)])),
      let second = CanonicalCode(Array(lengths[(literals + 257)...]))
    else { return false }
    return block(first, second)
  }

  private mutating func lengths(_ count: Int, _ code: CanonicalCode) -> [Int]? {
    var lengths: [Int] = []
    while lengths.count < count {
      guard let symbol = symbol(code) else { return nil }
      if symbol < 16 {
        lengths.append(symbol)
        continue
      }
      let (extra, least) = symbol == 16 ? (2, 3) : symbol == 17 ? (3, 3) : (7, 11)
      guard let more = bits(extra), symbol > 16 || !lengths.isEmpty else { return nil }
      lengths += [Int](repeating: symbol == 16 ? lengths[lengths.count - 1] : 0, count: least + more)
    }
    return lengths.count == count ? lengths : nil
  }

  private mutating func block(_ literals: CanonicalCode, _ distances: CanonicalCode) -> Bool {
    while let symbol = symbol(literals) {
      if symbol == 256 { return true }
      if symbol < 256 {
        guard output.count < most else { return false }
        output.append(UInt8(symbol))
      } else if !copy(symbol, distances) {
        return false
      }
    }
    return false
  }

  private mutating func copy(_ symbol: Int, _ distances: CanonicalCode) -> Bool {
    let row = symbol - 257
    guard row < 29, let more = bits(Inflater.lengthBits(row)), let column = self.symbol(distances), column < 30,
      let farther = bits(Inflater.distanceBits(column))
    else { return false }
    let (length, distance) = (Inflater.lengthBases[row] + more, Inflater.distanceBases[column] + farther)
    guard distance <= output.count, output.count + length <= most else { return false }
    for _ in 0..<length { output.append(output[output.count - distance]) }
    return true
  }

  // MARK: Tables

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private static func lengthBits(_ row: Int) -> Int { row < 8 || row == 28 ? 0 : row / 4 - 1 }
  private static func distanceBits(_ column: Int) -> Int { column < 4 ? 0 : column / 2 - 1 }

  private static let lengthBases = (0..<29).map { row in
    row == 28 ? 258 : (0..<row).reduce(3) { $0 + 1 << lengthBits($1) }
  }
  private static let distanceBases = (0..<30).map { column in (0..<column).reduce(1) { $0 + 1 << distanceBits($1) } }

  private static let fixedLiterals = CanonicalCode(
    unchecked: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = CanonicalCode(unchecked: [Int](repeating: 5, count: 30))
}

/// The symbols of a canonical code by their lengths.
private struct CanonicalCode {
  /// The number of symbols of each length.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// The symbols by length, then by number.
  private(set) var symbols: [Int]

  /// The code with the length of each symbol; nil if there are more symbols than the lengths allow.
  init?(_ lengths: [Int]) {
    self.init(unchecked: lengths)
    var free = 1
    for length in 1...15 {
      free = free * 2 - counts[length]
      if free < 0 { return nil }
    }
  }

  init(unchecked lengths: [Int]) {
    for length in lengths where length > 0 { counts[length] += 1 }
    symbols = (1...15).flatMap { length in lengths.indices.filter { lengths[$0] == length } }
  }
}
