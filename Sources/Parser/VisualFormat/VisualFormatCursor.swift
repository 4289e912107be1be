package import LayDiagnostics

/// The state of parsing one format: the position in the file, and the diagnostics.
///
/// `position` is never at a space: spaces are reported once, at the start, and then ignored.
struct VisualFormatParser {
  /// The whole file.
  let bytes: [UInt8]
  let file: FileID
  /// The offset after the string.
  let end: Int
  /// The offset of the next byte that is not a space.
  private(set) var position: Int
  /// The offset after the last consumed byte: the position of whatever is missing.
  private(set) var tokenEnd: Int
  private(set) var diagnostics: [Diagnostic] = []
  /// The number of nested calls in which mistakes are consequences of something already reported.
  private var muted = 0

  init(bytes: [UInt8], range: SourceRange) {
    self.bytes = bytes
    file = range.file
    end = min(range.end, bytes.count)
    position = min(range.start, end)
    tokenEnd = position
    skipBlanks()
  }

  /// The next byte; nil at the end of the string.
  var current: UInt8? { position < end ? bytes[position] : nil }

  /// The byte directly after the next one, space or not.
  var following: UInt8? { position + 1 < end ? bytes[position + 1] : nil }

  /// True if the next byte is one of `set`.
  func isAt(_ set: ByteSet) -> Bool {
    guard let byte = current else { return false }
    return set.contains(byte)
  }

  /// Consumes `count` bytes and the spaces after them.
  mutating func advance(_ count: Int = 1) {
    position = min(position + count, end)
    tokenEnd = position
    skipBlanks()
  }

  /// Consumes the next byte if it is `byte`, and returns its range; otherwise nil.
  mutating func take(_ byte: UInt8) -> SourceRange? {
    guard current == byte else { return nil }
    let range = range(position, position + 1)
    advance()
    return range
  }

  /// Skips everything up to one of `set` or the end.
  mutating func skip(to set: ByteSet) {
    while let byte = current, !set.contains(byte) { advance() }
  }

  private mutating func skipBlanks() {
    while position < end && bytes[position].isBlank { position += 1 }
  }

  /// The range from offset `start` to offset `end` of the file.
  func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(file: file, start: start, end: end) }

  /// The empty range at which something is missing.
  var gapRange: SourceRange { range(tokenEnd, tokenEnd) }

  /// The next character, whole: a UTF-8 sequence of up to four bytes.
  var characterRange: SourceRange {
    var stop = min(position + 1, end)
    while stop < end && bytes[stop] & 0xC0 == 0x80 && stop < position + 4 { stop += 1 }
    return range(position, stop)
  }

  /// The range of the next byte and the one after it.
  var pairRange: SourceRange { range(position, min(position + 2, end)) }

  /// The text of `range`; invalid UTF-8 is repaired.
  func text(_ range: SourceRange) -> String { String(decoding: bytes[range.start..<range.end], as: UTF8.self) }

  /// Adds `diagnostic`, unless it is a consequence of an earlier one, or the limit for the string is reached.
  mutating func report(_ diagnostic: Diagnostic) {
    guard muted == 0 else { return }
    guard diagnostic.code == .blankInFormat || !followsFromBlank(diagnostic.range) else { return }
    diagnostics.appendOfFormat(diagnostic)
  }

  /// Runs `body`, without reports if `condition` is true.
  mutating func muted<Result>(if condition: Bool, _ body: (inout Self) -> Result) -> Result {
    muted += condition ? 1 : 0
    let result = body(&self)
    muted -= condition ? 1 : 0
    return result
  }

  /// True if a space that divides a word, as in `my view`, is in `range` or just before it: the space is the mistake.
  private func followsFromBlank(_ range: SourceRange) -> Bool {
    var start = range.start
    while start > 0 && bytes[start - 1].isBlank { start -= 1 }
    return (start..<max(range.end, range.start + 1)).contains { dividesWord($0) }
  }

  /// True if the run of spaces that begins at `offset` is between two bytes of names or numbers.
  func dividesWord(_ offset: Int) -> Bool {
    guard offset > 0, offset < end, bytes[offset].isBlank, bytes[offset - 1].isNameByte else { return false }
    let next = bytes[offset..<end].firstIndex { !$0.isBlank }
    return next.map { bytes[$0].isNameByte } ?? false
  }
}

extension [Diagnostic] {
  /// Adds a diagnostic of one format; beyond ``VisualFormat/maximumReports`` only notes on the last one that there are
  /// more.
  package mutating func appendOfFormat(_ diagnostic: @autoclosure () -> Diagnostic) {
    let rest = Note.note("there are more problems in this format; they are shown when these are gone")
    if count < VisualFormat.maximumReports {
      append(diagnostic())
    } else if self[count - 1].notes.last != rest {
      self[count - 1].notes.append(rest)
    }
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D || self == 0x0A }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// True for a letter or `_`.
  var isNameStart: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A || self == 0x5F }
  var isNameByte: Bool { isNameStart || isDigit }
  /// The value of a hexadecimal digit; nil for anything else.
  var hexadecimalValue: UInt8? {
    if isDigit { return self - 0x30 }
    let lower = self | 0x20
    return lower >= 0x61 && lower <= 0x66 ? lower - 0x61 + 10 : nil
  }
}

/// A set of ASCII characters.
struct ByteSet {
  private let low: UInt64
  private let high: UInt64

  init(_ characters: String) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for byte in characters.utf8 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }
    self.low = low
    self.high = high
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte < 128 && high >> UInt64(byte & 63) & 1 == 1
  }

  /// The characters that begin a view or the closing bar.
  static let item = ByteSet("[|")
  /// The characters that begin an item or a gap.
  static let itemOrGap = ByteSet("[|-")
  /// The characters that end the inside of a view, in a string without its `]`.
  static let viewEnd = ByteSet("[]|-")
  /// The characters that end the name of a view.
  static let nameEnd = ByteSet("[]|-(,")
  /// The characters that end a predicate.
  static let predicateEnd = ByteSet(",)[]|-")
}
