import LayCompiler
import LayDiagnostics
import LayJSON
import LayPlatform
import layc
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let start = Position(line: 3, character: 8)

/// A message with valid parameters, and the members without which it is refused.
struct ValidMessage: Sendable, CustomTestStringConvertible {
  let method: String
  let params: JSON
  let required: [String]

  init(_ method: String, _ params: JSON, _ required: String...) {
    (self.method, self.params, self.required) = (method, params, required)
  }

  var testDescription: String { method }

  /// The parameters with one member left out or replaced, at any depth.
  func damaged() -> [JSON] { params.damaged() }

  static let range = ("range", (start..<Position(line: 4, character: 0)).json)

  static func edit(_ more: (String, JSON)...) -> JSON {
    .object([("uri", .string(uri)), range, ("newText", .string("x"))] + more)
  }

  /// A diagnostic with a fix.
  static var diagnostic: JSON {
    let repair = JSON.object([
      ("title", .string("fix")), ("isAutomatic", .bool(true)), ("edits", .array([edit()])),
    ])
    return .object([
      range, ("code", .string("L0201")), ("message", .string("m")),
      ("data", .object([("repairs", .array([repair]))])),
    ])
  }

  static var lens: JSON {
    let data = JSON.object([
      ("uri", .string(uri)), ("text", .string("300 x 200")), ("promise", .string("200x200")), range,
    ])
    let verdict = JSON.object([("diagnostics", .array([diagnostic])), ("isProved", .bool(true))])
    return .object([range, ("data", data), ("layc", verdict)])
  }

  static var context: (String, JSON) {
    (
      "context",
      .object([
        ("diagnostics", .array([diagnostic])), ("only", .array([.string("quickfix")])), ("layc", .array([diagnostic])),
      ])
    )
  }

  static var options: [(String, JSON)] {
    [
      ("layout", .string("A")), ("size", .string("300x200")), ("direction", .string("rtl")), ("scale", .integer(2)),
      ("safeArea", .string("1,2,3,4")), ("set", .object([("gap", .integer(9))])),
    ]
  }

  /// The requests that workers answer.
  static let requests: [ValidMessage] = [
    ValidMessage(
      "layc/problems", .object([("uri", .string(uri)), ("proof", .bool(true))]), "uri"),
    ValidMessage("textDocument/hover", at(uri, 3, 8), "textDocument", "position"),
    ValidMessage("textDocument/definition", at(uri, 3, 8), "textDocument", "position"),
    ValidMessage("textDocument/documentHighlight", at(uri, 3, 8), "textDocument", "position"),
    ValidMessage("textDocument/prepareRename", at(uri, 3, 8), "textDocument", "position"),
    ValidMessage("textDocument/completion", at(uri, 3, 8), "textDocument", "position"),
    ValidMessage("textDocument/signatureHelp", at(uri, 3, 8), "textDocument", "position"),
    ValidMessage(
      "textDocument/references", at(uri, 3, 8, ("context", .object([("includeDeclaration", .bool(false))]))),
      "textDocument", "position"),
    ValidMessage(
      "textDocument/rename", at(uri, 3, 8, ("newName", .string("fresh"))), "textDocument", "position", "newName"),
    ValidMessage("textDocument/documentSymbol", of(uri), "textDocument"),
    ValidMessage("textDocument/foldingRange", of(uri), "textDocument"),
    ValidMessage("textDocument/semanticTokens/full", of(uri), "textDocument"),
    ValidMessage("textDocument/documentLink", of(uri), "textDocument"),
    ValidMessage("textDocument/documentColor", of(uri), "textDocument"),
    ValidMessage("textDocument/formatting", of(uri), "textDocument"),
    ValidMessage("textDocument/codeLens", of(uri), "textDocument"),
    ValidMessage("workspace/symbol", .object([("query", .string("t"))])),
    ValidMessage(
      "textDocument/selectionRange", of(uri, ("positions", .array([start.json]))), "textDocument", "positions"),
    ValidMessage(
      "textDocument/semanticTokens/full/delta", of(uri, ("previousResultId", .string("1"))), "textDocument",
      "previousResultId"),
    ValidMessage("textDocument/semanticTokens/range", of(uri, range), "textDocument", "range"),
    ValidMessage("textDocument/rangeFormatting", of(uri, range), "textDocument", "range"),
    ValidMessage("textDocument/inlayHint", of(uri, range), "textDocument", "range"),
    ValidMessage(
      "textDocument/colorPresentation",
      of(
        uri, range,
        (
          "color",
          .object([("red", .integer(1)), ("green", .integer(0)), ("blue", .integer(0)), ("alpha", .integer(1))])
        )), "color"),
    ValidMessage(
      "textDocument/onTypeFormatting", at(uri, 3, 8, ("ch", .string("}"))), "textDocument", "position", "ch"),
    ValidMessage("codeLens/resolve", lens, "data"),
    ValidMessage("textDocument/codeAction", of(uri, range, context), "textDocument", "range", "context"),
    ValidMessage("layc/frames", of(uri).merging(.object(options)), "textDocument"),
    ValidMessage(
      "layc/why",
      of(uri, ("path", .string("title.width")), ("question", .string("atMost"))).merging(.object(options)),
      "textDocument", "path"),
    ValidMessage(
      "layc/paste", at(uri, 3, 0, ("text", .string("a.autoPinEdge(toSuperviewEdge: .top)"))), "textDocument",
      "position",
      "text"),
  ]

