internal import LayNumbers

/// Reads the visual format of an item, such as `|-(>=8@251)-[UILabel:0x7fa4(29)](LTR)`. Superview and gaps become relations of
/// neighbours.
struct LoggedFormat {
  /// A number of points, or the length of a view, with its relation and priority.
  private struct Predicate {
    var relation = Relation.equal
    var amount = Rational.zero
    var view: Int?
    var priority: Rational?
  }

  /// An end of a gap.
  private enum Element {
    case superview
    case view(Int)
  }

  /// The direction in which the elements follow one another.
  private enum Direction { case leading, leftToRight, rightToLeft }

  var reader: BodyReader
  private let isHorizontal: Bool
  private var index: Int
  private let end: Int
  private var direction = Direction.leading
  private var relations: [LoggedRelation] = []

  init(_ reader: BodyReader, horizontal: Bool, from start: Int) {
    self.reader = reader
    isHorizontal = horizontal
    index = start
    var end = reader.body.upperBound
    let text = reader.text
    if end - start > 5, text[end - 1] == UInt8(ascii: ")"), text[end - 5] == UInt8(ascii: "(") {
      switch string(text, end - 4, end - 1) {
      case "LTR": direction = .leftToRight
      case "RTL": direction = .rightToLeft
      default: break
      }
      if direction != .leading { end -= 5 }
    }
    self.end = end
  }

  /// Returns the relations; nil if the format is not understood.
  mutating func read() -> [LoggedRelation]? {
    var last: Element?
    var gaps: [Predicate]?
    while index < end {
      switch reader.text[index] {
      case UInt8(ascii: "|"):
        index += 1
        if let last { guard join(last, gaps ?? [Predicate()], .superview) else { return nil } }
        (last, gaps) = (.superview, nil)
      case UInt8(ascii: "["):
        guard let view = readView() else { return nil }
        if let last { guard join(last, gaps ?? [Predicate()], .view(view)) else { return nil } }
        (last, gaps) = (.view(view), nil)
      case UInt8(ascii: "-"):
        guard last != nil, gaps == nil, let found = readGap() else { return nil }
        gaps = found
      case 0x20: index += 1
      default: return nil
      }
      if relations.count > LogLimits.relations { return nil }
    }
    return gaps == nil && !relations.isEmpty ? relations : nil
  }

  // MARK: - Parts

  /// Reads `-(8)-` or `-8-`. A plain `-`, whose width no log prints, is not understood.
  private mutating func readGap() -> [Predicate]? {
    index += 1
    guard index < end else { return nil }
    let found: [Predicate]?
    if reader.text[index] == UInt8(ascii: "(") {
      found = readPredicates()
    } else {
      let start = index
      while index < end, reader.text[index].isDigit || reader.text[index] == UInt8(ascii: ".") { index += 1 }
      found = reader.amount(start..<index).map { [Predicate(amount: $0)] }
    }
    guard found != nil, index < end, reader.text[index] == UInt8(ascii: "-") else { return nil }
    index += 1
    return found
  }

  /// Reads `[UILabel:0x7fa4'Send'(>=29)]`.
  private mutating func readView() -> Int? {
    index += 1
    let start = index
    guard let stop = endOfName(from: start), let view = reader.view(start..<stop) else { return nil }
    index = stop
    if index < end, reader.text[index] == UInt8(ascii: "(") {
      guard let predicates = readPredicates() else { return nil }
      let length = LoggedSide(view, isHorizontal ? .width : .height)
      for predicate in predicates {
        let other = predicate.view.map { LoggedSide($0, length.attribute) }
        var relation = LoggedRelation(length, predicate.relation, other, constant: predicate.amount)
        relation.priority = predicate.priority
        relations.append(relation)
      }
    }
    guard index < end, reader.text[index] == UInt8(ascii: "]") else { return nil }
    index += 1
    return view
  }

