import AllocationCounter
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
}
