import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Controls outside of a view around them, where UIKit delivers no touches.
@Suite struct TouchTests {
  private func findings(_ body: String, sizes: String = "320x480 ... 430x932") -> [Diagnostic] {
    checked("layout Screen(375x667) {\nsizes \(sizes)\n\(body)\n}\n").diagnostics.filter {
      $0.code.id.hasPrefix("L06") || $0.code == .leavesSuperview || $0.severity == .error
    }
  }

  private func said(_ body: String, sizes: String = "320x480 ... 430x932") -> [String] {
    findings(body, sizes: sizes).map { "\($0.code.id) \($0.message)" }
  }

  private func card(_ size: String, _ inner: String) -> String {
    "view card { .edges(top, leading) == superview inset 40; .size == \(size)\n\(inner) }"
  }

  private let close = "view x: Button { text = \"X\"; .size == 44x44; "

  @Test func aButtonOutsideOfItsSuperviewIsReported() {
    let found = findings(card("100x100", "\(close).leading == superview.leading + 110; .top == superview.top }"))
    #expect(
      found.map { $0.message } == ["the part of 'card.x' inside of 'card' is too small for a finger at every size"])
    #expect(found.map { $0.code } == [.untouchedPart])
    #expect(found.first?.caretLabel == "at 320x480 no touch gets to it")
  }

  @Test func theSizesAreExact() {
    let body = """
      view card {
        .edges(top, leading) == superview inset 40; .height == 100; .width == 50% * superview.width
        \(close).leading == superview.leading + 150; .top == superview.top }
      }
      """
    #expect(
      said(body) == ["L0610 the part of 'card.x' inside of 'card' is too small for a finger for every width below 367"])
    #expect(
      findings(body).first?.caretLabel == "at 320x480 at most 10 of the 44 points of its width receive touches")
  }

  /// A button keeps the size of the system's own where it is smaller than a finger.
  @Test func aPartThatIsLargeEnoughIsNoFault() {
    let badge = "\(close).centerX == superview.trailing; .centerY == superview.top }"
    #expect(said(card("100x100", badge)).count == 1)
    #expect(
      said(
        "\(card("100x100", ""))\nview x: Button { text = \"X\"; .size == 44x44; .centerX == card.trailing; .centerY == card.top }"
      ) == [])
    let wide = "view x: Button { text = \"X\"; .size == 200x44; .leading == superview.leading; .top == superview.top }"
    #expect(said(card("100x100", wide)).allSatisfy { $0.hasPrefix("L0537") })
    #expect(said(card("100x29", "view x: Button { text = \"X\"; .edges(top, leading) == superview }")) == [])
    #expect(said(card("100x23", "view x: Button { text = \"X\"; .edges(top, leading) == superview }")).count == 1)
  }

  /// A sixth of a control outside, at either end, is not noticed.
  @Test func aPartThatIsNearlyTheWholeIsNoFault() {
    func isReported(_ height: Int) -> Bool {
      let text = """
        layout Screen(300x300) {
          sizes 200x200 ... 400x400
          view box {
            .edges(top, leading) == superview inset 40; .width == 200; .height == \(height)
            view go: Button { text = "Go"; .size == 60x36; .center == superview }
          }
        }

        """
      return checked(text).diagnostics.contains { $0.code == .untouchedPart }
    }
    #expect(!isReported(36) && !isReported(30) && !isReported(29))
    #expect(isReported(28) && isReported(20))
  }

  @Test func aContainerOfNoHeightTakesNoTouches() {
    let inner = "view x: Button { text = \"Continue\"; .leading == superview.leading; .centerY == superview.centerY }"
    #expect(
      said(card("200x0", inner)) == [
        "L0610 the part of 'card.x' inside of 'card' is too small for a finger at every size"
      ])
    #expect(said(card("200x0", "clipsToBounds = true\n\(inner)")).allSatisfy { $0.hasPrefix("L0603") })
    #expect(said(card("200x0", "view t: Label { text = \"A\"; .edges(top, leading) == superview }")) == [])
  }

  @Test func hitInsetsEndAtTheSuperview() {
    let inner = "view x: Button { hitInsets = 12; .size == 20x20; .edges == superview inset 2 }"
    let found = said("view card { .edges(top, leading) == superview inset 40\n\(inner) }")
    #expect(found == ["L0610 the part of 'card.x' inside of 'card' is too small for a finger at every size"])
    #expect(
      said("view card { .edges(top, leading) == superview inset 40\n\(inner.replacing("inset 2", with: "inset 12")) }")
        == [])
  }

  @Test func viewsAroundTheSuperviewLimitTouchesToo() {
    let body = """
      view outer { .edges(top, leading) == superview inset 40; .size == 60x60
        view inner { .edges(top, leading) == superview inset 40; .size == 200x60
          \(close).leading == superview.leading + 40; .top == superview.top }
        }
      }
      """
    #expect(
      said(body).contains("L0610 the part of 'outer.inner.x' inside of 'outer' is too small for a finger at every size")
    )
  }

  @Test func aScrollViewWithControlsHasToBeInside() {
    func scroll(_ inner: String, _ height: Int) -> String {
      card(
        "200x200",
        """
        view s: ScrollView { .edges(top, leading, trailing) == superview; .height == \(height)
          view c { .edges == superview.contentGuide; .width == superview.frameGuide.width; .height == 900\n\(inner) }
        }
        """)
    }
    let button = "\(close).leading == superview.leading; .top == superview.top + 300 }"
    #expect(said(scroll(button, 200)) == [])
    #expect(
      said(scroll(button, 230)) == [
        "L0610 the part of 'card.s' inside of 'card' is too small for a finger at every size"
      ])
    #expect(findings(scroll(button, 230)).first?.caretLabel == "at 320x480 it reaches 30 points beyond 'card'")
    // Any part of a scroll view moves what people only look at.
    #expect(said(scroll("", 230)).allSatisfy { $0.hasPrefix("L0537") })
  }

  /// What is below the fold may be scrolled to.
  @Test(arguments: [100, 700]) func aControlInScrollContentIsJudgedAtAnyHeight(top: Int) {
    let inner = "\(close).centerX == superview.trailing; .centerY == superview.top }"
    let body = """
      view s: ScrollView { .edges == superview
        view c { .edges == superview.contentGuide; .width == superview.frameGuide.width; .height == 1200
          view card { .edges(leading) == superview inset 40; .top == superview.top + \(top); .size == 200x60\n\(inner) }
        }
      }
      """
    #expect(
      said(body) == ["L0610 the part of 's.c.card.x' inside of 's.c.card' is too small for a finger at every size"])
  }

  /// A view far around is no cause if one inside of it ends the touch area.
  @Test func whatOneViewEndsIsReportedOfThatAlone() {
    let body = """
      view content { .edges == superview
        view box { .size == 50x50; .edges(leading, top) == superview inset 20
          view s: ScrollView { .size == 100x44; .edges(top, leading) == superview
            view row: Button { text = "Row"; .edges == superview.contentGuide; .height == 44; .width == 300 }
          }
        }
      }
      """
    let found = said(body).filter { $0.hasPrefix("L0610") }
    #expect(found.count == 1 && found[0].contains("inside of 'content.box'"), "\(found)")
  }

  @Test func aControlBeyondScrollContentIsReportedOnce() {
    let body = """
      view s: ScrollView { .edges == superview
        view c { .edges == superview.contentGuide; .width == superview.frameGuide.width; .height == 44
          \(close).leading == superview.leading; .top == superview.top + 300 }
        }
      }
      """
    #expect(said(body).map { String($0.prefix(5)) } == ["L0607"])
  }

  @Test func anAllowSilencesIt() {
    let inner = "\(close).leading == superview.leading + 110; .top == superview.top; allow L0610 \"on purpose\" }"
    #expect(said(card("100x100", inner)) == [])
  }

  // MARK: - Frames

  /// Random cards inside cards with controls that overhang: what is reported is what a touch at each point of a grid gets to.
  @Test func noSizeContradictsTheTouchesOfRandomScreens() throws {
    var (points, failing) = (0, 0)
    for seed in 0..<cases(50, thorough: 3000) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let text = RandomCards(&random).text
      let compilation = compile(path: "random.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
      #expect(!compilation.hasErrors, "seed \(seed): \(compilation.diagnostics.map(\.message))\n\(text)")
      let layout = try #require(compilation.layouts.first)
      var options = CheckOptions()
      options.checksBothDirections = seed % 3 == 0
      let examination = LayoutExamination(layout, options, lint: .all)
      examination.run { _, _ in }
      guard let health = examination.health, examination.proofs.allSatisfy({ $0.isSound }) else { continue }
      var picture = Layout(layout.program)
      for _ in 0..<16 {
        let size = ExactSize(
          width: Rational(Int.random(in: 200...1000, using: &random), 2),
          height: Rational(Int.random(in: 200...1000, using: &random), 2))
        for direction in seed % 3 == 0 ? [.leftToRight, .rightToLeft] : [InterfaceDirection.leftToRight] {
          let report = picture.resize(to: LayoutEnvironment(size: size, direction: direction))
          if !report.ambiguities.isEmpty { continue }
          let here = health.findings.filter {
            $0.claim.kind == .untouched && $0.finding.contains(size)
              && examination.proofs[$0.proof].variant.direction == direction
          }
          let oracle = TouchOracle(picture, layout)
          let found = Set(here.map { $0.claim.view }).subtracting(oracle.cutOff)
          let wanted = oracle.untouched.subtracting(oracle.cutOff)
          (points, failing) = (points + 1, failing + wanted.count)
          #expect(found == wanted, "seed \(seed) at \(size.spelled), \(direction)\n\(text)")
        }
      }
    }
    // A comparison in which nothing fails would be none.
    #expect(points > 400 && failing > 200, "\(points) points, \(failing) failing")
  }
}