  /// The end of a view's name: names that the item explains may have any characters, and so may titles in quotes.
  private func endOfName(from start: Int) -> Int? {
    let text = reader.text
    func isEnd(_ index: Int) -> Bool { text[index] == UInt8(ascii: "]") || text[index] == UInt8(ascii: "(") }
    for name in reader.names where start + name.name.count < end && isEnd(start + name.name.count) {
      if text[start...].starts(with: name.name) { return start + name.name.count }
    }
    var index = start
    while index < end, !isEnd(index), text[index] != UInt8(ascii: "'") { index += 1 }
    guard index < end else { return nil }
    if text[index] == UInt8(ascii: "'") {
      index += 1
      while index < end, text[index] != UInt8(ascii: "'") || index + 1 == end || !isEnd(index + 1) { index += 1 }
      index += 1
    }
    return index < end && index > start ? index : nil
  }

  /// Reads `(>=8@251,<=20)`.
  private mutating func readPredicates() -> [Predicate]? {
    index += 1
    var found: [Predicate] = []
    while index < end, found.count < LogLimits.relations {
      var (depth, stop) = (0, index)
      while stop < end {
        let byte = reader.text[stop]
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") || byte == UInt8(ascii: ",") {
          if depth == 0 { break }
          if byte == UInt8(ascii: ")") { depth -= 1 }
        }
        stop += 1
      }
      guard stop < end, let predicate = predicate(trimmed(reader.text, index..<stop)) else { return nil }
      found.append(predicate)
      index = stop + 1
      if reader.text[stop] == UInt8(ascii: ")") { return found }
    }
    return nil
  }

  private mutating func predicate(_ range: Range<Int>) -> Predicate? {
    var range = range
    var found = Predicate()
    guard !range.isEmpty else { return nil }
    if let relation = reader.relation(at: range.lowerBound) {
      found.relation = relation
      range = range.lowerBound + 2..<range.upperBound
    }
    if let sign = range.last(where: { reader.text[$0] == UInt8(ascii: "@") }),
      let priority = BodyReader.priorityValue(reader.text, sign + 1..<range.upperBound)
    {
      found.priority = priority
      range = range.lowerBound..<sign
    }
    if let amount = reader.amount(range) {
      found.amount = amount
    } else {
      guard let view = reader.view(range) else { return nil }
      found.view = view
    }
    return found
  }

  // MARK: - Relations

  /// Adds the relations of a gap between neighbours.
  private mutating func join(_ first: Element, _ gaps: [Predicate], _ second: Element) -> Bool {
    let start: LoggedSide
    let stop: LoggedSide
    switch (first, second) {
    case (.view(let a), .view(let b)): (start, stop) = (LoggedSide(a, farEdge), LoggedSide(b, nearEdge))
    case (.superview, .view(let b)): (start, stop) = (LoggedSide(outer(of: b), nearEdge), LoggedSide(b, nearEdge))
    case (.view(let a), .superview): (start, stop) = (LoggedSide(a, farEdge), LoggedSide(outer(of: a), farEdge))
    case (.superview, .superview): return false
    }
    for gap in gaps {
      guard gap.view == nil else { return false }
      let isTurned = isHorizontal && direction == .rightToLeft
      // From right to left the next element is on the left: its right edge is the gap less.
      var relation =
        isTurned
        ? LoggedRelation(start, gap.relation, stop, constant: gap.amount)
        : LoggedRelation(stop, gap.relation, start, constant: gap.amount)
      relation.priority = gap.priority
      relations.append(relation)
    }
    return true
  }

  private var nearEdge: LoggedAttribute {
    guard isHorizontal else { return .top }
    switch direction {
    case .leading: return .leading
    case .leftToRight: return .left
    case .rightToLeft: return .right
    }
  }

  private var farEdge: LoggedAttribute {
    guard isHorizontal else { return .bottom }
    switch direction {
    case .leading: return .trailing
    case .leftToRight: return .right
    case .rightToLeft: return .left
    }
  }

  /// The superview of a view of the format.
  private mutating func outer(of view: Int) -> Int {
    guard let superview = reader.superview else { return reader.table.superview(of: view) }
    reader.table.setSuperview(superview, of: view)
    return superview
  }
}
