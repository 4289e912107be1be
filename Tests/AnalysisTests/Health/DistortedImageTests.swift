import LayAnalysis
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

/// Images that their views stretch out of shape.
@Suite struct DistortedImageTests {
  private func diagnostics(_ photo: String, _ more: String = "") -> [Diagnostic] {
    checked("layout T(375x667) {\nsizes 300x400 ... 600x800\n\(more)\nview photo: Image { \(photo) }\n}\n").diagnostics
  }

  private func said(_ photo: String, _ more: String = "") -> [String] {
    diagnostics(photo, more).map { "\($0.code.id) \($0.message)" }
  }

  private let place = ".edges(top, leading) == superview"

  @Test func anImageAcrossTheScreenIsDistorted() throws {
    let found = diagnostics("intrinsic = 80x60; .edges(top, leading, trailing) == superview; .height == 100")
    #expect(found.map { $0.message } == ["the image of 'photo' is distorted at every size"])
    let first = try #require(found.first)
    #expect(first.code == .distortedImage)
    #expect(first.caretLabel == "at 300x400 it is 300x100, and its image is 80x60")
    #expect(first.fixIt?.edits.map { $0.replacement }.joined().contains("contentMode = aspectFit") == true)
  }

  /// An icon beside a text is as wide as its image, if it hugs that more than the text hugs its own.
  @Test func anIconThatIsStretchedBesideTextsHugsItsContent() throws {
    let text = """
      layout A(375x667) {
        sizes 320x320 ... 1366x1366
        view icon: Image { intrinsic = 24x24; .leading == margins.leading; .top == safeArea.top }
        view date: Label { text = "Saturday"; .leading == icon.trailing + 12; .top == icon.top; .trailing == margins.trailing }
        view other: Image { intrinsic = 24x24; .leading == icon.leading; .top == icon.bottom + 40 }
        view place: Label { text = "Main Street"; lines = 0; .leading == date.leading; .top == other.top; .trailing == margins.trailing }
      }
      """
    let first = try #require(checked(text).diagnostics.first)
    #expect(first.code == .distortedImage)
    #expect(first.fixIt?.message == "write `icon { hugging.horizontal = 252 }`")
  }

  @Test func theSizesAtWhichAnImageIsDistortedAreExact() {
    // 400 points wide, it is 4/3 as wide as high; up to 440 points the difference is at most a tenth.
    #expect(
      said("intrinsic = 80x60; .edges(top, leading, trailing) == superview; .height == 300") == [
        "L0611 the image of 'photo' is distorted for every width below 4000/11, and for every width above 440"
      ])
  }

  @Test(arguments: [("88", true), ("88.001", false), ("72.73", true), ("72.72", false)])
  func aDifferenceOfATenthIsSmall(_ width: String, _ isHealthy: Bool) {
    let found = said("intrinsic = 80x60; \(place); .width == \(width); .height == 60")
    #expect(found.isEmpty == isHealthy, "\(found)")
  }

  @Test(arguments: ["aspectFit", "aspectFill", "center", "redraw"])
  func otherContentModesKeepTheShape(_ mode: String) {
    let isStretched = mode == "redraw"
    let found = said(
      "intrinsic = 80x60; contentMode = \(isStretched ? "scaleToFill" : mode); \(place); .size == 200x60")
    #expect(found.isEmpty != isStretched, "\(found)")
  }

  @Test func aModeCountsWhereItHolds() {
    let photo = "intrinsic = 80x60; \(place); .size == 200x60"
    #expect(
      said(photo, "when width > 400 { photo.contentMode = aspectFit }") == [
        "L0611 the image of 'photo' is distorted for every width up to 400"
      ])
  }

  @Test func linesAndCapsAreMeantToStretch() {
    #expect(said("intrinsic = 80x4; \(place); .size == 200x60") == [])
    #expect(said("intrinsic = 80x60; capInsets = 10; \(place); .size == 200x60") == [])
    #expect(said("intrinsic = 80x60; hasContent = false; \(place); .size == 200x60") == [])
    #expect(said("\(place); .size == 200x60") == [])
    #expect(said("intrinsic = 80x60; \(place); .size == 200x60; allow L0611 \"a pattern\"") == [])
  }

  @Test func imagesOfAppKitKeepTheirShape() {
    #expect(said("intrinsic = 80x60; \(place); .size == 200x60", "profile = appkit") == [])
  }

  @Test func anImageThatCanHardlyBeSeenIsReportedAsThat() {
    let found = said("intrinsic = 80x60; \(place); .width == 3 + 0 * superview.width; .height == 60")
    #expect(found.allSatisfy { !$0.hasPrefix("L0611") }, "\(found)")
  }

  @Test func anImageThatIsALineUnderAConditionIsNotJudgedThere() {
    let photo = "intrinsic = 80x60; \(place); .size == 80x60"
    #expect(said(photo, "when width > 400 { photo.intrinsic = 80x4 }") == [])
    #expect(said(photo, "when width > 400 { photo.intrinsic = 80x5 }").count == 1)
  }

  @Test func theOtherSizeOfAConditionIsJudgedToo() {
    let photo = "intrinsic = 80x60; \(place); .size == 80x60"
    #expect(
      said(photo, "when width > 400 { photo.intrinsic = 60x80 }") == [
        "L0611 the image of 'photo' is distorted for every width above 400"
      ])
  }
}
