import Foundation
import Testing

/// Blocks of pages that neither run nor print: code in Swift, settings, scripts and HTML.
@Suite struct PageBlockTests {
  private func blocks(_ page: String, _ info: String) throws -> [String] {
    let found = fences(of: try Repository.text(page)).filter { $0.info == info }
    try #require(!found.isEmpty, "\(page) has no block '\(info)'")
    return found.map(\.text)
  }

  @Test func theSwiftCodeOfThePageHasTheFramesOfItsFile() throws {
    let page = "docs/coming-from/uikit.md"
    let code = try blocks(page, "swift")[0]
    let pasted = layc(["paste", "-"], input: Array(code.utf8))
    #expect(pasted.status == 0, "\(pasted)")
    let file = try blocks(page, "lay Form.lay")[0]
    let run = layc(
      ["same", "Pasted.lay", "Form.lay", "--sizes", "320x320...1366x1366"],
      files: ["Pasted.lay": Array(pasted.output.utf8), "Form.lay": Array(file.utf8)])
    #expect(run.status == 0, "\(run)")
  }

  @Test(arguments: ["README.md", "docs/interface-builder.md"]) func theSettingsAreValid(_ page: String) throws {
    for text in try blocks(page, "jsonc") {
      let files = ["layc.json": Array(text.utf8), "a.lay": Array("layout A(9x9) {\n}\n".utf8)]
      let run = layc(["check", "--show-settings", "a.lay"], files: files)
      #expect(run.status == 0 && run.output.contains("layc.json"), "\(page): \(run)")
    }
  }

  @Test(
    arguments: Repository.files(in: "docs/howto", suffix: ".md") + [
      "CONTRIBUTING.md", "Benchmarks/README.md", "Editors/vscode/README.md",
    ])
  func scriptsAndSuitesAreThere(_ page: String) throws {
    let all = FileManager.default.enumerator(atPath: Repository.url("Tests").path)?.compactMap { $0 as? String } ?? []
    let tests = all.filter { $0.hasSuffix("Tests.swift") }
    let sources = try tests.map { try Repository.text("Tests/\($0)") }.joined()
    let text = try Repository.text(page)
    let options = try Repository.text("Benchmarks/EngineBenchmark/Options.swift")
    for block in fences(of: text) where block.info == "sh" || block.info.isEmpty {
      for line in block.text.split(separator: "\n") where line.hasPrefix("swift run -c release layc-bench") {
        for option in line.matches(of: /--[a-z]+/) {
          #expect(options.contains("\"\(option.0)\""), "\(page): \(option.0)")
        }
      }
      for script in block.text.matches(of: /Scripts\/[a-z_\/.]+/) {
        #expect(FileManager.default.fileExists(atPath: Repository.url(String(script.0)).path), "\(page): \(script.0)")
      }
      for filter in block.text.matches(of: /--filter '?([A-Za-z.|()]+)/) {
        for name in filter.1.split(whereSeparator: { !$0.isLetter }) {
          let isThere =
            tests.contains { $0.hasPrefix("\(name)/") } || sources.contains("struct \(name) ")
            || sources.contains("func \(name)(")
          #expect(isThere, "\(page): \(name)")
        }
      }
    }
  }

  /// The lines around the changes of the worked examples stand in the files that these name.
  @Test func theDiffsOfTheArchitectureApply() throws {
    for block in try blocks("ARCHITECTURE.md", "diff") {
      var file = ""
      for line in block.split(separator: "\n") where line.hasPrefix(" ") {
        let code = line.trimmingCharacters(in: .whitespaces)
        if code == "…" { continue }
        if let name = code.firstMatch(of: /^\/\/ (\S+\.swift)/) {
          let path = String(name.1)
          file = try Repository.text(path.hasPrefix("Sources/") ? path : "Sources/Model/\(path)")
        } else {
          #expect(file.contains(code), "\(code)")
        }
      }
    }
    let table = try Repository.text("Sources/Compiler/Language/PropertyTable.swift")
    for line in try blocks("ARCHITECTURE.md", "swift")[0].split(separator: "\n") {
      #expect(table.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
    }
  }

  @Test func theFrameOfThePlaygroundShowsASample() throws {
    let frame = try blocks("docs/playground.md", "html")[0]
    let sample = try #require(frame.firstMatch(of: /#sample=([A-Za-z]+)/)).1
    #expect(FileManager.default.fileExists(atPath: Repository.url("Samples/\(sample).lay").path), "\(sample)")
  }
}
