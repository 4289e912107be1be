import LayWorkloads
import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// The exact check of the kernel, on all workloads.
@Suite struct KernelVerifyTests {
  @Test(arguments: Workload.layouts.map(\.name), [10, 30, 100])
  func everyWorkloadIsProvedOptimalAtEverySample(name: String, count: Int) throws {
    let input = KernelInput(try #require(Workload.named(name)).system(views: count))
    var kernel = input.makeKernel()
    for size in ResizeScript.samples.sizes {
      let isSolved = kernel.solve(width: size.width, height: size.height)
      let verdict = kernel.verify()
      #expect(isSolved && verdict == .proved, "\(size.width)x\(size.height)")
    }
  }

  @Test(arguments: Workload.conflicts.map(\.name), [10, 100])
  func everyConflictIsProved(name: String, count: Int) throws {
    let input = KernelInput(try #require(Workload.named(name)).system(views: count))
    var kernel = input.makeKernel()
    let isSolved = kernel.solve(width: 320, height: 480)
    let verdict = kernel.verify()
    #expect(!isSolved && verdict == .proved)
  }

  @Test(arguments: Workload.layouts.map(\.name)) func noLayoutTakesSoMuchThatItIsGivenUp(name: String) throws {
    let input = KernelInput(try #require(Workload.named(name)).system(views: 600))
    var kernel = input.makeKernel()
    kernel.simplex.isPatient = false
    for size in ResizeScript.samples.sizes {
      let isSolved = kernel.solve(width: size.width, height: size.height)
      #expect(isSolved, "\(size.width)x\(size.height)")
    }
  }
}
