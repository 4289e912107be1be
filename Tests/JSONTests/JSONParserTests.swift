import LayJSON
import Testing

@Suite struct JSONParserTests {
  private func parse(_ text: String) -> String {
    do throws(JSONProblem) {
      return String(try JSON(Array(text.utf8)).text(width: .max).dropLast())
    } catch {
      return "\(error.offset): \(error.message)"
    }
  }

  @Test(arguments: [
    "null", "true", "false", "0", "-12", "1.5", "\"\"", "[]", "{}", "[1, [2, {}], \"a\"]", "{\"a\": {\"b\": [null]}}",
    "\"ü😀\\n\\\"\\\\\"",
  ]) func whatIsWrittenReadsBackTheSame(text: String) { #expect(parse(text) == text) }

  @Test func whatSteersATerminalIsWrittenAsAnEscape() {
    let text = "\u{1B}\u{7F}\u{80}\u{9F}\u{A0}\u{202A}\u{202E}\u{202F}\u{2066}\u{2069}\u{206A}ä"
    #expect(
      jsonQuoted(text)
        == "\"\\u001b\\u007f\\u0080\\u009f\u{A0}\\u202a\\u202e\u{202F}\\u2066\\u2069\u{206A}ä\"")
    #expect((try? JSON(Array(jsonQuoted(text).utf8)))?.string == text)
  }

  @Test func escapesAndBlanksAreRead() {
    #expect(parse(" [ \"\\u00fc\\ud83d\\ude00\\/\\b\" ,\r\n\t1e2 ] ") == "[\"ü😀/\\u0008\", 1e2]")
  }

  @Test(arguments: ["99999999999999999999", "0.1000", "-1.5E-300", "1e+999", "0.12345678901234567890123456789", "-0.0"])
  func numbersStayAsTheyAreWritten(text: String) {
    #expect(parse(text) == text)
    #expect((try? JSON(Array(text.utf8)))?.double == Double(text))
  }

  @Test(arguments: [
    ("", "0: the text ends where a value is expected"), ("nul", "0: expected a value"),
    ("[1 2]", "3: expected ',' or ']'"),
    ("{\"a\" 1}", "5: expected ':'"), ("{\"a\": 1,}", "8: expected a name in quotes"),
    ("1 2", "2: nothing may follow the value"),
    ("-", "1: expected a digit"), ("1.", "2: expected a digit"), ("1e+", "3: expected a digit"),
    ("01", "1: nothing may follow the value"),
    ("\"a", "2: a string is not closed"), ("\"\\x\"", "2: unknown escape"),
    ("\"\n\"", "1: a string contains a control character"),
    ("\"\\u12\"", "3: expected four hexadecimal digits"), ("\"\\ud800\\u00\"", "9: expected four hexadecimal digits"),
  ]) func brokenTextsSayWhere(text: String, problem: String) { #expect(parse(text) == problem) }

  /// An editor that counts in UTF-16 may send half of a character: its edit must not be lost.
  @Test(arguments: [
    ("\"\\ud83d\"", "\u{FFFD}"), ("\"a\\ud83d\\u0041\"", "a\u{FFFD}A"), ("\"\\udc00\\n\"", "\u{FFFD}\n"),
    ("\"\\ud83d\\ud83d\\ude00\"", "\u{FFFD}😀"),
  ]) func halfOfAPairStandsForWhatIsMissing(text: String, value: String) throws {
    #expect(try JSON(Array(text.utf8)).string == value)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: JSONProblem.self) { try JSON([0x22, 0xFF, 0x22]) }
  }

  @Test func nestingHasALimit() {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(parse(nested(JSON.deepestNesting)) == nested(JSON.deepestNesting))
    #expect(parse(nested(JSON.deepestNesting + 1)) == "64: nested more than 64 deep")
    #expect(parse(String(repeating: "[", count: 100_000)) == "64: nested more than 64 deep")
  }

  @Test(arguments: [
    ("{\"id\": 1, \"params\": \(String(repeating: "[", count: 100_000))", "{\"id\": 1}"),
    (
      "{\"params\": \(String(repeating: "[", count: 99) + String(repeating: "]", count: 99)), \"id\": \"a\"}",
      "{\"id\": \"a\"}"
    ),
    ("{\"a\": {\"x\": \"}]\\\"\"}, \"b\": null, \"c\": [1, {}], \"d\": true, e", "{\"b\": null, \"d\": true}"),
    ("{\"a\": 1 \"b\": 2}", "{\"a\": 1}"), ("{\"a\": \"open", "{}"), ("{\"a\": {\"open", "{}"), ("[1]", "{}"),
    ("", "{}"),
  ]) func membersAreReadAsFarAsTheyCanBe(text: String, members: String) {
    #expect(JSON.plainMembers(of: Array(text.utf8)).text(width: .max).dropLast() == members)
  }

  @Test func damagedTextsNeverTrap() {
    let text = Array("{\"a\": [1, -2.5e3, \"\\u00fc\\ud83d\\ude00\", true, {\"b\": null}]}".utf8)
    var seed: UInt64 = 7
    for _ in 0..<2000 {
      var bytes = text
      for _ in 0..<3 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(seed >> 33) % bytes.count] = UInt8(truncatingIfNeeded: seed >> 24)
      }
      if let value = try? JSON(bytes[..<(Int(seed >> 40) % (bytes.count + 1))].map { $0 }) {
        #expect((try? JSON(Array(value.text().utf8))) != nil)
      }
    }
  }
}
