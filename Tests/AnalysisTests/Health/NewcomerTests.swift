import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Screens of newcomers about which reports said something false.
@Suite struct NewcomerTests {
  private func diagnostics(_ body: String) -> [Diagnostic] {
    checked("layout T(375x667) {\nsizes 320x568 ... 430x932\n\(body)\n}\n").diagnostics
  }

  /// A name above the first two lines of a mail, which tie for the rest of the height.
  private let mail = """
    view box {
      view a: Label { text = "Name" }
      view p: Label { lines = 2; text = "Six apples, butter, cinnamon, flour, and an hour in the oven, and then as much of it for each guest as there is room for on a plate." }
      a.top == superview.top; p.top == a.bottom; p.bottom == superview.bottom
      for v in [a, p] { v.edges(leading, trailing) == superview }
    }
    box.edges(leading, trailing) == margins
    box.top == safeArea.top
    box.height >= 100
    """

  @Test func theBeginningOfATextIsMeantAlsoBesideAnAmbiguousHeight() {
    #expect(diagnostics(mail).map { $0.code } == [.ambiguousLayout])
  }

  @Test func aTextOfTwoLinesIsNotCutByAChangeThatKeepsItsFrame() throws {
    let found = try #require(diagnostics(mail).first)
    let help = try #require(found.notes.first { $0.kind == .help })
    #expect(help.text.contains("hugging.vertical = 749"))
    #expect(!help.text.contains("cut"))
  }

  /// The content fills the screen, or scrolls: its last view is at its bottom already.
  private func page(_ more: String) -> String {
    """
    view page: ScrollView {
      .edges == superview
      view form {
        .edges == superview.contentGuide; .width == superview.frameGuide.width
        .height >= superview.frameGuide.height
        view first: Label { text = "First"; .edges(top, leading) == superview }
        view last: Label { text = "Last"; .leading == superview.leading; .bottom == superview.bottom; .top >= first.bottom }
      }
      \(more)
    }
    """
  }

  @Test func theHelpForScrollContentThatIsBoundConflictsNowhere() throws {
    let open = try #require(diagnostics(page("")).first { $0.code == .ambiguousLayout })
    let constraint = "page.form.height == 0 @fitting"
    #expect(open.notes.contains { $0.kind == .help && $0.text.contains("`\(constraint)`") }, "\(open.notes)")
    #expect(diagnostics(page("form.height == 0 @fitting")).filter { $0.severity > .note }.map { $0.message } == [])
  }

  @Test func theHelpForAnEmptyViewInScrollContentIsARequiredHeight() throws {
    let found = diagnostics(
      """
      view page: ScrollView {
        .edges == superview
        view line { .edges(top, leading, trailing) == superview.contentGuide; .width == superview.frameGuide.width }
      }
      """)
    #expect(!found.contains { $0.notes.contains { $0.text.contains("optional constraint on its height") } }, "\(found)")
  }

  @Test func theGuideOfTheKeyboardIsSuggested() throws {
    let found = try #require(diagnostics("view a: Button { text = \"OK\"; .bottom == keyboard.top }").first)
    #expect("\(found.message) \(found.notes.map { $0.text })".contains("keyboardLayoutGuide"), "\(found)")
  }

