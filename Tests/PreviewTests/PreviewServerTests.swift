import Testing

@testable import LayPreview

/// A preview server with a clock that only moves when told.
@Suite struct PreviewServerTests {
  /// A server with the connections of a test.
  private struct Bench: ~Copyable {
    var server: PreviewServer
    var time = 0.0
    private var next = 0

    init(_ limits: PreviewLimits = PreviewLimits()) {
      server = PreviewServer(Site(access: Access(port: 4000, token: "t")), limits: limits)
      server.add("a.lay")
    }

    mutating func open() -> PreviewServer.ConnectionID {
      next += 1
      let id = PreviewServer.ConnectionID(next)
      _ = server.take(.opened(id), at: time)
      return id
    }

    /// Opens a connection with a request.
    mutating func ask(_ line: String, host: String = "localhost:4000") -> PreviewServer.ConnectionID {
      let id = open()
      _ = server.take(.bytes(id, Array("\(line) HTTP/1.1\r\nHost: \(host)\r\n\r\n".utf8)), at: time)
      return id
    }

    /// Reads what waits for a connection.
    mutating func read(_ id: PreviewServer.ConnectionID, _ most: Int = .max) -> (text: String, [PreviewServer.Outcome])
    {
      let bytes = server.output(of: id).prefix(most)
      return (String(decoding: bytes, as: UTF8.self), server.noteWritten(bytes.count, id, at: time))
    }

    mutating func wait(_ seconds: Double) -> [PreviewServer.Outcome] {
      time += seconds
      return server.take(.tick, at: time)
    }
  }

  private func event(_ kind: PageEvent.Kind, _ text: String) -> PageEvent { PageEvent(kind, Array(text.utf8)) }

  @Test func responseEndsItsConnection() {
    var bench = Bench()
    let id = bench.ask("GET /t/1/1/")
    let (text, outcomes) = bench.read(id)
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(outcomes == [.endOutput(id)])
    #expect(bench.server.take(.ended(id), at: 0) == [.close(id)])
    #expect(bench.server.wakeTime == nil)
  }

  @Test func connectionThatStaysIsClosedAfterItsResponse() {
    var bench = Bench()
    let id = bench.ask("GET /t/1/1/")
    _ = bench.read(id)
    #expect(bench.wait(0.9) == [])
    #expect(bench.wait(0.2) == [.close(id)])
  }

  @Test func garbageGetsAStatus() {
    var bench = Bench()
    let id = bench.open()
    _ = bench.server.take(.bytes(id, [0x16, 0x03, 0x01, 0x00]), at: 0)
    #expect(bench.read(id).text.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
  }

  @Test func reboundNameIsForbidden() {
    var bench = Bench()
    let id = bench.ask("GET /t/1/events", host: "evil.example:4000")
    #expect(bench.read(id).text.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
    #expect(bench.server.send(event(.data, "{}"), to: "a.lay") == [])
    #expect(bench.server.output(of: id).isEmpty)
  }

  @Test func slowRequestIsEndedAtItsLimit() {
    var bench = Bench()
    let id = bench.open()
    for _ in 0..<9 {
      #expect(bench.wait(1) == [])
      _ = bench.server.take(.bytes(id, Array("G".utf8)), at: bench.time)
    }
    #expect(bench.server.output(of: id).isEmpty)
    _ = bench.wait(1)
    #expect(bench.read(id).text.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
  }

  @Test func clientThatReadsNothingIsClosedAtItsLimit() {
    var bench = Bench()
    let id = bench.ask("GET /t/1/1/")
    #expect(bench.wait(19.9) == [])
    #expect(bench.wait(0.2) == [.close(id)])
  }

  @Test func connectionsHaveALimit() {
    var limits = PreviewLimits()
    limits.connections = 2
    var bench = Bench(limits)
    let first = bench.open()
    _ = bench.open()
    let third = bench.open()
    #expect(bench.read(third).text.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
    _ = bench.server.take(.ended(first), at: 0)
    _ = bench.server.take(.ended(third), at: 0)
    let fourth = bench.open()
    #expect(bench.server.output(of: fourth).isEmpty)
  }

  @Test func newPageGetsThePresentState() {
    var bench = Bench()
    _ = bench.server.send(event(.data, "1"), to: "a.lay")
    _ = bench.server.send(event(.problems, "2"), to: "a.lay")
    let id = bench.ask("GET /t/1/events")
    let head = bench.read(id).text
    #expect(head.contains("Content-Type: text/event-stream\r\n"))
    #expect(bench.read(id).text == "event: data\ndata: 1\n\nevent: problems\ndata: 2\n\n")
  }

  @Test func equalDataAreNotSentAgain() {
    var bench = Bench()
    let id = bench.ask("GET /t/1/events")
    _ = bench.read(id)
    _ = bench.server.send(event(.data, "1"), to: "a.lay")
    #expect(bench.read(id).text == "event: data\ndata: 1\n\n")
    _ = bench.server.send(event(.data, "1"), to: "a.lay")
    #expect(bench.server.output(of: id).isEmpty)
    _ = bench.server.send(event(.data, "2"), to: "a.lay")
    #expect(bench.read(id).text == "event: data\ndata: 2\n\n")
  }

