import LayCompiler
import LayRuntime
import Testing
import TestSupport

@testable import LayAnalysis

/// Proofs of single sizes that layouts settle, compared with those that examine the rows.
@Suite struct SettledProofTests {
  private struct Tally {
    var settled = 0
    var open = 0
    var failures = 0
  }

  /// The failures of claims: the claim, the amounts by which it is missed, and the numbers that a message shows.
  private func failures(of proof: LayoutProof, _ size: ExactSize) -> [[Rational]] {
    proof.cells.flatMap { $0.assertionFindings }.filter { $0.contains(size) }.map { found in
      guard case .fails(_, let rooms, let shown) = found.outcome else { return [-1] }
      return [Rational(found.assertion)] + (rooms + shown).map { $0.value(at: size) }
    }
  }

  /// Compares both proofs of a layout at a size.
  private func compare(
    _ compiled: CompiledLayout, _ environment: LayoutEnvironment, _ tally: inout Tally, _ comment: String
  ) {
    var layout = Layout(compiled.program)
    layout.resize(to: environment)
    let range = SizeRange(environment.size, environment.size)
    var questions = Questions(of: compiled, Suspicions(compiled))
    var health = Health(compiled)
    var variant = Variant(environment)
    variant.place = environment
    let claims = health.begin(range, variant, rootFrames(of: layout), of: compiled)
    questions.claims += claims.map { .health($0) }
    guard
      let settled = LayoutProof(
        settledBy: layout, compiled.program, over: range, questions, limits: ProofLimits())
    else {
      tally.open += 1
      return
    }
    tally.settled += 1
    let examined = LayoutProof(compiled.program, over: range, environment, questions)
    let place = "\(comment) at \(environment.size.spelled) \(environment.direction)"
    #expect(examined.isSound && examined.isQuiet == settled.isQuiet, "\(place)")
    #expect(!examined.cells.contains { $0.hasFindings }, "\(place)")
    let failures = (
      settled: failures(of: settled, environment.size), examined: failures(of: examined, environment.size)
    )
    #expect(failures.settled == failures.examined, "\(place)")
    tally.failures += failures.settled.count
    for (probe, own) in settled.cells[0].probed.enumerated() {
      let other = examined.cells.reduce(into: ProbedValues()) { $0.include($1.probed[probe]) }
      // A proof may not know a number that a layout has.
      if !other.span.isKnown { continue }
      #expect(own.signs == other.signs && own.span == other.span, "probe \(probe) of \(place)")
    }
  }

  @Test func samplesAreSettledAsTheirRowsAre() throws {
    var tally = Tally()
    for (file, layout) in try sampleLayouts() {
      let ranges = rangesToExamine(layout, options: CheckOptions())
      for size in ranges.flatMap({ [$0.lowest, $0.highest] }) + [layout.designSize].compactMap({ $0 }) {
        for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
          compare(layout, LayoutEnvironment(size: size, direction: direction), &tally, "\(file) \(layout.name)")
        }
      }
    }
    #expect(tally.settled > 100 && tally.open > 100, "\(tally)")
  }

  @Test func randomScreensAreSettledAsTheirRowsAre() throws {
    var tally = Tally()
    for seed in 0..<cases(16, thorough: 2000) as Range<UInt64> {
      var screen = RandomScreen(seed: seed, isNested: seed % 2 == 0, changes: seed % 3 == 0)
      let compilation = compile(path: "random.lay", bytes: Array(screen.text.utf8), options: .solving) { _ in nil }
      let layout = try #require(compilation.layouts.first)
      for size in screen.sizes(4) {
        var environment = LayoutEnvironment(size: size, scale: 2)
        environment.safeArea = ExactInsets(top: 20, left: 0, bottom: Rational(Int(seed % 30)), right: 0)
        compare(layout, environment, &tally, "seed \(seed)\n\(screen.text)")
      }
    }
    #expect(tally.settled > 30 && tally.failures > 20, "\(tally)")
  }
}
