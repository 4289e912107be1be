/// What a command of layc printed, and how it ended.
public struct CommandResult: Sendable {
  /// 0 fine, 1 problems in the input, 2 it could not be done.
  public var status: Int32
  /// What stood on its standard output.
  public var output: String
  /// What stood on its standard error.
  public var errors: String

  /// A result of these parts.
  public init(status: Int32, output: String, errors: String) {
    (self.status, self.output, self.errors) = (status, output, errors)
  }
}

/// What a worker can have done by the program that it is a part of.
public struct WorkerTools {
  /// Runs a command of layc. `texts` stand in the place of the files of these paths.
  public var command: (_ arguments: [String], _ texts: [(path: String, bytes: [UInt8])]) -> CommandResult
  /// The names in the directory of a path, those of directories with a slash at their ends; none where nobody can say.
  public var list: (_ directory: String) -> [String]

  /// The `.lay` files of directories and of those in them; nil where there are more than `most`, or too much to look through.
  public var find: (_ directories: [String], _ most: Int) -> [String]?
  /// The path of a file without links: the same for all paths that lead to it.
  public var resolve: (_ path: String) -> String

  /// Tools of these parts.
  public init(
    command: @escaping (_ arguments: [String], _ texts: [(path: String, bytes: [UInt8])]) -> CommandResult,
    list: @escaping (_ directory: String) -> [String],
    find: @escaping (_ directories: [String], _ most: Int) -> [String]? = { _, _ in [] },
    resolve: @escaping (_ path: String) -> String = { $0 }
  ) {
    (self.command, self.list, self.find, self.resolve) = (command, list, find, resolve)
  }

  /// None at all.
  static var none: WorkerTools {
    WorkerTools(
      command: { _, _ in CommandResult(status: 2, output: "", errors: "there is no such command here") },
      list: { _ in [] })
  }
}
