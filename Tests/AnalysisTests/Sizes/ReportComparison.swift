import LayOracle

@testable import LayAnalysis
@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// What a report claims, beside the plain exact engine: that sets cannot hold and each part of them can, and that both ends
/// of a range are as good as what was chosen, and nothing beyond them is.
struct ReportComparison {
  private let system: LayoutSystem
  private let size: ExactSize
  private(set) var differences: [String] = []

  init(_ layout: Layout) {
    system = layout.state.system
    size = layout.environment.size
  }

  private var rows: RowStore { system.engine.system.rows }

  /// An engine with some rows, and one that was asked.
  private func engine(_ rows: [EngineRow]) -> ExactSimplex {
    var engine = ExactSimplex()
    for variable in system.engine.system.variables {
      _ = engine.makeVariable(preferred: variable.preferred, rank: variable.rank)
    }
    for row in rows { _ = engine.add(row) }
    return engine
  }

  private func canHold(_ rows: [EngineRow]) -> Bool {
    var engine = engine(rows)
    return engine.solve(width: size.width, height: size.height) == .optimal
  }
}

// MARK: - Conflicts

extension ReportComparison {
  mutating func look(at conflict: Conflict) {
    // What speaks of the root alone has no row.
    guard conflict.members.count > 1 else { return }
    let members = conflict.members.map { ($0, row(from: $0.origin)) }
    guard members.allSatisfy({ $0.1 != nil }) else { return differences.append("a member has no row: \(conflict)") }
    let set = members.compactMap { $0.1 }
    if canHold(set) { differences.append("the set can hold: \(conflict.members.map(\.row))") }
    for index in set.indices {
      var rest = set
      rest.remove(at: index)
      if !canHold(rest) { differences.append("without \(conflict.members[index].row) the set cannot hold either") }
    }
    compareArithmetic(conflict, set)
  }

  /// Whether rows cannot hold as they are now; what speaks of the root alone has none.
  func contradict(_ origins: [RowOrigin]) -> Bool {
    if origins.count < 2 { return true }
    let own = origins.map { row(from: $0) }
    return own.contains { $0 == nil } || !canHold(own.compactMap { $0 })
  }

  /// The row that is there now, as it is when it is required.
  private func row(from origin: RowOrigin) -> EngineRow? {
    for (index, found) in system.rows.enumerated() where found == origin {
      guard var row = rows[index] else { continue }
      row.level = .required
      return row
    }
    return nil
  }

  /// The rows times their multipliers add up to `0 <= -excess`.
  private mutating func compareArithmetic(_ conflict: Conflict, _ set: [EngineRow]) {
    var left: [VariableID: Rational] = [:]
    var right = Rational.zero
    for (member, row) in zip(conflict.members, set) {
      for term in row.terms { left[term.variable, default: .zero] += term.coefficient * member.multiplier }
      right += row.rhs.value(at: size) * member.multiplier
      let sign = member.multiplier.sign
      if row.relation == .lessOrEqual && sign < 0 || row.relation == .greaterOrEqual && sign > 0 {
        differences.append("\(member.row) is turned around")
      }
    }
    if left.values.contains(where: { !$0.isZero }) { differences.append("the left sides do not add up to 0") }
    if right != -conflict.excess || right.sign >= 0 { differences.append("the right sides add up to \(right)") }
  }
}

// MARK: - Ambiguities

extension ReportComparison {
  /// Looks at one of the ambiguous numbers; `others` are all of them.
  mutating func look(at ambiguity: Ambiguity, among others: [Ambiguity]) {
    guard ambiguity.cause == nil, let span = system.views.span(ambiguity.view, ambiguity.part.axis) else {
      return
    }
    let variable = ambiguity.part.isPosition ? span.origin : span.length
    let shift =
      ambiguity.part.isPosition ? system.views.boundsOrigin(aroundSubview: ambiguity.view, ambiguity.part.axis) : 0
    let name = "v\(ambiguity.view.index - 1).\(ambiguity.part)"
    let chosen = errors(variable, at: system.engine.value(of: variable))
    if chosen == nil || chosen != errors(nil, at: .zero) { differences.append("\(name) is not chosen well") }
    for end in [ambiguity.lowest, ambiguity.highest].compactMap({ $0 })
    where errors(variable, at: end - shift) != chosen {
      differences.append("\(name) is worse at \(end)")
    }
    let beyond = [ambiguity.lowest.map { $0 - Rational(1, 1000) }, ambiguity.highest.map { $0 + Rational(1, 1000) }]
    for place in beyond.compactMap({ $0 }) where errors(variable, at: place - shift) == chosen {
      differences.append("\(name) is equally valid at \(place)")
    }
    let far = [ambiguity.lowest == nil ? Rational(-100_000) : nil, ambiguity.highest == nil ? Rational(100_000) : nil]
    for place in far.compactMap({ $0 }) where errors(variable, at: place) != chosen {
      differences.append("\(name) is worse at \(place)")
    }
    if let tie = ambiguity.tie, tie.priority != .required {
      look(at: tie, of: variable, name)
      // A number may also move with others that have no constraint, which the tie then counts.
      let isMixed = tie.freedom > 1 && others.contains { $0.isMissing }
      if !isMixed && mayMove(variable) { differences.append("\(name) is said to be a tie") }
    }
    // What is chosen may lie at an end of the range of another number, where this one has no room.
    if ambiguity.isMissing && !mayMove(variable) && !mayMove(variable, from: middle()) {
      differences.append("\(name) is said to miss a constraint")
    }
  }

