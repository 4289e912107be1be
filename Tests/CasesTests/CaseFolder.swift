import Foundation
import Testing

/// Where the cases of other people are: `LAYC_CASES`, or `shared/cases` beside the package. They are no part of the
/// package; without them these tests are skipped.
enum CaseFolder {
  /// The folder, when it is there.
  static let url: URL? = {
    if let path = ProcessInfo.processInfo.environment["LAYC_CASES"] { return URL(fileURLWithPath: path) }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let beside = package.deletingLastPathComponent().appendingPathComponent("shared/cases")
    return FileManager.default.fileExists(atPath: beside.path) ? beside : nil
  }()

  /// Whether there is something to run; says so once when there is not.
  static let isPresent: Bool = {
    if url == nil { print("cases: skipped, there is no ../shared/cases and LAYC_CASES is not set") }
    return url != nil
  }()

  /// The cases of the file `group`.
  static func cases(of group: String) throws -> [JSON] {
    let folder = try #require(url)
    let data = try Data(contentsOf: folder.appendingPathComponent(group + ".json"))
    return try JSONDecoder().decode(JSON.self, from: data)["cases"].elements
  }
}

/// A case that is not run as it is written, with the reason: it asks for syntax outside Apple's grammar, or for a
/// quirk of a peer that contradicts Apple's result.
struct Exception {
  var id: String
  var reason: String
}

/// Runs every case of `group`; `run` says what is wrong with its result, nothing when it passes. Prints the score and
/// names each case that fails. Fails for each failure that is not excepted, and for each exception that passes.
func score(_ group: String, except exceptions: [Exception] = [], run: (JSON) -> [String]) throws {
  let cases = try CaseFolder.cases(of: group)
  var passed = 0
  for item in cases {
    let id = item["id"].text ?? "without an id"
    let problems = run(item)
    let exception = exceptions.first { $0.id == id }
    if problems.isEmpty {
      passed += 1
      #expect(exception == nil, "\(id) passes and is excepted")
    } else if let exception {
      print("cases \(group): \(id) is excepted: \(exception.reason)")
    } else {
      print("cases \(group): \(id) fails: \(problems.joined(separator: "; "))")
      Issue.record("\(id): \(problems.joined(separator: "; "))")
    }
  }
  for exception in exceptions {
    #expect(cases.contains { $0["id"].text == exception.id }, "there is no case \(exception.id)")
  }
  #expect(!cases.isEmpty)
  print("cases \(group): \(passed)/\(cases.count)")
}
