import PictureSupport
import TestSupport
import Testing

@testable import LayDrawing

/// Pixels as sixels, read back by a reader of the tests.
@Suite struct SixelTests {
  /// Pixels of four bytes from a function of column and row.
  private func pixels(_ width: Int, _ height: Int, _ colour: (Int, Int) -> [UInt8]) -> [UInt8] {
    (0..<height).flatMap { row in (0..<width).flatMap { colour($0, row) } }
  }

  private func read(_ pixels: [UInt8], _ width: Int, _ height: Int) throws -> SixelReader {
    try SixelReader(sixelBytes(pixels, width: width, height: height))
  }

  @Test func aPictureIsOneString() {
    let black = pixels(5, 2) { _, _ in [0, 0, 0, 255] }
    let text = String(decoding: sixelBytes(black, width: 5, height: 2), as: UTF8.self)
    // Two rows are the two lowest bits: `?` and 3.
    #expect(text == "\u{1B}P0;1;0q\"1;1;5;2#0;2;0;0;0#0!5B\u{1B}\\")
  }

  @Test(arguments: [1, 5, 6, 7, 13]) func heightsNeedNotBeBands(_ height: Int) throws {
    let found = try read(pixels(9, height) { $0 % 2 == $1 % 2 ? [255, 0, 51, 255] : [0, 255, 0, 255] }, 9, height)
    for row in 0..<height {
      for column in 0..<9 {
        #expect(found[column, row] == (column % 2 == row % 2 ? [100, 0, 20] : [0, 100, 0]))
      }
    }
    #expect(found.count == 9 * height)
  }

  @Test func transparentPixelsAreNotPainted() throws {
    let found = try read(pixels(3, 3) { column, _ in [10, 10, 10, column == 1 ? 127 : 128] }, 3, 3)
    #expect(found.count == 6 && found[1, 1] == nil && found[0, 0] == [4, 4, 4])
  }

  @Test func pixelsAreTheNearestOfAHundredLevels() throws {
    var generator = SeededGenerator(seed: 3)
    let palette = (0..<200).map { _ in (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) } + [255] }
    let pixels = pixels(64, 31) { _, _ in palette.randomElement(using: &generator)! }
    let found = try read(pixels, 64, 31)
    for place in 0..<64 * 31 {
      let wanted = pixels[4 * place..<4 * place + 3].map { Double($0) / 2.55 }
      let colour = try #require(found[place % 64, place / 64])
      #expect(zip(wanted, colour).allSatisfy { abs($0 - Double($1)) <= 0.51 }, "seed 3, pixel \(place)")
    }
  }

  @Test func moreThan256ColoursBecomeNearOnes() throws {
    // 64 by 64 colours, of which a quarter of the picture has one alone.
    let pixels = pixels(128, 64) { $0 < 64 ? [UInt8($0 * 4), UInt8($1 * 4), 0, 255] : [255, 255, 255, 255] }
    let found = try read(pixels, 128, 64)
    #expect(found.colours.count == 256 && found[100, 10] == [100, 100, 100])
    #expect(found.count == 128 * 64)
  }

  @Test func pixelsOfAPictureAreItsSixels() throws {
    let shape = PictureItem.shape(
      .rectangle(x: 1, y: 1, width: 2, height: 1), fill: Fill(Colour(255, 0, 0)), stroke: nil)
    let box = Picture(width: 4, height: 3, title: "", items: [shape])
    let found = try SixelReader(sixelBytes(box, scale: 2))
    #expect(found.size == [8, 6] && found[2, 2] == [100, 0, 0] && found[1, 2] == [100, 100, 100])
    #expect(throws: PictureError.empty) { try sixelBytes(Picture(width: 0, height: 1, title: ""), scale: 1) }
  }
}

/// A reader of sixels, strict about what layc writes.
private struct SixelReader {
  struct Wrong: Error { var what: String }

  private(set) var size: [Int] = []
  private(set) var colours: [Int: [Int]] = [:]
  private var pixels: [[Int]: [Int]] = [:]
  private var (column, top, colour) = (0, 0, -1)
  private var text: ArraySlice<UInt8>

  subscript(column: Int, row: Int) -> [Int]? { pixels[[column, row]] }
  var count: Int { pixels.count }

  init(_ bytes: [UInt8]) throws {
    let start = Array("\u{1B}P0;1;0q\"".utf8)
    guard bytes.starts(with: start), bytes.suffix(2) == [0x1B, 0x5C] else { throw Wrong(what: "start or end") }
    text = bytes[start.count..<bytes.count - 2]
    let header = try numbers()
    guard header.count == 4, header[0] == 1, header[1] == 1 else { throw Wrong(what: "raster attributes") }
    size = Array(header[2...])
    while let sign = text.popFirst() { try read(sign) }
  }

  private mutating func read(_ sign: UInt8) throws {
    switch sign {
    case UInt8(ascii: "#"):
      let numbers = try numbers()
      if numbers.count == 5, numbers[1] == 2 { colours[numbers[0]] = Array(numbers[2...]) } else { colour = numbers[0] }
    case UInt8(ascii: "$"): column = 0
    case UInt8(ascii: "-"): (column, top) = (0, top + 6)
    case UInt8(ascii: "!"):
      let count = try numbers()[0]
      guard let sixel = text.popFirst() else { throw Wrong(what: "an empty run") }
      for _ in 0..<count { try paint(sixel) }
    default: try paint(sign)
    }
  }

  private mutating func paint(_ sixel: UInt8) throws {
    guard (0x3F...0x7E).contains(sixel), let colour = colours[colour] else { throw Wrong(what: "sixel \(sixel)") }
    for row in 0..<6 where (sixel - 0x3F) >> UInt8(row) & 1 == 1 {
      guard pixels.updateValue(colour, forKey: [column, top + row]) == nil else { throw Wrong(what: "painted twice") }
      guard column < size[0], top + row < size[1] else { throw Wrong(what: "outside") }
    }
    column += 1
  }

  private mutating func numbers() throws -> [Int] {
    let digits = text.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
    text = text.dropFirst(digits.count)
    let numbers = String(decoding: digits, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
    guard !numbers.isEmpty else { throw Wrong(what: "no number") }
    return numbers
  }
}
