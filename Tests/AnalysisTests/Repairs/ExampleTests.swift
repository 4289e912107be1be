import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Changes are examined first where they are to help, and all that a check finds is the same.
@Suite struct ExampleTests {
  private static let sizes = [size(320, 320), size(240, 500), size(500, 260), size(400, 400), size(213, 301)]

  private func results(_ text: String, sizes: [ExactSize], looksAtExamples: Bool) -> [String] {
    var options = CheckOptions()
    (options.sizes, options.looksAtExamples) = (sizes, looksAtExamples)
    let result = checked(text, options: options)
    return result.diagnostics.map { "\($0)" } + result.examined.map { "\($0)" }
  }

  /// The results, which are the same without examples.
  @discardableResult
  private func same(
    _ text: String, sizes: [ExactSize] = ExampleTests.sizes, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    let own = results(text, sizes: sizes, looksAtExamples: true)
    #expect(own == results(text, sizes: sizes, looksAtExamples: false), "\(text)", sourceLocation: sourceLocation)
    return own
  }

  @Test func noResultOfRandomFormsChanges() {
    var tried = 0
    for seed in 0..<cases(12, thorough: 1000) as Range<UInt64> {
      let text = RandomForm(seed: seed).text
      // At several sizes, and over the declared range.
      tried += same(text).count { $0.contains("tried: ") } + same(text, sizes: []).count { $0.contains("tried: ") }
    }
    #expect(tried > 5, "\(tried)")
  }

  @Test func noResultOfRandomFilesChanges() {
    var tried = 0
    for seed in 1..<cases(25, thorough: 2000) as Range<UInt64> {
      tried += same(RandomFile(seed: seed).text).count { $0.contains("tried: ") }
    }
    for seed in 0..<cases(12, thorough: 1000) as Range<UInt64> { same(RandomScreen(seed: seed).text) }
    #expect(tried > 3, "\(tried)")
  }

  /// One label has another width in each number of the loop, so that a raised priority determines it at some of the sizes only.
  @Test(arguments: [
    """
    view a: Label { text = "Some words" }
    view b: Label { text = "Others" }
    a.leading == superview.leading; b.leading == a.trailing; b.trailing == superview.trailing
    a.top == superview.top; b.top == superview.top
    """,
    "view a { .leading == superview.leading; .top == superview.top; .height == 20 }",
    "view a; view b; a.edges(top, leading) == superview; b.edges(bottom, trailing) == superview; a.width == b.width",
    "view a { .edges(top, leading) == superview; .height == 9; .width == 60 @500; .width == 90 @500 }",
    """
    view a { .edges(top, leading) == superview; .height == 9; .width >= superview.width - 300; .width <= 200 }
    view b { .leading == a.trailing; .trailing <= superview.trailing; .top == a.top; .height == 9; .width == 50 @high }
    """,
  ])
  func ambiguousNumbersAreDeterminedAsWithoutExamples(_ body: String) {
    let found = same("layout Screen(300x300) {\n\(body)\n}\n")
    #expect(found.contains { $0.contains("L0502") }, "\(found)")
  }

  // MARK: - Faults

  private static let narrow = """
    layout Screen(300x300) {
      view title: Label {
        text = "Forgot your password?"
        .edges(top, leading) == superview
        .trailing <= superview.trailing
      }
    }

    """

  private func compiled(_ text: String) -> Compilation {
    compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
  }

  /// The faults of a text at sizes.
  private func faults(_ text: String, _ options: CheckOptions) -> [(layout: CompiledLayout, fault: HealthFault)] {
    checkWithoutRepairs(compiled(text), options: options, lint: .health).faults
  }

  @Test func aChangeIsExcludedWhereItDoesNotHelp() throws {
    var options = CheckOptions()
    options.sizes = [size(60, 100), size(100, 100), size(150, 100), size(140, 100), size(130, 100), size(120, 100)]
    let found = try #require(faults(ExampleTests.narrow, options).first)
    #expect(found.fault.examples.map(\.lowest.width) == [60, 100, 140, 120].map { Rational($0) })
    func isLeft(_ change: String) -> Bool {
      let text = ExampleTests.narrow.replacing("superview.trailing", with: "superview.trailing; \(change)")
      return found.fault.stillFails(in: compiled(text), of: found.layout, options)
    }
    #expect(isLeft("compression.horizontal = 1000"))
    #expect(isLeft("font = 15"))
    #expect(!isLeft("lines = 0; font = 9"))
    // At 60 points it still fails, at 120 it does not.
    #expect(isLeft("font = 10"))
    #expect(!isLeft("font = 2"))
  }

