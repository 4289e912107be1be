/// What the tool may see and touch of the machine: `main.swift` hands it the real one, tests one made of values.
public struct Machine {
  /// Reads all of the standard input.
  public var input: () -> Result<[UInt8], FileProblem>
  /// Where results go.
  public var output: Sink
  /// Where talk goes.
  public var errors: Sink
  /// The files.
  public var files: Files
  /// The value of an environment variable, or nil.
  public var variable: (String) -> String?
  /// Seconds since some moment, never going back.
  public var seconds: () -> Double
  /// How many threads may work at once. With more than one, files are read from any of them.
  public var threads = 1
  /// Runs the language server, or a worker of it, and answers its exit status; nil where there are no processes.
  public var serve: ((_ isWorker: Bool) -> Int32)?

  /// A machine of these parts.
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

/// The part of a file system that the tool uses. Paths are as the user wrote them.
public struct Files {
  /// What stands at a path.
  public enum Kind: Hashable, Sendable {
    case file, directory
    /// A link to a directory.
    case linkedDirectory
    /// A pipe, a device: it can be read, but has no size.
    case other
  }

  /// What stands at the path, or nil for nothing.
  public var kind: (String) -> Kind?
  /// The bytes of the file at the path; one of more than 64 MB is too large.
  public var read: (String) -> Result<[UInt8], FileProblem>
  /// The names in the directory at the path, in any order, without `.` and `..`.
  public var list: (String) -> Result<[String], FileProblem>
  /// Puts `bytes` in the place of the file at `path`, if that still holds the bytes `expected`, which were read before; nil for
  /// no file.
  public var write: (_ path: String, _ bytes: [UInt8], _ expected: [UInt8]?) -> Result<Void, FileProblem>
  /// The absolute path of the directory that relative paths begin at, or nil where there is none.
  public var workingDirectory: () -> String?
  /// Waits until the condition holds, which is asked at first and whenever something changes in the directories; false where
  /// nobody can wait.
  public var watch: (_ directories: [String], _ isDone: () -> Bool) -> Bool

  /// The path of a file without links, the same for all paths that lead to it.
  public var resolve: (String) -> String

  /// Files behind these functions.
  public init(
    kind: @escaping (String) -> Kind?, read: @escaping (String) -> Result<[UInt8], FileProblem>,
    list: @escaping (String) -> Result<[String], FileProblem>,
    write: @escaping (_ path: String, _ bytes: [UInt8], _ expected: [UInt8]?) -> Result<Void, FileProblem>,
    workingDirectory: @escaping () -> String? = { nil },
    watch: @escaping (_ directories: [String], _ isDone: () -> Bool) -> Bool = { _, _ in false },
    resolve: @escaping (String) -> String = { $0 }
  ) {
    self.kind = kind
    self.read = read
    self.list = list
    self.write = write
    self.workingDirectory = workingDirectory
    self.watch = watch
    self.resolve = resolve
  }
}

/// The most bytes that are read of one file: a device that never ends must not fill the memory.
let largestInput = 64 << 20

/// Why a file could not be read or written.
public enum FileProblem: Error, Hashable, Sendable {
  case missing
  case isDirectory
  case tooLarge
  /// A pipe, a device or a socket, where only a file is taken.
  case notRegular
  /// The file no longer holds what was read.
  case changed
  /// A write stopped halfway and could not be undone; the old bytes are in the copy.
  case halfWritten(String, copy: String)
  /// The words of the system, such as `permission denied`.
  case system(String)

  /// The problem in the words of a sentence about `path`.
  func sentence(about path: String, doing verb: String = "read") -> String {
    switch self {
    case .missing: "no such file or directory: '\(path)'"
    case .isDirectory: "'\(path)' is a directory"
    case .tooLarge: "'\(path)' has more than \(largestInput >> 20) MB"
    case .changed: "'\(path)' was changed after layc read it, and was not written"
    case .notRegular, .halfWritten, .system: "cannot \(verb) '\(path)': \(words)"
    }
  }

  /// The problem without the path.
  var words: String {
    switch self {
    case .missing: "no such file or directory"
    case .isDirectory: "it is a directory"
    case .tooLarge: "it has more than \(largestInput >> 20) MB"
    case .notRegular: "it is not a regular file"
    case .changed: "it was changed"
    case .halfWritten(let words, let copy): "\(words), after a part of it was written; the old text is in '\(copy)'"
    case .system(let words): words
    }
  }
}
