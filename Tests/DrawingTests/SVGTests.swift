import LayDrawing
import Testing

@Suite struct SVGTests {
  @Test func aPictureHasATitleForPeopleWhoCannotSeeIt() {
    let text = svgText(Picture(width: 20, height: 10.5, title: "Sign in", summary: "Two fields"), idPrefix: "a-")
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10.5" viewBox="0 0 20 10.5" role="img" \
        aria-labelledby="a-title" aria-describedby="a-desc">
        <title id="a-title">Sign in</title>
        <desc id="a-desc">Two fields</desc>
        <path d="M0 0H20V10.5H0Z" fill="#fff"/>
        </svg>

        """)
  }

  @Test func hostileTitlesAreEscaped() {
    let title = "<script>&\"'\u{0}\u{1B}\u{202E}\u{2066}\u{FFFE}\n</title>"
    let group = PictureGroup(title: title, name: "x\" onload=\"alert(1)")
    let text = svgText(Picture(width: 1, height: 1, title: title, items: [.begin(group), .end]), idPrefix: "\"><")
    let escaped = "&lt;script&gt;&amp;&quot;&#39;\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD} &lt;/title&gt;"
    #expect(text.contains("<title id=\"title\">\(escaped)</title>"))
    #expect(text.contains("<g class=\"x onloadalert1\"><title>\(escaped)</title>"))
  }

  @Test func aGlyphIsDefinedOnceAndUsedAtItsPlace() {
    let line = TextLine("aba", x: 5, y: 10, size: 14.08)
    let text = body([.text(line)])
    #expect(text.components("<path id=\"g").count == 3)
    let a = textWidth(of: "a", size: 14.08) * 100
    #expect(text.contains("<g transform=\"translate(5 10) scale(.01 -.01)\" fill=\"#000\"><use href=\"#g0\" x=\"0\"/>"))
    #expect(a > 700 && text.contains("<use href=\"#g1\" x=\"\(Double(Int(a * 10 + 0.5)) / 10)\"/>"))
  }

  @Test func shapesAreShort() {
    let text = body([
      .shape(
        .lines([Point2D(0.5, 1), Point2D(10.1234, 1), Point2D(10.1234, -3), Point2D(0, 0)], isClosed: true),
        fill: Fill(Colour(hex: 0x336699, opacity: 0.2)),
        stroke: Stroke(Colour(hex: 0x123456), width: 0.5, dashes: [4, 2.5], isRound: true))
    ])
    #expect(
      text.contains(
        """
        <path d="m.5 1h9.623v-4l-10.123 3z" fill="#369" fill-opacity=".2" stroke="#123456" stroke-width=".5" \
        stroke-dasharray="4 2.5" stroke-linecap="round" stroke-linejoin="round"/>
        """))
  }

  @Test func groupsHaveTransformClipAndOpacity() {
    let clip = Outline.rectangle(x: 0, y: 0, width: 8, height: 4)
    let text = body([.begin(PictureGroup(Transform2D(0, 1, -1, 0, 3, 4), clip: clip, opacity: 0.25)), .end])
    #expect(text.contains("<clipPath id=\"c0\"><rect x=\"0\" y=\"0\" width=\"8\" height=\"4\"/></clipPath>"))
    #expect(text.contains("<g transform=\"matrix(0 1 -1 0 3 4)\" clip-path=\"url(#c0)\" opacity=\".25\">\n</g>"))
  }

  @Test func hatchingIsClippedLinesThatMeetThoseOfOtherShapes() {
    let fill = Fill(.black, hatching: Hatching(spacing: 2, width: 1))
    let text = body([.shape(.rectangle(x: 2, y: 2, width: 4, height: 4), fill: fill, stroke: nil)])
    #expect(text.contains("<clipPath id=\"c0\"><rect x=\"2\" y=\"2\" width=\"4\" height=\"4\"/></clipPath>"))
    #expect(text.contains("<g clip-path=\"url(#c0)\"><path d=\"m2.95 2h1.414l-4 4h-1.414z"))
  }

  private func body(_ items: [PictureItem]) -> String {
    svgText(Picture(width: 40, height: 30, title: "T", background: nil, items: items))
  }
}

extension String {
  /// The parts between occurrences of `separator`.
  func components(_ separator: String) -> [String] {
    var (parts, rest) = ([String](), self[...])
    while let found = rest.firstRange(of: separator) {
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return parts + [String(rest)]
  }
}
