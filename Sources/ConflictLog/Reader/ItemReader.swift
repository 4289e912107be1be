internal import LayNumbers

/// Reads the text of one constraint, such as `<NSLayoutConstraint:0x6080 UIView:0x7fa4.height == 24   (active)>`.
struct ItemReader {
  let text: [UInt8]
  var table: ViewTable
  private var item = LoggedItem()
  /// The end of the part before the names.
  private var end = 0
  private var index = 1
  /// The names that the item explains, longest first: of views, and `'|'` for the superview.
  private var names: [(name: [UInt8], view: Int)] = []
  private var superview: Int?

  private static let activity = [" (active", " (inactive", " (Names:", " (names:"].map { Array($0.utf8) }
  private static let hug = BytePattern(" Hug:")
  private static let address = BytePattern(":0x")
  private static let resistance = BytePattern(" CompressionResistance:")
  private static let privateText = BytePattern("<private>")

  /// Creates a reader of an item from its `<` to its `>`; `table` has the views of the log so far.
  init(_ text: [UInt8], _ table: ViewTable) {
    self.text = text
    self.table = table
  }

  /// Returns the item, whose relations are empty if it was not understood.
  mutating func read() -> LoggedItem {
    end = text.count - (text.last == UInt8(ascii: ">") ? 1 : 0)
    readHead()
    readNames()
    let (hugging, resistance) = readContentPriorities()
    readMask()
    readIdentifier()
    let body = trimmed(text, index..<max(index, end))
    guard ItemReader.privateText.first(in: text, from: body.lowerBound, to: text.count) == nil else { return item }
    var reader = BodyReader(text, body, names: names, superview: superview, table)
    let relations = reader.read()
    table = reader.table
    item.superview = superview
    item.relations = relations.count > LogLimits.relations ? [] : relations
    if item.kind == .contentSize { splitContentSize(hugging, resistance) }
    return item
  }

  // MARK: - Head

  private mutating func readHead() {
    let start = index
    while index < end, text[index] != UInt8(ascii: ":"), !text[index].isBlank { index += 1 }
    item.className = string(text, start, index)
    item.kind = LoggedItem.Kind(className: item.className)
    if index < end, text[index] == UInt8(ascii: ":") { index += 1 }
    let isDescribed = index < end && text[index] == 0x20
    if isDescribed { index += 1 }
    let name = index
    while index < end, !text[index].isBlank { index += 1 }
    var stop = index
    if isDescribed, stop > name, text[stop - 1] == UInt8(ascii: ">") {
      stop -= 1
      dropDescriptions()
    }
    if let at = (name..<stop).first(where: { text[$0] == UInt8(ascii: "@") }) {
      readPlace(after: at)
      stop = at
    }
    item.address = string(text, name, stop)
  }

  /// Leaves out the names of the views that some libraries print behind a constraint, as in `H:[a(80)] (a, (null))`.
  private mutating func dropDescriptions() {
    guard end > index, text[end - 1] == UInt8(ascii: ")") else { return }
    for start in (index..<end - 1).reversed() where text[start] == 0x20 && text[start + 1] == UInt8(ascii: "(") {
      var depth = 0
      let close = (start + 1..<end).first { place in
        if text[place] == UInt8(ascii: "(") { depth += 1 }
        if text[place] == UInt8(ascii: ")") { depth -= 1 }
        return depth == 0
      }
      if close == end - 1 {
        end = start
        return
      }
    }
  }

  /// Reads `@File.swift#88`; the file's name may have spaces.
  private mutating func readPlace(after at: Int) {
    var cursor = at + 1
    while cursor < end, text[cursor] != UInt8(ascii: "#") { cursor += 1 }
    var (line, digits) = (0, cursor + 1)
    while digits < end, text[digits].isDigit, line < 1_000_000_000 {
      line = line * 10 + Int(text[digits] - 0x30)
      digits += 1
    }
    guard digits > cursor + 1, cursor > at + 1, digits == end || text[digits].isBlank else { return }
    item.place = LoggedPlace(file: string(text, at + 1, cursor), line: line)
    index = digits
  }

