import LayRuntime
import LaySolver

/// A second opinion on tiny systems, of another kind than a simplex: it tries every point where as many lines as there
/// are variables cross. Every variable must be bounded by required rows.
///
/// Errors are linear between the lines of the rows, so each step of the definition (required rows hold, then level by
/// level the sum of the errors is least, then the tie-break) keeps a polytope whose corners are among these points.
struct EngineOracle {
  /// Lines `a·x == b`, from the rows and from the preferred values.
  private var lines: [(a: [Rational], b: Rational)] = []
  /// Corners of what is left, each with its coordinates.
  private(set) var corners: [[Rational]] = []
  /// The sum of the errors, level by level.
  private(set) var errors: [Rational] = []

  /// Solves rows over `count` variables at a size; `corners` is empty if the required ones conflict.
  init(_ rows: [EngineRow], count: Int, width: Rational, height: Rational, preferred: [Rational]) {
    func at(_ affine: Affine) -> Rational { affine.constant + affine.width * width + affine.height * height }
    let plain = rows.map { row in
      var a = [Rational](repeating: 0, count: count)
      for term in row.terms { a[term.variable.index] += term.coefficient }
      return (a: a, b: at(row.rhs), relation: row.relation, level: row.level)
    }
    lines = plain.map { ($0.a, $0.b) }
    for variable in 0..<count {
      lines.append(((0..<count).map { $0 == variable ? 1 : 0 }, preferred[variable]))
    }
    func error(_ row: (a: [Rational], b: Rational, relation: Relation, level: Level), _ x: [Rational]) -> Rational {
      let difference = zip(row.a, x).reduce(-row.b) { $0 + $1.0 * $1.1 }
      switch row.relation {
      case .lessOrEqual: return max(0, difference)
      case .greaterOrEqual: return max(0, -difference)
      case .equal: return difference.magnitude
      }
    }
    let required = plain.filter { $0.level == .required }
    corners = crossings(count).filter { x in required.allSatisfy { error($0, x).isZero } }
    var levels: [Level] = [.broken]
    for case .optional(let p) in rows.map(\.level).sorted(by: { Self.value($0) > Self.value($1) })
    where levels.last != .optional(p) { levels.append(.optional(p)) }
    for level in levels {
      let members = plain.filter { $0.level == level }
      if members.isEmpty { continue }
      errors.append(keepLeast { x in members.reduce(0) { $0 + error($1, x) } })
    }
    optima = corners
    for row in plain where row.level != .required { _ = keepLeast { error(row, $0) } }
    for variable in 0..<count { _ = keepLeast { ($0[variable] - preferred[variable]).magnitude } }
  }

  /// The corners of all optimal solutions, before the tie-break.
  private(set) var optima: [[Rational]] = []

  private static func value(_ level: Level) -> Float {
    if case .optional(let priority) = level { return priority.value }
    return 2000
  }

  /// Keeps the corners where a function is least, and says what it is there.
  private mutating func keepLeast(_ function: ([Rational]) -> Rational) -> Rational {
    let values = corners.map(function)
    let least = values.min() ?? 0
    corners = zip(corners, values).filter { $0.1 == least }.map(\.0)
    return least
  }

  /// Every point where `count` lines cross, once.
  private func crossings(_ count: Int) -> [[Rational]] {
    var points: Set<[Rational]> = []
    func choose(_ chosen: [Int], from next: Int) {
      if chosen.count == count {
        if let point = Self.solution(chosen.map { lines[$0] }) { points.insert(point) }
        return
      }
      for line in next..<max(next, lines.count) { choose(chosen + [line], from: line + 1) }
    }
    choose([], from: 0)
    return Array(points)
  }

  /// The one solution of as many equations as unknowns (Gauss and Jordan); nil if there is not one.
  private static func solution(_ equations: [(a: [Rational], b: Rational)]) -> [Rational]? {
    var rows = equations.map { $0.a + [$0.b] }
    for column in rows.indices {
      guard let pivot = rows.indices.dropFirst(column).first(where: { !rows[$0][column].isZero }) else { return nil }
      rows.swapAt(column, pivot)
      let factor = rows[column][column]
      rows[column] = rows[column].map { $0 / factor }
      for other in rows.indices where other != column && !rows[other][column].isZero {
        let factor = rows[other][column]
        rows[other] = zip(rows[other], rows[column]).map { $0 - factor * $1 }
      }
    }
    return rows.map { $0[rows.count] }
  }
}
