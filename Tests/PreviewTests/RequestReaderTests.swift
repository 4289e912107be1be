import Testing

@testable import LayPreview

/// Requests from bytes: the grammar, the pieces and the limits.
@Suite struct RequestReaderTests {
  private func read(_ text: String, limits: PreviewLimits = PreviewLimits()) throws(RequestProblem) -> HTTPRequest? {
    var reader = RequestReader(limits: limits)
    reader.append(Array(text.utf8))
    return try reader.next()
  }

  private func problem(_ text: String, limits: PreviewLimits = PreviewLimits()) -> RequestProblem? {
    do throws(RequestProblem) {
      _ = try read(text, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test func requestHasItsLineItsHeadersAndItsBody() throws {
    let request = try #require(
      try read("POST /t/1/click?x=1 HTTP/1.1\r\nHost: localhost:80\r\nContent-Length:  3 \r\n\r\nabcd"))
    #expect(request.method == "POST")
    #expect(request.segments == ["t", "1", "click"])
    #expect(request.header("host") == "localhost:80")
    #expect(request.body == Array("abc".utf8))
  }

  @Test func requestInPiecesIsOneRequest() throws {
    let text = "POST /t/ HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello"
    let whole = try #require(try read(text))
    for size in 1...7 {
      var reader = RequestReader()
      var bytes = Array(text.utf8)[...]
      var found: HTTPRequest?
      while !bytes.isEmpty {
        #expect(found == nil)
        reader.append(Array(bytes.prefix(size)))
        bytes = bytes.dropFirst(size)
        found = try reader.next()
      }
      #expect(found == whole)
    }
  }

  @Test(arguments: [
    " / HTTP/1.1\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET x HTTP/1.1\r\n\r\n", "GET / HTTP\r\n\r\n", "GET /\r\n\r\n",
    "GET / HTTP/1.1\nHost: a\n\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\u{1}\r\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n", "GET /\u{e9} HTTP/1.1\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: 1, 1\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n", "\u{16}\u{3}\u{1}", "{}",
  ])
  func whatIsNoRequestIsRefused(text: String) {
    #expect(problem(text) == .malformed)
  }

  @Test func otherVersionsAndEncodedBodiesAreRefused() {
    #expect(problem("GET / HTTP/2.0\r\n\r\n") == .otherVersion)
    #expect(problem("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n") == .encodedBody)
  }

  @Test func targetHasALimit() {
    var limits = PreviewLimits()
    limits.targetBytes = 10
    #expect(problem("GET /23456789a HTTP/1.1\r\n\r\n", limits: limits) == nil)
    #expect(problem("GET /23456789ab HTTP/1.1\r\n\r\n", limits: limits) == .targetTooLong)
  }

  @Test func targetWithoutEndIsRefusedAtTheLimitOfTheHead() {
    let limits = PreviewLimits()
    #expect(problem(String(repeating: "G", count: limits.headBytes), limits: limits) == nil)
    #expect(problem(String(repeating: "G", count: limits.headBytes + 1), limits: limits) == .targetTooLong)
  }

  @Test func headersHaveALimitOfTheirNumber() {
    var limits = PreviewLimits()
    limits.headers = 3
    let header = "A: b\r\n"
    #expect(problem("GET / HTTP/1.1\r\n\(header)\(header)\(header)\r\n", limits: limits) == nil)
    #expect(problem("GET / HTTP/1.1\r\n\(header)\(header)\(header)\(header)\r\n", limits: limits) == .headTooLarge)
  }

  @Test func headHasALimit() {
    var limits = PreviewLimits()
    limits.headBytes = 40
    let start = "GET / HTTP/1.1\r\nA: "
    let fitting = start + String(repeating: "b", count: 40 - start.utf8.count)
    #expect(problem(fitting + "\r\n\r\n", limits: limits) == nil)
    #expect(problem(fitting + "b\r\n\r\n", limits: limits) == .headTooLarge)
    #expect(problem(fitting + "bb", limits: limits) == .headTooLarge)
  }

  @Test func bodyHasALimit() {
    var limits = PreviewLimits()
    limits.bodyBytes = 4
    #expect(problem("POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nabcd", limits: limits) == nil)
    #expect(problem("POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nabcde", limits: limits) == .bodyTooLarge)
    let digits = String(repeating: "9", count: 40)
    #expect(problem("POST / HTTP/1.1\r\nContent-Length: \(digits)\r\n\r\n", limits: limits) == .bodyTooLarge)
  }

  @Test func readerKeepsNoMoreThanARequestNeeds() throws {
    var limits = PreviewLimits()
    (limits.headBytes, limits.bodyBytes) = (100, 10)
    var reader = RequestReader(limits: limits)
    for _ in 0..<100 { reader.append([UInt8](repeating: 0x41, count: 50)) }
    #expect(throws: RequestProblem.self) { try reader.next() }
    #expect("\(reader)".utf8.count < 2000)
  }

  @Test func anyBytesEndInARequestOrAProblem() {
    var random = Generator(seed: 7)
    let pieces = ["GET ", "/", " HTTP/1.1", "\r\n", "\r", "\n", ":", "Host: a", " ", "Content-Length: 3", "\u{0}", "é"]
    for _ in 0..<2000 {
      var reader = RequestReader()
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        reader.append(Array((pieces.randomElement(using: &random) ?? "").utf8))
        guard (try? reader.next()) != nil else { break }
      }
    }
  }
}

/// Random numbers that a seed determines.
struct Generator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
