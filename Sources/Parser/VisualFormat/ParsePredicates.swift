internal import LayDiagnostics

/// The position of a predicate in the string.
enum PredicatePlace {
  /// In a view, where a predicate may name a view: `[v(>=70)]`.
  case view
  /// In the parentheses of a gap: `-(>=8)-`.
  case gap
  /// In a gap without parentheses: `-8-`, `->=8-`. The dash that ends it looks like a minus sign.
  case bareGap
}

extension VisualFormatParser {
  /// `predList = "(" pred { "," pred } ")" ;`
  ///
  ///     (>=70,<=100@750)
  ///
  /// A list is broken if one of its predicates, or its end, is missing.
  mutating func parsePredicateList(
    _ place: PredicatePlace
  ) -> (predicates: [VisualFormat.Predicate], isBroken: Bool) {
    var predicates: [VisualFormat.Predicate] = []
    var isBroken = false
    repeat {
      advance()  // The parenthesis, or a comma.
      if let predicate = parsePredicate(place) { predicates.append(predicate) } else { isBroken = true }
      if place == .view && current == 0x5D && following == 0x29 {
        muted(if: isBroken) { $0.report(.swappedSigns($0.pairRange, ")]")) }
        advance(2)
        return (predicates, true)
      }
      if current != 0x2C && current != 0x29 {
        muted(if: predicates.isEmpty || isBroken) { $0.reportUnclosedList(place) }
        isBroken = isBroken || current != nil && !isAt(.predicateEnd)
        skip(to: .predicateEnd)
      }
    } while current == 0x2C
    _ = take(0x29)
    return (predicates, isBroken)
  }

  private mutating func reportUnclosedList(_ place: PredicatePlace) {
    let plainlyEnds = current == nil || isAt(.viewEnd)
    report(
      .expectedClosingParenthesis(
        plainlyEnds ? gapRange : characterRange, what: place == .view ? "these predicates" : "this gap",
        isInsertable: plainlyEnds))
  }

  /// `pred = [ "==" | "<=" | ">=" ] object [ "@" priority ] ;`
  ///
  ///     >=gap@750
  mutating func parsePredicate(_ place: PredicatePlace) -> VisualFormat.Predicate? {
    let start = position
    let relation = parseRelation()
    let object = muted(if: relation == nil) { $0.parseObject(place) }
    guard let object else { return nil }
    var priority: VisualFormat.Object?
    if take(0x40) != nil {
      priority = parsePriority(place)
      if priority == nil { return nil }
    }
    guard let relation else { return nil }
    return VisualFormat.Predicate(
      relation: relation, object: object, priority: priority, range: range(start, tokenEnd))
  }

  /// Parses `==`, `<=`, `>=` or nothing; nil for another operator, which is reported.
  private mutating func parseRelation() -> VisualFormat.Relation? {
    let start = position
    while let byte = current, byte == 0x3D || byte == 0x3C || byte == 0x3E || byte == 0x21 { advance() }
    let isSymbol = position == start && (text(characterRange) == "≤" || text(characterRange) == "≥")
    if isSymbol { advance(characterRange.length) }
    guard position > start else { return .equal }
    let sign = text(range(start, tokenEnd))
    switch sign {
    case "==": return .equal
    case "<=": return .lessOrEqual
    case ">=": return .greaterOrEqual
    default:
      let isFollowed = current.map { $0.isNameByte || $0 == 0x2E || $0 == 0x2B } ?? false
      report(.unknownRelationInFormat(range(start, tokenEnd), sign, isFollowed: isFollowed || isAtNegativeNumber))
      return nil
    }
  }

  /// Parses a number or a name; nil if there is none, or a wrong one, which is reported.
  private mutating func parseObject(_ place: PredicatePlace) -> VisualFormat.Object? {
    let object: VisualFormat.Object
    if let name = takeName() {
      object = .name(name)
    } else if isAtNumber {
      let isBareNegative = place == .bareGap && current == 0x2D
      guard let number = parseNumber() else { return nil }
      if isBareNegative { report(.bareNegativeNumber(number.range, text(number.range))) }
      object = .number(number)
    } else {
      report(.expectedValueInFormat(isAt(.predicateEnd) ? range(position, position) : characterRange, place))
      return nil
    }
    return rejectsTail(of: object, place) ? nil : object
  }

  /// Parses the number or name after `@`; nil if there is none, which is reported.
  private mutating func parsePriority(_ place: PredicatePlace) -> VisualFormat.Object? {
    if let name = takeName() { return .name(name) }
    if isAtNumber && (place != .bareGap || current != 0x2D) { return parseNumber().map { .number($0) } }
    report(.expectedPriorityInFormat(gapRange))
    return nil
  }

  /// Reports `.height`, `* 2` or `+8` after an object; false if there is no such thing.
  private mutating func rejectsTail(of object: VisualFormat.Object, _ place: PredicatePlace) -> Bool {
    let start = position
    switch current {
    case 0x2E:
      skip(to: ByteSet(",)[]|-@"))
      report(.attributeInFormat(range(start, tokenEnd), isOfView: place == .view))
    case 0x2A, 0x2F, 0x2B:
      skip(to: ByteSet(place == .bareGap ? ",)[]|@-" : ",)[]|@"))
      report(.arithmeticInFormat(range(object.range.start, tokenEnd)))
    case 0x2D where place != .bareGap && isSubtraction:
      skip(to: ByteSet(",)[]|@"))
      report(.arithmeticInFormat(range(object.range.start, tokenEnd)))
    default: return false
    }
    return true
  }

  /// True if the `-` that is next subtracts, as in `(gap-8)`. Otherwise it begins the rest of a string without its `)`.
  private var isSubtraction: Bool {
    var offset = position + 1
    while offset < end && (bytes[offset].isNameByte || bytes[offset] == 0x2E) { offset += 1 }
    guard offset > position + 1, offset < end else { return false }
    return bytes[offset] == 0x29 || bytes[offset] == 0x2C || bytes[offset] == 0x40
  }

  private mutating func takeName() -> VisualFormat.Name? {
    let length = nameLength
    guard length > 0 else { return nil }
    let found = range(position, position + length)
    advance(length)
    return VisualFormat.Name(text(found), at: found)
  }
}
