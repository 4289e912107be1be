/// How long the server waits for a worker before it is ended and started again, seconds.
public struct WorkerPatience: Sendable {
  /// For an answer.
  public var answer = WaitingRequest.patience
  /// For the next sign of life of a proof: a part of the sizes that it comes to, a repair that it tries, its end. Where
  /// there are thousands of views a part may take a minute.
  public var silence = 300.0

  /// As long as people are to wait.
  public init() {}

  /// As long as a test is to wait.
  public init(seconds: Double) { (answer, silence) = (seconds, seconds) }
}
