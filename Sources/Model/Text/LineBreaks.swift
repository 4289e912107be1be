/// The places between characters, apart from spaces, at which a line may end: beside the ideographs and kana of Chinese and Japanese.
///
/// These are the rules LB13 to LB16, LB19, LB23a and LB30b to LB31 of UAX #14 (Unicode 16) for the classes ID, CJ, NS, CL, CP, EX, IS,
/// OP, QU, PO and PR, in the strict form: no line begins with small kana or a prolonged sound mark, as in UILabel. Simplified: the width of
/// a character does not matter for its class, a space is always a place, and emoji are letters of their words. Hangul breaks at spaces
/// alone, as UILabel's `lineBreakStrategy` (`.standard`, which has `hangulWordPriority`) does. Thai, Lao, Khmer and Burmese do too, since
/// their words are those of a dictionary, which UIKit has.
package enum LineBreaks {
  /// True if a line may end between two characters that are next to each other, none of them a space.
  static func isAllowed(between last: UInt32, _ next: UInt32) -> Bool {
    // Letters of other scripts come first: most texts have no others.
    if last < 0x2E80 && next < 0x2E80 { return false }
    if !isIdeographic(last) && !isIdeographic(next) { return false }
    return !bindsNext(last) && !bindsLast(next)
  }

  /// True for letters of scripts in which a line may end within what stands between two spaces: Thai, Lao, Tibetan, Burmese, Khmer and
  /// Hangul.
  package static func isOfWordsWithoutSpaces(_ code: UInt32) -> Bool {
    switch code {
    case 0x0E00...0x0FFF, 0x1000...0x11FF, 0x1780...0x17FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAA60...0xAA7F,
      0xAC00...0xD7FF:
      true
    default: false
    }
  }

  /// Ideographs, kana, bopomofo and Yi, with their punctuation and full-width forms.
  private static func isIdeographic(_ code: UInt32) -> Bool {
    switch code {
    // Hangul jamo among them, also those of half width.
    case 0x3131...0x318E, 0xFFA0...0xFFDC: false
    case 0x2E80...0x2FFF, 0x3000...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFFEF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Opening brackets, quotation marks, currency signs and characters that join: no line ends behind one.
  private static func bindsNext(_ code: UInt32) -> Bool {
    switch code {
    // OP
    case 0x28, 0x5B, 0x7B, 0xA1, 0xBF, 0x201A, 0x201E, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018,
      0x301A, 0x301D, 0xFE59, 0xFE5B, 0xFE5D, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      true
    // PR
    case 0x24, 0x2B, 0x5C, 0xA3...0xA5, 0xB1, 0x20A0...0x20CF, 0x2116, 0xFE69, 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6: true
    default: isQuotation(code) || isJoiner(code)
    }
  }

  /// Closing brackets and punctuation, small kana, marks of repetition and length, units, quotation marks, combining marks and characters
  /// that join: no line begins with one.
  private static func bindsLast(_ code: UInt32) -> Bool {
    switch code {
    // CL, CP, EX, IS, SY, HY, BA
    case 0x21, 0x29, 0x2C...0x2F, 0x3A, 0x3B, 0x3F, 0x5D, 0x7C, 0x7D, 0x2010...0x2013, 0x2024...0x2026, 0x203C,
      0x2047...0x2049, 0x3000...0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E,
      0x301F, 0xFE50...0xFE57, 0xFE5A, 0xFE5C, 0xFE5E, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60,
      0xFF61, 0xFF63, 0xFF64:
      true
    // NS, and CJ as in strict line breaking
    case 0x3005, 0x301C, 0x303B, 0x303C, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF1A, 0xFF1B, 0xFF65, 0xFF9E,
      0xFF9F:
      true
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096, 0x30A1, 0x30A3,
      0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x31F0...0x31FF, 0xFF67...0xFF70:
      true
    // PO
    case 0x25, 0xA2, 0xB0, 0x2030...0x2037, 0x2103, 0x2109, 0xFE6A, 0xFF05, 0xFFE0: true
    // CM
    case 0x300...0x36F, 0x302A...0x302F, 0x3099, 0x309A, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: isQuotation(code) || isJoiner(code)
    }
  }

  private static func isQuotation(_ code: UInt32) -> Bool {
    switch code {
    case 0x22, 0x27, 0xAB, 0xBB, 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A: true
    default: false
    }
  }

  /// No-break spaces and joiners.
  private static func isJoiner(_ code: UInt32) -> Bool {
    switch code {
    case 0xA0, 0x200D, 0x202F, 0x2060, 0xFEFF: true
    default: false
    }
  }
}
