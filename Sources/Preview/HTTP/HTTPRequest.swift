/// A request of HTTP/1.1.
package struct HTTPRequest: Hashable, Sendable {
  /// A header, with its name in lower case.
  package struct Header: Hashable, Sendable {
    package var name: String
    package var value: String
  }

  package var method: String
  /// The path with its query, as it was sent.
  package var target: String
  package var headers: [Header] = []
  package var body: [UInt8] = []

  /// Returns the value of the only header of a name in lower case; nil if there is none, or more than one.
  package func header(_ name: String) -> String? {
    let found = headers.filter { $0.name == name }
    return found.count == 1 ? found[0].value : nil
  }

  /// The segments of the path: those of `/a/b/` are `a`, `b` and an empty one.
  package var segments: [String] {
    let path = target.prefix { $0 != "?" }
    return path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }
}

/// The reason why bytes are no request that is accepted.
package enum RequestProblem: Error, Hashable, Sendable {
  case malformed
  case targetTooLong
  case headTooLarge
  case bodyTooLarge
  /// The body has no length in advance.
  case encodedBody
  case otherVersion

  /// The status of the response.
  var status: HTTPStatus {
    switch self {
    case .malformed: .badRequest
    case .targetTooLong: .targetTooLong
    case .headTooLarge: .headTooLarge
    case .bodyTooLarge: .bodyTooLarge
    case .encodedBody: .notImplemented
    case .otherVersion: .otherVersion
    }
  }
}
