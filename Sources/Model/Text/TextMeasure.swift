public import LayNumbers

/// The measure of lines of text: an approximation of Apple's system font by Inter, which is free and close to it, with the
/// tracking that Apple publishes.
///
/// No kerning, no shaping: each code point has an advance in whole font units, which depends on the size of the font. Lengths
/// are exact until they are rounded up to the pixel.
public enum TextMeasure {
  /// The distance from the top of a line to its baseline, as a fraction of the font size.
  public static let ascent = Rational(952, 1000)
  /// The distance from the baseline to the bottom of a line, as a fraction of the font size.
  public static let descent = Rational(241, 1000)
  /// The height of a line before rounding, as a fraction of the font size.
  public static let lineHeight = Rational(119_335, 100_000)

  /// The distance from the middle of a line down to its baseline, as a fraction of the font size: the block of ascent and
  /// descent is centred.
  static let baselineBelowMiddle = (ascent - descent) / 2

  /// The width of `text` on one line, points, not rounded.
  public static func width(of text: String, fontSize: Rational, weight: FontWeight = .regular) -> Rational {
    let font = FontAdvances(fontSize: fontSize, weight: weight)
    var units = 0
    for scalar in text.unicodeScalars { units &+= font.advance(of: scalar.value) }
    return Rational(units) * fontSize / Rational(unitsPerEm)
  }

  /// True if the system font has all letters of a text.
  package static func hasSystemLetters(_ text: String, _ weight: FontWeight) -> Bool {
    text.unicodeScalars.allSatisfy { advance(of: $0.value, weight).isOfSystemFont }
  }

  /// The space that is a part of the advance of each letter of the system font at a size, points.
  package static func tracking(fontSize: Rational) -> Rational {
    Rational(Tracking.units(fontSize: fontSize)) * fontSize / Rational(unitsPerEm)
  }

  /// Font units of one em.
  static let unitsPerEm = InterAdvances.unitsPerEm

  /// The height of a line, rounded up to the pixel of `scale`.
  public static func lineHeight(fontSize: Rational, scale: Rational) -> Rational {
    height(ofLines: 1, fontSize: fontSize, scale: scale)
  }

  /// The height of `lines` lines together, rounded up to the pixel of `scale`.
  public static func height(ofLines lines: Int, fontSize: Rational, scale: Rational) -> Rational {
    roundUp(Rational(lines) * lineHeight * fontSize, scale: scale)
  }

  /// Rounds `length` up to a pixel boundary.
  static func roundUp(_ length: Rational, scale: Rational) -> Rational {
    scale.sign > 0 ? (length * scale).ceil / scale : length
  }

  /// The advance width of a code point without tracking, in font units, and whether the system font has the character.
  static func advance(of code: UInt32, _ weight: FontWeight) -> (units: Int, isOfSystemFont: Bool) {
    var number = 0
    for block in InterAdvances.blocks {
      guard code >= block.first else { break }
      let index = Int(code - block.first)
      if index < block.advances.count {
        let units = weight.advance(Int(block.advances[index]), at: (number, index))
        return (units, units > 0)
      }
      number += 1
    }
    if isInvisible(code) { return (0, false) }
    return (isFullWidth(code) ? InterAdvances.unitsPerEm : weight.advance(Int(InterAdvances.other), at: nil), false)
  }

  /// Controls, combining marks and variation selectors.
  private static func isInvisible(_ code: UInt32) -> Bool {
    code < 0x20 || (0x7F...0x9F).contains(code) || (0x300...0x36F).contains(code)
      || (0xFE00...0xFE0F).contains(code) || (0xE0000...0xE0FFF).contains(code)
  }

  /// Han, kana, hangul, full-width forms and emoji: as wide as they are high.
  private static func isFullWidth(_ code: UInt32) -> Bool {
    (0x1100...0x115F).contains(code) || (0x2600...0x27BF).contains(code) || (0x2E80...0xA4CF).contains(code)
      || (0xAC00...0xD7A3).contains(code) || (0xF900...0xFAFF).contains(code) || (0xFF00...0xFF60).contains(code)
      || (0x1F000...0x3FFFD).contains(code)
  }
}
