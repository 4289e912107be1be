import LayCompiler
import LayDiagnostics
import LayParser
import LayRuntime
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
      #expect(layout.sources.allowances.isEmpty)
      #expect(Set(layout.expectations.map(\.environment.size)).count >= 3, "\(layout.name) needs three sizes")
    }
  }

  @Test func allSamplesTogetherExitWithZero() {
    #expect(layc(["check", "Samples"]).status == 0)
  }
}
