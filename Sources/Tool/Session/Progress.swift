internal import LayPlatform
internal import LayRendering

/// A line on the terminal that shows the progress of long work; it is cleared before other output.
///
/// Nothing is shown in the first second, nor without a terminal.
struct Progress {
  private let session: Session
  private let start: Double
  private var lastShown: Double
  private var isShown = false
  /// The seconds before the first line, and the least seconds between lines.
  private static let patience = 1.0
  private static let interval = 0.1

  init(_ session: Session) {
    self.session = session
    start = session.machine.seconds()
    lastShown = start
  }

  /// Shows `line` if enough time has passed.
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

  /// Removes the line.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    session.machine.errors.write("\r\u{1B}[K")
    session.machine.errors.flush()
  }
}
