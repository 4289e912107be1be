import LayRuntime
import TestSupport
import Testing

/// SEMANTICS §2.13: the size that fits, at the fitting priorities.
@Suite struct FittingSizeTests {
  private let root = ViewID.root

  /// A card of a picture above a label, 16 from the edges and 8 apart.
  private func card(_ width: Rational = 50, _ height: Rational = 20) -> (program: LayoutProgram, picture: ViewID) {
    var card = program(320, 200)
    let picture = card.addView("picture", kind: .image) {
      $0.intrinsicWidth = .fixed(width)
      $0.intrinsicHeight = .fixed(height)
    }
    card.pinEdges(of: picture, to: .root, inset: 16)
    return (card, picture)
  }

  private func fit(
    _ program: LayoutProgram, _ view: ViewID = .root, to target: FittingTarget = .compressed, scale: Rational = 1
  ) -> ExactSize {
    let environment = LayoutEnvironment(size: program.views[0].designSize ?? .zero, scale: scale)
    return program.fittingSize(of: view, to: target, in: environment).size
  }

  private func size(_ width: Rational, _ height: Rational) -> ExactSize { ExactSize(width: width, height: height) }

  private func content(of view: ViewDescription) -> ExactSize {
    view.kind.contentSize(of: view.text, fontSize: view.fontSize, scale: 1)
  }

  @Test func contentPlusInsetsFits() {
    #expect(fit(card().program) == size(82, 52))
    // The hugging of the picture, 251, counts more than the pull to be large, 50.
    #expect(fit(card().program, to: .expanded) == size(82, 52))
  }

  @Test func whatHugsLessThanTheFittingPriorityGives() {
    var (program, picture) = card()
    program.views[picture.index].horizontalHugging = Priority(49)
    #expect(fit(program, to: .expanded) == size(10_000, 52))
    #expect(fit(program) == size(82, 52))
    program.views[picture.index].horizontalCompression = Priority(49)
    #expect(fit(program) == size(32, 52))
  }

  @Test func limitsEndThePull() {
    var program = program(320, 200)
    let view = program.addView("view")
    program.pinEdges(of: view, to: .root)
    program.constrain(all: [view[.width] <= 300, view[.width] >= 40, view[.height] >= 10])
    #expect(fit(program) == size(40, 10))
    #expect(fit(program, to: .expanded) == size(300, 10_000))
    #expect(fit(program, to: FittingTarget(size: size(120, 60))) == size(120, 60))
  }

  @Test func aRequiredWidthIsKept() {
    let target = FittingTarget(size: size(60, 0), horizontal: .required)
    let found = card().program.fittingSize(to: target, in: LayoutEnvironment(size: size(320, 200)))
    #expect(found.size == size(60, 52) && !found.hasConflicts)
    let impossible = FittingTarget(size: size(10, 0), horizontal: .required)
    #expect(card().program.fittingSize(to: impossible, in: LayoutEnvironment(size: size(320, 200))).hasConflicts)
  }

  @Test func theResultIsCeiledToPixels() {
    let (program, _) = card(Rational(565, 4), 20)
    #expect(fit(program).width == 174)
    #expect(fit(program, scale: 2).width == Rational(347, 2))
    #expect(fit(program, scale: 3).width == Rational(520, 3))
    let (other, _) = card(Rational(283, 2), 20)
    #expect(fit(other, scale: 3).width == Rational(521, 3))
  }

  @Test func onlyRulesInsideCount() {
    var screen = program(320, 480)
    let form = screen.addView("form")
    let name = screen.addView("name", in: form)
    screen.pinEdges(of: form, to: .root, inset: 20)
    screen.pinEdges(of: name, to: form, inset: 8)
    screen.constrain(all: [name[.height] == 44, name[.width] >= 100])
    screen.constrain(name[.width] == root[.width])
    #expect(fit(screen, form) == size(116, 60))
  }

  @Test func aStackFitsWhatItArrangesAndNotTheStackAround() {
    var screen = program(320, 480)
    let outer = screen.addView("outer", kind: .verticalStack)
    let row = screen.addView("row", in: outer, kind: .horizontalStack)
    let items = ([30, 50] as [Rational]).map { width in
      screen.addView("item\(width)", in: row) {
        $0.intrinsicWidth = .fixed(width)
        $0.intrinsicHeight = .fixed(20)
      }
    }
    screen.stack(outer, .vertical, [row])
    screen.stack(row, .horizontal, items) { $0.spacing = 8 }
    screen.pinEdges(of: outer, to: .root, inset: 10)
    #expect(fit(screen, row) == size(88, 20))
    #expect(fit(screen) == size(108, 40))
  }

