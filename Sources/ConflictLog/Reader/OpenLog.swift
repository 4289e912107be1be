/// A message whose lines are being read.
struct OpenLog {
  /// The texts of its items, one after the other.
  private(set) var bytes: [UInt8] = []
  /// The items with their positions in the input.
  private(set) var items: [(range: Range<Int>, position: LogPosition)] = []
  /// The text of the constraint that the system broke.
  private(set) var broken: [UInt8]?
  var position: LogPosition
  var hasHeading: Bool
  var isAppKit = false
  var isPrivate = false
  /// True between the words about breaking a constraint and that constraint.
  var expectsBroken = false
  /// True once the list of constraints began with a parenthesis.
  var hasOpened = false
  /// True once the list of constraints ended with a parenthesis.
  var hasClosed = false
  /// The number of other lines since the last one of this message.
  var otherLines = 0
  private(set) var omitted = 0
  /// The items that are longer than any may be, or that end nowhere.
  private(set) var unread: [(text: [UInt8], position: LogPosition)] = []
  /// An item that a line does not end, with its position and the lines that it has.
  private(set) var wrapped: (text: [UInt8], position: LogPosition, lines: Int)?
  /// The addresses of its items; collected only while several messages are open.
  private var addresses: Set<UInt64> = []
  private var addressedBytes = 0

  init(at position: LogPosition, hasHeading: Bool) {
    self.position = position
    self.hasHeading = hasHeading
  }

  var isEmpty: Bool { items.isEmpty && wrapped == nil && unread.isEmpty && omitted == 0 }

  /// True if all that is missing at most is the constraint that was broken.
  var isComplete: Bool { hasClosed || expectsBroken || !hasHeading }

  /// Adds an item, or the constraint that was broken. Returns true if the message ends with it.
  mutating func add(_ text: ArraySlice<UInt8>, at position: LogPosition) -> Bool {
    otherLines = 0
    wrapped = nil
    if expectsBroken {
      broken = Array(text.prefix(LogLimits.itemBytes))
      return true
    }
    if items.count + unread.count >= LogLimits.items {
      omitted += 1
    } else if text.count > LogLimits.itemBytes {
      unread.append((Array(text.prefix(80)), position))
    } else {
      let start = bytes.count
      bytes += text
      items.append((start..<bytes.count, position))
    }
    return false
  }

  /// Begins an item that its line does not end.
  mutating func wrap(_ text: ArraySlice<UInt8>, at position: LogPosition) {
    otherLines = 0
    wrapped = (Array(text), position, 1)
  }

  /// Adds the next line to a wrapped item. Returns the item if it is complete; `isOver` if it cannot become so.
  mutating func unwrap(_ line: ArraySlice<UInt8>) -> (item: [UInt8]?, isOver: Bool) {
    guard let wrapped else { return (nil, true) }
    let position = wrapped.position
    var (text, lines) = (wrapped.text, wrapped.lines)
    // Terminals break anywhere, editors at spaces: one space is as good as the ones before it.
    if text.last?.isBlank != true, line.first?.isBlank == true { text.append(0x20) }
    let start = text.count
    text += line.drop { $0.isBlank }
    lines += 1
    if let end = LogPatterns.itemEnd(in: text, from: max(0, start - 1), to: text.count) {
      return (Array(text[..<end]), false)
    }
    if text.count > LogLimits.itemBytes || lines > LogLimits.wrappedLines { return (nil, true) }
    self.wrapped = (text, position, lines)
    return (nil, false)
  }

  /// Gives up the item that no line ends.
  mutating func dropWrapped() {
    if let (text, position, _) = wrapped, !expectsBroken { unread.append((Array(text.prefix(80)), position)) }
    wrapped = nil
  }

  // MARK: - Interleaved messages

  /// The number of addresses of an item that the items of this message have too.
  mutating func sharedAddresses(with item: ArraySlice<UInt8>) -> Int {
    for address in loggedAddresses(bytes[addressedBytes...]) { addresses.insert(address) }
    addressedBytes = bytes.count
    return loggedAddresses(item).count { addresses.contains($0) }
  }
}

/// The addresses in a text.
private func loggedAddresses(_ text: ArraySlice<UInt8>) -> [UInt64] {
  var found: [UInt64] = []
  var index = text.startIndex
  while index + 2 < text.endIndex {
    guard text[index] == 0x30, text[index + 1] == UInt8(ascii: "x"), text[index + 2].isHexadecimal else {
      index += 1
      continue
    }
    index += 2
    var value: UInt64 = 0
    while index < text.endIndex, text[index].isHexadecimal {
      value = value << 4 | hexadecimalValue(text[index])
      index += 1
    }
    found.append(value)
  }
  return found
}

/// The value of a hexadecimal digit.
func hexadecimalValue(_ byte: UInt8) -> UInt64 {
  byte.isDigit ? UInt64(byte - 0x30) : UInt64((byte | 0x20) - 0x61 + 10)
}
