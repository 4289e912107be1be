internal import Foundation
internal import LayRuntime
internal import LayWorkloads

/// A system to measure.
struct Subject {
  /// The workload's name, or that in the file.
  let name: String
  /// The views asked for; those there are may be a few less.
  let size: Int
  let system: FlatSystem
  let input: KernelInput
  /// Whether it is expected to have no solution.
  let hasConflict: Bool
  /// How to name the system to another process of this program.
  let arguments: [String]

  init(_ workload: Workload, size: Int) {
    name = workload.name
    self.size = size
    system = workload.system(views: size)
    input = KernelInput(system)
    hasConflict = workload.hasConflict
    arguments = ["--workload", workload.name, "--size", "\(size)"]
  }

  /// The system of an LCP1 file.
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

/// Numbers of the protocol that more than one place needs.
enum Protocol {
  /// Where systems are solved first.
  static let coldSize = ResizeScript.Size(320, 480)
  static let coldRuns = 25
  /// Builds that are done however long they take, and the seconds after which no more than these are.
  static let leastRuns = 3
  static let patience = 3.0
  /// Memory of fewer views is lost in pages.
  static let leastViewsForMemory = 1000
  /// Frames that should be the same may differ by this much.
  static let tolerance = 1e-6
}

/// The one in the middle; nil of none.
func median(_ values: [Double]) -> Double? {
  values.isEmpty ? nil : values.sorted()[values.count / 2]
}
