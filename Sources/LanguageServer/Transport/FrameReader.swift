/// Splits input into messages: headers, of which only `Content-Length` counts, an empty line, and as many bytes (LSP 3.17, base
/// protocol).
///
/// Bytes that are not a header are skipped up to the next `Content-Length`, and reported once: a client with wrong lengths gets
/// a response and may continue.
struct FrameReader {
  enum Frame: Equatable {
    /// The body behind the headers.
    case message([UInt8])
    /// The reason why bytes were skipped.
    case broken(String)
  }

  /// The most bytes of a message, which is the same as for a file.
  static let largestMessage = 64 << 20
  /// The most bytes of headers.
  static let largestHeaders = 4096

  private var bytes: [UInt8] = []
  private var start = 0
  /// True while bytes are skipped that were reported already.
  private var isLost = false

  /// Adds input.
  mutating func append(_ more: some Sequence<UInt8>) {
    if start > 1 << 16 && start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Returns the next message or problem; nil if the input is incomplete.
  mutating func next() -> Frame? {
    while start < bytes.count {
      switch headers() {
      case .incomplete: return nil
      case .length(let length, let body):
        guard bytes.count - body >= length else { return nil }
        start = body + length
        isLost = false
        return .message(Array(bytes[body..<start]))
      case .broken(let why):
        leaveOut()
        if isLost { continue }
        isLost = true
        return .broken(why)
      }
    }
    return nil
  }

  private enum Headers {
    case incomplete
    case length(Int, body: Int)
    case broken(String)
  }

  private func headers() -> Headers {
    var length: Int?
    var line = start
    while let end = lineEnd(from: line) {
      if end == line {
        guard let length else { return .broken("the headers name no Content-Length") }
        return .length(length, body: end + 2)
      }
      guard let colon = bytes[line..<end].firstIndex(of: UInt8(ascii: ":")) else {
        return .broken("a header has no ':'")
      }
      if isContentLength(bytes[line..<colon]) {
        guard let value = number(bytes[(colon + 1)..<end]), value <= FrameReader.largestMessage else {
          return .broken("Content-Length is not a number of bytes up to \(FrameReader.largestMessage)")
        }
        length = value
      }
      line = end + 2
    }
    let isLong = bytes.count - start > FrameReader.largestHeaders
    return isLong || !mayBeHeader ? .broken("expected 'Content-Length: '") : .incomplete
  }

  /// Returns the offset of the `\r\n` that ends the line from `line` on; nil if there is none within the limit.
  private func lineEnd(from line: Int) -> Int? {
    let limit = min(bytes.count, start + FrameReader.largestHeaders)
    var offset = line
    while offset + 1 < limit {
      if bytes[offset] == 0x0D && bytes[offset + 1] == 0x0A { return offset }
      offset += 1
    }
    return nil
  }

  /// True if the input may be the beginning of a header: a name of letters and hyphens.
  private var mayBeHeader: Bool {
    for byte in bytes[start..<min(bytes.count, start + 64)] {
      if byte == UInt8(ascii: ":") || byte == 0x0D { return true }
      let letter = byte | 0x20
      guard letter >= 0x61 && letter <= 0x7A || byte == UInt8(ascii: "-") else { return false }
    }
    return bytes.count - start < 64
  }

  private static let name = Array("content-length".utf8)

  private func isContentLength(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == FrameReader.name.count && isNameBegun(bytes)
  }

  /// True if `bytes` are a prefix of the name, in letters of any case.
  private func isNameBegun(_ bytes: ArraySlice<UInt8>) -> Bool {
    zip(bytes, FrameReader.name).allSatisfy { byte, letter in
      byte == letter || byte | 0x20 == letter && letter != UInt8(ascii: "-")
    }
  }

  /// Parses digits with spaces or tabs around them (RFC 9110, optional white space).
  private func number(_ value: ArraySlice<UInt8>) -> Int? {
    var digits = value.drop(while: isBlank)
    while let last = digits.last, isBlank(last) { digits.removeLast() }
    guard digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Skips to the next `Content-Length`, or to its possible beginning at the end.
  private mutating func leaveOut() {
    var offset = start + 1
    while offset < bytes.count {
      let rest = bytes[offset..<min(bytes.count, offset + FrameReader.name.count)]
      if isNameBegun(rest) { break }
      offset += 1
    }
    start = offset
  }
}

/// Returns `message` with its header.
func framed(_ message: [UInt8]) -> [UInt8] { Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message }
