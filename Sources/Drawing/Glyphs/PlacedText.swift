internal import LayModel

/// A glyph in a weight.
struct GlyphKey: Hashable, Sendable {
  /// The shape of a character.
  enum Shape: Hashable, Sendable {
    /// An outline of the table.
    case glyph(Int)
    /// A symbol that the table lacks, by its code point, with its advance in font units.
    case symbol(UInt32, Int)
    /// A box instead of a missing outline, with its advance in font units.
    case box(Int)
  }

  var shape: Shape
  /// The weight, as the raw value of `FontWeight`; 0 for symbols and boxes.
  var weight: UInt8

  /// The outline in units of the data, y up, the origin on the baseline.
  var outline: Outline {
    switch shape {
    case .glyph(let index):
      GlyphTable.inter.outline(of: index, weight: FontWeight(rawValue: weight) ?? .regular)
    case .symbol(let code, let advance): GlyphKey.symbol(code, GlyphKey.units(advance))
    case .box(let advance): GlyphKey.box(GlyphKey.units(advance))
    }
  }

  /// Font units in units of the data.
  private static func units(_ advance: Int) -> Double {
    Double(advance) * Double(InterGlyphs.unitsPerEm) / Double(TextPen.unitsPerEm)
  }

  /// A symbol in the middle of its advance, as high as a capital letter at most.
  private static func symbol(_ code: UInt32, _ advance: Double) -> Outline {
    guard let outline = Unicode.Scalar(code).flatMap({ SymbolOutlines.outline(of: $0) }) else { return Outline() }
    let height = Double(InterGlyphs.unitsPerEm) * 0.72
    let side = min(advance, height)
    return outline.transformed(by: Transform2D(side, 0, 0, side, advance / 2, height / 2))
  }

  /// A frame as high as a capital letter.
  private static func box(_ advance: Double) -> Outline {
    let em = Double(InterGlyphs.unitsPerEm)
    let (margin, line, height) = (em * 0.06, em * 0.05, em * 0.72)
    let width = advance - 2 * margin
    guard width > 2 * line else { return Outline() }
    let inner = [
      Point2D(margin + line, line), Point2D(margin + line, height - line),
      Point2D(margin + width - line, height - line),
      Point2D(margin + width - line, line),
    ]
    let frame = Outline.rectangle(x: margin, y: 0, width: width, height: height)
    return Outline(frame.pieces + Outline.lines(inner, isClosed: true).pieces)
  }
}

/// A line of text as glyphs with their places.
struct PlacedText {
  /// A glyph with its distance from the start of the line.
  struct Glyph {
    var key: GlyphKey
    /// Points.
    var x: Double
    var scalar: Unicode.Scalar
  }

  /// The glyphs that show something, or take room.
  private(set) var glyphs: [Glyph] = []
  /// The width with the space after the last character, points.
  private(set) var width = 0.0
  /// The characters without an outline, in the order of the text.
  private(set) var missing: [Unicode.Scalar] = []

  init(_ line: TextLine) {
    let pen = TextPen(fontSize: line.size, weight: line.weight)
    let unit = line.size / Double(TextPen.unitsPerEm)
    let scalars = Array(line.text.unicodeScalars)
    let visual = VisualOrder(scalars, isRightToLeft: line.isRightToLeft)
    var (units, count) = (0, 0)
    for index in visual.order {
      let advance = pen.advance(of: scalars[index])
      let x = Double(units) * unit + Double(count) * line.tracking
      let shown = visual.isMirrored(index) ? scalars[index].mirrored : scalars[index]
      if let key = PlacedText.key(of: shown, advance, pen.weight) {
        if case .box = key.shape { missing.append(shown) }
        glyphs.append(Glyph(key: key, x: x, scalar: scalars[index]))
      }
      units += advance
      count += 1
    }
    width = Double(units) * unit + Double(count) * line.tracking
  }

  /// The glyph of a character; nil for one that shows nothing in any font.
  private static func key(of scalar: Unicode.Scalar, _ advance: Int, _ weight: FontWeight) -> GlyphKey? {
    if let glyph = GlyphTable.inter.glyph(of: scalar) {
      return GlyphKey(shape: .glyph(glyph), weight: weight.rawValue)
    }
    if SymbolOutlines.outline(of: scalar) != nil {
      return GlyphKey(shape: .symbol(scalar.value, advance), weight: 0)
    }
    return isInvisible(scalar) ? nil : GlyphKey(shape: .box(advance), weight: 0)
  }

  /// The place of the first character, for a line.
  func start(of line: TextLine) -> Double {
    switch line.anchor {
    case .start: line.x
    case .middle: line.x - width / 2
    case .end: line.x - width
    }
  }
}

/// The width of a line of text, points, as layout measures it: with Apple's tracking at this size and `tracking` more after each
/// character.
package func textWidth(of text: String, size: Double, weight: Int = 400, tracking: Double = 0) -> Double {
  let pen = TextPen(fontSize: size, weight: weight)
  var (units, count) = (0, 0)
  for scalar in text.unicodeScalars {
    units += pen.advance(of: scalar)
    count += 1
  }
  return Double(units) * size / Double(TextPen.unitsPerEm) + Double(count) * tracking
}

/// The start of a text that fits into a width, with `…` at its end if a part is left out; empty if not even `…` fits.
package func textThatFits(
  _ text: String, width: Double, size: Double, weight: Int = 400, tracking: Double = 0
) -> String {
  if textWidth(of: text, size: size, weight: weight, tracking: tracking) <= width { return text }
  let pen = TextPen(fontSize: size, weight: weight)
  let unit = size / Double(TextPen.unitsPerEm)
  var used = Double(pen.advance(of: "…")) * unit + tracking
  if used > width { return "" }
  var kept = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    used += Double(pen.advance(of: scalar)) * unit + tracking
    if used > width { break }
    kept.append(scalar)
  }
  return String(kept) + "…"
}

/// Characters that show nothing in any font: controls, formats, variation selectors, tags.
func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0...0x20, 0x7F...0xA0, 0xAD, 0x61C, 0x180E, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000,
    0xFE00...0xFE0F,
    0xFEFF, 0xE0000...0xE0FFF:
    true
  default: false
  }
}