  /// Reads the masks, as in `h=--& v=--&`.
  private mutating func readMask() {
    skipBlanks()
    let start = index
    for letter in [UInt8(ascii: "h"), UInt8(ascii: "v")] {
      skipBlanks()
      guard index + 4 < end, text[index] == letter, text[index + 1] == UInt8(ascii: "=") else { break }
      while index < end, !text[index].isBlank { index += 1 }
    }
    if index > start { item.mask = string(text, start, index) }
  }

  /// Reads an identifier in quotes, which may contain quotes itself: it ends before a space.
  private mutating func readIdentifier() {
    skipBlanks()
    guard index < end, text[index] == UInt8(ascii: "'") else { return }
    var cursor = index + 1
    while cursor < end {
      if text[cursor] == UInt8(ascii: "'"), cursor + 1 == end || text[cursor + 1].isBlank { break }
      cursor += 1
    }
    guard cursor < end else { return }
    item.identifier = string(text, index + 1, cursor)
    if item.place == nil { item.place = LoggedPlace(identifier: item.identifier) }
    index = cursor + 1
  }

  private mutating func skipBlanks() { while index < end, text[index].isBlank { index += 1 } }

  // MARK: - Names

  /// Reads the end of the item, as in `(active, names: '|':UIView:0x7fa4 )`.
  private mutating func readNames() {
    guard let start = startOfNames() else { return }
    var cursor = start
    // The words before the names.
    while cursor < end, text[cursor] != UInt8(ascii: ":"), text[cursor] != UInt8(ascii: ")") { cursor += 1 }
    let isList = cursor < end && text[cursor] == UInt8(ascii: ":")
    let limit = end
    end = start
    cursor += 1
    while isList, cursor < limit, names.count < LogLimits.relations,
      let colon = ItemReader.address.first(in: text, from: cursor, to: limit)
    {
      cursor = readName(trimmed(text, cursor..<colon), at: colon + 1, limit)
    }
    names.sort { $0.name.count > $1.name.count }
  }

  /// The start of the parentheses at the end. A title may have such words too, as in `'Save (active)'`: the first parentheses are taken
  /// that reach to the end of the item, else those behind more than one space, as Apple prints them.
  private func startOfNames() -> Int? {
    let places = (index..<max(index, end)).filter { place in
      text[place] == 0x20 && ItemReader.activity.contains { text[place...].starts(with: $0) }
    }
    if places.isEmpty { return nil }
    let closes = closingParentheses
    let found = places.first { closes[$0 + 1] == end - 1 } ?? places.first { text[$0 - 1].isBlank }
    return found ?? (text[end - 1] == UInt8(ascii: ")") ? places[0] : nil)
  }

  /// The end of each pair of parentheses, by its start.
  private var closingParentheses: [Int: Int] {
    var (open, found): ([Int], [Int: Int]) = ([], [:])
    for place in index..<max(index, end) {
      if text[place] == UInt8(ascii: "(") { open.append(place) }
      if text[place] == UInt8(ascii: ")"), let start = open.popLast() { found[start] = place }
    }
    return found
  }

