/// The names under which a preview is reached, and the secret in its address.
///
/// A page of another site can send requests to this machine, directly or under a name that it lets point here (DNS rebinding). It
/// does not know the token, its requests have another `Host` in the second case and another `Origin` in the first, and no
/// header allows it to read responses.
package struct Access: Sendable {
  /// The port.
  package var port: Int
  /// The secret of the address: 128 bits in hexadecimal digits.
  package var token: String
  /// The names in lower case, without a port.
  private var names: [String]
  /// The name in the address that is shown.
  private let shown: String

  /// Creates the access to a server that listens at `address`; `allowed` are further names, of a tunnel for example.
  package init(address: String = "127.0.0.1", port: Int, token: String = Access.randomToken(), allowed: [String] = []) {
    (self.port, self.token) = (port, token)
    let own = address.contains(":") ? "[\(address)]" : address
    let isEverywhere = address == "0.0.0.0" || address == "::"
    shown = isEverywhere ? "127.0.0.1" : own
    names = ["localhost", "127.0.0.1", "[::1]"] + (isEverywhere ? [] : [own.lowercased()])
    names += allowed.map { $0.lowercased() }
  }

  /// The address of the preview, with its token.
  package var url: String { "http://\(shown):\(port)/\(token)/" }

  /// Returns a new token from the system's random numbers.
  package static func randomToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// True if the `Host` of a request is one of ours.
  package func admits(host: String?) -> Bool {
    guard let host = host?.lowercased() else { return false }
    return names.contains { name in
      // A name of a tunnel may have a port of its own, or the default one of its protocol.
      if name.hasSuffix("]") || !name.contains(":") {
        host == "\(name):\(port)" || (port == 80 || !isOwn(name)) && host == name
      } else {
        host == name
      }
    }
  }

  /// True if the `Origin` of a request is missing, or a page of ours.
  package func admits(origin: String?) -> Bool {
    guard let origin = origin?.lowercased() else { return true }
    for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
      return admits(host: String(origin.dropFirst(scheme.count)))
    }
    return false
  }

  /// True if `text` is the token. The time does not depend on the first difference.
  package func admits(token text: String) -> Bool {
    let (mine, other) = (Array(token.utf8), Array(text.utf8))
    guard mine.count == other.count else { return false }
    return zip(mine, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func isOwn(_ name: String) -> Bool { ["localhost", "127.0.0.1", "[::1]"].contains(name) }
}
