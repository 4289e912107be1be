import LayDiagnostics
import LayRuntime
import Testing
import TestSupport

@testable import LayAnalysis

/// Labels whose text takes a part of their frame alone.
@Suite struct DrawnTextTests {
  private func said(_ body: String, sizes: String = "320x200 ... 1024x800", bothDirections: Bool = false) -> [String] {
    var options = CheckOptions()
    options.checksBothDirections = bothDirections
    return checked("layout Screen(320x400) {\nsizes \(sizes)\n\(body)\n}\n", options: options).diagnostics.filter {
      $0.code.id.hasPrefix("L06") || $0.severity == .error
    }.map { "\($0.code.id) \($0.message)" }
  }

  // MARK: - AppKit

  /// AppKit draws a text at the top of its label, which UIKit draws in the middle.
  @Test func textsOfAppKitAreAtTheTop() {
    func labels(_ profile: String) -> [String] {
      said(
        "\(profile)view a: Label { text = \"Plugins\"; .edges(leading, top) == superview inset 20; .size == 150x40 }\n"
          + "view b: Label { text = \"Type\"; .leading == a.leading; .top == a.top + 22; .size == 150x20 }")
    }
    #expect(labels("profile = appkit; ") == [])
    #expect(labels("").contains { $0.hasPrefix("L0604") }, "\(labels(""))")
    // A text that may take several lines is as large as its label.
    #expect(
      said(
        "profile = appkit; view a: Label { text = \"Plugins and more\"; lines = 0; .edges(leading, top) == superview inset 20 }\n"
          + "a.size == 50x60; view b: Label { text = \"Type\"; .leading == a.leading; .top == a.top + 22; .size == 150x20 }"
      ).contains { $0.hasPrefix("L0604") })
  }

  // MARK: - The safe area

  private let lying = "\"iPhone 17 Pro landscape\""

  private func title(_ look: String, _ edges: String = ".edges(leading, trailing) == superview") -> String {
    "view title: Label { text = \"Inbox\"; \(look); \(edges); .top == safeArea.top }"
  }

  @Test func aCentredTitleOverTheCameraIsHealthy() {
    #expect(said(title("textAlignment = center"), sizes: lying) == [])
    // At one end alone too.
    let edges = ".leading == superview.leading; .trailing == safeArea.trailing - 8"
    #expect(said(title("textAlignment = center", edges), sizes: lying) == [])
    #expect(said("view go: Button { text = \"Go\"; \(edges); .top == safeArea.top }", sizes: lying) == [])
  }

  @Test func aTextThatBeginsUnderTheCameraIsReported() {
    func found(_ place: String) -> [String] {
      ["L0603 'title' lies \(place) the safe area at 874x402 (iPhone 17 Pro, landscape)"]
    }
    #expect(said(title(""), sizes: lying) == found("beyond the left edge of"))
    #expect(said(title("textAlignment = left"), sizes: lying) == found("beyond the left edge of"))
    #expect(said(title("textAlignment = right"), sizes: lying) == found("beyond the right edge of"))
    #expect(said(title("textAlignment = justified"), sizes: lying) == found("outside of"))
    // At the other end there is nothing of it.
    #expect(said(title("", ".leading == safeArea.leading; .trailing == superview.trailing"), sizes: lying) == [])
    #expect(
      said(
        title("textAlignment = right", ".leading == superview.leading; .trailing == safeArea.trailing"), sizes: lying)
        == [])
  }

  @Test func aTextIsOutsideByWhatItLacks() {
    let view = title("textAlignment = center", ".leading == superview.leading; .width == 162")
    let found = checked("layout Screen(320x400) {\nsizes \(lying)\n\(view)\n}\n").diagnostics
    // The text is 42 1/3 wide, so it begins 59 5/6 points from the edge.
    #expect(
      found.map { $0.caretLabel } == [
        "at 874x402 it is outside of the safe area by 13/6 points at the left, where the inset is 62"
      ])
    #expect(said(title("textAlignment = center", ".leading == superview.leading; .width == 167"), sizes: lying) == [])
  }

  @Test func aTextThatIsAsWideAsTheScreenIsReported() {
    let long = String(repeating: "A long title ", count: 9)
    let view = "view title: Label { text = \"\(long)\"; textAlignment = center; .edges(leading, trailing) == superview;"
    #expect(said("\(view) .top == safeArea.top }", sizes: lying).count == 1)
  }

  @Test func aBackgroundIsSeenAsAWhole() {
    let edges = ".leading == superview.leading; .trailing == safeArea.trailing - 8"
    #expect(said(title("textAlignment = center", edges), sizes: lying) == [])
    #expect(said(title("textAlignment = center; backgroundColor = #ffffff", edges), sizes: lying).count == 1)
    #expect(said(title("textAlignment = center; cornerRadius = 4", edges), sizes: lying).count == 1)
    #expect(said(title("textAlignment = center; alignmentInsets = (left: 2)", edges), sizes: lying).count == 1)
    #expect(said(title("textAlignment = center; view dot { .edges == superview }", edges), sizes: lying).count == 1)
    let turned = "\nwhen width > 800 { title.backgroundColor = #ffffff }"
    #expect(said(title("textAlignment = center", edges) + turned, sizes: lying).count == 1)
  }

  /// A text in a font that layc does not measure is assumed to have letters as wide as the font is high.
  @Test func aTextInAnotherFontIsTakenToBeLarger() {
    func edges(_ width: Int) -> String { ".leading == superview.leading; .width == \(width)" }
    let futura = "textAlignment = center; fontFamily = \"Futura\""
    // Five letters of 17 are 85 wide, and begin at 62 in a label of 209.
    #expect(said(title(futura, edges(209)), sizes: lying) == [])
    #expect(said(title(futura, edges(206)), sizes: lying).count == 1)
    // A content size of the file may be that of a stretched frame.
    #expect(said(title("\(futura); intrinsic = 209x21", edges(209)), sizes: lying) == [])
    #expect(said(title("\(futura); intrinsic = 60x21", edges(188)), sizes: lying) == [])
    #expect(said(title("\(futura); intrinsic = 60x21", edges(180)), sizes: lying).count == 1)
    let setAtTimes = "\nwhen width > 800 { title.fontFamily = \"Futura\" }"
    #expect(said(title("textAlignment = center", edges(206)) + setAtTimes, sizes: lying).count == 1)
    #expect(said(title("textAlignment = center", edges(206)), sizes: lying) == [])
  }

  /// A text of several lines is no wider than on one line, and no higher than all of its lines.
  @Test func aTextOfSeveralLinesHasAGreatestSize() {
    let edges = ".leading == superview.leading; .trailing == safeArea.trailing - 8"
    #expect(said(title("textAlignment = center; lines = 0", edges), sizes: lying) == [])
    // Its lines are nearly as long as its frame.
    let long = title("textAlignment = center; lines = 0").replacing(
      "Inbox", with: String(repeating: "Inbox ", count: 30))
    #expect(said(long, sizes: lying).count == 1)
    let onOneLine = said(long.replacing("lines = 0", with: "lines = 1"), sizes: lying)
    #expect(onOneLine.contains { $0.hasPrefix("L0603") }, "\(onOneLine)")
    let narrow = ".leading == superview.leading; .width == 162"
    #expect(said(title("textAlignment = center; lines = 0", narrow), sizes: lying).count == 1)
    // A picture over a label that is stretched to 60: two lines in its middle are 41 high.
    func picture(_ height: Int, lines: Int) -> String {
      "view a: Label { text = \"Sign in to continue\"; lines = \(lines); .edges(leading, trailing) == superview; .top == superview.top"
        + " + 60; .height == 60 }\nview b: Image { .size == 60x40; .leading == superview.leading; .bottom == a.top + \(height) }"
    }
    #expect(said(picture(10, lines: 2)) == [])
    #expect(said(picture(11, lines: 2)) == ["L0604 'b' lies over 'a' at every size"])
    #expect(said(picture(10, lines: 3)) == ["L0604 'b' lies over 'a' at every size"])
    #expect(said(picture(10, lines: 0)) == ["L0604 'b' lies over 'a' at every size"])
  }

  @Test func anAlignmentUnderAConditionIsNotTrusted() {
    let edges = ".leading == superview.leading; .trailing == safeArea.trailing - 8"
    let turned = "\nwhen width > 800 { title.textAlignment = left }"
    #expect(said(title("textAlignment = center", edges) + turned, sizes: lying).count == 1)
  }

  @Test func leadingIsTheRightFromRightToLeft() {
    let (ends, starts) = (
      ".left == safeArea.left; .right == superview.right", ".left == superview.left; .right == safeArea.right"
    )
    #expect(said(title("", ends), sizes: lying) == [])
    #expect(said(title("direction = rtl", ends), sizes: lying).count == 1)
    #expect(said("direction = rtl\n" + title("", starts), sizes: lying) == [])
    #expect(said("direction = rtl\n" + title("", ends), sizes: lying).count == 1)
    // UIKit may begin an Arabic text at either side.
    let arabic = title("", ends).replacing("Inbox", with: "بريد")
    #expect(said(arabic, sizes: lying).count == 1)
    #expect(said(arabic.replacing("\";", with: "\"; textAlignment = left;"), sizes: lying) == [])
    #expect(
      said(
        title("", ".leading == safeArea.leading; .trailing == superview.trailing"), sizes: lying, bothDirections: true)
        == [])
  }

  @Test func aTallLabelHasItsLineInTheMiddle() {
    let tall = ".top == superview.top; .bottom == superview.bottom; .leading == safeArea.leading"
    let standing = "\"iPhone 17 Pro portrait\""
    #expect(said("view title: Label { text = \"Inbox\"; \(tall) }", sizes: standing) == [])
    let bar = ".top == superview.top; .height == 62; .leading == safeArea.leading"
    #expect(said("view title: Label { text = \"Inbox\"; \(bar) }", sizes: standing).count == 1)
    #expect(said("view title: Label { text = \"Inbox\"; lines = 2; \(tall) }", sizes: standing) == [])
    #expect(said("view title: Label { text = \"Inbox\"; lines = 0; \(tall) }", sizes: standing).count == 1)
  }

  // MARK: - Overlaps

  private func headers(_ first: String, _ second: String, _ look: String = "textAlignment = center") -> String {
    """
    view a: Label { text = "\(first)"; \(look); .leading == superview.leading + 8; .top == superview.top + 20 }
    view b: Label { text = "\(second)"; \(look); .trailing == superview.trailing - 8; .top == a.top }
    a.width == 50% * superview.width - 6; b.width == a.width
    """
  }

  @Test func boxesOfHeadersMayOverlap() {
    #expect(said(headers("Sent", "Drafts")) == [])
    let found = said(headers("Sent to all the people", "Drafts of all the people"))
    #expect(found.first { $0.hasPrefix("L0604") } != nil, "\(found)")
  }

  @Test func textsThatMeetAreReported() {
    let one = "view a: Label { text = \"One\"; .edges(top, leading) == superview; .width == 200 }\n"
    // The first text is 32 wide.
    func second(_ left: Int, _ look: String = "", kind: String = "Label") -> String {
      "view b: \(kind) { text = \"Two\"; \(look); .top == superview.top; .left == superview.left + \(left) }"
    }
    #expect(said(one + second(31)) == [])
    #expect(said(one + second(30)) == ["L0604 'b' lies over 'a' at every size"])
    #expect(said(one + second(40, "lines = 0")) == [])
    #expect(said(one.replacing("text", with: "lines = 0; text") + second(31)) == [])
    #expect(said(one.replacing("text", with: "lines = 0; text") + second(30)).count == 1)
    #expect(said(one + second(40, "backgroundColor = #ffffff80")) == [])
    #expect(said(one.replacing("text", with: "backgroundColor = #ffffff; text") + second(40)).count == 1)
    let found = checked("layout Screen(320x400) {\nsizes 320x200\n\(one)\(second(12))\n}\n").diagnostics
    #expect(found.map { $0.caretLabel } == ["at 320x200 they share 20x21"])
  }

  @Test func aControlIsTouchedInAllOfItsFrame() {
    let go = "view go: Button { text = \"Go\"; .edges(top, leading) == superview; .size == 200x44 }\n"
    let name = "view name: Label { text = \"Name\"; .top == superview.top; .left == superview.left + 140 }"
    #expect(said(go + name) == ["L0604 'name' lies over 'go' at every size"])
    // The empty end of a label takes no touches.
    let long = "view name: Label { text = \"Name\"; .edges(top, leading) == superview; .width == 200 }\n"
    let end = "view go: Button { text = \"Go\"; .top == superview.top; .left == superview.left + 140; .size == 44x44 }"
    #expect(said(long + end) == [])
    #expect(said(long.replacing("text", with: "isInteractive = true; text") + end).count > 0)
  }

  @Test func linesInTheMiddleOfTallLabelsAreApart() {
    func tall(_ height: Int) -> String {
      """
      view a: Label { text = "Any"; .edges(top, leading) == superview; .height == 60 }
      view b: Label { text = "Two"; .leading == superview.leading; .top == superview.top + \(height); .height == 60 }
      """
    }
    // The lines are 21 high.
    #expect(said(tall(30)) == [])
    #expect(said(tall(20)) == [])
    #expect(said(tall(19)) == ["L0604 'b' lies over 'a' at every size"])
  }

  @Test func linesInAnotherFontAreNoHigherThanTheContent() {
    func screen(_ height: Int) -> String {
      """
      view photo: Image { intrinsic = 80x80; .edges(top, leading) == superview }
      view a: Label {
        text = "App Invites"; font = 37; fontFamily = "Roboto"; lines = 2; intrinsic = 300x\(height); .height == 95
        .leading == superview.leading; .top == photo.bottom - 9
      }
      allow L0603
      """
    }
    #expect(said(screen(52)) == [])
    #expect(said(screen(95)) == ["L0604 'a' lies over 'photo' at every size"])
  }

  /// Half of the room below the baseline, which is 4.1 points high in a font of 17, is empty in a text without a letter that reaches there.
  @Test func theRoomBelowTheLettersMayOverlap() {
    func label(_ text: String, _ top: String, more: String = "") -> String {
      """
      view a: Label { text = "\(text)"; \(more); .leading == superview.leading; .top == superview.top + 40 }
      view b: TextField { .leading == a.leading; .width == 200; .top == a.bottom - \(top) }
      """
    }
    let reported = ["L0604 'b' lies over 'a' at every size"]
    // A line is 20.29 high, in a label of 21: 0.36 of them are below it.
    #expect(said(label("Should Hide Title?", "3.4")) == [])
    #expect(said(label("Should Hide Title?", "3.5")) == reported)
    for text in ["Type", "One, two", "(on)", "\u{11E}\u{131}\u{15F}"] {
      #expect(said(label(text, "1")) == [], "\(text)")
      #expect(said(label(text, "1.5")) == reported, "\(text)")
    }
    // The last line counts, and a content size of the file does not tell the lines.
    #expect(said(label("Hide the title", "3", more: "lines = 0; preferredMaxLayoutWidth = 60")) == [])
    #expect(said(label("Hide the title", "1.5", more: "lines = 0; intrinsic = 60x41")) == reported)
    #expect(said(label("Hide", "1.5", more: "backgroundColor = #ffffff")) == reported)
    #expect(said(label("Hide", "1.5", more: "fontFamily = \"Futura\"; intrinsic = 40x21")) == reported)
  }

  @Test func aContentSizeOfTheFileIsThatOfTheText() {
    let two = "view b: Label { text = \"Two\"; .top == superview.top; .left == superview.left + 60 }\n"
    func one(_ look: String) -> String {
      "view a: Label { text = \"One\"; \(look); .edges(top, leading) == superview; .width == 200 }\n"
    }
    #expect(said(one("intrinsic = 61x20") + two) == [])
    #expect(said(one("intrinsic = 62x20") + two) == ["L0604 'b' lies over 'a' at every size"])
    // Without a content size it is that of the text, as that of several lines.
    #expect(said(one("intrinsic = none; .height == 20") + two) == [])
  }

  @Test func otherTextsAreMeasuredWhereTheyApply() {
    let one = "view a: Label { text = \"One\"; .edges(top, leading) == superview; .width == 200 }\n"
    let two = "view b: Label { text = \"Two\"; .top == superview.top; .left == superview.left + 60 }\n"
    #expect(said(one + two) == [])
    #expect(
      said(one + two + "when width > 500 { a.text = \"Another one\" }") == [
        "L0604 'b' lies over 'a' for every width above 500"
      ])
    #expect(
      said(one + two + "when width > 500 { a.textAlignment = right }").count == 1)
  }
}
