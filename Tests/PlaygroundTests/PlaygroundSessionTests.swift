import LayAnalysis
import LayCompiler
import LayJSON
import LayPage
import LayPlayground
import LayRuntime
import Testing

/// A session with one file.
private func session(_ text: String) -> (PlaygroundSession, JSON) {
  var session = PlaygroundSession()
  let files = JSON.array([.object([("path", .string("Playground.lay")), ("text", .string(text))])])
  let answer = session.answer(.object([("do", .string("open")), ("files", files)]))
  return (session, answer)
}

private func position(_ line: Int, _ column: Int) -> JSON { .array([.integer(line), .integer(column)]) }

private func request(_ name: String, _ members: [(String, JSON)] = []) -> JSON {
  .object([("do", .string(name))] + members)
}

@Suite struct PlaygroundSessionTests {
  private let screen = """
    layout Screen(300x200) {
      sizes 300x200 ... 400x300

      view title: Label { text = "Hé😀"; .leading == superview.leading + 16; .top == superview.top + 20 }
      view box { .edges(leading, trailing) == superview inset 16; .top == title.bottom + 8; .height == 40 }
    }

    """

  @Test func aSoundTextHasLayoutsAndTokens() throws {
    let (_, answer) = session(screen)
    #expect(answer["problems"]?.array?.isEmpty == true)
    #expect(answer["layouts"]?.array?.compactMap { $0.string } == ["Screen"])
    let tokens = try #require(answer["tokens"]?.array)
    #expect(tokens.first?.text(width: .max) == "[0, 0, 6, \"keyword\"]\n")
    // The text has one emoji of two code units: what follows it stands two units further.
    let text = try #require(tokens.first { $0.array?.last?.string == "string" }?.array)
    #expect(text.prefix(3).compactMap { $0.integer } == [3, 29, 6])
  }

  @Test func aBrokenTextHasProblemsWithPositionsAndFixes() throws {
    let (_, answer) = session(screen.replacing("leading + 16", with: "laeding + 16"))
    #expect(answer["layouts"]?.array?.isEmpty == true)
    let problem = try #require(answer["problems"]?.array?.first)
    #expect(problem["severity"]?.string == "error" && problem["start"]?.array?.first?.integer == 3)
    let edits = try #require(problem["fixes"]?.array?.first?["edits"]?.array)
    #expect(edits.first?["text"]?.string == "leading")
  }

  @Test func aPageHasTheDataOfThePageOfLayc() throws {
    var (session, _) = session(screen)
    let answer = session.answer(request("page", [("layout", .integer(0)), ("proves", .bool(true))]))
    #expect(answer["name"]?.string == "Screen")
    let verdict = try #require(answer["verdict"]?.array?.last?.string)
    #expect(verdict.hasPrefix("proved Screen: consistent, unambiguous, healthy"), "\(verdict)")
    let compilation = compile(path: "Playground.lay", bytes: Array(screen.utf8), options: .solving) { _ in nil }
    var options = CheckOptions()
    options.layout = "Screen"
    let found = try #require(answer["data"])
    let ranges = found["ranges"]?.text(width: .max)
    #expect(ranges == "[[[300, 200], [400, 300]]]\n")
    let map = try #require(sizeMaps(of: compilation, options: options).first)
    #expect(found["map"]?["layers"]?.array?.count == map.layers.count)
  }

  @Test func aPageWithoutProofsIsThatOfSomeSizes() throws {
    var (session, _) = session(screen)
    let answer = session.answer(request("page", [("size", .string("333x222"))]))
    let samples = try #require(answer["data"]?["variants"]?.array?.first?["samples"]?.array)
    #expect(samples.contains { $0.array?.first?.text(width: .max) == "[333, 222]\n" })
    #expect(answer["problems"] == nil && answer["data"]?["map"] == nil)
  }

  @Test func findingsOfACheckComeWithTheProof() throws {
    var (session, opened) = session(screen.replacing(".height == 40", with: ".height == 40; .height == 50"))
    #expect(opened["problems"]?.array?.isEmpty == true)
    let answer = session.answer(request("page", [("proves", .bool(true))]))
    #expect(answer["problems"]?.array?.contains { $0["severity"]?.string == "error" } == true)
  }

