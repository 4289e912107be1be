import Foundation
import LayCompiler
import LayJSON
import LayPlatform
import layc
import Testing

@testable import LayLanguageServer

/// How close the places lie that are asked about: `LAYC_EVERY_OFFSET=1` asks at each.
private let step = ProcessInfo.processInfo.environment["LAYC_EVERY_OFFSET"] == nil ? 2003 : 1

/// Every request that there is at offsets of every sample: those of places and ranges of the whole file, those of documents of
/// what somebody has typed of it until there.
@Suite struct EveryRequestTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Samples")
  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    .filter { $0.hasSuffix(".lay") }
  /// What may be refused with a reason: names, paths, sizes that will not do.
  private static let mayRefuse: Set<String> = ["textDocument/rename", "layc/frames", "layc/why"]

  @Test(arguments: names) func everyRequestIsAnsweredEverywhere(name: String) throws {
    let path = EveryRequestTests.folder.appendingPathComponent(name).path
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    var asker = Asker(path, bytes)
    for offset in stride(from: bytes.count * 7 % min(step, bytes.count), through: bytes.count, by: step) {
      asker.type(until: offset)
      for method in RequestTable.handlers.keys.sorted() {
        for params in asker.params(method, at: offset) {
          let answer = asker.ask(method, params)
          let code = answer["error"]?["code"]?.integer
          let isRefusal =
            code == ResponseError.Code.requestFailed.rawValue && EveryRequestTests.mayRefuse.contains(method)
          let isFine = answer["result"] != nil || isRefusal
          #expect(isFine, "\(method) at \(offset) of \(name): \(answer["error"]?["message"]?.string ?? "no answer")")
          #expect(rangesEndBehindTheirBeginning(answer), "\(method) at \(offset) of \(name)")
        }
      }
    }
  }

  private func rangesEndBehindTheirBeginning(_ json: JSON) -> Bool {
    switch json {
    case .array(let values): return values.allSatisfy { rangesEndBehindTheirBeginning($0) }
    case .object(let members):
      let isRange = json["start"]?["line"] != nil && json["start"]?["character"] != nil
      return (!isRange || (try? JSON.object([("range", json)]).range()) != nil)
        && members.allSatisfy { rangesEndBehindTheirBeginning($0.1) }
    default: return true
    }
  }
}

/// A worker that has a file, and beside it as much of it as somebody has typed.
private struct Asker {
  private var session: Session
  private let bytes: [UInt8]
  private let map: PositionMap
  private let whole: String
  private let typed: String
  /// What is known of the typed text that other requests need.
  private var lenses: [JSON] = []
  private var colours: [JSON] = []
  private var tokens: JSON = .string("none")

  init(_ path: String, _ bytes: [UInt8]) {
    session = Session(read: { path in
      (try? Data(contentsOf: URL(fileURLWithPath: path))).map { .text(Array($0)) } ?? .missing
    })
    session.tools = Files.real.tools
    self.bytes = bytes
    map = PositionMap(bytes, .utf16)
    (whole, typed) = (fileURI(ofPath: path), fileURI(ofPath: path + ".typed.lay"))
    open(whole, bytes)
  }

  private mutating func open(_ uri: String, _ bytes: [UInt8]) {
    let text = JSON.string(String(decoding: bytes, as: UTF8.self))
    _ = session.take(
      Message.notification("layc/text", .object([("uri", .string(uri)), ("version", .integer(1)), ("text", text)]))
        .bytes)
  }

  mutating func type(until offset: Int) {
    open(typed, Array(bytes[..<offset]))
    lenses = ask("textDocument/codeLens", of(typed))["result"]?.array ?? []
    colours = ask("textDocument/documentColor", of(whole))["result"]?.array ?? []
    tokens = ask("textDocument/semanticTokens/full", of(typed))[path: "result", "resultId"] ?? tokens
  }

  mutating func ask(_ method: String, _ params: JSON) -> JSON {
    let answers = session.take(Message.request(.number(1), method, params).bytes)
    // Notifications to the broker precede the answer.
    return answers.last.flatMap { try? JSON($0) } ?? .null
  }

  /// What `method` is asked about an offset; nothing for what there is none of there.
  func params(_ method: String, at offset: Int) -> [JSON] {
    let place = map.position(of: offset)
    let range = ("range", (place..<map.position(of: min(bytes.count, offset + 40))).json)
    let word = word(at: offset)
    switch method {
    case "layc/problems": return [.object([("uri", .string(typed)), ("proof", .bool(false))])]
    // In a text that ends anywhere there are errors, and no budgets, which would take long.
    case "layc/budget": return [at(typed, place.line, place.character)]
    case "layc/previewData": return [.object([("uri", .string(typed)), ("proof", .bool(false))])]
    case "layc/previewView": return [at(whole, place.line, place.character)]
    case "layc/previewPlace": return [of(whole, ("layout", .string(word)), ("view", .string(word)))]
    case "textDocument/rename": return [at(whole, place.line, place.character, ("newName", .string("brandNew")))]
    case "textDocument/onTypeFormatting":
      return FormattingRequests.triggers.map { at(whole, place.line, place.character, ("ch", .string($0))) }
    case "textDocument/selectionRange": return [of(whole, ("positions", .array([place.json])))]
    case "textDocument/references":
      return [at(whole, place.line, place.character, ("context", .object([("includeDeclaration", .bool(true))])))]
    case "textDocument/hover", "textDocument/definition", "textDocument/documentHighlight",
      "textDocument/prepareRename",
      "textDocument/completion", "textDocument/signatureHelp":
      return [at(whole, place.line, place.character)]
    case "textDocument/semanticTokens/range", "textDocument/rangeFormatting", "textDocument/inlayHint":
      return [of(whole, range)]
    case "textDocument/codeAction": return [of(whole, range, ("context", .object([("diagnostics", .array([]))])))]
    case "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/semanticTokens/full",
      "textDocument/documentLink", "textDocument/documentColor", "textDocument/formatting", "textDocument/codeLens",
      "layc/frames":
      return [of(typed)]
    case "textDocument/semanticTokens/full/delta": return [of(typed, ("previousResultId", tokens))]
    case "workspace/symbol": return [.object([("query", .string(word))])]
    case "textDocument/colorPresentation":
      return colours.map { of(whole, ("color", $0["color"] ?? .null), ("range", $0["range"] ?? .null)) }
    case "codeLens/resolve": return lenses.filter { $0["command"] == nil }
    case "layc/paste":
      let text = JSON.string("[a.topAnchor constraintEqualToAnchor:b.topAnchor].active = YES;")
      return [of(whole, range, ("text", text)), at(whole, place.line, place.character, ("text", text))]
    case "layc/why": return [of(whole, ("path", .string(word.isEmpty ? "root" : word)))]
    default:
      Issue.record("nobody asks '\(method)'")
      return []
    }
  }

  /// The name around an offset; nothing where there is none.
  private func word(at offset: Int) -> String {
    func isOfName(_ byte: UInt8) -> Bool {
      Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
    }
    let start = bytes[..<offset].lastIndex { !isOfName($0) }.map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...].prefix { isOfName($0) }, as: UTF8.self)
  }
}
