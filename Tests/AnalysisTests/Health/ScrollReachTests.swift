import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Content that scrolling does not bring into sight: beyond the content size, or under a view over an end of the scroll view.
@Suite struct ScrollReachTests {
  private func findings(_ body: String, sizes: String = "320x480 ... 430x932") -> [Diagnostic] {
    checked("layout Screen(375x667) {\nsizes \(sizes)\n\(body)\n}\n").diagnostics.filter {
      $0.code.id.hasPrefix("L06") || $0.severity == .error
    }
  }

  private func said(_ body: String, sizes: String = "320x480 ... 430x932") -> [String] {
    findings(body, sizes: sizes).map { "\($0.code.id) \($0.message)" }
  }

  // MARK: - Content size

  private func content(_ height: String, _ inner: String) -> String {
    """
    view s: ScrollView {
      .edges == superview
      view c { .edges == superview.contentGuide; .width == superview.frameGuide.width; \(height)\n\(inner) }
    }
    """
  }

  @Test func aButtonBeyondTheContentIsReported() {
    let button = "view a: Button { text = \"Delete account\"; .leading == margins.leading; .top == superview.top + 2000"
    let found = findings(content(".height == 44", "\(button) }"))
    #expect(found.map { $0.message } == ["'s.c.a' reaches beyond the content of 's' at every size"])
    #expect(found.first?.caretLabel == "at 320x480 it reaches 1986 beyond the bottom edge of the content")
    #expect(found.first?.fixIt?.message == "write `.bottom == a.bottom` on line 5")
    #expect(said(content("", "\(button); .bottom == superview.bottom }")) == [])
  }

  @Test func aViewInsideOfOneBeyondTheContentIsNotReportedAgain() {
    let body = """
      view s: ScrollView {
        .edges == superview
        view c { .edges(top, leading, trailing) == superview; .width == superview.frameGuide.width; .height == 900
          view d { .edges == superview
            view a: Button { text = "Delete account"; .leading == superview.leading; .bottom == superview.bottom }
          }
        }
        .contentGuide.height == 600
      }
      """
    #expect(said(body) == ["L0607 's.c' reaches beyond the content of 's' at every size"])
  }

