/// The classes of bytes by the tokens that they begin. The lexer reads the class of a token's first byte, and of later
/// bytes only to find the end of names and numbers.
enum CharacterClass {
  static let other: UInt8 = 0
  static let letter: UInt8 = 1
  static let digit: UInt8 = 2
  static let blank: UInt8 = 3
  static let carriageReturn: UInt8 = 4
  static let newline: UInt8 = 5
  static let sign: UInt8 = 6
  static let relation: UInt8 = 7
  static let dot: UInt8 = 8
  static let slash: UInt8 = 9
  static let minus: UInt8 = 10
  static let quote: UInt8 = 11
  static let hash: UInt8 = 12
  static let nonASCII: UInt8 = 13

  /// The class of each byte.
  static let table: [UInt8] = makeTable()

  private static func makeTable() -> [UInt8] {
    var table = [UInt8](repeating: other, count: 256)
    for byte in 0x80..<0x100 { table[byte] = nonASCII }
    for byte in 0x41...0x5A { table[byte] = letter }
    for byte in 0x61...0x7A { table[byte] = letter }
    table[0x5F] = letter
    for byte in 0x30...0x39 { table[byte] = digit }
    for byte in [0x20, 0x09] { table[byte] = blank }
    table[0x0D] = carriageReturn
    table[0x0A] = newline
    for byte in signs.utf8 { table[Int(byte)] = sign }
    for byte in "=<>".utf8 { table[Int(byte)] = relation }
    table[0x2E] = dot
    table[0x2F] = slash
    table[0x2D] = minus
    table[0x22] = quote
    table[0x23] = hash
    return table
  }

  private static let signs = "+*@,:;()[]{}"

  /// The token of each one-byte operator or punctuation character.
  static let signKinds: [TokenKind] = makeSignKinds()

  private static func makeSignKinds() -> [TokenKind] {
    var kinds = [TokenKind](repeating: .unknown, count: 128)
    let found: [TokenKind] = [
      .plus, .star, .at, .comma, .colon, .semicolon, .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace,
      .rightBrace,
    ]
    for (byte, kind) in zip(signs.utf8, found) { kinds[Int(byte)] = kind }
    return kinds
  }
}
