internal import LayDiagnostics

extension VisualFormatParser {
  /// `view = "[" name [ predList ] "]" ;`
  ///
  ///     [email(>=120,<=header)]
  mutating func parseView(_ connection: VisualFormat.Connection?) -> VisualFormat.View {
    let start = position
    if take(0x5B) == nil { report(.missingOpeningBracket(gapRange, text(range(start, start + nameLength)))) }
    let name = parseViewName()
    var predicates: [VisualFormat.Predicate] = []
    var isBroken = name == nil
    if current == 0x28 {
      let list = parsePredicateList(.view)
      predicates = list.predicates
      isBroken = isBroken || list.isBroken
    }
    closeView(isMuted: isBroken)
    return VisualFormat.View(
      name: name, predicates: predicates, connection: connection, range: range(start, max(tokenEnd, start)))
  }

  /// True if a name without brackets is in place of a view after a gap: the `a` of `|-20-a-20-|`.
  func isAtBareView(behind connection: VisualFormat.Connection?) -> Bool {
    guard let gap = connection?.gap, gap != .flush, gap != .broken, nameLength > 0 else { return false }
    let next = position + nameLength
    return next == end || bytes[next] == 0x2D || bytes[next] == 0x7C
  }

  /// Parses the name as a view, and reports the missing brackets.
  mutating func takeBareView(behind connection: VisualFormat.Connection?) -> VisualFormat.View {
    let name = range(position, position + nameLength)
    advance(nameLength)
    report(.viewWithoutBrackets(name, text(name)))
    return VisualFormat.View(
      name: VisualFormat.Name(text(name), at: name), predicates: [], connection: connection, range: name)
  }

  /// Consumes the bracket after a view, or reports that it is missing.
  private mutating func closeView(isMuted: Bool) {
    muted(if: isMuted) { parser in
      if parser.take(0x5D) != nil { return }
      switch parser.current {
      case 0x7C where parser.following == 0x5D:
        parser.report(.swappedSigns(parser.pairRange, "]|"))
        parser.advance(2)
      case nil, 0x2D, 0x7C, 0x5B: parser.report(.missingClosingBracket(parser.gapRange))
      case 0x29, 0x7D, 0x3E:
        let isSurplus = parser.following == 0x5D
        parser.report(isSurplus ? .surplusSign(parser.pairRange) : .wrongClosingBracket(parser.characterRange))
        parser.advance(isSurplus ? 2 : 1)
      default:
        let byte = parser.current ?? 0
        parser.report(.expectedClosingBracket(parser.characterRange, isList: byte == 0x2C, isSecond: byte == 0x28))
        parser.skip(to: .viewEnd)
        _ = parser.take(0x5D)
      }
    }
  }

  /// Parses the name of a view; nil if there is none, which is reported.
  private mutating func parseViewName() -> VisualFormat.Name? {
    let start = position
    let length = nameLength
    advance(length)
    if length > 0 && isDashedName { return rejectDashedName(from: start) }
    if length > 0, let stop = indexEnd { return parseIndex(of: range(start, start + length), end: stop) }
    if length > 0 && isDirectlyBehind(0x2E), let next = following, next.isNameStart {
      takePath()
      report(.pathInFormat(range(start, tokenEnd), text(range(start, tokenEnd))))
      return nil
    }
    if length > 0 && (current == nil || isAt(.nameEnd) || isAt(ByteSet(")}>"))) {
      return VisualFormat.Name(text(range(start, start + length)), at: range(start, start + length))
    }
    skip(to: .nameEnd)
    let found = range(start, max(tokenEnd, start))
    report(length == 0 && position == start ? .missingViewName(found) : .invalidViewName(found, text(found)))
    return nil
  }

  /// True if `byte` is next, without spaces before it.
  private func isDirectlyBehind(_ byte: UInt8) -> Bool { current == byte && position == tokenEnd }

  /// Skips the rest of a path: `.account.email`, `.bar[0]`.
  private mutating func takePath() {
    while current == 0x2E || current == 0x5B {
      if take(0x5B) != nil {
        skip(to: ByteSet("[]|-("))
        _ = take(0x5D)
      } else {
        advance()
        advance(nameLength)
      }
    }
  }

  /// True if the name continues after a `-`, as only names of other languages do: `[my-view]`.
  private var isDashedName: Bool {
    guard isDirectlyBehind(0x2D), let next = following, next.isNameStart else { return false }
    var offset = position
    while offset < end && (bytes[offset].isNameByte || bytes[offset] == 0x2D) { offset += 1 }
    return offset < end && bytes[offset - 1] != 0x2D && (bytes[offset] == 0x5D || bytes[offset] == 0x28)
  }

  private mutating func rejectDashedName(from start: Int) -> VisualFormat.Name? {
    skip(to: ByteSet("[]|("))
    report(.invalidViewName(range(start, tokenEnd), text(range(start, tokenEnd))))
    return nil
  }

  /// The offset after the index that begins here; nil if the `[` probably begins the next view: `[a[b]`.
  private var indexEnd: Int? {
    guard isDirectlyBehind(0x5B) else { return nil }
    var offset = position + 1
    while offset < end && !ByteSet("[]|").contains(bytes[offset]) { offset += 1 }
    guard offset < end, bytes[offset] == 0x5D else { return nil }
    let isFollowed = offset + 1 < end && (bytes[offset + 1] == 0x5D || bytes[offset + 1] == 0x28)
    return isFollowed || bytes[position + 1].isDigit ? offset + 1 : nil
  }

  /// Parses `[0]`, `[2, 1]` after a name, and returns the view's name in the spelling of formats.
  private mutating func parseIndex(of base: SourceRange, end stop: Int) -> VisualFormat.Name? {
    var indices: [String] = []
    var isConstant = true
    advance()
    while position < stop - 1 {
      let start = position
      var next = start
      while next < stop - 1 && bytes[next].isDigit { next += 1 }
      advance(next - start)
      indices.append(text(range(start, next)))
      isConstant = isConstant && next > start && (current == 0x2C || current == 0x5D)
      if take(0x2C) == nil { break }
    }
    advance(stop - position)
    let written = range(base.start, stop)
    guard isConstant, !indices.isEmpty else {
      report(.computedIndexInFormat(written, text(written), text(base)))
      return nil
    }
    let name = text(base) + indices.joined(separator: "_")
    report(.indexInFormat(written, text(written), name))
    return VisualFormat.Name(name, at: written, isRepaired: true)
  }
}
