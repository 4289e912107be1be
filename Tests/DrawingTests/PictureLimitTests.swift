import PictureSupport
import TestSupport
import Testing

@testable import LayDrawing

@Suite struct PictureLimitTests {
  @Test func numbersThatAreNotFiniteLeaveTheItemOut() throws {
    for value in [Double.nan, .infinity, -.infinity] {
      let items: [PictureItem] = [
        .shape(.rectangle(x: value, y: 0, width: 1, height: 1), fill: Fill(.black), stroke: nil),
        .shape(box, fill: nil, stroke: Stroke(.black, width: value)),
        .shape(box, fill: Fill(.black, hatching: Hatching(spacing: value, width: 1)), stroke: nil),
        .text(TextLine("x", x: 0, y: value, size: 4)), .text(TextLine("x", x: 0, y: 0, size: value)),
        .begin(PictureGroup(.move(value, 0))), .shape(box, fill: Fill(.black), stroke: nil), .end,
      ]
      try expectWhite(items)
      #expect(losses(of: picture(items)).changes == 7)
    }
  }

  @Test func hugeNumbersArePaintedAtTheLimit() throws {
    let items: [PictureItem] = [
      .shape(.rectangle(x: -1e300, y: -1e300, width: 2e300, height: 2e300), fill: Fill(.black), stroke: nil)
    ]
    #expect(try Pixels(picture(items))[2, 2] == [0, 0, 0, 255])
    #expect(
      svgText(picture(items)).contains("<rect x=\"-1000000\" y=\"-1000000\" width=\"2000000\" height=\"2000000\""))
    let group = PictureItem.begin(PictureGroup(Transform2D(1e9, 1e9, -1e9, 1e9, 1e300, -1e300)))
    let nested = [PictureItem](repeating: group, count: 100) + items + [PictureItem](repeating: .end, count: 100)
    for writer in writers { #expect(try writer(picture(nested)) > 0) }
  }

  @Test func groupsMatchWhateverTheItemsAre() {
    let unmatched = picture([.end, .end, .begin(PictureGroup()), .begin(PictureGroup()), .end])
    let text = svgText(unmatched)
    #expect(text.components("<g").count == 3 && text.components("</g>").count == 3)
    #expect(losses(of: unmatched).changes == 2)
  }

