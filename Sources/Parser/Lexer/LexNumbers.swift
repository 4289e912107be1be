// Numbers and tokens that begin like one: `12`, `0.5`, `50%`, `90deg`, `375x667`, and the malformed `44px`, `1e3`,
// `1_000`, `44.`.

extension Lexer {
  /// The number at `start`, including a unit, a second side or malformed letters.
  @inline(__always)
  func number(_ text: Span<UInt8>, _ start: Int) -> Found {
    let end = endOfDecimal(text, start)
    switch characterClass(text, end) {
    case CharacterClass.blank, CharacterClass.newline, CharacterClass.sign:
      return checked(.number, text, start, end)
    case CharacterClass.letter: return suffixed(text, start, end)
    case CharacterClass.dot: return dotted(text, start, end)
    case CharacterClass.nonASCII:
      return isForeignLetter(text, end) || isTimesOrDegree(text, end)
        ? malformed(text, end) : checked(.number, text, start, end)
    default:
      return byte(text, end) == 0x25 ? checked(.percent, text, start, end + 1) : checked(.number, text, start, end)
    }
  }

  /// The end of `12` or `0.5`: a point belongs to the number only before a digit.
  @inline(__always)
  private func endOfDecimal(_ text: Span<UInt8>, _ start: Int) -> Int {
    var end = endOfDigits(text, start)
    if characterClass(text, end) == CharacterClass.dot && characterClass(text, end + 1) == CharacterClass.digit {
      end = endOfDigits(text, end + 1)
    }
    return end
  }

  @inline(__always)
  private func endOfDigits(_ text: Span<UInt8>, _ start: Int) -> Int {
    var end = start
    while characterClass(text, end) == CharacterClass.digit { end &+= 1 }
    return end
  }

  /// A number of the kind `kind`, or a malformed one if it exceeds ``Limits/numberDigits``. Later stages thus never
  /// compute with it.
  @inline(__always)
  private func checked(_ kind: TokenKind, _ text: Span<UInt8>, _ start: Int, _ end: Int) -> Found {
    if end &- start <= Limits.numberDigits { return (kind, end) }
    return (hasTooManyDigits(text, start, end) ? .malformedNumber : kind, end)
  }

  private func hasTooManyDigits(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var digits = 0
    for offset in start..<end {
      switch classes[Int(text[offset])] {
      case CharacterClass.digit: digits += 1
      case CharacterClass.letter: digits = 0
      default: break
      }
      if digits > Limits.numberDigits { return true }
    }
    return false
  }

  /// The token of a number that letters follow at `end`: a size, an angle, or a malformed number.
  private func suffixed(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Found {
    if text[end] == 0x78 && characterClass(text, end + 1) == CharacterClass.digit {
      let sizeEnd = endOfDecimal(text, end + 1)
      let next = characterClass(text, sizeEnd)
      let goesOn = next == CharacterClass.letter || next == CharacterClass.nonASCII && isForeignLetter(text, sizeEnd)
      if !goesOn { return checked(.size, text, start, sizeEnd) }
    } else if isUnitOfAngle(text, end) {
      return checked(.angle, text, start, end + 3)
    }
    return malformed(text, end)
  }

  /// True if the name at `start` is `deg` or `rad`.
  private func isUnitOfAngle(_ text: Span<UInt8>, _ start: Int) -> Bool {
    guard endOfName(text, start) == start + 3 else { return false }
    let unit = (text[start], text[start + 1], text[start + 2])
    return unit == (0x64, 0x65, 0x67) || unit == (0x72, 0x61, 0x64)
  }

  /// The token of a number that a point follows at `end`. `1...4` and `4.top` begin with numbers; `44.` and `1.2.3` are
  /// malformed.
  private func dotted(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Found {
    switch characterClass(text, end + 1) {
    case CharacterClass.dot, CharacterClass.letter: checked(.number, text, start, end)
    case CharacterClass.digit: malformed(text, end)
    default: (.malformedNumber, end + 1)
    }
  }

  /// The malformed number up to `start`, with all characters after it that may be meant as part of it, as in `1e-3`,
  /// `1.2.3`, `375×667`, `90°`.
  private func malformed(_ text: Span<UInt8>, _ start: Int) -> Found {
    var end = start
    while true {
      let next = characterClass(text, end)
      if next == CharacterClass.letter || next == CharacterClass.digit {
        end += 1
      } else if next == CharacterClass.nonASCII && (isForeignLetter(text, end) || isTimesOrDegree(text, end)) {
        end = endOfSequence(text, end)
      } else if isInsideNumber(text, end) {
        end += 1
      } else {
        return (.malformedNumber, end)
      }
    }
  }

  /// True for a point before a digit, and for the sign of an exponent.
  private func isInsideNumber(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    guard characterClass(text, offset + 1) == CharacterClass.digit else { return false }
    switch byte(text, offset) {
    case 0x2E: return true
    case 0x2B, 0x2D: return offset > 0 && text[offset - 1] | 0x20 == 0x65
    default: return false
    }
  }

  /// True if `×` or `°` is at `offset`.
  private func isTimesOrDegree(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    let pair = (byte(text, offset), byte(text, offset + 1))
    return pair == (0xC3, 0x97) || pair == (0xC2, 0xB0)
  }
}
