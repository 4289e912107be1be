import Foundation
import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayParser
import Testing

@Suite struct WrongSamplesTests {
  @Test(arguments: Repository.wrongSamples)
  func everyWrongSampleReportsWhatItsCommentsSay(_ path: String) throws {
    let text = try Repository.text(path)
    var isReported = false
    let expected = withCaretComments(text) { text in
      let reports = report(text, path)
      isReported = !reports.isEmpty
      return reports
    }
    #expect(text == expected)
    #expect(isReported, "nothing is wrong with \(path)")
    if isUpdating && text != expected { try Repository.write(expected, to: path) }
  }

  @Test func aCheckOfTheFolderExitsWithOne() {
    let run = layc(["check", "Samples/Errors"])
    #expect(run.status == 1)
    for path in Repository.wrongSamples {
      #expect(run.output.contains("\(path):"), "\(path) reports nothing")
    }
  }

  @Test func repairsRemoveWhatTheyRepair() throws {
    for path in Repository.wrongSamples {
      let bytes = try Array(withoutCaretComments(Repository.text(path)).utf8)
      let diagnostics = check(compile(bytes, path: path)).diagnostics
      for diagnostic in diagnostics where diagnostic.range.file == .main {
        guard let fixIt = diagnostic.fixIt else { continue }
        let fixed = applying(fixIt.edits.filter { $0.range.file == .main }, to: bytes)
        let mended = check(compile(fixed, path: path)).diagnostics
        let before = diagnostics.filter { $0.code == diagnostic.code }.count
        let after = mended.filter { $0.code == diagnostic.code }.count
        #expect(after < before, "\(path): '\(fixIt.message)' does not remove '\(diagnostic.message)'")
      }
    }
  }

  @Test func eachFindingOnABrokenScreenHasAFix() throws {
    let screens = Repository.wrongSamples.filter { $0.contains("/Broken") }
    #expect(screens.count == 5)
    for path in screens {
      let bytes = try Array(withoutCaretComments(Repository.text(path)).utf8)
      for found in check(compile(bytes, path: path)).diagnostics where found.code.id.hasPrefix("L06") {
        #expect(found.fixIt != nil, "\(path): \(found.message)")
      }
    }
  }

  private func report(_ text: String, _ path: String) -> [(line: Int, text: String)] {
    let result = compile(Array(text.utf8), path: path)
    let own = check(result).diagnostics.filter { $0.range.file == .main }
    return own.map { caretComment($0, in: result.files[0]) }
  }
}
