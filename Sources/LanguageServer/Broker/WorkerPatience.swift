/// The seconds that the server waits for a worker before it ends and restarts it, or responds without it.
package struct WorkerPatience: Sendable {
  /// For a response, and for a proof if the client pulls diagnostics without refresh support.
  package var answer = 10.0
  /// For the budget of a text in a hover text.
  package var budget = 2.0
  /// For the next sign of life of a proof: the next part of the sizes, a fix that it tries, its end. With thousands of views, a
  /// part may take a minute.
  package var silence = 300.0

  /// The waiting times for users.
  package init() {}

  /// Equal waiting times for tests.
  package init(seconds: Double) { (answer, budget, silence) = (seconds, seconds, seconds) }
}
