import LayRuntime
import LaySolver
import LayWorkloads
import TestSupport
import Testing

/// Numbers that are large, small, many or no doubles.
@Suite struct NumericsTests {
  private static let names = Workload.layouts.map(\.name)

  private func input(_ name: String, views: Int) throws -> KernelInput {
    KernelInput(try #require(Workload.named(name)).system(views: views))
  }

  /// By how much the required rows are broken at most, in parts of the size.
  private func error(_ input: KernelInput, _ values: [Double], _ width: Double, _ height: Double) -> Double {
    var worst = 0.0
    for row in 0..<input.rowCount where input.levels[row] == .required {
      var gap = -input.constants[row] - input.widths[row] * width - input.heights[row] * height
      for term in input.starts[row]..<input.starts[row + 1] {
        gap += input.coefficients[term] * values[input.variables[term].index]
      }
      switch input.relations[row] {
      case .equal: worst = max(worst, abs(gap))
      case .lessOrEqual: worst = max(worst, gap)
      case .greaterOrEqual: worst = max(worst, -gap)
      }
    }
    return worst / max(1, width, height)
  }

  // MARK: - Long and deep

  @Test(arguments: ["chain", "nest"]) func tenThousandViewsKeepTheirRowsToTheLastDigits(name: String) throws {
    let input = try input(name, views: 10_000)
    var kernel = input.makeKernel()
    for (width, height) in [(1366.0, 1024.0), (320, 480), (1e6, 1e6)] {
      let isSolved = kernel.solve(width: width, height: height)
      #expect(isSolved && error(input, kernel.values(input.variableCount), width, height) < 1e-12)
    }
  }

  /// Each a third as wide as the one around it, and centred in it.
  @Test func viewsInViewsByThirdsGetAsNarrowAsNothing() {
    let depth = 10_000
    var kernel = LayoutKernel()
    let widths = (0..<depth).map { _ in kernel.makeVariable() }
    let lefts = (0..<depth).map { _ in kernel.makeVariable() }
    kernel.addTerm(widths[0], 1)
    kernel.addRow(.equal, constant: 0, width: 1)
    kernel.addTerm(lefts[0], 1)
    kernel.addRow(.equal, constant: 0)
    for index in 1..<depth {
      kernel.addTerm(widths[index], 1)
      kernel.addTerm(widths[index - 1], -1.0 / 3)
      kernel.addRow(.equal, constant: 0)
      for (variable, factor) in [(lefts[index], 1), (widths[index], 0.5), (lefts[index - 1], -1)] {
        kernel.addTerm(variable, factor)
      }
      kernel.addTerm(widths[index - 1], -0.5)
      kernel.addRow(.equal, constant: 0)
      kernel.addTerm(widths[index], 1)
      kernel.addRow(.greaterOrEqual, constant: 0)
    }
    for width in [900.0, 0, 1e6] {
      let isSolved = kernel.solve(width: width, height: 0)
      #expect(isSolved)
      #expect(abs(kernel.value(of: widths[2]) - width / 9) <= 2 * (width / 9).ulp)
      #expect(kernel.value(of: widths[depth - 1]) == 0)
      // What is left and right of each is as wide: all of them are in the middle.
      #expect(abs(kernel.value(of: lefts[depth - 1]) - width / 2) <= 8 * (width / 2).ulp)
    }
  }

  @Test func aThirdOfALayoutIsExactlyAThird() {
    var screen = LayoutProgram(name: "Test", designSize: ExactSize(width: 300, height: 200))
    var outer = ViewID(0)
    for index in 0..<300 {
      let view = screen.addView("v\(index)", in: outer)
      screen.constrain(view[.width] == outer[.width] * Rational(1, 3))
      screen.constrain(view[.centerX] == outer[.centerX])
      screen.constrain(view[.top] == outer[.top])
      screen.constrain(view[.height] == outer[.height])
      outer = view
    }
    var layout = Layout(screen)
    for width: Rational in [300, 0, 1_000_000, 300] {
      let report = layout.resize(to: LayoutEnvironment(size: ExactSize(width: width, height: 200)))
      #expect(report.conflicts.isEmpty && report.ambiguities.isEmpty)
      var expected = width
      for index in 1...300 {
        expected /= 3
        let frame = layout.untransformedFrame(of: ViewID(index))
        #expect(frame.width == expected && frame.x == expected)
      }
    }
  }

  // MARK: - Nothing and a million

  @Test(arguments: names) func requiredRowsHoldAtNothingAndAtAMillionWhereTheyCan(name: String) throws {
    let input = try input(name, views: 30)
    let rows = (0..<input.rowCount).filter { input.levels[$0] == .required }.count
    var kernel = input.makeKernel()
    for (width, height) in [(1e6, 1e6), (0, 0), (1e6, 0), (0, 1e6), (1e6, 1e6)] {
      if kernel.solve(width: width, height: height) {
        #expect(error(input, kernel.values(input.variableCount), width, height) < 1e-12, "\(width)x\(height)")
      } else {
        let conflict = kernel.conflict().count
        #expect(conflict > 0 && conflict <= rows, "\(width)x\(height)")
      }
    }
    let isSolved = kernel.solve(width: 1e6, height: 1e6)
    #expect(isSolved)
  }

  // MARK: - Levels next to each other

  @Test(arguments: [(750, 749.99), (750, 749.99994), (250.00002, 250), (1, 0.99)] as [(Float, Float)])
  func theHigherLevelWinsHoweverNearTheOtherIs(higher: Float, lower: Float) {
    var kernel = LayoutKernel()
    let (x, y) = (kernel.makeVariable(), kernel.makeVariable())
    // Three at the lower level, with larger coefficients, against one.
    for constant in [0.0, 1, 2] {
      kernel.addTerm(x, 100)
      kernel.addRow(.equal, constant: constant, level: .optional(Priority(lower)))
    }
    kernel.addTerm(x, 1)
    kernel.addTerm(y, 1)
    kernel.addRow(.equal, constant: 10)
    kernel.addTerm(y, 1)
    kernel.addRow(.equal, constant: 3, level: .optional(Priority(higher)))
    let isSolved = kernel.solve(width: 0, height: 0)
    #expect(isSolved && kernel.value(of: x) == 7 && kernel.value(of: y) == 3)
  }

  @Test func aLayoutTellsPrioritiesApartThatAreNext() {
    var screen = LayoutProgram(name: "Test", designSize: ExactSize(width: 300, height: 200))
    let view = screen.addView("v", in: ViewID(0))
    screen.constrain(view[.width] == 100, priority: Priority(749.99))
    screen.constrain(view[.width] == 120, priority: Priority(749.99))
    screen.constrain(view[.width] == 40, priority: Priority(750))
    var layout = Layout(screen)
    layout.resize(width: 300, height: 200)
    #expect(layout.untransformedFrame(of: view).width == 40)
  }

  // MARK: - Drift

  /// `count` sizes without an order; then frames are those of a fresh kernel. Returns how far they are off.
  private func drift(_ input: KernelInput, resizes count: Int) -> Double {
    var kernel = input.makeKernel()
    var seed: UInt64 = 1
    for _ in 0..<count {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      kernel.solve(width: 320 + Double(seed >> 54), height: 480 + Double((seed >> 40) & 1023))
    }
    var fresh = input.makeKernel()
    kernel.solve(width: 375, height: 667)
    fresh.solve(width: 375, height: 667)
    let pairs = zip(kernel.values(input.variableCount), fresh.values(input.variableCount))
    return pairs.reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  @Test(arguments: ["form", "app", "aspect"]) func manyResizesDoNotDrift(name: String) throws {
    #expect(drift(try input(name, views: 10), resizes: cases(20_000, thorough: 100_000)) == 0)
  }

  @Test(arguments: ["ineq", "stars", "enaml", "label-row"]) func pivotAfterPivotDoesNotDrift(name: String) throws {
    #expect(drift(try input(name, views: 30), resizes: cases(500, thorough: 30_000)) < 1e-9)
  }

  /// A row of three: shares of a third, contents that give way in turn.
  @Test func manyPivotsOnThirdsDoNotDrift() {
    var system = TestSystem()
    system.count = 3
    func row(_ terms: [(Int, Rational)], _ relation: Relation, _ right: Affine, _ level: Level = .required) {
      system.rows.append(
        EngineRow(terms.map { EngineRow.Term(VariableID($0.0), $0.1) }, relation, right, level: level))
    }
    row([(0, 1), (1, Rational(1, 3)), (2, Rational(2, 3))], .equal, Affine(-8, width: 1))
    for index in 0..<3 {
      row([(index, 1)], .greaterOrEqual, Affine(0))
      row([(index, 1)], .greaterOrEqual, Affine(Rational(100, 3)), .optional(Priority(Float(750 - index))))
      row([(index, 1)], .lessOrEqual, Affine(Rational(50, 3)), .optional(Priority(Float(250 + index))))
    }
    row([(1, 3), (2, -1)], .lessOrEqual, Affine(20, width: Rational(1, 3)), .optional(Priority(500)))
    var kernel = system.kernel()
    for step in 0..<cases(30_000, thorough: 100_000) { kernel.solve(width: Double(20 + step * 37 % 200), height: 0) }
    var fresh = system.kernel()
    for width in [30.0, 60, 100, 200] {
      kernel.solve(width: width, height: 0)
      fresh.solve(width: width, height: 0)
      for (ours, expected) in zip(kernel.values(3), fresh.values(3)) { #expect(abs(ours - expected) < 1e-12 * width) }
    }
  }
}
