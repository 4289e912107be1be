/// The literals and repetitions of a block of Deflate.
struct DeflateBlock {
  /// A literal, or a length above 256 in the low half and a distance in the high one.
  private var tokens: [UInt32] = []
  private var literals = [Int](repeating: 0, count: 286)
  private var distances = [Int](repeating: 0, count: 30)

  /// True if there are so many tokens that a new code pays.
  var isFull: Bool { tokens.count >= 16_384 }

  mutating func append(literal: UInt8) {
    tokens.append(UInt32(literal))
    literals[Int(literal)] += 1
  }

  mutating func append(length: Int, distance: Int) {
    tokens.append(UInt32(distance) << 16 | UInt32(length + 256))
    literals[DeflateTables.lengths.symbol(length) + 257] += 1
    distances[DeflateTables.distances.symbol(distance)] += 1
  }

  /// Writes the block in the shortest of the three forms; `bytes` is its content.
  func write(_ bytes: ArraySlice<UInt8>, to writer: inout BitWriter) {
    var literals = literals
    literals[256] = 1
    let code = HuffmanCode(frequencies: literals, limit: 15)
    let distanceCode = HuffmanCode(frequencies: distances, limit: 15)
    let header = CodeHeader(code, distanceCode)
    let dynamic = header.size + size(code, distanceCode)
    let fixed = size(.fixed, .fixedDistances)
    // Each part of 65,535 bytes has five bytes before it.
    let stored = 8 * (bytes.count + 5 * (bytes.count / 65_535 + 1))
    if stored < min(dynamic, fixed) {
      store(bytes, to: &writer)
    } else if fixed <= dynamic {
      writer.append(0b010, 3)
      write(.fixed, .fixedDistances, to: &writer)
    } else {
      writer.append(0b100, 3)
      header.write(to: &writer)
      write(code, distanceCode, to: &writer)
    }
  }

  private func store(_ bytes: ArraySlice<UInt8>, to writer: inout BitWriter) {
    var rest = bytes
    repeat {
      let part = rest.prefix(65_535)
      rest = rest.dropFirst(part.count)
      writer.append(0, 3)
      writer.align()
      writer.append(UInt32(part.count), 16)
      writer.append(~UInt32(part.count) & 0xFFFF, 16)
      writer.append(part)
    } while !rest.isEmpty
  }

  /// The number of bits of the tokens.
  private func size(_ code: HuffmanCode, _ distanceCode: HuffmanCode) -> Int {
    var bits = Int(code.lengths[256])
    for (symbol, count) in literals.enumerated() where count > 0 {
      bits += count * (Int(code.lengths[symbol]) + (symbol > 256 ? DeflateTables.lengths.extra[symbol - 257] : 0))
    }
    for (symbol, count) in distances.enumerated() where count > 0 {
      bits += count * (Int(distanceCode.lengths[symbol]) + DeflateTables.distances.extra[symbol])
    }
    return bits
  }

  private func write(_ code: HuffmanCode, _ distanceCode: HuffmanCode, to writer: inout BitWriter) {
    for token in tokens {
      let (value, distance) = (Int(token & 0xFFFF), Int(token >> 16))
      guard value > 256 else {
        writer.append(code, value)
        continue
      }
      let symbol = DeflateTables.lengths.symbol(value - 256)
      writer.append(code, symbol + 257)
      writer.append(
        UInt32(value - 256 - DeflateTables.lengths.first[symbol]), DeflateTables.lengths.extra[symbol])
      let far = DeflateTables.distances.symbol(distance)
      writer.append(distanceCode, far)
      writer.append(UInt32(distance - DeflateTables.distances.first[far]), DeflateTables.distances.extra[far])
    }
    writer.append(code, 256)
  }
}

extension BitWriter {
  /// Appends the bits of a symbol.
  mutating func append(_ code: HuffmanCode, _ symbol: Int) {
    append(UInt32(code.bits[symbol]), Int(code.lengths[symbol]))
  }
}

/// The numbers that the symbols of lengths and distances stand for (RFC 1951, 3.2.5).
struct DeflateTables: Sendable {
  /// The least number of each symbol, and the bits that follow it.
  let first, extra: [Int]
  /// The symbol of each number up to 258, and of those above by their 128th part.
  private let small, large: [UInt8]

  static let lengths = DeflateTables(
    first: (0..<28).map { $0 < 8 ? $0 + 3 : (4 + $0 % 4) << ($0 / 4 - 1) + 3 } + [258],
    extra: (0..<28).map { $0 < 8 ? 0 : $0 / 4 - 1 } + [0])
  static let distances = DeflateTables(
    first: (0..<30).map { $0 < 4 ? $0 + 1 : (2 + $0 % 2) << ($0 / 2 - 1) + 1 },
    extra: (0..<30).map { $0 < 4 ? 0 : $0 / 2 - 1 })

  private init(first: [Int], extra: [Int]) {
    func symbol(_ number: Int) -> UInt8 {
      UInt8(max(0, (first.firstIndex { $0 > number } ?? first.count) - 1))
    }
    self.first = first
    self.extra = extra
    small = (0...258).map(symbol)
    large = first.count == 30 ? (0...256).map { symbol(max($0 * 128, 1)) } : []
  }

  /// The symbol of a number. Above 258 all that have the same 128th part, less one, have the same symbol.
  func symbol(_ number: Int) -> Int {
    number <= 258 ? Int(small[number]) : Int(large[(number - 1) / 128]) + (isNext(number) ? 1 : 0)
  }

  /// True if a number has the symbol after the one of its 128th part: the part begins one below a symbol's first.
  private func isNext(_ number: Int) -> Bool {
    let symbol = Int(large[(number - 1) / 128])
    return symbol + 1 < first.count && number >= first[symbol + 1]
  }
}
