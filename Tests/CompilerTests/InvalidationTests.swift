import LayCompiler
import LayRuntime
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
}
