internal import LayModel

/// The reserved names. All other property names, option words and positions can be declared.
public enum ReservedNames {
  /// The reason why a name is reserved.
  public enum Group: Hashable, Sendable {
    /// A word of the language, such as `state`.
    case word
    /// A predeclared view or guide, such as `superview`.
    case thing
    /// An attribute or compound attribute, such as `left` or `edges`.
    case attribute
    /// A geometric property that can be read, such as `frame`.
    case geometry
  }

  /// The words of the language.
  public static let words: [String] = TokenKind.allCases.compactMap { $0.word }

  /// The predeclared views and guides.
  public static let things: [String] = [
    "superview", "root", "available", "safeArea", "margins", "readable", "contentGuide", "frameGuide",
    "keyboardLayoutGuide",
  ]

  /// The guides among ``things``.
  public static let guides: [String] = [
    "safeArea", "margins", "readable", "contentGuide", "frameGuide", "keyboardLayoutGuide",
  ]

  /// The attributes of a view, the compound ones last.
  public static let attributes: [String] = Attribute.names + ["edges", "center", "size"]

  /// The geometric properties.
  public static let geometry: [String] = [
    "frame", "bounds", "untransformedFrame", "intrinsic", "hugging", "compression", "transform",
  ]

  /// True if the name at `start ..< end` of `bytes` may be reserved, judging by its length, first and last letter: this
  /// quickly rules out most names.
  static func mayHold(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    slots[slot(bytes, start, end)]
  }

  private static let slots: [Bool] = {
    var slots = [Bool](repeating: false, count: 256)
    for name in words + things + attributes + geometry {
      let bytes = Array(name.utf8)
      slots[slot(bytes, 0, bytes.count)] = true
    }
    return slots
  }()

  private static func slot(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    ((end &- start) &* 16 &+ Int(bytes[start]) &* 3 &+ Int(bytes[end &- 1]) &* 5) & 255
  }

  /// The group that reserves `name`; nil if it is free.
  public static func group(of name: String) -> Group? {
    if things.contains(name) { return .thing }
    if attributes.contains(name) { return .attribute }
    if geometry.contains(name) { return .geometry }
    return words.contains(name) ? .word : nil
  }
}
