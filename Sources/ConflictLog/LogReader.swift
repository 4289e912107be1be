/// A conflict of an input, with the number of its occurrences.
package struct CountedLog: Sendable {
  package var log: ConflictLog
  package var count = 1
}

/// Reads the messages about constraints in a stream, and counts the equal ones.
package struct LogReader: Sendable {
  /// The different messages, in the order of their first occurrence.
  package private(set) var logs: [CountedLog] = []
  /// The number of further messages behind ``LogLimits/conflicts`` different ones, or ``LogLimits/allItems`` constraints.
  package private(set) var omitted = 0
  private var scanner: LogScanner
  /// The number of constraints of ``logs``.
  private var itemCount = 0
  private var byText: [UInt64: Int] = [:]
  private var byItems: [UInt64: Int] = [:]

  /// Creates a reader; if it `passesThrough`, all lines that are no part of a message are returned by ``takePassed()``.
  package init(passesThrough: Bool = false) { scanner = LogScanner(passesThrough: passesThrough) }

  /// Reads the next bytes.
  package mutating func read(_ piece: [UInt8]) {
    scanner.read(piece)
    collect()
  }

  /// Ends the input.
  package mutating func finish() {
    scanner.finish()
    collect()
  }

  /// Returns the lines that are no part of a message, and forgets them.
  package mutating func takePassed() -> [UInt8] { scanner.takePassed() }

  private mutating func collect() {
    for (open, isCutOff) in scanner.takeFinished() {
      let isWhole = !isCutOff && !open.isPrivate && open.omitted == 0 && open.unread.isEmpty
      let text = LogPrint.ofText(open.bytes)
      if isWhole, let known = byText[text] {
        logs[known].count += 1
        continue
      }
      // Reading takes longer than finding, so it has the same limit.
      guard logs.count < LogLimits.conflicts, itemCount < LogLimits.allItems else {
        omitted += 1
        continue
      }
      let log = ConflictLog(open, isCutOff: isCutOff)
      let items = LogPrint.ofItems(log)
      if let known = byItems[items] {
        logs[known].count += 1
        if isWhole { byText[text] = known }
      } else {
        if isWhole { byText[text] = logs.count }
        byItems[items] = logs.count
        logs.append(CountedLog(log: log))
        itemCount += log.items.count
      }
    }
  }
}

/// Returns the messages of a whole text.
package func readLogs(_ bytes: [UInt8]) -> [CountedLog] {
  var reader = LogReader()
  reader.read(bytes)
  reader.finish()
  return reader.logs
}
