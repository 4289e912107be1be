// How the edges of guides settle: where a minimum or maximum depends on frames, the layout is solved, the sides that its
// frames ask for are taken, and it is solved again. Where that goes round in a circle, a search takes others.
extension Layout {
  /// Makes the rows of an environment, of which guides that depend on the root's size alone are right.
  mutating func beginRows(in environment: Environment, _ references: (ResolvedProgram) -> References) {
    begin(GuideKey(safeArea: environment.safeArea), in: environment, references)
    beginInitialStates(in: environment, references)
  }

  /// The same where only guides may have changed.
  mutating func beginInitialStates(in environment: Environment, _ references: (ResolvedProgram) -> References) {
    guard let guides = state.system.resolved.guides else { return }
    let states = guides.initialStates(state.system.resolved, at: environment.size)
    if states == state.key.guides.states { return }
    begin(GuideKey(safeArea: environment.safeArea, states: states), in: environment, references)
  }

  private mutating func begin(
    _ guides: GuideKey, in environment: Environment, _ references: (ResolvedProgram) -> References
  ) {
    var key = Layout.key(program, environment)
    if state.hasGuides { key.guides = guides }
    let resolved = ResolvedProgram(program, key: key)
    state.begin(LayoutSystem(resolved, tree: state.tree, references: references(resolved)), key: key)
  }

  /// Takes the sides to solve with next; false when those that were taken are what the frames ask for, or when nothing is
  /// left to try.
  mutating func takeGuideStates(
    _ search: inout GuideSearch, _ environment: Environment, _ references: (ResolvedProgram) -> References
  ) -> Bool {
    guard state.hasGuides, let guides = state.system.resolved.guides, !guides.choices.isEmpty else { return false }
    let (system, frames) = (state.system, state.frames)
    let asked = guides.states(system.resolved) { system.value(of: $0, in: frames) }
    let taken = guides.choices.indices.map { guides.state($0) }
    if asked == taken { return false }
    guard let next = search.states(after: taken, asked: asked, guides.choices) else {
      state.report.unsettled = guides.views(whereStatesDifferFrom: asked)
      return false
    }
    begin(GuideKey(safeArea: environment.safeArea, states: next.trimmed), in: environment, references)
    return true
  }
}

extension GuideTable {
  /// The states that the root's size alone decides; all others begin at the first side, so that a layout does not depend on
  /// the one before.
  func initialStates(_ resolved: ResolvedProgram, at size: ExactSize) -> [GuideState] {
    choices.map { choice in
      guard choice.subject == .readable, choice.view == .root, let margins = rootMargins else { return .own }
      let length = margins.length(.horizontal)
      var value = length.constant
      for term in length.terms where term.view == .root { value += term.factor * size[term.part.axis] }
      return value > GuideKind.readableWidth ? .whole : .own
    }.trimmed
  }

  /// The views whose states are others than `states`.
  func views(whereStatesDifferFrom states: [GuideState]) -> [ViewID] {
    var found: [ViewID] = []
    for (index, choice) in choices.enumerated() where found.last != choice.view {
      let other: GuideState = states.indices.contains(index) ? states[index] : .own
      if state(index) != other { found.append(choice.view) }
    }
    return found
  }
}

extension [GuideState] {
  /// None where all are the first side.
  var trimmed: [GuideState] { allSatisfy { $0 == .own } ? [] : self }
}

extension ResolvedProgram.Key {
  /// What decides a program in an environment, guides settled as a layout there has them.
  init(_ program: LayoutProgram, at environment: Environment) {
    self.init(
      truths: program.truths(in: environment), direction: environment.direction, scale: environment.scale)
    guard program.hasGuides else { return }
    guides.safeArea = environment.safeArea
    let table = GuideTable(ResolvedProgram(program, key: self), guides)
    if table.choices.isEmpty { return }
    var layout = Layout(program)
    layout.resize(to: environment, findAmbiguities: false)
    guides.states = layout.state.key.guides.states
  }
}
