import Foundation
import LayWorkloads
import Testing

/// Frames are the same bits in every run and every build: `FrameBits.txt` is compared with a debug build here, with a
/// release build by `layc-kernel-check`, and with wasm32 by `Embedded/bits.mjs`.
@Suite struct DeterminismTests {
  private var path: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("FrameBits.txt").path
  }

  @Test func framesHaveTheBitsThatAreWrittenDown() throws {
    let found = FrameBits.lines()
    if ProcessInfo.processInfo.environment["LAYC_UPDATE"] == "1" {
      try (found.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("FrameBits.txt was rewritten: look at the difference, and run again")
    }
    let expected = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(found.count == expected.count)
    for (line, ours) in zip(expected, found) { #expect(ours == line) }
  }
}
