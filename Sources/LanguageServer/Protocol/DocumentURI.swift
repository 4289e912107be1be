internal import LayCompiler
package import LayDiagnostics

/// The URI of a document, as the client writes it: two spellings are two documents.
package typealias DocumentURI = ExactText

// Paths of files as URIs of the protocol: `file:///home/ann/My%20App.lay` (RFC 3986, RFC 8089).

/// Returns the path of a document: that of its file, which begins with a slash. Without a file, as for an unsaved document, it
/// begins with the scheme, as in `untitled:/Untitled-1`, so that no file has it.
func documentPath(ofURI uri: DocumentURI) -> ExactText {
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

extension DocumentURI {
  /// True for a file that may be the picture of an image view.
  var isPicture: Bool { text.hasSuffix(".png") }

  /// The path of the folder that has the document.
  var folder: ExactText {
    let path = documentPath(ofURI: self).text
    return ExactText(path.lastIndex(of: "/").map { String(path[...$0]) } ?? "")
  }
}

/// Removes the host name behind `file:`: `//host/folder` and `/folder` are both `/folder`.
private func withoutHost(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  let slash = UInt8(ascii: "/")
  guard rest.starts(with: [slash, slash]) else { return rest }
  return rest.dropFirst(2).drop { $0 != slash }
}

/// Decodes the percent-encoding of a part of a URI; nil if the result is not valid.
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

/// Returns the `file:` URI of an absolute path.
func fileURI(ofPath path: String) -> String {
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

/// True for bytes that are not encoded in paths: letters, digits, `-._~/`.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"): true
  case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"): true
  default: false
  }
}
