import LayDiagnostics
import Testing

@testable import LayCompiler

struct ImportTests {
  @Test func anImportBringsWhatTheFileDeclaresAndNotWhatItImports() {
    let files = [
      "lib/Shared.lay": "import \"../Base.lay\"\nmetric gap = 8\ncomponent Card { view a: Label { font = base } }",
      "Base.lay": "metric base = 4",
    ]
    check(
      "import \"lib/Shared.lay\"\nlayout S(10x10) { view c: Card; view l: Label { font = gap } }", files: files)
    check(
      "import \"lib/Shared.lay\"\nlayout S(10x10) { view l: Label { font = 1️⃣base } }",
      reports: [Expected(.unknownName, "no view or value named 'base' in 'S'")], files: files)
  }

  @Test func aFileIsFoundByItsNameWithoutExtension() throws {
    let text = "import \"Shared\"\nlayout S(10x10) { view l: Label { font = gap } }"
    let files = ["Shared.lay": "metric gap = 8"]
    let found = compile(path: "Main.lay", bytes: Array(text.utf8)) { path in
      files[path].map { .text(Array($0.utf8)) } ?? .missing
    }.diagnostics
    #expect(found.map(\.message) == ["there is no file 'Shared'; did you mean 'Shared.lay'?"])
    let fixIt = try #require(found.first?.fixIt)
    let fixed = String(decoding: applying(fixIt.edits, to: Array(text.utf8)), as: UTF8.self)
    #expect(fixIt.safety == .automatic && fixed.hasPrefix("import \"Shared.lay\"\n"))
  }

  @Test func whatCannotBeImportedIsReported() {
    check(
      "import 1️⃣\"Missing.lay\"", reports: [Expected(.fileNotFound, "there is no file 'Missing.lay'")])
    check(
      "import \"A.lay\"\nimport 1️⃣\"./A.lay\"",
      reports: [Expected(.importedTwice, "'A.lay' is imported already")], files: ["A.lay": ""])
    check(
      "import 1️⃣\"Main.lay\"",
      reports: [Expected(.importCycle, "'Main.lay' imports itself")])
    check(
      "import 1️⃣\"A.lay\"\nmetric gap = 4\ncomponent Card { }",
      reports: [Expected(.importedNameClash, "two files declare 'gap'")],
      files: ["A.lay": "metric gap = 5"])
    check(
      "import \"A.lay\"\nimport 1️⃣\"B.lay\"",
      reports: [Expected(.importedNameClash, "two files declare 'Card'")],
      files: ["A.lay": "component Card { }", "B.lay": "component Card { }"])
  }

  @Test func filesWhoseNamesOnlyLookTheSameAreTwo() {
    // `é` as one letter, and as `e` with an accent; and an accent behind a slash.
    let texts = [("\u{E9}.lay", "metric a = 1"), ("e\u{301}.lay", "metric b = 2"), ("d/\u{301}.lay", "metric c = 3")]
    let main = "import \"\u{E9}.lay\"\nimport \"e\u{301}.lay\"\nimport \"./d/../d/\u{301}.lay\"\nmetric d = a + b + c"
    let compilation = compile(path: "Main.lay", bytes: Array(main.utf8)) { path in
      texts.first { $0.0.utf8.elementsEqual(path.utf8) }.map { Array($0.1.utf8) }
    }
    #expect(compilation.diagnostics.map(\.message) == [])
    #expect(compilation.files.map { Array($0.path.utf8) } == (["Main.lay"] + texts.map(\.0)).map { Array($0.utf8) })
  }

  @Test func whatIsNoReadableFileIsCalledSo() {
    func message(_ text: String, _ file: ImportedFile) -> [String] {
      let compilation = compile(path: "Main.lay", bytes: Array(text.utf8), importing: { _ in file })
      #expect(compilation.diagnostics.allSatisfy { $0.code == .fileNotFound })
      return compilation.diagnostics.map(\.message)
    }
    #expect(message("import \"A\"", .directory) == ["'A' is a directory; an import names one file"])
    #expect(message("import \".\"", .directory) == ["'.' is a directory; an import names one file"])
    #expect(message("import \".\"", .missing) == ["there is no file '.'"])
    #expect(message("import \"../A.lay\"", .noFolder) == ["there is no file '../A.lay'"])
    let words = "the file 'A' cannot be read: permission denied"
    #expect(message("import \"A\"", .unreadable("permission denied")) == [words])
  }

  @Test func aCycleThroughOtherFilesIsReportedWhereItCloses() {
    let compilation = compiled("import \"A.lay\"", files: ["A.lay": "import \"Main.lay\"\nmetric gap = 4"])
    #expect(compilation.diagnostics.map(\.message) == ["files import each other: Main.lay → A.lay → Main.lay"])
    #expect(compilation.diagnostics[0].range.file.rawValue == 1)
  }

  @Test func chainsOfImportsHaveALimit() {
    func files(_ count: Int) -> [String: String] {
      var files: [String: String] = [:]
      for index in 1...count { files["F\(index).lay"] = "import \"F\(index + 1).lay\"" }
      files["F\(count + 1).lay"] = ""
      return files
    }
    let fitting = compiled("import \"F1.lay\"", files: files(Limits.importDepth - 2))
    #expect(fitting.diagnostics.isEmpty)
    let tooLong = compiled("import \"F1.lay\"", files: files(Limits.importDepth - 1))
    #expect(tooLong.diagnostics.map(\.code.id) == ["L0244"])
  }

  @Test func manyFilesHaveALimit() {
    // Each file imports two new ones: only the limit of files ends this.
    let compilation = compile(path: "a", bytes: Array("import \"b1\"".utf8)) { path in
      Array("import \"\(path)1\"\nimport \"\(path)2\"".utf8)
    }
    #expect(compilation.files.count <= Limits.files)
    #expect(compilation.diagnostics.contains { $0.code == .tooManyFiles })
  }
}
