/// The words of a name in camel case, each with a capital: `tableViewCell` is `Table View Cell`.
package func spelledOut(_ name: String) -> String {
  var result: [UInt8] = []
  for byte in name.utf8 {
    let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    if isCapital, let last = result.last, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(last) {
      result.append(UInt8(ascii: " "))
    }
    result.append(result.isEmpty && isSmall ? byte - 32 : byte)
  }
  return String(decoding: result, as: UTF8.self)
}

/// The text without the white space at both ends.
package func trimmed(_ text: String) -> String {
  let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
  var bytes = Array(text.utf8)[...]
  while let first = bytes.first, blanks.contains(first) { bytes.removeFirst() }
  while let last = bytes.last, blanks.contains(last) { bytes.removeLast() }
  return String(decoding: bytes, as: UTF8.self)
}
