internal import LayCompiler
internal import LayRuntime
internal import LaySolver

/// The part of a space in which conditions and numbers of lines are the same: the rows there, and the values of their variables.
struct SpaceCell: Sendable {
  /// The sizes of the part.
  let cell: SizeCell
  /// All points of the part.
  let polytope: Polytope
  /// The rows of the layouts of the space, in their order.
  let layouts: [ParametricLayout]
  /// The pieces of each component.
  private(set) var pieces: [[SpaceCover.Piece]] = []
  /// The components whose right sides depend on parameters.
  private(set) var dependents: Set<Int> = []
  /// The component of each variable.
  private(set) var owners: [VariableID: Int] = [:]
  /// The components and parts that were given up.
  private(set) var undecided: [Undecided] = []
  /// The views of ambiguous variables that depend on parameters, with a part of the space each.
  private(set) var openings: [(view: ViewID, polytope: Polytope)] = []
  /// True if parameters move views that masks place: where a mask has no room, the rows are others.
  private(set) var movesMasks = false
  /// The variables of views that masks place.
  private let masked: Set<VariableID>
  /// Variables whose values are not those of the rows where a mask has no room.
  private let unsure: Set<VariableID>

  /// Examines `cell`, whose rows have no other numbers of lines than its part.
  init(
    _ cell: SizeCell, _ rows: inout ParameterRows, _ layouts: [ParametricLayout], _ space: ParameterSpace,
    _ budget: inout ProofBudget
  ) {
    (self.cell, self.layouts) = (cell, layouts)
    polytope = Polytope(cell.polygon, space.intervals)
    // The engine finds its components when it solves.
    rows.move(to: polytope.innerPoint(0))
    let views = space.lowest.program.views
    let masked = views.indices.filter { views[$0].placement == .mask }.flatMap { layouts[0].variables(of: ViewID($0)) }
    unsure = Set(layouts[0].looseMasks.flatMap { [$0.origin, $0.length] } + (space.masksHaveRoom ? [] : masked))
    self.masked = Set(masked)
    for component in 0..<rows.layout.componentCount { examine(component, &rows, &budget) }
  }

  private mutating func examine(_ component: Int, _ rows: inout ParameterRows, _ budget: inout ProofBudget) {
    let isDependent = rows.dependsOnParameters(component)
    let variables = rows.variables(of: component)
    for variable in variables { owners[variable] = component }
    if isDependent {
      dependents.insert(component)
      if !variables.isDisjoint(with: masked) { movesMasks = true }
    }
    var cover = SpaceCover(polytope)
    while let gap = cover.gap {
      rows.move(to: gap.innerPoint(cover.attempts))
      let count = rows.layout.rowCount(of: component) + 1
      if budget.take(count), let piece = rows.piece(of: component, asking: AskedSums(), &budget.rest) {
        budget.charge(count, forLengthOf: piece.limits.map { $0.affine })
        cover.add(piece, keeping: variables)
      } else {
        cover.giveUp()
      }
    }
    pieces.append(cover.pieces)
    if cover.isCutShort { undecided.append(Undecided(reason: .cases, views: rows.views(of: component))) }
    if isDependent { noteOpenings(of: cover.pieces, rows) }
  }

  private mutating func noteOpenings(of pieces: [SpaceCover.Piece], _ rows: ParameterRows) {
    for piece in pieces {
      for variable in piece.undecided.sorted() {
        guard let view = rows.layout.part(of: variable)?.view else { continue }
        if rows.layout.framedVariables.contains(variable) {
          undecided.append(Undecided(reason: .frames, views: [view]))
        } else {
          openings.append((view, piece.polytope))
        }
      }
    }
  }

  /// True if a variable has the same value for all values of the parameters, at each size. Where it is unique, it changes nowhere
  /// abruptly, so it is enough that it has no slope in each piece.
  func isSame(_ variable: VariableID) -> Bool {
    guard let owner = owners[variable], dependents.contains(owner) else { return true }
    let isKnown = !undecided.contains { $0.reason == .cases }
    return isKnown
      && pieces[owner].allSatisfy { piece in
        guard let value = piece.values[variable], !piece.undecided.contains(variable) else { return false }
        return value.slopes.allSatisfy { $0.isZero }
      }
  }

  // MARK: - Claims

  /// The decision about a clause.
  struct ClauseDecision {
    /// The parts of the space in which it fails: at all points but those of some faces.
    var failures: [Polytope] = []
    /// True if it is not decided somewhere.
    var isOpen = false

