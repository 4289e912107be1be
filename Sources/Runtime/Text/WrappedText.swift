/// Text of several lines: how many it takes at which width.
///
/// Line breaking is simplified: a line takes as many words as fit, a word is what stands between blanks, and blanks at the
/// end of a line take no room. A word that fits on no line begins on a new one and is broken between characters, as
/// UILabel's `byWordWrapping` does. There is no hyphenation, and ideographs are words like any other. Only `\n` begins a
/// new line where there is room. All advances are whole font units, so widths at which something changes are exact.
struct WrappedText: Sendable {
  /// One `\n` to the next, as places in ``pen``.
  private struct Paragraph: Sendable {
    var characters: Range<Int>
    var words: Range<Int>
  }

  /// How far the pen is before each character, and after the last, font units.
  private var pen: [Int] = [0]
  /// Where words begin and end; a paragraph that begins with blanks begins with an empty word.
  private var words: [Range<Int>] = []
  private var paragraphs: [Paragraph] = []
  /// Points a font unit.
  private let unit: Rational
  /// The most lines that are shown; 0 for no limit.
  private var mostLines: Int

  init(_ text: String, fontSize: Rational, mostLines: Int) {
    unit = fontSize / Rational(TextMeasure.unitsPerEm)
    self.mostLines = mostLines
    var (start, word) = (0, 0)
    var isInWord = true
    var wordCount = 0
    func end(_ place: Int) {
      if isInWord { words.append(word..<place) }
      paragraphs.append(Paragraph(characters: start..<place, words: wordCount..<words.count))
    }
    for scalar in text.unicodeScalars {
      let place = pen.count - 1
      switch scalar {
      case "\n":
        end(place)
        pen.append(pen[place])
        (start, word, isInWord, wordCount) = (place + 1, place + 1, true, words.count)
        continue
      case " ", "\t":
        if isInWord { words.append(word..<place) }
        isInWord = false
      default:
        if !isInWord { word = place }
        isInWord = true
      }
      pen.append(pen[place] &+ TextMeasure.advance(of: scalar.value))
    }
    end(pen.count - 1)
  }

  // MARK: - Lines

  /// How many lines are shown where there is room for `width` points; where that is 0 or less, as where there is no limit
  /// (UIKit takes a width of 0 for none).
  func lineCount(atWidth width: Rational?) -> Int { lineCount(room(width)) }

  /// How wide the widest line is that is shown where there is room for `width` points, not rounded.
  func width(atWidth width: Rational?) -> Rational {
    var (widest, next) = (0, Int.max)
    _ = forEachLine(room(width), &next) { widest = max(widest, $0) }
    return Rational(widest) * unit
  }

  /// What fits into `width` points, font units; nil for no limit.
  private func room(_ width: Rational?) -> Int? {
    guard let width, width.sign > 0, unit.sign > 0 else { return nil }
    return (width / unit).floor.intValue
  }

  private func lineCount(_ room: Int?) -> Int {
    var next = Int.max
    return forEachLine(room, &next) { _ in }
  }

  /// The widths of the lines that are shown, one after the other; returns how many there are. Lowers `next` to the least room
  /// above `room` at which a line that is shown takes more.
  private func forEachLine(_ room: Int?, _ next: inout Int, _ body: (Int) -> Void) -> Int {
    var count = 0
    for paragraph in paragraphs {
      var (start, word) = (paragraph.characters.lowerBound, paragraph.words.lowerBound)
      repeat {
        if mostLines > 0 && count == mostLines { return count }
        let end = endOfLine(from: start, &word, paragraph, room, &next)
        body(pen[end] - pen[start])
        count += 1
        start = word < paragraph.words.upperBound ? max(end, words[word].lowerBound) : end
      } while word < paragraph.words.upperBound
    }
    return count
  }

