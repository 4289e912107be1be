import Foundation
import TestSupport
import Testing

/// Compares `text` with a file of this repository. With `LAYC_UPDATE=1` the file is rewritten first, and the test still fails.
func expectGolden(_ text: String, _ file: URL, sourceLocation: SourceLocation = #_sourceLocation) {
  let golden = try? String(contentsOf: file, encoding: .utf8)
  let problem = goldenProblem(text, file) ?? ""
  #expect(text == golden, "\(problem)", sourceLocation: sourceLocation)
}

/// A file in Tests/RenderingTests/Golden.
func golden(_ name: String) -> URL { repository.appending(path: "Tests/RenderingTests/Golden/\(name)") }

/// The root of the repository.
private let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
