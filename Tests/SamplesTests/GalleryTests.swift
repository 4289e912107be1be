import LayCompiler
import LayRuntime
import Testing

/// Whole screens, as apps have them. That each of them is proved, `SamplesTests.allSamplesAreProvedInBothDirections` shows.
@Suite struct GalleryTests {
  @Test(arguments: Repository.gallery)
  func everyScreenPromisesPhonesAndTablets(_ path: String) throws {
    let layouts = try compile(Repository.bytes(path), path: path).layouts
    #expect(layouts.count == 1)
    for layout in layouts {
      #expect(count(layout) >= 20, "a screen has at least twenty views")
      // The keys of a keyboard are as narrow as the screen makes them.
      #expect(layout.sources.allowances.allSatisfy { $0.code == "L0605" })
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

  /// The table of the page has a row for each file: its name, its first comment, its views and its states.
  @Test func thePageListsEveryScreen() throws {
    let path = "Samples/Gallery/README.md"
    let page = try Repository.text(path)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let rows = try Repository.gallery.map(row)
    let isRow = { (line: String) in line.hasPrefix("| [") }
    #expect(lines.filter(isRow) == rows)
    guard isUpdating, let first = lines.firstIndex(where: isRow) else { return }
    let updated = lines[..<first] + rows + lines[first...].filter { !isRow($0) }
    try Repository.write(updated.joined(separator: "\n"), to: path)
  }

  /// How many views there are inside the screen, without guides.
  private func count(_ layout: CompiledLayout) -> Int { layout.program.views.dropFirst().count { $0.role == .view } }

  private func row(_ path: String) throws -> String {
    let text = try Repository.text(path)
    let file = path.split(separator: "/").last ?? ""
    let comment = text.split(separator: "\n").prefix { $0.hasPrefix("/// ") }.map { $0.dropFirst(4) }
    let layout = try #require(compile(Array(text.utf8), path: path).layouts.first)
    let states = layout.program.states.map { "`\($0)`" }.joined(separator: ", ")
    let cells = [
      "[\(layout.name)](\(file))", comment.joined(separator: " "), "\(count(layout))", states,
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}
