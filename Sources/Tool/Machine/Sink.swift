/// Where text goes: a terminal, a file, a pipe, or the memory of a test.
///
/// Text is collected and handed on in large pieces. Once nobody takes it any more (a closed pipe, a full disk), the
/// rest is dropped, and ``failure`` says why.
public final class Sink {
  /// Why nothing is taken any more.
  public enum Failure: Error, Hashable, Sendable {
    /// The reader of the pipe is gone, as with `layc … | head`: nobody is to blame.
    case closed
    /// What the system says, such as `no space left on device`.
    case system(String)
  }

  /// Whether a person looks at it.
  public let isTerminal: Bool
  /// The number of columns of the terminal, or nil where there is none.
  public let columns: () -> Int?
  /// Why nothing is taken any more, or nil.
  public private(set) var failure: Failure?
  private let take: ([UInt8]) -> Failure?
  private var waiting: [UInt8] = []
  private let largestPiece = 1 << 16

  /// A sink that hands its bytes to `take`.
  public init(
    isTerminal: Bool = false, columns: @escaping () -> Int? = { nil }, take: @escaping ([UInt8]) -> Failure?
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.take = take
  }

  /// Writes `text`.
  func write(_ text: String) { write(bytes: text.utf8) }

  /// Writes `bytes`, whatever they stand for.
  func write(bytes: some Sequence<UInt8>) {
    guard failure == nil else { return }
    waiting.append(contentsOf: bytes)
    if waiting.count >= largestPiece { flush() }
  }

  /// Writes `text` and ends the line.
  func line(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Hands on what waits.
  func flush() {
    guard failure == nil, !waiting.isEmpty else { return }
    failure = take(waiting)
    waiting.removeAll(keepingCapacity: true)
  }
}
