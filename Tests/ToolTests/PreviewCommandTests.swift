import LayJSON
import LayPlatform
import Testing

@testable import LayTool

/// `layc preview`, as far as it needs no sockets: `Scripts/check_preview.py` does the rest with real ones.
@Suite struct PreviewCommandTests {
  private let files = [
    "card.lay": "layout Card(320x160) { sizes 280x160 ... 600x200; view title { .edges == superview inset 37 } }\n",
    "states.lay":
      "layout A(100x100) { view a { .edges == superview }; state gone { a.hidden = true } }\nlayout B(50x50) { view b: Label { .edges == superview } }\n",
    "bad.lay": "layout Card(320x160) { view : }\n",
  ]

  private func data(_ arguments: String...) throws -> JSON {
    let run = layc(["preview", "--worker"] + arguments, files: files)
    #expect(run.status == 0 && run.errors == "")
    return try JSON(Array(run.output.utf8))
  }

  private func isProved(_ data: JSON) -> Bool {
    if case .bool(true)? = data["isProved"] { true } else { false }
  }

  @Test func machineWithoutSocketsIsSaid() {
    let run = layc(["preview", "card.lay"], files: files)
    #expect(run.status == 2)
    #expect(run.errors.contains("there are no sockets here"))
  }

  @Test(arguments: [
    (["-"], "cannot follow the standard input"), (["card.lay", "--port", "0"], "a number from 1 to 65535"),
    (["card.lay", "--port", "65536"], "a number from 1 to 65535"),
    (["card.lay", "--port", "+1"], "a number from 1 to 65535"),
    (["card.lay", "--host", "example.com"], "a numeric address"),
    (["card.lay", "--host", "12"], "a numeric address"),
    (["card.lay", "--allowed-host", "http://a"], "the name of a host"),
    (["card.lay", "--allowed-host", "a b"], "the name of a host"),
  ])
  func invalidOptionsAreRefused(arguments: [String], words: String) {
    let run = layc(["preview"] + arguments, files: files)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func addressesAreThoseOfOptions() throws {
    #expect(try addressValue("localhost") == "127.0.0.1")
    #expect(try addressValue("[::1]") == "::1")
    #expect(try addressValue("0.0.0.0") == "0.0.0.0")
    #expect(try portValue("65535") == 65535)
    #expect(try hostValue("tunnel.example:8080") == "tunnel.example:8080")
  }

  @Test func workerPrintsDataWithProofs() throws {
    let data = try data("card.lay")
    #expect(isProved(data))
    let layout = try #require(data["layouts"]?.array?.first)
    #expect(layout["name"]?.string == "Card")
    #expect(layout["data"]?["map"] != nil)
    #expect(layout["data"]?["layout"]?.string == "Card")
  }

  @Test func eachLayoutHasDataWithItsStates() throws {
    let layouts = try #require(try data("states.lay")["layouts"]?.array)
    #expect(layouts.map { $0["name"]?.string } == ["A", "B"])
    #expect(layouts.map { $0["data"]?["variants"]?.array?.count } == [2, 1])
    #expect(try data("states.lay", "--layout", "B")["layouts"]?.array?.count == 1)
  }

  @Test func fileWithErrorsHasNoData() {
    let run = layc(["preview", "--worker", "bad.lay"], files: files)
    #expect(run.status == 1 && run.output == "")
    #expect(layc(["preview", "--worker", "none.lay"], files: files).output == "")
  }

  @Test func framesComeWithoutProofs() {
    let output = Collector()
    let machine = Machine(
      input: { .success([]) }, output: output.sink(false), errors: output.sink(false), files: .memory(files),
      variable: { _ in nil }, seconds: { 0 })
    let session = Session(machine: machine, settings: Settings(), command: .named(.preview))
    let file = PreviewedFile("card.lay", session)
    #expect(file.problems == "")
    let data = file.data(at: shownSize("500x170"))
    #expect(!isProved(data))
    let variant = data["layouts"]?.array?.first?["data"]?["variants"]?.array?.first
    // The design size, the shown one, and the ends of the range.
    #expect(variant?["samples"]?.array?.count == 4)
    #expect(file.place(of: "Card/title", in: "Card") == "card.lay:1:56")
    #expect(file.place(of: "Card/none", in: "Card") == nil)
    #expect(PreviewedFile("none.lay", session).problems == "no such file or directory: 'none.lay'")
    #expect(PreviewedFile("none.lay", session).isMissing)
    #expect(PreviewedFile("bad.lay", session).problems.contains("bad.lay:1:"))
  }

  @Test(arguments: ["", "x", "1", "1x", "-1x5", "1x5x6", "1e9x5", "99999999x1", "1/2x5", " 1x5"])
  func otherSizesThanThoseOfScreensAreIgnored(text: String) { #expect(shownSize(text) == nil) }
}
