import LayDiagnostics
import LayParser
import Testing

/// The first mistakes with single tokens, and the answers.
@Suite struct TokenMistakeTests {
  @Test func numbersAreWrittenOut() {
    checkStatements(
      "a.width == 1️⃣44px; a.width == 2️⃣1e3; a.width == 3️⃣1_000; a.width == 4️⃣1.5e-2",
      reports: [
        Report(.malformedNumber, "remove the unit of '44px': lengths are in points", on: "44px"),
        Report(.malformedNumber, "a number has no exponent, as in '1e3': write it out", at: "2️⃣"),
        Report(.malformedNumber, "digits are not grouped, as in '1_000'", at: "3️⃣"),
        Report(.malformedNumber, "a number has no exponent, as in '1.5e-2': write it out", at: "4️⃣"),
      ], afterFixes: "a.width == 44; a.width == 1000; a.width == 1000; a.width == 0.015")
    checkStatements(
      "transform = rotate(1️⃣90°); a.size == 2️⃣375×667; a.top == 3️⃣12ab",
      reports: [
        Report(.malformedNumber, "an angle in degrees ends in 'deg', unlike '90°'"),
        Report(
          .malformedNumber, "the sides of a size are separated by the letter 'x', unlike in '375×667'", at: "2️⃣"),
        Report(.malformedNumber, "'12ab' is not a number", at: "3️⃣"),
      ], afterFixes: "transform = rotate(90deg); a.size == 375x667; a.top == 12ab")
  }

  @Test func pointsStandBetweenDigits() {
    checkStatements(
      "a.width == 1️⃣.5 * b.width; a.width == 2️⃣44.",
      reports: [
        Report(.barePoint, "a digit precedes the decimal point of a number", on: ".5"),
        Report(.barePoint, "a digit follows the decimal point of a number, unlike in '44.'", at: "2️⃣"),
      ], afterFixes: "a.width == 0.5 * b.width; a.width == 44")
  }

  @Test func sizesHaveNoBlanksAndRatiosNoColon() {
    checkStatements(
      "a.size == 1️⃣44 x 44; a.width == 2️⃣16:9 * a.height",
      reports: [
        Report(.sizeWithBlanks, "a size contains no spaces: '44x44'", on: "44 x 44"),
        Report(.ratioWithColon, "a ratio is a division: '16/9'", at: "2️⃣", on: "16:9"),
      ], afterFixes: "a.size == 44x44; a.width == 16/9 * a.height")
    check("component C(1️⃣3 x 4, a: Text) { }", reports: [Report(.sizeWithBlanks, "a size contains no spaces: '3x4'")])
  }

  @Test func numbersHaveALimitOfDigits() {
    let digits = String(repeating: "7", count: Limits.numberDigits)
    checkStatements("a.width == \(digits)")
    checkStatements(
      "a.width == 1️⃣\(digits)7", reports: [Report(.tooManyDigits, "a number of 41 digits")])
  }

  @Test func signsOfOtherLanguagesAreUnderstood() {
    checkStatements(
      "a.width 1️⃣=> 30; a.width 2️⃣≤ 30; a.width 3️⃣=== 3; a.width == b.width 4️⃣× 2",
      reports: [
        Report(.foreignOperator, "the operator is '>=', not '=>'", on: "=>"),
        Report(.foreignOperator, "the operator is '<=', not '≤'", at: "2️⃣"),
        Report(.foreignOperator, "the operator is '==', not '==='", at: "3️⃣"),
        Report(.foreignOperator, "the operator is '*', not '×'", at: "4️⃣"),
      ], afterFixes: "a.width >= 30; a.width <= 30; a.width == 3; a.width == b.width * 2")
    checkStatements(
      "when a 1️⃣&& b 2️⃣|| c { }; when 3️⃣!a { }; a.width 4️⃣!= 4",
      reports: [
        Report(.foreignOperator, "the word for '&&' is 'and'"),
        Report(.foreignOperator, "the word for '||' is 'or'", at: "2️⃣"),
        Report(.foreignOperator, "the word for '!' is 'not'", at: "3️⃣"),
        Report(.foreignOperator, "there is no '!=': a constraint cannot require that two values differ", at: "4️⃣"),
      ])
    let tree = parse(Array("layout A { a.width => 30 }".utf8))
    #expect(tree.root.dump.contains("(rule (member (nameExpression a) . width) => (literal 30))"))
    #expect(tree.tokenKinds.contains(.greaterEqual))
  }

  @Test func masksAreJoinedWithPlus() {
    checkStatements(
      "mask = W 1️⃣| H; v.mask = 2️⃣[.flexibleWidth, .flexibleHeight]; mask = 3️⃣[]",
      reports: [
        Report(.maskWithoutPlus, "the options of a mask are joined with '+': 'W+H'", on: "|"),
        Report(
          .maskWithoutPlus, "the options of a mask are joined with '+': 'flexibleWidth+flexibleHeight'", at: "2️⃣",
          on: "[.flexibleWidth, .flexibleHeight]"),
        Report(.maskWithoutPlus, "the options of a mask are joined with '+': 'flexibleWidth+flexibleHeight'", at: "3️⃣"),
      ], afterFixes: "mask = W + H; v.mask = flexibleWidth+flexibleHeight; mask = none")
  }

