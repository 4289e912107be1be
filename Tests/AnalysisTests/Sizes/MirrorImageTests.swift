import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing
import TestSupport

@testable import LayAnalysis

/// A direction that is the mirror image of the other one is not proved again, and all that a check finds is the same.
@Suite struct MirrorImageTests {
  /// The results of a check of both directions, and the number of parts of sizes that were proved.
  private func checked(_ text: String, usesMirrorImages: Bool) -> (text: String, parts: Int) {
    var options = CheckOptions()
    (options.checksBothDirections, options.usesMirrorImages) = (true, usesMirrorImages)
    // Fixes take most of the time of wrong screens.
    options.triesChanges = isThorough
    var parts = 0
    let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    let result = check(compilation, options: options) { if case .proving = $0 { parts += 1 } }
    let found = result.diagnostics.map { "\($0)" } + result.examined.map { "\($0)" }
    return (found.joined(separator: "\n"), parts)
  }

  /// True if a direction was not proved again. The results are the same as if it were.
  private func isShared(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    let (own, plain) = (checked(text, usesMirrorImages: true), checked(text, usesMirrorImages: false))
    #expect(own.text == plain.text, "\(text)", sourceLocation: sourceLocation)
    return own.parts < plain.parts
  }

  private func screen(_ body: String) -> String {
    "layout Screen(300x300) {\n  sizes 300x300 ... 600x600\n\(body)\n}\n"
  }

  /// Each of these is checked with `a` at the leading edge.
  private static let corner =
    "view a { .leading == superview.leading + 60; .top == superview.top + 60; .size == 50x50 }"
  /// The last row of content that scrolls, under a button that floats at an end of the scroll view.
  private static func floating(_ width: String, _ button: String) -> String {
    """
    view s: ScrollView {
      .edges == superview
      view c {
        .edges == superview.contentGuide; \(width); .height == 900
        view a: Label { text = "Last row"; .leading == superview.leading + 20; .bottom == superview.bottom - 20 }
      }
    }
    view add: Button { text = "Add"; backgroundColor = #ffffff; .size == 88x44; \(button) }
    """
  }
  private static let page = """
    view s: ScrollView {
      .edges == superview
      view page { .edges == superview; .width == 900; .height == s.frameGuide.height }
    }
    """

