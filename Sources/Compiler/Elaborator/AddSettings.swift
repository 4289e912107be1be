internal import LayDiagnostics
internal import LayModel

extension Elaborator {
  /// Adds an assignment, unless the slot has an equally strong one, which is reported.
  func add(_ assignment: Assignment, to key: SettingKey) {
    guard let earlier = assignments.add(assignment, to: key) else { return }
    if earlier.range != assignment.range {
      report(
        .setTwice(
          assignment.property, of: displayName(of: key.owner), at: assignment.range, earlier: earlier.range,
          line: line(of: earlier.range)))
    }
  }

  /// Adds the override of a conditional assignment.
  func addOverride(_ assignment: Assignment, _ setting: Override.Setting) {
    addOverride(Override(assignment.condition, setting), at: assignment.range)
  }

  /// Adds an override that is written at `range`, or follows from the setting there.
  func addOverride(_ override: Override, at range: SourceRange) {
    program.overrides.append(override)
    sources.overrides.append(range)
  }

  /// Removes the overrides whose setting does not satisfy `isKept`.
  func keepOverrides(_ isKept: (Override.Setting) -> Bool) {
    let kept = program.overrides.indices.filter { isKept(program.overrides[$0].setting) }
    program.overrides = kept.map { program.overrides[$0] }
    sources.overrides = kept.map { sources.overrides[$0] }
  }
}
