import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let text = """
  component Field(caption: Text, gap: Length = 12) { view input }
  layout A(300x200) {
    sizes 200x200 ... 600x600
    view title: Field(caption: "é") { .edges == superview inset (2 * 8) }
  }

  """

/// Hints in lines and signatures, as an editor sees them.
@Suite struct HintRequestTests {
  private let everything = JSON.object([
    ("textDocument", .object([("uri", .string(uri))])),
    ("range", (Position(line: 0, character: 0)..<Position(line: 9, character: 0)).json),
  ])

  private func labels(_ answer: JSON?) -> [String] {
    (answer?["result"]?.array ?? []).compactMap { $0["label"]?.string }
  }

  @Test func hintsStandBehindWhatTheySpeakOf() {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, text)
    let hints = editor.ask("textDocument/inlayHint", everything)?["result"]?.array ?? []
    #expect(hints.compactMap { $0[path: "position", "line"]?.integer } == [0, 3, 3])
    #expect(hints.compactMap { $0[path: "position", "character"]?.integer } == [61, 12, 68])
    #expect(hints.compactMap { $0["label"]?.string } == ["(0, 0, 0, 0)", "(16, 16, 268, 168)", "= 16"])
    #expect(hints.last?[path: "tooltip", "value"]?.string == "2 * 8 is 16")
  }

  @Test func theSizeIsASetting() {
    var editor = Harness()
    let refresh = JSON.object([("inlayHint", .object([("refreshSupport", .bool(true))]))])
    editor.initialize(
      capabilities: [("workspace", refresh)], options: .object([("layc", .object([("size", .string("400x300"))]))]))
    editor.open(uri, text)
    #expect(labels(editor.ask("textDocument/inlayHint", everything))[1] == "(16, 16, 368, 268)")
    editor.notify("workspace/didChangeConfiguration", .object([("settings", .object([]))]))
    #expect(labels(editor.ask("textDocument/inlayHint", everything))[1] == "(16, 16, 368, 268)")
    let settings = JSON.object([("layc", .object([("size", .string("200x200"))]))])
    editor.notify("workspace/didChangeConfiguration", .object([("settings", settings)]))
    #expect(labels(editor.ask("textDocument/inlayHint", everything))[1] == "(16, 16, 168, 168)")
    #expect(editor.received.contains { $0["method"]?.string == "workspace/inlayHint/refresh" })
    editor.notify("workspace/didChangeConfiguration", .object([("settings", .null)]))
    #expect(labels(editor.ask("textDocument/inlayHint", everything))[1] == "(16, 16, 268, 168)")
  }

  @Test func signaturesComeAsTheClientCanShowThem() {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, text)
    let plain = editor.ask("textDocument/signatureHelp", at(uri, 3, 20))?["result"]
    #expect(plain?["activeParameter"]?.integer == 0)
    let signature = plain?["signatures"]?.array?.first
    #expect(signature?["label"]?.string == "Field(caption: Text, gap: Length = 12)")
    #expect(signature?["parameters"]?.array?.last?["label"]?.string == "gap: Length = 12")
    let offsets = JSON.object([("parameterInformation", .object([("labelOffsetSupport", .bool(true))]))])
    let help = JSON.object([("signatureHelp", .object([("signatureInformation", offsets)]))])
    var other = Harness()
    other.initialize(capabilities: [("textDocument", help)])
    other.open(uri, text)
    let answer = other.ask("textDocument/signatureHelp", at(uri, 3, 20))?["result"]
    let parameters = answer?["signatures"]?.array?.first?["parameters"]?.array
    #expect(parameters?.last?["label"]?.array?.compactMap { $0.integer } == [21, 37])
    #expect(editor.ask("textDocument/signatureHelp", at(uri, 2, 3))?["result"]?["signatures"] == nil)
  }

  /// Also for a client that counts bytes of texts.
  @Test func offsetsInSignaturesCountUnitsOfUTF16() {
    let offsets = JSON.object([("parameterInformation", .object([("labelOffsetSupport", .bool(true))]))])
    let help = JSON.object([("signatureHelp", .object([("signatureInformation", offsets)]))])
    var editor = Harness()
    editor.initialize(encodings: ["utf-8"], capabilities: [("textDocument", help)])
    let text = "component Field(caption: Text = \"é😀\", gap: Length = 12) { }\nlayout A(9x9) { view f: Field() }\n"
    editor.open(uri, text)
    let result = editor.ask("textDocument/signatureHelp", at(uri, 1, 30))?["result"]
    let signature = result?["signatures"]?.array?.first
    #expect(signature?["label"]?.string == "Field(caption: Text = \"é😀\", gap: Length = 12)")
    let places = signature?["parameters"]?.array?.map { $0["label"]?.array?.compactMap { $0.integer } ?? [] }
    #expect(places == [[6, 27], [29, 45]])
  }
}
