/// The destination of output: a terminal, a file, a pipe, or the memory of a test.
///
/// Output is collected and passed on in large pieces. After a failure (a closed pipe, a full disk) the rest is dropped, and
/// ``failure`` is the reason.
package final class Sink {
  /// The reason why output failed.
  package enum Failure: Error, Hashable, Sendable {
    /// The reader closed the pipe, as with `layc … | head`, which is not an error.
    case closed
    /// An error message of the system, such as `no space left on device`.
    case system(String)
  }

  /// True if the output is shown to a user.
  package let isTerminal: Bool
  /// Returns the size of the terminal; nil if there is none.
  package let window: () -> TerminalWindow?
  /// The reason why output failed; nil if it did not.
  package private(set) var failure: Failure?
  private let take: ([UInt8]) -> Failure?
  private var waiting: [UInt8] = []
  private let largestPiece = 1 << 16

  /// Creates a sink that passes its bytes to `take`.
  package init(
    isTerminal: Bool = false, window: @escaping () -> TerminalWindow? = { nil },
    take: @escaping ([UInt8]) -> Failure?
  ) {
    self.isTerminal = isTerminal
    self.window = window
    self.take = take
  }

  /// Returns the number of columns of the terminal; nil if there is none.
  package func columns() -> Int? { window()?.columns }

  /// Writes `text`.
  package func write(_ text: String) { write(bytes: text.utf8) }

  /// Writes `bytes`, whatever their encoding.
  package func write(bytes: some Sequence<UInt8>) {
    guard failure == nil else { return }
    waiting.append(contentsOf: bytes)
    if waiting.count >= largestPiece { flush() }
  }

  /// Writes `text` and ends the line.
  package func line(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Passes on the collected output.
  package func flush() {
    guard failure == nil, !waiting.isEmpty else { return }
    failure = take(waiting)
    waiting.removeAll(keepingCapacity: true)
  }
}
