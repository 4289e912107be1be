import LayCompiler
import LayDiagnostics
import Testing

@testable import LayAnalysis

/// The devices that reports name beside regions of sizes.
@Suite struct DeviceSizesTests {
  /// Two columns that conflict below a width of `least`.
  private func columns(_ least: Int, sizes: String = "320x480 ... 1366x1366", before: String = "") throws -> Diagnostic
  {
    let text = """
      layout T(400x600) {
        \(before)
        sizes \(sizes)
        view a { .edges(top, bottom, leading) == superview; .width == 100 }
        view b { .edges(top, bottom, trailing) == superview; .leading == a.trailing; .width >= \(least - 100) }
      }
      """
    var options = CheckOptions()
    options.triesChanges = false
    let result = checkWithoutRepairs(screen(text).compilation, options: options).result
    return try #require(result.diagnostics.first { $0.code == .conflict })
  }

  @Test func theDevicesInARegionAreNamed() throws {
    let found = try columns(376)
    #expect(found.message == "these constraints conflict for every width below 376")
    let devices = try #require(found.devices)
    #expect(devices.prefix(2) == ["iPhone SE (1st generation) portrait (320x568)", "iPhone SE portrait (375x667)"])
    #expect(!devices.contains { $0.contains("390x844") })
    #expect(
      found.shownNotes.contains {
        $0.text.hasPrefix("devices with such a size: iPhone SE (1st generation) portrait (320x568), iPhone SE portrait")
          && $0.text.hasSuffix(", and \(devices.count - 3) more")
      })
  }

  @Test func eachNamedDeviceHasTheProblem() throws {
    let devices = try #require(columns(600).devices)
    for name in devices {
      let size = try #require(name.split(separator: "(").last?.dropLast())
      let width = try #require(size.split(separator: "x").first.flatMap { Int($0) })
      #expect(width < 600, "\(name)")
    }
  }

  @Test func aRegionWithoutADeviceSaysSo() throws {
    let found = try columns(340, sizes: "330x480 ... 1366x1366")
    #expect(found.devices == [])
    #expect(found.shownNotes.contains(.note("no iPhone or iPad has such a size, except in a resizable window")))
  }

  @Test func sizesOfTheDesignAndWholeRangesNameNone() throws {
    #expect(try columns(2000).devices == nil)
    #expect(try columns(376, sizes: "375x667").devices == nil)
  }

  @Test func layoutsOfMacsNameNone() throws {
    #expect(try columns(376, before: "profile = appkit").devices == nil)
  }
}
