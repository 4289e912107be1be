internal import Foundation

/// Times one thing. What takes longer than a scheduler likes to wait is timed by the processor's time it took: so that other
/// programs on the machine do not count. What is shorter is timed by the clock on the wall, which is finer and faster to read.
struct Stopwatch {
  private let processorStart = clock()
  private let start = ContinuousClock.now
  private static let longest = 200e-6

  /// Seconds since it was made.
  var seconds: Double {
    let onTheWall = elapsed
    guard onTheWall > Self.longest else { return onTheWall }
    return min(onTheWall, Double(clock() - processorStart) / Double(CLOCKS_PER_SEC))
  }

  /// Seconds on the wall.
  var elapsed: Double { (ContinuousClock.now - start) / .seconds(1) }
}
