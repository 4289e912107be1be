/// The part of a file system that the tool uses. Paths are as the user wrote them.
package struct Files {
  /// The kind of a file.
  package enum Kind: Hashable, Sendable {
    case file, directory
    /// A link to a directory.
    case linkedDirectory
    /// A pipe or a device: it can be read, but has no size.
    case other
  }

  /// Returns the kind of the file at the path; nil if there is none.
  package var kind: (String) -> Kind?
  /// Reads the file at the path; one of more than 64 MB is too large.
  package var read: (String) -> Result<[UInt8], FileProblem>
  /// Returns the names in the directory at the path, in any order, without `.` and `..`.
  package var list: (String) -> Result<[String], FileProblem>
  /// Replaces the contents of the file at `path` by `bytes`, if they are still `expected`, as they were read before; nil for no
  /// file.
  package var write: (_ path: String, _ bytes: [UInt8], _ expected: [UInt8]?) -> Result<Void, FileProblem>
  /// Returns the absolute path to which relative paths refer; nil if there is none.
  package var workingDirectory: () -> String?
  /// Waits until the condition is true, which is evaluated at first and whenever something changes in the directories; false if
  /// waiting is not supported.
  package var watch: (_ directories: [String], _ isDone: () -> Bool) -> Bool

  /// Resolves the links in the path of a file: the result is the same for all paths to it.
  package var resolve: (String) -> String
  /// Makes a directory if there is none; its own directory exists.
  package var createDirectory: (String) -> Void

  /// Creates files from these functions.
  package init(
    kind: @escaping (String) -> Kind?, read: @escaping (String) -> Result<[UInt8], FileProblem>,
    list: @escaping (String) -> Result<[String], FileProblem>,
    write: @escaping (_ path: String, _ bytes: [UInt8], _ expected: [UInt8]?) -> Result<Void, FileProblem>,
    workingDirectory: @escaping () -> String? = { nil },
    watch: @escaping (_ directories: [String], _ isDone: () -> Bool) -> Bool = { _, _ in false },
    resolve: @escaping (String) -> String = { $0 }, createDirectory: @escaping (String) -> Void = { _ in }
  ) {
    self.kind = kind
    self.read = read
    self.list = list
    self.write = write
    self.workingDirectory = workingDirectory
    self.watch = watch
    self.resolve = resolve
    self.createDirectory = createDirectory
  }
}

extension Files {
  /// Reads a regular file; reading a pipe without a writer would never end.
  package func regularFile(_ path: String) -> Result<[UInt8], FileProblem> {
    switch kind(path) {
    case nil: .failure(.missing)
    case .directory, .linkedDirectory: .failure(.isDirectory)
    case .other: .failure(.notRegular)
    case .file: read(path)
    }
  }
}

/// The most bytes that are read of one file: an endless device must not fill the memory.
package let largestInput = 64 << 20

/// The reason why a file could not be read or written.
package enum FileProblem: Error, Hashable, Sendable {
  case missing
  case isDirectory
  case tooLarge
  /// A pipe, a device or a socket, in place of a regular file.
  case notRegular
  /// The file was changed after it was read.
  case changed
  /// A write was interrupted and could not be undone; the old bytes are in the copy.
  case halfWritten(String, copy: String)
  /// An error message of the system, such as `permission denied`.
  case system(String)

  /// Returns a message about the problem with `path`.
  package func message(about path: String, doing verb: String = "read") -> String {
    switch self {
    case .missing: "no such file or directory: '\(path)'"
    case .isDirectory: "'\(path)' is a directory"
    case .tooLarge: "'\(path)' has more than \(largestInput >> 20) MB"
    case .changed: "'\(path)' was changed after layc read it, and was not written"
    case .notRegular, .halfWritten, .system: "cannot \(verb) '\(path)': \(words)"
    }
  }

  /// The problem without the path.
  package var words: String {
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
