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
    #expect(n == Rational(1648 * 17, 2816))
    #expect(TextMeasure.width(of: "nnn", fontSize: 17) == 3 * n)
    #expect(TextMeasure.width(of: "nn", fontSize: 34) == 4 * n)
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

  @Test func labelsAndImagesHugMoreSpacersLess() {
    for kind in ViewKind.allCases {
      let expected: Float = kind == .label || kind == .image ? 251 : kind == .spacer ? 1 : 250
      #expect(kind.defaults.hugging.value == expected, "\(kind.name)")
      #expect(kind.defaults.compression == .high)
    }
  }
}
