internal import LayModel
internal import LayNumbers

// Layout margins (SEMANTICS §2.11): their settings, and the defaults of a layout without any.
/// Puts the layout margins into the program.
struct MarginPass {
  let elaborator: Elaborator

  /// Puts the settings of margins into the program, if a guide depends on margins.
  func settleMargins() {
    guard !elaborator.isStopped else { return }
    if !elaborator.standardGaps.isEmpty, isSetting("standardSpacing", to: "margins") { measureFromMargins() }
    let followers: [GuideKind] = [.margins, .readable]
    guard elaborator.program.views.indices.contains(where: { followers.contains(elaborator.program.views[$0].guide) })
    else { return }
    setMarginsOfRoot()
    for index in 0..<elaborator.assignments.count {
      guard case .view(let view) = elaborator.assignments.key(index).owner,
        case .ignored(let name) = elaborator.assignments.key(index).slot,
        ["margins", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea"].contains(name)
      else { continue }
      let all = elaborator.assignments.all(index)
      if let base = Assignments.base(of: all) {
        // Margins that the file sets for the layout hold at all sizes.
        if view == .root && name == "margins" { removeMarginsOfRoot() }
        setMargins(base.value, name, of: view)
      }
      for assignment in Assignments.conditional(of: all) {
        guard let setting = marginSetting(assignment.value, name, of: view) else { continue }
        elaborator.addOverride(assignment, setting)
      }
    }
  }

  /// Records the settings of the margins of stacks (UIStackView's `isLayoutMarginsRelativeArrangement`).
  func noteStackMargins() {
    guard !elaborator.isStopped, !isSetting("profile", to: "appkit") else { return }
    let settings = elaborator.program.stacks.compactMap { stack in
      elaborator.assignments.all(stack.view, .ignored("margins")).first.map { (view: stack.view, range: $0.range) }
    }
    if settings.isEmpty { return }
    let used = viewsWithUsedMargins
    for (view, range) in settings { elaborator.sources.stackMargins.append((view, range, used.contains(view))) }
  }

  /// The views with a guide that depends on their margins, or with a subview that preserves them.
  private var viewsWithUsedMargins: Set<ViewID> {
    var used: Set<ViewID> = []
    for index in elaborator.program.views.indices {
      let description = elaborator.program.views[index]
      guard let superview = description.superview else { continue }
      let preserving = elaborator.assignments.all(ViewID(index), .ignored("preservesSuperviewLayoutMargins"))
      if [.margins, .readable].contains(description.guide) || preserving.contains(where: { $0.value == .bool(true) }) {
        used.insert(superview)
      }
    }
    return used
  }

  private func isSetting(_ property: String, to word: String) -> Bool {
    guard case .word(word) = elaborator.assignments.base(.root, .ignored(property))?.value else { return false }
    return true
  }

  // MARK: The layout's own

  /// The default margins of the root. UIKit gives the root view of a view controller 16 at the sides in a compact width
  /// and 20 in a regular one, and 0 at the top and bottom; AppKit's standard distance is 20.
  func marginsOfRoot(isRegular: Bool) -> ExactInsets {
    if elaborator.isComponentAlone { return LayoutMargins.standard }
    if isSetting("profile", to: "appkit") { return ExactInsets(top: 20, left: 20, bottom: 20, right: 20) }
    let side: Rational = isRegular ? 20 : 16
    return ExactInsets(top: .zero, left: side, bottom: .zero, right: side)
  }

  private func setMarginsOfRoot() {
    let (compact, regular) = (marginsOfRoot(isRegular: false), marginsOfRoot(isRegular: true))
    elaborator.program.margins[.root] = LayoutMargins(compact)
    if compact == regular { return }
    let condition = elaborator.addCondition(.horizontalSizeClass(.regular))
    elaborator.addOverride(
      Override(condition, .margins(.root, regular, isDirectional: false)), at: elaborator.sources.views[0])
  }

  private func removeMarginsOfRoot() {
    elaborator.keepOverrides { setting in
      if case .margins(.root, _, _) = setting { false } else { true }
    }
  }

  // MARK: Settings

  private func setMargins(_ value: SlotValue, _ name: String, of view: ViewID) {
    switch (name, value) {
    case ("margins", .insets(let insets, let isDirectional)):
      elaborator.program.margins[view, default: LayoutMargins()].insets = insets
      elaborator.program.margins[view]?.isDirectional = isDirectional
    case ("preservesSuperviewLayoutMargins", .bool(let bool)):
      elaborator.program.margins[view, default: LayoutMargins()].preservesSuperview = bool
    case ("insetsLayoutMarginsFromSafeArea", .bool(let bool)):
      elaborator.program.margins[view, default: LayoutMargins()].insetsFromSafeArea = bool
    default: break
    }
  }

  private func marginSetting(_ value: SlotValue, _ name: String, of view: ViewID) -> Override.Setting? {
    switch (name, value) {
    case ("margins", .insets(let insets, let isDirectional)): .margins(view, insets, isDirectional: isDirectional)
    case ("preservesSuperviewLayoutMargins", .bool(let bool)): .preservesSuperviewMargins(view, bool)
    case ("insetsLayoutMarginsFromSafeArea", .bool(let bool)): .insetsMarginsFromSafeArea(view, bool)
    default: nil
    }
  }

  // MARK: Visual formats

  /// Applies `standardSpacing = margins`: a standard gap of a visual format to the superview is replaced by the
  /// superview's margin.
  private func measureFromMargins() {
    for gap in elaborator.standardGaps {
      let terms = elaborator.program.constraints[gap.constraint.index].terms
      for index in terms.indices where terms[index].view == gap.superview {
        elaborator.program.constraints[gap.constraint.index].terms[index].view = elaborator.guideView(
          .margins, of: gap.superview)
      }
      elaborator.program.constraints[gap.constraint.index].constant = .zero
    }
  }
}
