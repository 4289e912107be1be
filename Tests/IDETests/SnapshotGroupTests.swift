import LayCompiler
import LayDiagnostics
import Testing

@testable import LayIDE

/// A file that others import.
private let card = Marked(
  """
  metric gap⟨1⟩ = 8
  component Card⟨2⟩(side⟨3⟩: Length = 4) { view inner⟨4⟩; inner.width == side }
  component Spare { view part; part.width == gap⟨5⟩ }
  layout Shown(9x9) { view own⟨6⟩; own.width == gap }

  """)
private let main = Marked(
  """
  import "Card.lay"
  layout Main(99x99) {
    view head⟨1⟩
    view a: Card⟨2⟩(side⟨3⟩: gap⟨4⟩)
    a.inner⟨5⟩.height == head.height
  }

  """)
/// Imports both, and has a name of its own.
private let last = Marked("import \"Main.lay\"\nimport \"Card.lay\"\nmetric taken = 2 * gap\n")

/// Files that import each other, each asked about in the company of the others.
@Suite struct SnapshotGroupTests {
  private static let texts = ["Card.lay": card, "Main.lay": main, "Last.lay": last]

  private static func snapshot(_ path: String) -> Snapshot {
    Snapshot(path: path, bytes: texts[path]?.bytes ?? []) { texts[$0].map { .text($0.bytes) } ?? .missing }
  }

  private static func group(_ path: String) -> SnapshotGroup {
    SnapshotGroup(snapshot(path), texts.keys.filter { $0 != path }.sorted().map { snapshot($0) })
  }

  /// `Card.lay:1:8`, in the order of files and places.
  private func spelled(_ places: [SnapshotGroup.Place]) -> [String] {
    places.map { place in
      let position = place.file.lines.position(of: place.range.start)
      return "\(place.file.path):\(position.line):\(position.column)"
    }
  }

  private func renamed(_ path: String, _ offset: Int, _ name: String) -> [String] {
    do throws(RenameProblem) {
      let edits = try SnapshotGroupTests.group(path).rename(at: offset, to: name)
      return spelled(edits.map { SnapshotGroup.Place(file: $0.file, range: $0.edit.range) })
    } catch {
      return [error.message]
    }
  }

  @Test(arguments: [
    (1, 4, ["Card.lay:1:8", "Card.lay:3:44", "Card.lay:4:44", "Last.lay:3:20", "Main.lay:4:22"]),
    (2, 2, ["Card.lay:2:11", "Main.lay:4:11"]), (3, 3, ["Card.lay:2:16", "Card.lay:2:63", "Main.lay:4:16"]),
    (4, 5, ["Card.lay:2:41", "Card.lay:2:48", "Main.lay:5:5"]),
  ]) func aNameIsFoundInAllFilesFromEachOfThem(inCard: Int, inMain: Int, places: [String]) {
    for (path, offset) in [("Card.lay", card.offsets[inCard - 1]), ("Main.lay", main.offsets[inMain - 1])] {
      let found = spelled(SnapshotGroupTests.group(path).references(at: offset, includingDeclaration: true))
      #expect(found.sorted() == places)
      #expect(found.first?.hasPrefix(path) == true)
      #expect(renamed(path, offset, "fresh").sorted() == places)
    }
  }

  @Test(arguments: [
    (
      1, "head",
      "'head' would not do: it is already declared on line 3 of 'Main.lay', and only a view may hide another view"
    ),
    (1, "taken", "'taken' would not do in 'Last.lay': two files declare 'taken'"),
    (2, "Spare", "'Spare' would not do: it is already declared on line 3"),
  ]) func aNameThatWillNotDoInOneOfTheFilesIsRefused(number: Int, name: String, why: String) {
    let found = renamed("Card.lay", card.offsets[number - 1], name)
    #expect(found == [why], "\(found)")
  }

  @Test func whatALayoutHoldsIsItsOwn() {
    let group = SnapshotGroupTests.group("Card.lay")
    let shared = card.offsets.map { group.declaringFiles(at: $0).map { "\($0.path) \($0.isShared)" } }
    #expect(shared == ["true", "true", "true", "true", "true", "false"].map { ["Card.lay \($0)"] })
  }
}
