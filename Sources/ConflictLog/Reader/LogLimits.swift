/// The limits of the reader of logs, which keep its time linear and its memory bounded.
package enum LogLimits {
  /// The maximum number of different conflicts of one input; further ones are counted, but not solved.
  package static let conflicts = 1000
  /// The maximum number of constraints of all different logs together; the logs that follow are counted, but not solved.
  package static let allItems = 20_000
  /// The maximum number of constraints of one log; further ones are left out, and the log is not decided.
  package static let items = 200
  /// The maximum number of bytes of one constraint. A longer one is not read.
  package static let itemBytes = 8192
  /// The maximum number of other lines between two lines of a log. It ends there, and is said to be cut off.
  package static let otherLines = 200
  /// The maximum number of logs that are open at once, where messages of several processes are interleaved.
  package static let openLogs = 4
  /// The maximum number of lines over which one constraint is wrapped.
  package static let wrappedLines = 6
  /// The maximum number of bytes of a line. A longer one is read in parts.
  package static let lineBytes = 1 << 20
  /// The maximum number of relations of one constraint.
  package static let relations = 16
}