  /// The requests that the broker answers itself.
  static let brokerRequests: [ValidMessage] = [
    ValidMessage(
      "textDocument/diagnostic", of(uri, ("previousResultId", .string("1")), ("workDoneToken", .integer(1))),
      "textDocument"),
    ValidMessage(
      "workspace/executeCommand",
      .object([("command", .string("layc.apply")), ("arguments", .array([.object([("changes", .object([]))])]))]),
      "command"),
  ]

  /// The notifications of clients.
  static let notifications: [ValidMessage] = [
    ValidMessage(
      "textDocument/didOpen",
      .object([
        (
          "textDocument",
          .object([("uri", .string(uri)), ("version", .integer(2)), ("text", .string(Dice.text))])
        )
      ]), "textDocument"),
    ValidMessage(
      "textDocument/didChange",
      of(uri, ("contentChanges", .array([replacing(start..<start, with: "a"), replacing(nil, with: Dice.text)]))),
      "textDocument", "contentChanges"),
    ValidMessage("textDocument/didClose", of("file:///screens/B.lay"), "textDocument"),
    ValidMessage(
      "workspace/didChangeWatchedFiles",
      .object([("changes", .array([.object([("uri", .string("file:///screens/B.lay")), ("type", .integer(2))])]))]),
      "changes"),
    ValidMessage(
      "workspace/didChangeConfiguration",
      .object([("settings", .object([("layc", .object([("size", .string("300x200"))]))]))])),
    ValidMessage(
      "workspace/didChangeWorkspaceFolders",
      .object([
        (
          "event",
          .object([
            ("added", .array([.object([("uri", .string("file:///screens")), ("name", .string("screens"))])])),
            ("removed", .array([.object([("uri", .string("file:///old")), ("name", .string("old"))])])),
          ])
        )
      ])),
    ValidMessage("$/cancelRequest", .object([("id", .integer(5))])),
    ValidMessage("window/workDoneProgress/cancel", .object([("token", .string("layc/proof/1"))])),
    ValidMessage("initialized", .object([])),
  ]

  static let initialize = ValidMessage(
    "initialize",
    .object([
      ("capabilities", Harness.able), ("initializationOptions", .object([("size", .string("300x200"))])),
      ("workspaceFolders", .array([.object([("uri", .string("file:///screens")), ("name", .string("screens"))])])),
      ("rootUri", .string("file:///screens")),
    ]))
}

extension JSON {
  /// Values of every type, of which most fit no member.
  private static let others: [JSON] = [
    .null, .bool(true), .integer(-1), .integer(.max), .decimal("1e999"), .decimal("0.5"), .string(""), .array([]),
    .array([.null]), .object([]),
  ]

  /// Copies with one member left out or replaced, at any depth.
  func damaged() -> [JSON] {
    switch self {
    case .object(let members):
      var found: [JSON] = []
      for place in members.indices {
        func with(_ value: JSON) -> JSON {
          var changed = members
          changed[place].1 = value
          return .object(changed)
        }
        var fewer = members
        fewer.remove(at: place)
        found.append(.object(fewer))
        found += JSON.others.map(with) + members[place].1.damaged().map(with)
      }
      return found
    case .array(let values):
      return values.indices.flatMap { place in
        (JSON.others + values[place].damaged()).map { value in
          var changed = values
          changed[place] = value
          return .array(changed)
        }
      }
    default: return []
    }
  }

  /// A copy without a member.
  func without(_ name: String) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.0 != name })
  }
}

/// Messages with one member missing or of another type.
@Suite struct MissingMemberTests {
  private static let everyRequest = ValidMessage.requests.dropFirst() + ValidMessage.brokerRequests
  private static let refusals: Set<Int?> = [
    ResponseError.Code.invalidParams.rawValue, ResponseError.Code.requestFailed.rawValue,
    ResponseError.Code.serverCancelled.rawValue,
  ]

  private static func editor() -> Harness {
    var editor = Harness(tools: Files.real.tools)
    editor.initialize()
    editor.open(uri, Dice.text)
    return editor
  }

  /// The answer to a request: the only one.
  private func answer(_ editor: inout Harness, _ method: String, _ params: JSON) -> JSON? {
    let id = RequestID.number(1)
    editor.send(Message.request(id, method, params))
    if method == "textDocument/diagnostic" { editor.wait(WorkerPatience().answer) }
    let answer = editor.answer(to: id)
    #expect(editor.answer(to: id) == nil)
    return answer
  }

