/// The machine's services for the tool: `main.swift` passes the real ones, tests pass values.
package struct Machine {
  /// Reads the whole standard input.
  package var input: () -> Result<[UInt8], FileProblem>
  /// The standard output, for results.
  package var output: Sink
  /// The standard error, for diagnostics and progress messages.
  package var errors: Sink
  /// The files.
  package var files: Files
  /// Returns the value of an environment variable; nil if it is not set.
  package var variable: (String) -> String?
  /// The seconds since some moment, never decreasing.
  package var seconds: () -> Double
  /// Reads a file, or the standard input for nil, and passes its bytes on as they come, until the receiver returns false. Nil if
  /// there is nothing better than reading it whole.
  package var stream: ((_ path: String?, _ take: ([UInt8]) -> Bool) -> FileProblem?)?
  /// Reads a line of the standard input, without its end; nil at the end of the input.
  package var readLine: () -> String? = { nil }
  /// Sends a request to the user's terminal, and returns what it replies until the reply is complete, or until the terminal is silent; nil if
  /// there is none.
  package var askTerminal: (_ request: [UInt8], _ isComplete: ([UInt8]) -> Bool) -> [UInt8]? = { _, _ in nil }
  /// The time of day, as `14:05:09`; nil if there is none.
  package var timeOfDay: () -> String? = { nil }
  /// The path of the running program; nil if it has none.
  package var program: () -> String? = { nil }
  /// Opens a file in the program that the user has chosen for its kind; false if that cannot be started.
  package var open: (String) -> Bool = { _ in false }
  /// Runs a program of the system with arguments, and returns what it writes to its standard output; nil if there is no such program, or if
  /// it ends with another status than 0.
  package var outputOfProgram: (_ program: String, _ arguments: [String]) -> [UInt8]? = { _, _ in nil }
  /// Returns the files that changed since a revision of git, with new ones, relative to the working directory.
  package var changedFiles: (_ revision: String) -> Result<[String], GitProblem> = { _ in .failure(.noGit) }
  /// The number of threads that may run at once. With more than one, files are read from any of them.
  package var threads = 1
  /// Begins to catch interruptions by the user, for a command that serves until then; nil if there are no sockets.
  package var interruption: (() -> Interruption)?
  /// Runs the language server, or one of its workers, and returns its exit status; nil if there are no processes.
  package var serve: ((_ isWorker: Bool) -> Int32)?

  /// Creates a machine from its parts.
  package init(
    input: @escaping () -> Result<[UInt8], FileProblem>, output: Sink, errors: Sink, files: Files,
    variable: @escaping (String) -> String?, seconds: @escaping () -> Double,
    serve: ((_ isWorker: Bool) -> Int32)? = nil
  ) {
    self.input = input
    self.output = output
    self.errors = errors
    self.files = files
    self.variable = variable
    self.seconds = seconds
    self.serve = serve
  }

  /// Reads a file, or the standard input for nil, and passes its bytes on until the receiver returns false.
  package func readPieces(of path: String?, _ take: ([UInt8]) -> Bool) -> FileProblem? {
    if let stream { return stream(path, take) }
    switch path.map(files.read) ?? input() {
    case .success(let bytes):
      _ = take(bytes)
      return nil
    case .failure(let problem): return problem
    }
  }
}

/// The reason why git does not say which files changed.
package enum GitProblem: Error, Hashable, Sendable {
  /// Git cannot be run, or the working directory is in no repository.
  case noGit
  /// Git does not know the revision.
  case unknownRevision
}
