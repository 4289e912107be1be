import Foundation
import LayJSON
import LayPlatform
import layc
import Testing

@testable import LayLanguageServer

/// The examples of `docs/lsp.md`: a file, and what is asked about it with the answers.
@Suite struct PageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs/lsp.md")

  /// The first line of each fenced block, and the lines in it.
  private func blocks(_ page: String) -> [(fence: String, text: String)] {
    var found: [(fence: String, text: String)] = []
    var isInside = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside.toggle()
        if isInside { found.append((String(line.dropFirst(3)), "")) }
      } else if isInside {
        found[found.count - 1].text += line + "\n"
      }
    }
    return found
  }

  @Test func theAnswersOfThePageAreThoseOfTheServer() throws {
    let blocks = blocks(try String(contentsOf: PageTests.page, encoding: .utf8))
    let file = try #require(blocks.first { $0.fence == "lay" })
    var editor = Harness(tools: Files.real.tools)
    editor.initialize()
    editor.open("file:///Card.lay", file.text)
    var asked = 0
    for (number, block) in blocks.enumerated() where block.fence.hasPrefix("json layc/") {
      asked += 1
      let method = String(block.fence.dropFirst("json ".count))
      let answer = editor.ask(method, try JSON(Array(block.text.utf8)))?["result"]
      #expect(answer?.text(width: 120) == blocks[number + 1].text, "\(method)")
    }
    #expect(asked == 3)
  }
}
