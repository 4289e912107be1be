/// The reason why bytes are not valid JSON, with its position.
package struct JSONProblem: Error {
  /// The thing that was expected or is not allowed: lower case, no full stop.
  package var message: String
  /// The offset of the byte at which the problem was noticed.
  package var offset: Int
}

extension JSON {
  /// The maximum nesting depth of arrays and objects.
  package static let deepestNesting = 64

  /// Parses `bytes`, which hold one value (RFC 8259). ``subscript(_:)`` finds the first of several members with one
  /// name.
  package init(_ bytes: [UInt8]) throws(JSONProblem) {
    var parser = JSONParser<JSON>(bytes: bytes)
    self = try parser.document()
  }

  /// The scalar members of the outermost object of `bytes`, as far as they can be parsed: also of a text that nests too
  /// deep, or is invalid further on.
  package static func plainMembers(of bytes: [UInt8]) -> JSON {
    var parser = JSONParser<JSON>(bytes: bytes)
    return .object(parser.plainMembers())
  }

  /// The value of the member `name` of an object.
  package subscript(_ name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }

  /// The value of a string; nil for other values.
  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value of an integer that fits `Int`; nil for other values.
  package var integer: Int? {
    guard case .integer(let value) = self else { return nil }
    return value
  }

  /// The nearest double of a number; nil for other values.
  package var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .decimal(let text): Double(text)
    case .null, .bool, .string, .array, .object: nil
    }
  }

  /// The elements of an array; nil for other values.
  package var array: [JSON]? {
    guard case .array(let values) = self else { return nil }
    return values
  }
}

/// The values that a parser makes: plain ones, or ones with their ranges.
protocol JSONForm {
  /// A member of an object.
  associatedtype Member

  /// True if comments are white space, a comma may end a list, and a byte order mark may begin the text.
  static var isRelaxed: Bool { get }
  /// Creates a value that is neither an array nor an object.
  static func make(scalar: JSON, at range: Range<Int>) -> Self
  /// Creates an array; `range` includes its brackets.
  static func make(elements: [Self], at range: Range<Int>) -> Self
  /// Creates a member; `range` is that of its name with the quotes.
  static func make(member name: String, at range: Range<Int>, _ value: Self) -> Member
  /// Creates an object; `range` includes its braces.
  static func make(members: [Member], at range: Range<Int>) -> Self
}

extension JSON: JSONForm {
  static var isRelaxed: Bool { false }
  static func make(scalar: JSON, at range: Range<Int>) -> JSON { scalar }
  static func make(elements: [JSON], at range: Range<Int>) -> JSON { .array(elements) }
  static func make(member name: String, at range: Range<Int>, _ value: JSON) -> (String, JSON) { (name, value) }
  static func make(members: [(String, JSON)], at range: Range<Int>) -> JSON { .object(members) }
}

