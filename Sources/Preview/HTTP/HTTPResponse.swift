/// A status of HTTP.
enum HTTPStatus: Int, Sendable {
  case fine = 200
  case noContent = 204
  case moved = 308
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case otherMethod = 405
  case timeout = 408
  case bodyTooLarge = 413
  case targetTooLong = 414
  case headTooLarge = 431
  case notImplemented = 501
  case busy = 503
  case otherVersion = 505

  /// The words behind the number.
  var words: String {
    switch self {
    case .fine: "OK"
    case .noContent: "No Content"
    case .moved: "Permanent Redirect"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .otherMethod: "Method Not Allowed"
    case .timeout: "Request Timeout"
    case .bodyTooLarge: "Content Too Large"
    case .targetTooLong: "URI Too Long"
    case .headTooLarge: "Request Header Fields Too Large"
    case .notImplemented: "Not Implemented"
    case .busy: "Service Unavailable"
    case .otherVersion: "HTTP Version Not Supported"
    }
  }
}

/// A response of HTTP/1.1, after which the connection is closed.
struct HTTPResponse: Sendable {
  var status = HTTPStatus.fine
  /// The type of the contents, such as `text/html; charset=utf-8`.
  var type: String
  /// The policy of the page about its contents; nil for the one that forbids everything.
  var policy: String?
  /// Further headers.
  var headers: [(name: String, value: String)] = []
  var body: [UInt8]

  /// Creates a response of one line.
  static func text(_ status: HTTPStatus, _ words: String) -> HTTPResponse {
    HTTPResponse(status: status, type: "text/plain; charset=utf-8", body: Array("\(words)\n".utf8))
  }

  /// The policy of contents that load nothing.
  static let closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// The bytes, without the body for the answer to a `HEAD`.
  func bytes(isHead: Bool = false) -> [UInt8] {
    var head = headText
    // A response without contents has no length (RFC 9110, 8.6).
    if status != .noContent { head += "Content-Length: \(body.count)\r\n" }
    return Array("\(head)\r\n".utf8) + (isHead ? [] : body)
  }

  /// The head of a stream of events, which ends with its connection.
  static var streamHead: [UInt8] {
    Array("\(HTTPResponse(type: "text/event-stream", body: []).headText)\r\n".utf8)
  }

  private var headText: String {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.words)", "Content-Type: \(type)"]
    lines.append("Content-Security-Policy: \(policy ?? HTTPResponse.closedPolicy)")
    lines += [
      "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "Cache-Control: no-store",
      "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin", "Connection: close",
    ]
    lines += headers.map { "\($0.name): \($0.value)" }
    return lines.map { "\($0)\r\n" }.joined()
  }
}
