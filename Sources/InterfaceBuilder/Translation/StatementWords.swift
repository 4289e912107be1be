/// The names in a statement, with the text between them.
struct StatementWords {
  private struct Piece {
    var text: String
    var isName: Bool
    /// True for the first name of a path.
    var isFirst = false
  }

  private var pieces: [Piece] = []

  init(_ text: String) {
    var bytes = Array(text.utf8)[...]
    var last = UInt8(ascii: " ")
    while let byte = bytes.first {
      let isName = StatementWords.isLetter(byte) && last != UInt8(ascii: "@")
      let length = StatementWords.length(bytes, byte)
      let piece = String(decoding: bytes.prefix(length), as: UTF8.self)
      pieces.append(Piece(text: piece, isName: isName, isFirst: isName && last != UInt8(ascii: ".")))
      last = bytes[bytes.startIndex + length - 1]
      bytes = bytes.dropFirst(length)
    }
  }

  /// The names in order.
  var names: [String] { pieces.filter { $0.isName }.map { $0.text } }
  /// The names at which paths begin, in order.
  var firstNames: [String] { pieces.filter { $0.isFirst }.map { $0.text } }

  /// The statement with other names.
  func renamed(_ names: [String: String]) -> String {
    pieces.map { piece in piece.isName ? names[piece.text] ?? piece.text : piece.text }.joined()
  }

  /// The number of bytes of the name, number, colour, string or operator at the start.
  private static func length(_ bytes: ArraySlice<UInt8>, _ first: UInt8) -> Int {
    if first == UInt8(ascii: "\"") { return stringLength(bytes) }
    let isDigit = first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9")
    guard isLetter(first) || isDigit || first == UInt8(ascii: "#") else { return 1 }
    return 1 + bytes.dropFirst().prefix { isLetter($0) || isNumeric($0, isDigit) }.count
  }

  private static func stringLength(_ bytes: ArraySlice<UInt8>) -> Int {
    var (count, isEscaped) = (1, false)
    for byte in bytes.dropFirst() {
      count += 1
      if byte == UInt8(ascii: "\""), !isEscaped { break }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return count
  }

  /// True for a digit, and for the point inside of a number.
  private static func isNumeric(_ byte: UInt8, _ isNumber: Bool) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || isNumber && byte == UInt8(ascii: ".")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    // A part of a character beyond ASCII.
    case 0x80...: true
    default: false
    }
  }
}

extension Statement {
  /// The property that it sets and the value; nil for a constraint.
  var setting: (key: String, value: String)? {
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[1] == "=" else { return nil }
    return (String(words[0]), String(words[2]))
  }

  func renamed(_ names: [String: String]) -> Statement {
    setting == nil ? Statement(text: StatementWords(text).renamed(names), sources: sources) : self
  }
}

extension Block {
  /// The kind of a view; empty for a plain view.
  var kind: String {
    let words = header.split(separator: " ")
    return words.count == 3 ? String(words[2]) : ""
  }

  /// The views inside, superviews first.
  var descendants: [Block] { children.flatMap { [$0] + $0.descendants } }

  /// The number of times that constraints name each view, in the block and in all inside it.
  var mentions: [String: Int] {
    var counts: [String: Int] = [:]
    for view in [self] + descendants {
      let statements = view.constraints + view.remarks + view.comments + view.conditions.flatMap { $0.statements }
      for statement in statements where statement.setting == nil {
        for name in StatementWords(statement.text).names { counts[name, default: 0] += 1 }
      }
    }
    return counts
  }

  /// The block with other names of views.
  func renamed(_ names: [String: String]) -> Block {
    var block = self
    if let name, let new = names[name] { block.header = "view \(new)\(kind.isEmpty ? "" : ": \(kind)")" }
    block.constraints = constraints.map { $0.renamed(names) }
    block.remarks = remarks.map { $0.renamed(names) }
    block.comments = comments.map { $0.renamed(names) }
    block.conditions = conditions.map { ($0.condition, $0.statements.map { $0.renamed(names) }) }
    block.children = children.map { $0.renamed(names) }
    return block
  }
}
