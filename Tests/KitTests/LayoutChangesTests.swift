import LayKit
import Testing

private let card = """
  layout Card(320x200) {
    metric side = 16
    view panel {
      view title { .edges == superview inset side }
      constraint narrow: title.width <= 400
    }
    panel.edges(top, leading, trailing) == superview
    constraint tall: panel.height == 100
    state open { tall.constant = 180 }
  }
  """

/// The error of a change; nil if it succeeds.
private func refusal(_ change: () throws(LayoutChangeError) -> Void) -> LayoutChangeError? {
  do {
    try change()
    return nil
  } catch { return error }
}

@Suite struct LayoutChangesTests {
  @Test func aConstantAndAMetricChangeFrames() throws {
    var layout = try LoadedLayout(card)
    try layout.setConstant("tall", to: 150)
    try layout.setMetric("side", to: 10)
    #expect(layout.frame("panel") == LayoutRect(x: 0, y: 0, width: 320, height: 150))
    #expect(layout.frame("panel/title") == LayoutRect(x: 10, y: 10, width: 300, height: 130))
  }

  @Test func theSizeStaysWhenAMetricChanges() throws {
    var layout = try LoadedLayout(card)
    try layout.resize(width: 400, height: 300)
    try layout.setState("open")
    try layout.setMetric("side", to: 10)
    #expect(layout.frame("panel/title") == LayoutRect(x: 10, y: 10, width: 380, height: 160))
    #expect(layout.state == "open")
  }

  @Test func theLastValueOfTwoCounts() throws {
    var layout = try LoadedLayout(card)
    for side in [4.0, 40, 8] { try layout.setMetric("side", to: side) }
    for height in [50.0, 60] { try layout.setConstant("tall", to: height) }
    #expect(layout.frame("panel/title") == LayoutRect(x: 8, y: 8, width: 304, height: 44))
  }

  @Test func aNameInsideAViewHasItsPath() throws {
    var layout = try LoadedLayout(card)
    #expect(layout.constraintNames == ["panel.narrow", "tall"])
    #expect(layout.metricNames == ["side"] && layout.stateNames == ["open"])
    try layout.setMetric("side", to: 0)
    try layout.setConstant("panel/narrow", to: 500)
    try layout.setConstant("panel.narrow", to: 600)
    #expect(layout.report.isClean)
  }

  @Test func aScreenGoesFromStateToState() throws {
    var layout = try LoadedLayout(card)
    #expect(layout.state == nil)
    try layout.setState("open")
    #expect(layout.state == "open" && layout.frame("panel")?.height == 180)
    // The state takes precedence over the constant, which is in force again afterwards.
    try layout.setConstant("tall", to: 120)
    #expect(layout.frame("panel")?.height == 180)
    try layout.setState(nil)
    #expect(layout.state == nil && layout.frame("panel")?.height == 120)
  }

  @Test func theStateStaysWhenAMetricAddsStatesBeforeIt() throws {
    var layout = try LoadedLayout(
      """
      component Row {
        state open { tag.hidden = true }
        view tag { .edges == superview }
      }
      component Panel {
        state wide { tag.hidden = true }
        view tag { .edges == superview }
      }
      layout List(300x300) {
        metric rows = 0
        for i in 0 ..< rows { view row[i]: Row { .edges(top, leading) == superview; .size == 10x10 } }
        view panel: Panel { .edges(top, leading) == superview; .size == 20x20 }
      }
      """)
    try layout.setState("wide")
    #expect(layout.isHidden("panel.tag") == true)
    try layout.setMetric("rows", to: 1)
    #expect(layout.stateNames == ["open", "wide"])
    #expect(layout.state == "wide" && layout.isHidden("panel.tag") == true && layout.isHidden("row[0].tag") == false)
    // A state that the changed text does not have becomes the base.
    try layout.setState("open")
    try layout.setMetric("rows", to: 0)
    #expect(layout.state == nil && layout.isHidden("panel.tag") == false)
  }

  @Test func anUnknownNameIsAnErrorThatNamesTheNearest() throws {
    var layout = try LoadedLayout(card)
    #expect(
      refusal { () throws(LayoutChangeError) in try layout.setState("opne") } == .unknownState("opne", nearest: "open"))
    #expect(
      refusal { () throws(LayoutChangeError) in try layout.setConstant("tal", to: 1) }
        == .unknownConstraint("tal", nearest: "tall"))
    #expect(
      refusal { () throws(LayoutChangeError) in try layout.setMetric("gap", to: 1) }
        == .unknownMetric("gap", nearest: nil))
    #expect(
      LayoutChangeError.unknownState("opne", nearest: "open").description
        == "no state named 'opne'; did you mean 'open'?")
    #expect(layout.frame("panel/title") == LayoutRect(x: 16, y: 16, width: 288, height: 68))
  }

  @Test func anInfiniteNumberIsRefused() throws {
    var layout = try LoadedLayout(card)
    #expect(refusal { () throws(LayoutChangeError) in try layout.setConstant("tall", to: .nan) } == .notFinite)
    #expect(refusal { () throws(LayoutChangeError) in try layout.setMetric("side", to: .infinity) } == .notFinite)
  }

  @Test func aChainHasNoSingleConstant() throws {
    var layout = try LoadedLayout(
      """
      layout A(100x100) {
        view a { .top == superview.top; .size == 10x10 }
        view b { .top == superview.top; .size == 10x10 }
        constraint row: superview.leading == a.leading == b.leading
      }
      """)
    let found = refusal { () throws(LayoutChangeError) in try layout.setConstant("row", to: 3) }
    #expect(found == .severalConstraints("row"))
  }

  @Test func aMetricWithWhichTheTextHasAnErrorIsRefused() throws {
    var layout = try LoadedLayout(
      "layout A(100x100) { metric rank = 500; view a { .width == 50 @(rank); .height == 5; .edges(top, leading) == superview } }"
    )
    let found = refusal { () throws(LayoutChangeError) in try layout.setMetric("rank", to: 0) }
    guard case .errors(metric: "rank", let problems) = found else {
      Issue.record("a priority of 0 must be refused, not \(found.map(\.description) ?? "accepted")")
      return
    }
    #expect(problems.first?.line == 1)
    #expect(layout.frame("a")?.width == 50)
    try layout.setMetric("rank", to: 250)
    #expect(layout.frame("a")?.width == 50)
  }
}
