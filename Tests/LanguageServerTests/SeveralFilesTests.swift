import LayCompiler
import LayJSON
import Testing

@testable import LayLanguageServer

private let card = "file:///app/Card.lay"
private let main = "file:///app/Main.lay"
private let texts = [
  "/app/Card.lay": "metric gap = 8\ncomponent Card { view inner; inner.width == gap }\n",
  "/app/Main.lay": "import \"Card.lay\"\nlayout Main(99x99) { view a: Card; a.width == gap }\n",
  "/app/more/Far.lay": "import \"../Main.lay\"\nimport \"../Card.lay\"\ncomponent Far: Card { .width == gap }\n",
  "/app/Other.lay": "metric gap = 9\ncomponent Card { }\n",
]

/// Names that several files say, from one of which somebody asks.
@Suite struct SeveralFilesTests {
  /// An editor that has `open` open and the folder `/app`, or none.
  private func editor(
    _ open: [String], folders: [String] = ["file:///app"], disk: [String: String] = texts,
    resolve: @escaping (String) -> String = { $0 }
  ) -> Harness {
    let tools = WorkerTools(
      find: { folders, most in
        let found = disk.keys.filter { path in folders.contains { path.hasPrefix($0 + "/") } }
        return found.count > most ? nil : found.sorted()
      }, resolve: resolve)
    var editor = Harness(disk: disk, tools: tools)
    editor.initialize(folders: folders)
    for uri in open { editor.open(uri, disk[String(uri.dropFirst(7))] ?? "") }
    return editor
  }

  /// `Card.lay 0:7`, sorted.
  private func places(_ answer: JSON?) -> [String] {
    guard let answer else { return ["no answer"] }
    if let message = answer[path: "error", "message"]?.string { return [message] }
    var found: [String] = []
    func note(_ uri: String, _ place: JSON) {
      let start = place[path: "range", "start"]
      found.append(
        "\(uri.split(separator: "/").last ?? "") \(start?["line"]?.integer ?? -1):\(start?["character"]?.integer ?? -1)"
      )
    }
    for place in answer["result"]?.array ?? [] { note(place["uri"]?.string ?? "", place) }
    if case .object(let files)? = answer[path: "result", "changes"] {
      for (uri, edits) in files { for edit in edits.array ?? [] { note(uri, edit) } }
    }
    return found.sorted()
  }

  private static let all = ["Card.lay 0:7", "Card.lay 1:44", "Far.lay 2:32", "Main.lay 1:46"]

  @Test(arguments: [[card], [main], [card, main], [main, card, "file:///app/more/Far.lay"]])
  func aNameIsFoundInAllFilesOfTheFoldersWhicheverAreOpen(open: [String]) {
    var editor = editor(open)
    for (uri, place) in [(card, Position(line: 0, character: 8)), (main, Position(line: 1, character: 47))]
    where open.contains(uri) {
      let found = editor.ask("textDocument/references", at(uri, place.line, place.character))
      #expect(places(found) == SeveralFilesTests.all)
      let edits = editor.ask(
        "textDocument/rename", at(uri, place.line, place.character, ("newName", .string("space"))))
      #expect(places(edits) == SeveralFilesTests.all)
    }
  }

  @Test func withoutFoldersOpenFilesAndWhatTheyImportAreLookedThrough() {
    let near = SeveralFilesTests.all.filter { !$0.hasPrefix("Far") }
    var both = editor([card, main], folders: [])
    #expect(places(both.ask("textDocument/references", at(card, 0, 8))) == near)
    var importer = editor([main], folders: [])
    #expect(places(importer.ask("textDocument/references", at(main, 1, 47))) == near)
    var alone = editor([card], folders: [])
    #expect(places(alone.ask("textDocument/references", at(card, 0, 8))) == near.filter { $0.hasPrefix("Card") })
  }

  @Test func foldersComeAndGo() {
    var editor = editor([card], folders: [])
    let folder = #"[{"uri": "file:///app", "name": "app"}]"#
    for (added, removed, count) in [(folder, "[]", 4), (folder, "[]", 4), ("[]", folder, 2)] {
      let event = JSON("{\"event\": {\"added\": \(added), \"removed\": \(removed)}}")
      editor.notify("workspace/didChangeWorkspaceFolders", event)
      #expect(places(editor.ask("textDocument/references", at(card, 0, 8))).count == count)
    }
  }

