internal import LayDiagnostics

/// Where a predicate stands.
enum PredicatePlace {
  /// `[v(>=70)]`: a view may be named.
  case view
  /// `-(>=8)-`
  case gap
  /// `-8-`, `->=8-`: the dash that ends it is also what a minus sign would be.
  case bareGap
}

extension VisualFormatParser {
  /// `predList = "(" pred { "," pred } ")" ;`
  ///
  ///     (>=70,<=100@750)
  ///
  /// A list is broken when one of its predicates is missing, or its end.
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
        plainlyEnds ? gapRange : characterRange, what: place == .view ? "these demands" : "this gap",
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

  /// `==`, `<=`, `>=` or nothing; nil for another sign, which is reported.
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

  /// A number or a name; nil when there is none, or a wrong one, which is reported.
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

  /// A number or the name of one behind `@`.
  private mutating func parsePriority(_ place: PredicatePlace) -> VisualFormat.Object? {
    if let name = takeName() { return .name(name) }
    if isAtNumber && (place != .bareGap || current != 0x2D) { return parseNumber().map { .number($0) } }
    report(.expectedPriorityInFormat(gapRange))
    return nil
  }

  /// Says what is wrong with `.height`, `* 2`, `+8` behind an object; false when there is no such thing.
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

  /// Whether the `-` that is next subtracts, `(gap-8)`, rather than begins the rest of a string that forgot its `)`.
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
