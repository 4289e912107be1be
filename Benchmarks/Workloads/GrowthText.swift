/// Layouts as `.lay` files with many instances of one thing, for measuring how `layc check` grows with their number.
package enum GrowthText: String, CaseIterable, Sendable {
  /// Views with two optional constraints that tie, independently of other views.
  case ties
  /// Labels of several lines, one below the other, all with the same text.
  case texts
  /// The same with different words: nearly each label has its own widths at which its number of lines changes.
  case ownTexts = "own-texts"
  /// The same, none below another.
  case apartTexts = "apart-texts"
  /// Labels of 200 different words, one below the other, over 1x1 to 2048x2048.
  case longTexts = "long-texts"
  /// Labels in a stack that is too small for them: their compression resistances tie.
  case tiedStack = "tied-stack"
  /// Views in a row with optional constraints for the same width.
  case tiedRow = "tied-row"
  /// A view whose width depends on many widths of the screen, and another whose height depends on as many heights.
  case conditions
  /// Spacers in a stack.
  case spacers
  /// Views with two conflicting widths, independently of other views.
  case conflicts
  /// Labels in a stack that is too small for their required least heights.
  case fullStack = "full-stack"

  /// The numbers of instances at each measurement.
  package var counts: [Int] {
    switch self {
    case .ties, .texts, .ownTexts, .apartTexts, .conflicts: [125, 250, 500, 1000]
    case .longTexts: [10, 20, 40]
    case .tiedStack, .tiedRow, .conditions: [125, 250, 500]
    case .spacers: [100, 200, 400, 800]
    case .fullStack: [40, 60, 80]
    }
  }

  /// True if constraints conflict, at least in large layouts.
  package var hasConflicts: Bool { self == .conflicts || self == .fullStack }

  /// The description in the table of growth.
  package var summary: String {
    switch self {
    case .ties: "views with two wishes that tie"
    case .texts: "texts of several lines, all the same"
    case .ownTexts: "texts of several lines, each another"
    case .apartTexts: "texts of several lines, each another, apart"
    case .longTexts: "texts of 200 words over 1x1 to 2048x2048"
    case .tiedStack: "labels in a stack that is too small"
    case .tiedRow: "wishes in a row that tie"
    case .conditions: "conditions of the width and as many of the height"
    case .spacers: "spacers in a stack"
    case .conflicts: "views with two widths that conflict"
    case .fullStack: "least heights in a stack that is too small"
    }
  }

  /// Returns the file with `count` instances.
  package func text(_ count: Int) -> String {
    switch self {
    case .ties:
      layout(
        (0..<count).map {
          "view a\($0) { .top == superview.top + \($0); .leading == superview.leading; .height == 1; .width == 20 @500; "
            + ".width == 30 @500 }"
        })
    case .texts: layout(labels(count, words: 12) { _ in 0 })
    case .ownTexts: layout(labels(count, words: 12) { $0 })
    case .apartTexts: layout(labels(count, words: 12, areApart: true) { $0 })
    case .longTexts: layout(labels(count, words: 200) { $0 }, sizes: "1x1 ... 2048x2048")
    case .tiedStack:
      layout(
        ["view list: VStack {", "  .edges == superview"]
          + (0..<count).map { "  view row\($0): Label { text = \"Row\" }" } + ["}"], sizes: "320x480 ... 320x480")
    case .tiedRow:
      layout(
        (0..<count).map {
          "view a\($0) { .width == 10 @500; .top == superview.top; .height == 10; .leading == "
            + ($0 == 0 ? "superview.leading }" : "a\($0 - 1).trailing }")
        } + ["a\(count - 1).trailing == superview.trailing"])
    case .conditions: layout(conditions(count), sizes: "100x100 ... 2100x2100")
    case .spacers:
      layout(
        ["view list: VStack {", "  .edges == superview"] + (0..<count).map { "  view room\($0): Spacer" } + ["}"])
    case .conflicts:
      layout(
        (0..<count).map {
          "view a\($0) { .top == superview.top + \($0); .leading == superview.leading; .height == 1; .width == 20; "
            + ".width == 30 }"
        })
    case .fullStack:
      layout(
        ["view list: VStack {", "  .edges == superview"]
          + (0..<count).map { "  view row\($0): Label { text = \"Row\"; .height >= 10; .width >= 5 }" } + ["}"],
        sizes: "320x480 ... 320x480")
    }
  }

  private func layout(_ lines: [String], sizes: String = "320x480 ... 1366x1366") -> String {
    "layout Growth(320x480) {\n  sizes \(sizes)\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  private func labels(_ count: Int, words: Int, areApart: Bool = false, seed: (Int) -> Int) -> [String] {
    (0..<count).map { index in
      let own = seed(index)
      let text = (0..<words).map { place in
        let number = own * own * 31 + own * 7 + place * (own % 17 + 1) + place * place % (own % 13 + 2)
        return Self.words[number % Self.words.count]
      }
      return "view text\(index): Label { text = \"\(text.joined(separator: " "))\"; lines = 0; allow L0534; "
        + ".edges(leading, trailing) == superview; .top == "
        + (areApart ? "superview.top + \(index) }" : index == 0 ? "superview.top }" : "text\(index - 1).bottom + 8 }")
    }
  }

  private func conditions(_ count: Int) -> [String] {
    var lines = [
      "view a { .edges(top, leading) == superview; .height == 10 }",
      "view b { .edges(top, leading) == superview; .width == 10 }", "constraint wide: a.width == 1",
      "constraint high: b.height == 1",
    ]
    for index in 0..<count {
      let (lowest, highest) = (100 + index * 2000 / count, 100 + (index + 1) * 2000 / count)
      lines.append("when \(lowest) < width <= \(highest) { wide.constant = \(index % 50 + 2) }")
      lines.append("when \(lowest) < height <= \(highest) { high.constant = \(index % 50 + 2) }")
    }
    return lines
  }

  private static let words = [
    "layouts", "of", "several", "screens", "are", "written", "once", "and", "a", "text", "takes", "as", "many", "lines",
    "where", "it", "needs", "them", "constraint", "by",
  ]
}
