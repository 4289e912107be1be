import Foundation
import TestSupport
import Testing

@testable import LayPreview

/// The limits on the page for users are those of the server.
@Suite struct LimitsPageTests {
  @Test func pageHasTheLimits() throws {
    let page = try String(contentsOf: repository.appending(path: "docs/live-preview.md"), encoding: .utf8)
    let limits = PreviewLimits()
    for (words, value) in [
      ("bytes of a request's target", "\(limits.targetBytes)"),
      ("bytes of a request before its body", "\(limits.headBytes)"), ("headers of a request", "\(limits.headers)"),
      ("bytes of a request's body", "\(limits.bodyBytes)"),
      ("seconds until a request is complete", "\(Int(limits.requestSeconds))"),
      ("connections at a time", "\(limits.connections)"),
      ("bytes that wait for a page", "\(limits.waitingBytes)"),
      ("seconds in which a page reads something", "\(Int(limits.readSeconds))"),
    ] {
      #expect(page.contains("| \(words) | \(value) |"), "\(words)")
    }
  }
}
