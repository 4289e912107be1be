import Foundation
import LayPlatform
import Testing

@testable import LayTool

/// `--watch` of `layc check` and `layc eval`.
@Suite struct WatchTests {
  private let fine = "layout A(9x9) {\n  sizes 9x9\n}\n"
  private let wrong = "layout A(9x9) {\n  sizes 9x9\n  titel.top == 8\n}\n"

  /// Files that change, step by step, each time that they are watched; nil in a step removes a file.
  private func changing(_ texts: [String: String], _ steps: [[String: String?]], _ places: Box<[[String]]> = Box([]))
    -> Files
  {
    let box = FileBox(texts)
    var files = box.files
    var rest = steps[...]
    files.watch = { directories, isDone in
      #expect(!isDone(), "nothing has changed yet")
      places.value.append(directories)
      guard let step = rest.popFirst() else { return false }
      for (path, text) in step { box.contents[path] = text }
      #expect(isDone(), "a change is not seen")
      return true
    }
    return files
  }

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  @Test func aChangeRunsTheCommandAgain() {
    let run = layc(["check", "--watch", "a.lay"], on: changing(["a.lay": fine], [["a.lay": wrong], ["a.lay": fine]]))
    #expect(run.status == 0)
    #expect(run.output.components(separatedBy: "a.lay:3:3: error: no view named 'titel'").count == 2)
    #expect(run.errors.components(separatedBy: "proved A: consistent and unambiguous at 9x9").count == 3)
    #expect(run.errors.components(separatedBy: "watching for changes; interrupt to end\n").count == 4)
  }

  @Test func importsAndNewFilesOfADirectoryAreSeen() {
    let places = Box<[[String]]>([])
    let files = changing(
      ["d/a.lay": "import \"../e/s.lay\"\n" + fine],
      [["e/s.lay": "let k = 1\n"], ["d/b.lay": wrong], ["d/b.lay": nil]],
      places)
    let run = layc(["check", "--watch", "d"], on: files)
    #expect(run.status == 0)
    #expect(run.output.contains("d/a.lay:1:8: error: "))
    #expect(run.output.components(separatedBy: "d/b.lay:3:3: error: ").count == 2)
    #expect(places.value.allSatisfy { $0.contains("d") } && places.value.count == 4)
  }

  @Test func aChangeOfAStringCatalogRunsTheCommandAgain() {
    let text =
      "layout A(9x90) {\n  sizes 9x90\n  view a: Label { text = \"Next\"; .edges(top, leading) == superview }\n}\n"
    func catalog(_ languages: String) -> String {
      "{\"sourceLanguage\": \"en\", \"strings\": {\"Next\": {\"localizations\": {\(languages)}}, \"B\": {\"localizations\": {\(german)}}}}"
    }
    let german = "\"de\": {\"stringUnit\": {\"value\": \"Weiter\"}}"
    let files = changing(
      ["a.lay": text, "t/A.xcstrings": catalog(""), "layc.json": "{\"strings\": [\"t\"]}"],
      [["t/A.xcstrings": catalog(german)], ["t/A.xcstrings": catalog("")]])
    let run = layc(["check", "--watch", "a.lay"], on: files)
    #expect(run.output.components(separatedBy: "'Next' has no translation in de [L0917]").count == 3)
    #expect(run.errors.components(separatedBy: "watching for changes; interrupt to end\n").count == 4)
  }

  @Test func aFileThatIsGoneOrALayoutThatIsNotThereYetEndsNothing() {
    let other = fine.replacingOccurrences(of: "layout A", with: "layout B")
    let run = layc(
      ["eval", "--watch", "a.lay", "--layout", "B"], on: changing(["a.lay": fine], [["a.lay": nil], ["a.lay": other]]))
    #expect(run.status == 0)
    #expect(run.errors.contains("no layout named 'B'"))
    #expect(run.errors.contains("no such file or directory: 'a.lay'"))
    #expect(run.output.contains("# a.lay: B at 9x9"))
  }

  @Test func aFileThatBecomesAPipeIsNotWaitedFor() {
    let isPipe = Box(false)
    let regular = FileBox(["a.lay": fine]).files
    var files = regular
    files.kind = { isPipe.value ? .other : regular.kind($0) }
    files.read = { path in
      #expect(!isPipe.value, "whoever opens a pipe waits until somebody writes to it")
      return regular.read(path)
    }
    files.watch = { _, isDone in
      isPipe.value.toggle()
      #expect(isDone())
      return isPipe.value
    }
    let run = layc(["check", "--watch", "a.lay"], on: files)
    #expect(run.errors.contains("cannot read 'a.lay': a pipe or a device cannot be watched"))
    #expect(run.errors.components(separatedBy: "proved A: consistent and unambiguous at 9x9").count == 2)
  }

  @Test func aTerminalIsClearedBeforeEachRun() {
    let run = layc(["check", "--watch", "a.lay"], on: changing(["a.lay": wrong], [["a.lay": fine]]), isTerminal: true)
    #expect(run.output.components(separatedBy: "\u{1B}[H\u{1B}[2J").count == 3)
  }

  @Test func theStandardInputCannotBeWatched() {
    let run = layc(["check", "--watch", "-"], input: fine)
    #expect(run.status == 2)
    #expect(run.errors.contains("'--watch' cannot watch the standard input"))
  }

  @Test func theSystemTellsOfFilesThatAreWrittenAndReplaced() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layc-watch-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = Files.real
    for isReplaced in [false, true] {
      let text = "written \(isReplaced)"
      let thread = Thread {
        Thread.sleep(forTimeInterval: 0.05)
        try? text.write(toFile: folder + "/a.lay", atomically: isReplaced, encoding: .utf8)
      }
      thread.start()
      let start = Date()
      #expect(
        files.watch([folder, folder + "/nowhere"]) { files.read(folder + "/a.lay") == .success(Array(text.utf8)) })
      // Looking by itself takes two seconds.
      #expect(Date().timeIntervalSince(start) < 1.9)
    }
  }
}
