/// Returns a PNG as a picture of kitty's graphics protocol at the cursor, in pieces of 4096 characters.
///
/// Source: kitty's documentation, "Terminal graphics protocol": `a=T` transmits and shows, `f=100` is PNG, `q=2` asks for no answer, and
/// `m=1` stands in each piece but the last.
package func kittyBytes(png: [UInt8]) -> [UInt8] {
  let text = base64(png)
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.count + text.count / kittyPiece * 16 + 64)
  for start in stride(from: 0, to: text.count, by: kittyPiece) {
    let end = min(start + kittyPiece, text.count)
    let isFirst = start == 0
    let keys = (isFirst ? "a=T,f=100,q=2," : "") + "m=\(end < text.count ? 1 : 0)"
    bytes += Array("\u{1B}_G\(keys);".utf8)
    bytes += text[start..<end]
    bytes += [0x1B, 0x5C]
  }
  return bytes
}

/// The most characters of a piece.
private let kittyPiece = 4096
