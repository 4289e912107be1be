import LayNumbers
import LayOracle
import LaySolver
import TestSupport
import Testing

@testable import LayConflictLog

/// Random logs: their verdicts are those of a plain exact solver, which gets the same constraints without the text.
@Suite struct OracleTests {
  /// A constraint of a log, and its row over the left edges, widths, tops and heights of the views.
  private struct Written {
    var text: String
    var row: EngineRow
  }

  private static let attributes: [(name: String, edge: Int, length: Rational)] = [
    ("left", 0, 0), ("right", 0, 1), ("centerX", 0, Rational(1, 2)), ("top", 2, 0), ("bottom", 2, 1),
    ("centerY", 2, Rational(1, 2)), ("width", 1, 1), ("height", 3, 1),
  ]

  @Test(arguments: [UInt64(21), 22, 23, 24, 25]) func verdictsAreThoseOfTheOracle(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var conflicts = 0
    for round in 0..<120 {
      let written = (0..<Int.random(in: 3...9, using: &generator)).map { constraint(number: $0, &generator) }
      let report = LogReport(readLogs(Array(message(written.map { $0.text }).utf8))[0])
      #expect(report.log.items.count == written.count, "seed \(seed), round \(round)")
      let isFeasible = Self.isFeasible(written.map { $0.row })
      #expect((report.conflict == nil) == isFeasible, "seed \(seed), round \(round): \(written.map { $0.text })")
      guard let conflict = report.conflict else { continue }
      conflicts += 1
      let rows = conflict.items.map { written[$0].row }
      #expect(!Self.isFeasible(rows), "seed \(seed), round \(round)")
      for place in rows.indices {
        var rest = rows
        rest.remove(at: place)
        #expect(Self.isFeasible(rest), "seed \(seed), round \(round), without \(place)")
      }
      for fix in report.fixes {
        let rest = written.indices.filter { !fix.items.contains($0) }.map { written[$0].row }
        #expect(Self.isFeasible(rest) == fix.isEnough, "seed \(seed), round \(round)")
      }
    }
    #expect(conflicts > 20)
  }

  private static func isFeasible(_ rows: [EngineRow]) -> Bool {
    var engine = ExactSimplex()
    for index in 0..<12 { _ = engine.makeVariable(preferred: Affine(.zero), rank: index) }
    for row in rows { _ = engine.add(row) }
    for index in 0..<12 where index % 2 == 1 {
      _ = engine.add(EngineRow([EngineRow.Term(VariableID(index), 1)], .greaterOrEqual, Affine(.zero)))
    }
    if case .optimal = engine.solve(width: .zero, height: .zero) { return true }
    return false
  }

  private func constraint(number: Int, _ generator: inout SeededGenerator) -> Written {
    while true {
      let axis = Bool.random(using: &generator)
      let choices = Self.attributes.filter { ($0.edge < 2) == axis }
      guard let first = choices.randomElement(using: &generator) else { continue }
      let same = choices.filter { ($0.edge % 2 == 1) == (first.edge % 2 == 1) }
      guard let second = same.randomElement(using: &generator),
        let relation = [Relation.equal, .equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &generator)
      else { continue }
      let (a, b) = (Int.random(in: 0..<3, using: &generator), Int.random(in: 0..<3, using: &generator))
      let constant = Int.random(in: -20...40, using: &generator)
      let isLength = first.edge % 2 == 1
      let isAlone = isLength && Bool.random(using: &generator)
      let multiplier = isLength && Bool.random(using: &generator) ? Rational(5, 4) : .one
      var sum: [Int: Rational] = [:]
      Self.add(first, of: a, .one, to: &sum)
      if !isAlone { Self.add(second, of: b, -multiplier, to: &sum) }
      let terms = sum.filter { !$0.value.isZero }.sorted { $0.key < $1.key }
      if terms.isEmpty { continue }
      let row = EngineRow(
        terms.map { EngineRow.Term(VariableID($0.key), $0.value) }, relation, Affine(Rational(constant)))
      var text = "V\(a):0xa\(a).\(first.name) \(relation.sign) "
      if isAlone {
        text += constant < 0 ? "- \(-constant)" : "\(constant)"
      } else {
        text += "V\(b):0xa\(b).\(second.name)" + (multiplier == .one ? "" : " * 1.25")
        if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
      }
      return Written(text: "<NSLayoutConstraint:0xf\(number) \(text)   (active)>", row: row)
    }
  }

  private static func add(
    _ attribute: (name: String, edge: Int, length: Rational), of view: Int, _ factor: Rational,
    to sum: inout [Int: Rational]
  ) {
    let base = view * 4
    if attribute.edge % 2 == 1 {
      sum[base + attribute.edge, default: .zero] += factor
    } else {
      sum[base + attribute.edge, default: .zero] += factor
      sum[base + attribute.edge + 1, default: .zero] += factor * attribute.length
    }
  }
}
