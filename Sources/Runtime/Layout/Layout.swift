public import LayModel
public import LayNumbers
internal import LaySolver

/// A layout that runs: set its size, read its frames.
///
///     var layout = Layout(program)
///     layout.resize(width: 375, height: 667)
///     if let title = layout.view(at: "Card/title") { print(layout.frame(of: title)) }
///
/// The state is exact. Frames are rounded when they are read as doubles, and snapped to pixels only by
/// ``snappedFrame(of:scale:)``.
public struct Layout: Sendable {
  /// The state that copies share until one of them changes, so that a copy costs nothing.
  var state: LayoutState

  /// The program that is laid out. Change constants through ``setConstant(_:of:)``.
  public var program: LayoutProgram { state.program }
  /// The environment of the last ``resize(to:findAmbiguities:)``; of size 0x0 before.
  public var environment: LayoutEnvironment { state.environment }
  /// The report of the last resize.
  public var report: LayoutReport { state.report }

  /// A layout of `program`. All frames are empty until the first resize.
  public init(_ program: LayoutProgram) {
    let key = Layout.key(program, LayoutEnvironment(size: .zero))
    state = LayoutState(program, key: key)
  }

  static func key(_ program: LayoutProgram, _ environment: LayoutEnvironment) -> ResolvedProgram.Key {
    ResolvedProgram.Key(
      truths: program.truths(in: environment), direction: environment.direction, scale: environment.scale,
      textSize: environment.textSize, translation: environment.translation)
  }
}

// MARK: - Laying out

extension Layout {
  /// Lays out at a size in points, left to right, one pixel a point. The size must be finite.
  @discardableResult
  public mutating func resize(width: Double, height: Double) -> LayoutReport {
    let size = ExactSize(
      width: Rational(exactly: width) ?? environment.size.width,
      height: Rational(exactly: height) ?? environment.size.height)
    return resize(to: LayoutEnvironment(size: size))
  }

  /// Lays out in `environment`, in one step from the design: masks do not remember earlier sizes.
  ///
  /// The search for ambiguities takes longer than the layout; an app that trusts its program turns `findAmbiguities` off.
  @discardableResult
  public mutating func resize(to environment: LayoutEnvironment, findAmbiguities: Bool = true) -> LayoutReport {
    makeUnique()
    if state.needsRows(in: environment) {
      beginRows(in: environment) { References($0) }
    } else if state.hasGuides {
      beginInitialStates(in: environment) { References($0) }
    }
    _ = run(environment, findAmbiguities: findAmbiguities, keepsReferences: false) { References($0) }
    return report
  }

  /// Lays out in one environment after the other; each mask starts where the one before left it. The result differs from
  /// the last step alone only after a mask ran out of room (SEMANTICS §1.2). Ambiguities are searched for at the last
  /// step alone.
  @discardableResult
  public mutating func resize(along path: [LayoutEnvironment]) -> [LayoutReport] {
    makeUnique()
    var references: References?
    var previous: ResolvedProgram?
    var reports: [LayoutReport] = []
    for (step, environment) in path.enumerated() {
      let start = { (resolved: ResolvedProgram) in
        var start = References(resolved)
        if let references, let previous { start.goOn(from: references, previous, to: resolved) }
        return start
      }
      beginRows(in: environment, start)
      references = run(environment, findAmbiguities: step == path.count - 1, keepsReferences: true, start)
      previous = state.system.views.resolved
      reports.append(report)
    }
    state.isStale = true
    return reports
  }

  private mutating func run(
    _ environment: LayoutEnvironment, findAmbiguities: Bool, keepsReferences: Bool,
    _ start: (ResolvedProgram) -> References
  ) -> References? {
    let size = environment.size
    state.environment = environment
    var search = GuideSearch()
    var references: References?
    repeat {
      state.report = LayoutReport()
      let placement: Placement
      if state.program.steps.isEmpty {
        state.report.conflicts = state.system.solve(at: size)
        placement = Placement(state.system, at: size, into: &state.frames, keepsReferences: keepsReferences)
        if !state.invalidation.isSettled { state.invalidation.settle(base: []) }
      } else {
        placement = state.layOutWithSteps(
          at: size, keepsReferences: keepsReferences, isExamined: findAmbiguities)
      }
      state.report.collapses = placement.collapses
      if !state.program.steps.isEmpty { state.noteSteps() }
      references = placement.references
    } while takeGuideStates(&search, environment, start)
    state.report.unsettledTexts = state.system.unsettledTexts
    if findAmbiguities {
      var finder = AmbiguityFinder(state.system, frames: state.frames, placed: program.steps.placed)
      state.report.ambiguities = finder.find(at: size)
    }
    return references
  }

  /// The ambiguous numbers in an environment, by view: as in the report of ``resize(to:findAmbiguities:)``, but without
  /// reasons and ranges, which take much longer if there are many.
  package mutating func openParts(in environment: LayoutEnvironment) -> [(view: ViewID, part: Ambiguity.Part)] {
    resize(to: environment, findAmbiguities: false)
    return openParts
  }

  /// The ambiguous numbers of the last resize.
  package var openParts: [(view: ViewID, part: Ambiguity.Part)] {
    var finder = AmbiguityFinder(
      state.system, frames: state.frames, placed: program.steps.placed, isBrief: true)
    return finder.find(at: environment.size).map { ($0.view, $0.part) }
  }
}

extension LayoutProgram {
  /// The conflicts of required constraints in `environment`, one for each constraint that is broken, in source order.
  public func conflicts(in environment: LayoutEnvironment) -> [Conflict] {
    var layout = Layout(self)
    return layout.resize(to: environment, findAmbiguities: false).conflicts
  }
}

// MARK: - Changing numbers

extension Layout {
  /// Changes the constant of a constraint, as `constraint.constant = …` does. Takes effect at the next resize, and not at
  /// all if an override in force sets the constant.
  public mutating func setConstant(_ constant: Rational, of id: ConstraintID) {
    makeUnique()
    state.program.constraints[id.index].constant = constant
    if state.isStale { return }
    for override in state.program.overrides where state.key.truths[override.condition.index] {
      if case .constant(id, _) = override.setting { return }
    }
    state.invalidation.isUnsolved = true
    if state.setsConstant(of: id, under: constant) { return }
    state.system.setConstant(constant, of: id)
  }

  /// Activates or deactivates a constraint. Takes effect at the next resize.
  public mutating func setActive(_ isActive: Bool, of id: ConstraintID) {
    if state.program.constraints[id.index].isActive == isActive { return }
    makeUnique()
    state.program.constraints[id.index].isActive = isActive
    state.isStale = true
  }

  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&state) { state = LayoutState(copying: state) }
  }
}