  @Test func everyRequestIsListed() {
    // Budgets and previews are asked for by the broker alone, never by a client.
    let inner = RequestTable.innerRequests.subtracting([RequestTable.innerRequest])
    let ofClients = Set(RequestTable.handlers.keys).subtracting(inner)
    #expect(Set(ValidMessage.requests.map(\.method)) == ofClients)
  }

  @Test(arguments: everyRequest) func validParametersAreTaken(message: ValidMessage) {
    var editor = MissingMemberTests.editor()
    let answer = answer(&editor, message.method, message.params)
    #expect(answer?["result"] != nil, "\(answer?.text() ?? "no answer")")
  }

  @Test(arguments: everyRequest) func aMissingMemberIsNamed(message: ValidMessage) {
    var editor = MissingMemberTests.editor()
    for member in message.required {
      let error = answer(&editor, message.method, message.params.without(member))?["error"]
      #expect(error?["code"]?.integer == -32602)
      #expect(error?["message"]?.string == "'\(member)' is missing")
    }
  }

  @Test(arguments: everyRequest) func damagedRequestsAreAnswered(message: ValidMessage) {
    var editor = MissingMemberTests.editor()
    for params in message.damaged() + [.null, .integer(1), .string("a"), .array([]), .array([message.params])] {
      let answer = answer(&editor, message.method, params)
      let isAnswered =
        answer?["result"] != nil
        || MissingMemberTests.refusals.contains(answer?[path: "error", "code"]?.integer)
      #expect(isAnswered, "\(message.method) \(params.text()): \(answer?.text() ?? "no answer")")
    }
    #expect(editor.restarts.filter { $0 == .answers }.isEmpty)
    #expect(editor.ask("textDocument/hover", at(uri, 3, 8))?["result"]?["contents"] != nil)
  }

  @Test(arguments: ValidMessage.requests) func damagedRequestsOfTheBrokerAreAnswered(message: ValidMessage) {
    var session = Session(read: { _ in .missing })
    session.tools = Files.real.tools
    let item = TextItem(uri: DocumentURI(uri), version: 1, text: Dice.text)
    _ = session.take(Message.notification("layc/text", item.json).bytes)
    for params in message.damaged() {
      let answers = session.take(Message.request(.number(1), message.method, params).bytes)
      let answer = answers.first.flatMap { try? JSON($0) }
      let code = answer?[path: "error", "code"]?.integer
      let isAnswered = answer?["result"] != nil || MissingMemberTests.refusals.contains(code)
      #expect(answers.count == 1 && isAnswered, "\(params.text()): \(answer?.text() ?? "no answer")")
    }
  }

  @Test(arguments: ValidMessage.notifications) func damagedNotificationsAreIgnored(message: ValidMessage) {
    var editor = MissingMemberTests.editor()
    for member in message.required {
      editor.notify(message.method, message.params.without(member))
      let lines = editor.take("window/logMessage").map { $0[path: "params", "message"]?.string }
      #expect(lines == ["\(message.method): '\(member)' is missing"])
    }
    for params in message.damaged() { editor.notify(message.method, params) }
    #expect(!editor.received.contains { $0["error"] != nil })
    editor.open(uri, Dice.text)
    #expect(editor.ask("textDocument/hover", at(uri, 3, 8))?["result"]?["contents"] != nil)
  }

  @Test func everyClientIsInitialized() {
    for params in ValidMessage.initialize.damaged() + [.null, .array([])] {
      var editor = Harness()
      #expect(editor.ask("initialize", params)?[path: "result", "capabilities"] != nil, "\(params.text())")
      editor.notify("initialized", .object([]))
      editor.open(uri, Dice.text)
      #expect(editor.ask("textDocument/hover", at(uri, 3, 8))?["result"]?["contents"] != nil)
    }
  }

  @Test func messagesOfTheBrokerAreReadBack() throws {
    let configure = ConfigureParams(
      encoding: .utf8, remembers: false, capabilities: Harness.able, settings: .null, folders: ["/a"])
    #expect(ConfigureParams(Members(configure.json)).json.bytes == configure.json.bytes)
    let item = TextItem(uri: DocumentURI(uri), version: 3, text: "a")
    #expect(try TextItem(params: item.json).json.bytes == item.json.bytes)
    let problems = ProblemsParams(uri: DocumentURI(uri), isProof: true)
    #expect(try ProblemsParams(params: problems.json).json.bytes == problems.json.bytes)
    for percentage in [nil, 7] {
      let step = StepParams(words: "a", percentage: percentage)
      #expect(try StepParams(params: step.json).json.bytes == step.json.bytes)
    }
    let close = CloseParams(uri: DocumentURI(uri))
    #expect(try CloseParams(params: close.json).json.bytes == close.json.bytes)
    let repair = JSON.object([
      ("title", .string("t")), ("isAutomatic", .bool(true)), ("edits", .array([ValidMessage.edit()])),
    ])
    #expect(try Repair(params: repair).json.bytes == repair.bytes)
  }
}
