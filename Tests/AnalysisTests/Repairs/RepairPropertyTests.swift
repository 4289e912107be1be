import Foundation
import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Whatever is said to be a repair is applied to the text, and the whole is checked again.
@Suite struct RepairPropertyTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples")

  static func files(in folder: URL) -> [URL] {
    let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return all.filter { $0.pathExtension == "lay" }.sorted { $0.path < $1.path }
  }

  private func compiled(_ bytes: [UInt8], _ file: URL) -> Compilation {
    compile(path: file.path, bytes: bytes, options: .solving) { path in
      (try? Data(contentsOf: URL(filePath: path))).map { Array($0) }
    }
  }

  /// A diagnostic by its code and its position.
  private struct Problem: Hashable {
    var code: String
    var range: SourceRange
  }

  private func problems(_ compilation: Compilation) -> [(problem: Problem, message: String)] {
    checkWithoutRepairs(compilation, options: CheckOptions(), lint: .frames).result.diagnostics.filter {
      $0.severity > .note
    }.map { (Problem(code: $0.code.id, range: $0.range), $0.message) }
  }

  /// Returns how many repairs there were.
  private func checkRepairs(of bytes: [UInt8], _ file: URL, _ comment: Comment) -> Int {
    let compilation = compiled(bytes, file)
    let before = problems(compilation)
    var count = 0
    for (diagnostic, repairs) in repairs(of: compilation) {
      for repair in repairs {
        count += 1
        let text = applying(repair.edit.edits, to: String(decoding: bytes, as: UTF8.self))
        var left = before.map {
          Problem(code: $0.problem.code, range: $0.problem.range.moved(by: repair.edit.edits))
        }
        let own = Problem(code: diagnostic.code.id, range: diagnostic.range.moved(by: repair.edit.edits))
        left.remove(at: left.firstIndex(of: own) ?? 0)
        let told = (repair.uncovered + repair.burdens + repair.remarks).map(\.message)
        let hasOpenAssertions = before.contains { $0.problem.code == DiagnosticCode.assertionNotDecided.id }
        for (problem, message) in problems(compiled(Array(text.utf8), file)) {
          if hasOpenAssertions && problem.code == DiagnosticCode.assertionNotDecided.id { continue }
          if told.contains(message) { continue }
          let place = left.firstIndex(of: problem)
          #expect(place != nil, "\(comment): \(repair.edit) adds \(problem.code) \(message)")
          if let place { left.remove(at: place) }
        }
      }
    }
    return count
  }

  @Test func eachRepairOfAWrongSampleRemovesItsDiagnosticAndAddsNone() throws {
    var count = 0
    for file in RepairPropertyTests.files(in: RepairPropertyTests.samples.appending(path: "Errors")) {
      count += checkRepairs(of: Array(try Data(contentsOf: file)), file, "\(file.lastPathComponent)")
    }
    #expect(count > 10)
  }

  @Test(arguments: 1...cases(2, thorough: 100) as ClosedRange<UInt64>)
  func eachRepairOfABrokenSampleRemovesItsDiagnosticAndAddsNone(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let files = RepairPropertyTests.files(in: RepairPropertyTests.samples)
    let file = files[Int.random(in: 0..<files.count, using: &random)]
    let bytes = Array(try Data(contentsOf: file))
    guard let layout = compiled(bytes, file).layouts.first, layout.program.views.count > 1 else { return }
    let view = layout.spelledPath(.init(Int.random(in: 1..<layout.program.views.count, using: &random)))
    let (first, second) = (Int.random(in: 1...300, using: &random), Int.random(in: 301...900, using: &random))
    let rules = [
      "\(view).width == \(first); \(view).width >= \(second)",
      "\(view).height == \(second); \(view).height <= \(first)",
      "\(view).width == \(first)\n  \(view).height == \(second)",
      "\(view).leading == root.leading + \(second); \(view).trailing == root.trailing - \(second)",
    ]
    let rule = rules[Int.random(in: 0..<rules.count, using: &random)]
    // The first braces of the layout are its own.
    guard let brace = bytes[layout.range.end...].firstIndex(of: UInt8(ascii: "{")) else { return }
    let broken = bytes[...brace] + Array("\n  \(rule)".utf8) + bytes[(brace + 1)...]
    _ = checkRepairs(of: Array(broken), file, "seed \(seed), \(file.lastPathComponent): \(rule)")
  }
}
