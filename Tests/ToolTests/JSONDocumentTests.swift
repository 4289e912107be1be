import Foundation
import TestSupport
import Testing

@testable import LayTool

/// docs/json.md: its examples are what the tool writes, and its tables name every member.
@Suite struct JSONDocumentTests {
  private static let file = repository.appending(path: "docs/json.md")

  @Test func examplesAreWhatTheToolWrites() throws {
    var page = try String(contentsOf: Self.file, encoding: .utf8)
    let files = Self.files(of: page)
    let example = /^```sh\n(layc [^\n]*)\n```\n\n```json\n(.*?)^```$/
      .dotMatchesNewlines().anchorsMatchLineEndings()
    for match in page.matches(of: example).reversed() {
      let run = layc(match.1.split(separator: " ").dropFirst().map(String.init), files: files)
      #expect(run.status != 2, "\(run.errors)")
      page.replaceSubrange(match.2.startIndex..<match.2.endIndex, with: run.output)
    }
    expectGolden(page, Self.file)
  }

  @Test func tablesNameEveryMember() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    var members: Set<String> = []
    for match in page.matches(of: /^```json\n(.*?)^```$/.dotMatchesNewlines().anchorsMatchLineEndings()) {
      collect(try JSONSerialization.jsonObject(with: Data(match.1.utf8)), into: &members)
    }
    #expect(members.count > 20)
    for member in members.sorted() { #expect(page.contains("`\(member)`"), "\(member)") }
  }

  private static func files(of page: String) -> [String: String] {
    var files: [String: String] = [:]
    for match in page.matches(of: /```(?:lay|swift|log|xml) (\S+)\n(.*?)```/.dotMatchesNewlines()) {
      files[String(match.1)] = String(match.2)
    }
    return files
  }

  private func collect(_ value: Any, into members: inout Set<String>) {
    if let object = value as? [String: Any] {
      for (key, value) in object {
        members.insert(key)
        collect(value, into: &members)
      }
    } else if let array = value as? [Any] {
      for value in array { collect(value, into: &members) }
    }
  }
}
