internal import LayDiagnostics
internal import LayModel
internal import LayParser

/// The number of a name in a compilation. Equal names have equal numbers, so that their letters are compared only once.
struct NameID: Hashable {
  var rawValue: UInt32

  /// No name.
  static let none = NameID(rawValue: 0)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  // Names with a meaning everywhere in the language: see ``NameTable/words``.

  /// The number of an attribute's name.
  init(_ attribute: Attribute) { rawValue = NameID.lastWord + UInt32(attribute.rawValue) }

  static let baseline = NameID(rawValue: 1)
  static let superview = NameID(rawValue: 2)
  static let root = NameID(rawValue: 3)
  static let horizontal = NameID(rawValue: 4)
  static let vertical = NameID(rawValue: 5)
  static let intrinsic = NameID(rawValue: 6)
  static let hugging = NameID(rawValue: 7)
  static let compression = NameID(rawValue: 8)
  static let nothing = NameID(rawValue: 9)
  static let required = NameID(rawValue: 10)
  static let high = NameID(rawValue: 11)
  static let low = NameID(rawValue: 12)
  static let fitting = NameID(rawValue: 13)
  static let direction = NameID(rawValue: 14)
  static let horizontalSizeClass = NameID(rawValue: 15)
  static let verticalSizeClass = NameID(rawValue: 16)
  private static let lastWord: UInt32 = 16
  private static let firstFunction = lastWord + UInt32(Attribute.allCases.count) + 1
  private static let lastFunction = firstFunction + UInt32(FunctionWords.names.count) - 1

  /// True for the name of a function of constants.
  var isFunction: Bool { rawValue >= NameID.firstFunction && rawValue <= NameID.lastFunction }

  /// True for a name with which a condition reads the environment.
  var asksEnvironment: Bool { self == .direction || self == .horizontalSizeClass || self == .verticalSizeClass }

  /// The attribute with this name; nil if there is none.
  var attribute: Attribute? {
    if self == .baseline { return .lastBaseline }
    return UInt8(exactly: rawValue &- NameID.lastWord).flatMap { Attribute(rawValue: $0) }
  }
}

/// The names of a compilation, each once, in the order of appearance.
final class NameTable {
  private var letters = NameLetters()

  init() { for word in NameLetters.words { _ = number(of: word) } }

  /// The letters of a name.
  func text(_ name: NameID) -> String { letters.text(name) }

  /// The number of a name, which may be new.
  func number(of text: String) -> NameID {
    let bytes = Array(text.utf8)
    return letters.number(of: bytes, 0, bytes.count)
  }

  /// The number of a name; nil if it is new.
  func known(_ text: String) -> NameID? {
    let bytes = Array(text.utf8)
    return letters.known(bytes)
  }

  /// The name of each token of a tree; ``NameID/none`` for tokens that are not names.
  func names(of tree: SyntaxTree) -> [NameID] { letters.names(of: tree) }
}

/// The implementation of ``NameTable``: a value, so that reading it costs one access to the class.
private struct NameLetters {
  /// The names that every table begins with; ``NameID`` has their positions.
  static let words: [String] =
    [
      "", "baseline", "superview", "root", "horizontal", "vertical", "intrinsic", "hugging", "compression", "none",
      "required", "high", "low", "fitting", "direction", "horizontalSizeClass", "verticalSizeClass",
    ] + Attribute.allCases.map { $0.name } + FunctionWords.names

  /// The letters of all names, concatenated.
  private var bytes: [UInt8] = []
  /// The end of each name's letters.
  private var ends: [Int32] = []
  /// The hash of each name.
  private var hashes: [Int] = []
  /// A hash table of the names' numbers, with linear probing; -1 for an empty slot. Its size is a power of 2, at least
  /// half of it empty.
  private var slots = [Int32](repeating: -1, count: 256)
  private let seed: UInt64
  private let factor: UInt64

  init() {
    var hasher = Hasher()
    seed = UInt64(truncatingIfNeeded: hasher.finalize())
    hasher = Hasher()
    hasher.combine(seed)
    factor = UInt64(truncatingIfNeeded: hasher.finalize()) | 1
  }

  /// The letters of a name.
  func text(_ name: NameID) -> String {
    let index = Int(name.rawValue)
    return String(decoding: bytes[start(index)..<Int(ends[index])], as: UTF8.self)
  }

  /// The number of a name; nil if it has none.
  func known(_ letters: [UInt8]) -> NameID? {
    let hash = self.hash(letters, 0, letters.count)
    let found = slots[slot(of: letters, 0, letters.count, hash)]
    return found < 0 ? nil : NameID(rawValue: UInt32(found))
  }

  /// The name of each token of a tree; ``NameID/none`` for tokens that are not names.
  mutating func names(of tree: SyntaxTree) -> [NameID] {
    var found = [NameID](repeating: .none, count: tree.tokenCount)
    let (letters, kinds, tokenEnds) = (tree.bytes, tree.tokenKinds, tree.tokenEnds)
    for token in kinds.indices where kinds[token] == .name {
      found[token] = number(of: letters, token == 0 ? 0 : Int(tokenEnds[token - 1]), Int(tokenEnds[token]))
    }
    return found
  }

  mutating func number(of letters: [UInt8], _ start: Int, _ end: Int) -> NameID {
    let hash = self.hash(letters, start, end)
    let slot = slot(of: letters, start, end, hash)
    if slots[slot] >= 0 { return NameID(rawValue: UInt32(slots[slot])) }
    let name = Int32(truncatingIfNeeded: ends.count)
    slots[slot] = name
    bytes += letters[start..<end]
    ends.append(Int32(truncatingIfNeeded: bytes.count))
    hashes.append(hash)
    if 2 * ends.count > slots.count { grow() }
    return NameID(rawValue: UInt32(name))
  }

  private func start(_ name: Int) -> Int { name == 0 ? 0 : Int(ends[name - 1]) }

  /// The slot of a name, or the empty slot where it would be inserted.
  private func slot(of letters: [UInt8], _ start: Int, _ end: Int, _ hash: Int) -> Int {
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0, !holds(Int(slots[slot]), letters, start, end, hash) {
      slot = (slot &+ 1) & (slots.count - 1)
    }
    return slot
  }

  private func holds(_ name: Int, _ letters: [UInt8], _ start: Int, _ end: Int, _ hash: Int) -> Bool {
    let own = self.start(name)
    guard hashes[name] == hash, Int(ends[name]) - own == end - start else { return false }
    for offset in 0..<end - start where bytes[own + offset] != letters[start + offset] { return false }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: 2 * slots.count)
    for name in hashes.indices {
      var slot = hashes[name] & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot &+ 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: name)
    }
  }

  /// The hash of a name. Its multiplier is random in every run, so that no file can be written whose names all collide.
  /// No result depends on it.
  private func hash(_ letters: [UInt8], _ start: Int, _ end: Int) -> Int {
    var hash = seed
    for offset in start..<end { hash = (hash ^ UInt64(letters[offset])) &* factor }
    // The upper half depends on all letters.
    return Int(truncatingIfNeeded: hash >> 32 ^ hash >> 8 & 0xFFFF)
  }
}
