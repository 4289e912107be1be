package import LayPlatform

/// A preview server with its sockets, for a loop that waits for descriptors.
package final class PreviewSockets {
  private let listener: Listener
  private var server: PreviewServer
  private var descriptors: [PreviewServer.ConnectionID: Int32] = [:]
  private var nextNumber = 1
  private var messages: [PreviewMessage] = []
  private let seconds: () -> Double
  /// The address of the preview, with its token.
  package let url: String

  /// Listens at an address and a port; 0 lets the system choose one.
  package static func open(
    address: String = "127.0.0.1", port: Int = 0, allowed: [String] = [], limits: PreviewLimits = PreviewLimits(),
    seconds: @escaping () -> Double
  ) -> Result<PreviewSockets, SocketProblem> {
    Listener.open(address: address, port: port).map { listener in
      let access = Access(address: address, port: listener.port, allowed: allowed)
      return PreviewSockets(listener, PreviewServer(Site(access: access), limits: limits), access.url, seconds)
    }
  }

  private init(
    _ listener: Listener, _ server: consuming PreviewServer, _ url: String, _ seconds: @escaping () -> Double
  ) {
    (self.listener, self.url, self.seconds) = (listener, url, seconds)
    self.server = server
  }

  deinit { for descriptor in descriptors.values { closeDescriptor(descriptor) } }

  /// The descriptors to wait for.
  package var pairs: [DescriptorPair] {
    let listening = DescriptorPair(input: listener.descriptor, output: -1)
    return [listening]
      + ordered.map { id, descriptor in
        DescriptorPair(input: descriptor, output: server.output(of: id).isEmpty ? -1 : descriptor)
      }
  }

  /// The time at which ``serve(_:)`` is needed, though no descriptor is ready.
  package var wakeTime: Double? { server.wakeTime }

  /// Reads and writes what is ready: the result for each of ``pairs``, or nil if nothing is.
  package func serve(_ ready: [(input: Bool, output: Bool)]?) {
    let connections = ordered
    perform(server.take(.tick, at: seconds()))
    guard let ready else { return }
    for (connection, ready) in zip(connections, ready.dropFirst()) where descriptors[connection.key] != nil {
      if ready.input { read(connection.key, connection.value) }
      if ready.output { write(connection.key) }
    }
    if ready.first?.input ?? false { accept() }
  }

  /// Adds a document, so that it has a page.
  package func add(_ name: String) { server.add(name) }

  /// Returns the address of a document's page, and adds the document if it is new.
  package func url(of name: String) -> String {
    server.add(name)
    return "\(url)\(server.number(of: name))/"
  }

  /// Tells all pages that the preview has ended, and waits a little until they know.
  package func finish() {
    for name in server.names { send(.bye, to: name) }
    let time = seconds() + PreviewSockets.farewell
    while pairs.contains(where: { $0.output >= 0 }), seconds() < time {
      serve(pollDescriptors(pairs, milliseconds: 50))
    }
  }

  /// The seconds in which pages learn that the preview has ended.
  private static let farewell = 0.3

  /// Sends an event to the pages of a document.
  package func send(_ event: PageEvent, to name: String) {
    perform(server.send(event, to: name))
    for id in ordered.map(\.key) { write(id) }
  }

  /// The number of pages that listen to a document.
  package func listeners(of name: String) -> Int { server.listeners(of: name) }

  /// Returns the messages of pages since the last call.
  package func takeMessages() -> [PreviewMessage] {
    defer { messages = [] }
    return messages
  }

  private var ordered: [(key: PreviewServer.ConnectionID, value: Int32)] {
    descriptors.sorted { $0.key.number < $1.key.number }
  }

  /// The most connections that are accepted before others are served.
  private static let acceptedAtOnce = 16

  private func accept() {
    for _ in 0..<PreviewSockets.acceptedAtOnce {
      guard let descriptor = listener.accept() else { return }
      let id = PreviewServer.ConnectionID(nextNumber)
      nextNumber += 1
      descriptors[id] = descriptor
      perform(server.take(.opened(id), at: seconds()))
      // A request is mostly there already.
      read(id, descriptor)
      write(id)
    }
  }

  private func read(_ id: PreviewServer.ConnectionID, _ descriptor: Int32) {
    switch readNow(descriptor) {
    case .bytes(let bytes): perform(server.take(.bytes(id, bytes), at: seconds()))
    case .ended: perform(server.take(.ended(id), at: seconds()))
    case .nothing: return
    }
    write(id)
  }

  private func write(_ id: PreviewServer.ConnectionID) {
    while let descriptor = descriptors[id] {
      let output = server.output(of: id)
      if output.isEmpty { return }
      guard let count = writeNow(descriptor, output) else { return perform(server.take(.ended(id), at: seconds())) }
      if count == 0 { return }
      perform(server.noteWritten(count, id, at: seconds()))
    }
  }

  private func perform(_ outcomes: [PreviewServer.Outcome]) {
    for outcome in outcomes {
      switch outcome {
      case .close(let id): if let descriptor = descriptors.removeValue(forKey: id) { closeDescriptor(descriptor) }
      case .endOutput(let id): if let descriptor = descriptors[id] { endOutput(descriptor) }
      case .message(let message): messages.append(message)
      }
    }
  }
}
