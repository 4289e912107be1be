import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// The health findings that fixes of conflicts bring.
@Suite struct RepairHealthTests {
  private let cut = """
    layout Screen(375x667) {
      sizes 320x480 ... 430x932
      view title: Label { text = "A title of a screen"; .top == superview.top + 40; .leading == superview.leading + 16 }
      title.width == 300
      title.trailing <= superview.trailing - 200
    }
    """

  @Test func aFixNamesWhatItCutsOff() throws {
    let found = try #require(checked(cut).diagnostics.first { $0.code == .conflict })
    let tried = found.notes.map { $0.text }.filter { $0.hasPrefix("tried: ") }
    #expect(tried.contains { $0.contains("the text of 'title' is cut off") }, "\(found.notes.map { $0.text })")
    // What brings no report comes first.
    #expect(tried.first?.contains("cut off") == false, "\(tried)")
  }

  /// Each fix of random rows that are too narrow is made, and the whole file is checked: what is reported then was said.
  @Test func everyFindingOfAFixIsSaid() throws {
    var (fixes, findings) = (0, 0)
    for seed in 0..<cases(8, thorough: 400) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let text = RepairHealthTests.row(&random)
      let compilation = compile(path: "row.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
      #expect(!compilation.hasErrors, "seed \(seed): \(compilation.diagnostics.map { $0.message })\n\(text)")
      let all = check(compilation).diagnostics.filter { $0.code == .conflict }
      guard all.count == 1, let found = all.first, let best = found.fixIt else { continue }
      let notes = found.notes.map { $0.text }
      let tried = notes.filter { $0.hasPrefix("tried: ") }
      for (fix, words) in zip([best] + found.alternatives, tried) where words.contains("nothing conflicts") {
        var options = CheckOptions()
        options.triesChanges = false
        let after = check(compilation.compiled(with: fix.edits), options: options).diagnostics
        let health = after.filter { $0.code.id.hasPrefix("L06") }.map { $0.message }
        (fixes, findings) = (fixes + 1, findings + health.count)
        let said = words + notes.filter { $0.hasPrefix("without the conflict, ") }.joined()
        #expect(
          health.isEmpty || health.contains { said.contains($0) },
          "seed \(seed), \(fix.message): \(health) is not in \(said)\n\(text)")
      }
    }
    #expect(fixes > 5 && findings > 3, "\(fixes) fixes, \(findings) findings")
  }

  private static func row(_ random: inout SeededGenerator) -> String {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func view(_ name: String) -> String {
      let kind = ["Label", "Button", "TextField"][number(0...2)]
      return "view \(name): \(kind) { text = \"\(["Go", "Sign in", "Forgot your password?"][number(0...2)])\" }"
    }
    return """
      layout Row(320x480) {
        sizes 320x480 ... 430x600
        \(view("a"))
        \(view("b"))
        a.leading == superview.leading + \(number(0...40)); a.top == superview.top + \(number(0...80))
        b.leading == a.trailing + \(number(0...40)); b.top == a.top
        a.width == \(number(20...200))
        b.width == \(number(20...400))
        b.trailing == superview.trailing - \(number(0...40))
      }
      """
  }
}
