/// A layout that runs: give it a size, read frames.
///
///     var layout = Layout(program)
///     layout.resize(width: 375, height: 667)
///     if let title = layout.view(at: "Card/title") { print(layout.frame(of: title)) }
///
/// The state is exact. Frames are rounded when they are read as doubles, and snapped to pixels only by
/// ``snappedFrame(of:scale:)``.
public struct Layout: Sendable {
  /// What is laid out. Change constants through ``setConstant(_:of:)``.
  public private(set) var program: LayoutProgram
  /// The environment of the last ``resize(to:findAmbiguities:)``; of size 0x0 before.
  public private(set) var environment = Environment(size: .zero)
  /// What the last resize found.
  public private(set) var report = LayoutReport()

  let tree: ViewTree
  /// The rows of the overrides in force, kept while only numbers change.
  private(set) var system: LayoutSystem<SparseSimplex>
  private var key: ResolvedProgram.Key
  /// Whether the rows are not those of `key` from the design on.
  private var isStale = true
  private(set) var frames: [ExactRect]
  /// What conditions are at the size asked for.
  private var truths: [Bool] = []

  /// A layout of `program`. All frames are empty until the first resize.
  public init(_ program: LayoutProgram) {
    self.program = program
    tree = ViewTree(program.views)
    key = Layout.key(program, Environment(size: .zero))
    var resolved = ResolvedProgram(program, key: key)
    // The rows depend on conditions, so they wait for the first size.
    resolved.leaveOutConstraints()
    system = LayoutSystem(resolved, tree: tree, references: References(resolved))
    frames = Array(repeating: .zero, count: program.views.count)
  }

  private static func key(_ program: LayoutProgram, _ environment: Environment) -> ResolvedProgram.Key {
    ResolvedProgram.Key(
      truths: program.truths(in: environment), direction: environment.direction, scale: environment.scale)
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
    return resize(to: Environment(size: size))
  }

  /// Lays out in `environment`, in one step from the design: masks do not remember earlier sizes.
  ///
  /// Looking for what nothing decides takes longer than the layout; an app that trusts its program turns
  /// `findAmbiguities` off.
  @discardableResult
  public mutating func resize(to environment: Environment, findAmbiguities: Bool = true) -> LayoutReport {
    program.writeTruths(in: environment, to: &truths)
    if isStale || truths != key.truths || environment.direction != key.direction || environment.scale != key.scale {
      key = Layout.key(program, environment)
      let resolved = ResolvedProgram(program, key: key)
      system = LayoutSystem(resolved, tree: tree, references: References(resolved))
      isStale = false
    }
    _ = run(environment, findAmbiguities: findAmbiguities, keepsReferences: false)
    return report
  }

  /// Lays out in one environment after the other; each mask starts where the one before left it. The result differs
  /// from the last step alone only after a mask ran out of room (SEMANTICS §1.2). What nothing decides is looked for at
  /// the last step alone.
  @discardableResult
  public mutating func resize(along path: [Environment]) -> [LayoutReport] {
    var references: References?
    var previous: ResolvedProgram?
    var reports: [LayoutReport] = []
    for (step, environment) in path.enumerated() {
      key = Layout.key(program, environment)
      let resolved = ResolvedProgram(program, key: key)
      var start = References(resolved)
      if let references, let previous { start.goOn(from: references, previous, to: resolved) }
      system = LayoutSystem(resolved, tree: tree, references: start)
      references = run(environment, findAmbiguities: step == path.count - 1, keepsReferences: true)
      previous = resolved
      reports.append(report)
    }
    isStale = true
    return reports
  }

  private mutating func run(_ environment: Environment, findAmbiguities: Bool, keepsReferences: Bool) -> References? {
    self.environment = environment
    let size = environment.size
    report = LayoutReport()
    report.conflicts = system.solve(at: size)
    let placement = Placement(system, at: size, into: &frames, keepsReferences: keepsReferences)
    report.collapses = placement.collapses
    if findAmbiguities {
      var finder = AmbiguityFinder(
        system, frames: frames, unplaced: program.unplaced, incomplete: program.incomplete)
      report.ambiguities = finder.find(at: size)
      report.waiting = finder.waiting
      // A mask in a view that waits has run out of a room that nobody knows.
      report.collapses.removeAll { finder.isWaiting($0.view) }
    }
    return placement.references
  }
}

// MARK: - Changing numbers

extension Layout {
  /// Changes what stands alone on the right of a constraint, as after `constraint.constant = …`. Takes effect at the
  /// next resize, and not at all where an override that holds sets the constant.
  public mutating func setConstant(_ constant: Rational, of id: ConstraintID) {
    program.constraints[id.index].constant = constant
    if isStale { return }
    for override in program.overrides where key.truths[override.condition.index] {
      if case .constant(id, _) = override.setting { return }
    }
    system.setConstant(constant, of: id)
  }

  /// Takes a constraint out or puts it back. Takes effect at the next resize.
  public mutating func setActive(_ isActive: Bool, of id: ConstraintID) {
    if program.constraints[id.index].isActive == isActive { return }
    program.constraints[id.index].isActive = isActive
    isStale = true
  }
}
