import LayNumbers

/// The advances of a line of text for pictures: those that layout measures with, its tracking included.
package struct TextPen {
  private let font: FontAdvances
  /// The weight, as layout knows it.
  package let weight: FontWeight

  /// The pen of a font size, points, and a weight of CSS, of which the nearest hundred from 100 to 900 counts.
  package init(fontSize: Double, weight: Int) {
    self.weight = FontWeight(nearest: weight)
    // From 24 points on no letter has tracking, and below 6 all have that of 6.
    let size = fontSize.isFinite ? min(max(fontSize, 1), 24) : 24
    font = FontAdvances(fontSize: Rational(exactly: size) ?? 24, weight: self.weight)
  }

  /// The distance to the next character, in font units.
  package func advance(of scalar: Unicode.Scalar) -> Int { font.advance(of: scalar.value) }

  /// The advance of a character without tracking, in font units, in the weight of a raw value of `FontWeight`.
  package static func advance(of scalar: Unicode.Scalar, weight: UInt8) -> Int {
    TextMeasure.advance(of: scalar.value, FontWeight(rawValue: weight) ?? .regular).units
  }

  /// Font units of one em.
  package static var unitsPerEm: Int { TextMeasure.unitsPerEm }
}

extension FontWeight {
  /// The weight nearest to a number of CSS.
  init(nearest number: Int) {
    self = FontWeight(rawValue: UInt8((min(max(number, 100), 900) + 50) / 100 - 1)) ?? .regular
  }
}
