public import Foundation
public import Testing

/// Compares `text` with a file of this repository, and returns the reason if they differ. With `LAYC_UPDATE=1` the file is
/// rewritten first, and the test still fails, so that nobody records by accident.
public func goldenProblem(_ text: String, _ file: URL) -> String? {
  let golden = try? String(contentsOf: file, encoding: .utf8)
  if golden == text { return nil }
  guard ProcessInfo.processInfo.environment["LAYC_UPDATE"] == "1" else {
    return "\(file.lastPathComponent) is stale: LAYC_UPDATE=1 swift test"
  }
  try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try? text.write(to: file, atomically: true, encoding: .utf8)
  return "rewrote \(file.lastPathComponent); look at the change"
}

/// Compares `text` with a file of this repository. With `LAYC_UPDATE=1` the file is rewritten first, and the test still fails.
public func expectGolden(_ text: String, _ file: URL, sourceLocation: SourceLocation = #_sourceLocation) {
  let golden = try? String(contentsOf: file, encoding: .utf8)
  let problem = goldenProblem(text, file) ?? ""
  #expect(text == golden, "\(problem)", sourceLocation: sourceLocation)
}

/// The root of the repository.
public let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
