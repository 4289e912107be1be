package import LayModel
internal import LayNumbers
internal import LaySolver

/// The search for constraints implied by required ones, at every size of the root: declared sizes are not used, so a
/// limit that would only bind outside them is not implied.
///
/// A row is implied if its left side, minimised (or maximised) subject to the other required rows, does not pass its
/// right side: a linear program in which the root's size is two variables more. By Farkas' lemma (1902) that is
/// equivalent to a multiplier for each row; the program finds them, and with them the rows that imply it.
package struct ImpliedRows: Sendable {
  /// The result for a group of rows.
  package enum Answer: Sendable {
    /// None of them is in force.
    case absent
    /// Something would change without it, or that is unknown.
    case needed
    /// All of them follow from these rows.
    case implied([RowOrigin])
  }

  private struct Row: Sendable {
    var terms: [EngineRow.Term]
    var relation: Relation
    var constant: Rational
    var origin: RowOrigin
    var isRequired: Bool
    /// The statement of the row; nil if it is not queried.
    var group: Int?
  }

  private var rows: [Row] = []
  /// For each variable, the required rows with it that are not left out.
  private var uses: [[Int32]] = []
  /// For each group, its rows; and the rows of groups that were left out.
  private var members: [Int: [Int]] = [:]
  private var dropped: [Int: [Int]] = [:]
  private var width: Int32
  /// The groups with equations that others may imply.
  private var dependent: Set<Int> = []

  /// The limits of the search.
  package struct Limits: Sendable {
    /// The largest number of rows around a row that are searched for those that imply it, the nearest first.
    package var neighbours = 60
    /// The largest number of products computed to find dependent equations.
    package var products = 1_000_000
    /// The largest number of rows of all queries together.
    package var rows = 6000

    /// Creates the limits of a check.
    package init() {}
  }
  private let limits: Limits
  /// True if a query was skipped because of the limits, so that its result is unknown.
  package private(set) var isCutShort = false

  /// Creates the search for the rows of `layout`; `groups` has the statement of each constraint, nil for one that may be
  /// changed, so that it is neither queried nor a reason. Only groups for which `isAsked` returns true are queried.
  package init(
    _ layout: ParametricLayout, groups: [Int?], _ limits: Limits = Limits(),
    asking isAsked: (Int) -> Bool = { _ in true }
  ) {
    self.limits = limits
    width = Int32(truncatingIfNeeded: layout.system.engine.system.variables.count)
    uses = Array(repeating: [], count: Int(width))
    read(layout.system, groups)
    findDependent(isAsked)
  }

  // MARK: - Rows

  private mutating func read(_ system: LayoutSystem, _ groups: [Int?]) {
    let store = system.engine.system.rows
    // Their baseline constants change with the number of lines.
    let ofLines = Set(system.textRows.flatMap { $0.baselines }.compactMap { system.constraintRows[$0]?.index })
    for id in store.indices where !store.isRemoved(id) && !ofLines.contains(id) {
      let isRequired = store.level(of: id) == .required
      var group: Int?
      switch system.rows[id] {
      case .constraint(let constraint):
        guard let own = groups[constraint.index] else { continue }
        group = own
      case .hugging, .compression: continue
      default: break
      }
      if !isRequired && group == nil { continue }
      var terms = store.terms(of: id).map { EngineRow.Term(store.variable($0), store.coefficient($0)) }
      let side = store.rightSide(of: id)
      if !side.width.isZero { terms.append(EngineRow.Term(VariableID(Int(width)), -side.width)) }
      if !side.height.isZero { terms.append(EngineRow.Term(VariableID(Int(width) + 1), -side.height)) }
      if let group { members[group, default: []].append(rows.count) }
      for term in terms where isRequired && term.variable.rawValue < width {
        uses[term.variable.index].append(Int32(truncatingIfNeeded: rows.count))
      }
      rows.append(
        Row(
          terms: terms, relation: store.relation(of: id), constant: side.constant, origin: system.rows[id],
          isRequired: isRequired, group: group))
    }
  }

  /// Finds the equations that others imply. Such an equation has no variable that occurs in it alone. So equations with
  /// such a variable are removed, one after the other; few remain.
  private mutating func findDependent(_ isAsked: (Int) -> Bool) {
    let equations = rows.indices.filter { rows[$0].isRequired && rows[$0].relation == .equal }
    var isLeft = [Bool](repeating: false, count: rows.count)
    for equation in equations { isLeft[equation] = true }
    var counts = uses.map { rows in rows.count { isLeft[Int($0)] } }
    var alone = counts.indices.filter { counts[$0] == 1 }
    while let variable = alone.popLast() {
      guard let equation = uses[variable].first(where: { isLeft[Int($0)] }).map({ Int($0) }) else { continue }
      isLeft[equation] = false
      for term in rows[equation].terms where term.variable.rawValue < width {
        counts[term.variable.index] -= 1
        if counts[term.variable.index] == 1 { alone.append(term.variable.index) }
      }
    }
    let left = equations.filter { isLeft[$0] }
    noteDependent(left, asked: Set(left.compactMap { rows[$0].group }.filter(isAsked)))
  }

  /// Notes those of the `asked` groups with equations that others among `equations` imply.
  private mutating func noteDependent(_ equations: [Int], asked: Set<Int>) {
    if asked.isEmpty { return }
    var exact = ExactRows()
    var numbers: [Int32: Int32] = [:]
    var variables: [Int32] = []
    for equation in equations {
      for term in rows[equation].terms where term.variable.rawValue < width {
        if numbers[term.variable.rawValue] == nil {
          numbers[term.variable.rawValue] = Int32(truncatingIfNeeded: variables.count)
          variables.append(term.variable.rawValue)
        }
      }
    }
    exact.begin(variables)
    for equation in equations {
      let terms = rows[equation].terms.compactMap { term in
        numbers[term.variable.rawValue].map { ExactRows.Term(variable: $0, coefficient: term.coefficient) }
      }
      exact.append(terms)
    }
    var independent = IndependentRows(count: variables.count)
    let all = equations.indices.map { Int32(truncatingIfNeeded: $0) }
    guard let surplus = independent.surplus(among: all, of: exact, limit: limits.products) else {
      isCutShort = true
      return
    }
    for number in surplus {
      if isExhausted || asked.isSubset(of: dependent) { return }
      let row = equations[Int(number)]
      if let group = rows[row].group { dependent.insert(group) }
      for other in reasons(of: row, without: [row]) ?? [] {
        if let group = rows[other].group { dependent.insert(group) }
      }
    }
  }

  // MARK: - Answers

  /// The groups that may be implied: those without independent equations.
  package var suspects: Set<Int> {
    var found: Set<Int> = []
    for (group, own) in members {
      let hasEquation = own.contains { rows[$0].isRequired && rows[$0].relation == .equal }
      if !hasEquation || dependent.contains(group) { found.insert(group) }
    }
    return found
  }

  /// True if rows of a group are in force.
  package func contains(_ group: Int) -> Bool { members[group] != nil }

  /// The number of rows examined.
  private var work = 0

  /// True if the limit of rows is exceeded.
  private var isExhausted: Bool {
    mutating get {
      if work > limits.rows { isCutShort = true }
      return isCutShort
    }
  }

  /// Returns the result for a group.
  package mutating func answer(_ group: Int) -> Answer {
    guard let own = members[group] else { return .absent }
    if isExhausted { return .needed }
    var found: [RowOrigin] = []
    for row in own {
      guard let because = reasons(of: row, without: own) else { return .needed }
      for other in because where !found.contains(rows[other].origin) { found.append(rows[other].origin) }
    }
    return .implied(found)
  }

  /// Leaves a group out of all later reasons.
  package mutating func drop(_ group: Int) {
    for row in members[group] ?? [] {
      for term in rows[row].terms where term.variable.rawValue < width {
        uses[term.variable.index].removeAll { $0 == row }
      }
    }
    dropped[group] = members[group]
    members[group] = nil
  }

  /// The rows that imply a group that was left out, with the groups left out since.
  package mutating func reasons(ofDropped group: Int) -> [RowOrigin] {
    var found: [RowOrigin] = []
    for row in dropped[group] ?? [] {
      for other in reasons(of: row, without: []) ?? [] where !found.contains(rows[other].origin) {
        found.append(rows[other].origin)
      }
    }
    return found
  }

  /// The rows that imply a row with `absent` left out; nil if it is not implied.
  private mutating func reasons(of row: Int, without absent: [Int]) -> [Int]? {
    let asked = rows[row]
    let near = neighbours(of: row, without: absent)
    work += near.count + 1
    var system = ImpliedSystem(([row] + near).flatMap { rows[$0].terms.map { $0.variable.rawValue } }, width)
    for other in near { system.add(other, rows[other].terms, rows[other].relation, rows[other].constant) }
    var found: [Int] = []
    if asked.relation != .lessOrEqual {
      guard let because = system.reasons(asked.terms, notBelow: asked.constant) else { return nil }
      found += because
    }
    if asked.relation != .greaterOrEqual {
      let negated = asked.terms.map { EngineRow.Term($0.variable, -$0.coefficient) }
      guard let because = system.reasons(negated, notBelow: -asked.constant) else { return nil }
      found += because.filter { !found.contains($0) }
    }
    return found.sorted()
  }

  /// The required rows connected with a row by variables, the nearest first; the root's size connects none.
  private func neighbours(of row: Int, without absent: [Int]) -> [Int] {
    var isKnown = Set(absent + [row])
    var knownVariables: Set<Int32> = []
    var found: [Int] = []
    var next = 0
    var current = row
    while true {
      for term in rows[current].terms where term.variable.rawValue < width {
        guard knownVariables.insert(term.variable.rawValue).inserted else { continue }
        for use in uses[term.variable.index] where isKnown.insert(Int(use)).inserted {
          found.append(Int(use))
          if found.count == limits.neighbours { return found }
        }
      }
      if next == found.count { return found }
      current = found[next]
      next += 1
    }
  }
}

