/// A prefix code: for each symbol the bits, and their number, 0 for a symbol that has none.
struct HuffmanCode {
  private(set) var lengths: [UInt8]
  /// The bits of each symbol, the first one lowest.
  private(set) var bits: [UInt16]

  /// The shortest code for symbols of these frequencies, none longer than `limit`.
  init(frequencies: [Int], limit: Int) { self.init(lengths: Self.lengths(frequencies, limit: limit)) }

  /// The canonical code with these lengths (RFC 1951, 3.2.2).
  init(lengths: [UInt8]) {
    self.lengths = lengths
    bits = [UInt16](repeating: 0, count: lengths.count)
    var (next, code) = ([Int](repeating: 0, count: 17), 0)
    for length in 1...15 {
      code = code << 1
      next[length] = code
      code += lengths.count { Int($0) == length }
    }
    for (symbol, length) in lengths.enumerated() where length > 0 {
      bits[symbol] = Self.reversed(next[Int(length)], Int(length))
      next[Int(length)] += 1
    }
  }

  /// The fixed code of literals and lengths, and that of distances.
  static let fixed = HuffmanCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let fixedDistances = HuffmanCode(lengths: [UInt8](repeating: 5, count: 30))

  private static func reversed(_ code: Int, _ length: Int) -> UInt16 {
    var (rest, bits) = (code, 0)
    for _ in 0..<length {
      bits = bits << 1 | rest & 1
      rest >>= 1
    }
    return UInt16(bits)
  }

  // MARK: - Lengths

  /// A tree is built from the least frequent symbols up; then the numbers of codes of each length are changed until none is too
  /// long, and the most frequent symbols get the shortest.
  private static func lengths(_ frequencies: [Int], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }.sorted {
      (frequencies[$0], $0) < (frequencies[$1], $1)
    }
    if symbols.count < 2 {
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    var counts = countsOfDepths(symbols.map { frequencies[$0] }, limit: limit)
    shorten(&counts, limit: limit)
    var length = 1
    for symbol in symbols.reversed() {
      while counts[length] == 0 { length += 1 }
      counts[length] -= 1
      lengths[symbol] = UInt8(length)
    }
    return lengths
  }

  /// The number of leaves at each depth of the tree of sorted weights, those that are deeper than `limit` counted there.
  private static func countsOfDepths(_ weights: [Int], limit: Int) -> [Int] {
    let leaves = weights.count
    var (all, parents) = (weights, [Int](repeating: 0, count: 2 * leaves - 1))
    var (leaf, inner) = (0, leaves)
    func least() -> Int {
      if leaf < leaves && (inner >= all.count || weights[leaf] <= all[inner]) {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return inner - 1
    }
    while all.count < 2 * leaves - 1 {
      let (first, second) = (least(), least())
      parents[first] = all.count
      parents[second] = all.count
      all.append(all[first] + all[second])
    }
    var (depths, counts) = ([Int](repeating: 0, count: all.count), [Int](repeating: 0, count: limit + 1))
    for node in (0..<all.count - 1).reversed() {
      depths[node] = depths[parents[node]] + 1
      if node < leaves { counts[min(depths[node], limit)] += 1 }
    }
    return counts
  }

  /// Changes the numbers of codes until they fit: a code of the greatest length goes below one that is shorter.
  private static func shorten(_ counts: inout [Int], limit: Int) {
    var used = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while used > 1 << limit {
      counts[limit] -= 1
      var length = limit - 1
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      counts[length + 1] += 2
      used -= 1
    }
  }
}