/// A parser of one text. It is specialised for each form, so plain values cost no ranges.
struct JSONParser<Form: JSONForm> {
  let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONProblem) -> Form {
    if Form.isRelaxed && bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    let value = try value()
    skipBlanks()
    if offset < bytes.count { throw problem("nothing may follow the value") }
    return value
  }

  mutating func plainMembers() -> [Form.Member] {
    var found: [Form.Member] = []
    guard take("{") else { return found }
    repeat {
      skipBlanks()
      let start = offset
      guard next == UInt8(ascii: "\""), let name = try? text() else { return found }
      let range = start..<offset
      guard take(":") else { return found }
      skipBlanks()
      if next == UInt8(ascii: "{") || next == UInt8(ascii: "[") {
        guard skipNested() else { return found }
      } else {
        guard let value = try? value() else { return found }
        found.append(Form.make(member: name, at: range, value))
      }
    } while take(",")
    return found
  }

  /// Skips an array or object without parsing its contents; false if it does not end.
  private mutating func skipNested() -> Bool {
    var depth = 0
    repeat {
      guard let byte = next else { return false }
      if byte == UInt8(ascii: "\"") {
        guard (try? text()) != nil else { return false }
        continue
      }
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
      offset += 1
    } while depth > 0
    return true
  }

  private func problem(_ message: String) -> JSONProblem {
    // Only a comment without an end is not skipped.
    let isComment = Form.isRelaxed && bytes[min(offset, bytes.count)...].starts(with: "/*".utf8)
    return JSONProblem(message: isComment ? "a comment is not closed" : message, offset: offset)
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    if Form.isRelaxed && next == UInt8(ascii: "/") { skipComments() }
  }

  /// Skips comments and the white space between them.
  @inline(never) private mutating func skipComments() {
    while skipComment() {
      while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    }
  }

  /// Skips a comment; false if none comes next, or if it has no end.
  private mutating func skipComment() -> Bool {
    guard next == UInt8(ascii: "/"), offset + 1 < bytes.count else { return false }
    var end = offset + 2
    switch bytes[offset + 1] {
    case UInt8(ascii: "/"):
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    case UInt8(ascii: "*"):
      while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") { end += 1 }
      guard end + 1 < bytes.count else { return false }
      end += 2
    default: return false
    }
    offset = end
    return true
  }

  /// Consumes `sign` and the white space before it, if it comes next.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  /// Consumes a comma if another element follows it; a relaxed parser ignores one before `end`.
  private mutating func takeComma(before end: Unicode.Scalar) -> Bool {
    guard take(",") else { return false }
    if !Form.isRelaxed { return true }
    skipBlanks()
    return next != UInt8(ascii: end)
  }

  private mutating func value() throws(JSONProblem) -> Form {
    skipBlanks()
    guard let next else { throw problem("the text ends where a value is expected") }
    let start = offset
    switch next {
    case UInt8(ascii: "{"): return try nested { parser throws(JSONProblem) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(JSONProblem) in try parser.elements() }
    case UInt8(ascii: "\""):
      let text = try text()
      return Form.make(scalar: .string(text), at: start..<offset)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let number = try number()
      return Form.make(scalar: number, at: start..<offset)
    default:
      let word = try word()
      return Form.make(scalar: word, at: start..<offset)
    }
  }

  private mutating func nested(_ read: (inout JSONParser) throws(JSONProblem) -> Form) throws(JSONProblem) -> Form {
    guard depth < JSON.deepestNesting else { throw problem("nested more than \(JSON.deepestNesting) deep") }
    depth += 1
    defer { depth -= 1 }
    offset += 1
    return try read(&self)
  }

  private mutating func object() throws(JSONProblem) -> Form {
    let start = offset - 1
    var members: [Form.Member] = []
    if take("}") { return Form.make(members: members, at: start..<offset) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw problem("expected a name in quotes") }
      let first = offset
      let name = try text()
      let range = first..<offset
      guard take(":") else { throw problem("expected ':'") }
      members.append(Form.make(member: name, at: range, try value()))
    } while takeComma(before: "}")
    guard take("}") else { throw problem("expected ',' or '}'") }
    return Form.make(members: members, at: start..<offset)
  }

  private mutating func elements() throws(JSONProblem) -> Form {
    let start = offset - 1
    var values: [Form] = []
    if take("]") { return Form.make(elements: values, at: start..<offset) }
    repeat { values.append(try value()) } while takeComma(before: "]")
    guard take("]") else { throw problem("expected ',' or ']'") }
    return Form.make(elements: values, at: start..<offset)
  }

  private mutating func word() throws(JSONProblem) -> JSON {
    let words: [(String, JSON)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
    for (word, value) in words where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return value
    }
    throw problem("expected a value")
  }

  private mutating func digits() throws(JSONProblem) {
    let start = offset
    while let byte = next, byte >= 0x30 && byte <= 0x39 { offset += 1 }
    if offset == start { throw problem("expected a digit") }
  }

  private mutating func number() throws(JSONProblem) -> JSON {
    let start = offset
    var isInteger = true
    if next == UInt8(ascii: "-") { offset += 1 }
    if next == UInt8(ascii: "0") { offset += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      isInteger = false
      offset += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isInteger = false
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isInteger, let value = Int(text) { return .integer(value) }
    return .decimal(text)
  }

  private mutating func text() throws(JSONProblem) -> String {
    offset += 1
    var found: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: found, as: UTF8.self) else { throw problem("the text is not UTF-8") }
        offset += 1
        return text
      case UInt8(ascii: "\\"): found.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20: throw problem("a string contains a control character")
      default:
        found.append(byte)
        offset += 1
      }
    }
    throw problem("a string is not closed")
  }

  private mutating func escape() throws(JSONProblem) -> Character {
    offset += 1
    guard let byte = next else { throw problem("a string is not closed") }
    let plain: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"), ("r", "\r"), ("t", "\t"),
    ]
    if let pair = plain.first(where: { UInt8(ascii: $0.0) == byte }) {
      offset += 1
      return Character(pair.1)
    }
    guard byte == UInt8(ascii: "u") else { throw problem("unknown escape") }
    return Character(try scalar())
  }

  /// The character of `\uXXXX`, or of a surrogate pair of such escapes. An unpaired surrogate becomes U+FFFD, since
  /// editors send half of a pair while half of a character is typed (RFC 8259 §8.2 leaves this open).
  private mutating func scalar() throws(JSONProblem) -> Unicode.Scalar {
    let high = try codeUnit()
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    let behind = offset
    guard next == UInt8(ascii: "\\") else { return "\u{FFFD}" }
    offset += 1
    guard next == UInt8(ascii: "u") else {
      offset = behind
      return "\u{FFFD}"
    }
    let low = try codeUnit()
    guard (0xDC00..<0xE000).contains(low) else {
      offset = behind
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  /// Reads the four hexadecimal digits after the `u` at the offset.
  private mutating func codeUnit() throws(JSONProblem) -> UInt32 {
    offset += 1
    guard offset + 4 <= bytes.count else { throw problem("expected four hexadecimal digits") }
    var value: UInt32 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem("expected four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
    }
    offset += 4
    return value
  }
}
