internal import LayDevices
internal import LayDiagnostics
internal import LayParser

/// The poses that a statement with `sizes` leaves out: `sizes iPhone, iPad, except estimates, except "iPhone SE"`.
struct SizeExceptions {
  /// The word for all poses with a figure that is an estimate.
  static let estimates = "estimates"

  /// Exceptions with the text of their names. The poses of a device are nil for ``estimates``.
  private var exceptions: [(name: String, poses: Set<DevicePose>?, range: SourceRange)] = []
  /// The exceptions that left out a pose.
  private var used: Set<Int> = []

  /// A pose of a device under any of its names.
  private struct DevicePose: Hashable {
    var device: String
    var pose: String

    init(_ pose: Pose) { (device, self.pose) = (Device.firstName(of: pose.device) ?? pose.device, pose.name) }
  }

  /// Adds the exception of a clause with a device or family; `poses` is nil for ``estimates``.
  mutating func add(_ poses: [Pose]?, name: String, at range: SourceRange) {
    exceptions.append((name, poses.map { poses in Set(poses.map { DevicePose($0) }) }, range))
  }

  /// The poses that no exception leaves out.
  mutating func left(of poses: [Pose]) -> [Pose] {
    poses.filter { pose in
      let own = exceptions.indices.filter { exceptions[$0].poses?.contains(DevicePose(pose)) ?? pose.isEstimate }
      used.formUnion(own)
      return own.isEmpty
    }
  }

  /// The reports of exceptions that left out nothing, or of the last one if no size is left.
  func reports(leavingNothing: Bool) -> [Diagnostic] {
    if leavingNothing, let last = used.max() {
      return [.exceptionOfAllSizes(exceptions[last].name, at: exceptions[last].range)]
    }
    return exceptions.indices.filter { !used.contains($0) }.map { index in
      .exceptionWithoutEffect(exceptions[index].name, at: exceptions[index].range)
    }
  }
}

extension Diagnostic {
  /// An exception of a device that the sizes do not have.
  fileprivate static func exceptionWithoutEffect(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedPartOfSizes, "'except \(name)' has no effect: none of these sizes is such a pose", at: range,
      notes: [.help("remove 'except \(name)'")])
  }

  /// An exception that leaves no size.
  fileprivate static func exceptionOfAllSizes(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyRange, "'except \(name)' leaves no size", at: range,
      notes: [.help("remove 'except \(name)', or add another device or size")])
  }
}
