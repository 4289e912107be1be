import LayCompiler
import LayJSON
import LayPlatform
import layc
import Testing

@testable import LayLanguageServer

/// Snapshots that a worker keeps while texts change, and requests that answer from them.
@Suite struct KeptSnapshotTests {
  /// The reads of files on disk. Each document imports one that is not open, so its compilation reads some.
  private final class Disk {
    var files: [String: String] = [:]
    var reads = 0
  }

  private struct Worker {
    let disk = Disk()
    var session: Session
    private(set) var documents: [String] = []
    private var version = 0

    init(watches: Bool = true, resolve: @escaping (String) -> String = { $0 }) {
      session = Session(read: { [disk] path in
        disk.reads += 1
        return disk.files[path].map { .text(Array($0.utf8)) } ?? .missing
      })
      session.tools = Files.real.tools
      session.tools.resolve = resolve
      let client = "{\"workspace\": {\"didChangeWatchedFiles\": {\"dynamicRegistration\": \(watches)}}}"
      tell("layc/configure", .object([("capabilities", JSON(client))]))
    }

    mutating func tell(_ method: String, _ params: JSON) {
      let answers = session.take(Message.notification(method, params).bytes)
      #expect(answers.isEmpty)
    }

    /// Opens or changes a document; its import `<name>.disk.lay` is on disk.
    mutating func write(_ name: String, _ text: String) {
      version += 1
      disk.files["/app/\(name).disk.lay"] = ""
      if !documents.contains(name) { documents.append(name) }
      tell(
        "layc/text",
        .object([
          ("uri", .string(KeptSnapshotTests.uri(name))), ("version", .integer(version)),
          ("text", .string("import \"\(name).disk.lay\"\n\(text)\n")),
        ]))
    }

    mutating func close(_ name: String) {
      documents.removeAll { $0 == name }
      tell("layc/close", .object([("uri", .string(KeptSnapshotTests.uri(name)))]))
    }

    mutating func ask(_ method: String, _ name: String, _ more: (String, JSON)...) -> JSON? {
      let document = ("textDocument", JSON.object([("uri", .string(KeptSnapshotTests.uri(name)))]))
      let place = ("position", JSON.object([("line", .integer(0)), ("character", .integer(0))]))
      let answer = session.take(Message.request(.number(1), method, .object([document, place] + more)).bytes)
      return answer.first.flatMap { try? JSON($0) }?["result"]
    }

    /// Returns the documents that a request for each of them compiles.
    mutating func compiled() -> [String] {
      documents.filter { name in
        let before = disk.reads
        _ = ask("textDocument/hover", name)
        return disk.reads > before
      }
    }
  }

  private static func uri(_ name: String) -> String { "file:///app/\(name).lay" }

  /// A worker with four compiled documents, three of which import each other.
  private func worker(watches: Bool = true, resolve: @escaping (String) -> String = { $0 }) -> Worker {
    var worker = Worker(watches: watches, resolve: resolve)
    worker.write("Card", "component Card { }")
    worker.write("Main", "import \"Card.lay\"\ncomponent Main: Card { }")
    worker.write("Far", "import \"Main.lay\"\ncomponent Far: Main { }")
    worker.write("Other", "component Other { }")
    #expect(worker.compiled() == ["Card", "Main", "Far", "Other"])
    #expect(worker.compiled() == [])
    return worker
  }

  @Test(arguments: [
    ("Card", ["Card", "Main", "Far"]), ("Main", ["Main", "Far"]), ("Far", ["Far"]), ("Other", ["Other"]),
  ])
  func aKeystrokeDropsTheSnapshotsOfDependants(name: String, compiled: [String]) {
    var worker = worker()
    worker.write(name, "component Changed { }")
    #expect(worker.compiled() == compiled)
    #expect(worker.compiled() == [])
  }

  @Test func aFileThatOpensOrClosesIsReadByItsImporters() {
    var worker = worker()
    worker.write("Late", "import \"New.lay\"\ncomponent Late: New { }")
    worker.write("Beside", "component Beside { }")
    #expect(worker.compiled() == ["Late", "Beside"])
    worker.write("New", "component New { }")
    #expect(worker.compiled() == ["Late", "New"])
    worker.close("New")
    #expect(worker.compiled() == ["Late"])
    worker.close("Card")
    #expect(worker.compiled() == ["Main", "Far"])
    worker.tell("layc/forget", .null)
    #expect(worker.compiled() == ["Main", "Far", "Other", "Late", "Beside"])
  }

  @Test func aFileIsTheSameByEveryPath() {
    var worker = worker(resolve: { $0 == "/link/Card.lay" ? "/app/Card.lay" : $0 })
    worker.write("Linked", "import \"../link/Card.lay\"\ncomponent Linked: Card { }")
    #expect(worker.compiled() == ["Linked"])
    worker.write("Card", "component Card { view a }")
    #expect(worker.compiled() == ["Card", "Main", "Far", "Linked"])
  }

  /// Without reports about files on disk, an import may have changed at any time.
  @Test func aClientThatWatchesNoFilesHasImportsReadAgain() {
    var worker = worker(watches: false)
    worker.write("Other", "component Changed { }")
    #expect(worker.compiled() == ["Card", "Main", "Far", "Other"])
  }

  private static let layout = "metric gap = 8\nlayout A(300x200) { view a { .leading == superview.leading + gap } }"

  @Test func framesAndReasonsAreThoseOfTheSnapshot() {
    var worker = worker()
    worker.write("A", KeptSnapshotTests.layout)
    func count(_ result: JSON?) -> Int? { result?["layouts"]?.array?.count }
    let before = worker.disk.reads
    #expect(count(worker.ask("layc/frames", "A")) == 1)
    #expect(worker.disk.reads == before + 1)
    #expect(worker.compiled() == [])
    #expect(count(worker.ask("layc/frames", "A", ("size", .string("400x400")))) == 1)
    #expect(count(worker.ask("layc/why", "A", ("path", .string("a.leading")))) == 1)
    #expect(worker.disk.reads == before + 1)
    // A request that sets numbers compiles the text again.
    #expect(count(worker.ask("layc/frames", "A", ("set", .object([("gap", .integer(9))])))) == 1)
    #expect(worker.disk.reads == before + 2)
    #expect(worker.compiled() == [])
  }

  @Test func formerFramesAreThoseOfTheSnapshotWithoutErrors() {
    var worker = worker()
    worker.write("A", KeptSnapshotTests.layout)
    #expect(worker.compiled() == ["A"])
    worker.write("A", KeptSnapshotTests.layout + " }")
    let before = worker.disk.reads
    let stale = worker.ask("layc/frames", "A")
    #expect(stale?["isStale"]?.bool == true && stale?["layouts"]?.array?.count == 1)
    #expect(worker.disk.reads == before + 1)
  }
}
