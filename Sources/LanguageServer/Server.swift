package import LayCompiler
internal import LayJSON

/// What the server needs of the machine: bytes that come and go, time, and worker processes.
package struct ServerHost {
  /// Seconds since some moment, never going back.
  package var seconds: () -> Double
  /// Waits until something happens, up to a moment of `seconds` if one is given; then it is a tick.
  package var wait: (_ until: Double?) -> Broker.Event
  /// Does what the broker says. Nothing is waited for, but at the end: what cannot be sent now is sent while waiting.
  package var perform: (Broker.Action) -> Void

  /// A host of these parts.
  package init(
    seconds: @escaping () -> Double, wait: @escaping (_ until: Double?) -> Broker.Event,
    perform: @escaping (Broker.Action) -> Void
  ) {
    self.seconds = seconds
    self.wait = wait
    self.perform = perform
  }
}

/// Serves a client until it leaves, and answers the exit status: 0 after a `shutdown`, 1 without one.
package func runServer(on host: ServerHost, patience: WorkerPatience = WorkerPatience()) -> Int32 {
  var broker = Broker(patience: patience)
  while true {
    for action in broker.take(host.wait(broker.wakeTime), at: host.seconds()) {
      host.perform(action)
      if case .exit(let status) = action { return status }
    }
  }
}

/// Answers what a broker asks until it closes the input. `receive` waits for bytes, and gives nil when there will be none;
/// `page` gives the path of the page about a code, and `tools` what else the program does.
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
