@testable import LayAnalysis
@testable import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing
import TestSupport

/// What proofs say about assertions, compared with the engine's frames at many sizes.
@Suite struct AssertionPropertyTests {
  /// How often something was compared, and how often it failed at a size.
  private struct Tally {
    var decided = 0
    var failing = 0
    var open = 0
    var ambiguous = 0
  }

  /// Asks random layouts random questions, and compares the answers at random sizes.
  @Test func noSizeContradictsWhatWasProvedOfRandomLayouts() throws {
    var tally = Tally()
    for seed in 0..<cases(16, thorough: 200) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let text = randomLayout(&random)
      let compilation = compile(path: "random.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
      #expect(!compilation.hasErrors, "seed \(seed): \(compilation.diagnostics.map(\.message))\n\(text)")
      let compiled = try #require(compilation.layouts.first)
      let range = SizeRange(size(100, 100), size(600, 500))
      compare(compiled, range, &random, &tally, "seed \(seed)\n\(text)")
    }
    // It is no comparison where nothing is decided, nor where everything holds.
    #expect(
      tally.decided > 3_000 && tally.failing > 800 && tally.open < tally.decided && tally.ambiguous > 50, "\(tally)")
  }

  /// Compares at 60 sizes, corners and edges of what was found among them.
  private func compare(
    _ compiled: CompiledLayout, _ range: SizeRange, _ random: inout SeededGenerator, _ tally: inout Tally,
    _ comment: String
  ) {
    let assertions = (0..<12).map { _ in randomAssertion(compiled, range, &random) }
    let proof = LayoutProof(
      compiled.program, over: range, LayoutEnvironment(size: range.lowest),
      Questions(program: compiled.program, claims: assertions.map { .assertion($0) }, writtenCount: assertions.count))
    var sizes = (0..<40).map { _ in randomSize(range, &random) }
    for cell in proof.cells {
      for finding in cell.assertionFindings.prefix(60) {
        sizes.append(finding.witness)
        sizes += finding.region.shape.corners
      }
    }
    var layout = Layout(compiled.program)
    for size in sizes where range.contains(size) {
      let report = layout.resize(to: LayoutEnvironment(size: size))
      guard let cell = proof.cells.first(where: { $0.cell.contains(size) }) else {
        Issue.record("no cell has \(size.spelled); \(comment)")
        continue
      }
      if cell.contradictions.contains(where: { $0.region.contains(size) }) { continue }
      #expect(report.conflicts.isEmpty, "\(size.spelled) \(comment)")
      let oracle = AssertionOracle(layout: layout, program: compiled.program)
      for (index, assertion) in assertions.enumerated() {
        let found = cell.assertionFindings.filter { $0.assertion == index && $0.contains(size) }
        let isOpen = found.contains { if case .open = $0.outcome { true } else { false } }
        if found.contains(where: { $0.isAmbiguous }) {
          tally.ambiguous += 1
          #expect(
            !report.ambiguities.isEmpty,
            "\(assertion.claim) is open though all is decided at \(size.spelled) \(comment)")
        }
        let fails = found.contains { if case .open = $0.outcome { false } else { true } }
        if isOpen && !fails { tally.open += 1 } else { tally.decided += 1 }
        if fails { tally.failing += 1 }
        if isOpen && !fails { continue }
        #expect(oracle.holds(assertion.claim) == !fails, "\(assertion.claim) at \(size.spelled) \(comment)")
      }
    }
  }

  // MARK: - Questions

  private func randomSize(_ range: SizeRange, _ random: inout SeededGenerator) -> ExactSize {
    func pick(_ interval: SizeInterval) -> Rational {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: interval.lowest
      case 1: interval.highest
      default:
        interval.lowest + (interval.highest - interval.lowest) * Rational(Int.random(in: 0...300, using: &random), 300)
      }
    }
    return ExactSize(width: pick(range.width), height: pick(range.height))
  }

  /// A claim that is nearly so at some size, so that proofs and refutations are both likely.
  private func randomAssertion(_ compiled: CompiledLayout, _ range: SizeRange, _ random: inout SeededGenerator)
    -> Assertion
  {
    let views = compiled.program.views.indices.map { ViewID($0) }
    let (one, other) = (views.randomElement(using: &random)!, views.randomElement(using: &random)!)
    var layout = Layout(compiled.program)
    layout.resize(to: LayoutEnvironment(size: randomSize(range, &random)))
    let oracle = AssertionOracle(layout: layout, program: compiled.program)
    let claim: Assertion.Claim
    switch Int.random(in: 0..<8, using: &random) {
    case 0: claim = .predicate(.isInside, one, .view(other))
    case 1: claim = .predicate(.doesNotOverlap, one, .view(other))
    case 2:
      let size = ExactSize(width: oracle.value(.width, one), height: oracle.value(.height, one))
      claim = .predicate(.isAtLeast, one, .size(size))
    case 3: claim = .predicate(.isNotCompressed, one, .nothing)
    default:
      let horizontal: [Attribute] = [.left, .right, .centerX, .leading, .trailing]
      let vertical: [Attribute] = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
      let family = Bool.random(using: &random) ? horizontal : vertical
      let first = Term(one, family.randomElement(using: &random)!)
      var second = Term(other, family.randomElement(using: &random)!)
      // The two families do not mix.
      if first.attribute == .leading || first.attribute == .trailing { second = Term(other, .trailing) }
      if second.attribute == .leading || second.attribute == .trailing { second = Term(other, first.attribute) }
      let length = Term(other, Bool.random(using: &random) ? .width : .height, Rational(1, 3))
      let left = oracle.value(first.attribute, one)
      let right = oracle.value(second.attribute, other) + oracle.value(length.attribute, other) / 3
      let relation = [Relation.lessOrEqual, .equal, .greaterOrEqual].randomElement(using: &random)!
      claim = .comparisons([
        Assertion.Comparison(
          left: Assertion.Comparison.Side(terms: [first], constant: .zero, range: compiled.range), relation: relation,
          right: Assertion.Comparison.Side(terms: [second, length], constant: left - right, range: compiled.range),
          range: compiled.range)
      ])
    }
    return Assertion(claim: claim, condition: .always, range: compiled.range)
  }

  // MARK: - Layouts

  /// Views in views, placed by rules, masks or nothing but a frame, most of them decided.
  private func randomLayout(_ random: inout SeededGenerator) -> String {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func priority() -> String { number(0...2) == 0 ? " @\(number(1...3) * 250)" : "" }
    var lines = ["layout Random(300x300) {", "sizes 100x100 ... 600x500"]
    var siblings: [[String]] = [[]]
    var depth = 0
    for index in 0..<number(3...7) {
      let name = "v\(index)"
      let neighbour = siblings[depth].randomElement(using: &random)
      lines.append("view \(name)\(number(0...2) == 0 ? ": Label { text = \"Text \(index)\"" : " {")")
      switch number(0...6) {
      case 0:
        let masks = ["W", "LM", "W+H", "LM+RM", "LM+W", "TM+BM", "RM+H", "none", "W+RM+TM+H"]
        lines.append("frame = (\(number(0...100)), \(number(0...100)), \(number(10...120)), \(number(10...120)))")
        if depth == 0 { lines.append("mask = \(masks.randomElement(using: &random)!)") }
      case 1:
        lines.append("frame = (\(number(0...60)), \(number(0...60)), \(number(10...120)), \(number(10...120)))")
        lines.append("translatesAutoresizingMaskIntoConstraints = false")
      default:
        for (near, far, length) in [("left", "right", "width"), ("top", "bottom", "height")] {
          if let neighbour, number(0...1) == 0 {
            lines.append(".\(near) == \(neighbour).\(far) + \(number(0...40))")
          } else {
            lines.append(".\(near) == superview.\(near) + \(number(0...40))")
          }
          switch number(0...4) {
          case 0: lines.append(".\(length) == \(number(10...200))\(priority())")
          case 1: lines.append(".\(length) == \(number(1...4))/5 * superview.\(length)\(priority())")
          case 2:
            lines.append(
              ".\(length) == 1/3 * root.width + 2/7 * root.height - \(number(0...60)) @high; .\(length) <= \(number(60...200))"
            )
          case 3:
            lines.append(
              ".\(length) == \(number(100...300)) @high; .\(far) <= superview.\(far) - \(number(0...20)) @\(number(700...800))"
            )
          default:
            lines.append(
              ".\(far) == superview.\(far) - \(number(0...20)) @900; .\(length) >= \(number(0...80)); .\(length) <= \(number(100...400))"
            )
          }
        }
      }
      siblings[depth].append(name)
      if number(0...2) == 0 && depth < 2 {
        siblings.append([])
        depth += 1
      } else {
        lines.append("}")
      }
    }
    for _ in 0...depth { lines.append("}") }
    return lines.joined(separator: "\n")
  }
}

extension AssertionFinding {
  /// Whether it is open because a number is.
  fileprivate var isAmbiguous: Bool { if case .open(.ambiguous) = outcome { true } else { false } }
}
