internal import LayNumbers

/// Reads the relations of an item: an equation such as `UIView:0x7fa4.height == 24`, or a visual format such as
/// `V:|-(21)-[UIView:0x7fa4]`.
struct BodyReader {
  let text: [UInt8]
  let body: Range<Int>
  let names: [(name: [UInt8], view: Int)]
  let superview: Int?
  var table: ViewTable

  private static let space = BytePattern("Space(")
  private static let address = BytePattern(":0x")
  private static let priority = BytePattern("priority:")

  init(
    _ text: [UInt8], _ body: Range<Int>, names: [(name: [UInt8], view: Int)], superview: Int?, _ table: ViewTable
  ) {
    self.text = text
    self.body = body
    self.names = names
    self.superview = superview
    self.table = table
  }

  /// Returns the relations; none if the text is not understood.
  mutating func read() -> [LoggedRelation] {
    guard body.count > 2 else { return [] }
    let (axis, behind) = (text[body.lowerBound], text[body.lowerBound + 2])
    let isAxis = axis == UInt8(ascii: "H") || axis == UInt8(ascii: "V")
    // A class may be called H too.
    if isAxis, text[body.lowerBound + 1] == UInt8(ascii: ":"),
      behind == UInt8(ascii: "|") || behind == UInt8(ascii: "[")
    {
      var format = LoggedFormat(self, horizontal: axis == UInt8(ascii: "H"), from: body.lowerBound + 2)
      let relations = format.read()
      table = format.reader.table
      return relations ?? []
    }
    return equation().map { [$0] } ?? []
  }

  // MARK: - Equations

  private mutating func equation() -> LoggedRelation? {
    guard let (place, relation) = relationSign() else { return nil }
    guard let first = side(trimmed(text, body.lowerBound..<place)) else { return nil }
    var right = trimmed(text, place + 2..<body.upperBound)
    let priority = takePriority(&right)
    guard var found = rightSide(right, of: first, relation) else { return nil }
    found.priority = priority
    return found
  }

  /// The operator behind the first attribute.
  private func relationSign() -> (Int, Relation)? {
    var index = body.lowerBound
    while index + 2 < body.upperBound {
      if text[index + 1] == UInt8(ascii: "="), let relation = relation(at: index),
        text[index - 1].isBlank || index == body.lowerBound,
        attribute(endingAt: trimmed(text, body.lowerBound..<index)) != nil
      {
        return (index, relation)
      }
      index += 1
    }
    return nil
  }

  /// The relation at `index`.
  func relation(at index: Int) -> Relation? {
    guard index + 1 < text.count, text[index + 1] == UInt8(ascii: "=") else { return nil }
    switch text[index] {
    case UInt8(ascii: "="): return .equal
    case UInt8(ascii: "<"): return .lessOrEqual
    case UInt8(ascii: ">"): return .greaterOrEqual
    default: return nil
    }
  }

  /// The attribute at the end of a side, and the index of the point before it.
  private func attribute(endingAt range: Range<Int>) -> (attribute: LoggedAttribute, point: Int)? {
    var point = range.upperBound
    while point > range.lowerBound, text[point - 1].isWord, range.upperBound - point < 24 { point -= 1 }
    guard point > range.lowerBound, text[point - 1] == UInt8(ascii: "."),
      let attribute = LoggedAttribute(logged: string(text, point, range.upperBound))
    else { return nil }
    return (attribute, point - 1)
  }

  private mutating func side(_ range: Range<Int>) -> LoggedSide? {
    guard let (attribute, point) = attribute(endingAt: range), let view = view(range.lowerBound..<point) else {
      return nil
    }
    return LoggedSide(view, attribute)
  }

  /// Reads the right side: a number, or `m*view.attribute * m + c`.
  private mutating func rightSide(_ range: Range<Int>, of first: LoggedSide, _ relation: Relation) -> LoggedRelation? {
    if let constant = signedNumber(range) { return constantRelation(first, relation, constant) }
    var rest = range
    var (constant, isSignless) = (Rational.zero, false)
    if let last = lastWord(of: rest) {
      let before = trimmed(text, rest.lowerBound..<last.lowerBound)
      let sign = before.isEmpty ? 0 : text[before.upperBound - 1]
      let isSign =
        (sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")) && before.count > 1
        && text[before.upperBound - 2].isBlank
      if let amount = amount(last), isSign {
        constant = sign == UInt8(ascii: "-") ? -amount : amount
        rest = trimmed(text, before.lowerBound..<before.upperBound - 1)
      } else if let amount = amount(last), attribute(endingAt: before) != nil {
        (constant, isSignless) = (amount, true)
        rest = before
      }
    }
    guard let multiplier = takeMultiplier(&rest), let second = side(rest) else { return nil }
    var found = LoggedRelation(first, relation, second, multiplier: multiplier, constant: constant)
    found.isSignless = isSignless
    return found
  }

  /// A relation with a constant: of a position, it counts from the superview's edge.
  private mutating func constantRelation(
    _ first: LoggedSide, _ relation: Relation, _ constant: Rational
  ) -> LoggedRelation? {
    if first.attribute.isSize { return LoggedRelation(first, relation, nil, constant: constant) }
    let edge: LoggedAttribute = !first.attribute.isHorizontal ? .top : first.attribute.isMirrored ? .leading : .left
    let outer = superview ?? table.superview(of: first.view)
    if superview == outer { table.setSuperview(outer, of: first.view) }
    return LoggedRelation(first, relation, LoggedSide(outer, edge), constant: constant)
  }

  /// Takes ` * m` or ` / m` from the end, or `m*` from the start; nil if a sign has no number.
  private func takeMultiplier(_ range: inout Range<Int>) -> Rational? {
    if let last = lastWord(of: range) {
      let before = trimmed(text, range.lowerBound..<last.lowerBound)
      if before.count > 1, let factor = number(last) {
        let sign = text[before.upperBound - 1]
        if sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") && !factor.isZero {
          range = trimmed(text, before.lowerBound..<before.upperBound - 1)
          return sign == UInt8(ascii: "*") ? factor : .one / factor
        }
      }
    }
    var stop = range.lowerBound
    while stop < range.upperBound,
      text[stop].isDigit || text[stop] == UInt8(ascii: ".") || text[stop] == UInt8(ascii: "-")
        || text[stop] == UInt8(ascii: "e")
    {
      stop += 1
    }
    let sign = trimmed(text, stop..<range.upperBound).lowerBound
    if stop > range.lowerBound, sign < range.upperBound, text[sign] == UInt8(ascii: "*"),
      let factor = number(range.lowerBound..<stop)
    {
      range = trimmed(text, sign + 1..<range.upperBound)
      return factor
    }
    return .one
  }