  @Test func eventsOfOtherDocumentsAreNotSent() {
    var bench = Bench()
    bench.server.add("b.lay")
    let id = bench.ask("GET /t/2/events")
    _ = bench.read(id)
    _ = bench.server.send(event(.data, "1"), to: "a.lay")
    #expect(bench.server.output(of: id).isEmpty)
    #expect(bench.server.listeners(of: "b.lay") == 1)
    #expect(bench.server.listeners(of: "a.lay") == 0)
  }

  @Test func slowPageSkipsWhatIsOutdated() {
    var bench = Bench()
    let id = bench.ask("GET /t/1/events")
    _ = bench.read(id)
    for number in 1...100 { _ = bench.server.send(event(.data, "\(number)"), to: "a.lay") }
    _ = bench.server.send(event(.problems, "x"), to: "a.lay")
    #expect(bench.read(id).text == "event: data\ndata: 1\n\n")
    #expect(bench.read(id).text == "event: data\ndata: 100\n\nevent: problems\ndata: x\n\n")
  }

  @Test func bytesThatWaitForAPageHaveALimit() {
    var limits = PreviewLimits()
    limits.waitingBytes = 200
    var bench = Bench(limits)
    let id = bench.ask("GET /t/1/events")
    _ = bench.read(id)
    _ = bench.server.send(event(.data, String(repeating: "a", count: 100)), to: "a.lay")
    let waiting = bench.server.output(of: id).count
    #expect(bench.server.send(event(.data, String(repeating: "b", count: 200 - waiting)), to: "a.lay") == [])
    let outcomes = bench.server.send(event(.data, String(repeating: "c", count: 201 - waiting)), to: "a.lay")
    #expect(outcomes == [.close(id)])
  }

  @Test func quietPageGetsSignsOfLife() {
    var bench = Bench()
    let id = bench.ask("GET /t/1/events")
    _ = bench.read(id)
    #expect(bench.server.wakeTime == 15)
    #expect(bench.wait(15) == [])
    #expect(bench.read(id).text == ":\n\n")
    _ = bench.wait(15)
    // One that is gone without a word takes none.
    #expect(bench.wait(19.9) == [])
    #expect(bench.wait(0.2) == [.close(id)])
  }

  @Test func clickIsAnOutcome() {
    var bench = Bench()
    let id = bench.open()
    let body = #"{"layout":"A","view":"A/b"}"#
    let head = "POST /t/1/message HTTP/1.1\r\nHost: 127.0.0.1:4000\r\nOrigin: http://127.0.0.1:4000\r\n"
    let rest = "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    let outcomes = bench.server.take(.bytes(id, Array((head + rest).utf8)), at: 0)
    #expect(outcomes == [.message(PreviewMessage(document: "a.lay", .click(layout: "A", view: "A/b")))])
    #expect(bench.read(id).text.hasPrefix("HTTP/1.1 204 No Content\r\n"))
  }

  @Test func thousandConnectionsOneAfterTheOtherLeaveNothing() {
    var bench = Bench()
    for number in 0..<1000 {
      let id = number.isMultiple(of: 3) ? bench.ask("GET /t/1/events") : bench.ask("GET /t/live.js")
      _ = bench.read(id)
      _ = bench.server.take(.ended(id), at: bench.time)
    }
    #expect(bench.server.wakeTime == nil)
    #expect(bench.server.listeners(of: "a.lay") == 0)
  }

  @Test func randomEventsKeepTheLimits() {
    var limits = PreviewLimits()
    (limits.connections, limits.waitingBytes) = (4, 3000)
    for seed in 1...40 {
      var random = Generator(seed: UInt64(seed))
      var bench = Bench(limits)
      var open: [PreviewServer.ConnectionID] = []
      for _ in 0..<200 {
        var outcomes: [PreviewServer.Outcome] = []
        switch Int.random(in: 0..<6, using: &random) {
        case 0: open.append(bench.open())
        case 1: open.append(bench.ask("GET /t/1/events"))
        case 2:
          if let id = open.randomElement(using: &random) {
            outcomes = bench.server.take(.bytes(id, [UInt8.random(in: 0...255, using: &random)]), at: bench.time)
          }
        case 3: outcomes = bench.server.send(event(.data, "\(Int.random(in: 0..<9, using: &random))"), to: "a.lay")
        case 4:
          if let id = open.randomElement(using: &random) {
            outcomes = bench.read(id, Int.random(in: 1...60, using: &random)).1
          }
        default: outcomes = bench.wait(Double.random(in: 0...8, using: &random))
        }
        for case .close(let id) in outcomes { open.removeAll { $0 == id } }
        for id in open { #expect(bench.server.output(of: id).count <= limits.waitingBytes, "seed \(seed)") }
      }
      // All end by themselves if nobody reads.
      for _ in 0..<20 { _ = bench.wait(20) }
      #expect(bench.server.wakeTime == nil, "seed \(seed)")
    }
  }
}
