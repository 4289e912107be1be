/// The reason why bytes are no text.
struct EncodingProblem: Error {
  /// The problem: lower case, no full stop.
  var message: String
  /// Advice; nil if there is none.
  var help: String?
  /// The offset of the first byte that is wrong.
  var offset: Int
}

/// Returns a text as UTF-8 without a byte order mark. Bytes with the mark of UTF-16 are converted, as Xcode writes older `.strings`
/// files in UTF-16; without a mark they have to be UTF-8.
func decodedText(_ bytes: [UInt8]) throws(EncodingProblem) -> [UInt8] {
  if bytes.starts(with: "bplist".utf8) {
    throw EncodingProblem(
      message: "the file is compiled: a binary property list", help: "name the file that it was built from", offset: 0)
  }
  if bytes.starts(with: [0xFF, 0xFE]) { return try decodedUTF16(bytes, low: 0) }
  if bytes.starts(with: [0xFE, 0xFF]) { return try decodedUTF16(bytes, low: 1) }
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  if String(validating: text, as: UTF8.self) != nil { return text }
  throw EncodingProblem(
    message: "the text is not UTF-8, nor does it begin with a byte order mark of UTF-16",
    help: "save it as UTF-8", offset: firstInvalid(text))
}

/// Converts UTF-16; `low` is the offset of the lower byte of a unit.
private func decodedUTF16(_ bytes: [UInt8], low: Int) throws(EncodingProblem) -> [UInt8] {
  guard bytes.count.isMultiple(of: 2) else {
    throw EncodingProblem(message: "the text ends inside a character of UTF-16", help: nil, offset: 0)
  }
  let units = stride(from: 2, to: bytes.count, by: 2).map { place in
    UInt16(bytes[place + low]) | UInt16(bytes[place + 1 - low]) << 8
  }
  guard let text = String(validating: units, as: UTF16.self) else {
    throw EncodingProblem(message: "the text has half of a character of UTF-16", help: nil, offset: 0)
  }
  return Array(text.utf8)
}

/// Returns the offset of the first byte that is not UTF-8.
private func firstInvalid(_ bytes: [UInt8]) -> Int {
  // There the decoded text has a replacement character instead.
  var decoded = String(decoding: bytes, as: UTF8.self).utf8.makeIterator()
  return bytes.firstIndex { $0 != decoded.next() } ?? 0
}
