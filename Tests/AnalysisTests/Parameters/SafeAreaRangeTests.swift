import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Layouts whose `sizes` declare the insets of the safe area.
@Suite struct SafeAreaRangeTests {
  private let range = ", safeArea (0, 0, 0, 0) ... (59, 0, 34, 0)"

  private func result(
    _ body: String, _ more: String, sizes: String = "320x480 ... 430x932", _ options: CheckOptions? = nil
  )
    -> CheckResult
  {
    checked("layout Screen(375x667) {\nsizes \(sizes)\(more)\n\(body)\n}\n", options: options ?? CheckOptions())
  }

  private func button(_ name: String, _ top: String) -> String {
    "view \(name): Button { text = \"A\"; .leading == superview.leading; .size == 44x44; .top == \(top) }\n"
  }

  private func problems(_ more: String) -> [String] {
    let text = "layout A(300x600) { sizes 300x600\(more); view v { .edges == superview } }"
    return compile(path: "a.lay", bytes: Array(text.utf8), read: { _ in nil }).diagnostics.map { $0.message }
  }

  @Test func theSafeAreaIsPartOfTheSizes() {
    #expect(problems(range) == [])
    #expect(problems(", safeArea 20") == [])
    #expect(problems(", safeArea (top: 20, bottom: 34)") == [])
    #expect(problems(", keyboard 0 ... 300\(range), text small ... large") == [])
    #expect(problems(", safeArea (59, 0, 34, 0) ... 0") == ["the range of 'safeArea.top' goes from 59 to 0"])
    #expect(
      problems(", safeArea (0, 0, -1, 0)") == [
        "the insets of a safe area are 0 to 1000000 points, and 'safeArea.bottom' is -1"
      ])
    #expect(problems(", safeArea 0 ... 1000000") == [])
    #expect(
      problems(", safeArea 0 ... 1000001") == [
        "the insets of a safe area are 0 to 1000000 points, and 'safeArea.top' is 1000001"
      ])
    #expect(problems(", safeArea").count == 1)
    #expect(problems(", safeArea (1, 2)").count == 1)
    #expect(problems(", safeArea (up: 2)").count == 1)
    #expect(problems("\(range), 400x400") == ["expected 'text', 'keyboard', 'safeArea', 'region' or 'except'"])
  }

  @Test func insetsMayBeConstantsWithoutRanges() {
    func said(_ declaration: String) -> [String] {
      let text =
        "layout A(300x600) { \(declaration); sizes 300x600, safeArea (bar, 0, 0, 0); view v { .edges == superview } }"
      return compile(path: "a.lay", bytes: Array(text.utf8), read: { _ in nil }).diagnostics.map { $0.code.id }
    }
    #expect(said("metric bar = 20") == [])
    #expect(said("metric bar = 20 ... 59") == ["L0237"])
  }

  @Test func severalSizesHaveTheInsetsOfAll() throws {
    let text = """
      layout A(300x600) {
        sizes 300x600, safeArea (20, 0, 0, 0)
        sizes 400x800, safeArea (40, 0, 0, 0) ... (59, 0, 34, 0)
        view v { .edges == superview }
      }
      """
    let layout = try #require(compile(path: "a.lay", bytes: Array(text.utf8), read: { _ in nil }).layouts.first)
    #expect(
      layout.parameters.map { "\($0.spelled) \($0.lowest) \($0.highest)" } == [
        "'safeArea.top' 20 59", "'safeArea.bottom' 0 34",
      ])
  }

  @Test func aSafeAreaOfPosesHasNoEffect() {
    let found = result(button("a", "safeArea.top") + "allow L0603\n", range, sizes: "iPhone").diagnostics
    #expect(
      found.map { "\($0.code.id) \($0.message)" } == [
        "L0448 'safeArea' has no effect: all of these sizes are poses of devices"
      ])
    #expect(
      result(button("a", "safeArea.top"), range, sizes: "iPhone...").diagnostics.map(\.code.id).contains("L0448")
        == false)
  }

  @Test func anExpectHasTheSafeAreaThatItNames() {
    let pinned = button("a", "safeArea.top + 8")
    func said(_ expect: String) -> [String] {
      result("\(pinned)\n\(expect)", range).diagnostics.map { "\($0.code.id) \($0.message)" }
    }
    #expect(said("expect 375x667 { a.top == 8 }") == [])
    #expect(said("expect 375x667 (safeArea: (47, 0, 34, 0)) { a.top == 55 }") == [])
    #expect(
      said("expect 375x667 (safeArea: (60, 0, 34, 0)) { a.top == 68 }") == [
        "L0239 60 is outside of the range of 'safeArea.top', 0 to 59"
      ])
    #expect(
      said("expect 375x667 (direction: rtl, safeArea: (0, 5, 0, 0)) { a.top == 8 }") == [
        "L0239 5 is outside of the range of 'safeArea.left', 0"
      ])
  }

  @Test func aLayoutInsideIsProvedForAllInsets() throws {
    let found = result(button("a", "safeArea.top + 8"), range)
    #expect(found.diagnostics == [])
    let examined = try #require(found.examined.first)
    #expect(examined.verdicts.map(\.verdict) == [.proved])
    #expect(
      examined.parameters.map { "\($0.spelled) \($0.lowest) \($0.highest)" } == [
        "'safeArea.top' 0 59", "'safeArea.bottom' 0 34",
      ])
  }

  @Test func aControlOutsideIsFoundWithTheInsets() throws {
    let found = result(button("a", "superview.top + 30"), ", safeArea 0 ... (59, 0, 0, 0)").diagnostics
    #expect(found.map(\.code.id) == ["L0603"])
    #expect(found.first?.message.hasPrefix("with 'safeArea.top' at 59, 'a' ") == true, "\(found)")
    #expect(
      found.first?.notes.contains {
        $0.text.hasPrefix("at some sizes, this occurs if 'safeArea.top' is greater than 41.5")
      }
        == true,
      "\(found)")
    #expect(result(button("a", "superview.top + 59"), ", safeArea 0 ... (59, 0, 0, 0)").diagnostics == [])
  }

  @Test func aFaultBetweenTheEndsIsFound() {
    let views = button("a", "safeArea.top") + button("b", "superview.top + 80") + "allow L0603\n"
    let found = result(views, ", safeArea 0 ... (200, 0, 0, 0)").diagnostics
    #expect(found.map(\.code.id) == ["L0604"], "\(found)")
    #expect(found.first?.message.hasPrefix("with 'safeArea.top' at ") == true)
    #expect(found.first?.notes.contains { $0.text.contains("if 'safeArea.top' is between 3") } == true, "\(found)")
  }

  @Test func aSafeAreaWithoutRangesIsThatOfAllSizes() throws {
    let found = result(button("a", "superview.top + 30"), ", safeArea (47, 0, 34, 0)")
    #expect(found.diagnostics.map(\.code.id) == ["L0603"])
    #expect(found.diagnostics.first?.message.hasPrefix("'a' ") == true)
    let examined = try #require(found.examined.first)
    #expect(examined.parameters == [])
    #expect(examined.fixedInsets.map(\.name) == ["safeArea.top", "safeArea.bottom"])
  }

  @Test func posesAndOptionsHaveTheirOwn() throws {
    let posed = result(button("a", "safeArea.top"), range, sizes: "iPhone")
    #expect(posed.examined.first?.parameters == [])
    var options = CheckOptions()
    options.safeArea.top = 20
    let given = result(button("a", "superview.top + 30"), range, options)
    #expect(given.diagnostics == [] && given.examined.first?.parameters == [])
    let mixed = result(button("a", "safeArea.top"), range, sizes: "320x480 ... 430x932, \"iPhone SE\"")
    #expect(mixed.diagnostics == [] && mixed.examined.first?.verdicts.allSatisfy { $0.verdict == .proved } == true)
  }

  // MARK: Views inside

  private func card(_ top: String, _ more: String) throws -> Verdict {
    let body = """
      view card { .edges(leading, trailing) == superview; .top == \(top); .height == 200
        \(button("a", "superview.safeArea.top")) }
      """
    let found = result(body, more)
    #expect(found.diagnostics == [])
    return try #require(found.examined.first).verdicts[0].verdict
  }

  @Test func safeAreasOfViewsInsideAreFollowed() throws {
    #expect(try card("superview.top", range) == .proved)
    #expect(try card("superview.top + 20", ", safeArea (21, 0, 0, 0) ... (59, 0, 34, 0)") == .proved)
    #expect(try card("superview.top + 59", range) == .proved)
    #expect(try card("safeArea.top + 2", range) == .proved)
  }

  @Test func sidesThatChangeAreNotFollowed() throws {
    let verdict = try card("superview.top + 20", range)
    #expect({ if case .notDecided = verdict { true } else { false } }(), "\(verdict)")
  }

  @Test func marginsOfViewsInsideAreFollowed() {
    let body = """
      view card { .edges(top, leading, trailing) == superview; .height == 200
        \(button("a", "superview.margins.top")) }
      """
    let found = result(body, range)
    #expect(found.diagnostics == [])
    #expect(found.examined.first?.verdicts.map(\.verdict) == [.proved])
  }

  @Test func theKeyboardAndTheBottomTogetherAreNotDecided() throws {
    let found = result(button("a", "keyboardLayoutGuide.top - 60"), ", keyboard 0 ... 300\(range)")
    let verdict = try #require(found.examined.first).verdicts[0].verdict
    let names = "the keyboard and 'safeArea.top' and 'safeArea.bottom'"
    let reason = "both the keyboard and the bottom of the safe area have ranges"
    #expect(verdict == .notDecided(["between the ends of \(names), \(reason)"]), "\(verdict)")
    let top = result(button("a", "safeArea.top"), ", keyboard 0 ... 300, safeArea 0 ... (59, 0, 0, 0)")
    #expect(top.examined.first?.verdicts[0].verdict == .proved, "\(top.diagnostics)")
  }

  // MARK: Sampling

  @Test func noInsetContradictsTheCheckOfRandomScreens() throws {
    var (points, undecided, failing, outside) = (0, 0, 0, 0)
    for seed in 0..<cases(16, thorough: 1000) as Range<UInt64> {
      var screen = NotchedScreen(seed: seed)
      let compilation = compile(path: "random.lay", bytes: Array(screen.text.utf8), options: .solving) { _ in nil }
      let comment = "seed \(seed) \(screen.text.replacing("\n", with: " | "))"
      #expect(!compilation.hasErrors, "\(compilation.diagnostics.map(\.message)) \(comment)")
      var options = CheckOptions()
      options.triesChanges = false
      let found = checkWithoutRepairs(compilation, options: options, lint: .all)
      let layout = try #require(compilation.layouts.first)
      let verdicts = try #require(found.result.examined.first).verdicts
      let isOpen = verdicts.contains { if case .notDecided = $0.verdict { true } else { false } }
      let isAmbiguous = found.result.diagnostics.contains { $0.code == .ambiguousLayout }
      for point in screen.points(20) {
        points += 1
        var environment = LayoutEnvironment(size: point.size)
        (environment.safeArea.top, environment.safeArea.bottom) = (point.parameters[0], point.parameters[1])
        var picture = Layout(layout.program)
        let report = picture.resize(to: environment)
        #expect(report.conflicts.isEmpty || found.result.hasErrors, "\(point): \(comment)")
        if isOpen { undecided += 1 }
        if isOpen || isAmbiguous || found.result.hasErrors { continue }
        #expect(report.ambiguities.isEmpty, "\(point): \(comment)")
        let oracle = HealthOracle(picture, layout)
        for fault in oracle.faults {
          failing += 1
          let isKnown = found.failures.values.contains { $0.contain(fault.kind, fault.view, fault.other, of: layout) }
          #expect(isKnown, "\(fault) at \(point): \(comment)")
        }
        for claim in claims(in: environment, layout) where isOutside(claim, picture, layout) {
          outside += 1
          let isKnown = found.failures.values.contains { $0.contain(claim, of: layout) }
          #expect(isKnown, "\(claim) at \(point): \(comment)")
        }
      }
    }
    // A comparison in which nothing fails, or nothing is decided, would be none.
    #expect(
      points >= 300 && undecided * 2 < points && failing > 50 && outside > 20,
      "\(points), \(undecided), \(failing), \(outside)")
  }

  /// The claims about the safe area of an environment.
  private func claims(in environment: LayoutEnvironment, _ layout: CompiledLayout) -> [HealthClaim] {
    var health = Health(layout)
    return health.claims(in: Variant(environment), of: layout).filter {
      if case .isInSafeArea = $0.statement { true } else { false }
    }
  }

  /// True if a claim about the safe area does not hold, by frames and the measure of texts alone.
  private func isOutside(_ claim: HealthClaim, _ picture: Layout, _ layout: CompiledLayout) -> Bool {
    guard case .isInSafeArea(let edge, let inset, let opposite, let scrolling) = claim.statement else { return false }
    if case .within(let contents) = scrolling, contents.contains(where: { picture.scrolls($0) }) { return false }
    let (frame, size) = (rootFrames(of: picture)[claim.view.index], picture.environment.size)
    let drawn = picture.drawnFrame(of: claim.view, layout)
    if picture.isHidden(claim.view) || frame.maxX.sign <= 0 || frame.maxY.sign <= 0 { return false }
    if frame.x >= size.width || frame.y >= size.height { return false }
    if picture.drawsText(claim.view, .vertical, layout) {
      return (edge == .top ? drawn.y : size.height - drawn.maxY) < inset
    }
    let room = edge == .top ? frame.y : size.height - frame.maxY
    let other = edge == .top ? size.height - frame.maxY : frame.y
    return room < inset && opposite.map { other > $0 } ?? true
  }
}

