package import LayAnalysis
package import LayJSON
internal import LayDevices
internal import LayDiagnostics
internal import LayRuntime

/// Returns a map as an object; lengths are exact text, as in the regions of a check.
package func mapJSON(_ map: SizeMap, of file: String, in sources: [SourceText]) -> JSON {
  .object([
    ("file", .string(file)), ("layout", .string(map.layout)), ("judgesHealth", .bool(map.judgesHealth)),
    ("layers", .array(map.layers.map { json($0, map) })),
    ("findings", .array(map.findings.map { json($0, in: sources) })),
    ("breakpoints", .array(map.breakpoints.map { json($0, sources) })),
    ("devices", .array(map.devices.map { json($0, map) })), ("reasons", .array(map.reasons.map(JSON.string))),
  ])
}

private func json(_ layer: SizeMap.Layer, _ map: SizeMap) -> JSON {
  .object([
    ("variants", .array(layer.variants.map(json))), ("parts", .array(layer.parts.map(json))),
  ])
}

private func json(_ variant: MapVariant) -> JSON {
  .object([
    ("direction", .string(variant.isRightToLeft ? "rtl" : "ltr")), ("state", variant.state.map(JSON.string) ?? .null),
    ("textSize", variant.textSize.map(JSON.string) ?? .null), ("language", variant.language.map(JSON.string) ?? .null),
  ])
}

private func json(_ part: SizeMap.Part) -> JSON {
  var members: [(String, JSON)] = [
    ("lowest", exact(part.range.lowest)), ("highest", exact(part.range.highest)),
    ("status", .string(part.background.word)),
    (
      "regions",
      .array(
        part.regions.map { region in
          .object([
            ("status", .string(region.status.word)), ("finding", .integer(region.finding)),
            ("corners", .array(region.polygon.corners.map(exact))),
          ])
        })
    ),
  ]
  if let pose = part.range.pose { members.append(("pose", .string(pose.spelled))) }
  return .object(members)
}

private func json(_ point: MapBreakpoint, _ sources: [SourceText]) -> JSON {
  .object([
    ("axis", .string(point.axis == .horizontal ? "width" : "height")), ("length", .string(point.length.description)),
    ("condition", point.condition.map { json($0, in: sources) } ?? .null),
    ("finding", point.finding.map { .integer($0) } ?? .null),
  ])
}

private func json(_ device: MapDevice, _ map: SizeMap) -> JSON {
  let worst = map.layers.compactMap { $0.status(at: device.size) }.max() ?? .proved
  return .object([("name", .string(device.name)), ("size", exact(device.size)), ("status", .string(worst.word))])
}

private func exact(_ size: ExactSize) -> JSON {
  .object([("width", .string(size.width.description)), ("height", .string(size.height.description))])
}
