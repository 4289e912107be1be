import LayRuntime
import Testing

/// Rows and variables that come between solves.
@Suite struct JoiningTests {
  @Test func aVariableMadeAfterASolveTakesPart() {
    var kernel = LayoutKernel()
    let first = kernel.makeVariable()
    kernel.addTerm(first, 1)
    kernel.addRow(.equal, constant: 10)
    kernel.solve(width: 320, height: 480)
    let second = kernel.makeVariable()
    let before = kernel.value(of: second)
    #expect(before == 0)
    kernel.addTerm(second, 1)
    kernel.addTerm(first, -1)
    let gap = kernel.addRow(.equal, constant: 5)
    expect(second, 15, &kernel)
    kernel.setRightSide(of: gap, constant: 6)
    expect(second, 16, &kernel)
  }

  @Test func anEquationThatMayBreakJoinsWithItsActivity() {
    var kernel = LayoutKernel()
    let (a, b) = (kernel.makeVariable(), kernel.makeVariable())
    for (variable, value) in [(a, 10.0), (b, 30)] {
      kernel.addTerm(variable, 1)
      kernel.addRow(.equal, constant: value)
    }
    kernel.addTerm(b, 1)
    kernel.addTerm(a, -1)
    let gap = kernel.addRow(.equal, constant: 5)
    let isPossible = kernel.solve(width: 320, height: 480)
    #expect(!isPossible)
    kernel.setLevel(.optional(Priority(750)), of: gap)
    expect(b, 30, &kernel)
  }

  private func expect(_ variable: VariableID, _ value: Double, _ kernel: inout LayoutKernel) {
    let isPossible = kernel.solve(width: 320, height: 480)
    let found = kernel.value(of: variable)
    #expect(isPossible)
    #expect(found == value)
  }
}