  /// Reads the address at `start` of a named view, with a title, and returns the start of the next name.
  private mutating func readName(_ range: Range<Int>, at start: Int, _ limit: Int) -> Int {
    var cursor = start + 2
    while cursor < limit, text[cursor].isHexadecimal { cursor += 1 }
    var view = LoggedView(key: .address(string(text, start, cursor)))
    let isSuperview =
      range.count >= 4 && text[range.lowerBound] == UInt8(ascii: "'")
      && text[range.lowerBound + 1] == UInt8(ascii: "|") && text[range.lowerBound + 2] == UInt8(ascii: "'")
    if isSuperview {
      view.className = ViewTable.plainClass(string(text, range.lowerBound + 4, range.upperBound))
    } else {
      view.label = string(text, range.lowerBound, range.upperBound)
    }
    if cursor < limit, text[cursor] == UInt8(ascii: "'") {
      var close = cursor + 1
      while close < limit, text[close] != UInt8(ascii: "'") || close + 1 < limit && !endsTitle(text[close + 1]) {
        close += 1
      }
      view.title = string(text, cursor + 1, min(close, limit))
      cursor = min(close + 1, limit)
    }
    // A superview may be given by its label too, as `'|':name:0x7fa4`: its class is then that name.
    let index = table.index(of: view)
    if isSuperview { superview = index } else { names.append((Array(text[range]), index)) }
    while cursor < limit, text[cursor] == UInt8(ascii: ",") || text[cursor].isBlank { cursor += 1 }
    return cursor
  }

  private func endsTitle(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte.isBlank || byte == UInt8(ascii: ")")
  }

  // MARK: - Sizes of content

  /// Reads `Hug:250 CompressionResistance:750`.
  private mutating func readContentPriorities() -> (hugging: Rational?, resistance: Rational?) {
    guard let start = ItemReader.hug.first(in: text, from: index, to: end) else { return (nil, nil) }
    let hugging = number(at: start + ItemReader.hug.bytes.count)
    let other = ItemReader.resistance.first(in: text, from: start, to: end)
    let resistance = other.flatMap { number(at: $0 + ItemReader.resistance.bytes.count) }
    end = start
    return (hugging, resistance)
  }

  private func number(at start: Int) -> Rational? {
    var stop = start
    while stop < end, text[stop].isDigit || text[stop] == UInt8(ascii: ".") { stop += 1 }
    return Rational(decimal: text[start..<stop])
  }

  /// Makes the size of a content two inequalities with its priorities of hugging and of compression resistance.
  private mutating func splitContentSize(_ hugging: Rational?, _ resistance: Rational?) {
    guard item.relations.count == 1, item.relations[0].relation == .equal, hugging != nil || resistance != nil else {
      return
    }
    var (most, least) = (item.relations[0], item.relations[0])
    (most.relation, most.priority) = (.lessOrEqual, hugging)
    (least.relation, least.priority) = (.greaterOrEqual, resistance)
    item.relations = [most, least]
  }
}

extension LoggedItem.Kind {
  /// The kind of constraints of a class.
  init(className: String) {
    switch className {
    case "NSAutoresizingMaskLayoutConstraint": self = .mask
    case "NSContentSizeLayoutConstraint": self = .contentSize
    case "NSIBPrototypingLayoutConstraint": self = .prototyping
    case "_UILayoutSupportConstraint": self = .layoutSupport
    case "MASLayoutConstraint": self = .masonry
    default: self = className.hasPrefix("SnapKit.") ? .snapKit : .layout
    }
  }
}

extension LoggedPlace {
  /// The place in an identifier such as `Split.lay:8 sidebar.width`; nil if it has none.
  init?(identifier: String) {
    let bytes = Array(identifier.utf8)
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
    var cursor = dot + 1
    while cursor < bytes.count, bytes[cursor].isWord { cursor += 1 }
    guard cursor > dot + 1, cursor < bytes.count, bytes[cursor] == UInt8(ascii: ":") else { return nil }
    let colon = cursor
    cursor += 1
    var line = 0
    while cursor < bytes.count, bytes[cursor].isDigit, line < 1_000_000_000 {
      line = line * 10 + Int(bytes[cursor] - 0x30)
      cursor += 1
    }
    guard line > 0, cursor == bytes.count || bytes[cursor].isBlank else { return nil }
    let name = trimmed(bytes, cursor..<bytes.count)
    self.init(
      file: string(bytes, 0, colon), line: line, name: string(bytes, name.lowerBound, name.upperBound))
  }
}
