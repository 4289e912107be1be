import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// The program with one rule more: a number of a view that is to be at least, or at most, what is said.
private func program(
  _ layout: CompiledLayout, with quantity: Quantity, _ relation: Relation, _ value: Rational
) -> LayoutProgram? {
  guard case .attribute(let attribute) = quantity.kind else { return nil }
  var program = layout.program
  var terms = [Term(quantity.view, attribute)]
  if attribute == .left || attribute == .top {
    guard let superview = program.views[quantity.view.index].superview else { return nil }
    let around = program.views[superview.index]
    if around.boundsOrigin != .zero || around.alignmentInsets != .zero { return nil }
    terms.append(Term(superview, attribute, -1))
  }
  program.constraints.append(ConstraintDescription(terms, relation, value))
  return program
}

/// Whether the layout has no conflict with a rule that asks for a value.
private func isPossible(
  _ layout: CompiledLayout, _ quantity: Quantity, _ relation: Relation, _ value: Rational, at size: ExactSize
) -> Bool? {
  guard let program = program(layout, with: quantity, relation, value) else { return nil }
  var running = Layout(program)
  return running.resize(to: LayoutEnvironment(size: size), findAmbiguities: false).conflicts.isEmpty
}

private func check(_ layout: CompiledLayout, _ quantity: Quantity, at size: ExactSize, isUpwards: Bool, _ name: String)
{
  var reasons = LayoutReasons(layout.program, at: LayoutEnvironment(size: size))
  guard let reach = reasons.reach(of: quantity, isUpwards: isUpwards) else {
    Issue.record("\(name) is ambiguous")
    return
  }
  let (relation, sign): (Relation, Rational) = isUpwards ? (.greaterOrEqual, 1) : (.lessOrEqual, -1)
  var last = reach.value
  for stop in reach.stops {
    #expect((stop.value - last) * sign >= .zero, "\(name): the stops are in the order of the way")
    last = stop.value
    let sum = stop.sum
    var total = sum.constant + sum.width * size.width + sum.height * size.height
    for share in sum.shares {
      total += share.amount
      // A row says something about one side only, and may be taken with one sign only.
      guard let row = share.row, row.relation != .equal else { continue }
      let isBelow = row.relation == .lessOrEqual
      #expect(share.factor.sign == (isBelow == isUpwards ? 1 : -1), "\(name): \(row.text)")
    }
    #expect(total == stop.value, "\(name): the sum of a stop")
  }
  if reach.isLimited {
    guard let limit = reach.stops.last, limit.yielding.isEmpty else {
      Issue.record("\(name): there is a limit without required constraints")
      return
    }
    if let possible = isPossible(layout, quantity, relation, limit.value, at: size) { #expect(possible, "\(name)") }
    let beyond = limit.value + sign * Rational(1, 1000)
    if let possible = isPossible(layout, quantity, relation, beyond, at: size) { #expect(!possible, "\(name)") }
  } else if let possible = isPossible(layout, quantity, relation, reach.value + sign * 1_000_000, at: size) {
    #expect(possible, "\(name): nothing limits it")
  }
}

@Suite struct ReachPropertyTests {
  /// The limits of required rules are exact: a rule that asks for that much can be met, one that asks for a thousandth
  /// more cannot.
  @Test(arguments: [true, false]) func limitsAreExact(isUpwards: Bool) throws {
    var turn = 0
    for (file, layout) in try sampleLayouts() where layout.program.steps.isEmpty {
      let size = layout.designSize ?? ExactSize(width: 375, height: 667)
      var running = Layout(layout.program)
      if !running.resize(to: LayoutEnvironment(size: size), findAmbiguities: false).conflicts.isEmpty { continue }
      for index in layout.program.views.indices.dropFirst() {
        for attribute in [Attribute.width, .height, .left, .top] {
          turn += 1
          if turn % cases(59, thorough: 5) != (isUpwards ? 0 : 3) { continue }
          let quantity = Quantity(ViewID(index), attribute)
          check(layout, quantity, at: size, isUpwards: isUpwards, "\(file) \(layout.spelled(quantity))")
        }
      }
    }
  }
}
