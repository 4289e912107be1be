internal import LayNumbers
package import LayModel

/// A set of text sizes, and the words for it.
package struct TextSizeSet: Hashable, Sendable {
  private var bits: UInt16 = 0

  /// Creates the set of some text sizes.
  package init(_ sizes: [TextSize]) {
    for size in sizes { bits |= 1 << UInt16(size.rawValue) }
  }

  /// The members, from the smallest.
  package var all: [TextSize] { TextSize.allCases.filter { bits & 1 << UInt16($0.rawValue) != 0 } }

  /// Adds the members of another set.
  mutating func formUnion(_ other: TextSizeSet) { bits |= other.bits }

  /// True if it has only the default text size.
  package var isDefault: Bool { self == TextSizeSet([.large]) }

  /// The words for a part of the sizes that were `examined`: `accessibility1 or larger`, `small or smaller`, `at xxxLarge`; with `only`
  /// for a single one if the finding holds at no other.
  func words(among examined: TextSizeSet, isAll: Bool) -> String {
    let (own, others) = (all, examined.all)
    guard let first = own.first, let last = own.last else { return "" }
    let names = own.map { $0.name }
    guard own.count == Int(last.rawValue - first.rawValue) + 1 else {
      let missing = others.filter { !own.contains($0) }
      if missing.count == 1 && own.count > 2 { return "all but \(missing[0].name)" }
      return "\(names.dropLast().joined(separator: ", ")) and \(last.name)"
    }
    if own.count == 1 { return first.name + (isAll ? " only" : "") }
    // What was not examined is not spoken of.
    if last == others.last, last == TextSize.allCases.last { return "\(first.name) or larger" }
    let isSmallest = first == others.first && first == TextSize.allCases.first
    return isSmallest ? "\(last.name) or smaller" : "from \(first.name) to \(last.name)"
  }

  /// The words for all of its members: `xSmall to accessibility3`, `large`, `large and accessibility1`.
  package var spelled: String {
    let own = all
    guard let first = own.first, let last = own.last else { return "" }
    if own.count == 1 { return first.name }
    if own.count == Int(last.rawValue - first.rawValue) + 1 { return "\(first.name) to \(last.name)" }
    return "\(own.dropLast().map { $0.name }.joined(separator: ", ")) and \(last.name)"
  }
}

extension LayoutProgram {
  /// Groups text sizes at which all fonts of the program have the same sizes, and all conditions the same values. The default
  /// comes first, then the larger ones, then the smaller ones from the largest.
  func groups(of textSizes: [TextSize]) -> [TextSizeSet] {
    let styles = scalingStyles
    let ordered = textSizes.filter { $0 >= .large }.sorted() + textSizes.filter { $0 < .large }.sorted().reversed()
    var groups: [(sizes: [TextSize], fonts: [Rational], truths: [Bool])] = []
    for size in ordered {
      let (fonts, truths) = (styles.map { $0.size(at: size) }, textSizeTruths(at: size))
      if let known = groups.firstIndex(where: { $0.fonts == fonts && $0.truths == truths }) {
        groups[known].sizes.append(size)
      } else {
        groups.append(([size], fonts, truths))
      }
    }
    return groups.map { TextSizeSet($0.sizes) }
  }
}
