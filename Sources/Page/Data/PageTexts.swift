internal import LayJSON
internal import LayRuntime

/// The fonts and the texts of a page, each once: what decides the lines of texts at every width.
struct PageTexts {
  private struct Font: Hashable {
    var size: Rational
    var weight: FontWeight
  }

  private struct Text: Hashable {
    var font: Int
    var characters: String
    var mostLines: Int
    var unit: Rational
  }

  private var fonts = Interned<Font>()
  /// The advances of the characters of each font, in the order in which they were met.
  private var advances: [[(character: UInt32, units: Int)]] = []
  private var known: [[UInt32: Int]] = []
  private var texts = Interned<Text>()
  private var objects: [JSON] = []

  /// The number of the breaks of a view's text.
  mutating func breaks(of characters: String, _ view: ViewDescription) -> Int {
    let mostLines = view.kind == .label || view.kind == .textView ? view.lines : 1
    let wrapped = WrappedText(
      characters, fontSize: view.fontSize, weight: view.fontWeight, mostLines: mostLines, stretch: view.textStretch)
    let breaks = wrapped.breaks
    let font = fonts.number(of: Font(size: view.fontSize, weight: view.fontWeight))
    note(characters, breaks.advances, font)
    let text = Text(font: font, characters: characters, mostLines: mostLines, unit: breaks.unit)
    let number = texts.number(of: text)
    if number == objects.count { objects.append(object(text, breaks)) }
    return number
  }

  private mutating func note(_ characters: String, _ units: [Int], _ font: Int) {
    if font == advances.count {
      advances.append([])
      known.append([:])
    }
    for (character, units) in zip(characters.unicodeScalars, units) where known[font][character.value] == nil {
      known[font][character.value] = units
      advances[font].append((character.value, units))
    }
  }

  private func object(_ text: Text, _ breaks: WrappedText.Breaks) -> JSON {
    // Words that spaces alone part are found again; others are listed.
    let words = breaks.words.flatMap { [JSON.integer($0.lowerBound), .integer($0.upperBound)] }
    let paragraphs = breaks.paragraphs.flatMap { paragraph -> [JSON] in
      [paragraph.characters, paragraph.words].flatMap { [.integer($0.lowerBound), .integer($0.upperBound)] }
    }
    return .array([
      .integer(text.font), .integer(text.mostLines), exactJSON(text.unit), .array(words), .array(paragraphs),
    ])
  }

  /// The advances of each font: its characters in one string, and their units.
  var fontsJSON: JSON {
    .array(
      advances.map { font in
        var characters = ""
        for entry in font { characters.unicodeScalars.append(Unicode.Scalar(entry.character) ?? " ") }
        return .array([.string(characters), .array(font.map { .integer($0.units) })])
      })
  }

  var textsJSON: JSON { .array(objects) }
}
