/// The reply of a terminal about its abilities.
///
/// Sources: kitty's documentation, "Terminal graphics protocol", section "Querying support and available transmission mediums"; xterm's
/// control sequences, `CSI 16 t` and `CSI c` (primary device attributes, of which 4 is sixel graphics).
package struct TerminalReport: Hashable, Sendable {
  /// True if the terminal shows pictures of kitty's protocol.
  package private(set) var showsKitty = false
  /// True if the terminal shows sixels.
  package private(set) var showsSixels = false
  /// The width and height of a character in pixels; nil if the terminal reports none.
  package private(set) var cell: TerminalCell?
  /// True if the last part of the reply has come.
  package private(set) var isComplete = false

  /// The request: a picture of one pixel that is not shown, the size of a character, and the attributes, which all terminals report.
  package static let request = Array("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[c".utf8)

  /// Reads a reply, among bytes that a user may have typed.
  package init(_ bytes: [UInt8]) {
    var place = 0
    while place + 1 < bytes.count {
      let start = place + 2
      switch (bytes[place], bytes[place + 1]) {
      case (0x1B, UInt8(ascii: "_")): place = readApplicationCommand(bytes, start)
      case (0x1B, UInt8(ascii: "[")): place = readControlSequence(bytes, start)
      default: place += 1
      }
    }
  }

  /// Reads `Gi=31;OK` up to its end, and returns the place behind it.
  private mutating func readApplicationCommand(_ bytes: [UInt8], _ start: Int) -> Int {
    guard let end = bytes[start...].firstIndex(of: 0x1B) else { return bytes.count }
    let text = bytes[start..<end]
    if text.starts(with: "Gi=31".utf8), text.suffix(3).elementsEqual(";OK".utf8) { showsKitty = true }
    return end + 1
  }

  /// Reads `?62;4c` or `6;20;10t`, and returns the place behind it.
  private mutating func readControlSequence(_ bytes: [UInt8], _ start: Int) -> Int {
    guard let end = bytes[start...].firstIndex(where: { (0x40...0x7E).contains($0) }) else { return bytes.count }
    if bytes[end] == UInt8(ascii: "c"), bytes[start] == UInt8(ascii: "?") {
      isComplete = true
      showsSixels = numbers(bytes[start + 1..<end]).dropFirst().contains(4)
    } else if bytes[end] == UInt8(ascii: "t") {
      let numbers = numbers(bytes[start..<end])
      if numbers.count == 3, numbers[0] == 6 { cell = TerminalCell(width: numbers[2], height: numbers[1]) }
    }
    return end + 1
  }

  /// Numbers between semicolons; parts that are none are left out.
  private func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  }
}

/// The size of a character in pixels.
package struct TerminalCell: Hashable, Sendable {
  package let width, height: Int

  /// A size from 2 to 400 pixels; nil for any other, which is an error of the terminal.
  package init?(width: Int, height: Int) {
    guard (2...400).contains(width), (2...400).contains(height) else { return nil }
    (self.width, self.height) = (width, height)
  }
}
