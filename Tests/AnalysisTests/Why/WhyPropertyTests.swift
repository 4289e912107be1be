import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

private let attributes = Attribute.allCases.filter { $0.rawValue <= Attribute.firstBaseline.rawValue }

private func quantities(of layout: CompiledLayout) -> [Quantity] {
  layout.program.views.indices.flatMap { index in
    attributes.map { Quantity(ViewID(index), $0) }
      + Ambiguity.Part.allCases.map { Quantity(ViewID(index), .frame($0)) }
  }
}

/// What a step comes to when it is added up.
private func sum(_ step: DerivationStep, at size: ExactSize) -> Rational {
  var sum = step.constant + step.width * size.width + step.height * size.height
  for other in step.others { sum += other.factor * other.value }
  for share in step.shares { sum += share.amount }
  return sum
}

/// A number as the layout says it.
private func read(_ quantity: Quantity, of layout: Layout) -> Rational {
  switch quantity.kind {
  case .attribute(let attribute): layout.attribute(attribute, of: quantity.view)
  case .frame(let part): layout.exactFrame(of: quantity.view)[part]
  case .untransformed(let part): layout.untransformedFrame(of: quantity.view)[part]
  }
}

/// The left side of a row less its right side, in the numbers of a finished layout; nil for rows that speak of frames.
private func check(_ layout: CompiledLayout, at environment: LayoutEnvironment, _ label: String) {
  var running = Layout(layout.program)
  running.resize(to: environment)
  var reasons =
    layout.program.steps.isEmpty ? LayoutReasons(layout.program, at: environment) : LayoutReasons(running)
  for quantity in quantities(of: layout) {
    let name = "\(label) \(layout.spelled(quantity))"
    let value = read(quantity, of: running)
    #expect(reasons.value(of: quantity) == value, "\(name)")
    guard let derivation = reasons.derivation(of: quantity) else {
      Issue.record("\(name) has no derivation")
      continue
    }
    #expect(derivation.value == value, "\(name)")
    #expect(derivation.total.others.isEmpty, "\(name)")
    #expect(sum(derivation.total, at: environment.size) == value, "\(name): its shares")
    for step in derivation.steps {
      #expect(sum(step, at: environment.size) == step.value, "\(name): the step to \(layout.spelled(step.quantity))")
      #expect(step.value == read(step.quantity, of: running), "\(name): \(layout.spelled(step.quantity))")
      let known = derivation.steps.map { $0.quantity }
      #expect(step.others.allSatisfy { known.contains($0.quantity) }, "\(name): a step that nobody takes")
    }
  }
}

@Suite struct WhyPropertyTests {
  @Test func everyNumberOfEverySampleIsTheSumOfItsShares() throws {
    for (file, layout) in try sampleLayouts() {
      var sizes: [ExactSize] = [layout.designSize ?? .zero]
      sizes += cases([], thorough: [(1024, 480), (7, 5), (320, 568)]).map {
        ExactSize(width: Rational($0.0), height: Rational($0.1))
      }
      for size in sizes { check(layout, at: LayoutEnvironment(size: size), "\(file) \(layout.name) \(size.spelled)") }
      let size = ExactSize(width: Rational(2003, 4), height: Rational(777))
      check(layout, at: LayoutEnvironment(size: size, direction: .rightToLeft), "\(file) \(layout.name) rtl")
    }
  }
}
