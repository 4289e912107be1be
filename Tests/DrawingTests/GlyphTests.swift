import Foundation
import LayModel
import PictureSupport
import TestSupport
import Testing

@testable import LayDrawing

@Suite struct GlyphTests {
  @Test func eachGlyphIsReadable() {
    var count = 0
    for code in UInt32(0x20)...0x2600 {
      guard let scalar = Unicode.Scalar(code), let glyph = GlyphTable.inter.glyph(of: scalar) else { continue }
      count += 1
      let pieces = GlyphTable.inter.outline(of: glyph, weight: .regular).pieces
      #expect(pieces.isEmpty || pieces[0].isMove && pieces.last == .close)
    }
    #expect(count == 821)
  }

  @Test func outlinesAndAdvancesAreOfOneVersionOfTheFont() throws {
    let files = [
      "Drawing/Glyphs/InterGlyphs", "Model/Text/InterAdvances", "Model/Text/InterThinAdvances",
      "Model/Text/InterBlackAdvances",
    ]
    let versions = try files.map { file in
      let text = try String(contentsOf: repository.appending(path: "Sources/\(file).swift"), encoding: .utf8)
      return text.components("\n")[0].components("Version ").last
    }
    #expect(Set(versions) == ["3.019;git-0a5106e0b. Do not edit."])
  }

  /// The outlines and the advances are of the same font: a glyph lies within its advance, but for what hangs over a little.
  @Test(arguments: FontWeight.allCases) func outlinesLieWithinTheAdvancesOfLayout(weight: FontWeight) throws {
    let em = Double(InterGlyphs.unitsPerEm)
    for code in UInt32(0x20)...0x24F {
      guard let scalar = Unicode.Scalar(code), let glyph = GlyphTable.inter.glyph(of: scalar),
        let box = GlyphTable.inter.outline(of: glyph, weight: weight).bounds
      else { continue }
      let advance = Double(TextPen.advance(of: scalar, weight: weight.rawValue)) * em / Double(TextPen.unitsPerEm)
      #expect(box.left > -0.15 * em && box.right < advance + 0.15 * em, "U+\(String(code, radix: 16))")
      #expect(box.top > -0.4 * em && box.bottom < 1.25 * em, "U+\(String(code, radix: 16))")
    }
  }

  /// Figures of the font's own tables: the left edge, the right edge and the height of letters in three weights, font units.
  @Test(arguments: [
    ("H", FontWeight.regular, 248.0, 1836.0, 2048.0), ("x", .black, 36, 1644, 1536),
    ("o", .ultraLight, 180, 1452, 1560),
  ])
  func edgesAreThoseOfTheFont(letter: Unicode.Scalar, weight: FontWeight, left: Double, right: Double, top: Double)
    throws
  {
    let glyph = try #require(GlyphTable.inter.glyph(of: letter))
    let box = try #require(GlyphTable.inter.outline(of: glyph, weight: weight).bounds)
    let unit = Double(TextPen.unitsPerEm) / Double(InterGlyphs.unitsPerEm)
    #expect(
      abs(box.left * unit - left) <= unit && abs(box.right * unit - right) <= unit
        && abs(box.bottom * unit - top) <= unit)
  }

  @Test func aLetterWithoutAnOutlineIsABoxOfItsAdvance() throws {
    let placed = PlacedText(TextLine("a日b", x: 0, y: 0, size: 10))
    #expect(placed.glyphs.map { $0.scalar } == ["a", "日", "b"])
    #expect(placed.glyphs[1].key.shape == .box(TextPen.unitsPerEm))
    #expect(abs(placed.glyphs[2].x - placed.glyphs[1].x - 10) < 1e-9)
    let box = try #require(placed.glyphs[1].key.outline.bounds)
    #expect(box.left > 0 && box.right < Double(InterGlyphs.unitsPerEm))
  }

  @Test(
    arguments: [
      "★", "☆", "♥", "❤", "♡", "≡", "☰", "◎", "⌫", "✓", "✔", "✕", "✖", "✗", "◉", "☺", "☐", "☑", "⚠", "✎", "ⓘ", "⋯",
    ] as [Unicode.Scalar])
  func symbolsLieInTheirAdvance(symbol: Unicode.Scalar) throws {
    let placed = PlacedText(TextLine(String(symbol), x: 0, y: 0, size: 10))
    #expect(placed.missing.isEmpty && placed.glyphs.count == 1)
    let box = try #require(placed.glyphs[0].key.outline.bounds)
    let unit = 10 / Double(InterGlyphs.unitsPerEm)
    #expect(box.left >= 0 && box.right * unit <= placed.width + 1e-9, "\(box)")
    #expect(box.top >= 0 && box.bottom <= 0.72 * Double(InterGlyphs.unitsPerEm) + 1e-9, "\(box)")
    #expect(box.right - box.left > 0.4 * Double(InterGlyphs.unitsPerEm))
  }

  @Test func symbolsAreFilledAndHollow() throws {
    func ink(_ symbol: String) throws -> Int {
      let line = TextLine(symbol, x: 2, y: 30, size: 40)
      let pixels = try Pixels(Picture(width: 40, height: 40, title: "", items: [.text(line)]))
      return (0..<1600).count { pixels[$0 % 40, $0 / 40][0] < 128 }
    }
    let (full, hollow) = (try ink("♥"), try ink("♡"))
    #expect(full > 250 && hollow < full * 2 / 3 && hollow > 50, "\(full) \(hollow)")
    let (star, outlined) = (try ink("★"), try ink("☆"))
    #expect(star > 100 && outlined < star && outlined > 40, "\(star) \(outlined)")
  }

  @Test func aTextLiesOnTheSideOfItsAnchor() {
    let width = textWidth(of: "Label", size: 17)
    #expect(start(.start) == 100 && start(.middle) == 100 - width / 2 && start(.end) == 100 - width)
  }

  private func start(_ anchor: TextLine.Anchor) -> Double {
    let line = TextLine("Label", x: 100, y: 0, anchor: anchor, size: 17)
    return PlacedText(line).start(of: line)
  }
}
