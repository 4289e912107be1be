import LayCompiler
import LayDiagnostics
import Testing

@testable import LayIDE

/// What holds of completion at the names of every sample.
@Suite struct CompletionPropertyTests {
  /// Of how many names that are looked at, at least this share is offered where the file ends before them.
  private static let recall = 0.8
  /// How many names of a sample are looked at.
  private static let names = 8

  /// Uses of names, spread over the sample.
  private func uses(of snapshot: Snapshot) -> [SourceRange] {
    let all = snapshot.names.entries(of: snapshot.file.id).filter {
      $0.place != $0.declaration && !$0.declaration.isEmpty
    }
    .map { $0.place }
    let step = max(1, all.count / CompletionPropertyTests.names)
    return all.enumerated().filter { $0.offset % step == step / 2 }.map { $0.element }
  }

  @Test(arguments: SampleFile.all) func namesAreOfferedWhereTheFileEndsBeforeThem(sample: SampleFile) {
    let snapshot = sample.snapshot()
    let uses = uses(of: snapshot)
    let missed = uses.filter { use in
      let items = sample.snapshot(Array(sample.bytes[..<use.start])).completions(at: use.start).items
      let name = snapshot.text(at: use)
      return !items.contains { $0.label == name || $0.label == "[\(name)]" }
    }
    let found = Double(uses.count - missed.count)
    #expect(
      found >= CompletionPropertyTests.recall * Double(uses.count),
      "\(sample.name) misses \(missed.map { snapshot.spelled($0) })")
  }
}
