@testable import LayConflictLog

/// The only log of a text.
func log(_ lines: String...) -> ConflictLog {
  readLogs(Array(lines.joined(separator: "\n").utf8)).first?.log ?? ConflictLog()
}

/// A list of items with the system's heading and trailer.
func message(_ items: [String], broken: String? = nil) -> String {
  var text =
    "Unable to simultaneously satisfy constraints.\n\tProbably at least one of the constraints in the following list is "
  text += "one you don't want. \n(\n" + items.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
  if let broken { text += "Will attempt to recover by breaking constraint \n\(broken)\n\n" }
  return text + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
}
