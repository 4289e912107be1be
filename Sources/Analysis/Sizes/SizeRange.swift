internal import LayCompiler
package import LayDevices
package import LayRuntime

/// A closed rectangle of root sizes, in points; of the pose of a device if it has one.
package struct SizeRange: Hashable, Sendable {
  /// The least width and height.
  package var lowest: ExactSize
  /// The greatest width and height.
  package var highest: ExactSize

  /// The pose whose sizes they are; nil for sizes that are no device's.
  package var pose: Pose?

  /// Creates the range from `lowest` to `highest`.
  package init(_ lowest: ExactSize, _ highest: ExactSize, pose: Pose? = nil) {
    (self.lowest, self.highest, self.pose) = (lowest, highest, pose)
  }

  /// True if it is a single size.
  package var isSingle: Bool { lowest == highest }

  /// True if it contains a size.
  package func contains(_ size: ExactSize) -> Bool { width.contains(size.width) && height.contains(size.height) }

  /// `320x480 to 1024x1366`, `375x667`
  package var spelled: String { isSingle ? lowest.spelled : "\(lowest.spelled) to \(highest.spelled)" }

  /// `375x667 (iPhone SE, portrait)`
  package var spelledWithPose: String { pose.map { "\(spelled) (\($0.spelled))" } ?? spelled }

  /// The sizes that two ranges share, in the pose of the first; nil if there are none.
  func intersection(_ other: SizeRange) -> SizeRange? {
    let lowest = ExactSize(
      width: max(lowest.width, other.lowest.width), height: max(lowest.height, other.lowest.height))
    let highest = ExactSize(
      width: min(highest.width, other.highest.width), height: min(highest.height, other.highest.height))
    if lowest.width > highest.width || lowest.height > highest.height { return nil }
    return SizeRange(lowest, highest, pose: pose)
  }

  var width: SizeInterval { SizeInterval(lowest: lowest.width, highest: highest.width) }
  var height: SizeInterval { SizeInterval(lowest: lowest.height, highest: highest.height) }
}
