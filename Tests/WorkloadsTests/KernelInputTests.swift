import LayRuntime
import LaySolver
import LayWorkloads
import Testing

@Suite struct KernelInputTests {
  /// `x - 0.5·W + 4 == 0`, `y >= H` at 750, `W == 100` at 50, with W and H in the middle of the variables.
  private let system: FlatSystem = {
    var system = FlatSystem(name: "small")
    system.isNonNegative = [false, true, true, true]
    (system.widthVariable, system.heightVariable) = (1, 2)
    system.add([(0, 1), (1, -0.5)], constant: 4, .equal, priority: 1000, weight: -1)
    system.add([(1, 1)], constant: -100, .equal, priority: 50, weight: 1)
    system.add([(3, 2), (2, -2)], constant: 0, .greaterOrEqual, priority: 750, weight: 3)
    system.frames = [0, 3, 3, 0]
    return system
  }()

  @Test func theSizeOfTheRootGoesToTheRightSides() {
    let input = KernelInput(system)
    #expect(input.variableCount == 2)
    #expect(input.variables.map(\.index) == [0, 1, 1])
    #expect(input.coefficients == [1, 2, 1])
    #expect(input.constants == [-4, 0, 0])
    #expect(input.widths == [0.5, 0, 0])
    #expect(input.heights == [0, 2, 0])
    #expect(input.levels == [.required, .optional(.high), .required])
    #expect(input.frames == [0, 1, 1, 0])
  }

  @Test func anOptionalRowOfTheSizeAloneIsLeftOut() {
    #expect(KernelInput(system).rowOfSystem == [0, -1, 1])
  }

  @Test func aConstantCanBeChanged() {
    let input = KernelInput(system)
    var kernel = input.makeKernel()
    var isSolved = kernel.solve(width: 320, height: 480)
    var value = kernel.value(of: VariableID(0))
    #expect(isSolved && value == 156)
    input.setConstant(6, of: 0, in: &kernel)
    isSolved = kernel.solve(width: 320, height: 480)
    value = kernel.value(of: VariableID(0))
    #expect(isSolved && value == 166)
  }

  @Test(arguments: Workload.layouts.map(\.name))
  func requiredRowsOfALayoutHoldAtEverySample(name: String) throws {
    let system = try #require(Workload.named(name)).system(views: 60)
    let input = KernelInput(system)
    var kernel = input.makeKernel()
    for size in ResizeScript.samples.sizes {
      let isSolved = kernel.solve(width: size.width, height: size.height)
      #expect(isSolved)
      for row in 0..<system.rowCount where system.priorities[row] == 1000 {
        let sum = system.terms(of: row).reduce(system.constants[row]) { sum, term in
          let variable = Int(system.termVariables[term])
          let value =
            switch variable {
            case system.widthVariable: size.width
            case system.heightVariable: size.height
            default: kernel.value(of: VariableID(Int(input.variableOfSystem[variable])))
            }
          return sum + system.coefficients[term] * value
        }
        switch system.relations[row] {
        case .equal: #expect(abs(sum) < 1e-6)
        case .lessOrEqual: #expect(sum < 1e-6)
        case .greaterOrEqual: #expect(sum > -1e-6)
        }
      }
    }
  }

  @Test(arguments: Workload.conflicts.map(\.name), [10, 60])
  func aConflictIsFoundWithTheRowThatWasPutIn(name: String, count: Int) throws {
    let input = KernelInput(try #require(Workload.named(name)).system(views: count))
    var kernel = input.makeKernel()
    let isSolved = kernel.solve(width: 320, height: 480)
    let rows = kernel.conflict().map(\.row.index)
    #expect(!isSolved)
    #expect(rows.contains(Int(try #require(input.rowOfSystem.last))))
  }
}
