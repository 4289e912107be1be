import Foundation
import Testing

/// Compares `text` with a file of this repository. With `LAYC_UPDATE=1` the file is rewritten first, and the test still
/// fails, so that nobody records by accident.
func expectGolden(_ text: String, _ file: URL, sourceLocation: SourceLocation = #_sourceLocation) {
  let golden = try? String(contentsOf: file, encoding: .utf8)
  guard golden != text else { return }
  if ProcessInfo.processInfo.environment["LAYC_UPDATE"] == "1" {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("rewrote \(file.lastPathComponent); look at the change", sourceLocation: sourceLocation)
  } else {
    #expect(
      text == golden, "\(file.lastPathComponent) is stale: LAYC_UPDATE=1 swift test", sourceLocation: sourceLocation)
  }
}

/// A file in Tests/ToolTests/Golden.
func golden(_ name: String) -> URL { repository.appending(path: "Tests/ToolTests/Golden/\(name)") }

/// The root of the repository.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
