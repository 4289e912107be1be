package import LayModel

/// A layout of some of the views of another one: views whose frames depend on one another, and their superviews.
package struct LayoutSlice: Sendable {
  /// The smaller layout, without expectations.
  package let layout: CompiledLayout
  /// The included views of the whole layout, in their order.
  package let views: [ViewID]
  /// The included constraints of the whole layout, in their order.
  package let constraints: [ConstraintID]

  /// Creates a slice of these views and constraints.
  package init(layout: CompiledLayout, views: [ViewID], constraints: [ConstraintID]) {
    (self.layout, self.views, self.constraints) = (layout, views, constraints)
  }
}

extension CompiledLayout {
  /// Creates the layout of the `included` views and the root, with all constraints between them; constraints of the
  /// root alone are included only if `withRootConstraints` is true. The included views are whole groups, with all of
  /// their superviews.
  package func slice(_ included: [Bool], _ groups: ViewGroups, withRootConstraints: Bool) -> LayoutSlice {
    let views = program.views.indices.map { ViewID($0) }.filter { included[$0.index] || groups.isKnown($0) }
    let constraints = program.constraints.indices.filter { index in
      let terms = program.constraints[index].terms
      guard let first = terms.first(where: { !groups.isKnown($0.view) }) else { return withRootConstraints }
      return included[first.view.index]
    }.map { ConstraintID($0) }
    let places = SlicePlaces(views, of: program.views.count, constraints, of: program.constraints.count)
    var layout = self
    layout.expectations = []
    layout.assertions = assertions.compactMap { $0.moved(to: places) }
    layout.settings = settings.moved(to: places)
    layout.sources = sources.moved(to: places, views, constraints)
    let kept = program.overrides.indices.filter { program.overrides[$0].setting.moved(to: places) != nil }
    layout.sources.overrides = sources.overrides.isEmpty ? [] : kept.map { sources.overrides[$0] }
    layout.program = program.moved(to: places, views, constraints)
    return LayoutSlice(layout: layout, views: views, constraints: constraints)
  }
}

/// The indices in a slice of a layout's views and constraints.
struct SlicePlaces {
  private var views: [Int32]
  private var constraints: [Int32]

  init(_ views: [ViewID], of viewCount: Int, _ constraints: [ConstraintID], of constraintCount: Int) {
    self.views = [Int32](repeating: -1, count: viewCount)
    self.constraints = [Int32](repeating: -1, count: constraintCount)
    for (place, view) in views.enumerated() { self.views[view.index] = Int32(truncatingIfNeeded: place) }
    for (place, id) in constraints.enumerated() { self.constraints[id.index] = Int32(truncatingIfNeeded: place) }
  }

  /// The view in the slice; nil if it is not included.
  subscript(view: ViewID) -> ViewID? { views[view.index] < 0 ? nil : ViewID(Int(views[view.index])) }

  /// The constraint in the slice; nil if it is not included.
  subscript(constraint: ConstraintID) -> ConstraintID? {
    constraints[constraint.index] < 0 ? nil : ConstraintID(Int(constraints[constraint.index]))
  }

  /// The terms with the views of the slice; nil if one is not included.
  func terms(_ terms: [Term]) -> [Term]? {
    var moved = terms
    for index in terms.indices {
      guard let view = self[terms[index].view] else { return nil }
      moved[index].view = view
    }
    return moved
  }
}

extension LayoutProgram {
  fileprivate func moved(to places: SlicePlaces, _ kept: [ViewID], _ rules: [ConstraintID]) -> LayoutProgram {
    var program = self
    program.views = kept.map { view in
      var description = views[view.index]
      description.superview = description.superview.flatMap { places[$0] }
      return description
    }
    program.constraints = rules.map { id in
      var rule = constraints[id.index]
      rule.terms = places.terms(rule.terms) ?? rule.terms
      return rule
    }
    program.overrides = overrides.compactMap { override in
      override.setting.moved(to: places).map { Override(override.condition, $0) }
    }
    program.stacks = stacks.compactMap { $0.moved(to: places) }
    program.grids = grids.compactMap { $0.moved(to: places) }
    program.margins = MarginTable()
    for (place, view) in kept.enumerated() { program.margins[ViewID(place)] = margins[view] }
    return program
  }
}

extension StackDescription {
  fileprivate func moved(to places: SlicePlaces) -> StackDescription? {
    guard let view = places[view] else { return nil }
    var stack = self
    stack.view = view
    for index in arranged.indices { stack.arranged[index].view = places[arranged[index].view] ?? view }
    return stack
  }
}

extension GridDescription {
  fileprivate func moved(to places: SlicePlaces) -> GridDescription? {
    guard let view = places[view] else { return nil }
    var grid = self
    grid.view = view
    for index in arranged.indices { grid.arranged[index].view = places[arranged[index].view] ?? view }
    return grid
  }
}

extension SourceTable {
  fileprivate func moved(to places: SlicePlaces, _ kept: [ViewID], _ rules: [ConstraintID]) -> SourceTable {
    var table = self
    table.views = kept.map { views[$0.index] }
    table.paths = kept.map { paths[$0.index] }
    table.constraints = rules.map { constraints[$0.index] }
    table.statements = rules.map { statements[$0.index] }
    table.masks = places.keys(of: masks)
    table.intrinsics = places.keys(of: intrinsics)
    table.arrangers = places.keys(of: arrangers).compactMapValues { places[$0] }
    (table.branches, table.steps) = ([], [])
    return table
  }
}

extension SlicePlaces {
  fileprivate func keys<Value>(of table: [ViewID: Value]) -> [ViewID: Value] {
    var moved: [ViewID: Value] = [:]
    for (view, value) in table {
      if let place = self[view] { moved[place] = value }
    }
    return moved
  }
}

extension Assertion {
  fileprivate func moved(to places: SlicePlaces) -> Assertion? {
    guard let claim = claim.moved(to: places) else { return nil }
    return Assertion(claim: claim, condition: condition, range: range)
  }
}

extension Assertion.Claim {
  fileprivate func moved(to places: SlicePlaces) -> Assertion.Claim? {
    switch self {
    case .comparisons(let comparisons):
      let moved = comparisons.compactMap { $0.moved(to: places) }
      return moved.count == comparisons.count ? .comparisons(moved) : nil
    case .predicate(let predicate, let view, .view(let other)):
      guard let view = places[view], let other = places[other] else { return nil }
      return .predicate(predicate, view, .view(other))
    case .predicate(let predicate, let view, let operand):
      return places[view].map { .predicate(predicate, $0, operand) }
    }
  }
}

extension Assertion.Comparison {
  fileprivate func moved(to places: SlicePlaces) -> Assertion.Comparison? {
    guard let left = places.terms(left.terms), let right = places.terms(right.terms) else { return nil }
    var moved = self
    (moved.left.terms, moved.right.terms) = (left, right)
    return moved
  }
}
