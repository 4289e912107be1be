internal import LayDiagnostics
internal import LayRuntime

extension Elaborator {
  /// Puts the stacks and grids into the program, with what their settings say, and what conditions change of them.
  func settleArrangements() {
    if isStopped { return }
    var arranged: [ViewID: [ViewID]] = [:]
    for index in viewInfos.indices {
      guard let arranger = viewInfos[index].arrangedBy else { continue }
      sources.arrangers[ViewID(index)] = arranger
      arranged[arranger, default: []].append(ViewID(index))
    }
    for index in program.views.indices where program.views[index].kind.arrangesSubviews {
      let (view, views) = (ViewID(index), arranged[ViewID(index)] ?? [])
      if program.views[index].kind.isStack { settleStack(view, views) } else { settleGrid(view, views) }
    }
  }

  /// Applies what `property` of `view` always is, and adds overrides of what conditions make of it. A value that is no
  /// setting was reported.
  func settle<Setting>(
    _ property: String, of view: ViewID, _ setting: (SlotValue) -> Setting?,
    conditional: (Setting) -> Override.Setting, base apply: (Setting) -> Void
  ) {
    let all = assignments.all(view, .ignored(property))
    if all.isEmpty { return }
    if let base = Assignments.base(of: all).flatMap({ setting($0.value) }) { apply(base) }
    for assignment in Assignments.conditional(of: all) {
      guard let changed = setting(assignment.value) else { continue }
      addOverride(assignment, conditional(changed))
    }
  }
}
