/// A reader of one request, whose bytes come in pieces.
///
/// The grammar is that of RFC 9112 without its leniencies: lines end in CR LF, a header has one line, and a body has a length.
package struct RequestReader {
  private let limits: PreviewLimits
  private var bytes: [UInt8] = []
  /// The bytes in which no end of the head was found.
  private var searched = 0

  /// Creates a reader with limits.
  package init(limits: PreviewLimits = PreviewLimits()) { self.limits = limits }

  /// Appends bytes. What no request can need is not kept.
  package mutating func append(_ piece: [UInt8]) {
    bytes += piece.prefix(max(0, limits.headBytes + limits.bodyBytes + 1 - bytes.count))
  }

  /// Returns the request; nil if more bytes are needed.
  package mutating func next() throws(RequestProblem) -> HTTPRequest? {
    guard let end = endOfHead() else {
      if bytes.count > limits.headBytes { throw longest }
      // What cannot become a request is refused at once.
      if let first = bytes.first, !isToken(first) { throw .malformed }
      return nil
    }
    guard end <= limits.headBytes else { throw longest }
    var request = try head(bytes[..<end])
    let length = try lengthOfBody(request)
    let start = end + 4
    guard length <= limits.bodyBytes else { throw .bodyTooLarge }
    guard bytes.count >= start + length else { return nil }
    request.body = Array(bytes[start..<start + length])
    return request
  }

  /// The problem of a head that is too large: its target, or all of it.
  private var longest: RequestProblem {
    (bytes.firstIndex(of: 0x0A) ?? bytes.count) > limits.targetBytes ? .targetTooLong : .headTooLarge
  }

  /// Returns the index of the two line breaks behind the head.
  private mutating func endOfHead() -> Int? {
    var index = max(0, searched - 3)
    while index + 3 < bytes.count {
      if bytes[index] == 0x0D, bytes[index + 1] == 0x0A, bytes[index + 2] == 0x0D, bytes[index + 3] == 0x0A {
        return index
      }
      index += 1
    }
    searched = bytes.count
    return nil
  }

  private func head(_ bytes: ArraySlice<UInt8>) throws(RequestProblem) -> HTTPRequest {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == 0x0A {
      guard index > start, bytes[index - 1] == 0x0D else { throw .malformed }
      lines.append(bytes[start..<index - 1])
      start = index + 1
    }
    lines.append(bytes[start...])
    var request = try requestLine(lines[0])
    guard lines.count - 1 <= limits.headers else { throw .headTooLarge }
    for line in lines.dropFirst() { request.headers.append(try header(line)) }
    return request
  }

  private func requestLine(_ line: ArraySlice<UInt8>) throws(RequestProblem) -> HTTPRequest {
    let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(isToken) else { throw .malformed }
    guard parts[1].count <= limits.targetBytes else { throw .targetTooLong }
    guard parts[1].first == UInt8(ascii: "/"), parts[1].allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { throw .malformed }
    let version = String(decoding: parts[2], as: UTF8.self)
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw version.hasPrefix("HTTP/") ? .otherVersion : .malformed
    }
    return HTTPRequest(
      method: String(decoding: parts[0], as: UTF8.self), target: String(decoding: parts[1], as: UTF8.self))
  }

  private func header(_ line: ArraySlice<UInt8>) throws(RequestProblem) -> HTTPRequest.Header {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { throw .malformed }
    let name = line[..<colon]
    guard name.allSatisfy(isToken) else { throw .malformed }
    var value = line[(colon + 1)...]
    while let first = value.first, first == 0x20 || first == 0x09 { value.removeFirst() }
    while let last = value.last, last == 0x20 || last == 0x09 { value.removeLast() }
    guard value.allSatisfy({ $0 == 0x09 || $0 >= 0x20 && $0 != 0x7F }) else { throw .malformed }
    return HTTPRequest.Header(
      name: String(decoding: name, as: UTF8.self).lowercased(), value: String(decoding: value, as: UTF8.self))
  }

  private func lengthOfBody(_ request: HTTPRequest) throws(RequestProblem) -> Int {
    if request.headers.contains(where: { $0.name == "transfer-encoding" }) { throw .encodedBody }
    let lengths = request.headers.filter { $0.name == "content-length" }
    guard let text = lengths.first?.value else { return 0 }
    guard lengths.count == 1, !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
      throw .malformed
    }
    guard let length = Int(text) else { throw .bodyTooLarge }
    return length
  }
}

/// True for a byte of a token: methods and names of headers consist of them.
private func isToken(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}
