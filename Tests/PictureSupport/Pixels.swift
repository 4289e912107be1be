package import LayDrawing
internal import Testing

/// Pixels of red, green, blue and opacity.
package struct Pixels: Equatable {
  package var width, height: Int
  package var bytes: [UInt8]

  /// The four bytes of a pixel.
  package subscript(x: Int, y: Int) -> [UInt8] { Array(bytes[4 * (y * width + x)..<4 * (y * width + x) + 4]) }

  /// The pixels of a picture, by way of its PNG.
  package init(_ picture: Picture, scale: Double = 1) throws {
    self = try #require(Pixels(png: try pngBytes(picture, scale: scale)))
  }

  /// The pixels of a PNG with 8 bits a channel, in colour; nil for another, and for one with a wrong checksum.
  package init?(png: [UInt8]) {
    guard png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var (place, header, data, names) = (8, [UInt8](), [UInt8](), [String]())
    func word(_ place: Int) -> Int { png[place..<place + 4].reduce(0) { $0 << 8 + Int($1) } }
    while place + 12 <= png.count {
      let count = word(place)
      guard place + 12 + count <= png.count else { return nil }
      let content = png[place + 4..<place + 8 + count]
      guard Self.checksum(content) == word(place + 8 + count) else { return nil }
      names.append(String(decoding: content.prefix(4), as: UTF8.self))
      if names.last == "IHDR" { header = Array(content.dropFirst(4)) }
      if names.last == "IDAT" { data += content.dropFirst(4) }
      place += 12 + count
    }
    guard place == png.count, names.first == "IHDR", names.last == "IEND", header.count == 13, header[8] == 8,
      header[9] == 2 || header[9] == 6, let rows = Inflate.bytes(of: data)
    else { return nil }
    (width, height, bytes) = (word(16), word(20), [])
    guard unfilter(rows, channels: header[9] == 2 ? 3 : 4) else { return nil }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var value: UInt32 = ~0
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return Int(~value)
  }

  private mutating func unfilter(_ rows: [UInt8], channels: Int) -> Bool {
    let count = width * channels
    guard rows.count == height * (count + 1) else { return false }
    var above = [Int](repeating: 0, count: count)
    for row in 0..<height {
      var line: [Int] = []
      let start = row * (count + 1)
      for index in 0..<count {
        let (a, b) = (index >= channels ? line[index - channels] : 0, above[index])
        let c = index >= channels ? above[index - channels] : 0
        let p = [abs(b - c), abs(a - c), abs(a + b - 2 * c)]
        let guesses = [0, a, b, (a + b) / 2, p[0] <= p[1] && p[0] <= p[2] ? a : p[1] <= p[2] ? b : c]
        guard rows[start] < 5 else { return false }
        line.append((Int(rows[start + 1 + index]) + guesses[Int(rows[start])]) & 255)
      }
      for index in stride(from: 0, to: count, by: channels) {
        bytes += [line[index], line[index + 1], line[index + 2], channels == 4 ? line[index + 3] : 255].map {
          UInt8($0)
        }
      }
      above = line
    }
    return true
  }
}
