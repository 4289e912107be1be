package import LayAnalysis
internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
package import LayJSON
internal import LayRuntime

/// Returns a comparison as an object; docs/json.md documents its members.
package func comparisonJSON(_ comparison: LayoutComparison, _ first: ComparedFile, _ second: ComparedFile) -> JSON {
  .object(comparisonMembers(comparison, first, second))
}

/// Returns the changes of constraints between two layouts with the comparison of their frames; docs/json.md documents the members.
package func differenceJSON(
  _ changes: [ConstraintChange], _ comparison: LayoutComparison, _ first: ComparedFile, _ second: ComparedFile
) -> JSON {
  .object(
    comparisonMembers(comparison, first, second) + [
      (
        "constraints",
        .array(
          changes.map { change in
            .object([
              ("kind", .string(change.kind.rawValue)), ("first", change.first.map { json($0, first) } ?? .null),
              ("second", change.second.map { json($0, second) } ?? .null),
            ])
          })
      )
    ])
}

private func json(_ side: ConstraintChange.Side, _ file: ComparedFile) -> JSON {
  let place = file.place(side.place)
  return .object([
    ("text", .string(side.text)), ("file", fileJSON(of: place, in: file.sources)),
    ("range", json(place, in: file.sources)),
  ])
}

private func comparisonMembers(
  _ comparison: LayoutComparison, _ first: ComparedFile, _ second: ComparedFile
) -> [(String, JSON)] {
  [
    ("first", .string(first.name)), ("second", .string(second.name)),
    ("verdict", .string(comparison.verdict.rawValue)),
    (
      "sizes",
      .array(
        comparison.ranges.map { range in
          .object([
            ("lowest", exact(range.lowest)), ("highest", exact(range.highest)),
            ("pose", range.pose.map { .string($0.spelled) } ?? .null),
          ])
        })
    ),
    ("directions", .array(comparison.directions.map { .string($0 == .rightToLeft ? "rtl" : "ltr") })),
    ("states", .array(comparison.states.map(JSON.string))),
    ("textSizes", .array(comparison.textSizes.map { .string($0.name) })),
    ("viewCount", .integer(comparison.viewCount)),
    ("onlyFirst", .array(comparison.onlyFirst.map(JSON.string))),
    ("onlySecond", .array(comparison.onlySecond.map(JSON.string))),
    ("statesOfFirst", .array(comparison.statesOfFirst.map(JSON.string))),
    ("statesOfSecond", .array(comparison.statesOfSecond.map(JSON.string))),
    ("differences", .array(comparison.differences.map { json($0, first, second) })),
    (
      "notDecided",
      .array(
        comparison.gaps.map { gap in
          .object([
            ("reason", .string(ComparedFile.named(gap.reason, first, second))),
            ("sizes", gap.sizes.map(JSON.string) ?? .null), ("regions", .array(gap.areas.map { json($0) })),
          ])
        })
    ),
  ]
}

private func json(_ difference: FrameDifference, _ first: ComparedFile, _ second: ComparedFile) -> JSON {
  .object([
    ("first", .string(difference.first)), ("second", .string(difference.second)),
    ("parts", .array(difference.parts.map { .string($0.member) })),
    ("isHiddenInOne", .bool(difference.isHiddenInOne)), ("sizes", .string(difference.sizes)),
    ("regions", .array(difference.areas.map { json($0) })),
    ("followers", .array(difference.followers.map(JSON.string))),
    ("witness", difference.witness.map { json($0, first, second) } ?? .null),
  ])
}

private func json(_ witness: FrameDifference.Witness, _ first: ComparedFile, _ second: ComparedFile) -> JSON {
  .object([
    ("size", exact(witness.size)), ("direction", .string(witness.direction == .rightToLeft ? "rtl" : "ltr")),
    ("state", witness.state.map(JSON.string) ?? .null), ("textSize", .string(witness.textSize.name)),
    ("first", json(witness.first, witness.reasonsOfFirst, first)),
    ("second", json(witness.second, witness.reasonsOfSecond, second)),
  ])
}

private func json(_ frame: ExactRect, _ reasons: [FrameDifference.Reason], _ file: ComparedFile) -> JSON {
  .object([
    (
      "frame",
      .object([
        ("x", .string(frame.x.description)), ("y", .string(frame.y.description)),
        ("width", .string(frame.width.description)), ("height", .string(frame.height.description)),
      ])
    ),
    (
      "constraints",
      .array(
        reasons.map { reason in
          let place = reason.place.map { file.place($0) }
          return .object([
            ("text", .string(reason.text)), ("file", place.map { fileJSON(of: $0, in: file.sources) } ?? .null),
            ("range", place.map { json($0, in: file.sources) } ?? .null),
          ])
        })
    ),
  ])
}

private func exact(_ size: ExactSize) -> JSON {
  .object([("width", .string(size.width.description)), ("height", .string(size.height.description))])
}

extension FramePart {
  /// The name of a member: `width`.
  fileprivate var member: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    }
  }
}
