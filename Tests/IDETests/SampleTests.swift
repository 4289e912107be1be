import Foundation
import LayCompiler
import LayDiagnostics
import LayParser
import Testing

@testable import LayIDE

/// A sample, as it stands in the project.
struct SampleFile: Sendable, CustomStringConvertible {
  var name: String
  var bytes: [UInt8]

  var description: String { name }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Samples")

  static let all: [SampleFile] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".lay") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appendingPathComponent(name))).map { SampleFile(name: name, bytes: Array($0)) }
    }
  }()

  func snapshot(_ text: [UInt8]? = nil) -> Snapshot {
    Snapshot(path: SampleFile.folder.appendingPathComponent(name).path, bytes: text ?? bytes) { path in
      (try? Data(contentsOf: URL(fileURLWithPath: path))).map { .text(Array($0)) } ?? .missing
    }
  }
}

/// How close the places lie that are asked about: `LAYC_EVERY_OFFSET=1` asks at each.
private let step = ProcessInfo.processInfo.environment["LAYC_EVERY_OFFSET"] == nil ? 29 : 1

/// Every request at offsets of every sample, and what follows for all of them.
@Suite struct SampleTests {
  @Test func thereAreSamples() { #expect(SampleFile.all.count > 15) }

  @Test(arguments: SampleFile.all) func everyRequestAnswersEverywhere(sample: SampleFile) {
    let snapshot = sample.snapshot()
    var solutions = Solutions(spanRows: 2000)
    for offset in stride(from: 0, through: sample.bytes.count, by: step) {
      if let hover = snapshot.hover(at: offset, &solutions) {
        #expect(hover.range.touches(offset) && !hover.text.isEmpty)
      }
      if let found = snapshot.group.definition(at: offset) {
        let all = snapshot.group.references(at: offset, includingDeclaration: true)
        #expect(all.contains { $0.range == found.origin })
      }
      let selections = snapshot.selections(at: offset)
      #expect(zip(selections, selections.dropFirst()).allSatisfy { $0.start >= $1.start && $0.end <= $1.end })
      let (word, _) = snapshot.completions(at: offset)
      #expect(word.touches(offset))
      if let help = snapshot.signatureHelp(at: offset) { #expect((help.active ?? 0) < max(help.parameters.count, 1)) }
      let highlights = snapshot.group.highlights(at: offset)
      #expect(highlights.isEmpty || highlights.contains { $0.range.touches(offset) })
      _ = try? snapshot.group.renamableName(at: offset)
    }
    let hints = snapshot.inlayHints(in: snapshot.everything, at: nil, &solutions)
    #expect(hints.allSatisfy { !$0.text.isEmpty && !$0.tooltip.isEmpty })
    #expect(Set(hints).count == hints.count)
    #expect(snapshot.lenses().allSatisfy { !$0.text.isEmpty })
    let tokens = snapshot.semanticTokens()
    #expect(zip(tokens, tokens.dropFirst()).allSatisfy { $0.range.end <= $1.range.start })
    #expect(snapshot.formatting().isEmpty)
  }

  @Test(arguments: SampleFile.all) func aNameThatIsTakenAwayIsOffered(sample: SampleFile) {
    let snapshot = sample.snapshot()
    let uses = snapshot.names.entries(of: snapshot.file.id).filter {
      $0.place != $0.declaration && !$0.declaration.isEmpty
    }
    for (number, use) in uses.enumerated() where number % step == 0 {
      let name = snapshot.text(at: use.place)
      var bytes = sample.bytes
      bytes.removeSubrange(use.place.start..<use.place.end)
      let items = sample.snapshot(bytes).completions(at: use.place.start).items
      #expect(items.contains { $0.label == name }, "'\(name)' at \(use.place.start) of \(sample.name)")
    }
  }

  /// What is offered is no worse than any name that one would type there.
  @Test(arguments: SampleFile.all) func whatIsOfferedParsesNoWorseThanAName(sample: SampleFile) {
    let snapshot = sample.snapshot()
    for offset in stride(from: 0, through: sample.bytes.count, by: 7 * step) {
      let (word, items) = snapshot.completions(at: offset)
      guard !items.isEmpty else { continue }
      let plain = problems(sample.bytes, word, "x")
      for item in [items[offset % items.count], items[(offset / 3) % items.count]] {
        let text = filledIn(item.snippet ?? item.label)
        let found = problems(sample.bytes, word, text)
        #expect(found <= plain, "'\(text)' at \(offset) of \(sample.name)")
      }
    }
  }

  private func problems(_ bytes: [UInt8], _ range: SourceRange, _ text: String) -> Int {
    var bytes = bytes
    bytes.replaceSubrange(range.start..<range.end, with: text.utf8)
    return parse(bytes).diagnostics.count
  }

  @Test(arguments: SampleFile.all) func renamingThereAndBackGivesTheSameFile(sample: SampleFile) throws {
    let snapshot = sample.snapshot()
    guard let first = snapshot.names.entries(of: snapshot.file.id).first(where: { !$0.declaration.isEmpty }) else {
      return
    }
    let old = snapshot.text(at: first.declaration)
    let there = edited(snapshot, try snapshot.group.rename(at: first.place.start, to: "somethingElse"))
    let after = sample.snapshot(there)
    let back = edited(after, try after.group.rename(at: first.place.start, to: old))
    #expect(back == sample.bytes)
  }

  private func edited(_ snapshot: Snapshot, _ edits: [FileEdit]) -> [UInt8] {
    applying(edits.map(\.edit).filter { $0.range.file == snapshot.file.id }, to: snapshot.tree.bytes)
  }
}
