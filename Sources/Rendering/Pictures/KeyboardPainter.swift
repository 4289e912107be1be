internal import LayDrawing
internal import LayRuntime

/// Paints the keyboard of the system at the bottom of a screen, with as many rows of keys as the device has.
struct KeyboardPainter {
  let palette: Palette
  /// The area of the keyboard, with the part below the safe area.
  let box: Box
  /// The height without keys at the bottom.
  let bottom: Double
  let isPad: Bool
  /// False for a blueprint, where letters would lie among names.
  let hasLetters: Bool

  /// A key of a row: its width in parts of the row, and what is written on it.
  struct Key {
    var width: Double
    var label = ""
    /// True for keys that type nothing, which are darker.
    var isSpecial = false
    /// True for room between keys.
    var isGap = false
  }

  /// The most height of a row, points. What is left over is the bar of suggestions.
  private var mostRow: Double { isPad ? 90 : 56 }
  private static let edge = 3.0
  private static let gap = 6.0

  /// The rows of keys. Only the largest iPads have a row of digits.
  var rows: [[Key]] {
    if !isPad { return KeyboardPainter.phoneRows }
    return box.width >= 1024 && box.height >= 300 ? KeyboardPainter.largePadRows : KeyboardPainter.padRows
  }

  /// The height of all rows.
  private var usable: Double { max(0, box.height - bottom - 8) }
  private var row: Double { min(mostRow, usable / Double(rows.count)) }

  func paint(_ painter: inout Painter) {
    painter.fill(box.outline, palette.keyboard)
    guard row > 12 else { return }
    let top = box.minY + 6 + usable - row * Double(rows.count)
    suggestions(above: top, &painter)
    for (index, keys) in rows.enumerated() { paint(keys, top + Double(index) * row, &painter) }
  }

  /// The strokes between three suggestions.
  private func suggestions(above top: Double, _ painter: inout Painter) {
    let height = top - box.minY
    if height < 30 { return }
    for share in [1.0 / 3, 2.0 / 3] {
      let x = box.minX + box.width * share
      painter.line(x, box.minY + height * 0.3, x, box.minY + height * 0.7, palette.separator)
    }
  }

  private func paint(_ keys: [Key], _ y: Double, _ painter: inout Painter) {
    let unit = (box.width - 2 * KeyboardPainter.edge) / keys.reduce(0) { $0 + $1.width }
    var x = box.minX + KeyboardPainter.edge
    for key in keys {
      let place = Box(minX: x + 3, minY: y, maxX: x + key.width * unit - 3, maxY: y + row - KeyboardPainter.gap)
      x += key.width * unit
      if key.isGap || place.width < 1 { continue }
      painter.fill(place.rounded(5), key.isSpecial ? palette.specialKey : palette.key)
      let size = min(key.label.count > 1 ? 15 : 21, row * 0.4)
      if !hasLetters || Words.width(key.label, size: size) > place.width - 2 { continue }
      painter.words(
        key.label, x: place.midX, y: place.midY + size * 0.355, .middle, size: size, palette.label)
    }
  }

  // MARK: Rows

  private static func letters(_ text: String, _ width: Double = 1) -> [Key] {
    text.map { Key(width: width, label: String($0)) }
  }

  private static func special(_ width: Double, _ label: String = "") -> Key {
    Key(width: width, label: label, isSpecial: true)
  }

  private static func room(_ width: Double) -> Key { Key(width: width, isGap: true) }

  private static let phoneRows: [[Key]] = [
    letters("QWERTYUIOP"), [room(0.5)] + letters("ASDFGHJKL") + [room(0.5)],
    [special(1.3, "⇧"), room(0.2)] + letters("ZXCVBNM") + [room(0.2), special(1.3, "⌫")],
    [special(2.5, "123"), Key(width: 5, label: "space"), special(2.5, "return")],
  ]

  private static let padRows: [[Key]] = [
    letters("QWERTYUIOP") + [special(1, "⌫")], [room(0.4)] + letters("ASDFGHJKL") + [special(1.6, "return")],
    [special(1, "⇧")] + letters("ZXCVBNM,.") + [special(1, "⇧")],
    [special(1.8, ".?123"), Key(width: 6.6), special(1.3, ".?123"), special(1.3)],
  ]

  private static let largePadRows: [[Key]] = [
    letters("§1234567890-=") + [special(1, "⌫")], [special(1.6, "tab")] + letters("QWERTYUIOP[]", 0.95) + [special(1)],
    [special(1.8, "caps")] + letters("ASDFGHJKL;'", 0.95) + [special(1.75, "return")],
    [special(2.3, "shift")] + letters("ZXCVBNM,./", 0.94) + [special(2.3, "shift")],
    [special(1.8, ".?123"), special(1.3), Key(width: 7.8), special(1.3), special(1.8, ".?123")],
  ]
}
