import LayPlatform
import Testing

/// `layc check --fix` on files.
@Suite struct FixCommandTests {
  @Test func aFileThatIsSavedDuringAProofKeepsWhatWasSaved() {
    let box = FileBox(["a.lay": "layout A(9x9) { sizes 9x9 view a { .edges = superview } }"])
    var files = box.files
    var isSaved = false
    files.read = { path in
      let bytes = Array(box.contents[path, default: ""].utf8)
      if !isSaved { box.contents[path]? += "// saved\n" }
      isSaved = true
      return .success(bytes)
    }
    let text = box.contents["a.lay", default: ""] + "// saved\n"
    #expect(layc(["check", "a.lay", "--diff"], files: box.contents).output.contains("\n+"))
    let run = layc(["check", "a.lay", "--fix"], on: files)
    #expect(run.status == 2)
    #expect(run.errors.contains("'a.lay' was changed after layc read it, and was not written [L0907]"), "\(run.errors)")
    #expect(box.contents["a.lay"] == text)
  }

  @Test func repairsHaveTheLineEndsOfTheirFile() {
    for end in ["\n", "\r\n"] {
      let lines = ["layout A(9x9) {", "  sizes 9x9", "  view a {", "    .edges == superview"]
      let box = FileBox(["a.lay": lines.joined(separator: end) + end])
      let diff = layc(["check", "a.lay", "--diff"], files: box.contents).output
      let json = layc(["check", "a.lay", "--format", "json"], files: box.contents).output
      #expect(json.contains("\"replacement\": \"\(end == "\n" ? "\\n" : "\\r\\n")"), "\(json)")
      #expect(layc(["check", "a.lay", "--fix"], on: box.files).status == 0)
      let text = box.contents["a.lay", default: ""]
      let bytes = Array(text.utf8)
      #expect(bytes.count { $0 == 0x0A } > 4)
      #expect(bytes.count { $0 == 0x0D } == (end == "\n" ? 0 : bytes.count { $0 == 0x0A }), "\(text)")
      #expect(diff.utf8.count { $0 == 0x0D } == (end == "\n" ? 0 : diff.utf8.split(separator: 0x0A).count - 3))
    }
  }
}
