// The width of text on a terminal, and replacements for characters that must not reach a terminal.

/// Returns the number of columns of `text`.
func displayWidth(_ text: some StringProtocol) -> Int {
  var width = 0
  for scalar in text.unicodeScalars { width += displayWidth(scalar) }
  return width
}

/// Returns the number of columns of `scalar`: 0, 1 or 2. It approximates the East Asian Width property by blocks.
func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0x20..<0x300: return 1
  case 0x200B...0x200F, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF, 0xE0100...0xE01EF: return 0
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
    0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
    return 2
  default:
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return 1
    }
  }
}

/// Returns a safe replacement of `scalar`: control characters become pictures, so that a file cannot control the terminal.
func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "?"
  case 0x7F: "\u{2421}"
  // C1 controls, and marks that change the direction of the following text.
  case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
  default: scalar
  }
}

/// The most characters of a text on one line: a name may have a megabyte, and a message may contain it twice.
private let longestShownText = 4000

/// Returns `text` with safe characters on one line, shortened if it is very long.
package func visible(_ text: String) -> String {
  // Most texts are plain ASCII, and need no copy.
  let utf8 = text.utf8
  if utf8.count <= longestShownText && utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars.prefix(longestShownText) { shown.append(visible(scalar)) }
  if shown.count < text.unicodeScalars.count { shown.append("…") }
  return String(shown)
}

/// Returns the text of a message for people: ``visible(_:)``, and with approximate values of its fractions.
package func readable(_ text: String) -> String { visible(withRoundedFractions(text)) }

/// Pads `text` on the left to `width` columns.
func padded(_ text: String, left width: Int) -> String {
  String(repeating: " ", count: max(0, width - displayWidth(text))) + text
}

/// Pads `text` on the right to `width` columns.
package func padded(_ text: String, right width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - displayWidth(text)))
}
