internal import LayDrawing

/// The colours of the system, light or dark.
struct Palette {
  let isDark: Bool

  private func choose(_ light: UInt32, _ dark: UInt32, _ opacity: Double = 1, _ darkOpacity: Double? = nil) -> Colour {
    Colour(hex: isDark ? dark : light, opacity: isDark ? darkOpacity ?? opacity : opacity)
  }

  var background: Colour { choose(0xFFFFFF, 0x000000) }
  /// The background of fields and of rows.
  var raised: Colour { choose(0xFFFFFF, 0x1C1C1E) }
  var label: Colour { choose(0x000000, 0xFFFFFF) }
  var secondary: Colour { choose(0x3C3C43, 0xEBEBF5, 0.6) }
  var placeholder: Colour { choose(0x3C3C43, 0xEBEBF5, 0.42) }
  var separator: Colour { choose(0xC6C6C8, 0x48484A) }
  /// The background of controls.
  var fill: Colour { choose(0x787880, 0x787880, 0.16, 0.36) }
  var picture: Colour { choose(0xDCDCE1, 0x3A3A3C) }
  var pictureInk: Colour { choose(0xA9A9B2, 0x6C6C72) }
  /// Words on a stand-in for a picture.
  var pictureWords: Colour { choose(0x48484D, 0xC7C7CC) }
  var tint: Colour { choose(0x007AFF, 0x0A84FF) }
  var on: Colour { choose(0x34C759, 0x30D158) }
  var knob: Colour { .white }
  /// The chosen segment.
  var segment: Colour { choose(0xFFFFFF, 0x636366) }
  var keyboard: Colour { choose(0xD1D3D9, 0x2B2B2D) }
  var key: Colour { choose(0xFFFFFF, 0x6B6B6E) }
  /// A key that types nothing.
  var specialKey: Colour { choose(0xABB0BA, 0x464649) }
  /// Hatching of areas that bars, cameras and folds take.
  var hatch: Colour { choose(0x8E8E93, 0xAEAEB2, 0.35) }
}

extension Colour {
  /// Reads `#rrggbb` or `#rrggbbaa`; nil for other texts.
  init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.utf8.count == 6 || digits.utf8.count == 8,
      let value = UInt32(digits, radix: 16)
    else { return nil }
    if digits.utf8.count == 6 {
      self.init(hex: value)
    } else {
      self.init(hex: value >> 8)
      alpha = UInt8(value & 255)
    }
  }

  /// The colour with its opacity multiplied by a factor.
  func faded(_ factor: Double) -> Colour {
    var colour = self
    colour.alpha = UInt8((Double(alpha) * min(1, max(0, factor))).rounded())
    return colour
  }

  /// How light it is, 0 to 1.
  var lightness: Double { (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255 }

  /// The colour of what stands below this one, painted over.
  func over(_ below: Colour) -> Colour {
    let share = Double(alpha) / 255
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(top) * share + Double(bottom) * (1 - share)).rounded())
    }
    return Colour(mix(red, below.red), mix(green, below.green), mix(blue, below.blue))
  }
}
