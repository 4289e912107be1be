internal import LayModel
internal import LayNumbers

/// A family of devices, which `sizes` names.
package enum DeviceFamily: String, CaseIterable, Hashable, Sendable {
  case iPhone, iPad
  case mac = "Mac"
}

/// A screen, with the devices that have it and their poses.
package struct Device: Sendable {
  /// The names of the devices; the first is shown.
  package let names: [String]
  package let family: DeviceFamily
  package let poses: [Pose]
  /// The sources of its figures.
  package let sources: [DeviceSource]

  /// The name that is shown.
  package var name: String { names[0] }

  /// The year and month of the table, as proofs name it.
  package static let tableVersion = "2026-11"

  /// The poses of a family, each kind of environment once, in the order of the table.
  package static func poses(of family: DeviceFamily) -> [Pose] {
    DeviceFamily.allCases.firstIndex(of: family).map { posesOfFamilies[$0] } ?? []
  }

  /// The poses of all devices of a family.
  package static func allPoses(of family: DeviceFamily) -> [Pose] {
    all.filter { $0.family == family }.flatMap { $0.poses }
  }

  /// The poses of each family. They are found once: a trial of a change compiles its file again.
  private static let posesOfFamilies = DeviceFamily.allCases.map { family in
    distinct(allPoses(of: family))
  }

  /// The poses without those that layouts cannot tell from earlier ones, and without windows whose sizes another window has too.
  package static func distinct(_ poses: [Pose]) -> [Pose] {
    var known: Set<Pose.Likeness> = []
    let found = poses.filter { known.insert($0.likeness).inserted }
    return found.filter { pose in !found.contains { $0.hasAllSizes(ofWindow: pose) && !$0.isLike(pose) } }
  }
}
