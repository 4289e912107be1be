/// Finds the messages about constraints in a stream of bytes. All other lines are passed through.
///
/// Outside of messages most bytes are skipped: every line of interest has one word in common. Memory is bounded by
/// ``LogLimits``, whatever the input.
struct LogScanner {
  /// The messages that are complete, in the order of their ends.
  private(set) var finished: [(log: OpenLog, isCutOff: Bool)] = []
  /// The lines that are no part of a message.
  private(set) var passed: [UInt8] = []
  /// True if the other lines are kept in ``passed``.
  let passesThrough: Bool
  private var open: [OpenLog] = []
  private var text: [UInt8] = []
  /// The number of lines before ``counted`` of ``text``, and that offset.
  private var line = 0
  private var counted = 0
  /// The number of lines in which advice behind a message is left out.
  private var adviceLines = 0
  /// True until the first line behind a message that is no part of it.
  private var isAtMessage = false

  init(passesThrough: Bool) { self.passesThrough = passesThrough }

  /// Returns the complete messages, and forgets them.
  mutating func takeFinished() -> [(log: OpenLog, isCutOff: Bool)] {
    defer { finished.removeAll(keepingCapacity: true) }
    return finished
  }

  /// Returns the lines that are no part of a message, and forgets them.
  mutating func takePassed() -> [UInt8] {
    defer { passed.removeAll(keepingCapacity: true) }
    return passed
  }

  /// Reads the next bytes.
  mutating func read(_ piece: [UInt8]) {
    // The rest of earlier pieces has no line break.
    let known = text.count
    if text.isEmpty { text = piece } else { text += piece }
    var end = text.count
    while end > known, text[end - 1] != 0x0A { end -= 1 }
    if end == known { end = text.count > LogLimits.lineBytes ? text.count : 0 }
    scan(to: end)
  }

  /// Ends the input.
  mutating func finish() {
    scan(to: text.count)
    while !open.isEmpty { close(0) }
  }

  // MARK: - Lines

  /// Reads the lines before `end`, and forgets them.
  private mutating func scan(to end: Int) {
    var index = 0
    while index < end {
      if open.isEmpty && adviceLines == 0 {
        guard let found = LogPatterns.any.first(in: text, from: index, to: end) else { break }
        var start = found
        while start > index, text[start - 1] != 0x0A { start -= 1 }
        pass(index..<start)
        index = start
      }
      var stop = index
      while stop < end, text[stop] != 0x0A { stop += 1 }
      let next = min(stop + 1, end)
      if readLine(index..<stop) {
        index = next
      } else {
        pass(index..<next)
        index = next
      }
    }
    pass(index..<max(index, end))
    line += newlines(counted..<max(counted, end))
    counted = 0
    text.removeSubrange(..<end)
  }

  private mutating func pass(_ range: Range<Int>) {
    if passesThrough, !range.isEmpty { passed += text[range] }
  }

  /// The position of an offset in the line that begins at `start`.
  private mutating func position(of offset: Int, in start: Int) -> LogPosition {
    if start > counted {
      line += newlines(counted..<start)
      counted = start
    }
    return LogPosition(line: line + 1, column: offset - start + 1)
  }

  private func newlines(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range where text[index] == 0x0A { count &+= 1 }
    return count
  }

  /// Reads a line; returns false if it is no part of a message.
  private mutating func readLine(_ range: Range<Int>) -> Bool {
    if adviceLines > 0 { adviceLines -= 1 }
    if LogPatterns.any.first(in: text, from: range.lowerBound, to: range.upperBound) == nil && !hasWrapped {
      return readOtherLine(range)
    }
    if LogPatterns.escapedStart.first(in: text, from: range.lowerBound, to: range.upperBound) != nil {
      let place = position(of: range.lowerBound, in: range.lowerBound)
      let plain = unescaped(text[range])
      return readEvents(of: plain, 0..<plain.count, place, isEscaped: true)
    }
    return readEvents(of: text, range, position(of: range.lowerBound, in: range.lowerBound), isEscaped: false)
  }

  private var hasWrapped: Bool { open.contains { $0.wrapped != nil } }

  /// Reads a line without heading, item or trailer.
  private mutating func readOtherLine(_ range: Range<Int>) -> Bool {
    guard !open.isEmpty else { return readAdvice(range) }
    let last = open.count - 1
    let line = LogPatterns.plain(text, range)
    if LogPatterns.privateText.first(in: text, from: line.lowerBound, to: line.upperBound) != nil {
      hide(last)
      return true
    }
    if LogPatterns.isAdvice(text, range) {
      for place in line where text[place] == UInt8(ascii: ")") {
        open[last].hasClosed = open[last].hasOpened || !open[last].isEmpty
      }
      for place in line where text[place] == UInt8(ascii: "(") && line.count < 3 { open[last].hasOpened = true }
      return true
    }
    open[last].otherLines += 1
    if !open[last].hasHeading || open[last].otherLines > LogLimits.otherLines { close(last) }
    return false
  }

