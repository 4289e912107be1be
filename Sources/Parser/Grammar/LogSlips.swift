internal import LayDiagnostics

/// A value in the spelling of UIKit's logs: the mask `h=-&- v=&--`, the rectangle `{{0, 20}, {375, 44}}`.
struct LogSlip {
  /// The end of the value in the file.
  let end: Int
  let report: Diagnostic

  /// Reads the mask at the cursor; nil if something else is there.
  init?(mask tokens: borrowing TokenCursor) {
    var reader = ByteReader(bytes: tokens.bytes, offset: tokens.here.start)
    guard let horizontal = reader.springs(behind: "h"), reader.takeSpaces(), let vertical = reader.springs(behind: "v")
    else { return nil }
    let words = zip(MaskNames.shorthand, horizontal + vertical).filter { $0.1 }.map { $0.0 }
    end = reader.offset
    let range = SourceRange(file: tokens.file, start: tokens.here.start, end: end)
    report = .maskOfLog(words.isEmpty ? "none" : words.joined(separator: "+"), at: range)
  }

  /// Reads the rectangle, the point or the size at the cursor; nil if something else is there.
  init?(braces tokens: borrowing TokenCursor, isPoint: Bool, isFrame: Bool) {
    var numbers: [String] = []
    var (index, open) = (tokens.position, 0)
    repeat {
      switch tokens.kinds[index] {
      case .leftBrace: open += 1
      case .rightBrace: open -= 1
      case .number: numbers.append(tokens.number(index))
      case .comma, .minus, .whitespace: break
      default: return nil
      }
      index += 1
    } while open > 0 && index - tokens.position < 40
    guard open == 0, numbers.count == 4 || numbers.count == 2 && !isFrame else { return nil }
    end = Int(tokens.ends[index - 1])
    let range = SourceRange(file: tokens.file, start: tokens.here.start, end: end)
    let isSize = numbers.count == 2 && !isPoint
    if isSize && numbers.contains(where: { $0.utf8.first == UInt8(ascii: "-") }) { return nil }
    let list = numbers.joined(separator: isSize ? "x" : ", ")
    report = .bracesOfLog(isSize ? list : "(\(list))", at: range)
  }
}

extension TokenCursor {
  /// The number at the token `index`, with the sign before it.
  fileprivate func number(_ index: Int) -> String {
    let before = kinds[index - 1] == .whitespace ? index - 2 : index - 1
    return (kinds[before] == .minus ? "-" : "") + text(range(ofToken: index))
  }
}

/// Reads the letters of a mask.
private struct ByteReader {
  let bytes: [UInt8]
  var offset: Int

  /// Consumes `h=-&-`, and returns for each of its characters whether it is `&`; nil for other text.
  mutating func springs(behind letter: Unicode.Scalar) -> [Bool]? {
    guard bytes.count >= offset + 5, bytes[offset] == UInt8(ascii: letter), bytes[offset + 1] == UInt8(ascii: "=")
    else { return nil }
    let signs = bytes[offset + 2..<offset + 5]
    let (spring, strut) = (UInt8(ascii: "&"), UInt8(ascii: "-"))
    guard signs.allSatisfy({ $0 == spring || $0 == strut }) else { return nil }
    offset += 5
    return signs.map { $0 == spring }
  }

  /// Consumes spaces; false if there are none.
  mutating func takeSpaces() -> Bool {
    let first = offset
    while offset < bytes.count && bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    return offset > first
  }
}

extension Diagnostic {
  /// The mask `h=-&- v=&--`.
  fileprivate static func maskOfLog(_ meant: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .maskWithoutPlus, "this is a mask as UIKit logs it; here it is '\(meant)'", at: range,
      notes: [
        .note(
          "`&` marks what is flexible: left margin, width and right margin, then top margin, height and bottom margin")
      ],
      fixIt: FixIt("write '\(meant)'", [Edit(range, meant)], .automatic))
  }

  /// The rectangle `{{0, 20}, {375, 44}}`, or a point or size.
  fileprivate static func bracesOfLog(_ meant: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, "this is a value as UIKit logs it; here it is '\(meant)'", at: range,
      fixIt: FixIt("write '\(meant)'", [Edit(range, meant)], .automatic))
  }
}
