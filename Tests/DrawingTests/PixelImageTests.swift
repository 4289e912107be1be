import PictureSupport
import TestSupport
import Testing

@testable import LayDrawing

/// Pictures of pixels: PNGs that are read, and their place in every format.
@Suite struct PixelImageTests {
  // MARK: Files

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    func word(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    let body = [UInt8](name.utf8) + content
    return word(UInt32(content.count)) + body + word(CRC32.of(body[...]))
  }

  /// A PNG with rows that begin with their filter.
  private func png(
    _ width: Int, _ height: Int, kind: UInt8, depth: UInt8 = 8, interlaced: UInt8 = 0, _ rows: [UInt8],
    extra: [UInt8] = []
  ) -> [UInt8] {
    let sizes = [width, height].flatMap { size in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", sizes + [depth, kind, 0, 0, interlaced]) + extra + chunk("IDAT", compressed(rows))
      + chunk("IEND", [])
  }

  private func pixels(_ png: [UInt8]) throws -> [UInt8] { try PixelImage(png: png).pixels }

  @Test func everyColourTypeIsRead() throws {
    #expect(try pixels(png(2, 1, kind: 2, [0, 1, 2, 3, 4, 5, 6])) == [1, 2, 3, 255, 4, 5, 6, 255])
    #expect(try pixels(png(1, 2, kind: 6, [0, 1, 2, 3, 4, 0, 5, 6, 7, 8])) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(try pixels(png(2, 1, kind: 4, [0, 9, 8, 7, 6])) == [9, 9, 9, 8, 7, 7, 7, 6])
    #expect(try pixels(png(2, 1, kind: 0, [0, 9, 200])) == [9, 9, 9, 255, 200, 200, 200, 255])
    // Bits of one, two and four are spread over 0 to 255; of sixteen the upper half counts.
    #expect(try pixels(png(3, 1, kind: 0, depth: 1, [0, 0b1010_0000])).filter { $0 == 0 }.count == 3)
    #expect(try pixels(png(2, 1, kind: 0, depth: 2, [0, 0b0110_0000]))[0...4] == [85, 85, 85, 255, 170])
    #expect(try pixels(png(1, 1, kind: 0, depth: 4, [0, 0xF0])) == [255, 255, 255, 255])
    #expect(try pixels(png(1, 1, kind: 2, depth: 16, [0, 1, 99, 2, 99, 3, 99])) == [1, 2, 3, 255])
    let palette = chunk("PLTE", [10, 11, 12, 20, 21, 22]) + chunk("tRNS", [128])
    #expect(
      try pixels(png(2, 1, kind: 3, depth: 8, [0, 1, 0], extra: palette)) == [20, 21, 22, 255, 10, 11, 12, 128])
    #expect(
      try pixels(png(1, 2, kind: 2, [0, 1, 2, 3, 0, 1, 2, 4], extra: chunk("tRNS", [0, 1, 0, 2, 0, 3])))
        == [1, 2, 3, 0, 1, 2, 4, 255])
  }

  @Test func everyFilterIsUndone() throws {
    // Two rows of two grey pixels with opacity: 10 20, 30 40 over 50 60, 70 80.
    let first: [UInt8] = [10, 20, 30, 40]
    let expected: [UInt8] = [10, 10, 10, 20, 30, 30, 30, 40, 50, 50, 50, 60, 70, 70, 70, 80]
    let second: [[UInt8]] = [
      [0, 50, 60, 70, 80], [1, 50, 60, 20, 20], [2, 40, 40, 40, 40], [3, 45, 50, 30, 30], [4, 40, 40, 20, 20],
    ]
    for row in second {
      #expect(try pixels(png(2, 2, kind: 4, [0] + first + row)) == expected, "filter \(row[0])")
    }
  }

  @Test func otherFilesAreProblems() throws {
    func problem(_ bytes: [UInt8]) -> PixelImage.Problem? {
      do throws(PixelImage.Problem) {
        _ = try PixelImage(png: bytes)
        return nil
      } catch {
        return error
      }
    }
    let whole = png(2, 2, kind: 2, [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6])
    #expect(problem(whole) == nil)
    #expect(problem([]) == .unknownFormat && problem([UInt8]("GIF89a".utf8)) == .unknownFormat)
    for count in 8..<whole.count { #expect(problem(Array(whole[..<count])) == .damaged, "\(count)") }
    for index in 8..<whole.count {
      var bytes = whole
      bytes[index] ^= 0x10
      #expect(problem(bytes) != nil, "\(index)")
    }
    #expect(problem(png(2, 2, kind: 2, interlaced: 1, [])) == .interlaced)
    #expect(problem(png(2, 2, kind: 5, [])) == .damaged && problem(png(0, 2, kind: 2, [])) == .damaged)
    #expect(problem(png(2, 2, kind: 2, [0, 1, 2, 3, 4, 5, 6])) == .damaged)
    #expect(problem(png(1, 1, kind: 2, [5, 1, 2, 3])) == .damaged)
    #expect(problem(png(1, 1, kind: 3, [0, 4], extra: chunk("PLTE", [1, 2, 3]))) == .damaged)
    #expect(problem(png(8192, 2049, kind: 2, [])) == .tooLarge)
    #expect(problem(png(1 << 31 - 1, 1 << 31 - 1, kind: 2, [])) == .tooLarge)
    #expect(problem(whole + [UInt8](repeating: 0, count: PixelImage.mostBytes)) == .tooLarge)
    // A file that unpacks to more than its header says is no more than that.
    #expect(problem(png(1, 1, kind: 2, [UInt8](repeating: 0, count: 1 << 20))) == .damaged)
  }

  @Test func streamsOfTheCompressorAreUnpacked() throws {
    var random = SeededGenerator(seed: 9)
    for count in [0, 1, 3, 100, 5000, 70_000] {
      for kinds in [1, 4, 256] {
        let bytes = (0..<count).map { _ in UInt8(Int.random(in: 0..<kinds, using: &random)) }
        let stream = compressed(bytes)
        #expect(Inflater.bytes(of: stream, atMost: count) == bytes, "\(count) of \(kinds)")
        #expect(Inflate.bytes(of: stream) == bytes)
        if count > 0 { #expect(Inflater.bytes(of: stream, atMost: count - 1) == nil) }
      }
    }
    // A stored block, and one with the fixed code: zlib's own for "a".
    #expect(Inflater.bytes(of: [0x78, 1, 1, 1, 0, 0xFE, 0xFF, 97, 0, 0x62, 0, 0x62], atMost: 9) == [97])
    #expect(Inflater.bytes(of: [0x78, 0x9C, 0x4B, 4, 0, 0, 0x62, 0, 0x62], atMost: 9) == [97])
    #expect(Inflater.bytes(of: [0x78, 0x9C, 0x4B, 4, 0, 0, 0x62, 0, 0x63], atMost: 9) == nil)
    // Random bytes end, with or without a result.
    for _ in 0..<2000 {
      let bytes = [0x78, 0x9C] + (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
      if let found = Inflater.bytes(of: bytes, atMost: 1000) { #expect(found.count <= 1000) }
    }
  }

  // MARK: Pictures

  /// Red and green over blue and a transparent pixel.
  private func image() throws -> PixelImage {
    try PixelImage(
      png: png(2, 2, kind: 6, [0, 255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 0, 255, 255, 9, 9, 9, 0]))
  }

  private func picture(_ items: [PictureItem], background: Colour? = .white) -> Picture {
    Picture(width: 8, height: 8, title: "Image", background: background, items: items)
  }

  @Test func pixelsHaveTheColoursOfTheImage() throws {
    let image = try image()
    let same = try Pixels(picture([.image(PlacedImage(image, x: 1, y: 2, width: 2, height: 2))]))
    let (red, green, blue) = ([255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]) as ([UInt8], [UInt8], [UInt8])
    #expect(same[1, 2] == red && same[2, 2] == green && same[1, 3] == blue)
    #expect(same[2, 3] == [255, 255, 255, 255] && same[0, 0] == [255, 255, 255, 255])
    // Half as large, a pixel is the mean of four, a quarter of which is clear.
    let small = try Pixels(picture([.image(PlacedImage(image, x: 0, y: 0, width: 1, height: 1))], background: nil))
    #expect(small[0, 0] == [85, 85, 85, 191])
    #expect(small[1, 1] == [0, 0, 0, 0])
    // Larger, turned and clipped.
    let turned = PictureGroup(Transform2D(0, 1, -1, 0, 8, 0), clip: .rectangle(x: 0, y: 0, width: 8, height: 3))
    let large = try Pixels(
      picture([.begin(turned), .image(PlacedImage(image, x: 0, y: 0, width: 8, height: 8)), .end]))
    #expect(large[7, 0] == red && large[7, 7] == green && large[0, 0] == [255, 255, 255, 255])
  }

  @Test func everyFormatHasTheImageOnce() throws {
    let image = try image()
    let shown = picture([
      .image(PlacedImage(image, x: 0, y: 0, width: 2, height: 2)),
      .image(PlacedImage(image, x: 4, y: 0, width: 4, height: 4)),
    ])
    let svg = svgText(shown)
    #expect(svg.matches(of: /data:image\/png;base64,/).count == 1 && svg.matches(of: /href="#i0"/).count == 2)
    #expect(svg.contains(##"<use href="#i0" transform="matrix(4 0 0 4 4 0)"/>"##))
    let pdf = String(decoding: pdfBytes([shown]), as: UTF8.self)
    #expect(pdf.matches(of: /\/Subtype\/Image/).count == 2 && pdf.matches(of: /\/SMask/).count == 1)
  }

  @Test func placesThatAreNotFiniteAreLeftOut() throws {
    let image = try image()
    for (x, width) in [(Double.nan, 2.0), (0, .infinity), (0, -1), (0, 0), (2e6, 1)] {
      let shown = picture([.image(PlacedImage(image, x: x, y: 0, width: width, height: 2))])
      #expect(losses(of: shown).changes == 1 && !svgText(shown).contains("<use"), "\(x) \(width)")
    }
  }
}