  @Test func groupsAreDeepUpToTheLimit() throws {
    for (depth, isPainted) in [(PictureLimits.depth, true), (PictureLimits.depth + 1, false)] {
      let begin = [PictureItem](repeating: .begin(PictureGroup()), count: depth)
      let end = [PictureItem](repeating: .end, count: depth)
      let pixels = try Pixels(picture(begin + [.shape(box, fill: Fill(.black), stroke: nil)] + end))
      #expect(pixels[1, 1] == (isPainted ? [0, 0, 0, 255] : [255, 255, 255, 255]))
    }
    // No recursion, so no depth overflows the stack.
    let deep = picture([PictureItem](repeating: .begin(PictureGroup()), count: 50_000))
    for writer in writers { #expect(try writer(deep) > 0) }
  }

  @Test func groupsFadeUpToTheLimit() throws {
    let begin = PictureItem.begin(PictureGroup(opacity: 0.9))
    func faded(_ count: Int) throws -> [UInt8] {
      let groups = [PictureItem](repeating: begin, count: count)
      return try Pixels(picture(groups + [.shape(box, fill: Fill(.black), stroke: nil)]))[1, 1]
    }
    #expect(try faded(PictureLimits.layers - 1) != faded(PictureLimits.layers))
    #expect(try faded(PictureLimits.layers) == faded(PictureLimits.layers + 1))
  }

  @Test func textsAndFontsEndAtTheLimit() {
    let long = String(repeating: "日", count: PictureLimits.characters)
    for text in [long, long + "x"] {
      let line = TextLine(text, x: 0, y: 0, size: 2 * PictureLimits.fontSize)
      let clean = CleanPicture(picture([.text(line), .begin(PictureGroup(title: text))])).picture
      guard case .text(let first) = clean.items[0], case .begin(let second) = clean.items[1] else {
        Issue.record("an item is missing")
        return
      }
      #expect(first.text == long && first.size == PictureLimits.fontSize && second.title == long)
    }
  }

  @Test func tooManyDashesAreAContinuousLine() {
    let line = Outline.lines([Point2D(0, 0), Point2D(100, 0)])
    func dashes(_ dashes: [Double]) -> [Double]? {
      let item = PictureItem.shape(line, fill: nil, stroke: Stroke(.black, dashes: dashes))
      guard case .shape(_, _, let stroke) = CleanPicture(picture([item])).picture.items[0] else { return nil }
      return stroke?.dashes
    }
    #expect(dashes([0.005, 0.005]) == [0.005, 0.005])
    #expect(dashes([0.005, 0.0049]) == [])
    for wrong in [[0, 0], [-1, 2], [.nan, 1], [1e-300, 0], [.infinity, 1]] { #expect(dashes(wrong) == []) }
  }

  @Test func tooManyHatchLinesAreFewer() {
    let hatching = Hatching(spacing: 0.5, width: 0.1)
    for side in [1000.0, 100_000, 1e6] {
      let square = Outline.rectangle(x: 0, y: 0, width: side, height: side)
      let lines = HatchLines(hatching, over: square, in: .identity, width: side, height: side)
      let count = (lines?.outline.pieces.count ?? 0) / 5
      #expect(count <= PictureLimits.hatchLines + 1 && count > 1000)
      #expect((count...count + 1).contains(lines?.count ?? 0))
    }
  }

  @Test func piecesEndAtTheLimit() {
    let hatched = PictureItem.shape(box, fill: Fill(.black, hatching: Hatching(spacing: 4, width: 1)), stroke: nil)
    let dashed = PictureItem.shape(box, fill: nil, stroke: Stroke(.black, dashes: [1, 1]))
    let clipped = PictureItem.begin(PictureGroup(clip: box))
    let text = PictureItem.text(TextLine("five!", x: 0, y: 0, size: 4))
    let named = PictureItem.begin(PictureGroup(title: "Title", name: "view"))
    for (item, count) in [(hatched, 15), (dashed, 22), (clipped, 5), (text, 5), (named, 9)] {
      #expect(CleanPicture(picture([item]), mostPieces: count).changes == 0)
      #expect(CleanPicture(picture([item]), mostPieces: count - 1).changes == 1)
    }
  }

  @Test func itemsEndAtTheLimit() {
    let items = [PictureItem](repeating: .begin(PictureGroup()), count: 3) + [PictureItem](repeating: .end, count: 3)
    #expect(CleanPicture(picture(items), mostItems: 4).picture.items.count == 6)
    #expect(CleanPicture(picture(items), mostItems: 4).changes == 2)
    #expect(CleanPicture(picture(items), mostItems: 6).changes == 0)
  }

  @Test func aPictureHasPixelsUpToTheLimit() throws {
    let side = Double(PictureLimits.side)
    #expect(try Raster(sized(side, 2048), scale: 1).width == PictureLimits.side)
    #expect(throws: PictureError.tooManyPixels(width: PictureLimits.side, height: 2049)) {
      try Raster(sized(side, 2049), scale: 1)
    }
    #expect(throws: PictureError.tooManyPixels(width: PictureLimits.side + 1, height: 1)) {
      try pngBytes(sized(side + 1, 1), scale: 1)
    }
    #expect(throws: PictureError.tooManyPixels(width: 400_000_000, height: 400_000_000)) {
      try pngBytes(sized(4e5, 4e5), scale: 1000)
    }
    for scale in [0, -1, .nan, .infinity] {
      #expect(throws: PictureError.empty) { try pngBytes(sized(4, 4), scale: scale) }
    }
    for width in [0, -1, .nan] { #expect(throws: PictureError.empty) { try pngBytes(sized(width, 4), scale: 1) } }
  }

