/// A line on the terminal that says what takes so long; it is cleared before anything else is written.
///
/// Nothing is shown in the first second, nor where nobody looks.
struct Progress {
  private let session: Session
  private let start: Double
  private var lastShown: Double
  private var isShown = false
  /// How long to keep quiet, and how long a line stays, in seconds.
  private static let patience = 1.0
  private static let interval = 0.1

  init(_ session: Session) {
    self.session = session
    start = session.machine.seconds()
    lastShown = start
  }

  /// Shows `line` when the time has come.
  mutating func step(_ line: @autoclosure () -> String) {
    guard session.isObserved else { return }
    let now = session.machine.seconds()
    guard now - start >= Progress.patience, now - lastShown >= Progress.interval || !isShown else { return }
    lastShown = now
    isShown = true
    let columns = session.machine.errors.columns() ?? 80
    session.machine.output.flush()
    session.machine.errors.write("\r\u{1B}[K" + String(visible(line()).prefix(columns - 1)))
    session.machine.errors.flush()
  }

  /// Takes the line away.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    session.machine.errors.write("\r\u{1B}[K")
    session.machine.errors.flush()
  }
}

extension Session {
  /// Whether somebody watches how far a command is.
  var isObserved: Bool { machine.errors.isTerminal && !settings.quiet && machine.variable("TERM") != "dumb" }
}
