internal import LayModel
internal import LayNumbers

/// The system's font of a view of iOS.
struct SystemFont {
  /// The size in points.
  let size: Rational
  let weight: FontWeight
  /// True for a text style.
  let isStyle: Bool

  /// The font of the titles of segmented controls.
  static let ofSegments = SystemFont(13, .regular)
  /// The size of a button's title without a font in the file.
  private static let buttonSize: Rational = 15
  /// The sizes of the text styles at the text size `large`.
  private static let styleSizes = [
    "Title0": 34, "LargeTitle": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Body": 17, "Callout": 16,
    "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11,
  ]

  /// Reads the font of a view; nil for fonts other than the system's.
  init?(_ view: ViewIndex, _ document: BuilderDocument) {
    let tree = document.tree
    let element = document.views[view].element
    guard let font = tree.child(element, "fontDescription", key: "fontDescription") else {
      self.init(document.views[view].tag == "button" ? SystemFont.buttonSize : 17, .regular)
      return
    }
    if let style = tree[font]["style"] {
      let name = "UICTFontTextStyle"
      guard style.hasPrefix(name), let size = SystemFont.styleSizes[String(style.dropFirst(name.count))] else {
        return nil
      }
      self.init(Rational(size), style.hasSuffix("Headline") ? .semibold : .regular, isStyle: true)
      return
    }
    guard let type = tree[font]["type"], ["system", "boldSystem"].contains(type),
      let size = tree[font]["pointSize"].flatMap({ Length($0) }), size > .zero, size < Length(1000)
    else { return nil }
    let weight = tree[font]["weight"].flatMap { FontWeight(name: $0) }
    self.init(Rational(size.millionths) / 1_000_000, weight ?? (type == "boldSystem" ? .bold : .regular))
  }

  private init(_ size: Rational, _ weight: FontWeight, isStyle: Bool = false) {
    (self.size, self.weight, self.isStyle) = (size, weight, isStyle)
  }

  /// The height of some lines on a canvas with `scale` pixels a point.
  func height(ofLines lines: Int, scale: Int) -> Length {
    Length(TextMeasure.height(ofLines: lines, fontSize: size, scale: Rational(scale)))
  }

  /// The width of a text on one line, rounded up to a pixel of `scale`.
  func width(of text: String, scale: Int) -> Length {
    let width = TextMeasure.width(of: text, fontSize: size, weight: weight)
    return Length((width * Rational(scale)).ceil / Rational(scale))
  }

  /// The number of lines of a text in a width.
  func lines(of text: String, width: Length, most: Int) -> Int {
    WrappedText(text, fontSize: size, weight: weight, mostLines: most)
      .lineCount(atWidth: Rational(width.millionths) / 1_000_000)
  }
}

extension Length {
  /// The length to a millionth.
  fileprivate init(_ number: Rational) { self.init(millionths: Int((number.double * 1_000_000).rounded())) }
}
