// Where a file is, as the protocol says it: `file:///home/ann/My%20App.lay` (RFC 3986, RFC 8089).

/// The path that a `file:` URI names; nil for other schemes.
func path(ofURI uri: String) -> String? {
  let scheme = uri.utf8.prefix(7)
  guard String(Substring(scheme)).lowercased() == "file://" else { return nil }
  let rest = uri.utf8.dropFirst(7)
  guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
  var bytes: [UInt8] = []
  var digits = rest[slash...].makeIterator()
  while let byte = digits.next() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = digits.next().flatMap(hexDigit), let low = digits.next().flatMap(hexDigit) else { return nil }
    bytes.append(high << 4 | low)
  }
  return String(validating: bytes, as: UTF8.self)
}

/// The `file:` URI of an absolute path.
func uri(ofPath path: String) -> String {
  var text = "file://"
  let digits = Array("0123456789ABCDEF".unicodeScalars)
  for byte in path.utf8 {
    if isPlain(byte) {
      text.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      text += "%"
      text.unicodeScalars.append(digits[Int(byte >> 4)])
      text.unicodeScalars.append(digits[Int(byte & 15)])
    }
  }
  return text
}

private func hexDigit(_ byte: UInt8) -> UInt8? { Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) } }

/// What stands in paths as it is: letters, digits, `-._~/`.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"): true
  case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"): true
  default: false
  }
}
