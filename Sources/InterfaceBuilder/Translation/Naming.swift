/// The names of views in one layout: unique in it, so that a path never means another view.
struct Naming {
  private(set) var names: [ViewIndex: String] = [:]
  private var taken: Set<String> = []
  private let document: BuilderDocument

  /// Names the views of a scene.
  init(_ document: BuilderDocument, scene: BuilderScene, views: [ViewIndex]) {
    self.document = document
    // Names that people gave come first, so that a number goes to those without one.
    var rest: [ViewIndex] = []
    for view in views {
      if let name = givenName(view) { names[view] = unique(name) } else { rest.append(view) }
    }
    for view in rest { names[view] = unique(kindName(view)) }
  }

  subscript(_ view: ViewIndex) -> String { names[view] ?? "" }

  /// A further name, for a constraint with an outlet or identifier; nil if that has no letters.
  mutating func constraintName(_ given: String) -> String? {
    identifier(given, suffix: "Constraint").map { unique($0) }
  }

  /// A further name, for a row or column of a grid.
  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  /// The longest text from which a name is made, in words.
  private static let mostWords = 3

  private func givenName(_ view: ViewIndex) -> String? {
    let source = document.views[view]
    for name in [
      document.attribute(view, "userLabel"), document.outlets[source.id],
      document.attribute(view, "restorationIdentifier"),
      accessibilityName(source.element),
    ] {
      if let name, let word = identifier(name) { return word }
    }
    guard let text = shownText(view), let word = identifier(text, words: Naming.mostWords) else { return nil }
    return isSimilar(word) ? nil : word
  }

  /// True for the text that Xcode gives new views.
  private func isSimilar(_ word: String) -> Bool { word == "label" || word == "button" }

  private func accessibilityName(_ element: Int) -> String? {
    document.tree.child(element, "accessibility").flatMap { document.tree[$0]["identifier"] }
  }

  private func shownText(_ view: ViewIndex) -> String? {
    shownTextOf(view, document)
  }

  private func kindName(_ view: ViewIndex) -> String {
    let tag = document.views[view].tag
    switch tag {
    case "imageView": return "image"
    case "textField", "secureTextField", "searchField", "tokenField": return "field"
    case "stackView": return "stack"
    case "customView", "view": return identifier(document.attribute(view, "customClass") ?? "") ?? "box"
    default: return identifier(tag) ?? "box"
    }
  }

  /// Words that the language reserves, or uses in places where they would confuse a reader.
  private static let reserved: Set<String> = [
    "import", "metric", "let", "layout", "component", "view", "guide", "constraint", "vfl", "for", "in", "when", "else",
    "state", "layoutSubviews", "sizeThatFits", "assert", "expect", "sizes", "allow", "align", "sizeToFit", "distribute",
    "spread", "and", "or", "not", "true", "false", "superview", "root", "available", "safeArea", "margins", "readable",
    "contentGuide", "frameGuide", "keyboardLayoutGuide", "frame", "bounds", "untransformedFrame", "intrinsic",
    "hugging",
    "compression", "transform", "left", "right", "leading", "trailing", "centerX", "top", "bottom", "centerY",
    "firstBaseline", "lastBaseline", "baseline", "width", "height", "leftMargin", "rightMargin", "topMargin",
    "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins", "edges",
    "center",
    "size", "inset", "offset", "with", "within", "spacing", "horizontal", "vertical", "any", "x", "y", "rtl", "ltr",
    "compact", "regular", "direction", "horizontalSizeClass", "verticalSizeClass", "min", "max", "abs", "round",
    "floor",
    "ceil", "mod", "contentSize", "contentRect", "contentMiddle", "none",
  ]

  /// True for a name that the language does not reserve.
  static func isFree(_ name: String) -> Bool { !name.isEmpty && !reserved.contains(name) }

  /// A name of the language from words in any form, with a suffix if the language reserves it; nil if no letter is left.
  private func identifier(_ text: String, words limit: Int = 6, suffix: String = "View") -> String? {
    Naming.identifier(text, words: limit).map { Naming.reserved.contains($0) ? $0 + suffix : $0 }
  }

  /// Words joined in camel case, with the letters and digits of ASCII.
  static func identifier(_ text: String, words limit: Int = 6, capital: Bool = false) -> String? {
    var words: [[UInt8]] = [[]]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        words[words.count - 1].append(byte)
      case UInt8(ascii: "'"): break
      default: if !words[words.count - 1].isEmpty { words.append([]) }
      }
    }
    words = Array(words.filter { !$0.isEmpty }.prefix(limit))
    while let digit = words.first?.first, digit <= UInt8(ascii: "9") { words.removeFirst() }
    guard !words.isEmpty else { return nil }
    var result: [UInt8] = []
    for (index, word) in words.enumerated() {
      var word = word
      let isAllCapitals = word.allSatisfy { $0 < UInt8(ascii: "a") }
      if index == 0 && !capital {
        word = lowered(word, whole: isAllCapitals)
      } else if word[0] >= UInt8(ascii: "a") {
        word[0] -= 32
      }
      result += word
    }
    return String(decoding: result.prefix(capital ? 80 : 40), as: UTF8.self)
  }

  /// The word with a small first letter; a leading abbreviation becomes small as a whole: `URLField` is `urlField`.
  private static func lowered(_ word: [UInt8], whole: Bool) -> [UInt8] {
    var word = word
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let run = word.prefix { capitals.contains($0) }.count
    let count = whole ? word.count : run > 1 ? run - 1 : run
    for index in 0..<count where capitals.contains(word[index]) { word[index] += 32 }
    return word
  }
}
