import Foundation
import Testing

@Suite struct DocumentationTests {
  /// The code of the first article is that of an example which CI runs.
  @Test func everyLineOfTheFirstArticleStandsInTheExample() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    func lines(_ path: String) throws -> [String] {
      try String(contentsOf: root.appending(path: path), encoding: .utf8).components(separatedBy: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let example = Set(try lines("Examples/CodeOnly/main.swift"))
    var isCode = false
    var codeLines = 0
    for line in try lines("Sources/Runtime/LayRuntime.docc/GettingStarted.md") {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
      } else if isCode {
        codeLines += 1
        #expect(example.contains(line), "\(line)")
      }
    }
    #expect(codeLines > 30)
  }
}
