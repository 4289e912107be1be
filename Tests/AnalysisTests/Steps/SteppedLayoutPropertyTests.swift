import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// What a check says of random layouts with steps, compared with their frames at many sizes.
@Suite struct SteppedLayoutPropertyTests {
  /// Views that masks, constraints and steps place, which follow each other, with assertions about them.
  private func randomText(_ random: inout SeededGenerator) -> String {
    var lines: [String] = []
    var steps: [String] = []
    func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    for index in 0..<number(2...4) {
      let name = "v\(index)"
      switch number(0...2) {
      case 0:
        lines.append(
          "view \(name) { frame = (\(number(0...80)), 5, \(number(20...120)), 30); mask = \(pick(["W", "LM", "RM"])) }")
        if number(0...1) == 0 { steps.append("\(name).bounds.size = (\(pick(["100", ".bounds.width / 2"])), 30)") }
      case 1:
        lines.append("view \(name) { bounds = \(number(20...120))x30 }")
        let width = pick(["60", "max(10, .bounds.width - \(number(100...200)))", ".bounds.width / 3"])
        let frame = "\(name).frame = (\(number(0...60)), \(number(0...60)), \(width), 30)"
        steps.append(
          number(0...1) == 0
            ? frame : "when .bounds.width >= \(number(120...280)) { \(frame) } else { \(name).frame = (0, 0, 40, 30) }")
      default:
        let lead = index == 0 ? "superview.leading" : "v\(number(0...index - 1)).trailing"
        lines.append(
          "view \(name) { .leading == \(lead) + \(number(0...20)); .top == superview.top; .size == \(number(10...90))x20 }"
        )
      }
      lines.append(
        pick([
          "assert \(name).isInside(root)", "assert \(name).width >= \(number(5...60))",
          "assert \(name).right <= root.right - \(number(0...20))",
          index > 0 ? "assert \(name).doesNotOverlap(v\(index - 1))" : "assert \(name).isAtLeast(20x20)",
        ]))
    }
    lines.append("view last { bounds = 1x1 }")
    steps.append("align last.topLeft with .topLeft")
    return "layout A(200x100) {\nsizes 100x100 ... 300x100\n" + lines.joined(separator: "\n")
      + "\nlayoutSubviews {\n" + steps.joined(separator: "\n") + "\n}\n}\n"
  }

  @Test func verdictsOnAssertionsAreThoseOfTheFrames() throws {
    var (sampled, failing, proved) = (0, 0, 0)
    for seed in 0..<cases(48, thorough: 400) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let text = randomText(&random)
      let compilation = compile(path: "random.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
      #expect(!compilation.hasErrors, "seed \(seed): \(compilation.diagnostics.map(\.message))\n\(text)")
      let compiled = try #require(compilation.layouts.first)
      let examination = LayoutExamination(compiled, CheckOptions())
      examination.run { _, _ in }
      let verdicts = examination.samples.verdicts
      var layout = Layout(compiled.program)
      for (number, assertion) in compiled.assertions.enumerated() {
        guard let own = verdicts[number] else {
          // What is not asked about steps is for the proofs, which random sizes may not contradict.
          proved += 1
          continue
        }
        for place in own.held {
          layout.resize(to: LayoutEnvironment(size: place.size))
          #expect(
            AssertionOracle(layout: layout, program: compiled.program).holds(assertion.claim),
            "seed \(seed) \(number) at \(place.size.spelled)\n\(text)")
          sampled += 1
        }
        for failure in own.failures {
          layout.resize(to: LayoutEnvironment(size: failure.finding.witness))
          #expect(
            !AssertionOracle(layout: layout, program: compiled.program).holds(assertion.claim),
            "seed \(seed) \(number) at \(failure.finding.witness.spelled)\n\(text)")
          failing += 1
        }
      }
    }
    #expect(sampled > 100 && failing > 30, "\(sampled) \(failing) \(proved)")
  }

  /// No size between those that were laid out is worse: decisions change at thresholds, and numbers are affine between them.
  @Test func whatHoldsAtTheSizesLookedAtHoldsBetweenThem() throws {
    for seed in 100..<100 + cases(8, thorough: 200) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let text = randomText(&random)
      let compilation = compile(path: "random.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
      let compiled = try #require(compilation.layouts.first)
      let result = check(compilation)
      guard result.examined[0].sampledAssertions + result.examined[0].provedAssertions == compiled.assertions.count
      else {
        continue
      }
      var layout = Layout(compiled.program)
      for _ in 0..<20 {
        let width = Rational(Int.random(in: 100...300, using: &random))
        layout.resize(to: LayoutEnvironment(size: ExactSize(width: width, height: 100)), findAmbiguities: false)
        let oracle = AssertionOracle(layout: layout, program: compiled.program)
        for assertion in compiled.assertions {
          #expect(oracle.holds(assertion.claim), "seed \(seed) at \(width)\n\(text)")
        }
      }
    }
  }

  /// The shares of a derivation come to the value, whatever steps did.
  @Test func everyNumberIsTheSumOfItsShares() throws {
    for seed in 200..<200 + cases(12, thorough: 300) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let text = randomText(&random)
      let compilation = compile(path: "random.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
      let compiled = try #require(compilation.layouts.first)
      let size = ExactSize(width: Rational(Int.random(in: 100...300, using: &random)), height: 100)
      var layout = Layout(compiled.program)
      layout.resize(to: LayoutEnvironment(size: size))
      var reasons = LayoutReasons(layout)
      for view in compiled.program.views.indices.dropFirst() {
        for attribute in [Attribute.left, .right, .width, .top, .height, .centerX] {
          let quantity = Quantity(ViewID(view), attribute)
          let found = reasons.derivation(of: quantity)
          let derivation = try #require(found, "seed \(seed)\n\(text)")
          #expect(derivation.value == layout.attribute(attribute, of: ViewID(view)), "seed \(seed)\n\(text)")
          for step in derivation.steps + [derivation.total] {
            var sum = step.constant + step.width * size.width + step.height * size.height
            for other in step.others { sum += other.factor * other.value }
            for share in step.shares { sum += share.amount }
            #expect(
              sum == step.value,
              "seed \(seed) \(compiled.spelled(step.quantity)) of \(compiled.spelled(quantity))\n\(text)")
          }
        }
      }
    }
  }
}
