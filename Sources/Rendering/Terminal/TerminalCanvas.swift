internal import LayDrawing

/// A way in which terminals show pictures.
package enum TerminalGraphics: String, CaseIterable, Sendable {
  /// The protocol of kitty, which WezTerm, Ghostty and Konsole have too.
  case kitty
  /// The graphics of DEC's terminals, which xterm, foot, mlterm, iTerm2 and Windows Terminal have.
  case sixel
}

/// A terminal as a place for pictures.
package struct TerminalCanvas: Sendable {
  private let graphics: TerminalGraphics
  /// The size of a character; nil if it is not known.
  private let cell: TerminalCell?
  /// The size of the terminal in characters; nil if it is not known.
  private let columns, lines: Int?

  /// A terminal of so many characters; nil for a size that is not known.
  package init(_ graphics: TerminalGraphics, columns: Int?, lines: Int?, _ cell: TerminalCell?) {
    (self.graphics, self.columns, self.lines, self.cell) = (graphics, columns, lines, cell)
  }

  /// The width of a character in pixels where the terminal reports none: that of a DEC VT340.
  private static let usualWidth = 10
  /// The height of a character in pixels from which on a screen has two pixels a point.
  private static let denseHeight = 28
  /// The part of its natural scale to which a picture shrinks to be no higher than the terminal.
  private static let leastPart = 0.6

  /// Returns what shows a picture and ends the line, with so many pixels a point; nil for as many as suit the terminal.
  func bytes(of picture: Picture, scale: Double?) throws(PictureError) -> [UInt8] {
    let scale = scale ?? self.scale(of: picture)
    switch graphics {
    case .kitty: return kittyBytes(png: try pngBytes(picture, scale: scale)) + [0x0A]
    case .sixel: return try sixelBytes(picture, scale: scale) + [0x0A]
    }
  }

  /// The pixels a point: one, or two on a dense screen. A picture is no wider than the terminal, and no higher unless its texts became too
  /// small to read.
  private func scale(of picture: Picture) -> Double {
    let natural = (cell?.height ?? 0) >= Self.denseHeight ? 2.0 : 1.0
    var scale = natural
    guard picture.width > 0, picture.height > 0 else { return scale }
    if let columns {
      let width = columns * (cell?.width ?? Self.usualWidth)
      scale = min(scale, Double(width) / picture.width)
    }
    if let lines, let cell {
      // A line for the prompt stays.
      let fitting = Double((lines - 2) * cell.height) / picture.height
      if fitting >= Self.leastPart * natural { scale = min(scale, fitting) }
    }
    return scale
  }
}
