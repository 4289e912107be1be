/// Returns `text` with each `old`, which is not empty, replaced. Embedded Swift has no such function.
func replacing(_ old: String, with new: String, in text: String) -> String {
  let (bytes, pattern) = (Array(text.utf8), Array(old.utf8))
  var result: [UInt8] = []
  var index = 0
  while index < bytes.count {
    if bytes[index...].starts(with: pattern) {
      result += Array(new.utf8)
      index += pattern.count
    } else {
      result.append(bytes[index])
      index += 1
    }
  }
  return String(decoding: result, as: UTF8.self)
}
