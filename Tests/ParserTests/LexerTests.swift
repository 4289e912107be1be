import LayParser
import Testing

@Suite struct LexerTests {
  /// The tokens of `text` but blanks, as `kind text`.
  private func tokens(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let found = tokenize(bytes)
    var start = 0
    var words: [String] = []
    for (kind, end) in zip(found.kinds, found.ends) {
      let word = String(decoding: bytes[start..<Int(end)], as: UTF8.self)
      if kind != .whitespace && kind != .endOfFile { words.append("\(kind) \(word)") }
      start = Int(end)
    }
    return words
  }

  @Test func numbersTakeWhatBelongsToThem() {
    #expect(
      tokens("12 0.5 50% 90deg 1.5rad") == ["number 12", "number 0.5", "percent 50%", "angle 90deg", "angle 1.5rad"])
    #expect(tokens("375x667 44.5x30.25 0x1") == ["size 375x667", "size 44.5x30.25", "size 0x1"])
    #expect(tokens("0..<4") == ["number 0", "halfOpenRange ..<", "number 4"])
    #expect(tokens("320x480...1024x1366") == ["size 320x480", "ellipsis ...", "size 1024x1366"])
    #expect(tokens("4.top") == ["number 4", "dot .", "name top"])
    #expect(tokens("-12") == ["minus -", "number 12"])
    #expect(tokens("44 x 44") == ["number 44", "name x", "number 44"])
  }

  @Test func malformedNumbersAreOneToken() {
    for text in [
      "44px", "1e3", "1e-3", "1_000", "44.", "1.2.3", "375x", "375x667x2", "90degrees", "375×667", "90°", "12größe",
    ] {
      #expect(tokens(text) == ["malformedNumber \(text)"])
    }
    #expect(tokens(".5") == ["dot .", "number 5"])
    #expect(tokens("16:9") == ["number 16", "colon :", "number 9"])
  }

  @Test func numbersAreMalformedPastTheLimitOfDigits() {
    let digits = String(repeating: "1", count: Limits.numberDigits)
    #expect(tokens(digits) == ["number \(digits)"])
    #expect(tokens(digits + "1") == ["malformedNumber \(digits)1"])
    #expect(tokens("\(digits)x\(digits)") == ["size \(digits)x\(digits)"])
    #expect(tokens("\(digits)x\(digits).5") == ["malformedNumber \(digits)x\(digits).5"])
    #expect(tokens("0.\(digits)") == ["malformedNumber 0.\(digits)"])
  }

  @Test(arguments: TokenKind.allCases.filter(\.isWord))
  func wordsAreNoNamesAndTheirNeighboursAre(_ kind: TokenKind) throws {
    let word = try #require(kind.word)
    #expect(tokens(word) == ["\(kind) \(word)"])
    for name in [word + "s", "_" + word, word.uppercased(), String(word.reversed()), word + "1"] where name != word {
      #expect(tokens(name) == ["name \(name)"])
    }
  }

  @Test func textsEndWithTheirQuoteOrTheirLine() {
    #expect(tokens(#""a\"b" "c""#) == [#"text "a\"b""#, #"text "c""#])
    #expect(tokens("\"open\nx") == ["text \"open", "newline \n", "name x"])
    #expect(tokens("{ text = \"Sign in }\n").suffix(3) == ["text \"Sign in", "rightBrace }", "newline \n"])
    #expect(tokens("(\"a)") == ["leftParen (", "text \"a", "rightParen )"])
  }

  @Test func visualFormatsHaveNoEscapes() {
    #expect(tokens(#"vfl "a\" x"#) == ["vflWord vfl", #"text "a\""#, "name x"])
    #expect(tokens("vfl \"H:[a]\n") == ["vflWord vfl", "text \"H:[a]", "newline \n"])
  }

  @Test func coloursHaveSixOrEightDigits() {
    #expect(tokens("#ff66ff #FF66ff80") == ["colour #ff66ff", "colour #FF66ff80"])
    #expect(tokens("#ff66f #gg66ff #") == ["unknown #ff66f", "unknown #gg66ff", "unknown #"])
  }

  @Test func commentsEndWithTheirLine() {
    #expect(
      tokens("// a\rb\r\r\n\"c\rd") == [
        "comment // a", "newline \r", "name b", "newline \r", "newline \r\n", "text \"c", "newline \r", "name d",
      ])
    #expect(
      tokens("// a\n/// b\r\n//// c") == [
        "comment // a", "newline \n", "docComment /// b", "newline \r\n", "comment //// c",
      ])
    #expect(tokens("/* a */ b") == ["blockComment /* a */", "name b"])
    #expect(tokens("/* a\nb */") == ["blockComment /* a", "newline \n", "name b", "star *", "slash /"])
  }

  @Test func signsAreTheLongestPossible() {
    #expect(
      tokens("= == <= >= < > ... ..< .") == [
        "equal =", "equalEqual ==", "lessEqual <=", "greaterEqual >=", "less <", "greater >", "ellipsis ...",
        "halfOpenRange ..<", "dot .",
      ])
    #expect(tokens("->=8") == ["minus -", "greaterEqual >=", "number 8"])
  }

  @Test func signsOfOtherLanguagesAreOneTokenEach() {
    for text in [
      "=>", "=<", "===", "!=", "&&", "||", "|", "!", "->", "..", "<>", "≤", "→", "'text'", "“text”", "größe", "日本",
    ] {
      #expect(tokens(text) == ["unknown \(text)"])
    }
  }

  @Test func oddBytesAreTokensOfTheirOwn() {
    #expect(tokenize([0x61, 0x00, 0x00, 0x62]).kinds == [.name, .unknown, .name, .endOfFile])
    #expect(tokenize([0xFF, 0xFE, 0x20]).kinds == [.unknown, .unknown, .whitespace, .endOfFile])
    #expect(tokenize([0xEF, 0xBB, 0xBF, 0x61]).kinds == [.whitespace, .name, .endOfFile])
    #expect(tokens("\u{FEFF} \u{FEFF}a\u{FEFF}b").filter { !$0.hasPrefix("whitespace") } == ["name a", "name b"])
    #expect(tokenize([0x61, 0x0D, 0x62, 0x0D, 0x0A]).kinds == [.name, .newline, .name, .newline, .endOfFile])
  }
}