  @Test func stripsHaveFewRowsWhereGroupsAreDeep() throws {
    let flat = try Raster(sized(1000, 1000), scale: 4)
    #expect(flat.rowsOfStrip * flat.width * 5 <= PictureLimits.stripBytes)
    let group = PictureGroup(clip: box, opacity: 0.5)
    let items = [PictureItem](repeating: .begin(group), count: PictureLimits.depth)
    let deep = try Raster(CleanPicture(sized(1000, 1000, items)).picture, scale: 4)
    #expect(
      deep.rowsOfStrip * deep.width * (4 * (1 + PictureLimits.layers) + PictureLimits.depth) <= PictureLimits.stripBytes
    )
  }

  @Test func paintingEndsAtTheLimitOfItsSteps() throws {
    let items = [PictureItem](repeating: .shape(box, fill: Fill(.black), stroke: nil), count: 10)
    let clean = CleanPicture(picture(items)).picture
    let extents = [PixelBox](repeating: PixelBox(columns: 0..<4, rows: 0..<4), count: 10)
    var enough = StripPainter(clean, scale: 1, width: 4, rows: 0..<4, work: 0)
    let work = try enough.painted(extents).work
    var painter = StripPainter(clean, scale: 1, width: 4, rows: 0..<4, work: PictureLimits.work - work)
    #expect(try painter.painted(extents).work == PictureLimits.work)
    var late = StripPainter(clean, scale: 1, width: 4, rows: 0..<4, work: PictureLimits.work - work + 1)
    #expect(throws: PictureError.tooMuchToPaint) { try late.painted(extents) }
  }

  @Test func noPictureCrashesAWriter() throws {
    var generator = SeededGenerator(seed: 23)
    for seed in 0..<cases(30, thorough: 600) {
      let items = (0..<8).map { _ in item(&generator) }
      for writer in writers { #expect(try writer(picture(items)) > 0, "seed 23, picture \(seed)") }
    }
  }

  // MARK: - Pictures

  private let box = Outline.rectangle(x: 0, y: 0, width: 4, height: 4)

  private var writers: [(Picture) throws -> Int] {
    [{ svgText($0).utf8.count }, { pdfBytes([$0]).count }, { try pngBytes($0, scale: 1).count }]
  }

  private func picture(_ items: [PictureItem]) -> Picture { sized(4, 4, items) }

  private func sized(_ width: Double, _ height: Double, _ items: [PictureItem] = []) -> Picture {
    Picture(width: width, height: height, title: "T", items: items)
  }

  private func expectWhite(_ items: [PictureItem]) throws {
    let pixels = try Pixels(picture(items))
    #expect(pixels.bytes.allSatisfy { $0 == 255 })
    #expect(!svgText(picture(items)).contains("<rect"))
  }

  private func number(_ generator: inout SeededGenerator) -> Double {
    let wild: [Double] = [.nan, .infinity, -1e300, 1e300, 1e-300, 0, -0.0, 1e6, -1e6, 1e9, .leastNonzeroMagnitude]
    return Bool.random(using: &generator)
      ? wild[Int.random(in: 0..<wild.count, using: &generator)]
      : Double.random(in: -8...8, using: &generator)
  }

  private func point(_ generator: inout SeededGenerator) -> Point2D { Point2D(number(&generator), number(&generator)) }

  private func outline(_ generator: inout SeededGenerator) -> Outline {
    Outline(
      (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        switch Int.random(in: 0...3, using: &generator) {
        case 0: .move(point(&generator))
        case 1: .line(point(&generator))
        case 2: .curve(point(&generator), point(&generator), point(&generator))
        default: .close
        }
      })
  }

  private func item(_ generator: inout SeededGenerator) -> PictureItem {
    let hatching =
      Bool.random(using: &generator) ? nil : Hatching(spacing: number(&generator), width: number(&generator))
    switch Int.random(in: 0...4, using: &generator) {
    case 0: return .end
    case 1:
      let transform = Transform2D(
        number(&generator), number(&generator), number(&generator), number(&generator), number(&generator),
        number(&generator))
      let clip = Bool.random(using: &generator) ? outline(&generator) : nil
      return .begin(PictureGroup(transform, clip: clip, opacity: number(&generator), title: "\u{0}<"))
    case 2:
      return .text(
        TextLine(
          "a\u{0}日\u{202E}", x: number(&generator), y: number(&generator), size: number(&generator),
          weight: Int.random(in: .min ... .max, using: &generator), tracking: number(&generator)))
    default:
      let stroke = Stroke(
        .black, width: number(&generator), dashes: [number(&generator), 3],
        isRound: Bool.random(using: &generator))
      return .shape(outline(&generator), fill: Fill(.black, hatching: hatching), stroke: stroke)
    }
  }
}
