internal import LayPlatform
internal import LayRendering

extension Machine {
  /// Returns the terminal as a place for pictures; nil if it shows none, or if the output is not a terminal and no protocol is chosen.
  func canvas(_ graphics: TerminalPictures) -> TerminalCanvas? {
    switch graphics {
    case .none: return nil
    case .kitty: return canvas(.kitty, cell: report()?.cell)
    case .sixel: return canvas(.sixel, cell: report()?.cell)
    case .auto:
      guard let report = report() else { return nil }
      if report.showsKitty { return canvas(.kitty, cell: report.cell) }
      return report.showsSixels ? canvas(.sixel, cell: report.cell) : nil
    }
  }

  private func canvas(_ graphics: TerminalGraphics, cell: TerminalCell?) -> TerminalCanvas {
    let window = output.isTerminal ? output.window() ?? TerminalWindow(columns: 80) : nil
    return TerminalCanvas(graphics, columns: window?.columns, lines: window?.lines, cell ?? window?.cell)
  }

  /// Asks the terminal; nil if the output is none, or if it is known to understand nothing.
  private func report() -> TerminalReport? {
    guard output.isTerminal, variable("TERM") != "dumb" else { return nil }
    output.flush()
    let reply = askTerminal(TerminalReport.request) { TerminalReport($0).isComplete }
    return reply.map { TerminalReport($0) }
  }
}

extension TerminalWindow {
  /// The size of a character; nil if the terminal has no size in pixels.
  fileprivate var cell: TerminalCell? {
    guard let lines, let width, let height else { return nil }
    return TerminalCell(width: width / columns, height: height / lines)
  }
}
