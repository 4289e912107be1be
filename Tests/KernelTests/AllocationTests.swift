import AllocationCounter
import LayRuntime
import LayWorkloads
import Testing

/// How often the kernel asks for memory, counted by replacing the functions that give it. Debug builds ask for small
/// pieces all the time, so only large ones count here; `layc-kernel-check` counts all in a release build.
@Suite struct AllocationTests {
  private static let names = Workload.layouts.map(\.name)

  private func counter() -> Int {
    #if DEBUG
      large_allocation_count()
    #else
      allocation_count()
    #endif
  }

  @Test func theCounterCounts() {
    #if os(Linux)
      let before = counter()
      let between = counter()
      let sizes = (0..<10).map { [Int](repeating: 0, count: 1000 + $0).count }
      #expect(before == between && counter() >= before + 10 && sizes.count == 10)
    #else
      #expect(allocation_count() == -1)
    #endif
  }

  @Test(arguments: names, Steady.allCases) func whatALayoutDoesAgainAsksForNoMemory(name: String, kind: Steady) throws {
    let input = KernelInput(try #require(Workload.named(name)).system(views: 60))
    #expect(kind.count(input, counter) <= kind.limit)
  }

  /// The lists of a layout of 100 views are large, so a debug build would tell if one were made anew.
  @Test func aLayoutThatGetsAnotherSizeAsksForNoMemory() {
    var layout = Layout(column(of: 100))
    func layOut(_ width: Int) -> Double {
      let size = ExactSize(width: Rational(width), height: 667)
      let report = layout.resize(to: LayoutEnvironment(size: size), findAmbiguities: false)
      return report.conflicts.isEmpty ? layout.frame(of: ViewID(99)).width : -1
    }
    #expect(layOut(375) == 187.5 && layOut(320) == 160)
    let before = counter()
    var sum = 0.0
    for width in 320..<420 { sum += layOut(width) }
    #expect(counter() == before)
    #expect(sum == 18475)
  }

  /// Views below each other, half as wide as the root.
  private func column(of count: Int) -> LayoutProgram {
    var program = LayoutProgram(name: "Column", designSize: ExactSize(width: 375, height: 667))
    for index in 1..<count {
      let (view, above) = (ViewID(index), ViewID(index - 1))
      program.views.append(ViewDescription(name: "view\(index)", superview: .root))
      let edge: Attribute = index == 1 ? .top : .bottom
      program.constraints += [
        ConstraintDescription([Term(view, .left), Term(.root, .left, -1)], .equal, 8),
        ConstraintDescription([Term(view, .width), Term(.root, .width, Rational(-1, 2))], .equal),
        ConstraintDescription([Term(view, .top), Term(above, edge, -1)], .equal, 4),
        ConstraintDescription([Term(view, .height)], .greaterOrEqual, 20),
        ConstraintDescription([Term(view, .height)], .equal, .zero, priority: .low),
      ]
    }
    return program
  }
}
