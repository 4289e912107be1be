import LayDevices
import LayModel
import LayNumbers
import Testing

/// docs/devices.md follows from the table of devices.
@Suite struct DevicePageTests {
  @Test func thePageOfDevicesIsThatOfTheTable() throws {
    let page = ([Self.introduction] + DeviceFamily.allCases.map(Self.section)).joined(separator: "\n")
    let kept = (try? Repository.text("docs/devices.md")) ?? ""
    if kept != page && isUpdating { try Repository.write(page, to: "docs/devices.md") }
    #expect(kept == page, "docs/devices.md is stale: LAYC_UPDATE=1 swift test --filter DevicePageTests")
  }

  private static let introduction = """
    # Devices

    Generated from the table of devices, version \(Device.tableVersion), by `LAYC_UPDATE=1 swift test --filter DevicePageTests`.
    `layc devices` prints the same numbers, `layc devices --format json` prints them [for programs](json.md#devices).

    - `sizes iPhone, iPad` in a file declares every pose of a family. `sizes "iPhone 17 Pro"` declares those of one device
      ([Grammar.md](../Grammar.md#15-declared-sizes-assertions-and-expectations)).
    - A *pose* is a way to show an app on a device: an orientation, a part of a Split View, or a window with a range of sizes.
      A family or device with an orientation has no windows: `sizes "iPad portrait"`.
    - Sizes, safe areas and regions are in points. The scale is the number of pixels in a point.
    - The safe area is `(top, left, bottom, right)`. "–" means that it is not published. `layc` then uses no insets.
    - The size classes are the horizontal one and the vertical one. "by size" means that the size of the pose determines the size class.
    - A region is `(x, y, width, height)`. `region fold` and `region camera` use it ([Grammar.md](../Grammar.md#reserved-regions)).

    """

  private static func section(_ family: DeviceFamily) -> String {
    let devices = Device.all.filter { $0.family == family }
    return "## \(family.rawValue)\n\n" + devices.map(text).joined(separator: "\n")
  }

  private static func text(_ device: Device) -> String {
    let others = device.names.dropFirst().joined(separator: ", ")
    let rows = device.poses.map { pose in
      "| \(pose.name) | \(size(pose)) | \(pose.scale) | \(safeArea(pose)) | \(classes(pose)) |\n"
    }
    return """
      ### \(device.name)

      \(others.isEmpty ? "" : "The same numbers: \(others).\n\n")| pose | size | scale | safe area | size classes |
      |---|---|---|---|---|
      \(rows.joined())
      \(items(device).joined())
      """
  }

  /// The regions, notes and sources.
  private static func items(_ device: Device) -> [String] {
    let regions = device.poses.filter { !$0.regions.isEmpty }.map { pose in
      "- Regions, \(pose.name): \(pose.regions.map(region).joined(separator: ", "))\n"
    }
    var notes: [String] = []
    for pose in device.poses where !pose.note.isEmpty && !notes.contains(pose.note) { notes.append(pose.note) }
    let noteItems = notes.map { note in
      let poses = device.poses.filter { $0.note == note }.map { $0.name }
      let whose = poses.count == device.poses.count ? "" : ", \(poses.joined(separator: ", "))"
      return "- Note\(whose): \(note)\n"
    }
    return regions + noteItems + device.sources.map { "- Source: \($0.words)\n" }
  }

  private static func size(_ pose: Pose) -> String {
    let lowest = "\(pose.lowest.width)x\(pose.lowest.height)"
    return pose.isSingle ? lowest : "\(lowest) ... \(pose.highest.width)x\(pose.highest.height)"
  }

  private static func safeArea(_ pose: Pose) -> String {
    guard let insets = pose.safeArea else { return "–" }
    return "(\(insets.top), \(insets.left), \(insets.bottom), \(insets.right))"
  }

  private static func classes(_ pose: Pose) -> String {
    func word(_ value: SizeClass?) -> String { value.map { $0 == .compact ? "compact" : "regular" } ?? "by size" }
    return "\(word(pose.horizontalSizeClass)), \(word(pose.verticalSizeClass))"
  }

  private static func region(_ region: ReservedRegion) -> String {
    let frame = region.frame
    return "\(region.kind.rawValue) (\(frame.x), \(frame.y), \(frame.width), \(frame.height))"
  }
}
