import Foundation
import LayDiagnostics
import LayPlatform
import TestSupport
import Testing

@testable import LayRendering
@testable import LayTool

/// The pages of the tool's own codes show command lines instead of files.
@Suite struct ToolPagesTests {
  /// The machine of tests has no sockets: `Scripts/check_preview.py` shows a port that is taken, L0955.
  private static let pages = DiagnosticCode.all.map(\.id).filter { $0.hasPrefix("L09") && $0 != "L0955" }

  @Test(arguments: pages) func wrongCommandSaysTheCodeAndTheRightOneDoesNot(_ code: String) throws {
    let file = repository.appending(path: "docs/errors/\(code).md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let blocks = page.matches(of: /```([a-z ]+)\n(.*?)```/.dotMatchesNewlines())
    let wrong = try #require(blocks.first { $0.1 == "sh wrong" }).2
    let right = try #require(blocks.first { $0.1 == "sh" }).2
    let said = try #require(blocks.first { $0.1 == "text" })

    let run = shell(wrong, files: Self.files(of: page, isRight: false))
    #expect(run.status != 0)
    // What is said of a file is a result, what is said of the command line is not.
    let answer = run.errors.contains("[\(code)]") ? run.errors : run.output
    #expect(answer.contains("[\(code)]"))
    let fresh = page.replacingCharacters(in: said.2.startIndex..<said.2.endIndex, with: answer)
    expectGolden(fresh, file)
    let corrected = shell(right, files: Self.files(of: page, isRight: true))
    #expect(!(corrected.output + corrected.errors).contains("[\(code)]"))
  }

  /// The files of a page, those with `right` in the place of others for the corrected command; nil if it needs none.
  private static func files(of page: String, isRight: Bool) -> [String: String]? {
    var files: [String: String] = [:]
    for match in page.matches(of: /```(?:jsonc|lay|log|xml) (right )?([^\s]+)\n(.*?)```/.dotMatchesNewlines())
    where isRight || match.1 == nil {
      files[String(match.2)] = String(match.3)
    }
    return files.isEmpty ? nil : files
  }

  /// Runs a line such as `layc eval Samples/SignIn.lay > /dev/full` at the root of the repository. With `& echo >> FILE` behind it
  /// the file gets a line each time that it was read.
  /// Other pages show what they say of `files`.
  private func shell(_ line: Substring, files: [String: String]?) -> ToolRun {
    var words = line.split { $0 == " " || $0 == "\n" }.dropFirst().map(String.init)
    if words.dropLast().suffix(3) == ["&", "echo", ">>"] {
      return layc(Array(words.dropLast(4)), on: .growing)
    }
    if let files { return layc(words, files: files) }
    var isFull = false
    if words.suffix(2) == [">", "/dev/full"] {
      words.removeLast(2)
      isFull = true
    }
    return layc(words, on: .repository, outputIsFull: isFull)
  }
}

extension Files {
  /// The files of this repository; each gets an empty line whenever it was read.
  fileprivate static var growing: Files {
    let repository = Files.repository
    let box = FileBox([:])
    var files = repository
    files.read = { path in
      repository.read(path).map { bytes in
        box.contents[path, default: "\n"] += "\n"
        return bytes + box.contents[path, default: ""].utf8
      }
    }
    files.write = { path, _, expected in
      if case .success(let bytes) = files.read(path), bytes == expected { return .success(()) }
      return .failure(.changed)
    }
    return files
  }
}

@Suite struct ExplainTests {
  @Test func pagesInTheProgramAreThoseOfTheDocs() throws {
    let isUpdate = ProcessInfo.processInfo.environment["LAYC_UPDATE"] == "1"
    let script = Process()
    script.executableURL = URL(filePath: "/usr/bin/env")
    script.arguments = ["python3", repository.appending(path: "Scripts/make_pages.py").path]
    let folder = repository.appending(path: "docs/errors")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("L") }.sorted()
    var isFresh = errorPages.count == names.count
    for name in names where isFresh {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      isFresh = errorPage(ofCode: String(name.dropLast(3))) == text
    }
    if !isFresh && isUpdate {
      try script.run()
      script.waitUntilExit()
    }
    #expect(isFresh, "Sources/Rendering/Explain/Pages.swift is stale: Scripts/make_pages.py writes it")
  }

  @Test(arguments: ["L201", "X0201", "L+0201", "L0201 ", "L", "", "L99999999999999999999"])
  func whatIsNoCodeHasNoPage(_ code: String) {
    #expect(errorPage(ofCode: code) == nil)
  }

  @Test func explainShowsThePageByNumberInAnyCaseAndByName() {
    let run = layc(["explain", "L0902"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("L0902 bad-argument\n\nThis command line is invalid"))
    #expect(run.output.contains("\n    layc eval Samples/SignIn.lay --size 375x667\n"))
    #expect(!run.output.contains("```"))
    #expect(layc(["explain", "l0902"]).output == run.output)
    #expect(layc(["explain", "bad-argument"]).output == run.output)
  }

  @Test func itemsOfListsHaveLinesOfTheirOwn() {
    let long = "- " + Array(repeating: "item", count: 30).joined(separator: " ")
    let lines = terminalText("A list:\n\n- one\n  of two lines\n\(long)\n", Style(isOn: false)).split(separator: "\n")
    #expect(lines.prefix(2) == ["A list:", "- one of two lines"])
    #expect(lines[2].hasPrefix("- item") && lines[3].hasPrefix("  item"))
  }

  @Test func explainWithoutACodeListsThemAll() {
    let lines = layc(["explain"]).output.split(separator: "\n")
    #expect(lines.count == DiagnosticCode.all.count)
    #expect(lines.contains { $0.hasPrefix("L0902  bad-argument") && $0.hasSuffix("error") })
  }

  @Test func explainListsTheCodesAboutAWord() {
    let run = layc(["explain", "keyboard"])
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 0 && lines.count > 1 && lines.count < 12, "\(run.output)")
    #expect(lines.contains { $0.hasPrefix("L0608  out-of-reach") && $0.hasSuffix("warning") })
    #expect(layc(["explain", "Keyboard"]).output == run.output)
    // A phrase has several words, each of which the page has.
    let phrase = layc(["explain", "text size"]).output
    #expect(phrase.contains("L0474  unknown-text-size") && !phrase.contains("keyboard"), "\(phrase)")
    #expect(layc(["explain", "L0608", "keyboard"]).output.split(separator: "\n").first?.hasPrefix("L0608  ") ?? false)
    // Words of two letters and words of no page are misspelt codes.
    for word in ["of", "zebra"] {
      #expect(layc(["explain", word]).errors.contains("no code '\(word)'"))
    }
    let pages = layc(["explain", "keyboard", "--format", "json"]).output
    #expect(pages.contains("\"L0608\"") && pages.contains("# L0608 out-of-reach"))
  }

  @Test func unknownCodeSuggestsTheNearest() {
    let run = layc(["explain", "bad-arguments"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("layc: error: no code 'bad-arguments'; did you mean 'bad-argument'? [L0902]"))
  }

  @Test func coloursMakeHeadingsAndCodeBold() {
    let run = layc(["explain", "L0902", "--color", "always"])
    #expect(run.output.contains("\u{1B}[1mL0902 bad-argument\u{1B}[0m"))
    #expect(run.output.contains("\u{1B}[1mlayc\u{1B}[0m"))
  }
}
