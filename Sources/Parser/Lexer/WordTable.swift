/// The words of the language, found without allocation: a perfect hash of length, first and last letter gives the only
/// candidate for a name, whose letters are then compared.
struct WordTable: Sendable {
  /// The word in each slot, as the raw value of its kind; 0 for an empty slot.
  private let kinds: [UInt8]
  private let lengths: [UInt8]
  /// The letters of the word in each slot, sixteen for each.
  private let letters: [UInt8]

  static let words = WordTable()

  private init() {
    var kinds = [UInt8](repeating: 0, count: 64)
    var lengths = kinds
    var letters = [UInt8](repeating: 0, count: 64 * 16)
    for kind in TokenKind.allCases {
      guard let spelling = kind.word else { continue }
      let bytes = Array(spelling.utf8)
      let slot = WordTable.slot(length: bytes.count, first: bytes[0], last: bytes[bytes.count - 1])
      kinds[slot] = kind.rawValue
      lengths[slot] = UInt8(bytes.count)
      for index in bytes.indices { letters[slot * 16 + index] = bytes[index] }
    }
    self.kinds = kinds
    self.lengths = lengths
    self.letters = letters
  }

  /// The slot of a word. No two words share one: the factors were found by trying.
  @inline(__always)
  private static func slot(length: Int, first: UInt8, last: UInt8) -> Int {
    (length &* 8 &+ Int(first) &* 2 &+ Int(last) &* 3) & 63
  }

  /// The kind of the name at `start ..< end`: a word or ``TokenKind/name``.
  @inline(__always)
  func kind(of text: Span<UInt8>, _ start: Int, _ end: Int) -> TokenKind {
    let length = end &- start
    guard length >= 2 && length <= 14 else { return .name }
    let slot = WordTable.slot(length: length, first: text[start], last: text[end &- 1])
    guard Int(lengths[slot]) == length else { return .name }
    for index in 0..<length where letters[slot &* 16 &+ index] != text[start &+ index] { return .name }
    return TokenKind(rawValue: kinds[slot]) ?? .name
  }
}

extension TokenKind {
  /// The spelling of a word of the language; nil for any other token.
  public var word: String? {
    switch self {
    case .importWord: "import"
    case .metricWord: "metric"
    case .letWord: "let"
    case .componentWord: "component"
    case .layoutWord: "layout"
    case .viewWord: "view"
    case .guideWord: "guide"
    case .constraintWord: "constraint"
    case .vflWord: "vfl"
    case .forWord: "for"
    case .inWord: "in"
    case .whenWord: "when"
    case .elseWord: "else"
    case .stateWord: "state"
    case .layoutSubviewsWord: "layoutSubviews"
    case .sizeThatFitsWord: "sizeThatFits"
    case .assertWord: "assert"
    case .expectWord: "expect"
    case .sizesWord: "sizes"
    case .allowWord: "allow"
    case .alignWord: "align"
    case .sizeToFitWord: "sizeToFit"
    case .distributeWord: "distribute"
    case .spreadWord: "spread"
    case .andWord: "and"
    case .orWord: "or"
    case .notWord: "not"
    case .trueWord: "true"
    case .falseWord: "false"
    default: nil
    }
  }

  /// True if the token is a word that begins a statement, or `else`. At the beginning of a line such a word never
  /// continues the line before, not even inside an open parenthesis.
  @inlinable var beginsStatement: Bool {
    rawValue >= TokenKind.importWord.rawValue && rawValue <= TokenKind.spreadWord.rawValue && self != .inWord
  }
}