/// Connected required rows, with the root's size as variables.
private struct ImpliedSystem: Sendable {
  private var engine = SparseSimplex()
  /// The numbers of the variables here, and of the rows outside.
  private var variables: [Int32: VariableID] = [:]
  private var numbers: [Int32: Int] = [:]

  /// Creates the program with these variables, and the root's lengths, not negative, as the variables `width` and the
  /// next.
  init(_ outside: [Int32], _ width: Int32) {
    for variable in Set(outside + [width, width + 1]).sorted() {
      variables[variable] = engine.makeVariable(preferred: Affine(.zero), rank: variables.count)
    }
    for length in [width, width + 1] {
      let row = translated([EngineRow.Term(VariableID(Int(length)), .one)])
      _ = engine.add(row, .greaterOrEqual, Affine(.zero), level: .required)
    }
  }

  private func translated(_ terms: [EngineRow.Term]) -> [EngineRow.Term] {
    terms.compactMap { term in variables[term.variable.rawValue].map { EngineRow.Term($0, term.coefficient) } }
      .sorted { $0.variable.rawValue < $1.variable.rawValue }
  }

  mutating func add(_ row: Int, _ terms: [EngineRow.Term], _ relation: Relation, _ constant: Rational) {
    let id = engine.add(translated(terms), relation, Affine(constant), level: .required)
    numbers[id.rawValue] = row
  }

  /// The rows that keep a sum at or above a number; nil if it can be less.
  mutating func reasons(_ sum: [EngineRow.Term], notBelow limit: Rational) -> [Int]? {
    let sum = translated(sum)
    // An optional upper bound a point below the limit is enough to see whether the sum passes it.
    let pull = engine.add(sum, .lessOrEqual, Affine(limit - .one), level: .optional(.low))
    let outcome = engine.solveForAny(at: ExactSize(width: .zero, height: .zero))
    var least = Rational.zero
    for term in sum { least += term.coefficient * engine.value(of: term.variable) }
    engine.remove(pull)
    guard case .optimal = outcome, least >= limit else { return nil }
    let push = engine.add(sum, .lessOrEqual, Affine(least - .one), level: .required)
    defer { engine.remove(push) }
    guard case .infeasible(let proof) = engine.solveForAny(at: ExactSize(width: .zero, height: .zero)) else {
      return nil
    }
    return proof.rows.compactMap { $0.row == push ? nil : numbers[$0.row.rawValue] }
  }
}
