import LayCompiler
import LayRuntime
import TestSupport
import Testing

/// What dirties what (SEMANTICS §5.7): a change relays only what it must.
@Suite struct InvalidationTests {
  private func running(_ body: String) throws -> Layout {
    var running = Layout(try layout("layout S(320x100) {\n\(body)\n}").program)
    running.resize(width: 320, height: 100)
    return running
  }

  private let screen = """
    view near { .edges(top, leading, bottom) == superview; .width == 100
      view inner { .edges == superview inset 4; view core { .size == 8x8; .center == superview } } }
    view far { .edges(top, trailing, bottom) == superview; constraint cap: .width == 50
      view word { .edges(top, leading) == superview; .size == 10x10
        constraint gap: .width == .height } }
    """

  /// The names of the views that a pass laid out.
  private func names(_ pass: LayoutPass, _ layout: Layout) -> [String] {
    pass.laidOut.map { layout.program.views[$0.index].name }
  }

  @Test func nothingIsDoneWhereNothingIsNoted() throws {
    var layout = try running(screen)
    #expect(layout.layoutIfNeeded() == LayoutPass())
    let word = try #require(layout.view(at: "far/word"))
    layout.setNeedsLayout(word)
    #expect(layout.needsLayout(word))
    #expect(names(layout.layoutIfNeeded(), layout) == ["word"])
    #expect(!layout.needsLayout(word))
    #expect(layout.layoutIfNeeded() == LayoutPass())
  }