  @Test func aPictureThatAViewInTheContentCutsOffIsNotReported() {
    let picture = "view p: Image { .edges(leading, trailing) == superview; .top == superview.top - 40; .height == 200 }"
    let card = "view d { .edges == superview; .height == 100"
    #expect(said(content("", "\(card)\nclipsToBounds = true\n\(picture) }")) == [])
    #expect(
      said(content("", "\(card)\n\(picture) }")) == [
        "L0607 's.c.d.p' reaches beyond the content of 's' at every size"
      ])
  }

  @Test func aViewBeyondAnOuterClippingViewIsReported() {
    let text = "view t: Label { text = \"Terms\"; .leading == superview.leading; .bottom == superview.bottom }"
    let inner =
      "view inner { clipsToBounds = true; .edges(top, leading, trailing) == superview; .height == 300\n\(text) }"
    #expect(
      said("view outer { clipsToBounds = true; .edges(top, leading, trailing) == superview; .height == 200\n\(inner) }")
        == ["L0603 'outer.inner.t' is cut off by 'outer' at every size"])
  }

  // MARK: - Views over the ends

  private func page(_ scroll: String, _ last: String, _ bar: String) -> String {
    """
    view s: ScrollView {
      \(scroll)
      view c {
        .edges == superview.contentGuide; .width == superview.frameGuide.width
        view a: Button { text = "Last row"; .leading == superview.leading + 20; .top == superview.top + 2000; \(last) }
      }
    }
    view bar { backgroundColor = #ffffff; \(bar) }
    """
  }

  private let bottomBar = ".edges(leading, trailing, bottom) == superview; .height == 60"

  @Test func aBarOverTheEndOfAScrollViewIsReportedWithAFix() {
    let found = findings(page(".edges == superview", ".bottom == superview.bottom", bottomBar))
    #expect(found.map { $0.message } == ["'s.c.a' cannot be scrolled out from under 'bar' at every size"])
    #expect(found.first?.code == .coveredContent)
    #expect(found.first?.caretLabel == "at 320x480 's.c.a' ends 60 points below its top, with 's' scrolled to the end")
    #expect(
      found.first?.fixIt?.message
        == "write `.edges(top, leading, trailing) == superview` on line 4 and `s { .bottom == bar.top }`")
    #expect(said(page(".edges == superview", ".bottom == superview.bottom - 60", bottomBar)) == [])
    #expect(said(page(".edges == superview", ".bottom == superview.bottom - 58.5", bottomBar)).count == 1)
    #expect(
      said(
        page(
          ".edges(top, leading, trailing) == superview; .bottom == bar.top", ".bottom == superview.bottom", bottomBar))
        == [])
    // Text under a view that lets it shine through is not hidden.
    #expect(
      said(page(".edges == superview", ".bottom == superview.bottom", bottomBar + "; alpha = 0.5"))
        == [])
    #expect(said(page(".edges == superview", ".bottom == superview.bottom", bottomBar) + "\nallow L0604") == [])
  }

  @Test func aBarOverTheStartOfAScrollViewIsReported() {
    let body = """
      view s: ScrollView {
        .edges == superview
        view c {
          .edges == superview.contentGuide; .width == superview.frameGuide.width; .height == 2000
          view a: Button { text = "First row"; .leading == superview.leading + 20; .top == superview.top + 8 }
        }
      }
      view bar { backgroundColor = #ffffff; .edges(top, leading, trailing) == superview; .height == 60 }
      """
    #expect(said(body) == ["L0604 's.c.a' cannot be scrolled out from under 'bar' at every size"])
    #expect(said(body.replacing("top + 8", with: "top + 60")) == [])
  }

  @Test(arguments: ["leading", "trailing"])
  func contentThatComesOutBesideABarIsNotReported(_ side: String) {
    func said(_ width: String, _ other: String) -> [String] {
      let bar = ".edges(top, bottom, \(other)) == superview; .width == \(width)"
      let button = ".bottom == superview.bottom; .width == 200"
      let body = page(".edges == superview", button, bar).replacing("leading + 20", with: "leading")
      let text = side == "leading" ? body : body.replacing("superview.leading", with: "superview.trailing")
      return self.said(
        text.replacing("a: Button { text = \"Last row\"; .leading", with: "a: Button { text = \"Last row\"; .\(side)"))
    }
    let other = side == "leading" ? "trailing" : "leading"
    #expect(said("120", other) == [])
    // A point or less of the view lies under the bar.
    #expect(said("121", other) == [])
    #expect(said("140", other) == ["L0604 's.c.a' cannot be scrolled out from under 'bar' for every width below 339"])
    #expect(said("120", side) == ["L0604 's.c.a' cannot be scrolled out from under 'bar' at every size"])
  }

  @Test func aViewInTheMiddleLeavesRoomAboveAndBelow() {
    let bar = ".centerY == superview.centerY; .edges(leading, trailing) == superview; .height == 60"
    #expect(said(page(".edges == superview", ".bottom == superview.bottom", bar)) == [])
    // Short content stays where it is.
    let short = page(".edges == superview", ".bottom == superview.bottom", bar).replacing("+ 2000", with: "+ 200")
    #expect(said(short, sizes: "320x480") == ["L0604 's.c.a' cannot be scrolled out from under 'bar' at 320x480"])
    // A button beside the last row covers nothing.
    let side = ".bottom == superview.bottom - 16; .trailing == superview.trailing - 16; .size == 56x56"
    #expect(said(page(".edges == superview", ".bottom == superview.bottom", side)) == [])
  }

  @Test func contentMovesByTheInsetsOfTheSafeArea() {
    let bar = ".edges(leading, trailing, bottom) == superview; .top == safeArea.bottom"
    let body = page(".edges == superview", ".bottom == superview.bottom", bar)
    #expect(said(body, sizes: "\"iPhone 17 Pro portrait\"") == [])
    #expect(
      said(body.replacing("safeArea.bottom", with: "safeArea.bottom - 2"), sizes: "\"iPhone 17 Pro portrait\"").count
        == 1)
  }

  @Test func aTableUnderABarIsReported() {
    let table = "view list: Table { .edges == superview }\nview bar { backgroundColor = #ffffff; "
    #expect(
      said("\(table)\(bottomBar) }") == ["L0604 'list' cannot be scrolled out from under 'bar' at every size"])
    #expect(findings("\(table)\(bottomBar) }").first?.caretLabel == "at 320x480 it covers the last 60 points of 'list'")
    #expect(
      said("\(table).trailing == superview.trailing - 16; .bottom == superview.bottom - 16; .size == 56x56 }") == [])
    #expect(
      said("\(table).edges(leading, trailing) == superview; .centerY == superview.centerY; .height == 60 }") == [])
  }

  // MARK: - Advice and sizes of the system

  @Test func aMissingContentHeightFollowsFromTheLastViewInside() {
    let body = content(
      "", "view a: Button { text = \"Delete account\"; .leading == margins.leading; .top == superview.top + 2000 }")
    let all = checked("layout Screen(375x667) {\nsizes 320x480 ... 430x932\n\(body)\n}\n").diagnostics
    let fixes = all.filter { $0.code == .ambiguousLayout }.compactMap { $0.fixIt?.message }
    #expect(fixes.count == 1 && fixes.allSatisfy { $0.contains(".bottom == ") && $0.contains("a.bottom") }, "\(fixes)")
    #expect(all.allSatisfy { !$0.notes.contains { $0.text.contains("height == 44") } })
  }

  @Test(arguments: [1, 2, 3] as [Rational]) func aTextViewOfItsOwnSizeIsNoSmallTarget(_ scale: Rational) {
    var options = CheckOptions()
    options.scale = scale
    let text =
      "view t: TextView { text = \"Hello World\"; scrolls = false; .leading == margins.leading; .top == safeArea.top }"
    let found = checked("layout Screen(375x667) {\nsizes 320x480 ... 430x932\n\(text)\n}\n", options: options)
      .diagnostics
    #expect(found.map { $0.message } == [])
  }

  // MARK: - Kinds with a background of the system

  @Test(arguments: ["Table", "TextView"]) func aLabelUnderAViewOfTheSystemIsHidden(_ kind: String) {
    let status = "view status: Label { text = \"online\"; .centerX == superview.centerX; .top == superview.top + 8 }"
    #expect(said("\(status)\nview list: \(kind) { .edges == superview }").count == 1)
    #expect(said("\(status)\nview list: \(kind) { .edges == superview; backgroundColor = none }") == [])
    #expect(said("\(status)\nview list: \(kind) { .edges == superview; alpha = 0.5 }") == [])
    #expect(
      said("\(status)\nview list: \(kind) { .leading == superview.leading; .top == status.bottom; .size == 100x100 }")
        == [])
  }

  // MARK: - Frames

  /// Random scroll views with views at two depths, under a random bar: the findings are those that the positions of all views at the
  /// start and at the end of scrolling show.
  @Test func noSizeContradictsWhatScrollingReaches() throws {
    var (points, beyond, covered) = (0, 0, 0)
    for seed in 0..<cases(60, thorough: 2000) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let text = screen(&random)
      let compilation = compile(path: "random.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
      #expect(!compilation.hasErrors, "seed \(seed): \(compilation.diagnostics.map(\.message))\n\(text)")
      let layout = try #require(compilation.layouts.first)
      var options = CheckOptions()
      if seed % 2 == 1 {
        options.safeArea = ExactInsets(top: Rational(45), left: .zero, bottom: Rational(33), right: .zero)
      }
      let examination = LayoutExamination(layout, options, lint: .all)
      examination.run { _, _ in }
      guard let health = examination.health, examination.proofs.allSatisfy({ $0.isSound }) else { continue }
      #expect(!health.hasOpenOverlaps, "seed \(seed)\n\(text)")
      var picture = Layout(layout.program)
      for _ in 0..<20 {
        let size = ExactSize(
          width: Rational(Int.random(in: 600...1000, using: &random), 2),
          height: Rational(Int.random(in: 600...1400, using: &random), 2))
        picture.resize(to: LayoutEnvironment(size: size, safeArea: options.safeArea))
        let oracle = ScrollOracle(picture, layout, options.safeArea)
        let here = health.findings.filter { $0.finding.contains(size) }
        let out = Set(
          here.compactMap { found -> ViewID? in
            guard case .isInside = found.claim.statement, found.claim.kind == .scrollContent else { return nil }
            return found.claim.view
          })
        let under = Set(
          here.compactMap { if case .scrollsOut(let part) = $0.claim.statement { part.view } else { nil } })
        (points, beyond, covered) = (points + 1, beyond + oracle.beyond.count, covered + oracle.covered.count)
        let comment = "seed \(seed) at \(size.spelled)\n\(text)"
        #expect(out.subtracting(oracle.scrollViews) == oracle.beyond, "\(comment)")
        #expect(under == oracle.covered, "\(comment)")
      }
    }
    #expect(points > 800 && beyond > 200 && covered > 200, "\(points) points, \(beyond) beyond, \(covered) covered")
  }

  private func screen(_ random: inout SeededGenerator) -> String {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let height = [".height == \(number(40...1200))", ".height == \(number(2...20) * 10)% * root.height"][number(0...1)]
    var inner: [String] = []
    for index in 0..<3 {
      let kind = ["Label { text = \"Row\"", "Button { text = \"Row\"", "Image { .size == 30x\(number(5...200))"][
        number(0...2)]
      let side =
        number(0...1) == 0
        ? ".left == superview.left + \(number(0...90))" : ".right == superview.right - \(number(0...90))"
      let down =
        number(0...1) == 0
        ? ".top == superview.top + \(number(0...500))" : ".bottom == superview.bottom - \(number(-20...200))"
      inner.append("view v\(index): \(kind); \(side); \(down) }")
    }
    let bar =
      [
        ".bottom == superview.bottom - \(number(0...80))", ".top == superview.top + \(number(0...80))",
        ".top == superview.top + \(number(1...9))0% * superview.height",
      ][number(0...2)]
    let across = [
      ".edges(leading, trailing) == superview",
      ".left == superview.left + \(number(0...90)); .width == \(number(20...200))",
    ][number(0...1)]
    return """
      layout Screen(375x667) {
        sizes 300x300 ... 500x700
        view s: ScrollView {
          .edges(leading, trailing) == superview
          .top == superview.top + \(number(0...60)); .bottom == superview.bottom - \(number(0...60))
          view c {
            .edges == superview.contentGuide; .width == superview.frameGuide.width; \(height)
            \(inner[0])
            view d { .edges == superview
              \(inner[1])
            }
            \(inner[2])
          }
        }
        view bar { backgroundColor = #ffffff; \(bar); \(across); .height == \(number(10...200)) }
      }
      """
  }
}