  @Test func masksInsideMeasureTheDesign() {
    var screen = program(320, 480)
    let badge = screen.addView("badge", frame: rect(10, 10, 100, 40), mask: [.flexibleWidth])
    // 10 before and 210 behind are kept, and nothing is narrower than nothing.
    #expect(fit(screen) == size(220, 0))
    screen.constrain(badge[.width] >= 30)
    #expect(fit(screen) == size(250, 0))
  }

  @Test func insetsOfTheAlignmentRectangleAreAddedAround() {
    var screen = program(320, 480)
    let view = screen.addView("view") {
      $0.alignmentInsets = ExactInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    let inner = screen.addView("inner", in: view)
    screen.pinEdges(of: inner, to: view)
    screen.constrain(all: [inner[.width] == 50, inner[.height] == 20])
    #expect(fit(screen, view) == size(56, 24))
  }

  @Test func conditionsAreThoseOfTheEnvironment() {
    var (program, picture) = card()
    let wide = program.when(.compare(.width, .greaterOrEqual, 600))
    program.set(.intrinsicWidth(picture, .fixed(90)), when: wide)
    #expect(program.fittingSize(in: LayoutEnvironment(size: size(320, 200))).size == size(82, 52))
    #expect(program.fittingSize(in: LayoutEnvironment(size: size(600, 200))).size == size(122, 52))
  }

  /// Rows of labels of random texts, some of which may be wider than others: at the fitting size of the whole every label
  /// has room for its text, no rule conflicts, and a point less would not do.
  @Test(arguments: 1...20) func theFittingSizeLaysOutWithoutCompression(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var screen = program(320, 480)
    var labels: [ViewID] = []
    var above: ViewID?
    for row in 0..<Int.random(in: 1...5, using: &random) {
      var before: ViewID?
      for column in 0..<Int.random(in: 1...3, using: &random) {
        let text = String(repeating: "layout ", count: Int.random(in: 0...4, using: &random)) + "x"
        let label = screen.addView("label\(row)_\(column)", kind: .label) { $0.text = text }
        let gap = Rational(Int.random(in: 0...12, using: &random))
        if let before {
          screen.constrain(label[.leading] == before[.trailing] + gap)
        } else {
          screen.constrain(label[.leading] == root[.leading] + gap)
        }
        if let above {
          screen.constrain(label[.top] >= above[.bottom] + gap)
        } else {
          screen.constrain(label[.top] == root[.top] + gap)
        }
        screen.constrain(label[.trailing] <= root[.trailing] - gap)
        screen.constrain(label[.bottom] <= root[.bottom] - gap)
        labels.append(label)
        before = label
      }
      above = before
    }
    let fitting = screen.fittingSize(in: LayoutEnvironment(size: size(320, 480)))
    #expect(!fitting.hasConflicts)
    var layout = Layout(screen)
    let report = layout.resize(to: LayoutEnvironment(size: fitting.size))
    #expect(report.conflicts.isEmpty, "seed \(seed)")
    for label in labels {
      let frame = layout.untransformedFrame(of: label)
      let content = content(of: screen.views[label.index])
      #expect(frame.width >= content.width && frame.height >= content.height, "seed \(seed)")
    }
    let less = ExactSize(width: fitting.size.width - 1, height: fitting.size.height - 1)
    layout.resize(to: LayoutEnvironment(size: less))
    let isTight = labels.contains { label in
      let frame = layout.untransformedFrame(of: label)
      let content = content(of: screen.views[label.index])
      return frame.width < content.width || frame.height < content.height
    }
    #expect(isTight, "seed \(seed)")
  }

  @Test func marginsCountWithWhatKeepsOffThem() {
    var program = program(320, 200)
    let stack = program.addView("stack", kind: .horizontalStack)
    let picture = program.addView("picture", in: stack, kind: .image) {
      $0.intrinsicWidth = .fixed(50)
      $0.intrinsicHeight = .fixed(20)
    }
    program.stack(stack, .horizontal, [picture]) { $0.isMarginsRelative = true }
    #expect(fit(program, stack) == size(66, 36))
    program.margins[stack] = LayoutMargins(ExactInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(fit(program, stack) == size(56, 24))
  }
}
