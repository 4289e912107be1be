import LayRuntime
import LaySolver
import LayWorkloads
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

  @Test func rowsOfRunsAreThoseThatComeOneByOne() throws {
    let input = KernelInput(try #require(Workload.named("app")).system(views: 50))
    var kernel = input.makeKernel()
    var single = LayoutKernel()
    for _ in 0..<input.variableCount { _ = single.makeVariable() }
    for row in 0..<input.rowCount { input.addRow(row, to: &single) }
    let isPossible = kernel.solve(width: 320, height: 480)
    let isSinglePossible = single.solve(width: 320, height: 480)
    #expect(isPossible && isSinglePossible)
    let (values, singleValues) = (kernel.values(input.variableCount), single.values(input.variableCount))
    #expect(values == singleValues)
  }

  @Test func variablesAndRowsOfRunsComeBetweenSolves() {
    var kernel = LayoutKernel()
    kernel.makeVariables(2)
    let (a, b) = (VariableID(0), VariableID(1))
    kernel.addTerm(a, 1)
    kernel.addRow(.equal, constant: 10)
    kernel.solve(width: 320, height: 480)
    kernel.makeVariables(1)
    let c = VariableID(2)
    kernel.addRows(
      [.equal, .equal].span, levels: [.required, .required].span, constants: [5, 0].span, widths: [0, 1].span,
      heights: [0, 0].span, starts: [0, 2, 4].span, variables: [b, a, c, b].span, coefficients: [1, -1, 1, 1].span)
    expect(b, 15, &kernel)
    expect(c, 305, &kernel)
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