  @Test func aWordThatIsLongerThanItsLineIsReported() throws {
    func label(_ text: String, _ more: String = "lines = 0") -> String {
      "view a: Label { text = \"\(text)\"; \(more); .edges(top, leading) == superview; .width == 70 }"
    }
    let found = diagnostics(label("Followers"))
    #expect(found.map { $0.message } == ["a word of 'a' does not fit on a line at every size"])
    let caret = try #require(found.first?.caretLabel)
    #expect(caret.hasPrefix("at 320x568 it is 70 wide, and its longest word needs "))
    // Words that fit may take as many lines as they need.
    #expect(diagnostics(label("Follow her now")).map { $0.message } == [])
    #expect(diagnostics(label("Follow her now and then", "lines = 4")).map { $0.message } == [])
    // Of one line nothing is broken: it is cut off.
    #expect(
      diagnostics(label("Followers", "lines = 1")).map { $0.message } == ["the text of 'a' is cut off at every size"])
    // Beside ideographs a line may end.
    #expect(diagnostics(label("\u{6771}\u{4EAC}\u{90FD}\u{6771}\u{4EAC}\u{90FD}")).map { $0.message } == [])
    // Thai and Korean readers are used to lines that end within a word.
    let thai = "\u{0E1C}\u{0E39}\u{0E49}\u{0E15}\u{0E34}\u{0E14}\u{0E15}\u{0E32}\u{0E21}"
    #expect(diagnostics(label(thai + thai)).map { $0.message } == [])
    let korean = "\u{D314}\u{B85C}\u{C6CC}"
    #expect(diagnostics(label(korean + korean + korean)).map { $0.message } == [])
    #expect(diagnostics(label("Followers", "lines = 0; allow L0601 \"x\"")).map { $0.message } == [])
  }

  @Test func theChangeForAWordIsAWidth() throws {
    let width = ".width == 22% * superview.width @high; compression.horizontal = low"
    let column = "view a: Label { text = \"Followers\"; lines = 0; .edges(top, leading) == superview; \(width) }"
    let found = try #require(diagnostics(column).first { $0.code == .clippedContent })
    #expect(found.fixIt?.message.contains(".width >=") == true, "\(found)")
  }

  @Test func theHelpForAViewWithoutAWidthIsAWidth() {
    let found = diagnostics("view picker: DatePicker { .top == superview.top + 20; .centerX == superview.centerX }")
    let open = found.filter { $0.code == .ambiguousLayout }
    #expect(open.map { $0.message } == ["the width of 'picker' is ambiguous"])
    #expect(!open.contains { $0.notes.contains { $0.text.contains("hugging") } }, "\(open)")
  }

  @Test func aRowWithALeastHeightIsNotEndedByWhatIsInIt() throws {
    let row = """
      view page: ScrollView {
        .edges == superview
        view row {
          .height >= 44; .edges == superview; .width == page.frameGuide.width
          view a: Label { text = "First"; .leading == superview.leading; .centerY == superview.centerY }
        }
      }
      """
    var options = CheckOptions()
    options.triesChanges = false
    let open = checked("layout T(375x667) {\nsizes 320x568 ... 430x932\n\(row)\n}\n", options: options).diagnostics
    let help = try #require(open.first { $0.code == .ambiguousLayout }?.notes.last { $0.kind == .help })
    #expect(help.text.contains("`page.row.height == 44 @low`"), "\(help)")
  }

  @Test func theHelpForAStackOfRowsIsAboutTheRows() throws {
    var options = CheckOptions()
    options.triesChanges = false
    let rows = "view rows: VStack { .edges(top, leading, trailing) == superview; view a { .height >= 44 } }"
    let open = checked("layout T(375x667) {\nsizes 320x568 ... 430x932\n\(rows)\n}\n", options: options).diagnostics
    let helps = open.filter { $0.code == .ambiguousLayout && $0.message.contains("'rows' ") }.flatMap { $0.notes }
    #expect(helps.allSatisfy { !$0.text.contains("bottom of the last view") }, "\(helps)")
    #expect(open.contains { $0.code == .ambiguousLayout })
  }

  /// A list that is as wide as its texts, in a page as wide as the screen.
  private func feed(_ list: String) -> String {
    """
    view scroll: ScrollView {
      .edges == superview
      view page {
        .edges == superview; .width == scroll.frameGuide.width
        view list: VStack {
          .edges(top, bottom) == superview; .centerX == superview.centerX; \(list)
          view a: Label { text = "Six apples, butter, cinnamon, flour, and an hour in the oven, and then as much as there is room for" }
          view b: Button { text = "Go on, and on, and on, and on, and on, and on, and on, and on, and on, and on, and on" }
        }
      }
    }
    """
  }

  @Test func theViewThatIsTooWideIsReportedInsteadOfAllInside() throws {
    let found = diagnostics(feed(".width == superview.width @high")).filter { $0.code == .scrollContent }
    #expect(
      found.map { $0.message } == ["views in 'scroll.page.list' reach beyond the content of 'scroll' at every size"])
    let first = try #require(found.first)
    #expect(first.notes.contains { $0.text == "so does 'scroll.page.list.b'" }, "\(first.notes)")
    #expect(
      diagnostics(feed(".width == superview.width @high; allow L0607 \"meant\"")).allSatisfy {
        $0.code != .scrollContent
      })
    #expect(diagnostics(feed(".width == superview.width")).allSatisfy { $0.code != .scrollContent })
  }

  @Test func theHelpForATieOfContentNamesThePriority() throws {
    let fields = (0..<13).map { "view f\($0): TextField { .top == superview.top + \(50 * $0) }" }.joined(
      separator: "\n")
    let rows = (0..<13).map {
      "view l\($0): Label { text = \"Name\"; .centerY == f\($0).centerY; .leading == superview.leading; .trailing == f\($0).leading }\nf\($0).trailing == superview.trailing"
    }
    let open = diagnostics(
      "\(fields)\n\(rows.joined(separator: "\n"))\nfor v in [\((0..<13).map { "l\($0)" }.joined(separator: ", "))] { v.hugging = 250 }"
    )
    let helps = open.filter { $0.code == .ambiguousLayout }.flatMap { $0.notes }.filter { $0.kind == .help }.map {
      $0.text
    }
    #expect(!helps.isEmpty && helps.allSatisfy { $0.contains("hugging.horizontal = 251") }, "\(helps)")
  }

  // MARK: - Larger text

  /// Two buttons side by side, which have no room for a large title.
  private func buttons(_ placement: String, sizes: String = "320x320 ... 430x932") -> [Diagnostic] {
    let text = """
      layout T(375x667) {
        sizes \(sizes), text large ... accessibility3
        view row: \(placement)
          view follow: Button { text = "Follow"; font = headline; .height >= 44 }
          view message: Button { text = "Message"; font = headline }
        }
        row.edges(top, leading, trailing) == margins
      }
      """
    return checked(text).diagnostics
  }

  @Test func aStackTurnsWhereLargeTextHasNoRoom() throws {
    let found = try #require(buttons("HStack {\nspacing = 12; distribution = fillEqually").first)
    let change = "`row { when textSize >= accessibility1 { axis = vertical } }`"
    #expect(found.notes.contains { $0.text.hasPrefix("tried: with \(change), this report is gone") }, "\(found.notes)")
    let turned =
      "HStack {\nspacing = 12; distribution = fillEqually; when textSize >= accessibility1 { axis = vertical }"
    #expect(buttons(turned).isEmpty)
  }

  /// No constraint that was tried mends it, so the advice names the condition.
  @Test(arguments: ["320x320 ... 430x932", "iPhone"])
  func anotherArrangementIsAdvisedForLargeText(sizes: String) throws {
    let columns = """
      View {
        message.leading == follow.trailing + 12; message.width == follow.width; message.top == follow.top
        follow.edges(top, leading, bottom) == superview; message.trailing == superview.trailing
      """
    let found = try #require(buttons(columns, sizes: sizes).first { $0.code == .clippedContent })
    let advice = "make room for it, for example by another arrangement in `when textSize >= accessibility1 { … }`"
    #expect(found.notes.contains { $0.kind == .help && $0.text.hasPrefix(advice) }, "\(found.notes)")
    let why = found.notes.first { $0.kind == .why }?.text ?? ""
    #expect(
      why.hasPrefix("required constraints on line")
        && why.hasSuffix("leave it no more, whatever its compression resistance"))
  }

  @Test(arguments: [("hugging = 900", true), ("compression.horizontal = 900", true), ("hidden = false", false)])
  func prioritiesWithoutContentDetermineNothing(setting: String, isTold: Bool) throws {
    let view =
      "view p { \(setting); .edges(top, leading) == superview; .height == 44; .trailing <= superview.trailing }"
    let found = try #require(diagnostics(view).first { $0.code == .ambiguousLayout })
    #expect(
      found.notes.contains { $0.text.hasPrefix("content hugging and compression resistance have no effect") } == isTold)
  }

  // MARK: - Beside a scroll view

  /// A list of messages above a text view, with the heights of neither.
  private func chat(_ input: String) -> [Diagnostic] {
    diagnostics(
      """
      view messages: ScrollView {
        view column: VStack { .edges == superview.contentGuide; .width == superview.frameGuide.width }
      }
      messages.edges(top, leading, trailing) == safeArea
      messages.bottom == composer.top
      view composer {
        view input: TextView { text = "Message"; \(input) }
        input.edges == superview inset 6
      }
      composer.edges(leading, trailing, bottom) == safeArea
      """)
  }

  @Test func theViewThatTakesRoomFromAScrollViewIsAmbiguous() throws {
    let found = try #require(chat(".height >= 36; .height <= 120").first)
    #expect(found.message == "the height of 'composer.input' is ambiguous")
    #expect(
      found.notes.contains {
        $0.text == "a text view that scrolls has no height; with `scrolls = false` it has that of its text"
      })
    #expect(
      found.notes.contains { $0.text.hasPrefix("tried: with `composer.input.height == 36 @low`") }, "\(found.notes)")
    for mended in [
      ".height >= 36; .height <= 120; .height == 36 @low", "scrolls = false; .height >= 36; .height <= 120",
    ] {
      #expect(chat(mended).allSatisfy { $0.code != .ambiguousLayout && $0.severity < .error })
    }
  }

  @Test func withoutLimitsTheViewAroundComesFirst() throws {
    #expect(try #require(chat("").first).message == "the height of 'composer' is ambiguous")
  }

  // MARK: - Views of a stack

  @Test func viewsOfAStackOutsideOfTheSafeAreaAreOneReport() throws {
    func found(_ settings: String, page: String = "") -> [Diagnostic] {
      let text = """
        layout T(812x375) {
          sizes "iPhone landscape"
          view page: ScrollView {
            .edges == superview; \(page)
            view form: VStack {
              .edges == superview.contentGuide; .width == superview.frameGuide.width; \(settings)
              view intro: Label { text = "Create an account to keep your lists"; lines = 0 }
              view mail: TextField { placeholder = "Mail"; .height >= 44 }
              view go: Button { text = "Sign up"; .height >= 44 }
            }
          }
        }
        """
      return checked(text).diagnostics
    }
    let all = found("spacing = 12")
    let first = try #require(all.first)
    #expect(all.count == 1 && first.message.hasPrefix("views in 'page.form' lie outside of the safe area"))
    #expect(first.notes.contains { $0.text.hasPrefix("so do") }, "\(first.notes)")
    let change = "`page.form { layoutMarginsRelativeArrangement = true }` and `page { alwaysBounceVertical = true }`"
    #expect(first.notes.contains { $0.text.hasPrefix("tried: with \(change), this report is gone") }, "\(first.notes)")
    #expect(found("layoutMarginsRelativeArrangement = true", page: "alwaysBounceVertical = true").isEmpty)
    // One of the two is not enough.
    #expect(!found("layoutMarginsRelativeArrangement = true").isEmpty)
  }

  /// The first branch is for one part of the sizes, and the `else` for the other.
  @Test(arguments: ["text large ... accessibility2", "keyboard 0 ... 346"])
  func branchesOfDifferentPartsAreBothUsed(of part: String) {
    let text = """
      layout R(393x852) {
        sizes 320x568 ... 440x956, \(part)
        sizes 568x320 ... 956x440
        view a: Label {
          text = "Hi"; .leading == margins.leading
          when height < 500 { .top == safeArea.top + 8 } else { .top == safeArea.top + 40 }
        }
      }
      """
    #expect(checked(text).diagnostics.map { $0.message } == [])
    let never = checked(text.replacing("height < 500", with: "height < 300")).diagnostics.map { $0.message }
    #expect(never.count == 1 && never[0].hasPrefix("this condition is true at no declared size"), "\(never)")
  }

  @Test func aConstantWithTheWrongSignIsTurned() throws {
    let view =
      "view a { .leading == superview.leading + 16; .trailing == superview.trailing + 16; .top == superview.top; .height == 44 }"
    let found = try #require(diagnostics(view).first { $0.code == .leavesScreen })
    #expect(
      found.notes.contains { $0.text.hasPrefix("did you mean `superview.trailing - 16`?") }, "\(found.notes)")
    #expect(found.fixIt?.edits.isEmpty == false)
  }
}
