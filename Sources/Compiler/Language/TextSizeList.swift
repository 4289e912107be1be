internal import LayDiagnostics
package import LayModel

/// The reason why a text lists no text sizes.
package enum TextSizeProblem: Error {
  /// A part is no text size and no range of them.
  case unknown(String)
  /// A range begins with its larger end.
  case backwards(String)

  /// The reason: lower case, no full stop.
  package var reason: String {
    switch self {
    case .unknown(let name): "no text size '\(name)'"
    case .backwards(let range): "'\(range)' runs backwards: the smaller size comes first"
    }
  }

  /// The text size that may be meant; nil if there is none.
  package var nearest: String? {
    guard case .unknown(let name) = self else { return nil }
    let names = TextSize.allCases.map { $0.name }
    return TextSize(nameInUIKit: name)?.name ?? LayDiagnostics.nearest(to: name, among: names + [TextSizeList.all])
  }
}

/// Text sizes as an option or a setting lists them: `all`, `xSmall...accessibility3`, `large,accessibility1`.
package struct TextSizeList: Sendable {
  /// The text of the list.
  package let text: String
  /// The sizes, from the smallest.
  package let sizes: [TextSize]

  /// The word for all text sizes.
  static let all = "all"

  /// Reads a list.
  package init(_ text: String) throws(TextSizeProblem) {
    var found: [TextSize] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let own = try TextSizeList.sizes(of: TextSizeList.trimmed(String(part)))
      found += own.filter { !found.contains($0) }
    }
    (self.text, sizes) = (text, found.sorted())
  }

  private static func sizes(of part: String) throws(TextSizeProblem) -> [TextSize] {
    if part == all { return TextSize.allCases }
    // `a...b` falls into `a`, two empty parts and `b`.
    let ends = part.split(separator: ".", omittingEmptySubsequences: false).map { trimmed(String($0)) }
    guard ends.count == 1 || ends.count == 4 && ends[1].isEmpty && ends[2].isEmpty else { throw .unknown(part) }
    guard let first = TextSize(name: ends[0]) else { throw .unknown(ends[0]) }
    guard let last = TextSize(name: ends[ends.count - 1]) else { throw .unknown(ends[ends.count - 1]) }
    guard first <= last else { throw .backwards(part) }
    return TextSize.all(in: first...last)
  }

  private static func trimmed(_ text: String) -> String {
    let rest = text.utf8.drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }
    return String(decoding: rest.reversed(), as: UTF8.self)
  }
}
