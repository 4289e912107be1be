/// The limits of a preview server. Whatever is beyond them is refused with a status of HTTP, or its connection is closed.
package struct PreviewLimits: Sendable {
  /// The most bytes of a request before its body: 431 beyond.
  package var headBytes = 16 << 10
  /// The most bytes of a request's target: 414 beyond.
  package var targetBytes = 2 << 10
  /// The most headers of a request: 431 beyond.
  package var headers = 64
  /// The most bytes of a request's body: 413 beyond.
  package var bodyBytes = 16 << 10
  /// The most connections at a time: a further one gets 503.
  package var connections = 64
  /// The most bytes that wait for one client: its connection is closed beyond, and it connects again.
  package var waitingBytes = 32 << 20
  /// The seconds in which a request must be complete: 408 beyond.
  package var requestSeconds = 10.0
  /// The seconds in which a client must read something of what waits for it.
  package var readSeconds = 20.0
  /// The seconds for which a connection stays open after its last byte, so that the client reads it.
  package var lingerSeconds = 1.0
  /// The seconds between signs of life to a client that listens to events.
  package var heartbeatSeconds = 15.0

  /// Creates the limits of `layc`.
  package init() {}
}
