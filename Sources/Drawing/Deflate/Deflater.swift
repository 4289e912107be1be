/// A compressor to the format of zlib (RFC 1950, RFC 1951). The bytes depend on the input and on how it is cut into parts, on
/// nothing else.
struct Deflater {
  private var writer = BitWriter()
  private var finder = MatchFinder()
  /// The last bytes, to which repetitions may refer.
  private var bytes: [UInt8] = []
  private var sum = Adler32()

  /// Literals and repetitions of a block, and how often each occurs.
  private var block = DeflateBlock()

  init() {
    // Deflate with a window of 32 KiB, without a dictionary.
    writer.append(0x9C78, 16)
  }

  /// Compresses bytes in one block or more.
  mutating func append(_ part: [UInt8]) {
    if part.isEmpty { return }
    sum.append(part)
    // The finder's places have a multiple of the window taken off, so that their remainders stay.
    let surplus = max(0, bytes.count - MatchFinder.window) / MatchFinder.window * MatchFinder.window
    if surplus > 0 {
      bytes.removeFirst(surplus)
      finder.drop(surplus)
    }
    let start = bytes.count
    bytes += part
    compress(from: start)
  }

  /// Ends the stream, and returns it.
  mutating func finish() -> [UInt8] {
    // The last block has no content: it is fixed, and 256 ends it.
    writer.append(0b011, 3)
    writer.append(0, 7)
    writer.align()
    let value = sum.value
    for shift in [24, 16, 8, 0] as [UInt32] { writer.append(value >> shift & 255, 8) }
    return writer.bytes
  }

  /// Compresses the bytes from a place to the end.
  private mutating func compress(from start: Int) {
    var (place, begin) = (start, start)
    while place < bytes.count {
      place = step(place)
      if block.isFull || place >= bytes.count {
        block.write(bytes[begin..<place], to: &writer)
        block = DeflateBlock()
        begin = place
      }
    }
  }

  /// Appends a literal or a repetition, and returns the place after it. A literal is better if a longer repetition follows it.
  private mutating func step(_ place: Int) -> Int {
    let match = finder.longest(bytes, place)
    finder.insert(bytes, place)
    if match.length == 0 || match.length < 32 && finder.longest(bytes, place + 1).length > match.length {
      block.append(literal: bytes[place])
      return place + 1
    }
    for next in place + 1..<place + match.length { finder.insert(bytes, next) }
    block.append(length: match.length, distance: match.distance)
    return place + match.length
  }
}

/// Returns bytes compressed to the format of zlib.
package func compressed(_ bytes: [UInt8]) -> [UInt8] {
  var deflater = Deflater()
  deflater.append(bytes)
  return deflater.finish()
}
