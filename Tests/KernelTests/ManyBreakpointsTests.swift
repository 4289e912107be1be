import LayRuntime
import LaySolver
import Testing

/// A column that many others equal has the breakpoints of all of them.
@Suite struct ManyBreakpointsTests {
  /// Buttons of equal widths, each at least as wide as its own text, best exactly so: the widest decides. Texts repeat.
  @Test(arguments: [10, 32, 33, 200, 3000]) func theWidestOfEqualButtonsDecides(count: Int) {
    var kernel = buttons(count)
    #expect(width(&kernel) == Double(20 + 7 * min(count, 100) - 7))
  }

  /// Where the texts are wishes of one priority, the median decides.
  @Test(arguments: [11, 33, 101, 2999]) func theMedianOfWishesDecides(count: Int) {
    var kernel = LayoutKernel()
    let first = kernel.makeVariable()
    let others = (1..<count).map { _ in kernel.makeVariable() }
    for (index, variable) in ([first] + others).enumerated() {
      if index > 0 { equal(first, variable, &kernel) }
      kernel.addTerm(variable, 1)
      // No order: a step without a common divisor.
      kernel.addRow(.equal, constant: Double(index * 1009 % count), level: .optional(Priority(250)))
    }
    #expect(width(&kernel) == Double(count / 2))
  }

  private func buttons(_ count: Int) -> LayoutKernel {
    var kernel = LayoutKernel()
    let first = kernel.makeVariable()
    let others = (1..<count).map { _ in kernel.makeVariable() }
    for (index, variable) in ([first] + others).enumerated() {
      if index > 0 { equal(first, variable, &kernel) }
      let text = Double(20 + 7 * (index % 100))
      for (relation, level) in [(Relation.greaterOrEqual, Level.required), (.equal, .optional(Priority(250)))] {
        kernel.addTerm(variable, 1)
        kernel.addRow(relation, constant: text, level: level)
      }
    }
    return kernel
  }

  private func equal(_ first: VariableID, _ second: VariableID, _ kernel: inout LayoutKernel) {
    kernel.addTerm(first, 1)
    kernel.addTerm(second, -1)
    kernel.addRow(.equal, constant: 0)
  }

  /// The value of the first variable.
  private func width(_ kernel: inout LayoutKernel) -> Double {
    let isSolved = kernel.solve(width: 320, height: 480)
    #expect(isSolved)
    return kernel.value(of: VariableID(0))
  }
}
