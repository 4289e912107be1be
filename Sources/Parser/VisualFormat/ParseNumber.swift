internal import LayDiagnostics

extension VisualFormatParser {
  /// True if a number is next, with or without a sign.
  var isAtNumber: Bool {
    guard let byte = current else { return false }
    var offset = position + (byte == 0x2B || byte == 0x2D ? 1 : 0)
    if offset < end && bytes[offset] == 0x2E { offset += 1 }
    return offset < end && bytes[offset].isDigit
  }

  /// Parses a number exactly, in the syntax of `strtod` in the C locale: `8`, `.5`, `165.000000`, `1e2`, `0x1p-1`.
  ///
  /// Returns nil if it is malformed or too long, which is reported.
  mutating func parseNumber() -> VisualFormat.Number? {
    let start = position
    var offset = start
    let isNegative = bytes[offset] == 0x2D
    if isNegative || bytes[offset] == 0x2B { offset += 1 }
    let magnitude = isHexadecimal(at: offset) ? hexadecimal(&offset) : decimal(&offset)
    let isWhole = !continuesNumber(at: offset)
    while continuesNumber(at: offset) { offset += 1 }
    advance(offset - start)
    let found = range(start, offset)
    guard isWhole else {
      report(.malformedNumberInFormat(found, text(found)))
      return nil
    }
    guard let magnitude else {
      report(.numberTooLongInFormat(found))
      return nil
    }
    return VisualFormat.Number(isNegative && magnitude != "0" ? "-" + magnitude : magnitude, at: found)
  }

  /// True if the byte at `offset` continues the number before it: `pt`, `%`, a second point.
  private func continuesNumber(at offset: Int) -> Bool {
    guard offset < end else { return false }
    let byte = bytes[offset]
    return byte.isNameByte || byte == 0x2E || byte == 0x25 || byte >= 0x80
  }

  private func isHexadecimal(at offset: Int) -> Bool {
    guard offset + 2 < end, bytes[offset] == 0x30, bytes[offset + 1] | 0x20 == 0x78 else { return false }
    if bytes[offset + 2].hexadecimalValue != nil { return true }
    return bytes[offset + 2] == 0x2E && offset + 3 < end && bytes[offset + 3].hexadecimalValue != nil
  }

  /// Parses `12.50e-1`, and returns the exact value as plain decimal text; nil if that is too long.
  private func decimal(_ offset: inout Int) -> String? {
    var digits: [UInt8] = []
    var point = 0
    while offset < end && bytes[offset].isDigit { takeDigit(&offset, &digits) }
    if offset < end && bytes[offset] == 0x2E {
      offset += 1
      while offset < end && bytes[offset].isDigit {
        takeDigit(&offset, &digits)
        point -= 1
      }
    }
    point += exponent(&offset, letter: 0x65)
    return plainDecimal(digits, exponent: point)
  }

  private func takeDigit(_ offset: inout Int, _ digits: inout [UInt8]) {
    digits.append(bytes[offset] - 0x30)
    offset += 1
  }

  /// Parses `e-3` (or `p-3` after a hexadecimal number), with at least one digit; 0 if there is none. Values that no
  /// number of this size can have are clamped.
  private func exponent(_ offset: inout Int, letter: UInt8) -> Int {
    guard offset < end, bytes[offset] | 0x20 == letter else { return 0 }
    var next = offset + 1
    let isNegative = next < end && bytes[next] == 0x2D
    if next < end && (bytes[next] == 0x2D || bytes[next] == 0x2B) { next += 1 }
    guard next < end, bytes[next].isDigit else { return 0 }
    var value = 0
    while next < end && bytes[next].isDigit {
      value = min(value * 10 + Int(bytes[next] - 0x30), 1_000_000)
      next += 1
    }
    offset = next
    return isNegative ? -value : value
  }

  /// Parses `0x1A.8p3`, and returns the exact value as plain decimal text; nil if that is too long.
  private func hexadecimal(_ offset: inout Int) -> String? {
    offset += 2
    var digits: [UInt8] = [0]
    var power = 0
    var isBehindPoint = false
    while offset < end {
      if bytes[offset] == 0x2E && !isBehindPoint {
        isBehindPoint = true
      } else if let value = bytes[offset].hexadecimalValue {
        if digits.count <= VisualFormat.maximumDigits { multiply(&digits, by: 16, adding: value) }
        power -= isBehindPoint ? 4 : 0
      } else {
        break
      }
      offset += 1
    }
    power += exponent(&offset, letter: 0x70)
    guard digits.count <= VisualFormat.maximumDigits else { return nil }
    return scaled(digits, byPowerOfTwo: power)
  }

  /// `digits` times 2 to the `power`, as plain decimal text; nil if that is too long.
  private func scaled(_ digits: [UInt8], byPowerOfTwo power: Int) -> String? {
    var digits = digits
    if digits.allSatisfy({ $0 == 0 }) { return "0" }
    var left = power
    while left < 0 && digits[digits.count - 1] % 2 == 0 {
      halve(&digits)
      left += 1
    }
    // 2 to the -n is 5 to the n with n digits after the point.
    let point = min(left, 0)
    while left != 0 && digits.count <= VisualFormat.maximumDigits {
      multiply(&digits, by: left > 0 ? 2 : 5, adding: 0)
      left += left > 0 ? -1 : 1
    }
    return left == 0 ? plainDecimal(digits, exponent: point) : nil
  }

  private func halve(_ digits: inout [UInt8]) {
    var rest: UInt8 = 0
    for index in digits.indices {
      let value = rest * 10 + digits[index]
      digits[index] = value / 2
      rest = value % 2
    }
    if digits.count > 1 && digits[0] == 0 { digits.removeFirst() }
  }

  private func multiply(_ digits: inout [UInt8], by factor: Int, adding carry: UInt8) {
    var carry = Int(carry)
    for index in digits.indices.reversed() {
      let value = Int(digits[index]) * factor + carry
      digits[index] = UInt8(value % 10)
      carry = value / 10
    }
    while carry > 0 {
      digits.insert(UInt8(carry % 10), at: 0)
      carry /= 10
    }
  }

  /// `digits` times 10 to the `exponent`, written without an exponent; nil if longer than
  /// ``VisualFormat/maximumDigits``.
  private func plainDecimal(_ digits: [UInt8], exponent: Int) -> String? {
    var digits = ArraySlice(digits.drop { $0 == 0 })
    var exponent = exponent
    if digits.isEmpty { return "0" }
    while exponent < 0, digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    let length = exponent >= 0 ? digits.count + exponent : max(digits.count, 1 - exponent)
    guard length <= VisualFormat.maximumDigits else { return nil }
    var text = [UInt8](repeating: 0, count: max(1 - exponent - digits.count, 0)) + digits
    text += [UInt8](repeating: 0, count: max(exponent, 0))
    var characters = text.map { $0 + 0x30 }
    if exponent < 0 { characters.insert(0x2E, at: characters.count + exponent) }
    return String(decoding: characters, as: UTF8.self)
  }
}
