/// The description of the two codes of a block (RFC 1951, 3.2.7).
struct CodeHeader {
  /// A length of a code, or a repetition with the number of its extra bits.
  private struct Item {
    var symbol: Int
    var extra: UInt32 = 0
    var bits = 0
  }

  /// The order in which the lengths of the code of lengths are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let literals, distances: Int
  private var items: [Item] = []
  private let code: HuffmanCode
  /// The number of lengths that are written.
  private let count: Int

  init(_ code: HuffmanCode, _ distanceCode: HuffmanCode) {
    // One distance at least has to be described.
    (literals, distances) = (Self.used(code, least: 257), Self.used(distanceCode, least: 1))
    items = Self.items(Array(code.lengths.prefix(literals)) + Array(distanceCode.lengths.prefix(distances)))
    var frequencies = [Int](repeating: 0, count: 19)
    for item in items { frequencies[item.symbol] += 1 }
    let lengths = HuffmanCode(frequencies: frequencies, limit: 7)
    self.code = lengths
    count = max(4, (Self.order.lastIndex { lengths.lengths[$0] > 0 } ?? 0) + 1)
  }

  /// The number of bits.
  var size: Int { 14 + 3 * count + items.reduce(0) { $0 + Int(code.lengths[$1.symbol]) + $1.bits } }

  func write(to writer: inout BitWriter) {
    writer.append(UInt32(literals - 257), 5)
    writer.append(UInt32(distances - 1), 5)
    writer.append(UInt32(count - 4), 4)
    for symbol in Self.order.prefix(count) { writer.append(UInt32(code.lengths[symbol]), 3) }
    for item in items {
      writer.append(code, item.symbol)
      writer.append(item.extra, item.bits)
    }
  }

  private static func used(_ code: HuffmanCode, least: Int) -> Int {
    max(least, (code.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
  }

  /// Lengths with repetitions.
  private static func items(_ lengths: [UInt8]) -> [Item] {
    var (items, place) = ([Item](), 0)
    while place < lengths.count {
      let length = lengths[place]
      var run = 1
      while place + run < lengths.count && lengths[place + run] == length { run += 1 }
      place += run
      if length > 0 {
        items.append(Item(symbol: Int(length)))
        run -= 1
      }
      append(run, of: length, to: &items)
    }
    return items
  }

  private static func append(_ run: Int, of length: UInt8, to items: inout [Item]) {
    var rest = run
    while rest >= 3 {
      let part = min(rest, length > 0 ? 6 : 138)
      if length > 0 {
        items.append(Item(symbol: 16, extra: UInt32(part - 3), bits: 2))
      } else if part <= 10 {
        items.append(Item(symbol: 17, extra: UInt32(part - 3), bits: 3))
      } else {
        items.append(Item(symbol: 18, extra: UInt32(part - 11), bits: 7))
      }
      rest -= part
    }
    for _ in 0..<rest { items.append(Item(symbol: Int(length))) }
  }
}
