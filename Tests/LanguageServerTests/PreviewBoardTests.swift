import LayCompiler
import LayDiagnostics
import LayJSON
import LayParser
import Testing

@testable import LayLanguageServer

/// The command `layc.preview`, the cursor of the client, and clicks in pages.
@Suite struct PreviewBoardTests {
  private static let uri = "file:///a/Card.lay"
  private static let text = "layout Card(320x160) {\n  view title: Label\n  title.top == superview.top + 8\n}\n"

  /// Tools whose data are the text itself, and whether it was proved.
  private static var tools: WorkerTools {
    var tools = WorkerTools()
    tools.preview = { text, size, _, proves in
      if text.compilation.hasErrors { return PreviewContent(problems: "it has errors", data: nil) }
      let words = String(decoding: text.compilation.files[0].tree.bytes, as: UTF8.self)
      return PreviewContent(
        problems: "",
        data: .object([("text", .string(words + (size ?? ""))), ("isProved", .bool(proves))]))
    }
    return tools
  }

  private func harness(showsDocuments: Bool = true) -> Harness {
    var harness = Harness(tools: Self.tools)
    let window = JSON.object([("showDocument", .object([("support", .bool(showsDocuments))]))])
    harness.initialize(capabilities: [("window", window)])
    harness.open(Self.uri, Self.text)
    return harness
  }

  private func preview(_ harness: inout Harness, _ argument: JSON = .string(PreviewBoardTests.uri)) -> JSON? {
    harness.ask(
      "workspace/executeCommand",
      .object([("command", .string("layc.preview")), ("arguments", .array([argument]))]))
  }

  /// The data that were shown, each with whether it was proved.
  private func data(_ harness: Harness) -> [String] {
    harness.shown.compactMap { change in
      guard case .data(let bytes) = change, let json = try? JSON(bytes) else { return nil }
      return "\(json["isProved"]?.bool ?? false): \(json["text"]?.string ?? "")"
    }
  }

  @Test func commandIsACapability() {
    var harness = Harness(tools: Self.tools)
    let commands = harness.initialize()[path: "executeCommandProvider", "commands"]?.array ?? []
    #expect(commands.contains { $0.string == "layc.preview" })
  }

  @Test func previewHasAnAddressThatTheClientOpens() {
    var harness = harness()
    let url = preview(&harness)?[path: "result", "url"]?.string
    #expect(url == "http://127.0.0.1:1/t/1/")
    let shown = harness.take("window/showDocument")
    #expect(shown.map { $0[path: "params", "uri"]?.string } == [url])
    #expect(shown.map { $0[path: "params", "external"]?.bool } == [true])
  }

  @Test func clientMayOpenTheAddressItself() {
    var harness = harness()
    let answer = preview(&harness, .object([("uri", .string(Self.uri)), ("open", .bool(false))]))
    #expect(answer?[path: "result", "url"] != nil)
    #expect(harness.take("window/showDocument").isEmpty)
    var unable = self.harness(showsDocuments: false)
    #expect(preview(&unable)?[path: "result", "url"] != nil)
    #expect(unable.take("window/showDocument").isEmpty)
  }

  @Test func otherArgumentsAreRefused() {
    var harness = harness()
    for argument in [JSON.null, .integer(1), .object([]), .string("file:///other.lay")] {
      #expect(preview(&harness, argument)?["error"] != nil)
    }
    #expect(harness.shown.isEmpty)
  }

  @Test func previewsHaveALimit() {
    var harness = harness()
    for number in 0..<PreviewBoard.limit {
      harness.open("file:///\(number).lay", Self.text)
      #expect(preview(&harness, .string("file:///\(number).lay"))?["result"] != nil)
    }
    #expect(preview(&harness)?["error"] != nil)
    #expect(preview(&harness, .string("file:///0.lay"))?["result"] != nil)
  }

  @Test func framesComeFirstAndProofsFollow() {
    var harness = harness()
    _ = preview(&harness)
    #expect(data(harness) == ["false: \(Self.text)"])
    harness.wait(0.04)
    #expect(data(harness).count == 1)
    harness.wait(0.02)
    #expect(data(harness) == ["false: \(Self.text)", "true: \(Self.text)"])
  }

  @Test func unsavedTextIsShown() {
    var harness = harness()
    _ = preview(&harness)
    let new = Self.text.replacing("8", with: "9")
    harness.change(Self.uri, version: 2, replacing(nil, with: new))
    #expect(data(harness).last == "false: \(new)")
    harness.wait(0.06)
    #expect(data(harness).last == "true: \(new)")
  }

  @Test func changedPicturesBesideTheDocumentAreShown() {
    var harness = harness()
    _ = preview(&harness)
    harness.wait(0.06)
    #expect(data(harness).count == 2)
    for picture in ["/a/b/logo.png", "/logo.png", "/a/logo.jpg"] { harness.write(picture, "") }
    #expect(data(harness).count == 2)
    harness.write("/a/logo@2x.png", "")
    #expect(data(harness).count == 3)
    harness.wait(0.06)
    #expect(data(harness).last == "true: \(Self.text)" && data(harness).count == 4)
  }

  @Test func documentWithoutPreviewIsNotShown() {
    var harness = harness()
    harness.change(Self.uri, version: 2, replacing(nil, with: Self.text + "\n"))
    harness.wait(1)
    #expect(harness.shown.isEmpty)
  }

