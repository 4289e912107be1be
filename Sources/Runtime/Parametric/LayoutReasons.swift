package import LayModel
package import LayNumbers
internal import LaySolver

/// A layout at one size that can derive its numbers.
///
/// It is solved as by ``Layout``. The values are exact, and so are the derivations: their sums equal the values, to the
/// last digit.
package struct LayoutReasons: Sendable {
  var system: LayoutSystem
  /// The root's size.
  package let size: ExactSize
  /// The untransformed frame of each view.
  private var frames: [ExactRect]
  /// The finished layout and the record of its steps; nil without steps.
  let stepped: SteppedLayout?
  /// For each variable, its view and part of the frame.
  private var parts: [(view: ViewID, part: Ambiguity.Part)?] = []
  /// For each variable, its component, or -1.
  private(set) var components: [Int32] = []
  /// For each variable, its number in its component.
  private var numbers: [Int32] = []
  /// The rows of the components queried so far; nil for those that are too large.
  private var reasons: [Int32: ReasonRows?] = [:]
  /// The engine with the numbers that design frames determine; nil until it is needed.
  private var decided: SparseSimplex?
  /// The ambiguous variables.
  private var open: Set<VariableID> = []

  /// Lays out `program` in `environment`.
  package init(_ program: LayoutProgram, at environment: LayoutEnvironment) {
    size = environment.size
    let program = program.withMarginsAsGuides()
    let key = ResolvedProgram.Key(program, at: environment)
    let resolved = ResolvedProgram(program, key: key)
    system = LayoutSystem(resolved, tree: ViewTree(program.views), references: References(resolved))
    _ = system.solve(at: size)
    frames = Array(repeating: .zero, count: program.views.count)
    _ = Placement(system, at: size, into: &frames, keepsReferences: false)
    stepped = nil
    findComponents()
  }

  /// Creates the reasons of a layout with steps after its last resize, with the constants that steps have set.
  package init(_ layout: Layout) {
    size = layout.environment.size
    system = layout.state.system
    frames = layout.state.frames
    stepped = layout.stepTrace.map { SteppedLayout(layout: layout, trace: $0) }
    findComponents()
  }

  /// The views of the system.
  var views: ViewTable { system.views }

  /// The reader of quantities as sums.
  var quantities: QuantityReader { QuantityReader(views) }

  /// The reader of rows.
  var reader: RowReader { RowReader(system) }

  private mutating func findComponents() {
    parts = views.frameParts
    components = Array(repeating: -1, count: parts.count)
    numbers = components
    if system.rows.isEmpty { return }
    for (variable, _) in system.engine.undecided() { open.insert(variable) }
    system.engine.noteComponents(&components, &numbers, at: size)
  }

  /// The view and the part of its frame of a variable.
  func part(of variable: VariableID) -> (view: ViewID, part: Ambiguity.Part) {
    parts[variable.index] ?? (.root, .x)
  }

  /// The value of a quantity.
  package func value(of quantity: Quantity) -> Rational {
    stepped?.value(of: quantity) ?? value(of: quantities.sum(of: quantity))
  }

  func value(of sum: QuantitySum) -> Rational {
    var value = sum.sum.constant.value(at: size)
    for term in sum.sum.terms { value += term.coefficient * system.engine.value(of: term.variable) }
    for kept in sum.kept { value += kept.factor * keptValue(kept.view, kept.part) }
    return value
  }

  /// A number without rows, from the superview's top-left corner.
  func keptValue(_ view: ViewID, _ part: Ambiguity.Part) -> Rational {
    let value = frames[view.index][part]
    return part.isPosition ? value - views.boundsOrigin(aroundSubview: view, part.axis) : value
  }

  /// The number that a mask gives a view without rows; nil if it has no mask.
  func masked(_ kept: KeptNumber) -> MaskedNumber? {
    let superview = views.tree.superviews[kept.view.index]
    return quantities.masked(kept.view, kept.part, in: frames[superview.index].size[kept.part.axis])
  }

  /// A sum with the numbers of masks replaced by the superviews' lengths: only numbers without a mask remain kept. Calls
  /// `found` with each mask.
  func expanded(_ sum: QuantitySum, _ found: (KeptNumber, MaskedNumber) -> Void) -> QuantitySum {
    var result = sum
    result.kept = []
    var pending = sum.kept
    // Superviews have smaller numbers, so this ends.
    while let kept = pending.popLast() {
      guard let masked = masked(kept) else {
        result.kept.append(kept)
        continue
      }
      found(kept, masked)
      let superview = views.tree.superviews[kept.view.index]
      let length = quantities.length(of: superview, kept.part.axis)
      result.sum.add(length.sum, times: kept.factor * masked.slope)
      for var other in length.kept where !masked.slope.isZero {
        other.factor *= kept.factor * masked.slope
        pending.append(other)
      }
    }
    return result
  }

  // MARK: - What is open

  /// The range of a quantity's optimal values; nil if its value is unique. A number that a design frame determines, where
  /// constraints are ambiguous, counts as unique.
  package mutating func range(of quantity: Quantity) -> ValueRange? {
    if isStepped(quantity) { return nil }
    var shift = Rational.zero
    let sum = expanded(quantities.sum(of: quantity)) { kept, masked in shift += kept.factor * masked.number }
    let terms = sum.sum.terms
    let isOpen = terms.contains { open.contains($0.variable) }
    let loose = looseNumbers(of: sum)
    if loose.isEmpty && !isOpen { return nil }
    let value = value(of: sum) + shift
    let range = isOpen ? rangeWithDesignFrames(of: terms, value) : nil
    if loose.isEmpty { return range }
    return loose.reduce(range ?? ValueRange(lowest: value, highest: value)) { widened($0, by: $1) }
  }

  /// The undetermined numbers in a sum, each once: no constraint, frame or content determines them.
  private func looseNumbers(of sum: QuantitySum) -> [KeptNumber] {
    var found: [KeptNumber] = []
    for kept in sum.kept {
      let description = views.resolved.views[kept.view.index]
      let isContent = description.intrinsicLength(kept.part.axis, scale: views.resolved.scale) != nil
      if description.designFrame != nil || isContent && !kept.part.isPosition { continue }
      if let known = found.firstIndex(where: { $0.view == kept.view && $0.part == kept.part }) {
        found[known].factor += kept.factor
      } else {
        found.append(kept)
      }
    }
    return found.filter { !$0.factor.isZero }
  }

  /// A range with a kept number of a sum made free: any position, or any length from 0 on.
  private func widened(_ range: ValueRange, by kept: KeptNumber) -> ValueRange {
    if kept.part.isPosition { return ValueRange(lowest: nil, highest: nil) }
    let own = kept.factor * keptValue(kept.view, kept.part)
    return kept.factor.sign > 0
      ? ValueRange(lowest: range.lowest.map { $0 - own }, highest: nil)
      : ValueRange(lowest: nil, highest: range.highest.map { $0 - own })
  }

  private mutating func rangeWithDesignFrames(of terms: [EngineRow.Term], _ value: Rational) -> ValueRange? {
    var engine = decided ?? engineWithDesignFrames()
    decided = engine
    guard engine.isUndecided(terms) else { return nil }
    var current = Rational.zero
    for term in terms { current += term.coefficient * system.engine.value(of: term.variable) }
    // The range of a sum is that of a variable that equals it.
    let sum = engine.makeVariable(preferred: Affine(current), rank: Int.max)
    _ = engine.add(EngineRow([EngineRow.Term(sum, -1)] + terms, .equal, Affine(.zero)))
    guard case .optimal = engine.solve(width: size.width, height: size.height) else { return nil }
    let range = engine.range(of: sum)
    let shift = value - current
    return ValueRange(lowest: range.lowest.map { $0 + shift }, highest: range.highest.map { $0 + shift })
  }

  private func engineWithDesignFrames() -> SparseSimplex {
    var engine = system.engine
    var isChanged = false
    for variable in open.sorted(by: { $0.rawValue < $1.rawValue }) {
      let (view, _) = part(of: variable)
      guard views.hasFrame[view.index], views.resolved.views[view.index].placement == .constraints else { continue }
      _ = engine.add(EngineRow([EngineRow.Term(variable, .one)], .equal, Affine(system.engine.value(of: variable))))
      isChanged = true
    }
    if isChanged { _ = engine.solve(width: size.width, height: size.height) }
    return engine
  }

  // MARK: - Rows

  /// The rows that determine a component; nil if too many are connected.
  mutating func reasonRows(of component: Int32) -> ReasonRows? {
    if let known = reasons[component] { return known }
    let candidates = open.filter { components[$0.index] == component }
    let found = system.engine.reasonRows(of: Int(component), at: size, numbers, open: inOrderOfTheTieBreak(candidates))
    reasons[component] = .some(found)
    return found
  }

  private func inOrderOfTheTieBreak(_ variables: Set<VariableID>) -> [ReasonRows.OpenVariable] {
    let ranked = variables.map { variable in
      let (view, part) = part(of: variable)
      return (rank: views.rank(view, part.axis, isPosition: part.isPosition), variable: variable)
    }
    let sorted = ranked.sorted { $0.rank == $1.rank ? $0.variable.rawValue < $1.variable.rawValue : $0.rank < $1.rank }
    return sorted.map { _, variable in
      let (view, part) = part(of: variable)
      return ReasonRows.OpenVariable(
        variable: variable,
        isAsPreferred: views.preferredValue(view, part) == system.engine.value(of: variable))
    }
  }

  /// The number of a variable in its component.
  func number(of variable: VariableID) -> Int32 { numbers[variable.index] }
}

extension SparseSimplex {
  /// Writes the component of each variable, and its number there.
  fileprivate mutating func noteComponents(
    _ components: inout [Int32], _ numbers: inout [Int32], at size: ExactSize
  ) {
    solveIfShared(at: size)
    for component in 0..<componentCount {
      for (number, variable) in variables(of: component).enumerated() {
        components[Int(variable)] = Int32(truncatingIfNeeded: component)
        numbers[Int(variable)] = Int32(truncatingIfNeeded: number)
      }
    }
  }

  /// The rows that determine a component at the size that was solved last.
  fileprivate mutating func reasonRows(
    of component: Int, at size: ExactSize, _ numbers: [Int32], open: [ReasonRows.OpenVariable]
  ) -> ReasonRows? {
    solveIfShared(at: size)
    let weighty = weightyRows(of: component, at: size)
    return ReasonRows(
      variables(of: component), rows(of: component).map { $0.rawValue }, of: system.rows, at: size, numbers: numbers,
      value: { value(of: $0) }, isWeighty: { weighty.contains($0) }, open: open)
  }
}