  /// Takes ` @750`, ` ^750` or ` priority:750` from the end.
  private func takePriority(_ range: inout Range<Int>) -> Rational? {
    guard let last = lastWord(of: range) else { return nil }
    var start = last.lowerBound
    if text[start] == UInt8(ascii: "@") || text[start] == UInt8(ascii: "^") {
      start += 1
    } else if BodyReader.priority.isAt(start, of: text, to: last.upperBound) {
      start += BodyReader.priority.bytes.count
    } else if let sign = last.first(where: { text[$0] == UInt8(ascii: "@") }), number(sign + 1..<last.upperBound) != nil
    {
      // `200@750`
      let value = number(sign + 1..<last.upperBound)
      range = range.lowerBound..<sign
      return value
    } else {
      return nil
    }
    guard let value = BodyReader.priorityValue(text, start..<last.upperBound) else { return nil }
    range = trimmed(text, range.lowerBound..<last.lowerBound)
    return value
  }

  /// A priority by its number, or by the name that Masonry prints.
  static func priorityValue(_ text: [UInt8], _ range: Range<Int>) -> Rational? {
    switch string(text, range.lowerBound, range.upperBound) {
    case "required": 1000
    case "high", "defaultHigh": 750
    case "medium": 500
    case "low", "defaultLow": 250
    case "fitting", "fittingsize": 50
    default: Rational(decimal: text[range])
    }
  }

  // MARK: - Words

  /// The last word of a range; the amount of a space may have parentheses.
  private func lastWord(of range: Range<Int>) -> Range<Int>? {
    var start = range.upperBound
    while start > range.lowerBound, !text[start - 1].isBlank { start -= 1 }
    return start < range.upperBound ? start..<range.upperBound : nil
  }

  /// A number with a sign that a space may follow.
  private func signedNumber(_ range: Range<Int>) -> Rational? {
    guard let first = range.first else { return nil }
    let isSign = text[first] == UInt8(ascii: "+") || text[first] == UInt8(ascii: "-")
    let rest = isSign ? trimmed(text, first + 1..<range.upperBound) : range
    guard let value = amount(rest) else { return nil }
    return text[first] == UInt8(ascii: "-") ? -value : value
  }

  /// A number, or the amount of `NSSpace(8)` and `NSLayoutAnchorConstraintSpace(8)`.
  func amount(_ range: Range<Int>) -> Rational? {
    if let value = number(range) { return value }
    guard let open = BodyReader.space.first(in: text, from: range.lowerBound, to: range.upperBound),
      (range.lowerBound..<open).allSatisfy({ text[$0].isWord }), range.upperBound > range.lowerBound,
      text[range.upperBound - 1] == UInt8(ascii: ")")
    else { return nil }
    return number(open + BodyReader.space.bytes.count..<range.upperBound - 1)
  }

  /// A decimal; one that is as good as 0, such as the least double, is 0.
  func number(_ range: Range<Int>) -> Rational? {
    guard !range.isEmpty, range.count <= 40 else { return nil }
    if let exponent = range.first(where: { text[$0] | 0x20 == UInt8(ascii: "e") }), exponent + 4 < range.upperBound,
      text[exponent + 1] == UInt8(ascii: "-"), Rational(decimal: text[range]) != nil
    {
      return .zero
    }
    return Rational(decimal: text[range])
  }

  /// The view of a name, such as `UIButton:0x7fa4'Send'`, or one that the item explains.
  mutating func view(_ range: Range<Int>) -> Int? {
    let range = trimmed(text, range)
    guard !range.isEmpty else { return nil }
    if let known = names.first(where: { $0.name.elementsEqual(text[range]) }) { return known.view }
    if let colon = BodyReader.address.first(in: text, from: range.lowerBound, to: range.upperBound) {
      var stop = colon + 3
      while stop < range.upperBound, text[stop].isHexadecimal { stop += 1 }
      var view = LoggedView(
        key: .address(string(text, colon + 1, stop)),
        className: ViewTable.plainClass(string(text, range.lowerBound, colon)))
      if stop + 1 < range.upperBound, text[stop] == UInt8(ascii: "'") {
        let close = text[range.upperBound - 1] == UInt8(ascii: "'") ? range.upperBound - 1 : range.upperBound
        view.title = string(text, stop + 1, close)
      } else if stop != range.upperBound {
        return nil
      }
      return table.index(of: view)
    }
    if let colon = range.first(where: { text[$0] == UInt8(ascii: ":") }) {
      let name = string(text, colon + 1, range.upperBound)
      let className = ViewTable.plainClass(string(text, range.lowerBound, colon))
      return table.index(of: LoggedView(key: .name("\(className):\(name)"), className: className, label: name))
    }
    return table.index(of: LoggedView(key: .name(string(text, range.lowerBound, range.upperBound))))
  }
}
