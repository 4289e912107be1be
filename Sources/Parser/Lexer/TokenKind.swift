/// The kind of a token. Tokens cover a file without gaps: white space, line ends and comments are tokens too.
public enum TokenKind: UInt8, Hashable, Sendable, CaseIterable {
  // Trivia.
  /// Spaces and tabs.
  case whitespace
  /// `\n`, `\r\n` or `\r`.
  case newline
  /// `// …` up to the end of the line.
  case comment
  /// `/// …` up to the end of the line.
  case docComment

  // Values.
  /// `12`, `0.5`.
  case number
  /// `50%`.
  case percent
  /// `90deg`, `1.5rad`.
  case angle
  /// `375x667`.
  case size
  /// A string such as `"Sign in"`, on one line; an unclosed one ends with its line.
  case text
  /// `#ff66ff`, `#ff66ff80`.
  case colour
  /// A C identifier that is no word of the language.
  case name

  // Words of the language.
  case importWord, metricWord, letWord, componentWord, layoutWord, viewWord, guideWord, constraintWord, vflWord
  case forWord, inWord, whenWord, elseWord, stateWord, layoutSubviewsWord, sizeThatFitsWord, assertWord, expectWord
  case sizesWord, allowWord, alignWord, sizeToFitWord, distributeWord, spreadWord
  case andWord, orWord, notWord, trueWord, falseWord

  // Operators and punctuation.
  case equal, equalEqual, lessEqual, greaterEqual, less, greater
  case plus, minus, star, slash, at, dot, comma, colon, semicolon, ellipsis, halfOpenRange
  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace

  // Text that is not part of the language, kept so that the tree is lossless. The parser reports it.
  /// A malformed number: `44px`, `1e3`, `1_000`, `44.`.
  case malformedNumber
  /// `/* …` up to `*/` or the end of the line.
  case blockComment
  /// Any other character or run: `=>`, `=<`, `!=`, `&&`, `||`, `|`, `!`, `→`, invalid UTF-8, NUL …
  case unknown

  /// The end of the text: the last token, of no length.
  case endOfFile

  /// True for white space, line ends and comments.
  @inlinable public var isTrivia: Bool { rawValue <= TokenKind.docComment.rawValue }
  /// True if the token is a word of the language.
  @inlinable public var isWord: Bool {
    rawValue >= TokenKind.importWord.rawValue && rawValue <= TokenKind.falseWord.rawValue
  }
}
