import TestSupport
import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// Derivations of random trees with masks, rules that contradict each other, and much that nothing decides.
@Suite struct DerivationRandomTests {
  @Test(arguments: 0..<4) func everyNumberIsTheSumOfItsShares(block: Int) {
    for round in 0..<cases(4, thorough: 40) {
      let seed = UInt64(1000 * block + round)
      var random = SeededGenerator(seed: seed)
      var screen = RandomLayoutTests().randomProgram(&random)
      if round % 4 == 3 { screen.transforms = .ios7 }
      for (width, height) in [(300, 200), (500, 90), (0, 0)] as [(Rational, Rational)] {
        check(screen, width, height, "seed \(seed) at \(width)x\(height)")
      }
    }
  }

  private func check(_ screen: LayoutProgram, _ width: Rational, _ height: Rational, _ label: String) {
    let layout = screen.laidOut(width, height)
    var reasons = LayoutReasons(screen, at: .size(width, height))
    for index in screen.views.indices {
      let view = ViewID(index)
      for quantity in quantities(of: view) {
        let name = "\(label), view \(index) \(quantity.kind)"
        let value = read(quantity, of: layout)
        #expect(reasons.value(of: quantity) == value, "\(name)")
        guard let derivation = reasons.derivation(of: quantity) else {
          Issue.record("\(name) has no derivation")
          continue
        }
        #expect(sum(derivation.total, width, height) == value, "\(name)")
        #expect(derivation.total.others.isEmpty, "\(name)")
        for step in derivation.steps {
          #expect(sum(step, width, height) == step.value, "\(name)")
          #expect(step.value == read(step.quantity, of: layout), "\(name): \(step.quantity)")
        }
      }
      for part in Ambiguity.Part.allCases where index > 0 {
        let isOpen = layout.report.ambiguities.contains { $0.view == view && $0.part == part && $0.cause == nil }
        if isOpen {
          #expect(reasons.range(of: Quantity(view, .untransformed(part))) != nil, "\(label) view \(index) \(part)")
        }
      }
    }
  }

  private func quantities(of view: ViewID) -> [Quantity] {
    Attribute.allCases.filter { $0.withoutMargin == nil }.map { Quantity(view, $0) }
      + Ambiguity.Part.allCases.flatMap { [Quantity(view, .frame($0)), Quantity(view, .untransformed($0))] }
  }

  private func read(_ quantity: Quantity, of layout: Layout) -> Rational {
    switch quantity.kind {
    case .attribute(let attribute): layout.attribute(attribute, of: quantity.view)
    case .frame(let part): layout.exactFrame(of: quantity.view)[part]
    case .untransformed(let part): layout.untransformedFrame(of: quantity.view)[part]
    }
  }

  private func sum(_ step: DerivationStep, _ width: Rational, _ height: Rational) -> Rational {
    var sum = step.constant + step.width * width + step.height * height
    for other in step.others { sum += other.factor * other.value }
    for share in step.shares { sum += share.amount }
    return sum
  }
}
