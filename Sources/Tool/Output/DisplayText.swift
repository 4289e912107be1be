// How much room text takes on a terminal, and how to show what a terminal must not be sent.

/// The number of columns that `text` takes.
func displayWidth(_ text: some StringProtocol) -> Int {
  var width = 0
  for scalar in text.unicodeScalars { width += displayWidth(scalar) }
  return width
}

/// The number of columns that `scalar` takes: 0, 1 or 2. Blocks of the East Asian Width property, in short.
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

/// `scalar` as it may be shown: control characters have pictures, so that a file cannot steer the terminal.
func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "?"
  case 0x7F: "\u{2421}"
  // C1 controls, and marks that turn the direction of what follows.
  case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
  default: scalar
  }
}

/// The most bytes of a text that are shown on one line: a name may have a megabyte, and a message says it twice.
private let longestShownText = 4000

/// `text` as it may be shown on one line; what nobody would read to its end is cut short.
func visible(_ text: String) -> String {
  // Nearly every text is plain: then nothing is copied.
  let utf8 = text.utf8
  if utf8.count <= longestShownText && utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars.prefix(longestShownText) { shown.append(visible(scalar)) }
  if shown.count < text.unicodeScalars.count { shown.append("…") }
  return String(shown)
}

/// What a message says, as people read it: ``visible(_:)``, and with the size of its fractions.
func readable(_ text: String) -> String { visible(withRoundedFractions(text)) }

/// `text` at the right of a cell of `width` columns.
func padded(_ text: String, left width: Int) -> String {
  String(repeating: " ", count: max(0, width - displayWidth(text))) + text
}

/// `text` at the left of a cell of `width` columns.
func padded(_ text: String, right width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - displayWidth(text)))
}