  /// Waits for the advice behind a message.
  private mutating func expectAdvice() { (adviceLines, isAtMessage) = (8, true) }

  /// Reads a line behind a message; returns false if it is no advice. An empty line or a parenthesis behind another line is none.
  private mutating func readAdvice(_ range: Range<Int>) -> Bool {
    guard adviceLines > 0 else { return false }
    let isAdvice = LogPatterns.isAdvice(text, range)
    if isAdvice && LogPatterns.plain(text, range).count < 3 { return isAtMessage }
    if !isAdvice { isAtMessage = false }
    return isAdvice
  }

  // MARK: - Events of a line

  /// Reads the headings, items and trailers of a line, of which there may be many. Returns false if there are none.
  private mutating func readEvents(
    of text: [UInt8], _ range: Range<Int>, _ start: LogPosition, isEscaped: Bool
  ) -> Bool {
    let end = range.upperBound
    var cursor = range.lowerBound
    if hasWrapped, continueItem(of: text, range, &cursor), cursor >= end { return true }
    var found = cursor > range.lowerBound
    var heading = LogPatterns.heading.first(in: text, from: cursor, to: end)
    var breaking = LogPatterns.breaking.first(in: text, from: cursor, to: end)
    var item = LogPatterns.itemStart(in: text, from: cursor, to: end)
    while let next = [heading, breaking, item].compactMap({ $0 }).min() {
      let position = LogPosition(line: start.line, column: isEscaped ? 1 : next - range.lowerBound + 1)
      if next == heading {
        found = true
        cursor = beginMessage(of: text, range, at: next, position)
      } else if next == breaking {
        cursor = next + LogPatterns.breaking.bytes.count
        if let last = open.indices.last { (open[last].expectsBroken, found) = (true, true) }
      } else {
        if open.isEmpty && !beginsLine(text, range.lowerBound, next) { break }
        found = true
        cursor = readItem(of: text, next, end, position)
      }
      if let place = heading, place < cursor { heading = LogPatterns.heading.first(in: text, from: cursor, to: end) }
      if let place = breaking, place < cursor { breaking = LogPatterns.breaking.first(in: text, from: cursor, to: end) }
      if let place = item, place < cursor { item = LogPatterns.itemStart(in: text, from: cursor, to: end) }
    }
    if !found { return readOtherLine(range: isEscaped ? nil : range) }
    notePrivate(text, cursor..<end)
    noteParenthesis(text, cursor..<end)
    return true
  }

  private mutating func readOtherLine(range: Range<Int>?) -> Bool {
    guard let range else { return false }
    return readOtherLine(range)
  }

  /// Notes that a line hides its constraints.
  private mutating func notePrivate(_ text: [UInt8], _ range: Range<Int>) {
    guard let last = open.indices.last,
      LogPatterns.privateText.first(in: text, from: range.lowerBound, to: range.upperBound) != nil
    else { return }
    hide(last)
  }

  /// Notes that a message hides its constraints, or, at its end, the one that was broken.
  private mutating func hide(_ index: Int) {
    if open[index].expectsBroken {
      close(index)
      expectAdvice()
    } else {
      open[index].isPrivate = true
    }
  }

  /// Notes the parenthesis that ends a list on the line of its last item.
  private mutating func noteParenthesis(_ text: [UInt8], _ range: Range<Int>) {
    guard let last = open.indices.last, range.count < 200 else { return }
    for index in range {
      if text[index] == UInt8(ascii: "(") { open[last].hasOpened = true }
      if text[index] == UInt8(ascii: ")"), !open[last].isEmpty { open[last].hasClosed = true }
    }
  }

  /// True if nothing but quotes, bullets and numbers stands before the first item of a line.
  private func beginsLine(_ text: [UInt8], _ start: Int, _ item: Int) -> Bool {
    (start..<item).allSatisfy { index in
      switch text[index] {
      case 0x20, 0x09, 0x30...0x39: true
      default: "\"'`>*-.,(\\[:;".utf8.contains(text[index])
      }
    }
  }

