import Foundation
import Testing

/// The README shows what the tool really says, and the pages of the gallery and of what is proved too.
@Suite struct ReadmeTests {
  @Test(arguments: ["README.md", "Samples/Gallery/README.md", "docs/proved.md"])
  func everyConsoleBlockShowsWhatItsCommandsPrint(_ path: String) throws {
    var readme = try Repository.text(path)
    var files: [String: [UInt8]] = [:]
    for fence in fences(of: readme).reversed() where fence.info == "console" {
      for session in sessions(in: fence.text) where session.command.hasPrefix("cat ") {
        files[String(session.command.dropFirst(4))] = Array(session.output.utf8)
      }
    }
    for fence in fences(of: readme).reversed() where fence.info == "console" {
      let shown = sessions(in: fence.text).map { session in
        "$ \(session.command)\n" + (result(of: session, files: files) ?? session.output)
      }
      guard shown.joined() != fence.text else { continue }
      #expect(Bool(false), "\(path):\(fence.line): it prints\n\(shown.joined())")
      readme = replacingFence(at: fence.line, of: readme, with: shown.joined())
    }
    if isUpdating { try Repository.write(readme, to: path) }
  }

  /// Commands that change the machine are not for a test; CI runs them, word for word.
  @Test func everyShellCommandRunsInCI() throws {
    let script = try Repository.text(".ci/run")
    for fence in fences(of: try Repository.text("README.md")) where fence.info == "sh" {
      for line in fence.text.split(separator: "\n") {
        let command = line.components(separatedBy: " && ")[0]
        #expect(script.contains(command), "'\(command)' of README.md:\(fence.line) is not in .ci/run")
      }
    }
  }

  @Test func theNewestHeadingOfTheChangelogIsTheVersion() throws {
    let headings = try Repository.text("CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("## ") }
    let newest = try #require(headings.first).dropFirst(3).prefix { $0 != " " }
    #expect(layc(["--version"]).output == "layc \(newest)\n")
  }

  private struct Session {
    var command: String
    var output = ""
  }

  private func sessions(in text: String) -> [Session] {
    var found: [Session] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        found.append(Session(command: String(line.dropFirst(2))))
      } else if !found.isEmpty {
        found[found.count - 1].output += line + "\n"
      }
    }
    return found
  }

  /// What the command prints on a terminal, or nil for `cat`, whose output is the file itself.
  private func result(of session: Session, files: [String: [UInt8]]) -> String? {
    if session.command.hasPrefix("cat ") { return nil }
    let command = session.command.replacing("swift run layc ", with: "layc ")
    guard command.hasPrefix("layc ") else { return "the test does not know this command\n" }
    let run = layc(command.split(separator: " ").dropFirst().map(String.init), files: files)
    return run.output + run.errors
  }
}