    /// Adds the decision about another clause of the same claim.
    mutating func add(_ other: ClauseDecision) {
      failures += other.failures
      isOpen = isOpen || other.isOpen
    }
  }

  /// True if a clause depends on parameters; `others` are the same clause for the other layouts of the space.
  func depends(_ clause: AssertedClause, _ others: [AssertedClause]) -> Bool {
    clause.variables.contains { owners[$0].map { dependents.contains($0) } ?? false }
      || others.contains { other in
        zip(clause.alternatives, other.alternatives).contains { $0.constant != $1.constant }
      }
  }

  /// Decides a clause; `others` are the same clause for the other layouts of the space.
  func decision(about clause: AssertedClause, _ others: [AssertedClause], _ space: ParameterSpace, limit: Int)
    -> ClauseDecision
  {
    var decision = ClauseDecision()
    guard unsure.isDisjoint(with: clause.variables), clause.alternatives.allSatisfy({ $0.openViews.isEmpty }),
      let sums = sums(of: clause, others, space), let parts = refined(clause.variables, limit: limit)
    else {
      decision.isOpen = true
      return decision
    }
    for (part, own) in parts {
      var rest: Polytope? = part
      var isOpen = false
      for sum in sums {
        guard let polytope = rest else { break }
        guard let number = value(of: sum, own) else {
          isOpen = true
          continue
        }
        rest = polytope.clipped(number.negated)
      }
      guard let rest else { continue }
      if isOpen { decision.isOpen = true } else { decision.failures.append(rest) }
    }
    return decision
  }

  /// A sum of variables with a constant that depends on parameters.
  private typealias Sum = (entries: [SparseVector<VariableID>.Entry], constant: SpaceAffine)

  /// The alternatives of a clause; nil if something else than their constants depends on parameters.
  private func sums(
    of clause: AssertedClause, _ others: [AssertedClause], _ space: ParameterSpace
  ) -> [Sum]? {
    var found: [Sum] = []
    for (index, sum) in clause.alternatives.enumerated() {
      var constant = SpaceAffine(sum.constant, slopes: space.parameters.map { _ in .zero })
      for (number, (other, place)) in zip(others, space.highest + space.probes).enumerated() {
        guard other.alternatives.count == clause.alternatives.count, other.alternatives[index].terms == sum.terms else {
          return nil
        }
        let difference = other.alternatives[index].constant.adding(sum.constant, times: -1)
        if !difference.isConstant { return nil }
        if number < space.highest.count {
          let slope = difference.constant / place.distances[number]
          constant.slopes[number] = slope
          constant.affine.constant -= slope * space.lowestValues[number]
        } else if difference.constant != constant.difference(place.distances) {
          return nil
        }
      }
      found.append((sum.entries, constant))
    }
    return found
  }

  /// The parts of the space in which all of `variables` are affine, with the pieces there; nil if there are too many, or if they are
  /// not known everywhere.
  private func refined(
    _ variables: [VariableID], limit: Int
  ) -> [(part: Polytope, pieces: [SpaceCover.Piece])]? {
    var components: Set<Int> = []
    for variable in variables {
      if let owner = owners[variable] { components.insert(owner) }
    }
    var found: [(part: Polytope, pieces: [SpaceCover.Piece])] = [(polytope, [])]
    for component in components.sorted() {
      if pieces[component].isEmpty { return nil }
      var next: [(part: Polytope, pieces: [SpaceCover.Piece])] = []
      for (part, own) in found {
        for piece in pieces[component] {
          let both = pieces[component].count == 1 ? part : part.intersection(piece.polytope)
          if let both { next.append((both, own + [piece])) }
        }
        if next.count > limit { return nil }
      }
      found = next
    }
    return found
  }

  /// The value of a sum; nil if it is ambiguous or unknown.
  private func value(of sum: Sum, _ pieces: [SpaceCover.Piece]) -> SpaceAffine? {
    var value = sum.constant
    for entry in sum.entries {
      if let piece = pieces.first(where: { $0.values[entry.key] != nil }) {
        guard let own = piece.values[entry.key], !piece.undecided.contains(entry.key) else { return nil }
        value.add(own, times: entry.amount)
      } else {
        // A variable of no row has the value of its frame.
        guard layouts[0].framedVariables.contains(entry.key) else { return nil }
        let frame = SpaceAffine(layouts[0].preferredValue(of: entry.key), slopes: value.slopes.map { _ in .zero })
        value.add(frame, times: entry.amount)
      }
    }
    return value
  }
}