  /// A range has an example too, but not for views over each other, which a range compares by other claims.
  @Test func rangesHaveExamplesOfSingleViews() throws {
    let text = ExampleTests.narrow.replacing("300) {", with: "300) {\n  sizes 100x100 ... 600x500")
    let found = try #require(faults(text, CheckOptions()).first)
    #expect(found.fault.examples == [SizeRange(size(100, 100), size(100, 100))])
    let over = """
      layout Screen(300x300) {
        sizes 100x100 ... 600x500
        view a: Button { text = "A"; .edges == superview }
        view b: Button { text = "B"; .edges == superview }
      }

      """
    let covered = try #require(faults(over, CheckOptions()).first { $0.fault.claim.kind == .covered })
    #expect(covered.fault.examples.isEmpty)
  }

  @Test func examplesLieAtEqualDistances() {
    #expect(spread(Array(0..<10), atMost: 4) == [0, 3, 6, 9])
    #expect(spread([1, 2, 3], atMost: 4) == [1, 2, 3])
    #expect(spread([1, 2, 3], atMost: 1) == [1])
    #expect(spread([Int](), atMost: 4) == [])
  }

  // MARK: - Reports that are not shown

  private static let flawed = """
    layout Screen(300x300) {
      sizes 100x100 ... 600x500
      view title: Label { text = "Forgot your password?"; .edges(top, leading) == superview; .trailing <= superview.trailing }
    }
    layout Open(300x300) { view a { .leading == superview.leading; .top == superview.top; .height == 20 } }
    layout Wrong(300x300) { view b { .edges == superview; .width == 200 } }

    """

  /// The codes of the reports with a tried change.
  private func tried(in text: String, _ options: CheckOptions) -> [String] {
    checked(text, options: options).diagnostics.filter { $0.notes.contains { $0.text.hasPrefix("tried: ") } }
      .map(\.code.id)
  }

  @Test func nothingIsTriedForReportsThatAreNotShown() {
    var options = CheckOptions()
    #expect(tried(in: ExampleTests.flawed, options).sorted() == ["L0501", "L0502"])
    options.layout = "Screen"
    #expect(tried(in: ExampleTests.flawed, options) == ["L0601"])
    options.isShown = { _ in false }
    #expect(tried(in: ExampleTests.flawed, options) == [])
    options.layout = nil
    #expect(tried(in: ExampleTests.flawed, options) == [])
    options.isShown = { $0.code == .ambiguousLayout }
    #expect(tried(in: ExampleTests.flawed, options) == ["L0502"])
    options.isShown = { $0.code == .conflict }
    #expect(tried(in: ExampleTests.flawed, options) == ["L0501"])
  }

  /// The reports are the same, except for changes.
  @Test func reportsThatAreNotShownAreFoundAsBefore() {
    var options = CheckOptions()
    let all = checked(ExampleTests.flawed, options: options)
    options.isShown = { _ in false }
    let hidden = checked(ExampleTests.flawed, options: options)
    #expect(all.diagnostics.map(\.message) == hidden.diagnostics.map(\.message))
    #expect(all.diagnostics.map(\.range) == hidden.diagnostics.map(\.range))
    #expect(all.diagnostics.map(\.labels) == hidden.diagnostics.map(\.labels))
    // They count as silenced.
    #expect(hidden.examined.allSatisfy { $0.health?.findings ?? 0 == 0 })
    func counts(_ result: CheckResult) -> [String] {
      result.examined.map { examined in
        var (examined, health) = (examined, examined.health)
        health?.findings = (examined.health?.findings ?? 0) + (examined.health?.silenced ?? 0)
        health?.silenced = 0
        examined.health = health
        return "\(examined)"
      }
    }
    #expect(counts(all) == counts(hidden))
  }

  /// A caller without edits gets the same reports about what changes nothing.
  @Test func removalsAreNotTriedForCallersWithoutEdits() {
    let text = """
      layout Screen(300x300) {
        sizes 100x100 ... 600x500
        metric unused = 8
        view a { .edges == superview; .width >= 0 @low }
      }

      """
    var options = CheckOptions()
    let shown = checked(text, options: options).diagnostics
    options.showsEdits = false
    let plain = checked(text, options: options).diagnostics
    #expect(shown.map(\.message) == plain.map(\.message) && shown.map(\.notes) == plain.map(\.notes))
    #expect(!shown.isEmpty)
  }
}
