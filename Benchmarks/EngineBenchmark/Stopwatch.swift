internal import Foundation

/// Measures a time. A time above the limit is processor time, which excludes other programs on the machine. A shorter one is
/// wall-clock time, which is finer and faster to read.
struct Stopwatch {
  private let processorStart = clock()
  private let start = ContinuousClock.now
  private static let longest = 200e-6

  /// The seconds since its creation.
  var seconds: Double {
    let onTheWall = elapsed
    guard onTheWall > Self.longest else { return onTheWall }
    return min(onTheWall, Double(clock() - processorStart) / Double(CLOCKS_PER_SEC))
  }

  /// The wall-clock seconds since its creation.
  var elapsed: Double { (ContinuousClock.now - start) / .seconds(1) }
}
