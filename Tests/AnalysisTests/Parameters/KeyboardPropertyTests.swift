import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// What a check says for all heights of the keyboard, compared with frames at many sizes and heights of random screens.
@Suite struct KeyboardPropertyTests {
  private struct Tally {
    var points = 0
    var undecided = 0
    var reasons: [String: Int] = [:]
    var between = 0
    var failing: [HealthCheck: Int] = [:]
  }

  @Test func noHeightContradictsTheCheckOfRandomScreens() throws {
    var tally = Tally()
    for seed in 0..<cases(16, thorough: 2000) as Range<UInt64> {
      var screen = TypingScreen(seed: seed)
      let compilation = compile(path: "random.lay", bytes: Array(screen.text.utf8), options: .solving) { _ in nil }
      #expect(!compilation.hasErrors, "seed \(seed): \(compilation.diagnostics.map(\.message))\n\(screen.text)")
      try compare(
        compilation, bottom: seed % 2 == 0 ? 0 : 34, screen.points(30), &tally, "seed \(seed)\n\(screen.text)")
    }
    // A comparison in which nothing fails, or nothing is decided, would be none.
    #expect(tally.points >= 400 && tally.undecided * 2 < tally.points, "\(tally)")
    for check in [HealthCheck.clipped, .covered, .touchTarget, .misplaced, .outOfReach] {
      #expect(tally.failing[check] ?? 0 > 5, "\(check) in \(tally)")
    }
  }

  /// Texts of several lines below images whose heights follow their widths: numbers of lines and heights are in one set of rows with
  /// the keyboard.
  @Test func noHeightContradictsTheCheckOfWrappedTexts() throws {
    var tally = Tally()
    for seed in 0..<cases(24, thorough: 2000) as Range<UInt64> {
      var screen = ReadingScreen(seed: seed)
      let compilation = compile(path: "random.lay", bytes: Array(screen.text.utf8), options: .solving) { _ in nil }
      #expect(!compilation.hasErrors, "seed \(seed): \(compilation.diagnostics.map(\.message))\n\(screen.text)")
      try compare(compilation, bottom: 0, screen.points(30), &tally, "seed \(seed)\n\(screen.text)")
    }
    #expect(tally.points >= 700 && tally.undecided * 2 < tally.points, "\(tally)")
    for check in [HealthCheck.clipped, .covered] {
      #expect(tally.failing[check] ?? 0 > 5, "\(check) in \(tally)")
    }
  }

