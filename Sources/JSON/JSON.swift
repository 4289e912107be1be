/// A JSON value (RFC 8259) that keeps the order of its members.
package indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number, written as the shortest decimal that reads back as the same double; infinities and NaN are written as
  /// `null`.
  case number(Double)
  /// The text, as it was read, of a number with a point or an exponent, or beyond the range of `Int`.
  case decimal(String)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  /// The JSON text, with a line break at the end. A value that fits on a line of `width` columns is written on one
  /// line.
  package func text(width: Int = 100) -> String {
    var text = ""
    write(to: &text, indent: 0, width: width)
    return text + "\n"
  }

  /// The bytes of the value on one line, without a line break.
  package var bytes: [UInt8] { Array(text(width: .max).utf8.dropLast()) }

  private func write(to text: inout String, indent: Int, width: Int) {
    var line = ""
    if writeLine(to: &line, limit: width - indent) { return text += line }
    let inner = String(repeating: " ", count: indent + 2)
    switch self {
    case .array(let values):
      text += "[\n"
      for (index, value) in values.enumerated() {
        text += inner
        value.write(to: &text, indent: indent + 2, width: width)
        text += index + 1 < values.count ? ",\n" : "\n"
      }
      text += inner.dropLast(2) + "]"
    case .object(let members):
      text += "{\n"
      for (index, member) in members.enumerated() {
        text += inner + jsonQuoted(member.0) + ": "
        member.1.write(to: &text, indent: indent + 2, width: width)
        text += index + 1 < members.count ? ",\n" : "\n"
      }
      text += inner.dropLast(2) + "}"
    case .null, .bool, .integer, .number, .decimal, .string:
      _ = writeLine(to: &text, limit: .max)
    }
  }

  /// Appends the value on one line; false as soon as it takes more than `limit` bytes.
  private func writeLine(to line: inout String, limit: Int) -> Bool {
    switch self {
    case .null: line += "null"
    case .bool(let value): line += value ? "true" : "false"
    case .integer(let value): line += String(value)
    case .number(let value): line += jsonNumber(value)
    case .decimal(let text): line += text
    case .string(let value): line += jsonQuoted(value)
    case .array(let values):
      line += "["
      for (index, value) in values.enumerated() {
        if index > 0 { line += ", " }
        guard value.writeLine(to: &line, limit: limit) else { return false }
      }
      line += "]"
    case .object(let members):
      line += "{"
      for (index, member) in members.enumerated() {
        line += (index > 0 ? ", " : "") + jsonQuoted(member.0) + ": "
        guard member.1.writeLine(to: &line, limit: limit) else { return false }
      }
      line += "}"
    }
    return line.utf8.count <= limit
  }
}

/// The shortest decimal that reads back as `value`, without `.0`; `null` for infinities and NaN.
package func jsonNumber(_ value: Double) -> String {
  guard value.isFinite else { return "null" }
  // Negative zero is written as 0.
  if value == 0 { return "0" }
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// `text` in quotes, with the escapes that JSON requires, and also escapes for characters that control a terminal: DEL,
/// C1 controls, bidirectional formatting characters.
package func jsonQuoted(_ text: String) -> String {
  let bytes = Array(text.utf8)
  var quoted: [UInt8] = [UInt8(ascii: "\"")]
  quoted.reserveCapacity(bytes.count + 2)
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    let length = byte < 0x80 ? 1 : steeringLength(bytes, at: index)
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
    case 0x0A: quoted += "\\n".utf8
    case 0x09: quoted += "\\t".utf8
    case 0x0D: quoted += "\\r".utf8
    case 0..<0x20, 0x7F: quoted += escape(UInt16(byte)).utf8
    case 0xC2 where length == 2: quoted += escape(UInt16(bytes[index + 1])).utf8
    case 0xE2 where length == 3:
      quoted += escape(0x2000 | UInt16(bytes[index + 1] & 0x3F) << 6 | UInt16(bytes[index + 2] & 0x3F)).utf8
    default: quoted.append(byte)
    }
    index += length
  }
  quoted.append(UInt8(ascii: "\""))
  return String(decoding: quoted, as: UTF8.self)
}

/// The number of bytes of the C1 control or bidirectional formatting character at `index`; 1 for anything else.
private func steeringLength(_ bytes: [UInt8], at index: Int) -> Int {
  if bytes[index] == 0xC2, index + 1 < bytes.count, bytes[index + 1] < 0xA0 { return 2 }
  guard bytes[index] == 0xE2, index + 2 < bytes.count else { return 1 }
  switch (bytes[index + 1], bytes[index + 2]) {
  case (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return 3
  default: return 1
  }
}

/// The escape of a UTF-16 code unit, such as `\u001b`.
private func escape(_ unit: UInt16) -> String {
  let digits = String(unit, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}