/// The controls of which too little gets touches, by asking every view for what it passes on, as UIKit's `hitTest` does.
private struct TouchOracle {
  private(set) var untouched: Set<ViewID> = []
  /// The controls that a view around them clips, which is another check's.
  private(set) var cutOff: Set<ViewID> = []
  private let frames: [ExactRect]
  private let picture: Layout
  private let compiled: CompiledLayout
  private var views: [ViewDescription] { compiled.program.views }

  init(_ picture: Layout, _ compiled: CompiledLayout) {
    (self.picture, self.compiled) = (picture, compiled)
    frames = rootFrames(of: picture)
    let root = ExactRect(
      x: .zero, y: .zero, width: picture.environment.size.width, height: picture.environment.size.height)
    for view in views.indices where views[view].superview == .root && views[view].role == .view {
      // The root is judged by what extends beyond the screen.
      visit(ViewID(view), within: nil, shown: nil, root)
    }
  }

  /// Judges a view and those inside. `shown` is the outermost scroll view around it, which may show any part of its content.
  private mutating func visit(
    _ view: ViewID, within outer: (x: Span, y: Span)?, shown: ViewID?, _ root: ExactRect
  ) {
    if picture.isHidden(view) { return }
    let (frame, description) = (frames[view.index], views[view.index])
    if description.kind == .button || description.kind == .textField {
      judge(view, within: outer, shown: shown ?? view, root)
    }
    let own = (x: Span(frame.x, frame.maxX), y: Span(frame.y, frame.maxY))
    if description.kind == .scrollView {
      for next in views.indices where views[next].superview == view && views[next].role == .view {
        visit(ViewID(next), within: nil, shown: shown ?? view, root)
      }
      return
    }
    let inner = compiled.alwaysClips(view) ? outer : outer.map { ($0.x.common(own.x), $0.y.common(own.y)) } ?? own
    for next in views.indices where views[next].superview == view && views[next].role == .view {
      visit(ViewID(next), within: inner, shown: shown, root)
    }
  }

