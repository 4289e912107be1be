internal import LayCompiler
internal import LayDiagnostics

// Where a file is, as the protocol says it: `file:///home/ann/My%20App.lay` (RFC 3986, RFC 8089).

/// The path that a document is known by: that of its file, which begins with a slash. Where it is no file, such as what was
/// never saved, it begins with the scheme, as in `untitled:/Untitled-1`, so that no file has it.
func path(ofURI uri: ExactText) -> ExactText {
  let bytes = Array(uri.text.utf8)
  let colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? -1
  let scheme = String(decoding: bytes.prefix(max(0, colon)), as: UTF8.self)
  let rest = bytes.dropFirst(colon + 1)
  if scheme.lowercased() == "file", let path = decoded(withoutHost(rest)), path.utf8.first == UInt8(ascii: "/") {
    return ExactText(normalizedPath(path))
  }
  let name = rest.drop { $0 == UInt8(ascii: "/") }
  return ExactText(normalizedPath("\(scheme):/\(decoded(name) ?? String(decoding: name, as: UTF8.self))"))
}

/// What stands behind `file:` without the name of a machine: `//host/folder` and `/folder` are both `/folder`.
private func withoutHost(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  let slash = UInt8(ascii: "/")
  guard rest.starts(with: [slash, slash]) else { return rest }
  return rest.dropFirst(2).drop { $0 != slash }
}

/// A part of a URI with what `%` and two digits stand for; nil where that is no text.
private func decoded(_ part: ArraySlice<UInt8>) -> String? {
  var bytes: [UInt8] = []
  var digits = part.makeIterator()
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
