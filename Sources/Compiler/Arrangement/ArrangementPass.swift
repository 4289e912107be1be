internal import LayDiagnostics
internal import LayModel

/// Puts stacks and grids into the program.
struct ArrangementPass {
  let elaborator: Elaborator

  /// Adds the stacks and grids to the program, with their settings and the overrides of conditions.
  func settleArrangements() {
    if elaborator.isStopped { return }
    var arranged: [ViewID: [ViewID]] = [:]
    for index in elaborator.viewInfos.indices {
      guard let arranger = elaborator.viewInfos[index].arrangedBy else { continue }
      elaborator.sources.arrangers[ViewID(index)] = arranger
      arranged[arranger, default: []].append(ViewID(index))
    }
    for index in elaborator.program.views.indices where elaborator.program.views[index].kind.arrangesSubviews {
      let (view, views) = (ViewID(index), arranged[ViewID(index)] ?? [])
      if elaborator.program.views[index].kind.isStack { settleStack(view, views) } else { settleGrid(view, views) }
    }
  }

  /// Applies the base value of `property` of `view`, and adds an override for each conditional value. A value of the
  /// wrong kind was reported and is skipped.
  func settle<Setting>(
    _ property: String, of view: ViewID, _ setting: (SlotValue) -> Setting?,
    conditional: (Setting) -> Override.Setting, base apply: (Setting) -> Void
  ) {
    let all = elaborator.assignments.all(view, .ignored(property))
    if all.isEmpty { return }
    if let base = Assignments.base(of: all).flatMap({ setting($0.value) }) { apply(base) }
    for assignment in Assignments.conditional(of: all) {
      guard let changed = setting(assignment.value) else { continue }
      elaborator.addOverride(assignment, conditional(changed))
    }
  }
}