  private mutating func judge(
    _ view: ViewID, within outer: (x: Span, y: Span)?, shown: ViewID, _ root: ExactRect
  ) {
    let (frame, insets, description) = (frames[view.index], compiled.hitInsets(of: view), views[view.index])
    let seen = frames[shown.index]
    let isOff = seen.maxX.sign <= 0 || seen.maxY.sign <= 0 || seen.x >= root.width || seen.y >= root.height
    var around = description.superview
    while let next = around, next != .root, views[next.index].kind != .scrollView {
      let clip = frames[next.index]
      let isInside = frame.x >= clip.x && frame.maxX <= clip.maxX && frame.y >= clip.y && frame.maxY <= clip.maxY
      if compiled.alwaysClips(next), !isInside { cutOff.insert(view) }
      around = views[next.index].superview
    }
    guard let outer, !isOff else { return }
    let x = Span(frame.x - insets.left, frame.maxX + insets.right)
    let y = Span(frame.y - insets.top, frame.maxY + insets.bottom)
    for (axis, own, limit) in [(LayoutAxis.horizontal, x, outer.x), (.vertical, y, outer.y)] {
      let natural = [1, 2, 3].map { scale in
        description.kind.contentSize(
          of: description.text, fontSize: description.fontSize, weight: description.fontWeight, scale: scale)[axis]
      }
      let least = natural.reduce(44) { min($0, $1) }
      if own.common(limit).length < min(least, own.length * Rational(5, 6)) - 1 { untouched.insert(view) }
    }
  }

