import LayPlatform
import Testing

@testable import LayPreview

/// A preview with real sockets of this machine.
@Suite struct PreviewSocketsTests {
  private func opened(port: Int = 0) throws -> PreviewSockets {
    try PreviewSockets.open(port: port, seconds: secondsOfSystem).get()
  }

  private func port(of sockets: PreviewSockets) throws -> Int {
    try #require(Int(sockets.url.split(separator: ":")[2].prefix { $0.isNumber }))
  }

  @Test func takenPortIsReported() throws {
    let first = try opened()
    let port = try port(of: first)
    guard case .failure(let problem) = PreviewSockets.open(port: port, seconds: secondsOfSystem) else {
      Issue.record("the port was given twice")
      return
    }
    #expect(problem == .taken)
  }

  @Test(arguments: ["evil.example", "999.1.1.1", "", "203.0.113.7"])
  func otherAddressesAreReported(address: String) {
    guard case .failure(let problem) = PreviewSockets.open(address: address, seconds: secondsOfSystem) else {
      Issue.record("it listens")
      return
    }
    #expect(problem == .badAddress)
  }

  @Test func portIsFreeAgainOnceReleased() throws {
    var sockets: PreviewSockets? = try opened()
    let port = try port(of: try #require(sockets))
    sockets = nil
    #expect(throws: Never.self) { try opened(port: port) }
  }
}
