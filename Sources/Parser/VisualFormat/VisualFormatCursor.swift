package import LayDiagnostics

/// The state of parsing one format: where it is in the file, and what it found wrong.
///
/// `position` never stands at a blank: blanks are reported once, at the start, and then read as if they were not there.
struct VisualFormatParser {
  /// The whole file.
  let bytes: [UInt8]
  let file: FileID
  /// The offset behind the string.
  let end: Int
  /// The offset of the next byte that means something.
  private(set) var position: Int
  /// The offset behind the last byte that was taken: where something is missing, it belongs there.
  private(set) var tokenEnd: Int
  private(set) var diagnostics: [Diagnostic] = []
  /// Above 0 while what is wrong follows from something that is reported already.
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

  /// The byte directly behind the next one, blank or not.
  var following: UInt8? { position + 1 < end ? bytes[position + 1] : nil }

  /// Whether the next byte is one of `set`.
  func isAt(_ set: ByteSet) -> Bool {
    guard let byte = current else { return false }
    return set.contains(byte)
  }

  /// Takes `count` bytes and the blanks behind them.
  mutating func advance(_ count: Int = 1) {
    position = min(position + count, end)
    tokenEnd = position
    skipBlanks()
  }

  /// Takes the next byte if it is `byte`: its range, or nil.
  mutating func take(_ byte: UInt8) -> SourceRange? {
    guard current == byte else { return nil }
    let range = range(position, position + 1)
    advance()
    return range
  }

  /// Passes over everything up to one of `set` or the end.
  mutating func skip(to set: ByteSet) {
    while let byte = current, !set.contains(byte) { advance() }
  }

  private mutating func skipBlanks() {
    while position < end && bytes[position].isBlank { position += 1 }
  }

  /// The range from `start` to `end`, offsets in the file.
  func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(file: file, start: start, end: end) }

  /// The place where something is missing.
  var gapRange: SourceRange { range(tokenEnd, tokenEnd) }

  /// The next character, whole: a UTF-8 sequence of up to four bytes.
  var characterRange: SourceRange {
    var stop = min(position + 1, end)
    while stop < end && bytes[stop] & 0xC0 == 0x80 && stop < position + 4 { stop += 1 }
    return range(position, stop)
  }

  /// The next byte and the one behind it.
  var pairRange: SourceRange { range(position, min(position + 2, end)) }

  /// The text of `range`; bytes that are no UTF-8 are repaired.
  func text(_ range: SourceRange) -> String { String(decoding: bytes[range.start..<range.end], as: UTF8.self) }

  /// Keeps `diagnostic`, unless it follows from something reported, or the string has had its share.
  mutating func report(_ diagnostic: Diagnostic) {
    guard muted == 0 else { return }
    guard diagnostic.code == .blankInFormat || !followsFromBlank(diagnostic.range) else { return }
    diagnostics.appendOfFormat(diagnostic)
  }

  /// Runs `body` without reports when `condition` holds.
  mutating func muted<Result>(if condition: Bool, _ body: (inout Self) -> Result) -> Result {
    muted += condition ? 1 : 0
    let result = body(&self)
    muted -= condition ? 1 : 0
    return result
  }

  /// Whether a blank that divides a word, `my view`, stands in `range` or just before it: the blank is the mistake.
  private func followsFromBlank(_ range: SourceRange) -> Bool {
    var start = range.start
    while start > 0 && bytes[start - 1].isBlank { start -= 1 }
    return (start..<max(range.end, range.start + 1)).contains { dividesWord($0) }
  }

  /// Whether the run of blanks that begins at `offset` stands between two bytes of names or numbers.
  func dividesWord(_ offset: Int) -> Bool {
    guard offset > 0, offset < end, bytes[offset].isBlank, bytes[offset - 1].isNameByte else { return false }
    let next = bytes[offset..<end].firstIndex { !$0.isBlank }
    return next.map { bytes[$0].isNameByte } ?? false
  }
}

extension [Diagnostic] {
  /// Keeps a report of one format; past ``VisualFormat/maximumReports`` the last one says that there are more.
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
  /// A letter or `_`.
  var isNameStart: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A || self == 0x5F }
  var isNameByte: Bool { isNameStart || isDigit }
  /// What the digit stands for in base 16; nil for anything else.
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

  /// Where a view or the closing bar begins.
  static let item = ByteSet("[|")
  /// Where an item or a gap begins.
  static let itemOrGap = ByteSet("[|-")
  /// What ends the inside of a view, in a string that forgot its `]`.
  static let viewEnd = ByteSet("[]|-")
  /// What ends the name of a view.
  static let nameEnd = ByteSet("[]|-(,")
  /// What ends a predicate.
  static let predicateEnd = ByteSet(",)[]|-")
}