  @Test func unsavedTextsCountAndClosedOnesAreReadAgain() {
    var editor = editor([card, main])
    editor.change(main, version: 2, replacing(nil, with: "metric other = 1\n"))
    #expect(
      places(editor.ask("textDocument/references", at(card, 0, 8))) == [
        "Card.lay 0:7", "Card.lay 1:44", "Far.lay 2:32",
      ])
    editor.write("/app/more/Far.lay", "metric far = 1\n")
    #expect(places(editor.ask("textDocument/references", at(card, 0, 8))) == ["Card.lay 0:7", "Card.lay 1:44"])
  }

  @Test(arguments: [
    (
      0, 8, "a",
      ["'a' would not do: it is already declared on line 2 of 'Main.lay', and only a view may hide another view"]
    ),
    (0, 8, "gap", SeveralFilesTests.all),
    (1, 11, "Far", ["'Far' would not do in 'Far.lay': two files declare 'Far'"]),
  ]) func aNameThatIsTakenInAClosedFileIsRefused(line: Int, character: Int, name: String, answer: [String]) {
    var editor = editor([card])
    let found = places(editor.ask("textDocument/rename", at(card, line, character, ("newName", .string(name)))))
    #expect(found == answer, "\(found)")
  }

  @Test func anImporterThatDoesNotCompileIsRenamedWhereItIsUnderstood() {
    var disk = texts
    disk["/app/Main.lay"]? += "layout Broken(9x9) { view b: Card { .width = = gap }; nobody.width == gap }\n"
    var editor = editor([card], disk: disk)
    let found = places(editor.ask("textDocument/rename", at(card, 1, 11, ("newName", .string("Tile")))))
    #expect(found == ["Card.lay 1:10", "Far.lay 2:15", "Main.lay 1:29", "Main.lay 2:29"])
  }

  @Test func filesThatImportEachOtherEnd() {
    var disk = texts
    disk["/app/Card.lay"] = "import \"Main.lay\"\n" + (texts["/app/Card.lay"] ?? "")
    var editor = editor([card], disk: disk)
    let found = places(editor.ask("textDocument/references", at(card, 1, 8)))
    #expect(found == ["Card.lay 1:7", "Card.lay 2:44", "Far.lay 2:32", "Main.lay 1:46"])
  }

  @Test func aFileWithTwoPathsIsChangedOnce() {
    var disk = texts
    disk["/app/Link.lay"] = texts["/app/Main.lay"]
    var editor = editor([card, main], disk: disk, resolve: { $0 == "/app/Link.lay" ? "/app/Main.lay" : $0 })
    let found = places(editor.ask("textDocument/rename", at(card, 0, 8, ("newName", .string("space")))))
    #expect(found == SeveralFilesTests.all)
  }

  /// Files of which one imports the other by a link that leads to it.
  private static let linked = texts.merging([
    "/app/Link.lay": texts["/app/Card.lay"] ?? "",
    "/app/Main.lay": (texts["/app/Main.lay"] ?? "").replacing("Card.lay", with: "Link.lay"),
  ]) { $1 }
  private static func resolve(_ path: String) -> String { path == "/app/Link.lay" ? "/app/Card.lay" : path }

  @Test(arguments: [[card], [main], [card, main], [main, card, "file:///app/more/Far.lay"]], [true, false])
  func aNameIsFoundWhereAnImportLeadsByALink(open: [String], hasFolders: Bool) {
    var editor = editor(
      open, folders: hasFolders ? ["file:///app"] : [], disk: SeveralFilesTests.linked,
      resolve: SeveralFilesTests.resolve)
    for (uri, place) in [(card, Position(line: 0, character: 8)), (main, Position(line: 1, character: 47))]
    where open.contains(uri) {
      let found = places(editor.ask("textDocument/references", at(uri, place.line, place.character)))
        .map { $0.replacing("Link", with: "Card") }.sorted()
      let edits = places(
        editor.ask("textDocument/rename", at(uri, place.line, place.character, ("newName", .string("space")))))
      let isFar = hasFolders || open.count == 3
      let isMain = hasFolders || open.contains(main)
      let expected = SeveralFilesTests.all.filter {
        (isFar || !$0.hasPrefix("Far")) && (isMain || !$0.hasPrefix("Main"))
      }
      #expect(found == expected)
      // One file is one document, whatever leads to it.
      #expect(Set(edits.filter { $0.hasPrefix("Card") || $0.hasPrefix("Link") }.map { $0.prefix(4) }).count == 1)
      #expect(edits.map { $0.replacing("Link", with: "Card") }.sorted() == expected)
    }
  }

  @Test(arguments: [card, "file:///app/Link.lay"]) func aLinkLeadsToTheTextOfTheEditor(uri: String) {
    var editor = editor([main, uri], disk: SeveralFilesTests.linked, resolve: SeveralFilesTests.resolve)
    _ = editor.published()
    editor.change(uri, version: 2, replacing(nil, with: "metric gap = 8\n"))
    #expect(editor.published() == ["2: ", "1: L0207"])
    let target = editor.ask("textDocument/definition", at(main, 1, 47))?[path: "result", "uri"]
    #expect(target?.string == uri)
    editor.notify("textDocument/didClose", of(uri))
    #expect(editor.published().last == "1: ")
  }

  /// An import finds the one that it names.
  @Test func aFileThatIsOpenUnderTwoPathsIsTwoDocuments() {
    let link = "file:///app/Link.lay"
    var editor = editor([main, card, link], disk: SeveralFilesTests.linked, resolve: SeveralFilesTests.resolve)
    let text = "metric other = 1\n" + (texts["/app/Card.lay"] ?? "")
    editor.change(link, version: 2, replacing(nil, with: text))
    let ofLink = ["Link.lay 1:7", "Link.lay 2:44", "Main.lay 1:46"]
    let ofCard = ["Card.lay 0:7", "Card.lay 1:44", "Far.lay 2:32"]
    for (uri, line, character, expected) in [(link, 1, 8, ofLink), (main, 1, 47, ofLink), (card, 0, 8, ofCard)] {
      #expect(places(editor.ask("textDocument/references", at(uri, line, character))) == expected)
      let edits = editor.ask("textDocument/rename", at(uri, line, character, ("newName", .string("space"))))
      #expect(places(edits) == expected)
    }
    editor.notify("textDocument/didClose", of(card))
    let all = ["Far.lay 2:32"] + ofLink
    #expect(places(editor.ask("textDocument/references", at(link, 1, 8))) == all)
  }

  /// `C%61rd` comes before `Card`, so that others see its text.
  @Test func aPathThatIsOpenTwiceIsRenamedInTheDocumentThatOthersSee() {
    let first = "file:///app/C%61rd.lay"
    var editor = editor([card])
    editor.open(first, "metric before = 1\nmetric gap = 2\n")
    let edits = editor.ask("textDocument/rename", at(card, 0, 8, ("newName", .string("space"))))
    #expect(places(edits) == ["who uses this name is not known: \(Session.openTwice)"])
    #expect(places(editor.ask("textDocument/references", at(card, 0, 8))).count == 2)
    let found = places(editor.ask("textDocument/references", at(first, 1, 8)))
    #expect(found == ["C%61rd.lay 1:7", "Far.lay 2:32", "Main.lay 1:46"])
  }

  @Test func aLinkLeadsToWhatSomebodyElseWrites() {
    var editor = editor([main], disk: SeveralFilesTests.linked, resolve: SeveralFilesTests.resolve)
    _ = editor.published()
    editor.write("/app/Card.lay", "metric gap = 8\n")
    #expect(editor.published().last == "1: ")
    editor.write("/app/Link.lay", "metric gap = 8\n")
    #expect(editor.published().last == "1: L0207")
  }

  @Test func tooManyFilesAreNotLookedThrough() {
    for (count, isTooMany) in [(Session.mostFiles, false), (Session.mostFiles + 1, true)] {
      var disk = texts
      for number in 0..<count - texts.count { disk["/app/More\(number).lay"] = "" }
      var editor = editor([card], disk: disk)
      let edits = places(editor.ask("textDocument/rename", at(card, 0, 8, ("newName", .string("space")))))
      let refusal = "who uses this name is not known: \(Session.tooManyFiles)"
      #expect(edits == (isTooMany ? [refusal] : SeveralFilesTests.all))
      let found = places(editor.ask("textDocument/references", at(card, 0, 8)))
      #expect(found.count == (isTooMany ? 2 : 4))
    }
  }

  @Test func thatFilesWereNotLookedThroughIsInTheLog() {
    final class Log { var messages: [[UInt8]] = [] }
    let log = Log()
    var session = Session(read: { _ in .missing }, tell: { log.messages.append($0) })
    session.tools = WorkerTools(find: { _, _ in nil })
    let text = JSON.object([
      ("uri", .string(card)), ("version", .integer(1)), ("text", .string(texts["/app/Card.lay"] ?? "")),
    ])
    _ = session.take(Message.notification("layc/text", text).bytes)
    let answers = session.take(Message.request(.number(1), "textDocument/references", at(card, 0, 8)).bytes)
    #expect(answers.first.flatMap { try? JSON($0) }.map { places($0).count } == 2)
    let said = log.messages.compactMap { (try? JSON($0))?[path: "params", "message"]?.string }
    #expect(said == ["not all references may be known: \(Session.tooManyFiles)"])
  }

  @Test func tooMuchTextIsNotLookedThrough() {
    var disk = texts
    let own = texts.values.reduce(0) { $0 + $1.utf8.count }
    // What is open is not read.
    let room = Session.mostText - own + (texts["/app/Card.lay"]?.utf8.count ?? 0)
    for (count, isTooMuch) in [(room, false), (room + 1, true)] {
      disk["/app/More.lay"] = "//" + String(repeating: "n", count: count - 2)
      var editor = editor([card], disk: disk)
      let edits = places(editor.ask("textDocument/rename", at(card, 0, 8, ("newName", .string("space")))))
      #expect((edits == SeveralFilesTests.all) == !isTooMuch)
    }
  }

  @Test func whatALayoutHoldsIsRenamedHoweverManyFilesThereAre() {
    var disk = texts
    for number in 0...Session.mostFiles { disk["/app/More\(number).lay"] = "" }
    var editor = editor([main], disk: disk)
    let found = places(editor.ask("textDocument/rename", at(main, 1, 26, ("newName", .string("card")))))
    #expect(found == ["Main.lay 1:26", "Main.lay 1:35"])
  }
}
