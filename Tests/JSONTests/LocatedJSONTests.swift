import LayJSON
import Testing

/// JSON that people write: comments, commas at the end, and where each value is.
@Suite struct LocatedJSONTests {
  private func parse(_ text: String) -> String {
    do throws(JSONProblem) {
      return shown(try LocatedJSON(relaxed: Array(text.utf8)), in: Array(text.utf8))
    } catch {
      return "\(error.offset): \(error.message)"
    }
  }

  /// The texts at the ranges of a value and of what is inside it: `[1, 2](1)(2)`.
  private func shown(_ value: LocatedJSON, in bytes: [UInt8]) -> String {
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let inside =
      (value.array ?? []).map { shown($0, in: bytes) }
      + (value.object ?? []).map { text($0.nameRange) + "=" + shown($0.value, in: bytes) }
    return text(value.range) + inside.map { "(\($0))" }.joined()
  }

  @Test(arguments: [
    ("1", "1"), (" \"a\\n\" ", "\"a\\n\""), ("[1, true]", "[1, true](1)(true)"),
    ("{ \"a\" : {\"b\":[]} }", "{ \"a\" : {\"b\":[]} }(\"a\"={\"b\":[]}(\"b\"=[]))"),
  ]) func everyValueHasItsRange(text: String, ranges: String) { #expect(parse(text) == ranges) }

  @Test(arguments: [
    ("// first\n1 // last", "1"), ("/**/1/* */", "1"), ("/* // */ 1", "1"), ("// a\r\n// b\r/* c */1", "1"),
    ("[ // one\n1, /* two */ 2 ]", "[ // one\n1, /* two */ 2 ](1)(2)"), ("\u{FEFF}1", "1"),
    ("\"// no comment\"", "\"// no comment\""),
  ]) func commentsAreWhiteSpace(text: String, ranges: String) { #expect(parse(text) == ranges) }

  @Test(arguments: [("[1,]", "[1,](1)"), ("{\"a\": 1 , /* the last */ }", "{\"a\": 1 , /* the last */ }(\"a\"=1)")])
  func aCommaMayEndAList(text: String, ranges: String) { #expect(parse(text) == ranges) }

  @Test(arguments: [
    ("/* 1", "0: a comment is not closed"), ("[1 /* 2 ]", "3: a comment is not closed"),
    ("1 /*/", "2: a comment is not closed"),
    ("/ 1", "0: expected a value"), ("1 /", "2: nothing may follow the value"), ("[,]", "1: expected a value"),
    ("[1,,]", "3: expected a value"), ("{,}", "1: expected a name in quotes"),
    ("// 1", "4: the text ends where a value is expected"),
    ("{'a': 1}", "1: expected a name in quotes"), ("", "0: the text ends where a value is expected"),
  ]) func brokenTextsSayWhere(text: String, problem: String) { #expect(parse(text) == problem) }

  @Test func theProtocolHasNoComments() {
    for text in ["// a\n1", "[1,]", "\u{FEFF}1"] {
      #expect(throws: JSONProblem.self) { try JSON(Array(text.utf8)) }
    }
  }

  @Test func nestingHasALimit() {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(parse(nested(JSON.deepestNesting)).hasPrefix("[["))
    #expect(parse(nested(JSON.deepestNesting + 1)) == "64: nested more than 64 deep")
  }

  @Test func manyCommentsNeedNoStack() {
    #expect(parse(String(repeating: "// a\n/* b */", count: 100_000) + "1") == "1")
  }
}
