internal import LayPlatform
internal import LayRendering

// `--watch`: repeats a command, for users whose editor has no diagnostics.

extension Session {
  /// Runs a command on `operands`; with `--watch`, repeats it whenever something that it has read changes, until its output fails
  /// or files can no longer be watched. Errors of the command line that depend on the files do not end it.
  func repeated(_ operands: [String], _ body: (Session) throws(UsageError) -> ExitStatus) throws(UsageError)
    -> ExitStatus
  {
    guard settings.watch else { return try body(self) }
    if operands.contains("-") { throw .watchOfInput(command) }
    while true {
      let answers = RecordedFiles(of: machine.files)
      var machine = machine
      machine.files = answers.files
      if machine.output.isTerminal { machine.output.write("\u{1B}[H\u{1B}[2J") }
      let status = runOnce(Session(machine: machine, settings: settings, command: command), body)
      machine.output.flush()
      let time = machine.timeOfDay().map { "\($0) " } ?? ""
      talk("\(time)watching for changes; interrupt to end")
      if machine.output.failure != nil || !machine.files.watch(answers.places, { answers.areOthersNow }) {
        return status
      }
    }
  }

  private func runOnce(_ session: Session, _ body: (Session) throws(UsageError) -> ExitStatus) -> ExitStatus {
    do throws(UsageError) { return try body(session) } catch {
      writeUsageError(error, to: session.machine)
      return .failure
    }
  }
}

/// The recorded results of reading files in a run, which may be on several threads.
final class RecordedFiles: @unchecked Sendable {
  private let asked: Files
  private let lock = Lock()
  private var kinds: [String: Files.Kind?] = [:]
  private var texts: [String: Result<[UInt8], FileProblem>] = [:]
  private var names: [String: Result<[String], FileProblem>] = [:]

  init(of files: Files) { asked = files }

  /// The same files, with every result recorded.
  var files: Files {
    var files = asked
    files.kind = { path in
      let kind = self.asked.kind(path)
      self.lock.hold { self.kinds[path] = .some(kind) }
      return kind
    }
    files.read = { path in
      let text = self.read(path)
      self.lock.hold { self.texts[path] = text }
      return text
    }
    files.list = { path in
      let names = self.asked.list(path)
      self.lock.hold { self.names[path] = names }
      return names
    }
    return files
  }

  /// The directories in which a change may alter a result.
  var places: [String] {
    let parents = (Array(kinds.keys) + texts.keys).map(parentDirectory(of:)).map { $0.isEmpty ? "." : $0 }
    return Set(parents + names.keys).sorted()
  }

  /// True if any result differs from the recorded one.
  var areOthersNow: Bool {
    kinds.contains { asked.kind($0.key) != $0.value } || texts.contains { read($0.key) != $0.value }
      || names.contains { sorted(asked.list($0.key)) != sorted($0.value) }
  }

  /// Reads a file, but no pipe, since reading it again would wait for a writer.
  private func read(_ path: String) -> Result<[UInt8], FileProblem> {
    asked.kind(path) == .other ? .failure(.system("a pipe or a device cannot be watched")) : asked.read(path)
  }

  private func sorted(_ names: Result<[String], FileProblem>) -> Result<[String], FileProblem> {
    names.map { $0.sorted() }
  }
}
