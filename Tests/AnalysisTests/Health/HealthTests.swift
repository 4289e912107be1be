import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

/// Screens that are consistent and look broken, and screens that only seem so.
@Suite struct HealthTests {
  /// The health findings about `body`: `L0601 message`.
  private func said(_ body: String, sizes: String = "sizes 100x100 ... 600x500") -> [String] {
    checked("layout Screen(300x300) {\n\(sizes)\n\(body)\n}\n").diagnostics.filter { $0.code.id.hasPrefix("L06") }.map {
      "\($0.code.id) \($0.message)"
    }
  }

  /// The order of two views differs from size to size, and they are apart at each.
  @Test func viewsThatAreApartInAnyOrderPass() throws {
    let labels = """
      view a: Label { text = "Name"; .leading == superview.leading + 8 }
      view b: Label { text = "Value"; .leading == superview.leading + 200 }
      """
    let places = """
      when width >= 400 { a.top == superview.top + 8; b.top == superview.top + 8 }
      else { a.top == superview.top + 108; b.bottom == superview.top + 90 }
      """
    let found = checked("layout Screen(300x300) {\nsizes 300x300 ... 600x600\n\(labels)\n\(places)\n}\n")
    let covered = try #require(found.examined.first?.health?.checks.first { $0.code == .coveredContent })
    #expect(covered.views == 2 && covered.failing == 0 && covered.open == 0)
  }

  /// The health findings, and errors that keep a file from being examined.
  private func expectHealthy(_ body: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let all = checked("layout Screen(300x300) {\nsizes 100x100 ... 600x500\n\(body)\n}\n").diagnostics
    let found = all.filter { $0.code.id.hasPrefix("L06") || $0.severity == .error }.map {
      "\($0.code.id) \($0.message)"
    }
    #expect(found == [], sourceLocation: sourceLocation)
  }

  /// An image reaches below a label and a number in a card comes to lie over it, at sizes between others at which edges coincide.
  @Test func pairsAreFoundWhereEdgesCoincideAtTheFirstSizes() {
    let body = """
      view note: Label {
        backgroundColor = #ffffff80
        text = "Forgot your password?"; .left == superview.left + 10% * superview.width - 37
        .top == superview.top + 157; .height == 35
      }
      view picture: Image {
        .left == note.left - 1; .width == 10% * superview.width; .bottom == superview.bottom - 129; .height == 69
      }
      view card {
        .leading == superview.leading + 30; .top == superview.top + 2
        .width == 50% * superview.width; .height == 88
        view count: Label {
          backgroundColor = #ffffff80
          text = "7"; .left == superview.left + 20% * superview.width - 34
          .top == superview.top + 40% * superview.height - 13; .height == 90% * superview.height
        }
      }
      """
    let file = "layout Screen(300x300) {\nsizes 100x100 ... 500x500\n\(body)\n}\n"
    func covered(_ size: ExactSize?) -> [String] {
      var options = CheckOptions()
      options.sizes = size.map { [$0] } ?? []
      let result = checked(file, options: options)
      #expect(result.examined.first?.health?.gaps == [], "\(result.diagnostics.map(\.message))")
      return result.diagnostics.filter { $0.code == .coveredContent }.map { $0.message }
    }
    let pairs = ["'picture' lies over 'note'", "'card.count' lies over 'picture'"]
    for size in [nil, ExactSize(width: 412, height: Rational(581, 2))] {
      let found = covered(size)
      #expect(found.count == 2)
      for pair in pairs { #expect(found.contains { $0.hasPrefix(pair) }, "\(found)") }
    }
  }

  // MARK: - Clipped

  @Test func aTextOfOneLineNeedsItsWidth() {
    let label = "view title: Label { text = \"Forgot your password?\"; .edges(top, leading) == superview"
    #expect(
      said("\(label); .trailing <= superview.trailing }") == [
        "L0601 the text of 'title' is cut off for every width below 177"
      ])
    expectHealthy("\(label); .trailing <= superview.trailing; lines = 0 }")
    expectHealthy("\(label); .trailing <= superview.trailing }\nassert title.isAtLeast(1x1)\nallow L0601")
  }

