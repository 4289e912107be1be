internal import LayDiagnostics

extension VisualFormatParser {
  /// `connection = "" | "-" | "-" ( simple | predList ) "-" ;`
  ///
  ///     -(>=8,<=20@750)-
  ///
  /// - Parameter previous: The view or bar that the connection leads away from.
  mutating func parseConnection(from previous: SourceRange) -> VisualFormat.Connection {
    let start = position
    if take(0x2D) != nil {
      let gap = parseGap(dash: start)
      return VisualFormat.Connection(gap: gap, range: range(start, tokenEnd))
    }
    if isAtGapWithoutDash {
      let place = gapRange
      let gap = muted(if: true) { $0.parseGap(dash: start) }
      report(.missingDash(place, "expected '-' before this gap", isInsertable: gap != .broken))
      return VisualFormat.Connection(gap: gap, range: range(start, tokenEnd))
    }
    let touching = range(max(previous.end - 1, previous.start), min(position + 1, end))
    return VisualFormat.Connection(gap: .flush, range: touching)
  }

  /// Parses the gap after the first dash, including the last dash.
  private mutating func parseGap(dash: Int) -> VisualFormat.Connection.Gap {
    switch current {
    case nil, 0x5B, 0x7C: return .standard
    case _ where isAtNameWithoutBracket: return .standard
    case 0x2D where !isAtNegativeNumber: return parseEmptyGap(dash: dash)
    case 0x28:
      let list = parsePredicateList(.gap)
      closeGap(isMuted: list.isBroken)
      return list.isBroken ? .broken : .predicates(list.predicates)
    default:
      let predicate = parsePredicate(.bareGap)
      closeGap(isMuted: predicate == nil)
      return predicate.map { .predicates([$0]) } ?? .broken
    }
  }

  /// Parses and reports `--`, `---`: dashes with nothing between them.
  private mutating func parseEmptyGap(dash: Int) -> VisualFormat.Connection.Gap {
    let extra = position
    while current == 0x2D && !isAtNegativeNumber { advance() }
    report(.emptyGap(range(dash, tokenEnd), surplus: range(extra, tokenEnd)))
    if !isAt(.item) && current != nil { _ = muted(if: true) { $0.parseGap(dash: dash) } }
    return .broken
  }

  /// Consumes the dash after the predicates of a gap. At the end of the string, the missing view is reported instead.
  private mutating func closeGap(isMuted: Bool) {
    muted(if: isMuted) { parser in
      if parser.take(0x2D) != nil {
        parser.takeSurplusDashes()
      } else if parser.isAt(.item) {
        parser.report(.missingDash(parser.gapRange, "expected '-' to close this gap", isInsertable: true))
      } else if parser.current != nil {
        parser.report(.expectedDash(parser.characterRange))
        parser.skip(to: .itemOrGap)
        _ = parser.take(0x2D)
      }
    }
  }

  private mutating func takeSurplusDashes() {
    guard current == 0x2D else { return }
    let start = position
    while current == 0x2D { advance() }
    report(.surplusDashes(range(start, tokenEnd)))
  }

  /// True if a `-` directly before a number is next.
  var isAtNegativeNumber: Bool {
    guard current == 0x2D, let next = following else { return false }
    return next.isDigit || next == 0x2E && position + 2 < end && bytes[position + 2].isDigit
  }

  /// True if something that can only be a predicate of a gap is next.
  private var isAtGapWithoutDash: Bool {
    guard let byte = current else { return false }
    if byte == 0x28 || byte.isDigit || byte == 0x3E || byte == 0x3C || byte == 0x3D { return true }
    return byte.isNameStart && !isAtNameWithoutBracket
  }

  /// True if a view without its opening bracket is next: `email]`, `email(`.
  var isAtNameWithoutBracket: Bool {
    let length = nameLength
    guard length > 0, position + length < end else { return false }
    let next = bytes[position + length]
    return next == 0x5D || next == 0x28
  }
}
