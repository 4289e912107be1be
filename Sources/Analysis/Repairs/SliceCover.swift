internal import LayCompiler
internal import LayRuntime

/// The views of a layout that a trial has to check: those whose frames depend on what a change touches, their subviews, and their
/// superviews.
struct SliceCover {
  private let program: LayoutProgram
  let groups: ViewGroups

  init(_ program: LayoutProgram) {
    self.program = program
    groups = ViewGroups(program)
  }

  /// True for each view that is checked if `touched` are changed, including views that `assertions` relate to one of them.
  func views(around touched: Set<ViewID>, _ assertions: [Assertion]) -> [Bool] {
    var wanted = Set(touched.map { groups.group(of: $0) })
    func isTouched(_ index: Int) -> Bool {
      !groups.isKnown(ViewID(index)) && wanted.contains(groups.group(of: ViewID(index)))
    }
    var inside = program.views.map { _ in false }
    for index in program.views.indices.dropFirst() {
      inside[index] = isTouched(index) || program.views[index].superview.map { inside[$0.index] } ?? false
    }
    wanted = Set(program.views.indices.filter { inside[$0] }.map { groups.group(of: ViewID($0)) })
    for assertion in assertions {
      let own = Set(assertion.views.filter { !groups.isKnown($0) }.map { groups.group(of: $0) })
      if !own.isDisjoint(with: wanted) { wanted.formUnion(own) }
    }
    return closed(wanted)
  }

  /// True for each view in the groups of the `declared` views, and for their superviews.
  func closed(over declared: [Bool]) -> [Bool] {
    closed(Set(declared.indices.filter { declared[$0] && $0 > 0 }.map { groups.group(of: ViewID($0)) }))
  }

  /// True for each view of the groups, and for the views of their superviews' groups.
  private func closed(_ groups: Set<Int>) -> [Bool] {
    var wanted = groups
    // A superview precedes its subviews, but its group may have views after them.
    while true {
      var found = program.views.map { _ in false }
      var count = wanted.count
      for index in program.views.indices.reversed() where index > 0 && !self.groups.isKnown(ViewID(index)) {
        let group = self.groups.group(of: ViewID(index))
        if !found[index] && !wanted.contains(group) { continue }
        found[index] = true
        wanted.insert(group)
        if let superview = program.views[index].superview, superview != .root { found[superview.index] = true }
      }
      count = wanted.count - count
      if count == 0 { return found }
    }
  }
}
