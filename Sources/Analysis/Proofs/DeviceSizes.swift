internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayRuntime

/// The sizes of iPhones and iPads, with the name of the first device and pose of each.
struct DeviceSizes {
  private let sizes: [(size: ExactSize, name: String)]

  /// The sizes in the order of the device table, without those of windows, which may have any size.
  static let table = DeviceSizes(Device.all.flatMap { $0.poses })

  private init(_ poses: [Pose]) {
    var known: Set<ExactSize> = []
    sizes = poses.filter { $0.isSingle && known.insert($0.lowest).inserted }.map { pose in
      (pose.lowest, "\(pose.device) \(pose.name) (\(pose.lowest.spelled))")
    }
  }

  /// The names of the sizes in `regions`, such as `iPhone SE portrait (375x667)`.
  func names(in regions: [SizeRegion]) -> [String] {
    sizes.filter { item in regions.contains { $0.contains(item.size) } }.map { $0.name }
  }
}

extension Diagnostic {
  /// Adds the sizes of `found`: its regions, and the devices with a size in them. That there are none is said only of regions that are
  /// known to be all.
  mutating func locate(_ found: FoundPlace) {
    areas = found.areas
    devices = found.devices.flatMap { $0.isEmpty && !found.isExact ? nil : $0 }
  }
}
