import PictureSupport
import TestSupport
import Testing

@testable import LayDrawing

@Suite struct RasterTests {
  @Test func aRectangleBetweenPixelsIsSharp() throws {
    let pixels = try Pixels(picture([shape(.rectangle(x: 1, y: 1, width: 2, height: 1), Colour(10, 20, 30))]))
    #expect(pixels[0, 1] == [255, 255, 255, 255] && pixels[3, 1] == [255, 255, 255, 255])
    #expect(pixels[1, 1] == [10, 20, 30, 255] && pixels[2, 1] == [10, 20, 30, 255])
    #expect(pixels[1, 0] == [255, 255, 255, 255] && pixels[1, 2] == [255, 255, 255, 255])
  }

  @Test func halfAPixelIsHalfCovered() throws {
    let pixels = try Pixels(picture([shape(.rectangle(x: 1.5, y: 1, width: 1, height: 1.5), .black)]))
    #expect(pixels[1, 1] == [127, 127, 127, 255] && pixels[2, 1] == [127, 127, 127, 255])
    #expect(pixels[1, 2] == [191, 191, 191, 255])
  }

  @Test func coverageIsNearToThatOfManySamples() throws {
    var generator = SeededGenerator(seed: 11)
    for number in 0..<cases(12, thorough: 200) {
      let points = (0..<Int.random(in: 3...7, using: &generator)).map { _ in
        Point2D(Double.random(in: -6...14, using: &generator), Double.random(in: -6...14, using: &generator))
      }
      let found = try Pixels(picture([shape(.lines(points, isClosed: true), .black)], width: 8, height: 8))
      for y in 0..<8 {
        for x in 0..<8 {
          let covered = share(of: points, x, y) * 255
          #expect(abs(255 - Double(found[x, y][0]) - covered) < 14, "seed 11, polygon \(number), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test func overlapsAreFilledByTheNonzeroRule() throws {
    let both = Outline(
      Outline.rectangle(x: 0, y: 0, width: 2.5, height: 3).pieces
        + Outline.rectangle(x: 0, y: 0, width: 2.5, height: 3).pieces)
    let pixels = try Pixels(picture([shape(both, .black)]))
    #expect(pixels[1, 1] == [0, 0, 0, 255] && pixels[2, 1] == [127, 127, 127, 255])
    let hole = Outline(
      Outline.rectangle(x: 0, y: 0, width: 4, height: 4).pieces
        + Outline.lines([Point2D(1, 1), Point2D(1, 3), Point2D(3, 3), Point2D(3, 1)], isClosed: true).pieces)
    #expect(try Pixels(picture([shape(hole, .black)]))[2, 2] == [255, 255, 255, 255])
  }

  @Test func aFadedGroupIsFadedAsOne() throws {
    let box = shape(.rectangle(x: 0, y: 0, width: 4, height: 4), .black)
    let pixels = try Pixels(picture([.begin(PictureGroup(opacity: 0.5)), box, box, .end]))
    #expect(pixels[1, 1] == [127, 127, 127, 255])
  }

  @Test func clipsAreThoseOfAllGroupsAround() throws {
    let box = shape(.rectangle(x: -9, y: -9, width: 99, height: 99), .black)
    let outer = PictureGroup(.move(1, 0), clip: .rectangle(x: 0, y: 0, width: 2, height: 4))
    let inner = PictureGroup(clip: .rectangle(x: 1, y: 1.5, width: 9, height: 1))
    let pixels = try Pixels(picture([.begin(outer), .begin(inner), box, .end, .end]))
    #expect(pixels[2, 1] == [127, 127, 127, 255] && pixels[2, 2] == [127, 127, 127, 255])
    #expect(pixels[1, 1] == [255, 255, 255, 255] && pixels[3, 1] == [255, 255, 255, 255])
  }

  @Test func withoutABackgroundThePixelsAreTransparent() throws {
    var clear = picture([shape(.rectangle(x: 0, y: 0, width: 1.5, height: 4), Colour(200, 100, 50))])
    clear.background = nil
    let pixels = try Pixels(clear)
    #expect(pixels[0, 0] == [200, 100, 50, 255] && pixels[2, 0] == [0, 0, 0, 0])
    #expect(pixels[1, 0][3] == 128 && abs(Int(pixels[1, 0][0]) - 200) < 2)
  }

  @Test func stripsShowTheSameAsOnePiece() throws {
    let hatched = Fill(.black, hatching: Hatching(spacing: 3, width: 1))
    let turned = Transform2D(0.8, 0.6, -0.6, 0.8, 8, -2)
    let items: [PictureItem] = [
      shape(.ellipse(x: 1, y: 1, width: 18, height: 9), Colour(200, 30, 60)),
      .begin(PictureGroup(turned, clip: .ellipse(x: 0, y: 0, width: 14, height: 10), opacity: 0.5)),
      .shape(.rectangle(x: 1, y: 1, width: 12, height: 8), fill: hatched, stroke: Stroke(.black, dashes: [2, 1])),
      .begin(PictureGroup(opacity: 0.7)), .text(TextLine("ab", x: 2, y: 8, size: 9)), .end, .end,
      shape(.rectangle(x: 3, y: 2.25, width: 2, height: 8), .black),
    ]
    let whole = try rows(picture(items, width: 20, height: 12), stripBytes: 1 << 20)
    #expect(try rows(picture(items, width: 20, height: 12), stripBytes: 1) == whole)
    #expect(try rows(picture(items, width: 20, height: 12), stripBytes: 4000) == whole)
    #expect(Set(whole).count > 40)
  }

  /// The pixels of all strips.
  private func rows(_ picture: Picture, stripBytes: Int) throws -> [UInt8] {
    var raster = try Raster(picture, scale: 2, stripBytes: stripBytes)
    var bytes: [UInt8] = []
    while let strip = try raster.nextStrip() { bytes += strip }
    return bytes
  }

  @Test(arguments: [0.5, 1, 3]) func theScaleIsThatOfPixels(scale: Double) throws {
    let pixels = try Pixels(picture([]), scale: scale)
    #expect(pixels.width == Int(4 * scale) && pixels.height == Int(4 * scale))
  }

  private func picture(_ items: [PictureItem], width: Double = 4, height: Double = 4) -> Picture {
    Picture(width: width, height: height, title: "T", items: items)
  }

  private func shape(_ outline: Outline, _ colour: Colour) -> PictureItem {
    .shape(outline, fill: Fill(colour), stroke: nil)
  }

  /// The share of a pixel's 32 × 32 points that a polygon winds around.
  private func share(of points: [Point2D], _ x: Int, _ y: Int) -> Double {
    var inside = 0
    for row in 0..<32 {
      let line = Double(y) + (Double(row) + 0.5) / 32
      var crossings: [(x: Double, winding: Int)] = []
      for index in points.indices {
        let (a, b) = (points[index], points[(index + 1) % points.count])
        if (a.y <= line) == (b.y <= line) { continue }
        crossings.append((a.x + (line - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1))
      }
      for column in 0..<32 {
        let place = Double(x) + (Double(column) + 0.5) / 32
        if crossings.reduce(0, { $0 + ($1.x <= place ? $1.winding : 0) }) != 0 { inside += 1 }
      }
    }
    return Double(inside) / 1024
  }
}
