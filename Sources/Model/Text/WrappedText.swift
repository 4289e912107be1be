package import LayNumbers

/// Multiline text: its number of lines at each width.
///
/// Line breaking is simplified: a line takes as many words as fit, words are separated by spaces and tabs, and these take
/// no width at the end of a line. A word that fits on no line begins on a new one and is broken between characters, as
/// UILabel's `byWordWrapping` does. There is no hyphenation. Beside ideographs and kana a word ends as ``LineBreaks`` allows, so
/// that most of them are words of their own. Only `\n` begins a new line where there is room. All advances are whole font
/// units, tracking included, so widths at which something changes are exact.
package struct WrappedText: Sendable {
  /// The characters between two `\n`, as indices in ``pen``.
  private struct Paragraph: Sendable {
    var characters: Range<Int>
    var words: Range<Int>
  }

  /// The pen position before each character, and after the last, font units.
  private var pen: [Int] = [0]
  /// The ranges of words, which may follow one another without a space; a paragraph that begins with spaces begins with an empty
  /// word.
  private var words: [Range<Int>] = []
  private var paragraphs: [Paragraph] = []
  /// Points a font unit.
  private let unit: Rational
  /// The largest number of lines shown; 0 for no limit.
  private var mostLines: Int

  /// Creates the lines of a text whose characters are wider by the factor `stretch`.
  package init(
    _ text: String, fontSize: Rational, weight: FontWeight = .regular, mostLines: Int, stretch: Rational = .one
  ) {
    unit = stretch * fontSize / Rational(TextMeasure.unitsPerEm)
    self.mostLines = mostLines
    let font = FontAdvances(fontSize: fontSize, weight: weight)
    var (start, word) = (0, 0)
    var isInWord = true
    var wordCount = 0
    var last: UInt32 = 0
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
        if !isInWord {
          word = place
        } else if place > start, LineBreaks.isAllowed(between: last, scalar.value) {
          words.append(word..<place)
          word = place
        }
        isInWord = true
      }
      last = scalar.value
      pen.append(pen[place] &+ font.advance(of: scalar.value))
    }
    end(pen.count - 1)
  }

  // MARK: - Lines

  /// The number of lines shown at `width` points; a width of 0 or less counts as no limit (as in UIKit).
  package func lineCount(atWidth width: Rational?) -> Int { lineCount(room(width)) }

  /// A number of lines with rooms at which the text takes as many.
  package struct LineCount: Sendable {
    fileprivate var lines: Int
    fileprivate var rooms: Range<Int>
  }

  /// The number of lines shown at `width` points. `known` is the last count, which often holds for a width nearby.
  package func lineCount(atWidth width: Rational?, _ known: inout LineCount?) -> Int {
    guard let room = room(width) else { return lineCount(nil) }
    if let known, known.rooms.contains(room) { return known.lines }
    var next = Int.max
    let lines = forEachLine(room, &next) { _, _ in }
    known = LineCount(lines: lines, rooms: room..<max(next, room + 1))
    return lines
  }

  /// The width of the widest line shown at `width` points, not rounded.
  package func width(atWidth width: Rational?) -> Rational {
    var (widest, next) = (0, Int.max)
    _ = forEachLine(room(width), &next) { widest = max(widest, pen[$1] - pen[$0]) }
    return Rational(widest) * unit
  }

  /// The lines shown at `width` points, as ranges of Unicode scalars; spaces at their ends are left out.
  package func lines(atWidth width: Rational?) -> [Range<Int>] {
    var (found, next): ([Range<Int>], Int) = ([], .max)
    _ = forEachLine(room(width), &next) { found.append($0..<$1) }
    return found
  }

  /// The room of `width` points in whole font units; nil for no limit.
  private func room(_ width: Rational?) -> Int? {
    guard let width, width.sign > 0, unit.sign > 0 else { return nil }
    return (width / unit).floor.intValue
  }

  private func lineCount(_ room: Int?) -> Int {
    var next = Int.max
    return forEachLine(room, &next) { _, _ in }
  }

  /// Calls `body` with the start and the end of each line that is shown, and returns their number. Lowers `next` to the least room
  /// above `room` at which a line that is shown takes more.
  private func forEachLine(_ room: Int?, _ next: inout Int, _ body: (Int, Int) -> Void) -> Int {
    var count = 0
    for paragraph in paragraphs {
      var (start, word) = (paragraph.characters.lowerBound, paragraph.words.lowerBound)
      repeat {
        if mostLines > 0 && count == mostLines { return count }
        let end = endOfLine(from: start, &word, paragraph, room, &next)
        body(start, end)
        count += 1
        start = word < paragraph.words.upperBound ? max(end, words[word].lowerBound) : end
      } while word < paragraph.words.upperBound
    }
    return count
  }

  /// The end of a line that begins at `start`, in or before the word `word`; advances `word` to the first one that is not
  /// completely on it.
  private func endOfLine(
    from start: Int, _ word: inout Int, _ paragraph: Paragraph, _ room: Int?, _ next: inout Int
  ) -> Int {
    let limit = room.map { pen[start].addingReportingOverflow($0) }
    guard let limit, !limit.overflow else {
      word = paragraph.words.upperBound
      return words[word - 1].upperBound
    }
    let overflowing = (word..<paragraph.words.upperBound).partitioningIndex {
      pen[words[$0].upperBound] > limit.partialValue
    }
    if overflowing > word {
      if overflowing < paragraph.words.upperBound { next = min(next, pen[words[overflowing].upperBound] - pen[start]) }
      word = overflowing
      return words[overflowing - 1].upperBound
    }
    let end = endOfCharacters(from: start, to: words[word].upperBound, limit.partialValue)
    if end == words[word].upperBound {
      word += 1
      // A single character is shown even if it does not fit; the next word joins its line if both fit.
      if word < paragraph.words.upperBound { next = min(next, pen[words[word].upperBound] - pen[start]) }
    } else {
      next = min(next, pen[end + 1] - pen[start])
    }
    return end
  }

  /// The end of as many characters as fit, at least one; combining marks stay with their base character.
  private func endOfCharacters(from start: Int, to end: Int, _ limit: Int) -> Int {
    var last = start + 1
    if last < end { last = pen[last + 1...end].partitioningIndex { $0 > limit } - 1 }
    while last < end && pen[last + 1] == pen[last] { last += 1 }
    return last
  }

  // MARK: - Steps

  /// An interval of widths, in points, at which the text takes as many lines.
  package struct Step: Hashable, Sendable {
    package var lines: Int
    /// The least width; nil for no lower limit.
    package var lowest: Rational?
    package var includesLowest = true
    /// The greatest width; nil for no upper limit.
    package var highest: Rational?
    package var includesHighest = false
  }

  /// The interval around `width` with the same number of lines: more room takes no more lines, except that 0 means no
  /// limit. This searches all widths, so call it only where needed.
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

  /// The steps over an interval of widths, the narrowest first; nil if there are more than `limit`.
  ///
  /// Advances from each width to the next at which a line takes more, and keeps those at which there are fewer lines.
  package func steps(from lowest: Rational, to highest: Rational, limit: Int) -> [Step]? {
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
    let lines = forEachLine(room, &next) { _, _ in }
    while next < Int.max {
      room = next
      next = .max
      if forEachLine(room, &next, { _, _ in }) < lines {
        return Step(lines: lines, lowest: Rational(first) * unit, highest: Rational(room) * unit)
      }
    }
    return Step(lines: lines, lowest: Rational(first) * unit)
  }

  /// The least width at which all of the text is shown; nil if every width shows it, or none.
  package var leastWidth: Rational? {
    if mostLines == 0 || paragraphs.count > mostLines { return nil }
    var all = self
    all.mostLines = 0
    return Rational(all.leastRoom { $0 <= mostLines }) * unit
  }

  /// The width of the longest word, which is broken between characters on narrower lines.
  package var longestWord: Rational {
    Rational(words.map { pen[$0.upperBound] - pen[$0.lowerBound] }.max() ?? 0) * unit
  }

  /// The advances of the characters and the places at which lines may break: what decides the lines at every width.
  package struct Breaks: Sendable {
    /// The advance of each Unicode scalar, font units.
    package var advances: [Int]
    /// The words, as ranges of scalars.
    package var words: [Range<Int>]
    /// The scalars and the words of each paragraph.
    package var paragraphs: [(characters: Range<Int>, words: Range<Int>)]
    /// Points a font unit.
    package var unit: Rational
  }

  /// The advances and the words of the text.
  package var breaks: Breaks {
    Breaks(
      advances: zip(pen, pen.dropFirst()).map { $1 - $0 }, words: words,
      paragraphs: paragraphs.map { ($0.characters, $0.words) }, unit: unit)
  }

  /// A positive width so small that no number of lines changes between it and 0.
  var leastStep: Rational { unit / 2 }

  /// The least room with a number of lines that satisfies `holds`, which all greater rooms do too.
  private func leastRoom(_ holds: (Int) -> Bool) -> Int {
    (0..<pen[pen.count - 1]).partitioningIndex { holds(lineCount($0)) }
  }
}
