package import LayModel
internal import LayParser

/// The words of a mask. AppKit's words for the vertical margins name an end of the y axis, so the margin that they
/// denote depends on the superview.
package struct NamedMask: Hashable {
  /// The parts whose words mean the same in every superview.
  var parts: AutoresizingMask = []
  /// The parts that are named by an end of the y axis, as a flipped superview reads them: `minYMargin` is the top margin.
  var ends: AutoresizingMask = []

  /// The mask in a superview.
  func mask(isFlipped: Bool) -> AutoresizingMask { parts.union(isFlipped ? ends : mirroredEnds) }

  /// The margins that are named twice in a superview.
  func repeated(isFlipped: Bool) -> AutoresizingMask { parts.intersection(isFlipped ? ends : mirroredEnds) }

  private var mirroredEnds: AutoresizingMask {
    var mirrored: AutoresizingMask = []
    if ends.contains(.flexibleTopMargin) { mirrored.insert(.flexibleBottomMargin) }
    if ends.contains(.flexibleBottomMargin) { mirrored.insert(.flexibleTopMargin) }
    return mirrored
  }
}

/// The words of masks.
package enum MaskWords {
  private static let parts: [AutoresizingMask] = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
    .flexibleBottomMargin,
  ]

  /// AppKit's words for the ends of the y axis.
  static let ends: Set<String> = ["minYMargin", "maxYMargin"]

  /// Each word, the shorthand first, with its part in a flipped superview.
  static let table: [(word: String, part: AutoresizingMask)] = MaskNames.families.flatMap { family in
    zip(family, parts).map { (word: $0, part: $1) }
  }

  /// The words of a mask in quotes, `"W+H"`; nil if it has others.
  static func quoted(_ text: String) -> [String]? {
    var words: [String] = []
    for part in text.utf8.split(whereSeparator: { $0 | 0x20 < 0x61 || $0 | 0x20 > 0x7A }) {
      let name = String(part) ?? ""
      guard let word = all.contains(name) ? name : ForeignWords.mask(name) else { return nil }
      words.append(word)
    }
    return words
  }

  /// The mask in the shorthand of UIKit's logs.
  package static func spelled(_ mask: AutoresizingMask) -> String {
    let words = table.prefix(6).filter { mask.contains($0.part) }.map { $0.word }
    return words.isEmpty ? "none" : words.joined(separator: "+")
  }

  /// All words, including `none`.
  static let all: [String] = table.map { $0.word } + ["none"]
}
