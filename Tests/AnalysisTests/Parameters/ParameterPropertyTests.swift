import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// What a check says for all values of a metric, compared with frames at many sizes and values of random screens.
@Suite struct ParameterPropertyTests {
  private struct Tally {
    var points = 0
    var undecided = 0
    var reasons: [String: Int] = [:]
    var between = 0
    var failing: [HealthCheck: Int] = [:]
  }

  @Test func noValueContradictsTheCheckOfRandomScreens() throws {
    var tally = Tally()
    for seed in 0..<cases(10, thorough: 2000) as Range<UInt64> {
      var screen = RangedScreen(seed: seed)
      let compilation = compile(path: "random.lay", bytes: Array(screen.text.utf8), options: .solving) { _ in nil }
      #expect(!compilation.hasErrors, "seed \(seed): \(compilation.diagnostics.map(\.message))\n\(screen.text)")
      try compare(compilation, screen.points(30), &tally, "seed \(seed)\n\(screen.text)")
    }
    // A comparison in which nothing fails, or nothing is decided, would be none.
    #expect(tally.points >= 300 && tally.undecided * 2 < tally.points, "\(tally)")
    #expect(tally.between > 0, "\(tally)")
    for check in [HealthCheck.clipped, .covered, .touchTarget, .misplaced] {
      #expect(tally.failing[check] ?? 0 > 5, "\(check) in \(tally)")
    }
  }

  private func compare(
    _ compilation: Compilation, _ points: [SpacePoint], _ tally: inout Tally, _ comment: String
  ) throws {
    var options = CheckOptions()
    options.triesChanges = false
    let found = checkWithoutRepairs(compilation, options: options, lint: .all)
    let examined = try #require(found.result.examined.first)
    let isOpen = examined.verdicts.contains { if case .notDecided = $0.verdict { true } else { false } }
    for case .notDecided(let reasons) in examined.verdicts.map({ $0.verdict }) {
      for reason in reasons { tally.reasons[reason, default: 0] += 1 }
    }
    let isAmbiguous = found.result.diagnostics.contains { $0.code == .ambiguousLayout }
    tally.between += found.faults.count { fault in fault.fault.settings.contains { $0.value != 0 && $0.value != 120 } }
    for (layout, fault) in found.faults where fault.claim.kind != .keptSpace {
      let own = compilation.recompiled(setting: fault.settings).layouts.first { $0.name == layout.name }
      let picture = HealthOracle(at: fault.environment.size, try #require(own))
      let isSo = picture.faults.contains { Optional($0) == HealthOracle.Fault(fault.claim) }
      #expect(isSo, "\(fault.diagnostic.message), \(comment)")
    }
    for point in points {
      tally.points += 1
      let value = NamedNumber(name: "k", value: point.parameters[0])
      let layout = try #require(compilation.layout(named: "Screen", with: [value]))
      var screen = Layout(layout.program)
      let report = screen.resize(to: LayoutEnvironment(size: point.size))
      #expect(report.conflicts.isEmpty || found.result.hasErrors, "\(point): \(comment)")
      if isOpen { tally.undecided += 1 }
      if isOpen || isAmbiguous || found.result.hasErrors { continue }
      #expect(report.ambiguities.isEmpty, "\(point): \(comment)")
      for fault in HealthOracle(screen, layout).faults {
        tally.failing[fault.kind, default: 0] += 1
        let isKnown = found.failures.values.contains { $0.contain(fault.kind, fault.view, fault.other, of: layout) }
        #expect(isKnown, "\(fault) at \(point): \(comment)")
      }
    }
  }
}

/// A random screen some of whose places depend on a metric.
private struct RangedScreen {
  private var random: SeededGenerator
  private var screen: RandomScreen
  private(set) var text = ""

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    screen = RandomScreen(seed: seed)
    let lines = screen.text.split(separator: "\n").map { line in
      line.split(separator: "; ").map { rule -> String in
        let isPlace = rule.hasPrefix(".left ==") || rule.hasPrefix(".top ==")
        guard isPlace, Int.random(in: 0...2, using: &random) == 0 else { return String(rule) }
        let change = ["+ k", "- k", "+ k / 2", "- 2 * k"][Int.random(in: 0...3, using: &random)]
        return rule.hasSuffix(" }") ? "\(rule.dropLast(2)) \(change) }" : "\(rule) \(change)"
      }.joined(separator: "; ")
    }
    text = ([lines[0], "  metric k = 0 ... 120"] + lines.dropFirst()).joined(separator: "\n") + "\n"
  }

  mutating func points(_ count: Int) -> [SpacePoint] {
    screen.sizes(count).map { SpacePoint($0, [Rational(Int.random(in: 0...960, using: &random), 8)]) }
  }
}