  /// Where a line ends that begins at `start`, in or before the word `word`; goes on to the first word that is not, or not
  /// as a whole, on it.
  private func endOfLine(
    from start: Int, _ word: inout Int, _ paragraph: Paragraph, _ room: Int?, _ next: inout Int
  ) -> Int {
    let limit = room.map { pen[start].addingReportingOverflow($0) }
    guard let limit, !limit.overflow else {
      word = paragraph.words.upperBound
      return words[word - 1].upperBound
    }
    var (low, high) = (word, paragraph.words.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if pen[words[middle].upperBound] <= limit.partialValue { low = middle + 1 } else { high = middle }
    }
    if low > word {
      if low < paragraph.words.upperBound { next = min(next, pen[words[low].upperBound] - pen[start]) }
      word = low
      return words[low - 1].upperBound
    }
    let end = endOfCharacters(from: start, to: words[word].upperBound, limit.partialValue)
    if end == words[word].upperBound {
      word += 1
      // One character is shown wherever there is room for none; the next word shares its line where there is for both.
      if word < paragraph.words.upperBound { next = min(next, pen[words[word].upperBound] - pen[start]) }
    } else {
      next = min(next, pen[end + 1] - pen[start])
    }
    return end
  }

  /// As many characters as fit, one at least; marks stay with what they are on.
  private func endOfCharacters(from start: Int, to end: Int, _ limit: Int) -> Int {
    var (low, high) = (start + 1, end)
    while low < high {
      let middle = (low + high + 1) / 2
      if pen[middle] <= limit { low = middle } else { high = middle - 1 }
    }
    while low < end && pen[low + 1] == pen[low] { low += 1 }
    return low
  }

  // MARK: - Steps

  /// Widths at which the text takes as many lines, points: the ends of an interval.
  struct Step: Hashable, Sendable {
    var lines: Int
    /// The least width; nil where there is no limit downwards.
    var lowest: Rational?
    var includesLowest = true
    /// The greatest width; nil where there is no limit upwards.
    var highest: Rational?
    var includesHighest = false
  }

  /// The widths around `width` at which there are as many lines: more room takes no more lines, but that there is no limit
  /// at 0. Takes a search over all widths, so ask for those that are needed.
  func step(around width: Rational) -> Step {
    let (unlimited, most) = (lineCount(nil), lineCount(0))
    if unlimited == most || unit.sign <= 0 { return Step(lines: unlimited) }
    if width.sign <= 0 { return Step(lines: unlimited, highest: .zero, includesHighest: true) }
    let lines = lineCount(atWidth: width)
    let lowest = leastRoom { $0 <= lines }
    return Step(
      lines: lines, lowest: Rational(lowest) * unit, includesLowest: lowest > 0,
      highest: lines == unlimited ? nil : Rational(leastRoom { $0 < lines }) * unit)
  }

  /// The steps over an interval of widths, the narrowest first; nil where those are more than `limit`.
  ///
  /// Goes from one width to the next at which a line takes more, and keeps those at which there are fewer lines.
  func steps(from lowest: Rational, to highest: Rational, limit: Int) -> [Step]? {
    var found = [step(around: lowest)]
    if found[0].includesHighest, let end = found[0].highest, end < highest { found.append(step(around: leastStep)) }
    while let last = found.last, let end = last.highest, last.includesHighest ? end < highest : end <= highest {
      if found.count >= limit { return nil }
      guard let room = (end / unit).floor.intValue else { return nil }
      found.append(step(from: room))
    }
    return found.count > limit ? nil : found
  }

  /// The step that begins with a room.
  private func step(from first: Int) -> Step {
    var (room, next) = (first, Int.max)
    let lines = forEachLine(room, &next) { _ in }
    while next < Int.max {
      room = next
      next = .max
      if forEachLine(room, &next, { _ in }) < lines {
        return Step(lines: lines, lowest: Rational(first) * unit, highest: Rational(room) * unit)
      }
    }
    return Step(lines: lines, lowest: Rational(first) * unit)
  }

  /// The least width at which all of the text is shown; nil where any will do, or none.
  var leastWidth: Rational? {
    if mostLines == 0 || paragraphs.count > mostLines { return nil }
    var all = self
    all.mostLines = 0
    return Rational(all.leastRoom { $0 <= mostLines }) * unit
  }

  /// A width above 0 at which nothing changes between it and 0.
  var leastStep: Rational { unit / 2 }

  /// The least room with a number of lines that holds for all greater ones too.
  private func leastRoom(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, pen[pen.count - 1])
    while low < high {
      let middle = low + (high - low) / 2
      if holds(lineCount(middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