  @Test func textsEndWithTheirQuote() {
    checkStatements(
      "view a: Label { text = 1️⃣\"Sign in }\n  view b { text = \"x\" }",
      reports: [Report(.missingQuote, "this string has no closing quote", on: "\"Sign in")],
      afterFixes: "view a: Label { text = \"Sign in\" }\n  view b { text = \"x\" }")
    checkStatements(
      "vfl 1️⃣\"H:|[a]",
      reports: [Report(.missingQuote, "this string has no closing quote")], afterFixes: "vfl \"H:|[a]\"")
  }

  @Test func textsStandInStraightDoubleQuotes() {
    checkStatements(
      "text = 1️⃣'x'; text = 2️⃣“Sign in”; text = 3️⃣'it\"s'",
      reports: [
        Report(.otherQuotes, "a string has straight double quotes, not single ones", on: "'x'"),
        Report(.otherQuotes, "a string has straight double quotes, not typographic ones", at: "2️⃣", on: "“Sign in”"),
        Report(.otherQuotes, "a string has straight double quotes, not single ones", at: "3️⃣"),
      ], afterFixes: "text = \"x\"; text = \"Sign in\"; text = 'it\"s'")
  }

  @Test func escapesAreFew() {
    checkStatements(#"text = "\" \\ \n \t \u{1F600}""#)
    checkStatements(
      #"text = "a1️⃣\q2️⃣\u{110000}3️⃣\u{}4️⃣\u00e9""#,
      reports: [
        Report(.badEscape, #"no escape '\q'"#, on: #"\q"#),
        Report(.badEscape, #"'\u{110000}' names no character"#, at: "2️⃣"),
        Report(.badEscape, #"'\u{}' names no character"#, at: "3️⃣"),
        Report(.badEscape, #"'\u' names no character"#, at: "4️⃣"),
      ])
    checkStatements(#"vfl "H:\q""#)
  }

  @Test func coloursHaveSixOrEightDigits() {
    checkStatements(
      "backgroundColor = 1️⃣#ff66f", reports: [Report(.badColour, "'#ff66f' is not a colour", on: "#ff66f")])
  }

  @Test func commentsBeginWithTwoSlashes() {
    check(
      "1️⃣/* note */\nmetric a = 4 2️⃣/* four */\n3️⃣/* view\n  a: \" } */ metric b = 5\n4️⃣/* open",
      reports: [
        Report(.blockComment, "there are no block comments; each comment line begins with '//'", on: "/* note */"),
        Report(.blockComment, "there are no block comments; each comment line begins with '//'", at: "2️⃣"),
        Report(.blockComment, "there are no block comments; each comment line begins with '//'", at: "3️⃣"),
        Report(.blockComment, "there are no block comments; each comment line begins with '//'", at: "4️⃣"),
      ])
    check(
      "/* note */\nmetric a = 4 /*4*/".withMarkers(at: [0, 24]),
      reports: [
        Report(.blockComment, "there are no block comments; each comment line begins with '//'"),
        Report(.blockComment, "there are no block comments; each comment line begins with '//'", at: "2️⃣"),
      ], afterFixes: "// note\nmetric a = 4 //4")
  }

  @Test func namesAreASCII() {
    checkStatements(
      "view 1️⃣größe: Label\n  2️⃣日本.top == a.top",
      reports: [
        Report(.nameOutsideASCII, "'größe' is not a name", on: "größe"),
        Report(.nameOutsideASCII, "'日本' is not a name", at: "2️⃣"),
      ])
  }

  @Test func charactersThatMeanNothingAreSaid() {
    checkStatements(
      "a.top == 1️⃣$b; b.top == 2️⃣\u{0}; c.top 3️⃣→ d.top",
      reports: [
        Report(.unknownCharacter, "'$' is not valid here"),
        Report(.unknownCharacter, "a control character, 0x00, is not valid here", at: "2️⃣"),
        Report(.unknownCharacter, "'→' is not valid here", at: "3️⃣"),
      ])
  }

  @Test func bytesThatAreNoTextAreReportedOnce() {
    let bytes = Array("metric a = 4 // ".utf8) + [0xFF, 0xFE] + Array("\nmetric ".utf8) + [0xC3] + Array(" = 3\n".utf8)
    let tree = parse(bytes)
    expectSound(tree)
    #expect(tree.diagnostics.map(\.message) == ["the byte 0xFF is not UTF-8"])
    #expect(tree.diagnostics[0].range.start == 16)
    for wide in [[0xFF, 0xFE, 0x61, 0x00] as [UInt8], [0xFE, 0xFF, 0x00, 0x61]] {
      let tree = parse(wide)
      expectSound(tree)
      #expect(tree.diagnostics.map(\.message) == ["the file is UTF-16"])
    }
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82],
    ] as [[UInt8]])
  func sequencesThatUnicodeForbidsAreNoUTF8(_ bytes: [UInt8]) {
    let codes = parse(Array("// ".utf8) + bytes).diagnostics.map(\.code)
    #expect(codes == [.notUTF8])
    #expect(parse(Array("// ß 日 😀 \u{10FFFF}".utf8)).diagnostics.isEmpty)
  }
}

extension String {
  /// The text with the markers `1️⃣`, `2️⃣` … at these offsets in characters.
  fileprivate func withMarkers(at offsets: [Int]) -> String {
    var text = ""
    for (offset, character) in enumerated() {
      if let index = offsets.firstIndex(of: offset) { text += ["1️⃣", "2️⃣", "3️⃣"][index] }
      text.append(character)
    }
    return text
  }
}
