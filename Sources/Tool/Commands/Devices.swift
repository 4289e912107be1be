internal import LayDevices
internal import LayJSON
internal import LayPlatform
internal import LayRendering
internal import LayRuntime

/// `layc devices`: prints the poses of each device, or the list of all devices.
func devicesCommand(_ names: [String], _ session: Session) throws(UsageError) -> ExitStatus {
  var devices: [Device] = []
  for name in names {
    if let family = Device.family(name) {
      devices += Device.all.filter { $0.family == family }
    } else if let device = Device.named(name) {
      devices.append(device)
    } else {
      throw .unknownDevice(name, Device.help(for: name, isList: true), session.command)
    }
  }
  switch (session.settings.format, names.isEmpty) {
  case (.json, _): session.machine.output.write(devicesJSON(names.isEmpty ? Device.all : devices).text())
  case (_, true): session.machine.output.write(deviceList(session.style))
  case (_, false):
    let pages = devices.map { devicePage($0, session.style) }
    session.machine.output.write(pages.joined(separator: "\n"))
  }
  return .fine
}

private func deviceList(_ style: Style) -> String {
  let width = Device.all.map(\.name.count).max() ?? 0
  var text = style.dim("devices, table of \(Device.tableVersion)") + "\n"
  for device in Device.all {
    let size = sizeText(device.poses[0])
    let others = device.names.dropFirst().joined(separator: ", ")
    text += "\(style.bold(padded(device.name, right: width)))  \(padded(size, right: 21))  \(others)".trimmed + "\n"
  }
  return text
}

private func devicePage(_ device: Device, _ style: Style) -> String {
  let others = device.names.dropFirst().joined(separator: ", ")
  var text = style.bold(device.name) + (others.isEmpty ? "" : style.dim(", the same as \(others)")) + "\n"
  let names = device.poses.map(\.name.count).max() ?? 0
  let sizes = device.poses.map { sizeText($0).count }.max() ?? 0
  for pose in device.poses {
    text += "  \(padded(pose.name, right: names))  \(padded(sizeText(pose), right: sizes))  @\(pose.scale)  "
    text += "\(padded(classText(pose), right: 16))  \(safeAreaText(pose))\n"
    for region in pose.regions {
      text += "    \(padded(region.kind.rawValue, right: names)) \(frameWords(LayoutRect(region.frame)))\n"
    }
  }
  var notes: [String] = []
  for pose in device.poses where !pose.note.isEmpty && !notes.contains(pose.note) { notes.append(pose.note) }
  for note in notes {
    let poses = device.poses.filter { $0.note == note }.map { $0.name }
    let whose = poses.count == device.poses.count ? "" : "\(poses.joined(separator: ", ")): "
    text += style.dim("  note: \(whose)\(note)") + "\n"
  }
  for source in device.sources { text += style.dim("  source: \(source.words)") + "\n" }
  return text
}

private func sizeText(_ pose: Pose) -> String {
  pose.isSingle ? sizeWords(pose.lowest) : "\(sizeWords(pose.lowest)) ... \(sizeWords(pose.highest))"
}

private func classText(_ pose: Pose) -> String {
  func word(_ value: SizeClass?) -> String { value.map { $0 == .compact ? "compact" : "regular" } ?? "by size" }
  return "\(word(pose.horizontalSizeClass)) \(word(pose.verticalSizeClass))"
}

private func safeAreaText(_ pose: Pose) -> String {
  guard let insets = pose.safeArea else { return "safe area not published" }
  return "safe area \(insets.top),\(insets.left),\(insets.bottom),\(insets.right)"
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

// MARK: - JSON

private func devicesJSON(_ devices: [Device]) -> JSON {
  .object([
    ("table", .string(Device.tableVersion)),
    (
      "devices",
      .array(
        devices.map { device in
          .object([
            ("name", .string(device.name)), ("aliases", .array(device.names.dropFirst().map { .string($0) })),
            ("family", .string(device.family.rawValue)), ("poses", .array(device.poses.map { poseJSON($0) })),
            ("sources", .array(device.sources.map { sourceJSON($0) })),
          ])
        })
    ),
  ])
}

private func poseJSON(_ pose: Pose) -> JSON {
  func word(_ value: SizeClass?) -> JSON { value.map { .string($0 == .compact ? "compact" : "regular") } ?? .null }
  func size(_ value: ExactSize) -> JSON {
    .object([("width", .string(value.width.description)), ("height", .string(value.height.description))])
  }
  let safeArea = pose.safeArea.map { insets in
    JSON.object(
      [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)].map {
        ($0.0, .string($0.1.description))
      })
  }
  return .object([
    ("name", .string(pose.name)), ("from", size(pose.lowest)), ("to", size(pose.highest)),
    ("scale", .string(pose.scale.description)), ("safeArea", safeArea ?? .null),
    ("horizontalSizeClass", word(pose.horizontalSizeClass)), ("verticalSizeClass", word(pose.verticalSizeClass)),
    ("regions", .array(pose.regions.map(regionJSON))),
    ("note", .string(pose.note)),
  ])
}

private func regionJSON(_ region: ReservedRegion) -> JSON {
  let frame = region.frame
  return .object([
    ("kind", .string(region.kind.rawValue)), ("x", .string(frame.x.description)), ("y", .string(frame.y.description)),
    ("width", .string(frame.width.description)), ("height", .string(frame.height.description)),
  ])
}

private func sourceJSON(_ source: DeviceSource) -> JSON {
  .object([("name", .string(source.name)), ("address", .string(source.address)), ("date", .string(source.date))])
}
