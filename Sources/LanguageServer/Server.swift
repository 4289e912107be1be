package import LayCompiler
internal import LayJSON

/// The machine's services for the server: input and output, time, and worker processes.
package struct ServerHost {
  /// The seconds since some moment, never decreasing.
  package var seconds: () -> Double
  /// Waits for an event, up to a time in `seconds` if one is given; then it returns a tick.
  package var wait: (_ until: Double?) -> Broker.Event
  /// Performs an action without blocking, except an exit: output that cannot be sent now is sent during `wait`.
  package var perform: (Broker.Action) -> Void

  /// Creates a host from its parts.
  package init(
    seconds: @escaping () -> Double, wait: @escaping (_ until: Double?) -> Broker.Event,
    perform: @escaping (Broker.Action) -> Void
  ) {
    self.seconds = seconds
    self.wait = wait
    self.perform = perform
  }
}

/// Serves a client until it disconnects, and returns the exit status: 0 after a `shutdown`, else 1.
package func runServer(on host: ServerHost, patience: WorkerPatience = WorkerPatience()) -> Int32 {
  var broker = Broker(patience: patience)
  while true {
    for action in broker.take(host.wait(broker.wakeTime), at: host.seconds()) {
      host.perform(action)
      if case .exit(let status) = action { return status }
    }
  }
}

/// Answers the requests of a broker until it closes the input. `receive` waits for bytes, and returns nil at the end of the
/// input;
/// `page` returns the path of the page about a code, and `tools` are further services of the program.
package func runWorker(
  read: @escaping (String) -> ImportedFile, page: @escaping (String) -> String?, tools: WorkerTools,
  receive: () -> [UInt8]?, send: @escaping ([UInt8]) -> Void
) {
  var session = Session(read: read, page: page, tell: { send(framed($0)) })
  session.tools = tools
  send(framed(Message.notification("layc/ready", .null).bytes))
  var frames = FrameReader()
  while let bytes = receive() {
    frames.append(bytes)
    while let frame = frames.next() {
      guard case .message(let message) = frame else { continue }
      for answer in session.take(message) { send(framed(answer)) }
    }
  }
}