  @Test func errorsLeaveTheDataThatWereShown() {
    var harness = harness()
    _ = preview(&harness)
    harness.change(Self.uri, version: 2, replacing(nil, with: "layout Card(320x160) { view : }"))
    #expect(harness.shown.last == .problems("it has errors"))
    let count = data(harness).count
    harness.wait(1)
    #expect(data(harness).count == count)
    harness.change(Self.uri, version: 3, replacing(nil, with: Self.text))
    #expect(harness.shown.last == .problems(""))
  }

  @Test func changeEndsTheProofOfTheFormerText() {
    var harness = harness()
    harness.deaf = [.proofs]
    _ = preview(&harness)
    harness.wait(0.06)
    let restarts = harness.restarts.count
    harness.deaf = []
    let new = Self.text.replacing("8", with: "9")
    harness.change(Self.uri, version: 2, replacing(nil, with: new))
    #expect(harness.restarts.count == restarts + 1)
    harness.wait(0.06)
    #expect(data(harness).last == "true: \(new)")
  }

  @Test func proofThatNeverEndsIsGivenUp() {
    var harness = harness()
    harness.deaf = [.proofs]
    _ = preview(&harness)
    harness.wait(0.06)
    harness.wait(0)
    let restarts = harness.restarts.count
    harness.wait(PreviewBoard.patience - 1)
    #expect(harness.restarts.count == restarts)
    harness.wait(2)
    #expect(harness.restarts.count == restarts + 1)
  }

  @Test func waitingForAProofTakesNoTurns() throws {
    var harness = harness()
    harness.deaf = [.proofs]
    _ = preview(&harness)
    harness.wait(0.06)
    harness.wait(1)
    // Proofs for diagnostics are due, but wait for the worker.
    #expect(try #require(harness.broker.wakeTime) > harness.time)
  }

  @Test func cursorSelectsTheViewAroundIt() {
    var harness = harness()
    _ = preview(&harness)
    harness.notify("layc/select", at(Self.uri, 2, 3))
    #expect(harness.shown.last == .select(layout: "Card", view: "Card/title"))
    harness.notify("layc/select", at(Self.uri, 0, 9))
    #expect(harness.shown.last == .select(layout: "Card", view: "Card"))
    let count = harness.shown.count
    harness.notify("layc/select", at(Self.uri, 4, 0))
    harness.notify("layc/select", at("file:///other.lay", 0, 9))
    harness.notify("layc/select", .null)
    #expect(harness.shown.count == count)
  }

  @Test func clickShowsTheDeclaration() {
    var harness = harness()
    _ = preview(&harness)
    _ = harness.take("window/showDocument")
    harness.take(.previewClicked(ExactText(Self.uri), layout: "Card", view: "Card/title"))
    let shown = harness.take("window/showDocument")
    #expect(shown.map { $0[path: "params", "uri"]?.string } == [Self.uri])
    #expect(shown.map { $0[path: "params", "selection", "start", "line"]?.integer } == [1])
    #expect(shown.map { $0[path: "params", "selection", "start", "character"]?.integer } == [7])
    harness.take(.previewClicked(ExactText(Self.uri), layout: "Card", view: "Card/nothing"))
    harness.take(.previewClicked(ExactText("file:///other.lay"), layout: "Card", view: "Card"))
    #expect(harness.take("window/showDocument").isEmpty)
  }

  @Test func framesAreThoseOfTheSizeThatIsShownToo() {
    var harness = harness()
    _ = preview(&harness)
    harness.take(.previewSized(ExactText(Self.uri), "300x200"))
    harness.take(.previewSized(ExactText(Self.uri), String(repeating: "9", count: PreviewBoard.longestSize + 1)))
    harness.take(.previewSized(ExactText("file:///other.lay"), "1x1"))
    let new = Self.text.replacing("8", with: "9")
    harness.change(Self.uri, version: 2, replacing(nil, with: new))
    #expect(data(harness).last == "false: \(new)300x200")
    harness.wait(0.06)
    #expect(data(harness).last == "true: \(new)300x200")
  }

  @Test func closedDocumentIsSaidAndGoesOnWhenItIsOpened() {
    var harness = harness()
    _ = preview(&harness)
    harness.notify("textDocument/didClose", of(Self.uri))
    #expect(harness.shown.last == .problems("the document is not open in the editor"))
    let new = Self.text.replacing("8", with: "9")
    harness.open(Self.uri, new)
    #expect(data(harness).last == "false: \(new)")
  }

  @Test func failureOfTheSystemIsTheAnswer() {
    var broker = Broker()
    func take(_ message: JSON) -> [Broker.Action] { broker.take(.client(framed(message.bytes)), at: 0) }
    _ = take(Message.request(.number(1), "initialize", .object([])))
    let document = JSON.object([
      ("uri", .string(Self.uri)), ("languageId", .string("lay")), ("version", .integer(1)),
      ("text", .string(Self.text)),
    ])
    _ = take(Message.notification("textDocument/didOpen", .object([("textDocument", document)])))
    let command = JSON.object([
      ("command", .string("layc.preview")), ("arguments", .array([.string(Self.uri)])),
    ])
    #expect(
      take(Message.request(.number(2), "workspace/executeCommand", command)) == [.openPreview(ExactText(Self.uri))])
    let answers = broker.take(.previewFailed(ExactText(Self.uri), "too many open files"), at: 0)
    let texts = answers.compactMap { action in
      if case .client(let bytes, _) = action { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
    #expect(texts.contains { $0.contains("no preview can be served: too many open files") })
  }
}
