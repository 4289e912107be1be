import LayNumbers

/// The tracking of Apple's system font: the distance that is added to the advance of each letter, by the size of the font.
///
/// From Apple's Human Interface Guidelines, Typography, iOS and iPadOS tracking values, SF Pro, in points (read in copies of
/// the page of 2023 to 2026; macOS has the same values at these sizes):
/// https://developer.apple.com/design/human-interface-guidelines/typography#iOS-iPadOS-tracking-values
///
/// The page goes on to 96 points. Its values from 24 points on are positive, since the letters there are those of the
/// display size, which are narrower than the ones of text sizes. Inter Regular has no such letters, and is too wide without
/// any tracking already, so these values would add to the error.
enum Tracking {
  /// The size of the first row, points; each further row is for a size one point larger.
  private static let firstSize = 6
  /// Hundredths of a point for each size from 6 to 24.
  private static let hundredths = [
    24, 23, 21, 17, 12, 6, 0, -8, -15, -23, -31, -43, -44, -45, -45, -36, -26, -10, 0,
  ]

  /// The tracking of a letter at `fontSize`, in font units, rounded to the nearest.
  ///
  /// Fonts store tracking in font units, and systems interpolate linearly between sizes (Apple's TrueType Reference Manual,
  /// the `trak` table), so this does too. Half a font unit is less than the table's own rounding. Below the first size the
  /// units of the first row are kept.
  static func units(fontSize: Rational) -> Int {
    let last = hundredths.count - 1
    guard fontSize < Rational(firstSize + last), let floor = fontSize.floor.intValue else { return 0 }
    let row = floor - firstSize
    if row < 0 { return rounded(exactUnits(row: 0)) }
    let (lower, upper) = (exactUnits(row: row), exactUnits(row: row + 1))
    return rounded(lower + (upper - lower) * (fontSize - Rational(floor)))
  }

  /// The tracking of a row in font units.
  private static func exactUnits(row: Int) -> Rational {
    Rational(hundredths[row] * TextMeasure.unitsPerEm, 100 * (firstSize + row))
  }

  private static func rounded(_ units: Rational) -> Int { (units + Rational(1, 2)).floor.intValue ?? 0 }
}

/// The advances of characters at a size and weight of the system font.
struct FontAdvances {
  private let weight: FontWeight
  private let tracking: Int

  init(fontSize: Rational, weight: FontWeight) {
    (self.weight, tracking) = (weight, Tracking.units(fontSize: fontSize))
  }

  /// The advance of a character with its tracking, in font units.
  ///
  /// Tracking is a part of the advance, so the last letter of a line has it too. Letters of other fonts, such as ideographs
  /// and emoji, and marks over letters have none.
  func advance(of code: UInt32) -> Int {
    let advance = TextMeasure.advance(of: code, weight)
    return advance.isOfSystemFont ? advance.units &+ tracking : advance.units
  }
}
