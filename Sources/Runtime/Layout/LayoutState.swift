/// What a ``Layout`` holds. Layouts share it until one of them changes: only one that is not shared is written to.
final class LayoutState: @unchecked Sendable {
  var program: LayoutProgram
  /// Whether a guide that every view has takes part.
  let hasGuides: Bool
  var environment = Environment(size: .zero)
  var report = LayoutReport()
  let tree: ViewTree
  /// The rows of the overrides in force, kept while only numbers change.
  var system: LayoutSystem<SparseSimplex>
  private(set) var key: ResolvedProgram.Key
  /// Whether the rows are not those of `key` from the design on.
  var isStale = true
  /// Of each view, the untransformed frame.
  var frames: [ExactRect]
  /// What is to be done at the next layout.
  var invalidation = Invalidation()
  /// What steps have changed besides.
  var stepState = StepState(origins: [])
  /// What conditions are at the size asked for.
  private var truths: [Bool] = []

  /// A program before its first size.
  init(_ program: LayoutProgram, key: ResolvedProgram.Key) {
    let program = program.withMarginsAsGuides()
    self.program = program
    self.key = key
    hasGuides = program.hasGuides
    tree = ViewTree(program.views)
    var resolved = ResolvedProgram(program, key: key)
    // The rows depend on conditions, so they wait for the first size.
    resolved.leaveOutConstraints()
    system = LayoutSystem(resolved, tree: tree, references: References(resolved))
    frames = Array(repeating: .zero, count: program.views.count)
  }

  init(copying other: LayoutState) {
    (stepState, invalidation) = (other.stepState, other.invalidation)
    (program, environment, report) = (other.program, other.environment, other.report)
    hasGuides = other.hasGuides
    (tree, system, key, isStale, frames) = (other.tree, other.system, other.key, other.isStale, other.frames)
  }

  /// Whether the rows are not those of an environment.
  func needsRows(in environment: Environment) -> Bool {
    program.writeTruths(in: environment, to: &truths)
    if hasGuides && environment.safeArea != key.guides.safeArea { return true }
    return isStale || truths != key.truths || environment.direction != key.direction || environment.scale != key.scale
  }

  /// Goes on with other rows.
  func begin(_ system: LayoutSystem<SparseSimplex>, key: ResolvedProgram.Key) {
    (self.system, self.key) = (system, key)
    stepState.constants = [:]
    isStale = false
  }
}
