import Foundation
import LayDrawing
import PictureSupport
import TestSupport
import Testing

@Suite struct GoldenPictureTests {
  @Test func shapesLookAsKept() throws {
    try expectKept(
      picture([
        .shape(.rounded(x: 4, y: 4, width: 36, height: 14, radius: 5), fill: Fill(blue), stroke: nil),
        .shape(
          .ellipse(x: 44, y: 4, width: 20, height: 14), fill: Fill(Colour(hex: 0x34C759, opacity: 0.4)),
          stroke: Stroke(.black, width: 2)),
        .shape(
          .rectangle(x: 4.5, y: 22.5, width: 30, height: 12),
          fill: Fill(orange, hatching: Hatching(spacing: 4, width: 1)), stroke: Stroke(orange)),
        .begin(
          PictureGroup(
            Transform2D(0.8, 0.6, -0.6, 0.8, 50, 20), clip: .ellipse(x: 0, y: 0, width: 20, height: 12), opacity: 0.6)),
        .shape(.rectangle(x: 0, y: 0, width: 12, height: 12), fill: Fill(orange), stroke: nil),
        .shape(
          .rectangle(x: 8, y: 2, width: 20, height: 12), fill: Fill(blue, hatching: Hatching(spacing: 3, width: 1.5)),
          stroke: nil),
        .end,
      ]), "shapes")
  }

  @Test func strokesLookAsKept() throws {
    let zigzag = [Point2D(4, 14), Point2D(14, 4), Point2D(22, 14), Point2D(26, 4), Point2D(28, 14)]
    let curve = Outline([.move(Point2D(36, 10)), .curve(Point2D(46, -6), Point2D(56, 26), Point2D(66, 8))])
    try expectKept(
      picture([
        .shape(.lines(zigzag), fill: nil, stroke: Stroke(.black, width: 3)),
        .shape(curve, fill: nil, stroke: Stroke(blue, width: 2, dashes: [5, 3])),
        .shape(
          .rectangle(x: 6, y: 22, width: 24, height: 12), fill: nil, stroke: Stroke(orange, width: 4, isRound: true)),
        .shape(
          .rectangle(x: 38, y: 22, width: 24, height: 12), fill: nil,
          stroke: Stroke(Colour(hex: 0xFF3B30, opacity: 0.5), width: 3, dashes: [0, 5], isRound: true)),
      ]), "strokes")
  }

  @Test func textsLookAsKept() throws {
    try expectKept(
      picture([
        .text(TextLine("Sign in é", x: 4, y: 12, size: 10)),
        .text(TextLine("Größe 12 €", x: 66, y: 24, anchor: .end, size: 10, weight: 700, colour: blue)),
        .text(TextLine("Жук 日 →", x: 35, y: 36, anchor: .middle, size: 10, weight: 250, tracking: 1)),
      ]), "texts")
  }

  @Test func theDifferenceOfTwoPicturesIsRed() throws {
    let first = try Pixels(
      picture([.shape(.rectangle(x: 2, y: 2, width: 4, height: 4), fill: Fill(.black), stroke: nil)]))
    let second = try Pixels(
      picture([.shape(.rectangle(x: 2, y: 2, width: 5, height: 4), fill: Fill(.black), stroke: nil)]))
    let (count, picture) = differing(first, second)
    let pixels = try Pixels(picture)
    #expect(count == 4)
    #expect(
      pixels[6, 3] == [255, 0, 0, 255] && pixels[3, 3] == [192, 192, 192, 255] && pixels[9, 3] == [255, 255, 255, 255])
  }

  @Test func aChangedPictureIsReportedWithThePictureOfTheDifference() throws {
    let folder = URL.temporaryDirectory.appending(path: "GoldenPictureTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func square(_ side: Double) -> Picture {
      picture([.shape(.rectangle(x: 2, y: 2, width: side, height: 4), fill: Fill(.black), stroke: nil)])
    }
    let golden = GoldenPNG(
      file: folder.appending(path: "square.png"), differences: folder.appending(path: "differences"))
    #expect(
      try golden.problem(of: square(4), scale: 1, isUpdate: false) == "there is no square.png: LAYC_UPDATE=1 swift test"
    )
    #expect(
      try golden.problem(of: square(4), scale: 1, isUpdate: true) == "rewrote square.png; look at the change")
    #expect(try golden.problem(of: square(4), scale: 1, isUpdate: false) == nil)
    let problem = try golden.problem(of: square(5), scale: 1, isUpdate: false)
    #expect(problem == "4 pixels of square.png differ: see \(golden.difference.path)")
    let written = try #require(Pixels(png: [UInt8](Data(contentsOf: golden.difference))))
    #expect(written[6, 3] == [255, 0, 0, 255] && written[9, 3] == [255, 255, 255, 255])
    #expect(
      try golden.problem(of: square(5), scale: 2, isUpdate: false)
        == "square.png has another size: LAYC_UPDATE=1 swift test")
  }

  private let blue = Colour(hex: 0x007AFF)
  private let orange = Colour(hex: 0xFF9500)

  private func picture(_ items: [PictureItem]) -> Picture {
    Picture(width: 70, height: 40, title: "Golden", items: items)
  }

  /// Compares a picture with those of the name as PNG and as SVG.
  private func expectKept(_ picture: Picture, _ name: String) throws {
    try expectGolden(picture, "Tests/DrawingTests/Golden/\(name).png")
    expectGolden(svgText(picture), repository.appending(path: "Tests/DrawingTests/Golden/\(name).svg"))
  }
}
