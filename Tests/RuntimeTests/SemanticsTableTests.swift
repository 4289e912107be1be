import LayRuntime
import TestSupport
import Testing

/// Tables of SEMANTICS §2 that are nothing but figures. Which tests hold the others, `SemanticsTests` lists.
@Suite struct SemanticsTableTests {
  @Test func attributesHaveTheNumbersOfTheHeader() {
    let known: [(Attribute, UInt8)] = [
      (.left, 1), (.right, 2), (.top, 3), (.bottom, 4), (.leading, 5), (.trailing, 6), (.width, 7), (.height, 8),
      (.centerX, 9), (.centerY, 10), (.lastBaseline, 11), (.firstBaseline, 12), (.leftMargin, 13), (.rightMargin, 14),
      (.topMargin, 15), (.bottomMargin, 16), (.leadingMargin, 17), (.trailingMargin, 18), (.centerXWithinMargins, 19),
      (.centerYWithinMargins, 20),
    ]
    #expect(known.allSatisfy { $0.rawValue == $1 })
    #expect(Attribute.allCases == known.map { $0.0 })
  }

  @Test func prioritiesOfTheHeaderAndOfKinds() {
    #expect([Priority.required, .high, .low, .fitting] == [1000, 750, 250, 50].map { Priority($0) })
    #expect(Priority(749.99) < .high && Priority(249.99998) < .low && Priority(999.5) < .required)
    for kind in ViewKind.allCases {
      let hugging: Priority =
        switch kind {
        case .label, .image: Priority(251)
        case .spacer: Priority(1)
        // They are drawn at one size, and AppKit's separator keeps its thickness.
        case .switchControl, .stepper, .progress, .spinner, .separator: .high
        default: .low
        }
      var screen = program(100, 100)
      let added = screen.addView("view", kind: kind)
      let view = screen.views[added.index]
      #expect([view.horizontalHugging, view.verticalHugging] == [hugging, hugging], "\(kind)")
      #expect([view.horizontalCompression, view.verticalCompression] == [.high, .high], "\(kind)")
    }
  }

  /// §2.10: what is asked for by systemLayoutSizeFitting goes up to a pixel.
  @Test func fittingSizesGoUpToAPixel() {
    func width(_ width: Rational, _ scale: Rational) -> Rational {
      var screen = program(320, 100)
      let picture = screen.addView("picture", kind: .image) {
        $0.intrinsicWidth = .fixed(width)
        $0.intrinsicHeight = .fixed(10)
      }
      screen.pinEdges(of: picture, to: .root)
      let place = LayoutEnvironment(size: ExactSize(width: 320, height: 100), scale: scale)
      return screen.fittingSize(in: place).size.width
    }
    #expect(width(Rational(693, 4), 2) == Rational(347, 2))  // 173.25 to 173.5
    #expect(width(Rational(693, 4), 3) == Rational(520, 3))  // … to 173.333
    #expect(width(Rational(347, 2), 3) == Rational(521, 3))  // 173.5 to 173.667
    #expect(width(Rational(347, 2), 2) == Rational(347, 2))
  }
}
