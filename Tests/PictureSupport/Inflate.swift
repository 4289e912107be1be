/// A reader of zlib's format, written from RFC 1950 and RFC 1951 and not from the compressor. It returns nil for what it cannot read.
package struct Inflate {
  private let bytes: [UInt8]
  private var place = 2
  private var bit = 0
  private var output: [UInt8] = []
  /// The kinds of the blocks that were read: 0 stored, 1 fixed, 2 dynamic.
  package private(set) var kinds: Set<Int> = []

  package static func bytes(of stream: [UInt8]) -> [UInt8]? {
    var reader = Inflate(stream)
    return reader.read()
  }

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package mutating func read() -> [UInt8]? {
    guard bytes.count > 6, bytes[0] & 15 == 8, (Int(bytes[0]) << 8 + Int(bytes[1])) % 31 == 0 else { return nil }
    var isLast = false
    while !isLast {
      isLast = bits(1) == 1
      let kind = bits(2)
      kinds.insert(kind)
      switch kind {
      case 0: guard stored() else { return nil }
      case 1:
        let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        guard block(Code(lengths), Code([Int](repeating: 5, count: 30))) else { return nil }
      case 2: guard dynamic() else { return nil }
      default: return nil
      }
    }
    if bit > 0 { (place, bit) = (place + 1, 0) }
    guard place + 4 == bytes.count else { return nil }
    let sum = bytes[place...].reduce(0) { $0 << 8 + Int($1) }
    return sum == Self.adler(output) ? output : nil
  }

  private static func adler(_ bytes: [UInt8]) -> Int {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 + low
  }

  private mutating func bits(_ count: Int) -> Int {
    var value = 0
    for shift in 0..<count where place < bytes.count {
      value |= Int(bytes[place] >> bit & 1) << shift
      bit += 1
      if bit == 8 { (place, bit) = (place + 1, 0) }
    }
    return value
  }

  private mutating func stored() -> Bool {
    if bit > 0 { (place, bit) = (place + 1, 0) }
    let (count, complement) = (bits(16), bits(16))
    guard count == ~complement & 0xFFFF, place + count <= bytes.count else { return false }
    output += bytes[place..<place + count]
    place += count
    return true
  }

  private mutating func dynamic() -> Bool {
    let (literals, distances, count) = (bits(5) + 257, bits(5) + 1, bits(4) + 4)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var sizes = [Int](repeating: 0, count: 19)
    for index in 0..<count { sizes[order[index]] = bits(3) }
    let code = Code(sizes)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      guard let symbol = symbol(code) else { return false }
      switch symbol {
      case 16:
        guard let last = lengths.last else { return false }
        lengths += [Int](repeating: last, count: bits(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: bits(3) + 3)
      case 18: lengths += [Int](repeating: 0, count: bits(7) + 11)
      default: lengths.append(symbol)
      }
    }
    guard lengths.count == literals + distances else { return false }
    return block(Code(Array(lengths[..<literals])), Code(Array(lengths[literals...])))
  }

  private mutating func block(_ literals: Code, _ distances: Code) -> Bool {
    while let symbol = symbol(literals) {
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        return true
      } else {
        let length = symbol == 285 ? 258 : number(symbol - 257, group: 4, first: 3)
        guard let far = self.symbol(distances) else { return false }
        let distance = number(far, group: 2, first: 1)
        guard distance <= output.count else { return false }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
    }
    return false
  }

  /// The number of a symbol, of which groups have ever more bits after them.
  private mutating func number(_ symbol: Int, group: Int, first: Int) -> Int {
    var (value, bitCount) = (first, 0)
    for index in 0..<symbol {
      if index >= 2 * group && index % group == 0 { bitCount += 1 }
      value += 1 << bitCount
    }
    return value + bits(symbol < 2 * group ? 0 : symbol / group - 1)
  }

  private mutating func symbol(_ code: Code) -> Int? {
    var value = 0
    for length in 1...15 {
      value = value << 1 | bits(1)
      if let symbol = code.symbols[length << 16 | value] { return symbol }
      if place >= bytes.count { return nil }
    }
    return nil
  }

  /// The symbols of a canonical code, by the length and the bits.
  private struct Code {
    var symbols: [Int: Int] = [:]

    init(_ lengths: [Int]) {
      var code = 0
      for length in 1...15 {
        for (symbol, other) in lengths.enumerated() where other == length {
          symbols[length << 16 | code] = symbol
          code += 1
        }
        code <<= 1
      }
    }
  }
}
