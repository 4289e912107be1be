import LayCompiler
import LayRuntime
import Testing

/// Whole screens, as apps have them: each works from the smallest phone to the largest tablet, in both directions.
@Suite struct GalleryTests {
  @Test(arguments: Repository.gallery)
  func everyScreenIsProvedInBothDirections(_ path: String) {
    let run = layc(["check", path, "--strict", "--both-directions"])
    #expect(run.output == "")
    #expect(run.status == 0)
    for line in run.errors.split(separator: "\n") {
      #expect(line.hasPrefix("proved "), "\(line)")
    }
  }

  @Test(arguments: Repository.gallery)
  func everyScreenPromisesPhonesAndTablets(_ path: String) throws {
    let layouts = try compile(Repository.bytes(path), path: path).layouts
    #expect(layouts.count == 1)
    for layout in layouts {
      #expect(layout.program.views.count > 20, "a screen has at least twenty views")
      #expect(layout.sources.allowances.isEmpty)
      #expect(layout.sizes.contains(where: spansPhonesAndTablets))
      #expect(Set(layout.expectations.map(\.environment.size)).count >= 3)
      #expect(layout.expectations.contains { $0.environment.direction == .rightToLeft })
    }
  }

  /// From an iPhone SE, and what a split leaves of a screen, to an iPad Pro of 12.9 inches, upright and lying.
  private func spansPhonesAndTablets(_ sizes: SizePromise) -> Bool {
    guard let width = sizes.width, let height = sizes.height else { return false }
    return width.lowest <= Rational(320) && width.highest >= Rational(1366) && height.lowest <= Rational(480)
      && height.highest >= Rational(1366)
  }
}
