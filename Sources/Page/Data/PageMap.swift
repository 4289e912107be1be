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
      ("breakpoints", breakpointsJSON(map)),
      ("devices", .array(map.devices.map { .array([.string($0.name), exactJSON($0.size)]) })),
      ("reasons", .array(map.reasons.map(JSON.string))),
    ])
  }

  /// The lengths at which something changes: the axis, the length, the words, and the place of the first thing.
  private func breakpointsJSON(_ map: SizeMap) -> JSON {
    .array(
      map.breakpointsByLength.map { same in
        let first = same[0]
        var members: [JSON] = [
          .integer(first.axis == .horizontal ? 0 : 1), exactJSON(first.length),
          .string(map.shortWords(of: same, in: input.sources)),
        ]
        if let place = map.place(of: first) { members.append(.array(positionJSON(of: place, in: input.sources))) }
        return .array(members)
      })
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
    members.append(("at", .array(positionJSON(of: problem.range, in: input.sources))))
    return .object(members)
  }
}
