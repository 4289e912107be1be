internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The views whose frames a change of the program may affect, before and after it.
struct LayoutDifference {
  /// The views of changed views and constraints, before and after the change.
  private(set) var before: Set<ViewID> = []
  private(set) var after: Set<ViewID> = []
  /// True if more than single views and constraints differ, so that the whole layout has to be checked.
  private(set) var isWhole = false
  /// True if it affects constraints of the root and derived guides alone.
  private(set) var touchesRootAlone = false

  /// Compares `before` with `after`, whose text has the `edits`.
  init(_ before: CompiledLayout, _ after: CompiledLayout, _ edits: [Edit]) {
    let (old, new) = (before.program, after.program)
    isWhole =
      !old.steps.isEmpty || !new.steps.isEmpty || !new.conditions.starts(with: old.conditions)
      || old.states != new.states
      || old.transforms != new.transforms || old.autoresizing != new.autoresizing
      || old.declaredViews != new.declaredViews || old.views[0] != new.views[0]
    if isWhole { return }
    compareViews(old, new)
    compareConstraints(before, after, edits)
    if !isWhole { compareSettings(old, new) }
  }

  /// True if the programs are equal.
  var isEmpty: Bool { !isWhole && before.isEmpty && after.isEmpty }

  private mutating func compareViews(_ old: LayoutProgram, _ new: LayoutProgram) {
    for index in old.declaredViews {
      let view = ViewID(index)
      if old.views[index] != new.views[index] || old.margins[view] != new.margins[view] { touch(view) }
    }
    // Built-in guides exist as long as a constraint refers to them.
    guard old.views.count == new.views.count else { return }
    for index in old.declaredViews.upperBound..<old.views.count where old.views[index] != new.views[index] {
      isWhole = true
    }
  }

  private mutating func touch(_ view: ViewID) {
    before.insert(view)
    after.insert(view)
  }

  /// Compares the constraints in order: removed and added ones leave the others in their order.
  private mutating func compareConstraints(_ old: CompiledLayout, _ new: CompiledLayout, _ edits: [Edit]) {
    var (first, second) = (0, 0)
    let (rules, others) = (old.program.constraints, new.program.constraints)
    var surplus = rules.count - others.count
    while first < rules.count || second < others.count {
      let isSame =
        first < rules.count && second < others.count && rules[first].isSame(as: others[second])
        && old.sources.statements[first].moved(by: edits).start == new.sources.statements[second].start
      if isSame {
        (first, second) = (first + 1, second + 1)
      } else if second == others.count || surplus > 0 && first < rules.count {
        before.formUnion(views(of: rules[first], old.program))
        (first, surplus) = (first + 1, surplus - 1)
      } else if first == rules.count || surplus < 0 {
        after.formUnion(views(of: others[second], new.program))
        (second, surplus) = (second + 1, surplus + 1)
      } else {
        before.formUnion(views(of: rules[first], old.program))
        after.formUnion(views(of: others[second], new.program))
        (first, second) = (first + 1, second + 1)
      }
    }
  }

  private mutating func views(of rule: ConstraintDescription, _ program: LayoutProgram) -> [ViewID] {
    if rule.terms.allSatisfy({ $0.view == .root || program.views[$0.view.index].guide.isDerived }) {
      touchesRootAlone = true
    }
    return rule.terms.map { $0.view }
  }

  private mutating func compareSettings(_ old: LayoutProgram, _ new: LayoutProgram) {
    if old.overrides.map({ $0.words }) != new.overrides.map({ $0.words }) {
      // Removing a constraint renumbers those that settings refer to.
      let isRenumbered = old.constraints.count != new.constraints.count
      guard !isRenumbered, old.overrides.count == new.overrides.count else {
        isWhole = true
        return
      }
      for (one, other) in zip(old.overrides, new.overrides) where one.words != other.words {
        touchViews(of: one, old)
        touchViews(of: other, new)
      }
    }
    if old.stacks != new.stacks || old.grids != new.grids { isWhole = true }
  }

  private mutating func touchViews(of override: Override, _ program: LayoutProgram) {
    let views = override.setting.view.map { [$0] }
    let rule = override.setting.constraint.map { program.constraints[$0.index].terms.map { $0.view } }
    guard let touched = views ?? rule else {
      isWhole = true
      return
    }
    before.formUnion(touched)
    after.formUnion(touched)
  }
}

extension LayoutProgram {
  /// The views and guides that declarations create, which come first: built-in guides exist as long as a constraint refers to
  /// them, so a change may add or remove some.
  var declaredViews: Range<Int> {
    0..<(views.firstIndex { $0.guide != .declared } ?? views.count)
  }
}

extension ConstraintDescription {
  fileprivate func isSame(as other: ConstraintDescription) -> Bool {
    terms == other.terms && relation == other.relation && constant == other.constant && priority == other.priority
      && condition == other.condition && isActive == other.isActive && name == other.name
  }
}

extension Override {
  /// The condition and setting, for comparison.
  fileprivate var words: SaidSetting { SaidSetting(condition: condition, setting: setting) }
}

private struct SaidSetting: Hashable {
  let condition: ConditionID
  let setting: Override.Setting
}

extension Override.Setting {
  fileprivate var constraint: ConstraintID? {
    switch self {
    case .constant(let id, _), .priority(let id, _), .active(let id, _): id
    default: nil
    }
  }

  /// The view that a common setting is about; nil for others.
  fileprivate var view: ViewID? {
    switch self {
    case .hidden(let view, _), .designFrame(let view, _), .mask(let view, _), .intrinsicWidth(let view, _),
      .intrinsicHeight(let view, _), .text(let view, _), .fontSize(let view, _), .textStyle(let view, _),
      .fontWeight(let view, _),
      .segments(let view, _), .placeholder(let view, _), .lines(let view, _), .preferredMaxLayoutWidth(let view, _),
      .horizontalHugging(let view, _), .verticalHugging(let view, _), .horizontalCompression(let view, _),
      .verticalCompression(let view, _):
      view
    default: nil
    }
  }
}
