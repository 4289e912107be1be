internal import LayJSON
internal import LayPlatform
internal import LayPreview
internal import LayRendering

/// `layc preview`: serves pages that follow files, on this machine.
func previewCommand(_ invocation: Invocation, _ session: Session) throws(UsageError) -> ExitStatus {
  if invocation.operands.contains("-") { throw .previewOfInput(session.command) }
  if invocation.has(.worker) { return proveForPreview(invocation.operands, session) }
  guard let interruption = session.machine.interruption?() else {
    session.fail("there are no sockets here to serve with", ToolCode.badArgument)
    return .failure
  }
  let inputs = Inputs(invocation.operands, session)
  if inputs.failed || session.sayFaults(inputs.faults) { return .failure }
  guard let sockets = openedSockets(session) else { return .failure }
  let loop = PreviewLoop(session, sockets, interruption, inputs.paths, worker: workerArguments(of: invocation))
  session.machine.output.line(sockets.url)
  session.machine.output.flush()
  let files = inputs.paths.count == 1 ? visible(inputs.paths[0]) : "\(inputs.paths.count) files"
  session.talk("previewing \(files); interrupt to end")
  if session.settings.opens, !session.machine.open(sockets.url) {
    session.talk("no browser could be started; open the address above")
  }
  loop.serve()
  session.talk("the preview has ended")
  return .fine
}

/// Prints the data of a page with its proofs, for a preview that has started this process. The operands are the file, and the size that
/// the page shows.
private func proveForPreview(_ operands: [String], _ session: Session) -> ExitStatus {
  if session.machine.program() != nil { endWithParent() }
  let file = PreviewedFile(operands[0], session)
  guard file.problems.isEmpty else { return .problems }
  session.machine.output.write(bytes: file.provedData(at: operands.dropFirst().first.flatMap(shownSize)).bytes)
  return .fine
}

/// Returns the arguments of a process that proves a file, with the options of the preview.
private func workerArguments(of invocation: Invocation) -> [String] {
  let own: Set<Option.Name> = [.host, .port, .allowedHost, .open, .quiet, .color]
  var words = [Command.Name.preview.rawValue, Option.worker.spelling]
  for option in invocation.command.options where !own.contains(option.name) {
    for value in invocation.values[option.name] ?? [] {
      words.append(option.value == nil ? option.spelling : "\(option.spelling)=\(value)")
    }
  }
  return words + ["--"]
}

/// Returns the sockets of a preview; reports the reason and returns nil if they cannot be opened.
private func openedSockets(_ session: Session) -> PreviewSockets? {
  let settings = session.settings
  let result = PreviewSockets.open(
    address: settings.host, port: settings.port, allowed: settings.allowedHosts, seconds: session.machine.seconds)
  switch result {
  case .success(let sockets): return sockets
  case .failure(.taken):
    session.fail(
      "another program uses port \(settings.port)", ToolCode.cannotListen,
      help: "a preview may already be running; without '--port', the system chooses a free port")
  case .failure(.badAddress):
    session.fail(
      "'\(settings.host)' is no address of this machine", ToolCode.badArgument,
      help: "for example: --host 127.0.0.1, or 0.0.0.0 for all networks")
  case .failure(.system(let words)):
    session.fail("cannot listen at port \(settings.port): \(words)", ToolCode.cannotListen)
  }
  return nil
}
