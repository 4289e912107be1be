/// Returns bytes in base64 with padding (RFC 4648, section 4).
package func base64(_ bytes: [UInt8]) -> [UInt8] {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    var bits = 0
    for place in 0..<3 { bits = bits << 8 | (place < group.count ? Int(group[start + place]) : 0) }
    for place in 0..<4 {
      text.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : 0x3D)
    }
  }
  return text
}