  /// Each rule of a tie, if it counts a little more, decides the number or another one.
  private mutating func look(at tie: Ambiguity.Tie, of variable: VariableID, _ name: String) {
    let before = Set(system.engine.undecided().map { $0.variable })
    for member in tie.members {
      guard let index = system.rows.indices.last(where: { system.rows[$0] == member.origin && rows[$0] != nil }),
        let row = rows[index], row.level == .optional(tie.priority)
      else {
        differences.append("\(name): \(member.row.text) has no row of priority \(tie.priority)")
        continue
      }
      var engine = engine(rows.all.compactMap { $0 })
      // Rows that are gone have no number there.
      let number = rows.all[..<index].count { $0 != nil }
      engine.setLevel(.optional(next(above: tie.priority)), of: RowID(number))
      guard engine.solve(width: size.width, height: size.height) == .optimal else { continue }
      // Other numbers may become open instead: with the height decided, what is above it may tie with what is below. A
      // tie of several freedoms may leave all numbers open, with one freedom less.
      let after = Set(engine.undecided().map { $0.variable })
      let isLess = tie.freedom > 1 && freedom(engine.openDirections()) < freedom(system.engine.openDirections())
      if before.isSubset(of: after) && !isLess {
        differences.append("\(name) is as open with more of \(member.row.text)")
      }
      if tie.freedom == 1 && after.contains(variable) {
        differences.append("\(name) is open with more of \(member.row.text)")
      }
    }
  }

  /// The number of independent moves among the best layouts.
  private func freedom(_ moves: [OpenDirections]) -> Int { moves.reduce(0) { $0 + $1.directions.count } }

  /// A priority above one, and below all others that are.
  private func next(above priority: Priority) -> Priority {
    var highest: Float = 1000
    for row in rows.all {
      if case .optional(let other)? = row?.level, other > priority { highest = min(highest, other.value) }
    }
    return Priority((priority.value + highest) / 2)
  }

  /// The middle of the best layouts in which one open variable is as low or as high as it can be.
  private func middle() -> [VariableID: Rational] {
    let rows = self.rows.all.compactMap { $0 }
    let open = system.engine.undecided().map { $0.variable }
    var sums: [VariableID: Rational] = [:]
    for (variable, place) in open.flatMap({ [($0, Rational(-100_000)), ($0, Rational(100_000))] }) {
      var engine = engine(rows)
      let least = Level.optional(Priority(Float.leastNonzeroMagnitude))
      _ = engine.add(EngineRow([EngineRow.Term(variable, .one)], .equal, Affine(place), level: least))
      guard engine.solve(width: size.width, height: size.height) == .optimal else { continue }
      for index in system.engine.system.variables.indices {
        sums[VariableID(index), default: .zero] += engine.value(of: VariableID(index))
      }
    }
    return sums.mapValues { $0 / Rational(2 * open.count) }
  }

  /// Whether a variable has several values with every error as it is in the layout that was chosen, or in another one.
  private func mayMove(_ variable: VariableID, from values: [VariableID: Rational] = [:]) -> Bool {
    var kept = rows.all.compactMap { $0 }
    for index in kept.indices where kept[index].level != .required {
      let gap = kept[index].terms.reduce(-kept[index].rhs.value(at: size)) {
        $0 + $1.coefficient * (values[$1.variable] ?? system.engine.value(of: $1.variable))
      }
      let isOff =
        switch kept[index].relation {
        case .equal: !gap.isZero
        case .lessOrEqual: gap.sign > 0
        case .greaterOrEqual: gap.sign < 0
        }
      if isOff {
        kept[index].relation = .equal
        kept[index].rhs.constant += gap
      }
      kept[index].level = .required
    }
    var engine = engine(kept)
    guard engine.solve(width: size.width, height: size.height) == .optimal else { return false }
    return engine.undecided().contains { $0.variable == variable }
  }

  /// The sums of errors of the best layout with a variable at a place, by level; nil if there is none.
  private func errors(_ variable: VariableID?, at place: Rational) -> [Level: Rational]? {
    let rows = self.rows.all.compactMap { $0 }
    var engine = engine(rows)
    if let variable { _ = engine.add(EngineRow([EngineRow.Term(variable, .one)], .equal, Affine(place))) }
    guard engine.solve(width: size.width, height: size.height) == .optimal else { return nil }
    var errors: [Level: Rational] = [:]
    for row in rows where row.level != .required {
      let sum = row.terms.reduce(-row.rhs.value(at: size)) { $0 + $1.coefficient * engine.value(of: $1.variable) }
      let error =
        switch row.relation {
        case .equal: sum.magnitude
        case .lessOrEqual: max(sum, .zero)
        case .greaterOrEqual: max(-sum, .zero)
        }
      errors[row.level, default: .zero] += error
    }
    return errors
  }
}

extension RowStore {
  /// All rows; nil for removed ones.
  fileprivate var all: [EngineRow?] { indices.map { self[$0] } }
}