  @Test func aConstantLaysOutWhatItMovesAndNothingElse() throws {
    var layout = try running(screen)
    layout.setConstant(60, of: try #require(layout.constraint(named: "far/cap")))
    let pass = layout.layoutIfNeeded()
    // The root places 'far', which has another size; 'near' and what is in it, and 'word', stay.
    #expect(names(pass, layout) == ["S", "far"])
    #expect(pass.solves == 1)
    #expect(layout.untransformedFrame(of: try #require(layout.view(at: "far"))).x == 260)
    var fresh = layout
    fresh.resize(width: 320, height: 100)
    for view in layout.program.views.indices.map({ ViewID($0) }) {
      #expect(layout.untransformedFrame(of: view) == fresh.untransformedFrame(of: view))
    }
  }

  @Test func layoutBeginsAtTheTopmostViewThatNeedsIt() throws {
    var layout = try running(screen)
    let core = try #require(layout.view(at: "near/inner/core"))
    let left = try #require(layout.view(at: "near"))
    let word = try #require(layout.view(at: "far/word"))
    layout.setNeedsLayout(left)
    layout.setNeedsLayout(word)
    // Not only below but also above; what lies beside waits.
    #expect(names(layout.layoutIfNeeded(core), layout) == ["near"])
    #expect(layout.needsLayout(word))
    #expect(names(layout.layoutIfNeeded(), layout) == ["word"])
  }

  @Test func constraintsAreUpdatedFromTheInsideOut() throws {
    var layout = try running(screen)
    let views = try ["near", "near/inner/core", "far/word"].map { try #require(layout.view(at: $0)) }
    for view in views { layout.setNeedsUpdateConstraints(view) }
    let pass = layout.layoutIfNeeded()
    #expect(pass.updated == views.sorted(by: >))
    #expect(pass.solves == 1)
    #expect(pass.laidOut == [])
  }

  @Test func stepsAreTakenOfTheViewsThatAreLaidOut() throws {
    let body = """
      view bar { .edges(top, leading, trailing) == superview; constraint tall: .height == 40
        view knob { bounds = 8x8 }
        layoutSubviews { align knob.center with .center } }
      view other { .edges(bottom, leading, trailing) == superview; .height == 20
        view dot { bounds = 4x4 }
        layoutSubviews { align dot.center with .center } }
      """
    var layout = try running(body)
    layout.setConstant(60, of: try #require(layout.constraint(named: "bar/tall")))
    #expect(names(layout.layoutIfNeeded(), layout) == ["S", "bar"])
    #expect(layout.untransformedFrame(of: try #require(layout.view(at: "bar/knob"))).y == 26)
    #expect(layout.untransformedFrame(of: try #require(layout.view(at: "other/dot"))).y == 8)
    #expect(layout.layoutIfNeeded() == LayoutPass())
  }

  @Test func aResizeLeavesNothingToDo() throws {
    var layout = try running(screen)
    layout.setNeedsLayout()
    layout.setConstant(60, of: try #require(layout.constraint(named: "far/cap")))
    layout.resize(width: 300, height: 100)
    #expect(layout.layoutIfNeeded() == LayoutPass())
  }

  // MARK: Steps

  /// Two views that drive each other on, as far as the host lets them.
  private let looping = """
    view limit { .edges(top, leading) == superview; .height == 1; constraint most: .width == 3 }
    view a { .size == 5x5; .top == superview.top; constraint edge: .leading == superview.leading }
    view b { .size == 5x5; .top == superview.top; constraint edge: .leading == superview.leading }
    layoutSubviews {
      a.edge.constant = min(limit.bounds.width, b.frame.x + 1)
      b.edge.constant = min(limit.bounds.width, a.frame.x + 1)
    }
    """

  @Test func stepsThatNeverSettleAreAFindingHereToo() throws {
    var layout = try running(looping)
    #expect(layout.report.isClean)
    layout.setConstant(50, of: try #require(layout.constraint(named: "limit/most")))
    let pass = layout.layoutIfNeeded()
    #expect(pass.solves == StepLimits.passes)
    #expect(pass.findings == [StepFinding(.loop(others: [StepID(1)]), at: StepID(0))])
    #expect(layout.report.steps == pass.findings)
  }

  @Test func whatIsWrongElsewhereStaysInTheReport() throws {
    var layout = try running(
      """
      view bad { .edges(top, leading) == superview; .size == 9x9; view v; layoutSubviews { v.frame = .bounds.inset(5) } }
      view good { .edges(top, trailing) == superview; .size == 9x9; view v; layoutSubviews { v.frame = .bounds } }
      """)
    let found = layout.report.steps
    #expect(
      found.map(\.kind) == LayoutAxis.allCases.map { .negativeSize(ViewID(2), $0, length: -1) })
    layout.setNeedsLayout(try #require(layout.view(at: "good")))
    #expect(names(layout.layoutIfNeeded(), layout) == ["good"])
    #expect(layout.report.steps == found)
    layout.setNeedsLayout(try #require(layout.view(at: "bad")))
    #expect(layout.layoutIfNeeded().findings == found)
    #expect(layout.report.steps == found)
  }

  // MARK: Random trees

  /// A view with what is in it: placed by named rules, from its superview or the view before, some with steps.
  private func view(
    _ name: String, after sibling: String?, depth: Int, _ count: inout Int, _ random: inout SeededGenerator
  ) -> String {
    let edge = sibling.map { "\($0).trailing" } ?? "superview.leading"
    let (width, height) = Bool.random(using: &random) ? ("superview.width / 3", "superview.height / 3") : ("20", "20")
    count += 1
    var text = """
      view \(name) {
      constraint x\(count): .leading == \(edge) + 1; constraint y\(count): .top == superview.top + 2
      constraint w\(count): .width == \(width) + 3; constraint h\(count): .height == \(height) + 4

      """
    if Bool.random(using: &random) {
      text += "view knob { bounds = 8x8; view nail { .edges == superview } }\n"
      let sizing = Bool.random(using: &random) ? "knob.bounds.size = .bounds.size / 2; " : ""
      text += "layoutSubviews { \(sizing)align knob.center with .center }\n"
    }
    if depth < 3 {
      for index in 0..<Int.random(in: 0...3, using: &random) {
        text += view("v\(index)", after: index == 0 ? nil : "v\(index - 1)", depth: depth + 1, &count, &random)
      }
    }
    return text + "}\n"
  }

  /// What lays out is what is noted, what has another size, and what rules have moved a subview of, and nothing else; and
  /// it comes to the same as laying out all of it.
  @Test(arguments: 0..<cases(12, thorough: 240) as Range<UInt64>) func aChangeRelaysOnlyWhatItMust(seed: UInt64) throws
  {
    var random = SeededGenerator(seed: seed)
    var count = 0
    let a = view("a", after: nil, depth: 1, &count, &random)
    var layout = try running(a + view("b", after: "a", depth: 1, &count, &random))
    let rules = layout.program.constraints.indices.filter { !layout.program.constraints[$0].name.isEmpty }
    let views = layout.program.views.indices.map { ViewID($0) }
    for turn in 0..<6 {
      let comment: Comment = "seed \(seed), turn \(turn)"
      var noted: Set<ViewID> = []
      let old = views.map { layout.untransformedFrame(of: $0) }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let rule = ConstraintID(rules.randomElement(using: &random) ?? 0)
        layout.setConstant(Rational(Int.random(in: 0...9, using: &random)), of: rule)
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        noted.insert(views.randomElement(using: &random) ?? .root)
      }
      for view in noted.sorted() { layout.setNeedsLayout(view) }
      let pass = layout.layoutIfNeeded()
      let new = views.map { layout.untransformedFrame(of: $0) }
      var must = noted
      for view in views.dropFirst() where new[view.index] != old[view.index] {
        must.insert(try #require(layout.program.views[view.index].superview))
        if new[view.index].size != old[view.index].size { must.insert(view) }
      }
      #expect(pass.laidOut.sorted() == must.sorted(), comment)
      // Once for the constants, and once more where steps have sized what rules speak of.
      #expect(pass.solves <= 2, comment)
      var fresh = layout
      fresh.resize(width: 320, height: 100)
      #expect(new == views.map { fresh.untransformedFrame(of: $0) }, comment)
    }
  }
}
