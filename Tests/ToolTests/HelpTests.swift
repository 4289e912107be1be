import Foundation
import LayDiagnostics
import TestSupport
import Testing

@testable import LayTool

@Suite struct HelpTests {
  @Test func helpIsAsRecorded() {
    var text = layc(["--help"]).output
    for command in Command.all { text += "\n----\n" + layc([command.name.rawValue, "--help"]).output }
    expectGolden(text, golden("help.txt"))
  }

  @Test func helpOfEachCommandOpensWithAnExample() {
    for command in Command.all {
      let run = layc(["help", command.name.rawValue])
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("Example: layc \(command.name.rawValue)"))
    }
  }

  @Test func examplesOfTheHelpAreCommandLinesThatParse() throws {
    for command in Command.all {
      for example in command.examples {
        let line = example.line.split(separator: "|")[0].split(separator: ">")[0].split(separator: "<")[0]
        let words = line.split(separator: " ").map(String.init)
        #expect(words[0] == "layc" && words[1] == command.name.rawValue)
        let invocation = try parseArguments(words[2...], of: command)
        _ = try Settings(invocation)
      }
    }
  }

  @Test(arguments: ["interface-builder", "live-preview", "page", "render", "reports"])
  func commandsOfThePagesParse(page: String) throws {
    let text = try String(contentsOf: repository.appending(path: "docs/\(page).md"), encoding: .utf8)
    for block in text.matches(of: /```sh\n(.*?)```/.dotMatchesNewlines()) {
      for line in block.1.split(separator: "\n") where line.hasPrefix("layc ") {
        let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
        let name = try #require(Command.Name(rawValue: words[1]), "\(line)")
        _ = try Settings(try parseArguments(words[2...], of: .named(name)))
      }
    }
  }

  @Test func valuesOfOptionsHaveExamplesThatParse() throws {
    for command in Command.all {
      for option in command.options {
        guard let value = option.value else { continue }
        let words = [option.spelling, value.example] + Array(repeating: "a", count: command.operands.atLeast)
        _ = try Settings(try parseArguments(words[...], of: command))
      }
    }
  }

  @Test func withoutArgumentsTheHelpIsTalkAndTheStatusIs2() {
    let run = layc([])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == layc(["--help"]).output)
  }

  @Test func versionIsThatOfTheChangelog() throws {
    let changelog = try String(contentsOf: repository.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(layc(["--version"]).output == "layc \(laycVersion)\n")
    #expect(heading.hasPrefix("## \(laycVersion)"))
  }

  @Test func optionsPageOfTheDocsIsFresh() {
    expectGolden(optionsPage(), repository.appending(path: "docs/options.md"))
  }

  @Test func manualPageEscapesWhatRoffWouldEat() {
    let page = layc(["man"]).output
    #expect(page.hasPrefix(".TH LAYC 1"))
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      #expect(
        [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".I", ".br", ".RS", ".RE"].contains { line.hasPrefix($0) }, "\(line)")
    }
    for option in Command.all.flatMap(\.options) {
      let escaped = option.spelling.replacing("-", with: "\\-")
      #expect(page.contains(escaped))
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completionsKnowEveryCommandAndOption(shell: String) {
    let run = layc(["completions", shell])
    #expect(run.status == 0)
    for command in Command.all {
      #expect(run.output.contains(command.name.rawValue))
      for option in command.options { #expect(run.output.contains(option.name.rawValue)) }
    }
  }

  @Test func valuesThatAreFilesAreCompletedWithFiles() {
    #expect(
      layc(["completions", "bash"]).output.contains(
        "'check --baseline') COMPREPLY=($(compgen -f -- \"$word\")); return ;;"))
    #expect(layc(["completions", "zsh"]).output.contains(":baseline:_files'"))
    #expect(layc(["completions", "fish"]).output.contains("-l baseline -r -F -d "))
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completionsAreProgramsOfTheirShell(shell: String) throws {
    guard let path = ["/bin/", "/usr/bin/"].map({ $0 + shell }).first(where: FileManager.default.isExecutableFile)
    else {
      return
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "layc-completions-\(UUID().uuidString).\(shell)")
    try layc(["completions", shell]).output.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["-n", file.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
