/// The error of an invalid file of the benchmarks.
package struct FormatError: Error, Hashable, CustomStringConvertible {
  /// The line of the error, from 1.
  package let line: Int
  /// The expected word.
  package let expected: String

  package var description: String { "line \(line): expected \(expected)" }
}

/// Reads words and numbers between white space.
struct WordReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func error(_ expected: String) -> FormatError { FormatError(line: line, expected: expected) }

  private mutating func skipWhiteSpace() {
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  mutating func word(_ expected: String) throws(FormatError) -> String {
    skipWhiteSpace()
    let start = position
    while position < bytes.count, bytes[position] > UInt8(ascii: " ") { position += 1 }
    guard start < position else { throw error(expected) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func number(_ expected: String) throws(FormatError) -> Double {
    guard let number = Double(try word(expected)), number.isFinite else { throw error(expected) }
    return number
  }

  mutating func integer(_ expected: String, in range: ClosedRange<Int>) throws(FormatError) -> Int {
    guard let number = Int(try word(expected)), range.contains(number) else {
      throw error("\(expected) in \(range.lowerBound)...\(range.upperBound)")
    }
    return number
  }

  /// Reads a number of things, each of at least one byte, so that a wrong number allocates no memory.
  mutating func count(of things: String) throws(FormatError) -> Int {
    try integer("the number of \(things)", in: 0...bytes.count)
  }

  mutating func expectEnd() throws(FormatError) {
    skipWhiteSpace()
    guard position == bytes.count else { throw error("the end of the file") }
  }
}
