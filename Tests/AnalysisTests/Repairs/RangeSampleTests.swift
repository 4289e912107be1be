import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Changes are examined at a sample of many sizes before they are at all of them, and what is offered holds at all.
@Suite struct RangeSampleTests {
  /// Thirty sizes, the extremes among them.
  private static let sizes = (0..<30).map { size(213 + ($0 * 97) % 407, 240 + ($0 * 131) % 389) }

  private func options(looksAtExamples: Bool) -> CheckOptions {
    var options = CheckOptions()
    (options.sizes, options.looksAtExamples) = (RangeSampleTests.sizes, looksAtExamples)
    return options
  }

  private func compiled(_ text: String) -> Compilation {
    compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
  }

  @Test func aSampleHasTheExtremesAndTheSizesThatAreAsked() throws {
    let ranges = RangeSampleTests.sizes.map { SizeRange($0, $0) }
    let asked = RangeSampleTests.sizes[17]
    let sample = try #require(RangeSample(of: ranges, with: [asked])).ranges(of: ranges)
    #expect(sample.count < 12 && sample.contains { $0.lowest == asked }, "\(sample.map { $0.spelled })")
    for length in [\ExactSize.width, \.height] {
      let (all, own) = (ranges.map { $0.lowest[keyPath: length] }, sample.map { $0.lowest[keyPath: length] })
      #expect(all.min() == own.min() && all.max() == own.max())
    }
    // Few sizes, and ranges of them, have none.
    #expect(RangeSample(of: Array(ranges.prefix(RangeSample.leastSizes - 1)), with: []) == nil)
    #expect(RangeSample(of: Array(ranges.prefix(RangeSample.leastSizes)), with: []) != nil)
    #expect(RangeSample(of: ranges + [SizeRange(size(1, 1), size(2, 2))], with: []) == nil)
  }

  /// A row whose constraints contradict each other at some of the sizes.
  private func row(_ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    return """
      layout Row(375x400) {
        view a: Label { text = "Some words"; .top == superview.top + 8 }
        view b { .top == a.top; .height == \(number(10...60)) }
        vfl "H:|-[a]-[b]-|"
        a.width >= \(number(60...200))
        b.width \(number(0...1) == 0 ? "==" : ">=") \(number(90...300))
        b.bottom <= superview.bottom - \(number(150...330))
      }

      """
  }

  /// Each change that is offered for a conflict is one of those that trials at all sizes find.
  @Test func offeredChangesAreThoseOfAllSizes() {
    var found = 0
    for seed in 0..<cases(8, thorough: 1000) as Range<UInt64> {
      let compilation = compiled(row(seed))
      let own = repairs(of: compilation, options: options(looksAtExamples: true))
      let all = repairs(of: compilation, options: options(looksAtExamples: false))
      #expect(own.count == all.count)
      for (some, others) in zip(own, all) {
        let edits = Set(others.repairs.map { $0.edit.edits })
        #expect(some.repairs.allSatisfy { edits.contains($0.edit.edits) }, "seed \(seed)")
        #expect(some.repairs.isEmpty == others.repairs.isEmpty, "seed \(seed)")
        found += some.repairs.count
      }
    }
    #expect(found > 10, "\(found)")
  }

  /// What mends a fault of a health check is the same as without a sample.
  @Test func faultsAreMendedAsWithoutASample() {
    func reports(_ text: String, _ looksAtExamples: Bool) -> [String] {
      let result = checked(text, options: options(looksAtExamples: looksAtExamples))
      return result.diagnostics.filter { $0.code.id.hasPrefix("L06") }.map { "\($0)" }
    }
    var tried = 0
    for seed in 0..<cases(2, thorough: 400) as Range<UInt64> {
      let text = RandomForm(seed: seed).text
      let own = reports(text, true)
      tried += own.count { $0.contains("tried: ") }
      #expect(own == reports(text, false), "seed \(seed)")
    }
    #expect(tried > 0, "\(tried)")
  }
}
