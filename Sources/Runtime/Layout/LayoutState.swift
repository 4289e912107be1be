internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The state of a ``Layout``. Layouts share it until one of them changes: only a state that is not shared is written to.
final class LayoutState: @unchecked Sendable {
  var program: LayoutProgram
  /// True if a built-in guide, one that every view has, takes part.
  let hasGuides: Bool
  var environment = LayoutEnvironment(size: .zero)
  var report = LayoutReport()
  let tree: ViewTree
  /// The rows of the overrides in force, kept while only numbers change.
  var system: LayoutSystem
  private(set) var key: ResolvedProgram.Key
  /// True if the rows are not those of `key`, built from the design.
  var isStale = true
  /// The untransformed frame of each view.
  var frames: [ExactRect]
  /// The invalidated work of the next layout.
  var invalidation = Invalidation()
  /// The other changes that steps have made.
  var stepState = StepState(origins: [])
  /// The truth values of conditions in the requested environment; a reused list.
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

  /// True if the rows have to be built anew for an environment.
  func needsRows(in environment: LayoutEnvironment) -> Bool {
    program.writeTruths(in: environment, to: &truths)
    if hasGuides && !key.guides.fits(environment) { return true }
    return isStale || truths != key.truths || environment.direction != key.direction || environment.scale != key.scale
      || environment.textSize != key.textSize || environment.translation != key.translation
  }

  /// Replaces the rows.
  func begin(_ system: LayoutSystem, key: ResolvedProgram.Key) {
    (self.system, self.key) = (system, key)
    stepState.constants = [:]
    isStale = false
  }
}
