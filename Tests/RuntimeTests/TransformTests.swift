import LayRuntime
import Testing

/// A central square and four bars around it, each placed by rules and turned by 0 to 3 quarters.
@Suite struct TransformTests {
  private func player(_ profile: TransformProfile) -> (program: LayoutProgram, place: ViewID, bars: [ViewID]) {
    var central = program(320, 320)
    central.transforms = profile
    let place = central.addView("place")
    let bars = (0..<4).map { turns in
      central.addView("bar\(turns)") { $0.transform = .quarterTurns(-turns) }
    }
    let root = ViewID.root
    central.constrain(all: [
      place[.centerX] == root[.centerX], place[.centerY] == root[.centerY], place[.width] == 226, place[.height] == 226,
      bars[0][.top] == place[.bottom], bars[0][.bottom] == root[.bottom], bars[0][.left] == root[.left],
      bars[0][.right] == bars[1][.left],
      bars[1][.left] == place[.right], bars[1][.right] == root[.right], bars[1][.bottom] == root[.bottom],
      bars[1][.top] == bars[2][.bottom],
      bars[2][.bottom] == place[.top], bars[2][.top] == root[.top], bars[2][.right] == root[.right],
      bars[2][.left] == bars[3][.right],
      bars[3][.right] == place[.left], bars[3][.left] == root[.left], bars[3][.top] == root[.top],
      bars[3][.bottom] == bars[0][.top],
    ])
    return (central, place, bars)
  }

  private static let half = Rational(1, 2)
  /// By width: the frames that rules relate, of the square and the bars.
  static let related: [(Rational, [ExactRect])] = [
    (
      320,
      [
        rect(47, 47, 226, 226), rect(0, 273, 273, 47), rect(273, 47, 47, 273), rect(47, 0, 273, 47),
        rect(0, 0, 47, 273),
      ]
    ),
    (
      396,
      [
        rect(85, 47, 226, 226), rect(0, 273, 311, 47), rect(311, 47, 85, 273), rect(85, 0, 311, 47),
        rect(0, 0, 85, 273),
      ]
    ),
    (
      375,
      [
        rect(149 * half, 47, 226, 226), rect(0, 273, 601 * half, 47), rect(601 * half, 47, 149 * half, 273),
        rect(149 * half, 0, 601 * half, 47), rect(0, 0, 149 * half, 273),
      ]
    ),
  ]

  @Test(arguments: 0..<3) func boxesAreRelatedInTheOldProfile(row: Int) {
    let (width, frames) = TransformTests.related[row]
    let (central, place, bars) = player(.ios7)
    let layout = central.laidOut(width, 320)
    #expect(([place] + bars).map { layout.exactFrame(of: $0) } == frames)
    let bounds = layout.exactBounds(of: bars[1])
    #expect(bounds.width == 273 && bounds.height == frames[2].width)
    #expect(layout.attribute(.left, of: bars[1]) == frames[2].x)
    #expect(layout.report.isClean)
  }

  @Test(arguments: 0..<3) func untransformedFramesAreRelatedInTheNewProfile(row: Int) {
    let (width, frames) = TransformTests.related[row]
    let (central, place, bars) = player(.ios8)
    let layout = central.laidOut(width, 320)
    #expect(([place] + bars).map { layout.untransformedFrame(of: $0) } == frames)
    let visible = [
      [rect(160, 160, 273, 47), rect(-113, 113, 273, 47)],
      [rect(217, 141, 273, 85), rect(-94, 94, 273, 85)],
      [
        rect(Rational(805, 4), Rational(585, 4), 273, 149 * TransformTests.half),
        rect(Rational(-397, 4), Rational(397, 4), 273, 149 * TransformTests.half),
      ],
    ]
    #expect([bars[1], bars[3]].map { layout.exactFrame(of: $0) } == visible[row])
    #expect(layout.report.isClean)
  }

  @Test func theAnchorPointDoesNotMoveTheLayout() {
    var screen = program(100, 100)
    let view = screen.addView("view") { $0.anchorPoint = ExactPoint(x: 0, y: 1) }
    screen.pinEdges(of: view, to: .root, inset: 10)
    let layout = screen.laidOut(100, 100)
    #expect(layout.untransformedFrame(of: view) == rect(10, 10, 80, 80))
    #expect(layout.exactCenter(of: view) == ExactPoint(x: 10, y: 90))
  }

  @Test func masksIgnoreTransforms() {
    var screen = program(100, 100)
    let view = screen.addView("view", frame: rect(10, 10, 30, 10), mask: .flexibleWidth) {
      $0.transform = .quarterTurns(1)
    }
    let layout = screen.laidOut(160, 100)
    #expect(layout.untransformedFrame(of: view) == rect(10, 10, 90, 10))
    #expect(layout.exactFrame(of: view) == rect(50, -30, 10, 90))
  }

  @Test func aTurnedViewWithAMaskIsRelatedByItsBoxInTheOldProfile() {
    var screen = program(100, 100)
    screen.transforms = .ios7
    let view = screen.addView("view", frame: rect(10, 10, 30, 10), mask: .flexibleWidth) {
      $0.transform = .quarterTurns(1)
    }
    let mark = screen.addView("mark")
    screen.constrain(all: [
      mark[.left] == view[.right], mark[.top] == view[.top], mark[.width] == view[.width], mark[.height] == 5,
    ])
    let layout = screen.laidOut(160, 100)
    #expect(layout.untransformedFrame(of: mark) == rect(60, -30, 10, 5))
  }
}
