import LayRuntime
import Testing

@Suite struct TextTests {
  @Test func lineHeightsAreThoseOfTheSystemFont() {
    #expect(TextMeasure.lineHeight(fontSize: 17, scale: 1) == 21)
    #expect(TextMeasure.lineHeight(fontSize: 17, scale: 2) == Rational(41, 2))
    #expect(TextMeasure.lineHeight(fontSize: 17, scale: 3) == Rational(61, 3))
    #expect(TextMeasure.lineHeight(fontSize: 12, scale: 2) == Rational(29, 2))
    #expect(TextMeasure.lineHeight(fontSize: 13, scale: 2) == 16)
    #expect(TextMeasure.lineHeight(fontSize: 14, scale: 1) == 17)
    #expect(TextMeasure.lineHeight(fontSize: 16, scale: 2) == Rational(39, 2))
  }

  @Test func widthsAddUpExactly() {
    let n = TextMeasure.width(of: "n", fontSize: 17)
    #expect(n == Rational((1648 - 71) * 17, 2816))
    #expect(TextMeasure.width(of: "nnn", fontSize: 17) == 3 * n)
    #expect(TextMeasure.width(of: "nn", fontSize: 34) == Rational(2 * 1648 * 34, 2816))
    #expect(TextMeasure.width(of: "", fontSize: 17) == 0)
  }

  @Test func ideographsAndEmojiAreSquareAndMarksTakeNoRoom() {
    #expect(TextMeasure.width(of: "漢字", fontSize: 10) == 20)
    #expect(TextMeasure.width(of: "🙂", fontSize: 10) == 10)
    #expect(TextMeasure.width(of: "n\u{301}\u{200B}", fontSize: 10) == TextMeasure.width(of: "n", fontSize: 10))
  }

  @Test func contentIsRoundedUpToThePixel() {
    let exact = TextMeasure.width(of: "Sign in", fontSize: 17)
    for scale in [Rational(1), 2, 3] {
      let size = ViewKind.label.contentSize(of: "Sign in", fontSize: 17, scale: scale)
      #expect(size.width >= exact && size.width < exact + 1 / scale && (size.width * scale).isInteger)
    }
  }

  @Test func anEmptyLabelHasNoSizeButAnEmptyFieldHas() {
    #expect(ViewKind.label.contentSize(of: "", fontSize: 17, scale: 1) == .zero)
    #expect(ViewKind.textField.contentSize(of: "", fontSize: 17, scale: 1) == ExactSize(width: 14, height: 34))
    #expect(ViewKind.button.contentSize(of: "", fontSize: 17, scale: 1) == ExactSize(width: 24, height: 30))
    #expect(ViewKind.button.contentSize(of: "", fontSize: 30, scale: 1).height == 44)
  }

  @Test func controlsHaveTheFramesOfIOS() {
    func frame(_ kind: ViewKind) -> [Rational?] {
      [kind.defaults.intrinsicWidth, kind.defaults.intrinsicHeight].map { length in
        if case .fixed(let points) = length { points } else { nil }
      }
    }
    #expect(frame(.switchControl) == [51, 31])
    #expect(frame(.slider) == [nil, 31])
    #expect(frame(.stepper) == [94, 32])
    #expect(frame(.progress) == [nil, 4])
    #expect(frame(.spinner) == [20, 20])
    #expect(frame(.view) == [nil, nil])
  }

  /// A row of the table "Sizes by system" in Grammar.md; nil is no length of the kind's own.
  struct KindRow: CustomTestStringConvertible {
    var kind: ViewKind
    var ios18, ios26, macos15, macos26: [Rational?]
    var testDescription: String { kind.name }
  }

  @Test(arguments: [
    KindRow(kind: .switchControl, ios18: [51, 31], ios26: [63, 28], macos15: [38, 22], macos26: [54, 24]),
    KindRow(kind: .slider, ios18: [nil, 31], ios26: [nil, 34], macos15: [nil, 20], macos26: [nil, 16]),
    KindRow(kind: .stepper, ios18: [94, 32], ios26: [94, 32], macos15: [19, 27], macos26: [20, 26]),
    KindRow(kind: .progress, ios18: [nil, 4], ios26: [nil, 4], macos15: [nil, 18], macos26: [nil, 18]),
    KindRow(kind: .spinner, ios18: [20, 20], ios26: [20, 20], macos15: [32, 32], macos26: [32, 32]),
    KindRow(kind: .segmentedControl, ios18: [nil, 32], ios26: [nil, 32], macos15: [nil, 22], macos26: [nil, 24]),
    KindRow(kind: .pickerView, ios18: [320, 216], ios26: [320, 216], macos15: [320, 216], macos26: [320, 216]),
    KindRow(kind: .separator, ios18: [nil, 1], ios26: [nil, 1], macos15: [nil, 1], macos26: [nil, 1]),
    KindRow(kind: .table, ios18: [nil, nil], ios26: [nil, nil], macos15: [nil, nil], macos26: [nil, nil]),
  ])
  func everySystemHasItsSizes(_ row: KindRow) {
    for (system, wanted) in zip(ControlSystem.allCases, [row.ios18, row.ios26, row.macos15, row.macos26]) {
      let defaults = row.kind.defaults(on: system)
      let found = [defaults.intrinsicWidth, defaults.intrinsicHeight].map { length in
        if case .fixed(let points) = length { points } else { Rational?.none }
      }
      #expect(found == wanted, "\(system.name)")
    }
  }

