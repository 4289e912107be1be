// Searches in bytes: logs are read without decoding them.

extension UInt8 {
  /// True for a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// True for a hexadecimal digit.
  var isHexadecimal: Bool { isDigit || (self | 0x20) >= 0x61 && (self | 0x20) <= 0x66 }
  /// True for a letter, a digit or `_`, and for any byte that is not ASCII.
  var isWord: Bool { isDigit || self == 0x5F || self >= 0x80 || (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
}

/// A pattern to search for (Horspool 1980): most bytes of a text without it are skipped.
struct BytePattern: Sendable {
  let bytes: [UInt8]
  private let skips: [Int]

  init(_ text: StaticString) {
    bytes = Array("\(text)".utf8)
    var skips = [Int](repeating: bytes.count, count: 256)
    for (index, byte) in bytes.dropLast().enumerated() { skips[Int(byte)] = bytes.count - 1 - index }
    self.skips = skips
  }

  /// True if the pattern is at `index` of `text`, before `end`.
  func isAt(_ index: Int, of text: [UInt8], to end: Int) -> Bool {
    guard index >= 0, index + bytes.count <= end else { return false }
    for offset in bytes.indices where text[index + offset] != bytes[offset] { return false }
    return true
  }

  /// The index of the first occurrence in `text` from `start` to `end`; nil if there is none.
  func first(in text: [UInt8], from start: Int, to end: Int) -> Int? {
    let (count, last) = (bytes.count, bytes[bytes.count - 1])
    var index = start + count - 1
    while index < end {
      let byte = text[index]
      if byte == last {
        var offset = 1
        while offset < count, text[index - offset] == bytes[count - 1 - offset] { offset += 1 }
        if offset == count { return index - count + 1 }
      }
      index += skips[Int(byte)]
    }
    return nil
  }
}

/// The bytes from `start` to `end` as a string; invalid UTF-8 is repaired.
func string(_ text: [UInt8], _ start: Int, _ end: Int) -> String {
  start < end ? String(decoding: text[start..<end], as: UTF8.self) : ""
}

/// The bytes without spaces and tabs at both ends.
func trimmed(_ text: [UInt8], _ range: Range<Int>) -> Range<Int> {
  var (start, end) = (range.lowerBound, range.upperBound)
  while start < end, text[start].isBlank || text[start] == 0x0D { start += 1 }
  while start < end, text[end - 1].isBlank || text[end - 1] == 0x0D { end -= 1 }
  return start..<end
}