/// The views of one scroll view that scrolling does not bring into sight, by frames alone.
private struct ScrollOracle {
  private(set) var beyond: Set<ViewID> = []
  private(set) var covered: Set<ViewID> = []
  let scrollViews: Set<ViewID>

  init(_ picture: Layout, _ layout: CompiledLayout, _ safeArea: ExactInsets) {
    let (frames, views) = (rootFrames(of: picture), layout.program.views)
    func view(_ path: String) -> ViewID {
      views.indices.map { ViewID($0) }.first { views[$0.index].role == .view && layout.spelledPath($0) == path }
        ?? .root
    }
    let (scroll, content, bar) = (frames[view("s").index], frames[view("s.c").index], frames[view("bar").index])
    scrollViews = [view("s.c"), view("s.c.d")]
    let height = picture.environment.size.height
    let scrolls = content.height >= scroll.height
    let least = max(scroll.y, safeArea.top)
    let start = least - scroll.y
    let end = min(scroll.maxY, height - safeArea.bottom) - content.maxY
    for index in views.indices where [.label, .button, .image].contains(views[index].kind) {
      let frame = frames[index]
      if frame.x < content.x || frame.maxX > content.maxX || frame.y < content.y || frame.maxY > content.maxY {
        beyond.insert(ViewID(index))
      }
      // A text or control comes out wholly but for a point, a picture by a point.
      let (least, isPicture) = (min(frame.height, 44), views[index].kind == .image)
      let (near, far) = isPicture ? (frame.maxY - 1, frame.y + 1) : (frame.y + 1, frame.maxY - 1)
      let isAbove = far + start <= bar.y || far + end <= bar.y
      let isBelow = near >= bar.maxY || scrolls && near + start >= bar.maxY
      let (above, below) = (bar.y - scroll.y >= least, scroll.maxY - bar.maxY >= least)
      let isLong = content.height - scroll.height >= bar.height
      let isSeen = above && isAbove || below && isBelow || above && below && isLong
      let isLeft = frame.maxX <= bar.x + 1
      let isRight = frame.x >= bar.maxX - 1 && scroll.maxX - bar.maxX >= min(frame.width, 44)
      if !isSeen && !isLeft && !isRight { covered.insert(ViewID(index)) }
    }
  }
}
