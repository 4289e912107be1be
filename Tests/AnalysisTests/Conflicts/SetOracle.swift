import LayOracle
import LayRuntime
import LaySolver

@testable import LayAnalysis
@testable import LayRuntime

/// Decides by solving whether rows of a layout can hold: the plain exact engine, asked about nothing but these rows and all of
/// the background. It shares no search with the engine that found the set.
struct SetOracle {
  private let rows: [(origin: RowOrigin, row: EngineRow)]
  private let variableCount: Int
  private let size: ExactSize

  /// The required rows of `layout` and those that it broke, as they stand after its last resize.
  init(_ layout: Layout) {
    let system = layout.state.system
    let store = system.engine.system.rows
    let broken = Set(system.broken.map(\.index))
    size = layout.environment.size
    variableCount = system.engine.system.variables.count
    rows = store.indices.compactMap { index in
      guard let row = store[index], row.level == .required || broken.contains(index) else { return nil }
      return (system.rows[index], row)
    }
  }

  /// Sizes that are not negative and corners of what scrolls; required lines of text in `lines` besides.
  private func isBackground(_ origin: RowOrigin, _ lines: Set<RowOrigin>) -> Bool {
    switch origin {
    case .nonNegative, .contentOrigin: true
    default: lines.contains(origin)
    }
  }

  /// The rows that can be left out.
  func members(_ lines: Set<RowOrigin> = []) -> [RowOrigin] {
    rows.map(\.origin).filter { !isBackground($0, lines) }
  }

  /// Whether `members` can hold with all of the background.
  func canHold(_ members: Set<RowOrigin>, lines: Set<RowOrigin> = []) -> Bool {
    var engine = ExactSimplex()
    let variables = (0..<variableCount).map { engine.makeVariable(preferred: Affine(.zero), rank: $0) }
    precondition(variables.enumerated().allSatisfy { $0.offset == $0.element.index })
    for (origin, row) in rows where members.contains(origin) || isBackground(origin, lines) {
      _ = engine.add(EngineRow(row.terms, row.relation, row.rhs, level: .required))
    }
    if case .infeasible = engine.solve(width: size.width, height: size.height) { return false }
    return true
  }

  /// What is not so of the claim that a set is minimal: all of it cannot hold, and without any one member the rest can.
  func flaws(of conflict: Conflict) -> [String] {
    let lines = Set(conflict.background.map(\.origin))
    let members = conflict.rules.map(\.origin)
    if members.isEmpty { return ["nothing in the set can be left out"] }
    var flaws: [String] = []
    if canHold(Set(members), lines: lines) { flaws.append("the set can hold") }
    for member in members where !canHold(Set(members).subtracting([member]), lines: lines) {
      flaws.append("\(member) is superfluous")
    }
    return flaws
  }

  /// A smaller set with the broken row, beside what was broken for other conflicts; nil if there is none. Asks every set.
  func smallerSet(than conflict: Conflict, of conflicts: [Conflict]) -> Set<RowOrigin>? {
    let lines = Set(conflict.background.map(\.origin))
    let elsewhere = Set(conflicts.map(\.broken)).subtracting([conflict.broken])
    let others = members(lines).filter { $0 != conflict.broken && !elsewhere.contains($0) }
    for count in 0..<max(conflict.rules.count - 1, 0) {
      if let found = subset(of: others, count, from: 0, [conflict.broken], lines) { return found }
    }
    return nil
  }

  private func subset(
    of others: [RowOrigin], _ count: Int, from start: Int, _ chosen: Set<RowOrigin>, _ lines: Set<RowOrigin>
  ) -> Set<RowOrigin>? {
    if count == 0 { return canHold(chosen, lines: lines) ? nil : chosen }
    for index in start..<max(others.count - count + 1, start) {
      let found = subset(of: others, count - 1, from: index + 1, chosen.union([others[index]]), lines)
      if let found { return found }
    }
    return nil
  }
}
