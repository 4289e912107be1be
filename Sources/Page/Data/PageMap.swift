internal import LayAnalysis
internal import LayDiagnostics
internal import LayJSON
internal import LayRendering
internal import LayRuntime

extension PageBuilder {
  /// The map of sizes: layers of regions with their status, problems, breakpoints and devices.
  mutating func mapJSON(_ map: SizeMap) -> JSON {
    var layers: [JSON] = []
    for layer in map.layers {
      var parts: [JSON] = []
      for part in layer.parts where part.range.pose == nil { parts.append(json(part)) }
      layers.append(.array(parts))
    }
    return .object([
      ("layers", .array(layers)),
      ("problems", .array(map.findings.map(json))),
      (
        "breakpoints",
        .array(
          map.breakpoints.map { point in
            .array([
              .integer(point.axis == .horizontal ? 0 : 1), exactJSON(point.length),
              .string(map.words(of: point, in: input.sources)),
            ])
          })
      ),
      ("devices", .array(map.devices.map { .array([.string($0.name), exactJSON($0.size)]) })),
      ("reasons", .array(map.reasons.map(JSON.string))),
    ])
  }

  private mutating func json(_ part: SizeMap.Part) -> JSON {
    var regions: [JSON] = []
    for region in part.regions {
      regions.append(
        .array([
          .integer(region.status.rawValue), .integer(region.finding), .array(region.polygon.corners.map(exactJSON)),
          .array(region.limits.map { .integer(tables.number(of: $0)) }),
          .array(region.excludedCorners.map(exactJSON)),
        ]))
    }
    return .array([
      exactJSON(part.range.lowest), exactJSON(part.range.highest), .integer(part.background.rawValue), .array(regions),
    ])
  }

  private func json(_ problem: Diagnostic) -> JSON {
    var members: [(String, JSON)] = [("code", .string(problem.code.id)), ("message", .string(problem.message))]
    if let position = spelledPosition(of: problem.range, in: input.sources) {
      members.append(("at", .string(position)))
    }
    return .object(members)
  }
}
