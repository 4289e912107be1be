import Foundation
import LayDiagnostics
import Testing

/// Each code has a page with a wrong file, what the tool says about it, and the file put right.
@Suite struct ErrorPagesTests {
  /// Those of the tool show command lines; the tests of the tool run them.
  private static let pagesOfFiles = pages.filter { !$0.hasPrefix("docs/errors/L09") }
  private static let pages = Repository.files(in: "docs/errors", suffix: ".md").filter { !$0.hasSuffix("README.md") }

  @Test func everyCodeHasAPageAndEveryPageACode() {
    let codes = DiagnosticCode.all.map { "docs/errors/\($0.id).md" }
    #expect(codes.filter { !Self.pages.contains($0) } == [], "codes without a page")
    #expect(Self.pages.filter { !codes.contains($0) } == [], "pages without a code")
    #expect(codes == codes.sorted(), "codes stand in order")
    #expect(Set(codes).count == codes.count, "a code is used once")
  }

  @Test func everyPageOpensWithItsCodeAndName() throws {
    for code in DiagnosticCode.all {
      let text = try Repository.text("docs/errors/\(code.id).md")
      #expect(text.hasPrefix("# \(code.id) \(code.name)\n"))
    }
  }

  @Test func everyRelatedCodeExists() throws {
    let codes = Set(DiagnosticCode.all.map(\.id))
    for page in Self.pages {
      let text = try Repository.text(page)
      for line in text.split(separator: "\n") where line.hasPrefix("Related: ") {
        for code in line.dropFirst(9).split(separator: ",") {
          #expect(codes.contains(code.trimmingCharacters(in: .whitespaces)), "\(page): \(line)")
        }
      }
    }
  }

  /// What no page can show: limits, bytes that are no text, and values from outside.
  private static let withoutWrongFile: Set = [
    "L0131", "L0190", "L0191", "L0193", "L0194", "L0234", "L0244", "L0245", "L0247", "L0248", "L0318", "L0488",
  ]

  @Test(arguments: pagesOfFiles)
  func theWrongFileReportsTheCodeAndTheRightOnesDoNot(_ page: String) throws {
    let text = try Repository.text(page)
    let code = String(page.dropFirst("docs/errors/".count).prefix(5))
    let all = fences(of: text)
    var files: [String: [UInt8]] = [:]
    for fence in all where fence.info.hasPrefix("lay file ") {
      files[String(fence.info.dropFirst("lay file ".count))] = Array(fence.text.utf8)
    }
    if !Self.withoutWrongFile.contains(code) {
      let wrong = try #require(all.first { $0.info == "lay wrong" })
      let report = try #require(all.first { $0.info == "text" })
      let found = check(wrong, as: "wrong.lay", beside: files).output
      #expect(found.contains("[\(code)]"), "the wrong file says\n\(found)")
      #expect(report.text == found)
      if isUpdating && report.text != found {
        try Repository.write(replacingFence(at: report.line, of: text, with: found), to: page)
      }
      #expect(all.contains { $0.info == "lay" }, "the page shows no right file")
    }
    for right in all where right.info == "lay" {
      let run = check(right, as: "right.lay", beside: files)
      #expect(run.status == 0, "the right file says\n\(run.output)")
      #expect(!run.output.contains("[\(code)]"))
    }
  }

  private func check(_ fence: Fence, as name: String, beside files: [String: [UInt8]]) -> ToolRun {
    layc(["check", name], files: files.merging([name: Array(fence.text.utf8)]) { $1 })
  }

  @Test func theIndexListsEveryCodeWithItsNameAndSeverity() throws {
    var lines = ["# Error index", ""]
    lines.append("Every code that `layc` reports, with its page; `layc explain L0201` shows a page in the terminal.")
    for stage in Self.stages {
      let codes = DiagnosticCode.all.filter { $0.id.hasPrefix(stage.prefix) }
      if codes.isEmpty { continue }
      lines += ["", "## \(stage.title)", "", "| code | name | |", "|---|---|---|"]
      for code in codes {
        let severity = code.isOffByDefault ? "off" : code.severity.word
        lines.append("| [\(code.id)](\(code.id).md) | \(code.name) | \(severity) |")
      }
    }
    let index = lines.joined(separator: "\n") + "\n"
    let path = "docs/errors/README.md"
    let written = (try? Repository.text(path)) ?? ""
    #expect(written == index)
    if isUpdating && written != index { try Repository.write(index, to: path) }
  }

  private static let stages: [(prefix: String, title: String)] = [
    ("L01", "Syntax"), ("L02", "Names"), ("L03", "Visual format"), ("L04", "Constraints and settings"),
    ("L05", "Layout"), ("L06", "Health"), ("L07", "Unused and pointless"), ("L09", "The tool"),
  ]
}
