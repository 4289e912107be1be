internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// The poses that a name in `sizes` stands for.
struct DevicePoses {
  private let title: String
  private let poses: [Pose]

  /// The number of poses that are listed.
  private static let limit = 12

  /// Reads a family or the name of a device; nil for other tokens.
  init?(of token: SyntaxToken) {
    guard token.tree.node(at: token.range.start).kind == .sizeRange else { return nil }
    switch token.kind {
    case .name:
      guard let family = DeviceFamily(rawValue: token.text) else { return nil }
      (title, poses) = (family.rawValue, Device.poses(of: family))
    case .text:
      guard let found = Device.poses(named: token.string) else { return nil }
      (title, poses) = (token.string, found)
    default: return nil
    }
  }

  /// A line for each pose.
  var text: String {
    var lines = [
      "`\(title)`: \(poses.count) pose\(poses.count == 1 ? "" : "s"), table of devices of \(Device.tableVersion)"
    ]
    lines += poses.prefix(DevicePoses.limit).map { line(of: $0) }
    if poses.count > DevicePoses.limit { lines.append("and \(poses.count - DevicePoses.limit) more") }
    return lines.joined(separator: "  \n")
  }

  private func line(of pose: Pose) -> String {
    let size = pose.isSingle ? pose.lowest.spelled : "\(pose.lowest.spelled) ... \(pose.highest.spelled)"
    let safeArea = pose.safeArea.map { "safe area \($0.top), \($0.left), \($0.bottom), \($0.right)" }
    return "\(pose.spelled): \(size), \(safeArea ?? "safe area not published")"
  }
}
