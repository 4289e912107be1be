internal import LayModel
internal import LayNumbers
internal import LaySolver

// The active-set iteration for the edges of guides: if a minimum or maximum depends on frames, the layout is solved, the
// sides are chosen from its frames, and it is solved again. If that cycles, a search tries other sides.
extension Layout {
  /// Builds the rows of an environment, in which guides that depend on the root's size alone are right.
  mutating func beginRows(in environment: LayoutEnvironment, _ references: (ResolvedProgram) -> References) {
    var key = Layout.key(program, environment)
    if state.hasGuides { key.guides = GuideKey(environment) }
    var resolved = ResolvedProgram(program, key: key)
    key.guides.states = resolved.takeInitialSides(at: environment.size)
    begin(resolved, key: key, references)
  }

  /// Rebuilds the rows if initial states of guides have changed.
  mutating func beginInitialStates(in environment: LayoutEnvironment, _ references: (ResolvedProgram) -> References) {
    guard let guides = state.system.views.resolved.guides else { return }
    let states = guides.initialStates(at: environment.size)
    if states == state.key.guides.states { return }
    begin(GuideKey(environment, states: states), in: environment, references)
  }

  private mutating func begin(
    _ guides: GuideKey, in environment: LayoutEnvironment, _ references: (ResolvedProgram) -> References
  ) {
    var key = Layout.key(program, environment)
    if state.hasGuides { key.guides = guides }
    begin(ResolvedProgram(program, key: key), key: key, references)
  }

  private mutating func begin(
    _ resolved: ResolvedProgram, key: ResolvedProgram.Key, _ references: (ResolvedProgram) -> References
  ) {
    state.begin(LayoutSystem(resolved, tree: state.tree, references: references(resolved)), key: key)
  }

  /// Advances the active-set search to the next sides; returns false at a fixed point, or if nothing is left to try.
  mutating func takeGuideStates(
    _ search: inout GuideSearch, _ environment: LayoutEnvironment, _ references: (ResolvedProgram) -> References
  ) -> Bool {
    guard state.hasGuides, let guides = state.system.views.resolved.guides, !guides.choices.isEmpty else {
      return false
    }
    let (views, frames) = (state.system.views, state.frames)
    let asked = guides.states(views.resolved.guideOwners) { views.value(of: $0, in: frames) }
    let taken = guides.choices.indices.map { guides.state($0) }
    if asked == taken { return false }
    guard let next = search.states(after: taken, asked: asked, guides.choices) else {
      state.report.unsettled = guides.views(whereStatesDifferFrom: asked)
      return false
    }
    begin(GuideKey(environment, states: next.trimmed), in: environment, references)
    return true
  }

  /// The active sides of the minima and maxima in the environment of the last resize, as ``LayoutProgram/guideStates(in:)`` returns them.
  package var guideSides: [UInt8] { state.key.guides.states.map { $0.rawValue } }
}

extension ResolvedProgram.Key {
  /// The key of a program in an environment, with the states of guides of a layout there: `states` if that was made already.
  init(_ program: LayoutProgram, at environment: LayoutEnvironment, states: [GuideState]? = nil) {
    var layout: Layout?
    self.init(program, at: environment, states: states, resizing: &layout)
  }

  /// The key as above; a layout of the program that is needed for it is created at `layout`, or the one there is resized.
  init(
    _ program: LayoutProgram, at environment: LayoutEnvironment, states: [GuideState]? = nil,
    resizing layout: inout Layout?
  ) {
    self.init(
      truths: program.truths(in: environment), direction: environment.direction, scale: environment.scale,
      textSize: environment.textSize, translation: environment.translation)
    guard program.hasGuides else { return }
    guides = GuideKey(environment, states: states ?? [])
    if states != nil { return }
    let table = GuideTable(ResolvedProgram(program, key: self).guideOwners, guides)
    if table.choices.isEmpty { return }
    var own = layout.take() ?? Layout(program)
    own.resize(to: environment, findAmbiguities: false)
    guides.states = own.state.key.guides.states
    layout = own
  }
}
