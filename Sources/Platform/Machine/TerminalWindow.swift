/// The size of a terminal.
package struct TerminalWindow: Hashable, Sendable {
  /// The characters of a line.
  package var columns: Int
  /// The number of lines; nil if the terminal reports none.
  package var lines: Int?
  /// The width and height in pixels; nil if the terminal reports none.
  package var width, height: Int?

  /// A terminal; numbers that are not positive are none.
  package init(columns: Int, lines: Int? = nil, width: Int? = nil, height: Int? = nil) {
    func positive(_ number: Int?) -> Int? { number.flatMap { $0 > 0 ? $0 : nil } }
    self.columns = columns
    (self.lines, self.width, self.height) = (positive(lines), positive(width), positive(height))
  }
}
