import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Applies every offered fix of random wrong layouts, checks the result anew, and solves both at sizes that nobody chose.
@Suite struct RepairClaimTests {
  /// What constraints that contradict each other, and numbers that nothing decides, are known by: the code and the position.
  private struct Seen: Hashable {
    var code: String
    var place: SourceRange
    var part: Int = 0
  }

  private func compiled(_ text: String) -> Compilation {
    compile(path: "random.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
  }

  /// What is wrong at one size, by solving: of an inconsistent layout the constraints that are broken.
  private func wrong(_ layout: CompiledLayout, _ laidOut: inout Layout, at size: ExactSize) -> (
    all: Set<Seen>, isBroken: Bool
  ) {
    let report = laidOut.resize(to: LayoutEnvironment(size: size))
    let broken = report.conflicts.map {
      Seen(code: "L0501", place: layout.place(of: $0.broken) ?? layout.range)
    }
    if !broken.isEmpty { return (Set(broken), true) }
    let open = report.ambiguities.map {
      Seen(code: "L0502", place: layout.sources.views[$0.view.index], part: Int($0.part.rawValue))
    }
    return (Set(open), false)
  }

  private func moved(_ seen: Set<Seen>, _ edits: [Edit]) -> Set<Seen> {
    Set(seen.map { Seen(code: $0.code, place: $0.place.moved(by: edits), part: $0.part) })
  }

  /// Sizes between 200x200 and 600x600, the corners first.
  private func sizes(_ random: inout SeededGenerator) -> [ExactSize] {
    let inner = (0..<6).map { _ in
      size(Int.random(in: 200...600, using: &random), Int.random(in: 200...600, using: &random))
    }
    return [size(200, 200), size(600, 600), size(200, 600), size(600, 200)] + inner
  }

  /// A row of controls, and constraints that hardly fit together.
  private func layout(_ random: inout SeededGenerator) -> String {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let kinds = [": Label { text = \"Some words\"", ": Button { text = \"Go\"", ": TextField { text = \"Name\"", " {"]
    let names = Array(["a", "b", "c", "d"].prefix(number(2...4)))
    var lines = ["layout R(375x667) {", "  sizes 200x200 ... 600x600"]
    for (index, name) in names.enumerated() {
      let kind = kinds[number(0...3)]
      let separator = kind == " {" ? "" : ";"
      lines.append("  view \(name)\(kind)\(separator) .top == superview.top + \(40 * index); .height == 30 }")
    }
    func name() -> String { names[number(0...(names.count - 1))] }
    let row = names.map { "[\($0)]" }.joined(separator: "-")
    if number(0...2) > 0 { lines.append("  vfl \"H:|-\(row)-|\"") }
    for _ in 0..<number(1...4) {
      let view = name()
      let rules = [
        "\(view).width == \(number(1...300))", "\(view).width >= \(number(50...400))",
        "\(view).width == \(number(1...300)) @\(number(1...2) * 250)",
        "\(view).leading == superview.leading + \(number(0...80))",
        "\(view).trailing <= superview.trailing - \(number(0...300))", "\(view).height == \(number(20...60))",
        "\(view).width == \(name()).width", "\(view).leading >= \(name()).trailing + \(number(0...20))",
        "\(view).width <= \(number(20...200)) @high",
      ]
      lines.append("  \(rules[number(0...(rules.count - 1))])")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private func check(_ fix: FixIt, of diagnostic: Diagnostic, _ text: String, _ seed: UInt64) throws {
    let comment: Comment = "seed \(seed): \(fix.message)\n\(text)"
    let (before, after) = (compiled(text), compiled(applying(fix.edits, to: text)))
    #expect(!after.hasErrors, comment)
    guard let old = before.layouts.first, let new = after.layouts.first else { return }
    var random = SeededGenerator(seed: seed)
    var (oldLayout, newLayout) = (Layout(old.program), Layout(new.program))
    for size in sizes(&random) {
      let (was, wasBroken) = wrong(old, &oldLayout, at: size)
      let (now, isBroken) = wrong(new, &newLayout, at: size)
      // What is ambiguous where constraints contradict each other is not reported there.
      if wasBroken != isBroken && !isBroken { continue }
      #expect(now.isSubset(of: moved(was, fix.edits)), "\(comment) at \(size.spelled)")
    }
    let reported = checked(text).diagnostics
    let said = reported.flatMap { $0.notes.map(\.text) }.joined(separator: "\n")
    let known = Set(reported.map { Seen(code: $0.code.id, place: $0.range) })
    for found in checked(applying(fix.edits, to: text)).diagnostics where found.severity > .note {
      // Which of the numbers that follow from each other is reported may change; each was asked above.
      if found.code == .ambiguousLayout { continue }
      let seen = Seen(code: found.code.id, place: found.range)
      if moved(known, fix.edits).contains(seen) || said.contains(found.message) { continue }
      // Of several warnings that come of a fix the first is named.
      if said.contains("more warning") || said.contains(", and ") && said.contains("without the conflict, ") {
        continue
      }
      // A view that extends beyond the screen is told of with the picture.
      if found.code == .leavesScreen && said.contains("this would") { continue }
      Issue.record("\(comment) adds \(found.code.id) \(found.message)\n\(said)")
    }
  }

  @Test(arguments: 1...cases(2, thorough: 1500) as ClosedRange<UInt64>)
  func everyFixDoesWhatIsSaidOfIt(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = layout(&random)
    let compilation = compiled(text)
    if compilation.hasErrors { return }
    for diagnostic in LayAnalysis.check(compilation).diagnostics
    where diagnostic.code == .conflict || diagnostic.code == .ambiguousLayout {
      if let fix = diagnostic.fixIt { try check(fix, of: diagnostic, text, seed) }
      for fix in diagnostic.alternatives { try check(fix, of: diagnostic, text, seed) }
    }
  }
}
