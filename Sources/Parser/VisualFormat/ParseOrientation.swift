internal import LayDiagnostics

extension VisualFormatParser {
  /// `[ ("H" | "V") ":" ]`
  ///
  ///     V:
  mutating func parseOrientation(_ format: inout VisualFormat) {
    guard let first = current, first.isNameStart || first == 0x3A else { return }
    let start = position
    let word = range(start, start + nameLength)
    let isVertical = first | 0x20 == 0x76
    if word.length == 1 && (first | 0x20 == 0x68 || isVertical) && !isAtNameWithoutBracket {
      format.orientation = isVertical ? .vertical : .horizontal
      takeOrientation(word, isUpperCase: first & 0x20 == 0)
    } else if word.end < end && bytes[word.end] == 0x3A {
      report(.unknownOrientation(range(start, word.end + 1), text(word)))
      advance(word.length + 1)
    }
  }

  /// Consumes the letter and the colon after it, or reports what is wrong with them.
  private mutating func takeOrientation(_ word: SourceRange, isUpperCase: Bool) {
    let letter = text(word)
    advance()
    let hasColon = take(0x3A) != nil
    if !isUpperCase {
      report(.lowerCaseOrientation(word, letter))
    } else if !hasColon {
      report(.missingColon(range(tokenEnd, tokenEnd), letter))
    }
  }

  /// The number of bytes of the name at ``position``; 0 if there is none.
  var nameLength: Int {
    guard position < end, bytes[position].isNameStart else { return 0 }
    var stop = position
    while stop < end && bytes[stop].isNameByte { stop += 1 }
    return stop - position
  }
}
