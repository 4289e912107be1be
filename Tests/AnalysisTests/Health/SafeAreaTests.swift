import LayCompiler
import LayDevices
import LayDiagnostics
import LayRuntime
import Testing
import TestSupport

@testable import LayAnalysis

/// What lies under bars, corners and cameras in poses of devices.
@Suite struct SafeAreaTests {
  private func found(_ body: String, sizes: String = "\"iPhone 17 Pro\"") -> [Diagnostic] {
    checked("layout Screen(300x300) {\nsizes \(sizes)\n\(body)\n}\n").diagnostics.filter {
      $0.code == .misplacedContent || $0.severity == .error
    }
  }

  private func said(_ body: String, sizes: String = "\"iPhone 17 Pro\"") -> [String] {
    found(body, sizes: sizes).map { "\($0.code.id) \($0.message)" }
  }

  private let title = "view title: Label { text = \"Inbox\"; "

  @Test func aTitleUnderTheStatusBarIsReportedWithItsPose() {
    let all = found("\(title).top == superview.top + 8; .centerX == superview.centerX }")
    #expect(
      all.map { $0.message } == [
        "'title' lies under the status bar at 402x874 (iPhone 17 Pro, portrait), and at 874x402 (iPhone 17 Pro, landscape)"
      ])
    #expect(
      all.first?.caretLabel
        == "at 402x874 it is outside of the safe area by 54 points at the top, where the inset is 62")
    #expect(all.first?.areas.map { $0.pose } == ["portrait", "landscape"])
    #expect(all.first?.areas.map { $0.device } == ["iPhone 17 Pro", "iPhone 17 Pro"])
    #expect(said("\(title).top == safeArea.top + 8; .centerX == superview.centerX }") == [])
  }

  @Test func aButtonUnderTheHomeIndicatorIsReported() {
    let button = "view go: Button { text = \"Go\"; .centerX == superview.centerX; .bottom =="
    #expect(
      said("\(button) superview.bottom - 8 }", sizes: "\"iPhone 17 Pro portrait\"") == [
        "L0603 'go' lies under the home indicator at 402x874 (iPhone 17 Pro, portrait)"
      ])
    #expect(said("\(button) safeArea.bottom }") == [])
    // A device with a button has no home indicator.
    #expect(said("\(button) superview.bottom }", sizes: "\"iPhone SE\"") == [])
    #expect(said("\(button) superview.bottom - 8 }\nallow L0603", sizes: "\"iPhone 17 Pro portrait\"") == [])
  }

  /// A constraint of its own would contradict the one that makes a label follow another view: that one is to be inset.
  @Test func viewsThatFollowAnotherAreOneReport() {
    let lower = "view b: Label { text = \"Unread\"; .leading == a.leading; .top == a.bottom }"
    // The first of three that follow each other is the one to move, whatever the order of their constraints.
    let last = "view c: Label { text = \"Drafts\"; .leading == b.leading; .top == b.bottom }"
    let all = found(
      "\(last)\n\(title).leading == superview.leading; .top == safeArea.top }\n\(lower)".replacing("title", with: "a"))
    #expect(
      all.map { $0.message } == [
        "'a' and views that follow it lie beyond the left edge of the safe area at 874x402 (iPhone 17 Pro, landscape)"
      ])
    let notes = all.first?.notes.map { $0.text } ?? []
    #expect(notes.contains("so do 'c', 'b'") || notes.contains("so do 'b', 'c'"), "\(notes)")
    #expect(notes.contains { $0.hasPrefix("tried: with `.leading == safeArea.leading` on line ") }, "\(notes)")
  }

  /// Content keeps its distances from the edges of its scroll view.
  @Test func contentFollowsItsScrollView() {
    let labels = """
      view t: Label { text = "Inbox"; .edges(top, leading, trailing) == superview; .width == superview.width }
      view u: Label { text = "Unread"; .leading == t.leading; .top == t.bottom; .bottom == superview.bottom }
      """
    let all = found("view s: ScrollView { .edges == superview; alwaysBounceVertical = true\n\(labels)\n}")
    #expect(
      all.map { $0.message }.filter { $0.hasPrefix("views in 's' lie beyond the left edge") }.count == 1,
      "\(all.map { $0.message })")
  }

  @Test func constraintsToTheScreenBecomeThoseToTheSafeArea() {
    func tried(_ body: String) -> [String] {
      found(body).flatMap { $0.notes.map { $0.text } }.filter { $0.hasPrefix("tried: ") }
    }
    let label = "view a: Label { text = \"Inbox\"; .centerX == superview.centerX; .top == superview.top + 8 }"
    #expect(
      tried(label).first?.hasPrefix("tried: with `.top == safeArea.top + 8` on line 3") == true, "\(tried(label))")
    // A card may reach the edge of the screen, and its title may not.
    let card = "view c { .edges == superview\nview t: Label { text = \"Inbox\"; .edges(top, leading) == superview }\n}"
    #expect(
      tried(card).first?.hasPrefix("tried: with `.edges(top, leading) == root.safeArea` on line 4") == true,
      "\(tried(card))")
    // Who allows it for a view has it reported for no other.
    let allowed = label.replacing("}", with: "; allow L0603 }")
    #expect(found(allowed).isEmpty)
  }

  @Test func backgroundsAndWhatScrollsReachTheEdges() {
    #expect(said("view picture: Image { intrinsic = 40x40; .edges == superview }") == [])
    #expect(said("view card { backgroundColor = #ffffff; .edges == superview }") == [])
    #expect(said("view notes: TextView { .edges == superview }") == [])
    func scrolled(_ rules: String) -> [String] {
      said("view scroll: ScrollView {\n.edges == superview; alwaysBounceVertical = true\n\(title)\(rules) }\n}")
    }
    // UIKit moves the content away from the bars above and below, and not from the camera beside it.
    #expect(
      scrolled(".edges == superview; .width == superview.width") == [
        "L0603 'scroll.title' lies beyond the left edge of the safe area at 874x402 (iPhone 17 Pro, landscape)"
      ])
    #expect(scrolled(".edges == superview inset (horizontal: 62); .width == superview.width - 124") == [])
    #expect(scrolled(".edges == superview; .width == 2000") == [])
  }

  /// UIKit insets content only if it scrolls, unless it always bounces.
  @Test func contentThatFitsIsNotMovedBelowTheStatusBar() {
    func scrolled(_ length: String, _ setting: String = "", page: String = "superview") -> [Diagnostic] {
      found(
        """
        view page: ScrollView {
          .edges == \(page); \(setting)
          view content {
            .edges == superview.contentGuide; .width == superview.frameGuide.width; .height == \(length)
            \(title).top == superview.top + 24; .centerX == superview.centerX }
          }
        }
        """, sizes: "\"iPhone 17 Pro portrait\"")
    }
    let fits = scrolled("200")
    #expect(
      fits.map { $0.message } == [
        "'page.content.title' lies under the status bar at 402x874 (iPhone 17 Pro, portrait)"
      ])
    #expect(fits[0].notes.contains { $0.text.hasPrefix("tried: with `page { alwaysBounceVertical = true }`") })
    // Content as high as the view does not scroll, by a pixel more it does.
    #expect(scrolled("874").count == 1)
    #expect(scrolled("875").isEmpty)
    #expect(scrolled("200", "alwaysBounceVertical = true").isEmpty)
    #expect(scrolled("200", page: "safeArea").isEmpty)
  }

  /// A title in the middle of a long view is not under what covers its ends.
  @Test func aViewFromEdgeToEdgeMayHaveItsTitleInTheMiddle() {
    let edges = ".edges(leading, trailing) == superview; .top == safeArea.top }"
    let lying = "\"iPhone 17 Pro landscape\""
    #expect(said("view go: Button { text = \"Go\"; \(edges)", sizes: lying) == [])
    #expect(said("\(title)textAlignment = center; \(edges)", sizes: lying) == [])
    #expect(
      said("\(title)\(edges)", sizes: lying) == [
        "L0603 'title' lies beyond the left edge of the safe area at 874x402 (iPhone 17 Pro, landscape)"
      ])
  }

  @Test func aViewOffTheScreenWaitsThere() {
    #expect(
      said("view go: Button { text = \"Go\"; .trailing == superview.leading; .top == superview.top }\nallow L0534")
        == [])
  }

  @Test func theSafeAreaOfTheDuoIsAsymmetric() {
    let close =
      "view close: Button { text = \"Close\"; .top == safeArea.top + 100; .trailing == superview.trailing - 8 }"
    let all = found(close, sizes: "\"iPhone Duo outer portrait\"")
    #expect(
      all.map { $0.message } == [
        "'close' lies beyond the right edge of the safe area at 466x678 (iPhone Duo, outer portrait)"
      ])
    #expect(
      all.first?.notes.contains { $0.text.contains("`layc devices \"iPhone Duo\"` prints their sources") } ?? false)
  }

  @Test func sizesWithoutDevicesHaveNoSafeArea() {
    #expect(said("\(title).top == superview.top; .leading == superview.leading }", sizes: "320x480 ... 430x932") == [])
  }

  /// A frame at a pose is outside of the safe area where, and only where, that is reported.
  @Test func theReportsAtPosesAreThoseOfTheFramesThere() throws {
    var (points, faults) = (0, 0)
    for seed in 0..<cases(40, thorough: 2000) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let text = screen(&random)
      let compilation = compile(path: "random.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
      #expect(!compilation.hasErrors, "seed \(seed): \(compilation.diagnostics.map(\.message))\n\(text)")
      let layout = try #require(compilation.layouts.first)
      var options = CheckOptions()
      options.checksBothDirections = true
      let examination = LayoutExamination(layout, options, lint: .all)
      examination.run { _, _ in }
      let health = try #require(examination.health)
      var picture = Layout(layout.program)
      for (number, proof) in examination.proofs.enumerated() where proof.isSound {
        let pose = try #require(proof.range.pose)
        guard pose.isSingle else { continue }
        var environment = pose.environment
        environment.direction = proof.variant.direction
        picture.resize(to: environment)
        let said = Set(
          health.findings.filter { $0.proof == number && $0.claim.views.count == 1 && $0.claim.kind == .misplaced }.map(
            \.claim.view))
        let wanted = Set(
          layout.program.views.indices.dropFirst().map { ViewID($0) }.filter { isOutside($0, picture, pose, layout) })
        points += 1
        faults += wanted.count
        #expect(said == wanted, "seed \(seed), \(pose.spelled)\n\(text)")
      }
    }
    #expect(points > 500 && faults > 500, "\(points) points, \(faults) faults")
  }

  /// A screen of labels and images at random distances from the edges of the root and of the safe area.
  private func screen(_ random: inout SeededGenerator) -> String {
    var lines = ["sizes \"iPhone SE\", \"iPhone 14\", \"iPhone 17 Pro\", \"iPhone Duo\", \"iPad mini\""]
    for number in 0..<4 {
      let kind = number == 3 ? "Image { intrinsic = 30x20" : "Label { text = \"Text \(number)\""
      let across = ["leading", "trailing"][Int.random(in: 0..<2, using: &random)]
      let down = ["top", "bottom"][Int.random(in: 0..<2, using: &random)]
      func place(_ edge: String) -> String {
        let other = ["superview", "safeArea"][Int.random(in: 0..<2, using: &random)]
        let sign = edge == "leading" || edge == "top" ? "+" : "-"
        return ".\(edge) == \(other).\(edge) \(sign) \(Int.random(in: 0..<90, using: &random))"
      }
      lines.append("view v\(number): \(kind); \(place(across)); \(place(down))\(number == 3 ? "" : look(&random)) }")
    }
    return "layout Screen(300x300) {\n\(lines.joined(separator: "\n"))\n}\n"
  }

  /// A size, an alignment and a background of a label, each at times.
  private func look(_ random: inout SeededGenerator) -> String {
    let sizes = [
      "", ".width == 300", ".width == superview.width", ".size == 340x120", ".height == superview.height - 70",
    ]
    let words = [
      "", "textAlignment = center", "textAlignment = right", "textAlignment = left", "textAlignment = justified",
    ]
    let colours = ["", "", "", "backgroundColor = #ffffff80"]
    return [sizes, words, colours].map { "; " + ($0.randomElement(using: &random) ?? "") }.joined()
  }

  /// True if what a label draws is outside of the safe area; or its centred text with a background, at one end alone.
  private func isOutside(_ view: ViewID, _ picture: Layout, _ pose: Pose, _ layout: CompiledLayout) -> Bool {
    guard picture.program.views[view.index].kind == .label, let insets = pose.safeArea else { return false }
    let (drawn, size) = (picture.drawnFrame(of: view, layout), pose.lowest)
    let isCentred = layout.textAlignment(of: view, in: picture.environment) == "center"
    return LayoutAxis.allCases.contains { axis in
      let rooms = [drawn[axis].origin, (axis == .horizontal ? size.width : size.height) - drawn[axis].end]
      let least = [insets.near(axis), insets.far(axis)]
      let isOnOneLine = picture.description(of: view).lines == 1
      let mayReachBeyond = isCentred && !(isOnOneLine && picture.drawsText(view, axis, layout))
      // Where nothing covers an edge, the edge of the screen is judged apart.
      return [0, 1].contains { end in
        least[end].sign > 0 && rooms[end] < least[end] && !(mayReachBeyond && rooms[1 - end] <= least[1 - end])
      }
    }
  }
}
