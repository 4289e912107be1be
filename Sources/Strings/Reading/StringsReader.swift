internal import LayDiagnostics

/// Reads a strings file: `.strings`, pairs of keys and texts in one language.
///
/// The format is that of old property lists: `"key" = "text";`, keys also without quotes, comments `/* */` and `//`, and the
/// escapes `\"`, `\\`, `\n`, `\r`, `\t`, `\a`, `\b`, `\f`, `\v`, a line break after a backslash, up to three octal digits, and
/// `\U` with four hexadecimal digits of UTF-16. `"key";` is a pair whose text is the key. Sources: "Strings Files" in Apple's
/// Internationalization and Localization Guide; `getSlashedChar` of CFOldStylePList.c in swift-corelibs-foundation.
struct StringsReader {
  private var table: StringTable
  private let file: Int
  private let language: Int
  private let bytes: [UInt8]
  private var offset = 0

  /// Adds the texts of a strings file in a language to a table.
  static func read(file: Int, in language: Int, into table: inout StringTable) {
    var reader = StringsReader(table: table, file: file, language: language)
    table = StringTable()
    reader.readFile()
    table = reader.table
  }

  private init(table: StringTable, file: Int, language: Int) {
    (self.table, self.file, self.language) = (table, file, language)
    bytes = table.files[file].bytes
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func report(_ message: String, _ range: Range<Int>) {
    let place = table.range(range, in: file)
    table.report(.stringsSyntax(message, at: place))
  }

  private mutating func readFile() {
    skipBlanks()
    // A property list may have braces around its pairs.
    let hasBrace = next == UInt8(ascii: "{")
    if hasBrace { offset += 1 }
    skipBlanks()
    while let byte = next {
      if hasBrace && byte == UInt8(ascii: "}") {
        offset += 1
        skipBlanks()
        if offset < bytes.count { report("nothing may follow the closing brace", offset..<offset + 1) }
        return
      }
      if !readPair() { recover() }
      skipBlanks()
    }
    if hasBrace { report("a brace is not closed", bytes.count..<bytes.count) }
  }

  /// Reads `key = text;`; reports another statement and returns false.
  private mutating func readPair() -> Bool {
    let start = offset
    guard let key = readText() else { return false }
    let keyRange = start..<offset
    skipBlanks()
    var (text, textRange) = (key, keyRange)
    if next == UInt8(ascii: "=") {
      offset += 1
      skipBlanks()
      let textStart = offset
      guard let value = readText() else { return false }
      (text, textRange) = (value, textStart..<offset)
      skipBlanks()
    }
    let range = table.range(keyRange, in: file)
    let entry = table.index(ofKey: key, at: range)
    let unit = StringUnit(text: text, range: table.range(textRange, in: file))
    table.add(LocalizedString(value: .unit(unit), range: range), toEntry: entry, in: language)
    guard next == UInt8(ascii: ";") else {
      report("a ';' is missing", textRange.upperBound..<textRange.upperBound)
      // The next pair begins on a line of its own.
      return next == UInt8(ascii: "\"")
    }
    offset += 1
    return true
  }

  /// Continues after the next `;`, or on the next line.
  private mutating func recover() {
    while let byte = next {
      offset += 1
      if byte == UInt8(ascii: ";") || byte == 0x0A { return }
    }
  }

  private mutating func skipBlanks() {
    while let byte = next {
      switch byte {
      case 0x20, 0x09...0x0D: offset += 1
      case UInt8(ascii: "/"): if !skipComment() { return }
      default: return
      }
    }
  }

  /// Skips a comment; false if none begins here.
  private mutating func skipComment() -> Bool {
    guard offset + 1 < bytes.count else { return false }
    let start = offset
    switch bytes[offset + 1] {
    case UInt8(ascii: "/"):
      while let byte = next, byte != 0x0A, byte != 0x0D { offset += 1 }
      return true
    case UInt8(ascii: "*"):
      offset += 2
      while offset + 1 < bytes.count {
        if bytes[offset] == UInt8(ascii: "*") && bytes[offset + 1] == UInt8(ascii: "/") {
          offset += 2
          return true
        }
        offset += 1
      }
      report("a comment is not closed", start..<start + 2)
      offset = bytes.count
      return true
    default: return false
    }
  }
}

// MARK: - Texts

extension StringsReader {
  /// Reads a text in quotes, or a word; reports another character and returns nil.
  private mutating func readText() -> String? {
    guard let first = next else {
      report("the file ends where a string is expected", bytes.count..<bytes.count)
      return nil
    }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(by: first) }
    let start = offset
    while let byte = next, StringsReader.isWordPart(byte) { offset += 1 }
    if offset == start {
      report("expected a string in quotes", start..<start + 1)
      return nil
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The characters of keys without quotes, as in old property lists.
  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: false
    }
  }

  private mutating func quoted(by quote: UInt8) -> String? {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      offset += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
    }
    report("a string is not closed", start..<start + 1)
    return nil
  }

  /// Reads an escape after its backslash.
  private mutating func escape(into text: inout [UInt8]) {
    guard let byte = next else { return }
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      if let scalar = scalar() { return text += Array(String(Character(scalar)).utf8) }
      report("expected four hexadecimal digits", offset - 1..<offset + 1)
      offset += 1
    case 0x30...0x37:
      var value: UInt32 = 0
      var count = 0
      while count < 3, let digit = next, (0x30...0x37).contains(digit) {
        value = value << 3 | UInt32(digit - 0x30)
        (count, offset) = (count + 1, offset + 1)
      }
      // These are bytes of the encoding of NeXTSTEP, which is that of ASCII below 128; others are rare and shown as a letter.
      text += Array(String(Character(value < 0x80 ? Unicode.Scalar(value) ?? "\u{FFFD}" : "\u{FFFD}")).utf8)
    default:
      offset += 1
      let pairs: [(Unicode.Scalar, UInt8)] = [
        ("n", 0x0A), ("r", 0x0D), ("t", 0x09), ("a", 0x07), ("b", 0x08), ("f", 0x0C), ("v", 0x0B),
      ]
      text.append(pairs.first { UInt8(ascii: $0.0) == byte }?.1 ?? byte)
    }
  }

  /// Reads `Uxxxx`, or two of them that are a surrogate pair; nil if the digits are missing.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let high = codeUnit(at: offset) else { return nil }
    offset += 5
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    guard next == UInt8(ascii: "\\"), let low = codeUnit(at: offset + 1), (0xDC00..<0xE000).contains(low) else {
      return "\u{FFFD}"
    }
    offset += 6
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  /// Returns the number of `Uxxxx` at a place; nil if there is none.
  private func codeUnit(at place: Int) -> UInt32? {
    guard place + 5 <= bytes.count, bytes[place] | 0x20 == UInt8(ascii: "u") else { return nil }
    var value: UInt32 = 0
    for byte in bytes[place + 1..<place + 5] {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: value = value << 4 | UInt32((byte | 0x20) - 0x57)
      default: return nil
      }
    }
    return value
  }
}
