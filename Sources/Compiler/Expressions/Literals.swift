internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

extension SyntaxNode {
  /// The value of a literal, which is one token.
  var literal: Value {
    guard let token = tokens.first else { return .unknown }
    switch token.kind {
    case .number: return token.number(dropping: 0).map { .number($0, isLength: false) } ?? .unknown
    case .percent: return token.number(dropping: 1).map { .percent($0 / Rational(100)) } ?? .unknown
    case .angle:
      let isDegrees = token.bytes.last == UInt8(ascii: "g")
      return token.number(dropping: 3).map { .angle($0, isDegrees: isDegrees) } ?? .unknown
    case .size: return token.size.map { .size($0) } ?? .unknown
    case .text: return .text(token.string)
    case .colour: return .colour(token.text)
    case .trueWord: return .bool(true)
    case .falseWord: return .bool(false)
    default: return .unknown
    }
  }
}

extension SyntaxToken {
  /// The bytes of the token; the first has the index 0.
  var bytes: ArraySlice<UInt8> { ArraySlice(Array(tree.bytes[range.start..<range.end])) }

  /// The number at the start of the token, without its last `dropping` bytes.
  fileprivate func number(dropping: Int) -> Rational? {
    Rational(decimal: tree.bytes[range.start..<max(range.start, range.end - dropping)])
  }

  /// The value of a size token such as `375x667`.
  var size: ExactSize? {
    let parts = bytes.split(separator: UInt8(ascii: "x"))
    guard parts.count == 2, let width = Rational(decimal: parts[0]), let height = Rational(decimal: parts[1]) else {
      return nil
    }
    return ExactSize(width: width, height: height)
  }

  /// The string of the token, without quotes and with its escapes replaced. A wrong escape, which the parser reported, is
  /// omitted.
  package var string: String {
    var inside = bytes.dropFirst()
    if inside.last == UInt8(ascii: "\""), inside.count >= 1 { inside = inside.dropLast() }
    var found: [UInt8] = []
    found.reserveCapacity(inside.count)
    var index = inside.startIndex
    while index < inside.endIndex {
      guard inside[index] == UInt8(ascii: "\\") else {
        found.append(inside[index])
        index += 1
        continue
      }
      let (scalar, length) = escape(inside[index...])
      if let scalar { found += Array(String(Character(scalar)).utf8) }
      index += length
    }
    return String(decoding: found, as: UTF8.self)
  }

  /// The character of the escape at the start of `bytes`, and the length of the escape.
  private func escape(_ bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar?, length: Int) {
    guard bytes.count >= 2 else { return (nil, bytes.count) }
    switch bytes[bytes.startIndex + 1] {
    case UInt8(ascii: "\""): return ("\"", 2)
    case UInt8(ascii: "\\"): return ("\\", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"): return codePoint(bytes)
    default: return (nil, 2)
    }
  }

  /// The character of `\u{1F600}`, with one to six hexadecimal digits, and the length of the escape.
  private func codePoint(_ bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar?, length: Int) {
    var index = bytes.startIndex + 2
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "{") else { return (nil, 2) }
    index += 1
    var value: UInt32 = 0
    var count = 0
    while index < bytes.endIndex, let digit = hexadecimal(bytes[index]), count < 6 {
      value = value * 16 + digit
      count += 1
      index += 1
    }
    let length = index - bytes.startIndex
    guard count > 0, index < bytes.endIndex, bytes[index] == UInt8(ascii: "}") else { return (nil, length) }
    return (Unicode.Scalar(value), length + 1)
  }

  private func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
