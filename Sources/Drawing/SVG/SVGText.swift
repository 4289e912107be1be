/// Escapes `text` for elements and attributes of XML and HTML. Control characters, which XML does not allow, and those that reorder the
/// text around them are replaced.
package func xmlEscaped(_ text: String) -> String {
  var safe = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": safe += "&amp;"
    case "<": safe += "&lt;"
    case ">": safe += "&gt;"
    case "\"": safe += "&quot;"
    case "'": safe += "&#39;"
    case "\n", "\t", "\r": safe += " "
    default: safe.unicodeScalars.append(isForbidden(scalar.value) ? "\u{FFFD}" : scalar)
    }
  }
  return safe
}

/// True for controls, marks of direction, and code points that are no characters.
private func isForbidden(_ code: UInt32) -> Bool {
  switch code {
  case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: true
  default: code & 0xFFFE == 0xFFFE
  }
}

/// Names that are safe as classes: their letters, digits, `-` and `_` of ASCII, and spaces between them.
func safeName(_ name: String) -> String {
  var safe = ""
  for byte in name.utf8 {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x20: safe.unicodeScalars.append(Unicode.Scalar(byte))
    default: break
    }
  }
  return safe
}

extension Colour {
  /// `#rgb` or `#rrggbb`.
  var hex: String {
    let digits = [red >> 4, red & 15, green >> 4, green & 15, blue >> 4, blue & 15].map(Self.digit)
    if digits[0] == digits[1] && digits[2] == digits[3] && digits[4] == digits[5] {
      return "#" + digits[0] + digits[2] + digits[4]
    }
    return digits.reduce("#", +)
  }

  private static func digit(_ value: UInt8) -> String {
    String(Unicode.Scalar(value < 10 ? 0x30 + value : 0x57 + value))
  }
}