  @Test(arguments: [
    corner,
    "view b { .trailing == safeArea.trailing; .top == margins.top; .size == 50x50 }",
    "view b { .centerX == superview.centerX; .top == superview.top; .size == 50x50 }",
    "view b { .centerX == superview.centerX @high; .top == superview.top; .size == 50x50 }",
    "view b: HStack { .edges(top, leading) == superview inset 8; view c: Label { text = \"Go\" } }",
    """
    view s: ScrollView {
      .edges == superview
      view page { .edges == superview inset 4; .width == s.frameGuide.width - 8; .height == 900 }
    }
    """,
    page,
    "margins = (8, 20, 8, 20); view b { .leading == margins.leading; .top == superview.top; .size == 50x50 }",
    "\(corner)\n  when width < 400 { a.alpha = 0.5 }",
    "\(corner)\n  state wide { a.alpha = 1 }",
    "\(corner)\n  assert a.trailing <= superview.trailing - 9",
    floating(".width == superview.frameGuide.width", ".edges(bottom, trailing) == superview"),
  ])
  func aMirrorImageIsNotProvedAgain(_ body: String) { #expect(isShared(screen(body))) }

  @Test(arguments: [
    "view b { .left == superview.left + 10; .top == superview.top; .size == 50x50 }",
    "view b { .centerX == superview.centerX + 10; .top == superview.top; .size == 50x50 }",
    "view b { .leading == superview.leading @high; .centerX >= superview.centerX; .top == superview.top; .size == 9x9 }",
    "view b { frame = (10, 10, 50, 50) }",
    "\(corner)\n  a.direction = ltr",
    "\(corner)\n  a.transform = rotate(45deg)",
    "\(corner)\n  when direction == rtl { a.alpha = 0.5 }",
    "\(corner)\n  assert a.right <= superview.left + 600",
    "\(corner)\n  assert a.centerX >= superview.centerX - 300",
    "\(page)\n  view b { .leading == s.page.leading; .top == superview.top; .size == 50x50 }",
    // What is covered is not the same in both directions, and what is found is proved again.
    floating(".width == 900", ".edges(bottom, trailing) == superview"),
    floating(".width == superview.frameGuide.width", ".edges(bottom, leading) == superview"),
  ])
  func whatIsNotMirroredIsProvedInBothDirections(_ body: String) { #expect(!isShared(screen(body))) }

  /// Each layout is sound from left to right alone.
  @Test(arguments: [
    (
      "view b { .left == superview.left; .leading == superview.leading; .top == superview.top; .size == 50x50 }",
      "L0501"
    ),
    ("\(corner)\n  assert a.right <= superview.left + 110", "L0511"),
    ("\(corner)\n  when direction == rtl { a.width == 60 }", "L0501"),
    ("\(page)\n  view b { .leading == s.page.leading; .top == superview.top; .size == 50x50 }", "L0534"),
  ])
  func whatFailsFromRightToLeftAloneIsFound(_ body: String, _ code: String) {
    let text = screen(body)
    #expect(!isShared(text))
    #expect(!findings(text).contains { $0.hasPrefix(code) }, "\(findings(text))")
    var options = CheckOptions()
    options.checksBothDirections = true
    #expect(findings(text, options: options).contains { $0.hasPrefix(code) }, "\(findings(text, options: options))")
  }

  @Test func aSheetThatIsOnTheScreenFromRightToLeftAloneCovers() {
    // The state brings the sheet onto the screen, where it covers on purpose. From right to left it is there without the state.
    let text = screen(
      """
      view more: Label { text = "Read more about it"; .edges(top, leading) == superview inset 90 }
      view a: Label { text = "Welcome"; .edges(top, leading) == superview inset 16 }
      view sheet {
        backgroundColor = #ffffff; .top == superview.top + 100; .size == 300x150
        view b: Label { text = "Continue"; .leading == superview.leading + 100; .top == superview.top }
      }
      constraint parked: sheet.left == a.right - 400
      state open { parked.active = false; sheet.leading == superview.leading }
      """)
    _ = isShared(text)
    var options = CheckOptions()
    options.checksBothDirections = true
    let found = findings(text, options: options).filter { $0.hasPrefix("L0604") }
    #expect(found.contains { $0.hasSuffix("at every size (right to left)") }, "\(found)")
  }

  @Test(arguments: [
    "view b { .leading == superview.leading; .top == superview.top; .width == 50 }",
    "\(corner)\n  a.width == 9",
    "view b: Button { text = \"Go\"; .leading == superview.leading; .top == superview.top; .height == 20 }",
    "\(corner)\n  assert a.width == 51",
  ])
  func whatIsWrongInBothDirectionsIsProvedInBoth(_ body: String) { #expect(!isShared(screen(body))) }

  @Test func noResultOfRandomScreensChanges() {
    var shared = [0, 0]
    for seed in 0..<cases(40, thorough: 2000) as Range<UInt64> {
      for (index, flaws) in [false, true].enumerated() {
        let text = RandomTurnedScreen(seed: seed, flaws: flaws).text
        #expect(!compile(path: "r.lay", bytes: Array(text.utf8)) { _ in nil }.hasErrors, "seed \(seed)\n\(text)")
        if isShared(text) { shared[index] += 1 }
      }
    }
    #expect(shared[0] >= 5, "\(shared)")
  }

  @Test func noResultOfRandomFilesChanges() {
    for seed in 1..<cases(10, thorough: 1000) as Range<UInt64> { _ = isShared(RandomFile(seed: seed).text) }
    for seed in 0..<cases(10, thorough: 1000) as Range<UInt64> {
      _ = isShared(RandomScreen(seed: seed).text)
      _ = isShared(RandomForm(seed: seed).text)
    }
  }
}
