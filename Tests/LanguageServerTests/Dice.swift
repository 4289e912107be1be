import LayJSON
import TestSupport

@testable import LayLanguageServer

/// Numbers that look random and are the same each time, and what is made of them.
struct Dice {
  static let text = """
    metric gap = 8
    layout A(300x200) {
      sizes 200x200 ... 600x600
      view title: Label { text = "Ünï 😀" }
      view box { view inner }
      vfl "H:|-gap-[title]-[box(>=20)]-|"
      constraint cap: title.top == superview.top + gap
    }

    """

  /// What is typed: words of the language, signs, breaks of every kind, letters of every size.
  private static let pieces = [
    "", "", "a", " ", "\n", "\r\n", "\r", "{", "}", "\"", "view b", "😀", "é", "ñ\n", "👩‍👧", "// c", "/*", "*/",
    ".width == 2",
    "vfl \"H:|[title]\"", "\t", "\u{FEFF}", "\u{2028}", "title", ";", "import \"x\"", "𝄞",
  ]

  private var source: SeededGenerator

  init(seed: UInt64) { source = SeededGenerator(seed: seed) }

  /// A number from 0 up to, but without, `limit`.
  mutating func roll(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &source) }

  mutating func pick<T>(_ values: [T]) -> T { values[roll(values.count)] }

  /// A change of a text that an editor could send: it ends and begins between letters.
  mutating func change(of model: TextModel) -> JSON {
    if roll(60) == 0 { return replacing(nil, with: Dice.text) }
    let start = boundary(roll(model.units.count + 1), model)
    let end = boundary(min(model.units.count, start + roll(roll(4) == 0 ? 60 : 4)), model)
    let range = min(start, end)..<max(start, end)
    // A place between `\r` and `\n` is none: it counts as the end of the line.
    let (from, to) = (model.position(range.lowerBound), model.position(range.upperBound))
    return replacing(from..<max(from, to), with: pick(Dice.pieces))
  }

  /// The nearest place before `offset` that splits no character.
  private func boundary(_ offset: Int, _ model: TextModel) -> Int {
    var offset = offset
    while offset > 0, offset < model.units.count, isInside(model.units[offset], model.encoding) { offset -= 1 }
    return offset
  }

  private func isInside(_ unit: UInt32, _ encoding: PositionEncoding) -> Bool {
    encoding == .utf8 ? unit & 0xC0 == 0x80 : unit & 0xFC00 == 0xDC00
  }
}
