import Foundation
import LayFormatter
import LayParser
import Testing

@testable import LayInterfaceBuilder

/// Public storyboards and xibs, where the corpus is beside the repository.
@Suite struct CorpusTests {
  private static let files: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "shared/corpus/ib/files")
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    if found == nil { print("corpus: skipped, there is no ../shared/corpus/ib") }
    return found ?? []
  }()

  @Test func layoutsHaveNoSyntaxErrorsAndTheCanonicalForm() throws {
    for file in CorpusTests.files {
      let bytes = try [UInt8](Data(contentsOf: file))
      let text = translate(try readDocument(bytes)).text
      let tree = parse(text)
      #expect(tree.diagnostics.isEmpty, "\(file.lastPathComponent)")
      #expect(format(tree) == text, "\(file.lastPathComponent)")
    }
  }
}