  @Test func aTextThatNeedsMoreLinesThanItMayTakeIsCutOff() {
    let text = "Six apples, butter, cinnamon and flour"
    let label = "view title: Label { text = \"\(text)\"; .edges(top, leading, trailing) == superview; lines = 2 }"
    #expect(said(label) == ["L0601 the text of 'title' is cut off for every width below 206023/1408"])
  }

  @Test func aTextThatFitsIntoItsLinesAtNoSizeShowsItsBeginning() {
    let text = "Six apples, butter, cinnamon and flour"
    let label = "view mail: Label { text = \"\(text)\"; .edges(top, leading, trailing) == superview"
    let narrow = "sizes 80x100 ... 120x500"
    #expect(said("\(label); lines = 2 }", sizes: narrow) == [])
    // A word that is longer than a line is no beginning of a text.
    let words = said("\(label); lines = 2 }", sizes: "sizes 60x100 ... 120x500")
    #expect(words.map { $0.prefix(46) } == ["L0601 a word of 'mail' does not fit on a line "])
    let found = checked("layout Screen(80x100) {\n\(narrow)\n\(label); lines = 2 }\n}\n").examined[0].health
    #expect(found?.checks.map { $0.failing }.reduce(0, +) == 0)
    #expect(said("\(label) }", sizes: narrow) == ["L0601 the text of 'mail' is cut off at every size"])
    // Of a height that cuts lines off, nobody sees the beginning of a line.
    #expect(
      said("\(label); lines = 2; .height == 30 }", sizes: narrow) == [
        "L0601 the text of 'mail' is cut off at every size"
      ])
  }

  @Test func aWrappedTextNeedsItsHeight() {
    let label = "view title: Label { text = \"Forgot your password?\"; lines = 0; .height == 30"
    #expect(
      said("\(label); .edges(top, leading, trailing) == superview }") == [
        "L0601 the text of 'title' is cut off for every width below 497505/2816"
      ])
  }

  @Test func thePaddingOfAButtonGivesWayBeforeItsTitle() {
    let button = "view go: Button { text = \"▶▶\"; .edges(top, leading) == superview; .height == 44; .width =="
    expectHealthy("\(button) 44 }")
    #expect(said("\(button) 20; hitInsets = 12 }") == ["L0601 the text of 'go' is cut off at every size"])
  }

  @Test func whatScrollsOrScalesIsNotCutOff() {
    expectHealthy(
      "view field: TextField { text = \"A long text of one line\"; .edges(top, leading) == superview; .width == 60 }")
    let fill = "contentMode = aspectFill"
    expectHealthy(
      "view photo: Image { intrinsic = 300x200; \(fill); .edges(top, leading) == superview; .size == 40x40 }")
    expectHealthy("view month: PickerView { .edges(top, leading, trailing) == superview; .height == 80 }")
    expectHealthy("view volume: Slider { .edges(top, leading, trailing) == superview; .height == 30 }")
    expectHealthy(
      "view part: SegmentedControl { segments = [\"A\", \"B\"]; .edges(top, leading) == superview; .height == 31 }")
    // The image of a button is scaled too.
    expectHealthy("view close: Button { intrinsic = 64x64; .edges(top, leading) == superview; .size == 44x44 }")
    #expect(
      said("view date: DatePicker { datePickerStyle = wheels; .edges(top, leading) == superview; .height == 80 }") == [
        "L0601 'date' is smaller than its content at every size"
      ])
  }

  @Test func aTextThatTheFileDoesNotSayIsNotGuessed() {
    expectHealthy("view name: Label { .edges(top, leading) == superview; .size == 10x10 }")
  }

  // MARK: - Vanished

  @Test func aViewWithContentIsSeen() {
    let rules = ".edges(top, leading, trailing) == superview; .height == superview.height - 120"
    #expect(
      said("view logo: Image { \(rules) }", sizes: "sizes 100x120 ... 600x500") == [
        "L0602 'logo' can hardly be seen for every height below 124"
      ])
    // A plain view has nothing to show.
    #expect(said("view line { \(rules) }", sizes: "sizes 100x120 ... 600x500") == [])
    #expect(
      said("view line { hasContent = true; \(rules) }", sizes: "sizes 100x120 ... 600x500") == [
        "L0602 'line' can hardly be seen for every height below 124"
      ])
  }

  @Test func whatIsHiddenOrEmptyOnPurposeIsNotMissed() {
    let logo = "view logo: Image { .edges(top, leading, trailing) == superview"
    expectHealthy("\(logo); .height == 0 }")
    expectHealthy("\(logo) }\nlogo.height == superview.height - 100\nwhen height < 104 { logo.hidden = true }")
    expectHealthy("view gap: Label { text = \"\"; .edges(top, leading) == superview }")
  }

  @Test func aLineThatAConstraintDrawsIsDeliberate() {
    expectHealthy("view line: Image { .edges(top, leading, trailing) == superview; .height == 1 }")
    expectHealthy("view done: Progress { .edges(top, leading, trailing) == superview; .height == 3 }")
    // That may give way is no line, and neither is a text.
    #expect(
      said("view line: Image { .edges(top, leading, trailing) == superview; .height == 1 @high }") == [
        "L0602 'line' can hardly be seen at every size"
      ])
    #expect(
      said("view name: Label { text = \"Ada\"; .edges(top, leading) == superview; .height == 3 }") == [
        "L0602 'name' can hardly be seen at every size"
      ])
  }

  @Test func aHeightMayLackLessThanAPixel() {
    // A line of 17 points is 20.28695 high; at one pixel per point it takes 21.
    let label = "view name: Label { text = \"Ada\"; .edges(top, leading) == superview; .height =="
    expectHealthy("\(label) 20 }")
    #expect(said("\(label) 19.9 }") == ["L0601 the text of 'name' is cut off at every size"])
    // Three lines are 60.86 high.
    let text =
      "view name: Label { text = \"A\\nB\\nC\"; lines = 0; .edges(top, leading, trailing) == superview; .height =="
    expectHealthy("\(text) 61 - 1/3 }")
    #expect(said("\(text) 60.6 }").count == 1)
    // A height that the file gives is exact where it is made of thirds.
    expectHealthy("view on: Switch { .edges(top, leading) == superview; .height == 31 }")
    #expect(said("view on: Switch { .edges(top, leading) == superview; .height == 30.9 }").count == 1)
  }

  @Test func aMarginMakesTextsWiderForTheCheck() {
    // The text is 176.67 wide, and 180.2 with two percent more.
    let title = "text = \"Forgot your password?\"; .edges(top, leading) == superview; .trailing <= superview.trailing"
    let sizes = "sizes 177x100 ... 600x500"
    let cut = ["L0601 the text of 'title' is cut off with its margin of 2 % for every width below 181"]
    #expect(said("view title: Label { \(title) }", sizes: sizes) == [])
    #expect(said("view title: Label { \(title); textMargin = 2% }", sizes: sizes) == cut)
    #expect(said("textMargin = 2%\nview title: Label { \(title) }", sizes: sizes) == cut)
    #expect(said("textMargin = 5%\nview title: Label { \(title); textMargin = 0.02 }", sizes: sizes) == cut)
    #expect(said("textMargin = 2%\nview title: Label { \(title); textMargin = 0 }", sizes: sizes) == [])
    // Where it wraps, or is as wide as it likes, it fits with more; without a margin, nothing more is said.
    #expect(said("textMargin = 2%\nview title: Label { \(title); lines = 0 }", sizes: sizes) == [])
    expectHealthy("textMargin = 50%\nview title: Label { text = \"Ada\"; .edges(top, leading) == superview }")
    let known = said("textMargin = 2%\nview title: Label { \(title) }")
    #expect(known == ["L0601 the text of 'title' is cut off for every width below 177"])
    #expect(said("textMargin = 2%\nallow L0601\nview title: Label { \(title) }", sizes: sizes) == [])
  }

  @Test func aMarginHoldsInComponentsAndForPlaceholdersAndSegments() {
    let form = """
      component Row(hint: Text) {
        view field: TextField { placeholder = hint; .edges(top, leading) == superview; .width == 117 }
        field.bottom == superview.bottom; field.trailing == superview.trailing
      }
      layout Screen(300x300) {
        sizes 300x300
        textMargin = 10%
        view row: Row(hint: "Your address") { .edges(top, leading) == superview }
        view kinds: SegmentedControl { segments = ["One", "Two", "Three"]; .leading == row.leading; .top == row.bottom; .width == 170 }
      }
      """
    #expect(
      checked(form).diagnostics.map { $0.message } == [
        "the placeholder of 'row.field' is cut off with its margin of 10 % at 300x300",
        "'kinds' is smaller than its content with its margin of 10 % at 300x300",
      ])
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func aMarginChangesNoFrameAndReportsWhatIsCutOffWithWiderTexts(seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    let width = Int.random(in: 20...180, using: &random)
    let share = Int.random(in: 1...30, using: &random)
    let words = ["Sign in", "Forgot your password?", "Ada"].randomElement(using: &random) ?? ""
    let label = "view a: Label { text = \"\(words)\"; .edges(top, leading) == superview; .width == \(width) }"
    let text = "layout Screen(300x300) {\nsizes 300x300\ntextMargin = \(share)%\n\(label)\n}\n"
    let compiled = compile(path: "a.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    var layout = Layout(try #require(compiled.layouts.first).program)
    layout.resize(to: LayoutEnvironment(size: ExactSize(width: 300, height: 300)))
    #expect(layout.intrinsicLength(of: ViewID(1), .horizontal) == TextMeasure.width(of: words, fontSize: 17).ceil)
    let needed = TextMeasure.width(of: words, fontSize: 17) * Rational(100 + share, 100)
    let found = checked(text).diagnostics.filter { $0.code.id == "L0601" }.map { $0.message }
    let isCut = Rational(width) < TextMeasure.width(of: words, fontSize: 17).ceil
    let isNarrow = Rational(width) < needed.ceil
    #expect(found.count == (isNarrow ? 1 : 0), "\(text)")
    #expect(found.allSatisfy { $0.contains("margin of \(share) %") == !isCut }, "\(found)")
  }

  @Test func aTextFieldShowsItsLine() {
    let field = "view name: TextField { .edges(top, leading, trailing) == superview; .height =="
    #expect(said("\(field) 24 }") == ["L0605 'name' is small for a finger at every size"])
    #expect(said("\(field) 19 }") == ["L0601 'name' is smaller than its content at every size"])
  }

  /// A field of an old system is 30 high; one that constraints make higher or lower is judged.
  @Test func aDeclaredContentOfAControlIsTheSystemsOwnSize() {
    let field = "view name: TextField { intrinsic.height = 30; .edges(top, leading, trailing) == superview"
    #expect(said("\(field) }") == [])
    #expect(said("\(field); .height == 32 }") == ["L0605 'name' is small for a finger at every size"])
    // The system's own pop-up button of a Mac is 20 high, and one of another style may be 21.
    let choice =
      "profile = appkit\nview kind: PopUpButton { intrinsic.height = 20; .edges(top, leading, trailing) == superview"
    #expect(said("\(choice); .height == 21 }") == [])
    #expect(said("\(choice); .height == 19 }") != [])
    #expect(said("view go: Button { text = \"Go\"; intrinsic = 30x30; .edges(top, leading) == superview }").count == 1)
  }

  /// A button draws its title whole where only its padding is squeezed, whether its height is declared or not.
  @Test(arguments: ["", "intrinsic.height = 33; "]) func aLowButtonShowsItsTitle(_ content: String) {
    func cut(_ height: Int) -> Bool {
      let button =
        "view go: Button { text = \"Go\"; font = 17; \(content).edges(top, leading) == superview; .height == \(height) }"
      return said(button).contains { $0.hasPrefix("L0601") }
    }
    #expect(!cut(33) && !cut(25) && !cut(21))
    #expect(cut(19))
  }

  @Test func aPlaceholderNeedsItsWidth() {
    let field = "view mail: TextField { placeholder = \"you@example.com\"; .edges(top, leading, trailing) == superview"
    #expect(said("\(field) }") == ["L0601 the placeholder of 'mail' is cut off for every width below 160"])
    // The placeholder is the content of an empty field.
    let asserted = checked(
      "layout Screen(300x300) {\nsizes 100x100 ... 600x500\n\(field) }\nassert mail.isNotCompressed\n}\n")
    #expect(asserted.diagnostics.map { $0.message } == ["this assertion fails for every width below 160"])
    expectHealthy("view mail: TextField { text = \"ada@example.com\"; .edges(top, leading, trailing) == superview }")
    let narrow = "view mail: TextField { placeholder = \"Mail\"; .edges(top, leading) == superview; .width == 40 }"
    let found = checked("layout Screen(300x300) {\nsizes 100x100 ... 600x500\n\(narrow)\n}\n").diagnostics
    #expect(found.map { $0.caretLabel } == ["at 100x100 it is 40 wide, and its placeholder needs 46"])
    #expect(found.first?.notes.contains { $0.text.hasPrefix("tried: with `.width >= 40`") } == true)
  }

  /// Compression resistance is advice where optional constraints alone make a view narrow.
  @Test func requiredWidthsAreNotMendedByPriorities() {
    func notes(_ width: String) -> [String] {
      let label = "view a: Label { text = \"Settings\"; .edges(top, leading) == superview; .width == \(width) }"
      let found = checked("layout Screen(300x300) {\nsizes 300x300 ... 600x500\n\(label)\n}\n").diagnostics
      return found.flatMap { $0.notes.map { $0.text } }
    }
    let held = "required constraints on line 3 leave it no more, whatever its compression resistance"
    let columns = "1/9 * superview.width"
    #expect(
      notes(columns).contains(held)
        && notes(columns).contains { $0.hasPrefix("make room for it, shorten its text, or") })
    #expect(!notes("33 @999").contains(held))
  }

  // MARK: - Covered

  @Test func anOverlapOfAPointIsNone() {
    let two = """
      view a: Label { text = "Only"; .edges(top, leading) == superview }
      view b: Label { text = "Two"; .leading == superview.leading; .top == a.bottom
      """
    expectHealthy("\(two) - 1 }")
    #expect(said("\(two) - 1.1 }") == ["L0604 'b' lies over 'a' at every size"])
    // The whole overlap is told.
    let found = checked("layout Screen(300x300) {\nsizes 100x100\n\(two) - 3 }\n}\n").diagnostics
    #expect(found.map { $0.caretLabel } == ["at 100x100 they share 34x3"])
    #expect(said("\(two) - 1 }\nassert b.doesNotOverlap(a)").isEmpty)
    let claimed = "\(two) - 1 }\nassert b.doesNotOverlap(a)"
    let asserted = checked("layout Screen(300x300) {\nsizes 100x100\n\(claimed)\n}\n").diagnostics
    #expect(asserted.map { $0.code.id } == ["L0511"] && asserted[0].caretLabel.contains("share 34x1"), "\(asserted)")
  }

  @Test func anOpaqueViewHidesWhatLiesUnderIt() {
    func panel(_ more: String) -> String {
      "\(row)\nview panel { .edges(top, leading) == superview; .size == 90x40; \(more) }"
    }
    #expect(said(panel("backgroundColor = #ffffff")) == ["L0604 'panel' lies over 'name' at every size"])
    #expect(said(panel("backgroundColor = (light: #ffffff, dark: #000000ff)")).count == 1)
    let seen = [
      "", "backgroundColor = none", "backgroundColor = #ffffff80",
      "backgroundColor = (light: #ffffff, dark: #00000080)",
      "backgroundColor = #ffffff; alpha = 0.5", "backgroundColor = #ffffff; hidden = true",
    ]
    for more in seen { expectHealthy(panel(more)) }
    expectHealthy(panel("backgroundColor = #ffffff") + "\nwhen width < 200 { panel.hidden = true }")
    expectHealthy(panel("") + "\nwhen width < 200 { panel.backgroundColor = #ffffff }")
    // A background is declared before what it is behind; what is inside it lies over it.
    expectHealthy("view panel { .edges == superview; backgroundColor = #ffffff }\n\(row)")
    expectHealthy("view panel { .edges == superview; backgroundColor = #ffffff\n\(row) }")
    // Nothing but a text or a control has to be seen.
    expectHealthy(
      "view photo: Image { .edges == superview }\nview panel { .edges == superview; backgroundColor = #ffffff }")
  }

  @Test func anOpaqueViewThatLeavesAPointInSightHidesNothing() {
    // The label is 63 wide.
    let panel =
      "\(row)\nview panel { .edges(top, leading) == superview; .height == 40; backgroundColor = #ffffff; .width =="
    expectHealthy("\(panel) 62 }")
    #expect(said("\(panel) 62.1 }").count == 1)
    #expect(
      said("\(panel) superview.width - 100 }") == ["L0604 'panel' lies over 'name' for every width above 162"])
    let found = checked("layout Screen(300x300) {\nsizes 100x100\n\(panel) 90 }\n}\n").diagnostics
    #expect(found.map { $0.caretLabel } == ["at 100x100 it hides all of 'name'"])
  }

  private let row = "view name: Label { text = \"Harbour\"; .edges(top, leading) == superview }"

  @Test func viewsThatMeetAreReportedWithTheSizes() {
    #expect(
      said("\(row)\nview open: Button { text = \"Open\"; .edges(top, trailing) == superview }") == [
        "L0604 'open' lies over 'name' for every width below 128"
      ])
  }

  @Test func backgroundsAndBadgesAreMeant() {
    // A picture behind, a badge inside, a badge on the corner.
    expectHealthy("view back: Image { .edges == superview }\n\(row)")
    expectHealthy(
      "view icon: Image { .size == 80x80; .center == superview }\nview badge: Label { text = \"3\"; .center == icon }")
    expectHealthy(
      "view icon: Image { .size == 40x40; .center == superview }\nview badge: Label { text = \"3\"; .centerX == icon.trailing; .centerY == icon.top }"
    )
  }

  @Test func aControlUnderAnotherViewCannotBeTouched() {
    #expect(
      said("view go: Button { .size == 50x50; .center == superview }\nview photo: Image { .edges == superview }") == [
        "L0604 'photo' lies over 'go' at every size"
      ])
    expectHealthy("view photo: Image { .edges == superview }\nview go: Button { .size == 50x50; .center == superview }")
  }

  @Test func aTextOverATextIsReportedEvenInsideOfIt() {
    let body =
      "view a: Label { text = \"A long text of one line\"; lines = 0; .edges == superview }\nview b: Label { text = \"b\"; .center == superview }"
    // From there on 'b', in the middle, begins where the text of 'a' ends.
    #expect(said(body) == ["L0604 'b' lies over 'a' for every width below 341"])
  }

  @Test func viewsThatAreNotShownTogetherDoNotMeet() {
    let two = "\(row)\nview other: Label { text = \"Other\"; .edges(top, leading) == superview }"
    #expect(said(two) == ["L0604 'other' lies over 'name' at every size"])
    expectHealthy("\(two)\nwhen width < 300 { name.hidden = true } else { other.hidden = true }")
    #expect(
      said("\(two)\nwhen width < 300 { name.hidden = true }") == [
        "L0604 'other' lies over 'name' for every width from 300 on"
      ])
  }

  @Test func aMovingOrderOfViewsIsFollowed() {
    // Side by side where there is room, one below the other where there is none.
    expectHealthy(
      """
      \(row)
      view open: Button { text = "Open" }
      when width < 200 { open.top == name.bottom; open.leading == name.leading }
      else { open.top == name.top; open.leading == name.trailing }
      """)
  }

  @Test func anAssertionTakesThePlaceOfTheCheck() {
    let open =
      "view open: Button { text = \"Open\"; .edges(top, trailing) == superview }\nassert open.doesNotOverlap(name)"
    #expect(said("\(row)\n\(open)") == [])
  }

  // MARK: - Touch targets

  @Test func aControlIsLargeEnoughForAFinger() {
    let button = "view close: Button { text = \"x\"; .edges(top, leading) == superview; .size == 24x24"
    #expect(said("\(button) }") == ["L0605 'close' is small for a finger at every size"])
    expectHealthy("\(button); hitInsets = 10 }")
    expectHealthy("\(button); isInteractive = false }")
    #expect(said("view tap { isInteractive = true; .edges(top, leading) == superview; .size == 40x50 }").count == 1)
    // The system's own are no larger, and their alignment rectangles are smaller.
    expectHealthy("view volume: Slider { .edges(top, leading, trailing) == superview; .height == 30 }")
    #expect(said("view volume: Slider { .edges(top, leading, trailing) == superview; .height == 29 }").count == 1)
    expectHealthy(
      "view on: Switch { .edges(top, leading) == superview }\nview name: TextField { .edges(bottom, leading) == superview; .width == 80 }"
    )
  }

  @Test func aButtonWithAPictureAloneIsLargeEnoughForAFinger() {
    let button = "view close: Button { image = \"xmark\"; .edges(top, leading) == superview; .size == 30x30"
    #expect(said("\(button) }") == ["L0605 'close' is small for a finger at every size"])
    expectHealthy("\(button); hitInsets = 7 }")
    // A title may come at run time, and a picture beside a title says nothing of its size.
    expectHealthy("view close: Button { .edges(top, leading) == superview; .size == 30x30 }")
    let titled = "view close: Button { image = \"xmark\"; text = \"x\"; .edges(top, leading) == superview"
    expectHealthy("\(titled); .height == 30 }")
  }

  // MARK: - Kept places

  private let sidebar = """
    view side { .edges(top, bottom, leading) == superview; .width == 40 }
    view list: Label { text = "Inbox"; .top == superview.top }
    """

  @Test func aHiddenViewThatPlacesOthersKeepsItsPlace() {
    #expect(
      said("\(sidebar)\nlist.leading == side.trailing\nwhen width < 200 { side.hidden = true }") == [
        "L0606 'side' is hidden and keeps its place for every width below 200"
      ])
    // The list does not depend on it.
    expectHealthy("\(sidebar)\nlist.leading == superview.leading + 50\nwhen width < 200 { side.hidden = true }")
    expectHealthy(
      "\(sidebar)\nlist.leading >= side.trailing\nlist.leading == superview.leading + 50\nwhen width < 200 { side.hidden = true }"
    )
  }

  // MARK: - Scroll views

  private func page(_ rules: String) -> String {
    "view page: ScrollView { .edges == superview\nview text: Label { text = \"Notes\"; \(rules) } }"
  }

  @Test func contentCanBeScrolledTo() {
    expectHealthy(page(".edges == superview"))
    #expect(
      said(
        page(
          ".edges(top, leading) == superview; .size == 700x30; superview.bottom == .bottom; superview.trailing == .leading + 100"
        )) == [
          "L0607 'page.text' reaches beyond the content of 'page' at every size"
        ])
    #expect(
      said(page(".edges == superview; .size == 550x900")) == [
        "L0607 'page' scrolls both ways for every width below 550"
      ])
  }
}