extension Layout {
  /// True if content is longer than its scroll view.
  fileprivate func scrolls(_ content: HealthClaim.ScrolledContent) -> Bool {
    exactFrame(of: content.content).height > exactFrame(of: content.scrollView).height
  }
}

/// A random screen some of whose views are placed in the safe area.
private struct NotchedScreen {
  private var random: SeededGenerator
  private var screen: RandomScreen
  private(set) var text = ""

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    screen = RandomScreen(seed: seed)
    let lines = screen.text.split(separator: "\n").map { line -> String in
      if line.hasPrefix("  sizes") { return line + ", safeArea 0 ... (60, 0, 34, 0)" }
      return line.split(separator: "; ").map { rule -> String in
        guard rule.hasPrefix(".top =="), Int.random(in: 0...2, using: &random) == 0 else { return String(rule) }
        let end = rule.hasSuffix(" }") ? " }" : ""
        let offset = Int.random(in: 0...200, using: &random)
        return Bool.random(using: &random)
          ? ".top == root.safeArea.top + \(offset)\(end)" : ".bottom == root.safeArea.bottom - \(offset)\(end)"
      }.joined(separator: "; ")
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  mutating func points(_ count: Int) -> [SpacePoint] {
    screen.sizes(count).map { size in
      SpacePoint(
        size,
        [
          Rational(Int.random(in: 0...480, using: &random), 8), Rational(Int.random(in: 0...272, using: &random), 8),
        ])
    }
  }
}
