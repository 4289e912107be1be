package import LayModel
package import LayNumbers
internal import LaySolver

/// The required rows of one environment, for queries about the sizes at which some of them contradict each other.
package struct RequiredSets: Sendable {
  private let system: LayoutSystem
  private let required: RequiredRows
  /// The rows that can be left out, by their origins.
  private var rows: [RowOrigin: [RowID]] = [:]

  /// The required rows of `layout`.
  package init(_ layout: ParametricLayout) {
    system = layout.system
    required = system.requiredRows(at: .zero)
    for row in system.rows.indices where required.isMember[row] {
      rows[system.rows[row], default: []].append(RowID(row))
    }
  }

  /// The rows of `origins`, with the background; nil if one of them is not in force.
  package func set(of origins: [RowOrigin]) -> RequiredSet? {
    var chosen: [RowID] = []
    for origin in origins {
      if case .constraint(let id) = origin, system.constantRows.contains(id) {
        return origins.count == 1 ? RequiredSet(constant: id, of: system) : nil
      }
      guard let own = rows[origin] else { return nil }
      chosen += own
    }
    return set(of: chosen, origins)
  }

  /// The rows connected with the variables of a sum, with the background, and the row that the sum is not negative.
  package func set(notBelowZero sum: AttributeSum) -> RequiredSet {
    RequiredSet(required.partEngine(around: sum.terms, notBelow: sum.constant.negated), [], of: system)
  }

  /// True if required rows keep a sum from being negative at all sizes of a polygon with these corners, in all of their
  /// solutions. A size is a convex combination of the corners, whose weights are variables: so that is one linear
  /// program.
  package func holds(_ sum: AttributeSum, over corners: [ExactSize]) -> (Bool, effort: Int) {
    let rows = required.rows(around: sum.variables)
    var program = SizedProgram(corners)
    for row in rows { program.add(row, of: system.engine.system.rows) }
    return (program.isNeverNegative(sum), rows.count + corners.count)
  }

  /// All rows but those of `origins`, with the background.
  package func rest(without origins: Set<RowOrigin>) -> RequiredSet {
    set(of: rows.filter { !origins.contains($0.key) }.flatMap { $0.value }, [])
  }

  private func set(of chosen: [RowID], _ origins: [RowOrigin]) -> RequiredSet {
    RequiredSet(required.partEngine(of: chosen.sorted { $0.rawValue < $1.rawValue }), origins, of: system)
  }
}

/// Rows over all sizes of a polygon: each size is a convex combination of the corners.
private struct SizedProgram {
  private let corners: [ExactSize]
  private var engine = SparseSimplex()
  /// The weights of the corners.
  private var shares: [VariableID] = []
  private var numbers: [VariableID: VariableID] = [:]

  init(_ corners: [ExactSize]) {
    self.corners = corners
    for rank in corners.indices { shares.append(engine.makeVariable(preferred: Affine(.zero), rank: rank)) }
    let terms = shares.map { EngineRow.Term($0, .one) }
    for term in terms { _ = engine.add([term], .greaterOrEqual, Affine(.zero), level: .required) }
    _ = engine.add(terms, .equal, Affine(.one), level: .required)
  }

  mutating func add(_ row: RowID, of store: RowStore) {
    let terms = store.terms(of: row.index).map { EngineRow.Term(store.variable($0), store.coefficient($0)) }
    let side = store.rightSide(of: row.index)
    _ = engine.add(translated(terms, minus: side), store.relation(of: row.index), Affine(.zero), level: .required)
  }

  /// A sum minus an affine number of the size, which is the weighted mean of its values at the corners.
  private mutating func translated(_ terms: [EngineRow.Term], minus side: Affine) -> [EngineRow.Term] {
    var found = zip(shares, corners).map { EngineRow.Term($0, -side.value(at: $1)) }.filter { !$0.coefficient.isZero }
    for term in terms {
      if numbers[term.variable] == nil {
        numbers[term.variable] = engine.makeVariable(preferred: Affine(.zero), rank: corners.count + numbers.count)
      }
      if let own = numbers[term.variable] { found.append(EngineRow.Term(own, term.coefficient)) }
    }
    return found.sorted { $0.variable.rawValue < $1.variable.rawValue }
  }

  /// True if the rows keep a sum from being negative. An optional bound a point below 0 is enough to see that.
  mutating func isNeverNegative(_ sum: AttributeSum) -> Bool {
    let terms = translated(sum.terms, minus: sum.constant.negated)
    _ = engine.add(terms, .lessOrEqual, Affine(-.one), level: .optional(.low))
    guard case .optimal = engine.solveForAny(at: .zero) else { return false }
    var least = Rational.zero
    for term in terms { least += term.coefficient * engine.value(of: term.variable) }
    return least.sign >= 0
  }
}

/// Some required rows with the background of their variables.
package struct RequiredSet: Sendable {
  private var system: LayoutSystem
  private var engine: PartEngine?
  private var constant: ConstraintID?
  private let origins: [RowOrigin]
  /// The number of these rows.
  package let count: Int

  fileprivate init(_ engine: PartEngine, _ origins: [RowOrigin], of system: LayoutSystem) {
    (self.system, self.engine, self.origins, count) = (system, engine, origins, engine.count)
  }

  fileprivate init(constant: ConstraintID, of system: LayoutSystem) {
    (self.system, self.constant, origins, count) = (system, constant, [.constraint(constant)], 1)
  }

  /// The room that the rows leave each other, negative at `size`, and whether all of `origins` take part; nil if they are
  /// feasible there. Exact.
  package mutating func room(at size: ExactSize) -> (room: Affine, isOfAll: Bool)? {
    if let constant { return system.writer.room(of: constant, at: size).map { (room: $0, isOfAll: true) } }
    guard let (room, rows) = engine?.room(at: size) else { return nil }
    let found = Set(rows.map { system.rows[$0.index] })
    return (room, origins.allSatisfy { found.contains($0) })
  }

  /// The room at the first of `sizes` at which the rows are infeasible; nil if they are feasible at every size.
  package mutating func room(among sizes: [ExactSize]) -> (room: Affine, isOfAll: Bool)? {
    for size in sizes {
      if let found = room(at: size) { return found }
    }
    return nil
  }
}