  @Test func anEditorIsAnswered() throws {
    var (session, _) = session(screen)
    let completions = session.answer(request("complete", [("at", position(4, 72))]))
    let labels = completions["items"]?.array?.compactMap { $0["label"]?.string }
    #expect(labels?.contains("superview") == true, "\(labels ?? [])")
    let hover = session.answer(request("hover", [("at", position(4, 8))]))
    #expect(hover["text"]?.string?.contains("view box") == true)
    let view = session.answer(request("at", [("at", position(4, 8))]))
    #expect(view["path"]?.string == "Screen/box" && view["layout"]?.integer == 0)
    let place = session.answer(request("view", [("layout", .integer(0)), ("path", .string("Screen/box"))]))
    #expect(place["start"]?.text(width: .max) == "[4, 7]\n")
    let actions = session.answer(request("actions", [("start", position(4, 50)), ("end", position(4, 50))]))
    #expect(actions["actions"]?.array != nil)
  }

  @Test func formattingHasTheEditsOfTheFormatter() throws {
    let canonical = "layout A(9x9) {\n  view b\n}\n"
    var (session, _) = session(canonical.replacing("  view", with: "view"))
    let edits = try #require(session.answer(request("format"))["edits"]?.array)
    #expect(edits.count == 1 && edits[0]["start"]?.text(width: .max) == "[1, 0]\n" && edits[0]["text"]?.string == "  ")
    _ = session.answer(
      request("open", [("files", .array([.object([("path", .string("a.lay")), ("text", .string(canonical))])]))]))
    #expect(session.answer(request("format"))["edits"]?.array?.isEmpty == true)
  }

  @Test func anImportedFileIsFound() {
    var session = PlaygroundSession()
    func file(_ path: String, _ text: String) -> JSON { .object([("path", .string(path)), ("text", .string(text))]) }
    let files = JSON.array([
      file("Playground.lay", "import \"Shared.lay\"\n\nlayout A(90x90) {\n  view b: C { frame = (0, 0, gap, 9) }\n}\n"),
      file("Shared.lay", "metric gap = 8\ncomponent C {}\n"),
    ])
    let answer = session.answer(request("open", [("files", files)]))
    #expect(answer["layouts"]?.array?.count == 1, "\(answer.text())")
  }

  @Test(arguments: [
    "", "{", "[]", "{\"do\": 1}", "{\"do\": \"page\"}", "{\"do\": \"open\"}", "{\"do\": \"open\", \"files\": [{}]}",
    "{\"do\": \"open\", \"files\": []}",
  ])
  func hostileRequestsAreRefused(_ text: String) throws {
    var session = PlaygroundSession()
    let answer = try JSON(session.answer(Array(text.utf8)))
    #expect(answer["error"]?.string != nil)
  }

  @Test func positionsBeyondTheTextAreItsEnd() throws {
    var (session, _) = session(screen)
    for at in [position(-1, 5), position(3, 100_000), position(99, 0), position(3, -4)] {
      let answer = session.answer(request("complete", [("at", at)]))
      #expect(answer["items"] != nil)
      #expect(session.answer(request("hover", [("at", at)]))["error"] == nil)
    }
    let bad: [JSON] = [.null, .array([]), .array([.integer(1)]), .string("1:1")]
    for at in bad { #expect(session.answer(request("complete", [("at", at)]))["error"] != nil) }
    #expect(session.answer(request("page", [("layout", .integer(7))]))["error"] != nil)
    #expect(session.answer(request("page", [("layout", .integer(-7))]))["error"] != nil)
    #expect(session.answer(request("fly"))["error"] != nil)
  }

  @Test func aDeepTextIsAnsweredWithItsLimit() throws {
    let (_, answer) = session(String(repeating: "{", count: 100_000))
    #expect(answer["problems"]?.array?.isEmpty == false)
  }
}
