import PictureSupport
import TestSupport
import Testing

@testable import LayDrawing

@Suite struct DeflateTests {
  @Test func anInflaterReadsTheBytesBack() {
    var generator = SeededGenerator(seed: 7)
    for seed in 0..<cases(12, thorough: 600) {
      let bytes = sample(seed, &generator)
      #expect(Inflate.bytes(of: compressed(bytes)) == bytes, "sample \(seed), \(bytes.count) bytes")
    }
  }

  @Test func repetitionsReachBackIntoPartsBefore() {
    var generator = SeededGenerator(seed: 3)
    let noise = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var deflater = Deflater()
    for _ in 0..<40 { deflater.append(noise) }
    let stream = deflater.finish()
    #expect(Inflate.bytes(of: stream) == (0..<40).flatMap { _ in noise })
    #expect(stream.count < 3500)
  }

  @Test func eachKindOfBlockIsUsedWhereItIsShortest() {
    var generator = SeededGenerator(seed: 5)
    let noise = (0..<70_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(kinds([1, 2, 3]) == [1])
    #expect(kinds(noise).isSuperset(of: [0]) && compressed(noise).count < 70_100)
    #expect(kinds((0..<4000).map { UInt8($0 * $0 % 1000 % 40) }).isSuperset(of: [2]))
  }

  @Test func aCodeIsNeverLongerThanItsLimit() {
    // Frequencies like Fibonacci's numbers make the deepest tree.
    var frequencies = [1, 1]
    while frequencies.count < 40 {
      frequencies.append(frequencies[frequencies.count - 1] + frequencies[frequencies.count - 2])
    }
    let code = HuffmanCode(frequencies: frequencies, limit: 15)
    #expect(code.lengths.max() == 15)
    #expect(code.lengths.reduce(0) { $0 + 1 << (15 - Int($1)) } == 1 << 15)
    #expect(HuffmanCode(frequencies: [0, 3, 0], limit: 7).lengths == [0, 1, 0])
    #expect(HuffmanCode(frequencies: [1, 1, 2, 4], limit: 7).lengths == [3, 3, 2, 1])
  }

  @Test func checksumsAreThoseOfTheStandards() {
    var adler = Adler32()
    adler.append([UInt8]("Wikipedia".utf8))
    #expect(adler.value == 0x11E6_0398)
    #expect(CRC32.of([UInt8]("123456789".utf8)[...]) == 0xCBF4_3926)
  }

  @Test(arguments: [3, 10, 11, 257, 258]) func lengthsHaveTheSymbolsOfTheStandard(length: Int) {
    let symbols = [3: 0, 10: 7, 11: 8, 257: 27, 258: 28]
    #expect(DeflateTables.lengths.symbol(length) == symbols[length])
  }

  @Test func distancesHaveTheSymbolsOfTheStandard() {
    let table = DeflateTables.distances
    #expect(table.first.last == 24_577)
    for symbol in 0..<30 {
      let last = table.first[symbol] + (1 << table.extra[symbol]) - 1
      #expect(table.symbol(table.first[symbol]) == symbol && table.symbol(last) == symbol)
      #expect(symbol == 29 ? last == 32_768 : table.first[symbol + 1] == last + 1)
    }
  }

  private func kinds(_ bytes: [UInt8]) -> Set<Int> {
    var reader = Inflate(compressed(bytes))
    _ = reader.read()
    return reader.kinds
  }

  /// Bytes with few or many values, in runs or not.
  private func sample(_ seed: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    let count = [0, 1, 2, 3, 300, 3000][seed % 6]
    let most = [UInt8(0), 3, 255][seed % 3]
    while bytes.count < count {
      let run = Int.random(in: 1...(seed % 2 == 0 ? 1 : 600), using: &generator)
      bytes += [UInt8](repeating: UInt8.random(in: 0...most, using: &generator), count: run)
    }
    return bytes
  }
}