  /// Begins a message at a heading, and returns the index behind it.
  private mutating func beginMessage(of text: [UInt8], _ range: Range<Int>, at heading: Int, _ position: LogPosition)
    -> Int
  {
    if let last = open.indices.last, open[last].isComplete || open[last].isEmpty && !open[last].hasHeading {
      close(last)
    }
    if open.count == LogLimits.openLogs { close(0) }
    let behind = heading + LogPatterns.heading.bytes.count
    var position = position
    if heading - 10 >= range.lowerBound, LogPatterns.unable.isAt(heading - 10, of: text, to: range.upperBound) {
      position.column = max(1, position.column - 10)
    }
    var log = OpenLog(at: position, hasHeading: true)
    log.isAppKit = behind < range.upperBound && text[behind] == UInt8(ascii: ":")
    open.append(log)
    return behind
  }

  /// Reads an item, and returns the index behind it.
  private mutating func readItem(of text: [UInt8], _ start: Int, _ end: Int, _ position: LogPosition) -> Int {
    if open.isEmpty { open.append(OpenLog(at: position, hasHeading: false)) }
    for index in open.indices where open[index].wrapped != nil { open[index].dropWrapped() }
    // An item ends before the next one; without this bound, many items without ends would take quadratic time.
    let next = LogPatterns.itemStart(in: text, from: start + 1, to: end) ?? end
    guard let stop = LogPatterns.itemEnd(in: text, from: start, to: next) else {
      let index = owner(of: text[start..<next])
      open[index].wrap(text[start..<next], at: position)
      return next
    }
    add(text[start..<stop], at: position)
    return stop
  }

  /// Adds an item to the message that it belongs to.
  private mutating func add(_ item: ArraySlice<UInt8>, at position: LogPosition) {
    let index = owner(of: item)
    if open[index].add(item, at: position) {
      close(index)
      expectAdvice()
    }
  }

  /// The message of an item: the last one, unless the item shares addresses with an earlier one only.
  private mutating func owner(of item: ArraySlice<UInt8>) -> Int {
    let last = open.count - 1
    if last == 0 || open[last].isEmpty && !open[last].expectsBroken { return last }
    var best = (index: last, shared: open[last].sharedAddresses(with: item))
    if best.shared > 0 { return last }
    for index in open.indices.dropLast() {
      let shared = open[index].sharedAddresses(with: item)
      if shared > best.shared { best = (index, shared) }
    }
    if best.shared == 0, let empty = open.firstIndex(where: { $0.isEmpty }) { return empty }
    return best.index
  }

  /// Adds a line to the item that the lines before it did not end. Returns false if the line is no part of it.
  private mutating func continueItem(of text: [UInt8], _ range: Range<Int>, _ cursor: inout Int) -> Bool {
    guard let index = open.firstIndex(where: { $0.wrapped != nil }), let position = open[index].wrapped?.position else {
      return false
    }
    let start = trimmed(text, range).lowerBound
    let isOther = LogPatterns.itemStart(in: text, from: range.lowerBound, to: range.upperBound)
    let stop = isOther ?? range.upperBound
    if let isOther, beginsLine(text, range.lowerBound, isOther) {
      open[index].dropWrapped()
      return false
    }
    let isTrailer = LogPatterns.heading.first(in: text, from: range.lowerBound, to: range.upperBound) != nil
    if isTrailer || LogPatterns.isAdvice(text, range) {
      open[index].dropWrapped()
      return false
    }
    let (item, isOver) = open[index].unwrap(text[range.lowerBound..<stop])
    if let item {
      cursor = stop
      if open[index].add(item[...], at: position) {
        close(index)
        expectAdvice()
      }
      return true
    }
    if isOver { open[index].dropWrapped() }
    cursor = start < stop ? stop : range.upperBound
    return true
  }

  // MARK: - Ends

  private mutating func close(_ index: Int) {
    var log = open.remove(at: index)
    let isWrapped = log.wrapped != nil
    log.dropWrapped()
    let isCutOff =
      isWrapped || log.hasHeading && !log.isPrivate && !log.hasClosed && log.broken == nil && !log.expectsBroken
    if !log.isEmpty || log.hasHeading { finished.append((log, isCutOff)) }
  }
}

/// Replaces the character references of HTML that occur in logs.
private func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
  let bytes = Array(text)
  var plain: [UInt8] = []
  var index = 0
  while index < bytes.count {
    if bytes[index] == UInt8(ascii: "&"),
      let (pattern, byte) = LogPatterns.references.first(where: { $0.0.isAt(index, of: bytes, to: bytes.count) })
    {
      plain.append(byte)
      index += pattern.bytes.count
    } else {
      plain.append(bytes[index])
      index += 1
    }
  }
  return plain
}
