import Testing

@testable import LayLanguageServer

@Suite struct FrameReaderTests {
  private func read(_ text: String, pieces: Int = .max) -> [String] {
    var reader = FrameReader()
    var found: [String] = []
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let end = start + min(pieces, bytes.count - start)
      reader.append(bytes[start..<end])
      start = end
      while let frame = reader.next() {
        switch frame {
        case .message(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
        case .broken(let why): found.append("broken: \(why)")
        }
      }
    }
    return found
  }

  @Test(arguments: [1, 2, 7, .max]) func messagesAreCutAtTheirLengthsHoweverTheyCome(pieces: Int) {
    let text = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:3\r\n\r\n[1]"
    #expect(read(text, pieces: pieces) == ["{}", "[1]"])
  }

  @Test(arguments: [
    "Content-Length:2", "Content-Length: 2", "Content-Length:\t2", "Content-Length: \t 2 \t", "CONTENT-LENGTH: 2",
    "content-length: 2", "cOnTeNt-LeNgTh:\t02",
  ]) func whiteSpaceAndCaseDoNotCount(header: String) {
    for pieces in [1, .max] { #expect(read(header + "\r\n\r\n{}", pieces: pieces) == ["{}"]) }
  }

  @Test(arguments: ["", "\t", "+2", "-2", "2 2", "2x", "0x2", "2.0", "٢", "99999999999999999999"])
  func whatIsNoNumberOfBytesIsSaid(value: String) {
    let why = "broken: Content-Length is not a number of bytes up to 67108864"
    #expect(read("Content-Length: \(value)\r\n\r\nContent-Length: 2\r\n\r\n{}") == [why, "{}"])
  }

  @Test func aLengthOfNothingIsAnEmptyMessage() { #expect(read("Content-Length: 0\r\n\r\n") == [""]) }

  @Test func whatIsNoHeaderIsLeftOutAndSaidOnce() {
    #expect(
      read("hello there\r\n\r\nmore noise Content-Length: 2\r\n\r\n{}") == ["broken: a header has no ':'", "{}"])
    #expect(read("\u{0}\u{1}\u{2}Content-Length: 2\r\n\r\n[]") == ["broken: the headers name no Content-Length", "[]"])
    #expect(read("\u{0}\u{1}\u{2}") == ["broken: expected 'Content-Length: '"])
    #expect(
      read("Content-Length: -4\r\n\r\nContent-Length: 2\r\n\r\n[]")
        == ["broken: Content-Length is not a number of bytes up to 67108864", "[]"])
    #expect(read("X: 1\r\n\r\nContent-Length: 2\r\n\r\n[]") == ["broken: the headers name no Content-Length", "[]"])
  }

  @Test func lengthsUpToTheLimitAreTakenAndNoneAboveIt() {
    let most = FrameReader.largestMessage
    #expect(read("Content-Length: \(most)\r\n\r\n").isEmpty)
    #expect(read("Content-Length: \(most + 1)\r\n\r\n").count == 1)
  }

  @Test func headersUpToTheLimitAreTakenAndNoneAboveIt() {
    func headers(_ count: Int) -> String {
      let rest = "Content-Length: 2\r\n\r\n"
      let filler = "X: " + String(repeating: "x", count: count - rest.utf8.count - 5) + "\r\n"
      return filler + rest + "{}"
    }
    #expect(read(headers(FrameReader.largestHeaders)) == ["{}"])
    #expect(read(headers(FrameReader.largestHeaders + 1)).first?.hasPrefix("broken") == true)
  }
}
