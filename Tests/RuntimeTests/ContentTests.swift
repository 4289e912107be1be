import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// SEMANTICS §5.5 and §5.6: where a picture goes in its view.
@Suite struct ContentTests {
  private let bounds = rect(0, 0, 200, 200)
  private let content = ExactSize(width: 224, height: 148)

  @Test func eachModePlacesThePicture() {
    let fit = Rational(200, 224)
    let fill = Rational(200, 148)
    let expected: [(LayoutContentMode, ExactRect)] = [
      (.scaleToFill, bounds), (.redraw, bounds),
      (.scaleAspectFit, rect(0, (200 - 148 * fit) / 2, 200, 148 * fit)),
      (.scaleAspectFill, rect((200 - 224 * fill) / 2, 0, 224 * fill, 200)),
      (.center, rect(-12, 26, 224, 148)), (.top, rect(-12, 0, 224, 148)), (.bottom, rect(-12, 52, 224, 148)),
      (.left, rect(0, 26, 224, 148)), (.right, rect(-24, 26, 224, 148)), (.topLeft, rect(0, 0, 224, 148)),
      (.topRight, rect(-24, 0, 224, 148)), (.bottomLeft, rect(0, 52, 224, 148)),
      (.bottomRight, rect(-24, 52, 224, 148)),
    ]
    #expect(Set(expected.map(\.0)) == Set(LayoutContentMode.allCases))
    for (mode, place) in expected { #expect(mode.contentRect(of: content, in: bounds) == place, "\(mode.name)") }
  }

  @Test func theWorkedNumbersComeOut() {
    let fit = LayoutRect(LayoutContentMode.scaleAspectFit.contentRect(of: content, in: bounds))
    #expect((fit.y * 100).rounded() == 3393 && (fit.height * 100).rounded() == 13214)
    let fill = LayoutRect(LayoutContentMode.scaleAspectFill.contentRect(of: content, in: bounds))
    #expect((fill.x * 100).rounded() == -5135 && (fill.width * 100).rounded() == 30270)
  }

  @Test func theBoundsMayBeScrolled() {
    let scrolled = rect(10, 20, 200, 200)
    #expect(LayoutContentMode.bottomRight.contentRect(of: content, in: scrolled) == rect(-14, 72, 224, 148))
  }

  @Test func contentOfNoSizeHasNoProportions() {
    for mode in [LayoutContentMode.scaleAspectFit, .scaleAspectFill] {
      #expect(mode.contentRect(of: .zero, in: bounds) == rect(100, 100, 0, 0))
    }
  }

  private let picture = ResizableImage(
    size: ExactSize(width: 40, height: 30), caps: ExactInsets(top: 4, left: 10, bottom: 6, right: 12))

  @Test func nineParts() {
    let parts = picture.parts(in: rect(0, 0, 100, 50))
    #expect(parts.count == 9)
    #expect(parts.map(\.source).prefix(3) == [rect(0, 0, 10, 4), rect(10, 0, 18, 4), rect(28, 0, 12, 4)])
    #expect(parts.map(\.target).prefix(3) == [rect(0, 0, 10, 4), rect(10, 0, 78, 4), rect(88, 0, 12, 4)])
    #expect(parts[4].source == rect(10, 4, 18, 20) && parts[4].target == rect(10, 4, 78, 40))
    #expect(parts[8].source == rect(28, 24, 12, 6) && parts[8].target == rect(88, 44, 12, 6))
    #expect(parts[4].horizontal == .tile && parts[4].vertical == .tile)
  }

  @Test func thePartsCoverTheBoundsWithoutGaps() {
    for (width, height) in [(100, 50), (22, 10), (15, 5), (23, 100), (0, 50)] {
      let parts = picture.parts(in: rect(3, 7, Rational(width), Rational(height)))
      let area = parts.map { $0.target.width * $0.target.height }.reduce(0, +)
      #expect(area == Rational(width * height))
      for part in parts { #expect(part.target.width > 0 && part.target.height > 0) }
    }
  }

  @Test func capsLargerThanTheBoundsShrink() {
    let narrow = rect(0, 0, 11, 50)
    #expect(picture.isSqueezed(in: narrow) && !picture.isSqueezed(in: rect(0, 0, 22, 10)))
    let parts = picture.parts(in: narrow)
    #expect(parts.count == 6)
    #expect(parts[0].target == rect(0, 0, 5, 4) && parts[1].target == rect(5, 0, 6, 4))
  }

  @Test func aMiddleOfOnePointIsStretchedAndSoIsAMissingOne() {
    var one = picture
    one.caps = ExactInsets(top: 0, left: 20, bottom: 0, right: 19)
    let part = one.parts(in: rect(0, 0, 100, 30))[1]
    #expect(part.source == rect(20, 0, 1, 30) && part.horizontal == .stretch && part.vertical == .tile)
    one.caps = ExactInsets(top: 0, left: 20, bottom: 0, right: 20)
    #expect(one.parts(in: rect(0, 0, 100, 30))[1].source == rect(20, 0, 1, 30))
  }

  @Test func aHiddenMiddleIsLeftOutOfThePicture() {
    var sliced = picture
    sliced.shownMiddle = ExactSize(width: 2, height: 100)
    let part = sliced.parts(in: rect(0, 0, 100, 50))[4]
    #expect(part.source == rect(10, 4, 2, 20) && part.target == rect(10, 4, 78, 40))
  }

  @Test func withoutCapsTheWholePictureFills() {
    let whole = ResizableImage(size: ExactSize(width: 40, height: 30), caps: .zero, resizing: .stretch)
    #expect(
      whole.parts(in: bounds) == [
        ResizableImage.Part(source: rect(0, 0, 40, 30), target: bounds, horizontal: .stretch, vertical: .stretch)
      ])
  }
}
