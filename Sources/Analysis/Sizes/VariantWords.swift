internal import LayCompiler
internal import LayRuntime

/// The words for the variants in which a finding holds, if these are not all.
struct VariantWords {
  private let names: [String]
  /// The variants that were examined, each once.
  private let examined: [Variant]
  private let textSizes: TextSizeSet

  /// Creates the words for findings among `variants`, with the states' `names`.
  init(_ variants: [Variant], names: [String]) {
    self.names = names
    var known: Set<Variant> = []
    // The rest of the environment is that of a range.
    let plain = variants.map { variant in
      var variant = variant
      variant.place = nil
      return variant
    }
    examined = plain.filter { known.insert($0).inserted }
    textSizes = variants.reduce(into: TextSizeSet([])) { $0.formUnion($1.textSizes) }
  }

  /// The words for a variant of a finding that holds in `all`:
  /// `in de only, right to left, state 'wide', text size accessibility1 or larger`:
  /// its languages if it does not hold in all, its direction if it does not hold in the other, its state if it does not hold in
  /// another, its text sizes if it does not hold at others. `everywhere` are the variants in which it holds at any size, by default
  /// `all`.
  func words(for variant: Variant, in all: [Variant], everywhere: [Variant]? = nil) -> [String] {
    func holds(_ isLike: (Variant) -> Bool) -> Bool {
      examined.allSatisfy { other in
        !isLike(other) || all.contains { isLike($0) && $0.direction == other.direction && $0.state == other.state }
      }
    }
    let isInAllDirections = holds { $0.isLike(variant) && $0.state == variant.state }
    let isInAllStates = holds { $0.isLike(variant) && $0.direction == variant.direction }
    var words = languageWords(for: variant, in: all)
    if !isInAllDirections { words.append(variant.direction == .rightToLeft ? "right to left" : "left to right") }
    if !isInAllStates { words.append(variant.state.map { "state '\(names[$0.index])'" } ?? "no state") }
    let own = sizes(like: variant, in: all)
    if own != textSizes {
      let isAll = own == sizes(like: variant, in: everywhere ?? all)
      words.append("text size \(own.words(among: textSizes, isAll: isAll))")
    }
    return words
  }

  /// The text sizes of those of `all` that have the languages, direction and state of a variant.
  private func sizes(like variant: Variant, in all: [Variant]) -> TextSizeSet {
    all.reduce(into: TextSizeSet([])) { sizes, other in
      if other.direction == variant.direction && other.state == variant.state && other.languages == variant.languages {
        sizes.formUnion(other.textSizes)
      }
    }
  }

  // MARK: - Languages

  /// The words for the languages of those of `all` that have the state and text sizes of a variant, unless these are all languages.
  private func languageWords(for variant: Variant, in all: [Variant]) -> [String] {
    func languages(_ variants: [Variant]) -> [String] {
      var found: [String] = []
      for other in variants where other.state == variant.state && other.textSizes == variant.textSizes {
        for name in other.languages where !found.contains(name) { found.append(name) }
      }
      return found
    }
    let (own, others) = (languages(all), languages(examined))
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
  /// True if another variant has the same languages and text sizes.
  fileprivate func isLike(_ other: Variant) -> Bool { languages == other.languages && textSizes == other.textSizes }
}