  @Test func controlsWithTextAreAsHighAsOnTheirSystem() {
    func heights(_ kind: ViewKind) -> [Rational] {
      ControlSystem.allCases.map { system in
        let font: Rational = system == .ios18 || system == .ios26 ? 17 : 13
        return kind.contentSize(of: "Save", fontSize: font, scale: 2, on: system).height
      }
    }
    #expect(heights(.button) == [30, Rational(69, 2), 20, 24])
    #expect(heights(.popUpButton) == [30, Rational(69, 2), 20, 24])
    #expect(heights(.textField) == [34, 34, 21, 24])
    #expect(heights(.label) == [Rational(41, 2), Rational(41, 2), 16, 16])
    #expect(heights(.datePicker) == [Rational(69, 2), Rational(69, 2), 30, 30])
  }

  @Test func segmentsAreAsWideAsTheWidestTitle() {
    var view = ViewDescription(name: "a", kind: .segmentedControl, superview: .root)
    #expect(view.fontSize == 13 && view.intrinsicLength(.horizontal, scale: 2) == nil)
    view.segments = ["One", "Two", "Three"]
    // "Three" is 35.7 wide, and 36 at two pixels a point; UIKit's is 35.5, and its segment 55.
    #expect(view.intrinsicLength(.horizontal, scale: 2) == 168)
    #expect(view.intrinsicLength(.vertical, scale: 2) == 32)
    view.fontWeight = .black
    #expect(view.intrinsicLength(.horizontal, scale: 2) == 174)
    view.segments = ["", "A"]
    #expect(view.intrinsicLength(.horizontal, scale: 2) == 64)
  }

  // MARK: Weights

  @Test func heavierLettersAreWider() {
    let widths = FontWeight.allCases.map {
      TextMeasure.width(of: "Sign in with your account", fontSize: 34, weight: $0)
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    // Inter Bold, by its own file: 3.6 % wider than Inter Regular.
    let share = (widths[6] / widths[3]).double
    #expect(abs(share - 1.03639) < 0.00001)
  }

  @Test(arguments: [
    // The advances of "n", "W" and "i" in the nine files of Inter 3.019.
    ("n", [1600, 1616, 1632, 1648, 1682, 1717, 1751, 1786, 1820]),
    ("W", [2512, 2565, 2619, 2672, 2754, 2835, 2917, 2998, 3080]),
    ("i", [624, 639, 653, 668, 701, 734, 766, 799, 832]),
    ("字", [2816, 2816, 2816, 2816, 2816, 2816, 2816, 2816, 2816]),
  ])
  func weightsHaveTheAdvancesOfTheirFonts(_ letter: String, _ advances: [Int]) {
    let found = FontWeight.allCases.map { TextMeasure.width(of: letter, fontSize: 2816, weight: $0) }
    #expect(found == advances.map { Rational($0) })
  }

  @Test func linesBreakByTheWidthsOfTheWeight() {
    let text = "Lines that break where they are heavy"
    let regular = TextMeasure.width(of: text, fontSize: 17)
    for (weight, lines) in [(FontWeight.light, 1), (.regular, 1), (.bold, 2)] {
      let size = ExactSize(width: 600, height: 600)
      var screen = LayoutProgram(name: "A", designSize: size)
      let label = screen.addView("label", kind: .label) { ($0.text, $0.lines, $0.fontWeight) = (text, 0, weight) }
      screen.constrain(all: [
        label[.leading] == ViewID.root[.leading], label[.top] == ViewID.root[.top], label[.width] == regular,
      ])
      var layout = Layout(screen)
      layout.resize(to: LayoutEnvironment(size: size))
      #expect(layout.exactFrame(of: label).height == (lines == 1 ? 21 : 41), "\(weight.name)")
    }
  }

  @Test func labelsAndImagesHugMoreSpacersLess() {
    for kind in ViewKind.allCases {
      let expected: Float =
        switch kind {
        case .label, .image: 251
        case .spacer: 1
        // They are drawn at one size, and AppKit's separator keeps its thickness.
        case .switchControl, .stepper, .progress, .spinner, .separator: 750
        default: 250
        }
      #expect(kind.defaults.hugging.value == expected, "\(kind.name)")
      #expect(kind.defaults.compression == .high)
    }
  }
}
