internal import LayCompiler
internal import LayRuntime

/// The words for the variants in which a finding holds, if these are not all.
struct VariantWords {
  private let names: [String]
  /// The variants that were examined, each once.
  private let examined: [Variant]
  private let textSizes: TextSizeSet
  /// The sides of each of them.
  private let sides: [Sides]
  /// The indices of those that were examined.
  private let numbers: [Variant: Int]

  /// The sides of a variant: numbers for its languages and text sizes, its direction, and its state.
  private struct Sides {
    var languages: Int
    var direction: InterfaceDirection
    var state: StateID?
    var textSizes: Int
  }

  /// Creates the words for findings among `variants`, with the states' `names`.
  init(_ variants: [Variant], names: [String]) {
    self.names = names
    var known: [Variant: Int] = [:]
    var (found, sides): ([Variant], [Sides]) = ([], [])
    var (languages, sizes): ([[String]: Int], [TextSizeSet: Int]) = ([:], [:])
    for variant in variants.lazy.map({ $0.withoutPlace }) where known[variant] == nil {
      known[variant] = found.count
      found.append(variant)
      let language = languages[variant.languages] ?? languages.count
      let size = sizes[variant.textSizes] ?? sizes.count
      (languages[variant.languages], sizes[variant.textSizes]) = (language, size)
      sides.append(
        Sides(languages: language, direction: variant.direction, state: variant.state, textSizes: size))
    }
    (examined, self.sides, numbers) = (found, sides, known)
    textSizes = variants.reduce(into: TextSizeSet([])) { $0.formUnion($1.textSizes) }
  }

  /// The words for a variant of a finding that holds in `all`:
  /// `in de only, right to left, state 'wide', text size accessibility1 or larger`:
  /// its languages if it does not hold in all, its direction if it does not hold in the other, its state if it does not hold in
  /// another, its text sizes if it does not hold at others. `everywhere` are the variants in which it holds at any size, by default
  /// `all`.
  func words(for variant: Variant, in all: [Variant], everywhere: [Variant]? = nil) -> [String] {
    guard let number = numbers[variant.withoutPlace] else { return [] }
    let block = block(around: number, in: all)
    var words = languageWords(block)
    if block.direction != nil { words.append(variant.direction == .rightToLeft ? "right to left" : "left to right") }
    if block.state != nil { words.append(variant.state.map { "state '\(names[$0.index])'" } ?? "no state") }
    if let groups = block.textSizes {
      let own = examined.indices.filter { groups.contains(sides[$0].textSizes) }
        .reduce(into: TextSizeSet([])) { $0.formUnion(examined[$1].textSizes) }
      let isAll = own == sizes(in: block, everywhere ?? all)
      words.append("text size \(own.words(among: textSizes, isAll: isAll))")
    }
    return words
  }

  /// Variants that words can describe: those with some of the languages, text sizes, directions and states, or with all for nil.
  private struct Block {
    var languages: [Int]?
    var direction: InterfaceDirection?
    var state: StateID??
    var textSizes: [Int]?

    func contains(_ sides: Sides) -> Bool {
      languages?.contains(sides.languages) ?? true && direction.map { $0 == sides.direction } ?? true
        && state.map { $0 == sides.state } ?? true && textSizes?.contains(sides.textSizes) ?? true
    }
  }

  /// The block around a variant in which a finding holds, all of which is in `all`: each of its sides is extended as far as that allows,
  /// one after the other, so that the words leave out nothing that restricts the finding.
  private func block(around number: Int, in all: [Variant]) -> Block {
    var holds = Array(repeating: false, count: examined.count)
    for variant in all { numbers[variant.withoutPlace].map { holds[$0] = true } }
    let own = sides[number]
    var block = Block(
      languages: [own.languages], direction: own.direction, state: .some(own.state), textSizes: [own.textSizes])
    func extend(_ change: (inout Block) -> Void) -> Bool {
      var wider = block
      change(&wider)
      guard sides.indices.allSatisfy({ holds[$0] || !wider.contains(sides[$0]) }) else { return false }
      block = wider
      return true
    }
    // A language may have one direction alone.
    _ = extend { $0.direction = nil }
    if !extend({ $0.languages = nil }) {
      for other in Set(sides.map { $0.languages }).subtracting([own.languages]) {
        _ = extend { $0.languages?.append(other) }
      }
    }
    _ = extend { $0.state = nil }
    if !extend({ $0.textSizes = nil }) {
      for other in Set(sides.map { $0.textSizes }).subtracting([own.textSizes]) {
        _ = extend { $0.textSizes?.append(other) }
      }
    }
    return block
  }