  private func compare(
    _ compilation: Compilation, bottom: Rational, _ points: [SpacePoint], _ tally: inout Tally, _ comment: String
  ) throws {
    var options = CheckOptions()
    options.triesChanges = false
    options.safeArea.bottom = bottom
    let found = checkWithoutRepairs(compilation, options: options, lint: .all)
    let layout = try #require(compilation.layouts.first)
    let examined = try #require(found.result.examined.first)
    let isOpen = examined.verdicts.contains { if case .notDecided = $0.verdict { true } else { false } }
    for case .notDecided(let reasons) in examined.verdicts.map({ $0.verdict }) {
      for reason in reasons { tally.reasons[reason, default: 0] += 1 }
    }
    let isAmbiguous = found.result.diagnostics.contains { $0.code == .ambiguousLayout }
    tally.between += found.faults.count { fault in fault.fault.settings.contains { $0.value != 0 && $0.value != 120 } }
    for (layout, fault) in found.faults where fault.claim.kind != .keptSpace && !fault.claim.isOfSafeArea {
      var screen = Layout(layout.program)
      screen.resize(to: fault.environment)
      let isSo = HealthOracle(screen, layout).faults.contains { Optional($0) == HealthOracle.Fault(fault.claim) }
      #expect(isSo, "\(fault.diagnostic.message), \(comment)")
    }
    for point in points {
      tally.points += 1
      var environment = LayoutEnvironment(size: point.size)
      environment.safeArea.bottom = bottom
      environment.keyboardHeight = point.parameters[0]
      var screen = Layout(layout.program)
      let report = screen.resize(to: environment)
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

extension HealthClaim {
  /// True for claims about the safe area, which the oracle does not judge.
  fileprivate var isOfSafeArea: Bool { if case .isInSafeArea = statement { true } else { false } }
}

/// A random screen some of whose views end above the keyboard.
private struct TypingScreen {
  private var random: SeededGenerator
  private var screen: RandomScreen
  private(set) var text = ""

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    screen = RandomScreen(seed: seed)
    let lines = screen.text.split(separator: "\n").map { line -> String in
      if line.hasPrefix("  sizes") { return line + ", keyboard 0 ... 120" }
      return line.split(separator: "; ").map { rule -> String in
        guard rule.hasPrefix(".top =="), Int.random(in: 0...2, using: &random) == 0 else { return String(rule) }
        let end = rule.hasSuffix(" }") ? " }" : ""
        return ".bottom == root.keyboardLayoutGuide.top - \(Int.random(in: -6...60, using: &random))\(end)"
      }.joined(separator: "; ")
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  mutating func points(_ count: Int) -> [SpacePoint] {
    screen.sizes(count).map { SpacePoint($0, [Rational(Int.random(in: 0...960, using: &random), 8)]) }
  }
}

/// A random screen of an image, texts of several lines and a button, one below the other, of which the last may end above the keyboard.
private struct ReadingScreen {
  private var random: SeededGenerator
  private(set) var text = ""

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var lines = ["layout Screen(300x500) {", "  sizes 240x400 ... 500x700, keyboard 0 ... 240"]
    let ratio = ["1/4", "1/2", "3/4"][number(0...2)]
    let image =
      number(0...2) == 0 ? ".height == 40" : ".height == \(ratio) * .width\(number(0...1) == 0 ? "" : " @high")"
    lines.append(
      "  view photo: Image { .edges(leading, top) == superview; .width == \(number(4...9) * 10)% * superview.width; \(image) }"
    )
    let words = [
      "Forgot your password?", "We send a letter to the address of your account.", "Go on, and on, and on, and on.",
    ]
    for index in 0..<number(1...2) {
      let above = index == 0 ? "photo" : "t0"
      let width =
        number(0...2) == 0
        ? ".width == \(number(60...200))" : ".trailing == \(number(0...1) == 0 ? "photo" : "superview").trailing"
      let height = number(0...3) == 0 ? "; .height == \(number(10...50))" : ""
      let gap = number(0...3) == 0 ? "==" : ">="
      lines.append(
        "  view t\(index): Label { text = \"\(words[number(0...2)])\"; lines = 0; .leading == superview.leading; \(width); .top \(gap) \(above).bottom + \(number(0...20)); .top == \(above).bottom + 20 @\(number(300...700))\(height) }"
      )
    }
    let last = lines.count > 4 ? "t1" : "t0"
    let end = number(0...3) == 0 ? "<=" : "=="
    let top = [
      ".top >= \(last).bottom + 8 @\(number(400...900))", ".top == \(last).bottom + 8 @\(number(200...900))",
      ".height == 44",
    ][number(0...2)]
    let height = top.hasPrefix(".height") ? "" : "; .height == \(number(20...60)) @high"
    lines.append(
      "  view go: Button { text = \"Go\"; .leading == superview.leading; .width == 80; .bottom \(end) keyboardLayoutGuide.top - \(number(0...30)); .bottom == keyboardLayoutGuide.top - 30 @low; \(top)\(height) }"
    )
    text = lines.joined(separator: "\n") + "\n}\n"
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  mutating func points(_ count: Int) -> [SpacePoint] {
    (0..<count).map { _ in
      let size = ExactSize(width: Rational(number(480...1000), 2), height: Rational(number(800...1400), 2))
      return SpacePoint(size, [Rational(number(0...1920), 8)])
    }
  }
}
