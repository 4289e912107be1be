internal import Foundation
internal import LayRuntime
internal import LaySolver
internal import LayWorkloads

/// A system to measure.
struct Subject {
  /// The name of the workload, or that in the file.
  let name: String
  /// The requested number of views; the system may have a few less.
  let size: Int
  let system: FlatSystem
  let input: KernelInput
  /// True if no solution is expected.
  let hasConflict: Bool
  /// The arguments that select the system in another process of this program.
  let arguments: [String]

  init(_ workload: Workload, size: Int) {
    name = workload.name
    self.size = size
    system = workload.system(views: size)
    input = KernelInput(system)
    hasConflict = workload.hasConflict
    arguments = ["--workload", workload.name, "--size", "\(size)"]
  }

  /// Reads the system of an LCP1 file.
  init(file: String) throws {
    system = try FlatSystem(lcp: Array(Data(contentsOf: URL(fileURLWithPath: file))))
    name = system.name
    size = system.viewCount
    input = KernelInput(system)
    var kernel = input.makeKernel()
    hasConflict = !kernel.solve(width: Protocol.coldSize.width, height: Protocol.coldSize.height)
    arguments = ["--lcp", file]
  }
}

/// Parameters of the measurement in several places.
enum Protocol {
  /// The first size at which systems are solved.
  static let coldSize = ResizeScript.Size(320, 480)
  static let coldRuns = 25
  /// The least number of runs, whatever their time, and the seconds after which there are no more.
  static let leastRuns = 3
  static let patience = 3.0
  /// The least number of views for measuring memory, since less is lost in pages.
  static let leastViewsForMemory = 1000
  /// The tolerated difference of equal frames.
  static let tolerance = 1e-6
}

/// Returns the median; nil for no values.
func median(_ values: [Double]) -> Double? {
  values.isEmpty ? nil : values.sorted()[values.count / 2]
}
