internal import LayRuntime

/// A text in the lines that a view shows, in the view's coordinates.
struct TextBlock {
  /// The side of `x` on which the lines lie.
  enum Side { case left, middle, right }

  /// The lines that are shown; a text without room ends in an ellipsis.
  var rows: [String]
  /// The baseline of the first line.
  var baseline: Double
  /// The distance between two baselines.
  var leading: Double
  var x: Double
  var side: Side
  var font: PictureFont
  /// The distance added after each character.
  var tracking = 0.0
  /// True if a part of the text is not shown.
  var isCut = false
  /// True if the paragraph is written from right to left.
  var isRightToLeft = false
}

/// A size and weight of the system font.
struct PictureFont {
  var size: Double
  /// 100 to 900.
  var weight: Int
}

extension PictureFont {
  init(_ size: Rational, _ weight: FontWeight) {
    self.size = size.double
    self.weight = weight.css
  }
}

extension FontWeight {
  /// The weight in CSS: 100 to 900.
  var css: Int { (Int(rawValue) + 1) * 100 }
}

/// The lines of a text with the breaks of the layout.
struct TextRows {
  private let whole: String
  private let text: [Unicode.Scalar]
  let fontSize: Rational
  let weight: FontWeight

  init(_ text: String, fontSize: Rational, weight: FontWeight) {
    whole = text
    self.text = Array(text.unicodeScalars)
    (self.fontSize, self.weight) = (fontSize, weight)
  }

  /// The most of its room that a text takes and still gets into it with narrower letters.
  private static let mostOfRoom = Rational(115) / 100

  /// Returns the distance to add after each character so that a text of one line fits into a room that is a little too narrow for it; nil
  /// for a text that fits as it is, one with breaks and one that is much too wide.
  func tracking(toFit room: Rational) -> Double? {
    let width = TextMeasure.width(of: whole, fontSize: fontSize, weight: weight)
    guard room.sign > 0, width > room, width <= room * TextRows.mostOfRoom, !text.contains("\n") else { return nil }
    return ((room - width) / Rational(text.count)).double
  }

  /// Returns the lines in a room: those of ``WrappedText``, at most `most`, of which the last one ends in an ellipsis where text is left
  /// over; 0 for no limit. A text of one line has no breaks.
  func rows(in room: Rational, isOneLine: Bool, most: Int) -> (rows: [String], isCut: Bool) {
    if isOneLine {
      let row = cut(from: 0, in: room)
      return ([row.text], row.isCut)
    }
    let wrapped = WrappedText(whole, fontSize: fontSize, weight: weight, mostLines: most)
    let ranges = wrapped.lines(atWidth: room)
    var rows = ranges.map { string($0) }
    guard let last = ranges.last, most > 0, ranges.count == most else { return (rows, false) }
    let rest = text[last.upperBound...].contains { $0 != " " && $0 != "\t" && $0 != "\n" }
    if !rest { return (rows, false) }
    rows[rows.count - 1] = cut(from: last.lowerBound, in: room, isLeftOver: true).text
    return (rows, true)
  }

  private func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for scalar in text[range] where scalar.value >= 0x20 { view.append(scalar) }
    return String(view)
  }

  private func width(_ row: String) -> Rational { TextMeasure.width(of: row, fontSize: fontSize, weight: weight) }

  /// The text from a place to the end of its paragraph, as far as it fits, with an ellipsis if anything is left out.
  private func cut(from start: Int, in room: Rational, isLeftOver: Bool = false) -> (text: String, isCut: Bool) {
    let end = isLeftOver ? text[start...].firstIndex(of: "\n") ?? text.count : text.count
    let whole = string(start..<end)
    // A text is measured before its width is rounded up to the pixel, so it fits into the width of its content.
    if !isLeftOver && width(whole) <= room { return (whole, false) }
    if isLeftOver && width(whole + "…") <= room { return (whole + "…", true) }
    let most = end - start
    let fitting = (0..<most).partitioningIndex { width(string(start..<start + $0 + 1) + "…") > room }
    var last = start + fitting
    while last > start, text[last - 1] == " " { last -= 1 }
    return (string(start..<last) + "…", true)
  }
}