  private struct Span {
    var from: Rational
    var to: Rational
    var length: Rational { to - from }

    init(_ from: Rational, _ to: Rational) { (self.from, self.to) = (from, to) }

    func common(_ other: Span) -> Span { Span(max(from, other.from), min(to, other.to)) }
  }
}

/// A screen of cards inside cards, some of them empty, clipping or hidden, with controls that may overhang.
private struct RandomCards {
  private(set) var text = ""

  init(_ random: inout SeededGenerator) {
    var count = 0
    var lines = ["layout Screen(300x300) {", "  sizes 100x100 ... 500x500"]
    let scrolls = Int.random(in: 0...2, using: &random) == 0
    if scrolls {
      lines += [
        "view page: ScrollView {", ".edges == superview",
        "view content { .edges == superview.contentGuide; .width == superview.frameGuide.width; .height == 700",
      ]
    }
    for _ in 0..<2 { lines += RandomCards.card(depth: 0, &count, &random) }
    if scrolls { lines += ["}", "}"] }
    text = lines.joined(separator: "\n") + "\n}\n"
  }

  private static func card(depth: Int, _ count: inout Int, _ random: inout SeededGenerator) -> [String] {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let indent = String(repeating: "  ", count: depth + 1)
    count += 1
    let name = "k\(count)"
    var lines = ["\(indent)view \(name) {"]
    if number(0...5) == 0 { lines.append("\(indent)  clipsToBounds = true") }
    if number(0...5) == 0 { lines.append("\(indent)  when width < \(number(100...400)) { hidden = true }") }
    let across = [
      ".edges(leading, trailing) == superview inset \(number(-10...20))",
      ".leading == superview.leading + \(number(-20...80)); .width == \(number(0...160))",
      ".trailing == superview.trailing - \(number(-20...40)); .width == \(number(1...12))0% * superview.width",
    ][number(0...2)]
    let down = [
      ".edges(top, bottom) == superview inset \(number(-10...20))",
      ".top == superview.top + \(number(-20...80)); .height == \(number(0...3) == 0 ? 0 : number(0...160))",
      ".bottom == superview.bottom - \(number(-20...40)); .height == \(number(1...12))0% * superview.height",
    ][number(0...2)]
    lines.append("\(indent)  \(across); \(down)")
    for _ in 0..<number(1...2) {
      count += 1
      let kind = ["Button { text = \"Go\"", "Button { text = \"Sign in\"", "TextField { placeholder = \"Name\""][
        number(0...2)]
      let insets = number(0...2) == 0 ? "hitInsets = \(number(-4...14)); " : ""
      let x = [
        ".leading == superview.leading + \(number(-30...90))", ".trailing == superview.trailing - \(number(-30...30))",
        ".centerX == superview.centerX", ".centerX == superview.trailing",
        ".edges(leading, trailing) == superview inset \(number(-8...8))",
      ][number(0...4)]
      let y = [
        ".top == superview.top + \(number(-30...90))", ".bottom == superview.bottom - \(number(-30...30))",
        ".centerY == superview.centerY", ".centerY == superview.top",
        ".edges(top, bottom) == superview inset \(number(-8...8))",
      ][number(0...4)]
      lines.append("\(indent)  view b\(count): \(kind); \(insets)\(x); \(y) }")
    }
    if depth < 2, number(0...2) > 0 { lines += card(depth: depth + 1, &count, &random) }
    return lines + ["\(indent)}"]
  }
}
