internal import LayJSON
internal import LayPlatform
internal import LayPreview
internal import LayRendering

/// A preview that follows its files until the user interrupts it.
///
/// Frames are computed here, as they take milliseconds. Proofs are computed by a process of their own, one at a time, which a
/// change ends.
final class PreviewLoop {
  private struct Proof {
    var file: Int
    var process: ChildProcess
    var bytes: [UInt8] = []
  }

  private let session: Session
  private let sockets: PreviewSockets
  private let interruption: Interruption
  private var files: [PreviewedFile] = []
  private var events = FileEvents([])
  private var proof: Proof?
  /// The sizes that pages show.
  private var sizes: [Int: String] = [:]
  /// The files that are to be proved.
  private var unproved: Set<Int> = []
  /// The times at which files were first found missing.
  private var missingSince: [Int: Double] = [:]
  /// The time at which files are compared again, whether the system notifies or not.
  private var again: Double?
  /// The arguments of a process that proves a file, before its path.
  private let worker: [String]

  /// The seconds after which a file that was missing is called missing: editors replace a file in two steps.
  private static let patience = 0.15
  /// The seconds between comparisons of files where the system does not notify.
  private static let interval = 0.2

  init(_ session: Session, _ sockets: PreviewSockets, _ interruption: Interruption, _ paths: [String], worker: [String])
  {
    (self.session, self.sockets, self.interruption, self.worker) = (session, sockets, interruption, worker)
    files = paths.map { PreviewedFile($0, session) }
    for path in paths { sockets.add(path) }
    for index in files.indices { publish(index) }
    watch()
  }

  /// Serves until the user interrupts.
  func serve() {
    while true {
      startProof()
      let others = [
        DescriptorPair(input: interruption.descriptor, output: -1),
        DescriptorPair(input: events.descriptor, output: -1),
        DescriptorPair(input: proof?.process.output ?? -1, output: -1),
      ]
      let ready = pollDescriptors(others + sockets.pairs, milliseconds: waitingTime)
      if ready?[0].input ?? false { return end() }
      sockets.serve(ready.map { Array($0.dropFirst(others.count)) })
      if ready?[2].input ?? false { readProof() }
      if ready?[1].input ?? false || events.descriptor < 0 || again.map({ $0 <= session.machine.seconds() }) ?? false {
        events.drain()
        compare()
      }
      for message in sockets.takeMessages() { take(message) }
    }
  }

  private var waitingTime: Int32 {
    let now = session.machine.seconds()
    var rest = events.descriptor < 0 ? PreviewLoop.interval : 60
    for time in [sockets.wakeTime, again] { if let time { rest = min(rest, time - now) } }
    // One millisecond more, so as not to wake up too early.
    return Int32(max(0, rest) * 1000) + 1
  }

  /// Watches the places of the files, and has them compared once more: a change before that would not be noticed.
  private func watch() {
    events = FileEvents(Array(Set(files.flatMap(\.places))).sorted())
    again = min(again ?? .infinity, session.machine.seconds())
  }

  /// Lays out the files that have changed.
  private func compare() {
    again = nil
    var isChanged = false
    for index in files.indices {
      guard files[index].isOutdated else {
        missingSince[index] = nil
        continue
      }
      let new = PreviewedFile(files[index].path, session)
      if new.isMissing && !files[index].isMissing && isStillPatient(index) { continue }
      missingSince[index] = nil
      files[index] = new
      isChanged = true
      publish(index)
    }
    if isChanged { watch() }
  }

  /// True if a file that is missing may come back soon; it is looked for again then.
  private func isStillPatient(_ index: Int) -> Bool {
    let now = session.machine.seconds()
    let due = (missingSince[index] ?? now) + PreviewLoop.patience
    missingSince[index] = due - PreviewLoop.patience
    guard now < due else { return false }
    again = min(again ?? .infinity, due)
    return true
  }

  /// Sends the present state of a file to its pages: frames now, and proofs later.
  private func publish(_ index: Int) {
    let file = files[index]
    if proof?.file == index { endProof() }
    unproved.remove(index)
    if file.problems.isEmpty {
      sockets.send(.data(file.data(at: sizes[index].flatMap(shownSize))), to: file.path)
      unproved.insert(index)
    }
    sockets.send(.problems(file.problems), to: file.path)
  }

  private func startProof() {
    guard proof == nil, let index = unproved.min(), let program = session.machine.program() else { return }
    unproved.remove(index)
    let size = sizes[index].map { [$0] } ?? []
    guard let process = ChildProcess(program, worker + [files[index].path] + size) else { return }
    proof = Proof(file: index, process: process)
  }

  private func readProof() {
    guard var running = proof else { return }
    if let bytes = readSome(running.process.output) {
      running.bytes += bytes
      proof = running
      return
    }
    endProof()
    // Without a result the process failed, and the page keeps its frames.
    if let data = try? JSON(running.bytes) { sockets.send(.data(data), to: files[running.file].path) }
  }

  private func endProof() {
    _ = proof?.process.end()
    proof = nil
  }

  private func take(_ message: PreviewMessage) {
    guard let index = files.firstIndex(where: { $0.path == message.document }) else { return }
    switch message.contents {
    case .size(let size): if shownSize(size) != nil { sizes[index] = size }
    case .click(let layout, let view):
      guard let place = files[index].place(of: view, in: layout) else { return }
      session.machine.output.line("\(visible(place)): \(visible(view))")
      session.machine.output.flush()
    }
  }

  /// Tells the pages that the preview has ended.
  private func end() {
    endProof()
    sockets.finish()
  }
}
