/// How long the server waits for a worker before it is ended and started again, or answers without it, seconds.
package struct WorkerPatience: Sendable {
  /// For an answer, and for a proof that a client waits for which cannot be told to ask again.
  package var answer = 10.0
  /// For the next sign of life of a proof: a part of the sizes that it comes to, a repair that it tries, its end. Where
  /// there are thousands of views a part may take a minute.
  package var silence = 300.0

  /// As long as people are to wait.
  package init() {}

  /// As long as a test is to wait.
  package init(seconds: Double) { (answer, silence) = (seconds, seconds) }
}
