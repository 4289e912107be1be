/// The machine's services for the tool: `main.swift` passes the real ones, tests pass values.
public struct Machine {
  /// Reads the whole standard input.
  public var input: () -> Result<[UInt8], FileProblem>
  /// The standard output, for results.
  public var output: Sink
  /// The standard error, for diagnostics and progress messages.
  public var errors: Sink
  /// The files.
  public var files: Files
  /// Returns the value of an environment variable; nil if it is not set.
  public var variable: (String) -> String?
  /// The seconds since some moment, never decreasing.
  public var seconds: () -> Double
  /// The number of threads that may run at once. With more than one, files are read from any of them.
  public var threads = 1
  /// Runs the language server, or one of its workers, and returns its exit status; nil if there are no processes.
  public var serve: ((_ isWorker: Bool) -> Int32)?

  /// Creates a machine from its parts.
  public init(
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
}