  /// The text sizes of those of `all` that are in a block but for their text sizes.
  private func sizes(in block: Block, _ all: [Variant]) -> TextSizeSet {
    var block = block
    block.textSizes = nil
    return all.reduce(into: TextSizeSet([])) { sizes, other in
      guard let number = numbers[other.withoutPlace], block.contains(sides[number]) else { return }
      sizes.formUnion(other.textSizes)
    }
  }

  // MARK: - Languages

  /// The words for the languages of a block, unless these are all.
  private func languageWords(_ block: Block) -> [String] {
    guard let groups = block.languages else { return [] }
    func names(_ variants: [Variant]) -> [String] {
      var found: [String] = []
      for name in variants.flatMap({ $0.languages }) where !found.contains(name) { found.append(name) }
      return found
    }
    let own = names(examined.indices.filter { groups.contains(sides[$0].languages) }.map { examined[$0] })
    let others = names(examined)
    if own.isEmpty || own.count == others.count { return [] }
    if own.count > VariantWords.namedLanguages && own.count == others.count - 1 {
      return ["in all languages but \(joinedWords(others.filter { !own.contains($0) }.map(VariantWords.spelled)))"]
    }
    return [VariantWords.phrase(own)]
  }

  /// The name of the texts of a layout itself beside those of languages.
  static let ownTexts = "own texts"

  /// The most languages that are named.
  private static let namedLanguages = 3

  /// The words for languages: `in de only`, `in de and fr`, `in de, fr and 3 more`, `with expansion 40% only`.
  private static func phrase(_ languages: [String]) -> String {
    let opening = preposition(languages)
    let names = languages.map(spelled)
    if names.count == 1 { return "\(opening) \(names[0]) only" }
    if names.count <= namedLanguages { return "\(opening) \(joinedWords(names))" }
    return "\(opening) \(names[0]), \(names[1]) and \(names.count - 2) more"
  }

  /// The words for one language: `in de`, `with own texts`.
  static func phrase(of language: String) -> String { "\(preposition([language])) \(spelled(language))" }

  private static func preposition(_ languages: [String]) -> String {
    languages.contains(where: isNameOfTexts) ? "with" : "in"
  }

  private static func spelled(_ language: String) -> String { spelledLanguage(language) }

  /// True for words about languages or text sizes, of which one of many is shown.
  static func areOfTexts(_ words: String) -> Bool {
    words.hasPrefix("text ") || words.hasPrefix("in ") || words.hasPrefix("with ")
  }

  /// The opening of a sentence about a variant: `from right to left in state 'wide', `; empty if there are no words.
  static func opening(_ words: [String]) -> String {
    let all = words.map { word in
      if word.hasPrefix("in ") || word.hasPrefix("with ") { return word }
      if word.hasPrefix("text ") { return "with \(word)" }
      return word.hasSuffix("left") || word.hasSuffix("right") ? "from \(word)" : "in \(word)"
    }
    return all.isEmpty ? "" : "\(all.joined(separator: " ")), "
  }
}

/// A language with its plural form in parentheses: `pl (few)` for `pl, few`.
package func spelledLanguage(_ name: String) -> String {
  guard let comma = name.firstIndex(of: ",") else { return name }
  return "\(name[..<comma]) (\(name[name.index(after: comma)...].drop { $0 == " " }))"
}

/// True if a name is not that of a language: it is that of changed texts, or of those of the layout.
package func isNameOfTexts(_ name: String) -> Bool { TextChange.isName(name) || name == VariantWords.ownTexts }

extension Variant {
  /// The variant without the rest of the environment, which is that of a range.
  fileprivate var withoutPlace: Variant {
    var variant = self
    variant.place = nil
    return variant
  }
}
