import LayCompiler
import LayDiagnostics
import LayParser
import LayRuntime
import TestSupport
import Testing

@Suite struct SamplesTests {
  @Test(arguments: Repository.samples)
  func everySampleChecksClean(_ path: String) {
    let run = layc(["check", path])
    #expect(run.output == "")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(arguments: Repository.samples)
  func everySamplePrintsBack(_ path: String) throws {
    let bytes = try Repository.bytes(path)
    #expect(parse(bytes).bytes == bytes)
    #expect(parse(bytes).diagnostics.isEmpty)
  }

  @Test(arguments: Repository.samples.filter { $0 != "Samples/Shared.lay" })
  func everySampleStatesItsSizesAndItsNumbers(_ path: String) throws {
    let layouts = try compile(Repository.bytes(path), path: path).layouts
    #expect(!layouts.isEmpty)
    for layout in layouts {
      #expect(!layout.sizes.isEmpty)
      // What UIKit leaves undefined is shown on purpose; nothing else is silenced.
      #expect(layout.sources.allowances.allSatisfy { ["L0538", "L0539", "L0601", "L0605", "L0611"].contains($0.code) })
      #expect(Set(layout.expectations.map(\.environment.size)).count >= 3, "\(layout.name) needs three sizes")
    }
  }

  @Test(arguments: Repository.samples.filter { $0 != "Samples/Shared.lay" })
  func sizesThatASampleWasNotMadeForLeadWhereAFreshLayoutDoes(_ path: String) throws {
    for compiled in try compile(Repository.bytes(path), path: path).layouts {
      var warm = Layout(compiled.program)
      let few = [(0, 0), (2000, 1), (400, 700), (0, 1)]
      let sizes = [(0, 0), (0, 1), (1, 0), (5, 5), (2000, 1), (400, 700), (1, 2000), (400, 700), (0, 1)]
      for (width, height) in cases(few, thorough: sizes) {
        var fresh = Layout(compiled.program)
        let environment = LayoutEnvironment(size: ExactSize(width: Rational(width), height: Rational(height)))
        let (report, expected) = (warm.resize(to: environment), fresh.resize(to: environment))
        #expect(report == expected, "\(compiled.name) at \(width)x\(height)")
        for view in compiled.program.views.indices.map(ViewID.init) {
          #expect(warm.exactFrame(of: view) == fresh.exactFrame(of: view), "\(compiled.name) at \(width)x\(height)")
        }
      }
    }
  }

  /// All of them, with the gallery and without the wrong ones, where there is time: that takes the optimised tool a second.
  @Test func samplesAreProvedInBothDirections() {
    let some = ["Samples/Mail.lay", "Samples/Onboarding.lay", "Samples/Settings.lay"]
    let run = layc(["check"] + cases(some, thorough: ["Samples"]) + ["--strict", "--both-directions"])
    #expect(run.status == 0)
    #expect(run.output == "")
  }
}
