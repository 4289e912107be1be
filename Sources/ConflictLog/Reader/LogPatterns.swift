/// The texts by which lines of logs are known.
enum LogPatterns {
  /// Part of every heading, every item and every trailer: a line without it is none of them.
  static let any = BytePattern("onstraint")
  static let heading = BytePattern("simultaneously satisfy constraints")
  static let unable = BytePattern("Unable to ")
  static let breaking = BytePattern("breaking constraint")
  static let itemClass = BytePattern("Constraint:")
  static let privateText = BytePattern("<private>")
  static let escapedStart = BytePattern("&lt;")
  /// The character references of HTML that occur in logs, with their characters.
  static let references: [(BytePattern, UInt8)] = [
    (BytePattern("&lt;"), UInt8(ascii: "<")), (BytePattern("&gt;"), UInt8(ascii: ">")),
    (BytePattern("&quot;"), UInt8(ascii: "\"")), (BytePattern("&#39;"), UInt8(ascii: "'")),
    (BytePattern("&amp;"), UInt8(ascii: "&")),
  ]
  /// The advice around the list, which says nothing about the conflict.
  static let advice = [
    BytePattern("Probably at least one of the constraints"), BytePattern("Try this:"),
    BytePattern("look at each constraint and try"), BytePattern("find the code that added the unwanted"),
    BytePattern("If you're seeing NSAutoresizingMaskLayoutConstraint"),
    BytePattern("refer to the documentation for the UIView property"), BytePattern("Will attempt to recover"),
    BytePattern("UIViewAlertForUnsatisfiableConstraints"), BytePattern("UIConstraintBasedLayoutDebugging"),
    BytePattern("NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints"),
    BytePattern("LAYOUT_CONSTRAINTS_NOT_SATISFIABLE"), BytePattern("may also be helpful"),
    BytePattern("break on objc_exception_throw"),
  ]

  /// True if the line at `range` is part of a message without being an item: empty, a parenthesis, or advice.
  static func isAdvice(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    let line = plain(text, range)
    if line.count < 3 { return line.allSatisfy { "()\"`,;".utf8.contains(text[$0]) } }
    return advice.contains { $0.first(in: text, from: line.lowerBound, to: line.upperBound) != nil }
  }

  /// A line without the marks that Markdown puts around it, as in `> )` and `**)**`.
  static func plain(_ text: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var line = trimmed(text, range)
    while let first = line.first,
      text[first] == UInt8(ascii: ">") || text[first] == UInt8(ascii: "*") || text[first].isBlank
    {
      line = first + 1..<line.upperBound
    }
    while let last = line.last, text[last] == UInt8(ascii: "*") { line = line.lowerBound..<last }
    return line
  }

  /// The start of the next item, its `<`; nil if there is none.
  static func itemStart(in text: [UInt8], from start: Int, to end: Int) -> Int? {
    var cursor = start
    while let found = itemClass.first(in: text, from: cursor, to: end) {
      var first = found
      while first > start, text[first - 1].isWord || text[first - 1] == UInt8(ascii: ".") { first -= 1 }
      if first > start, text[first - 1] == UInt8(ascii: "<") { return first - 1 }
      // Some pages lose the brackets of items in quotes.
      let address = found + itemClass.bytes.count
      let hasAddress = address + 1 < end && text[address] == 0x30 && text[address + 1] == UInt8(ascii: "x")
      if first > start, text[first - 1] == UInt8(ascii: "\""), hasAddress { return first - 1 }
      cursor = found + itemClass.bytes.count
    }
    return nil
  }

  /// The end of an item, behind its `>`; nil if the text ends before. Titles may have `>` too: the one at the end of the item
  /// has a quote, a comma, a parenthesis or the end of the line behind it.
  static func itemEnd(in text: [UInt8], from start: Int, to end: Int) -> Int? {
    if start < end, text[start] == UInt8(ascii: "\"") { return quotedEnd(in: text, from: start + 1, to: end) }
    if let end = describedEnd(in: text, from: start, to: end) { return end }
    for index in start..<end where text[index] == UInt8(ascii: ">") {
      if index + 1 == end { return index + 1 }
      switch text[index + 1] {
      case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "\\"), 0x0D, UInt8(ascii: ";"):
        return index + 1
      case 0x20, 0x09:
        var next = index + 1
        while next < end, text[next].isBlank { next += 1 }
        if next == end || isAfterItem(text, next, end) { return index + 1 }
      default: continue
      }
    }
    return nil
  }

  /// The end of an item in the form of libraries that describe constraints themselves: `<NSLayoutConstraint: 0x7fcb> H:[a(80)] (a, b)`
  /// in quotes.
  private static func describedEnd(in text: [UInt8], from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end, text[index] != UInt8(ascii: ":") { index += 1 }
    guard index + 3 < end, text[index + 1] == 0x20, text[index + 2] == 0x30, text[index + 3] == UInt8(ascii: "x") else {
      return nil
    }
    index += 4
    while index < end, text[index].isHexadecimal { index += 1 }
    guard index < end, text[index] == UInt8(ascii: ">") else { return nil }
    return quotedEnd(in: text, from: index, to: end) ?? end
  }

  /// The quote behind an item; nil if there is none.
  private static func quotedEnd(in text: [UInt8], from start: Int, to end: Int) -> Int? {
    (start..<max(start, end)).first { index in
      guard text[index] == UInt8(ascii: "\"") else { return false }
      return index + 1 == end || text[index + 1] == UInt8(ascii: ",") || text[index + 1] == 0x0D
    }
  }

  private static func isAfterItem(_ text: [UInt8], _ index: Int, _ end: Int) -> Bool {
    switch text[index] {
    case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: "\\"), 0x0D: true
    default: makeSymbolic.isAt(index, of: text, to: end) || will.isAt(index, of: text, to: end)
    }
  }

  private static let makeSymbolic = BytePattern("Make a symbolic")
  private static let will = BytePattern("Will attempt")
}
