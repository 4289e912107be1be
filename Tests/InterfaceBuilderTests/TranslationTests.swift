import Foundation
import Testing

@testable import LayInterfaceBuilder

/// Views and constraints in the words of the language.
@Suite struct TranslationTests {
  private let label = view(
    "label", "a", (16, 28, 55.5, 20.5),
    "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" text=\"Sign in\"")

  @Test func aSceneBecomesALayout() throws {
    let text = storyboard(
      label, constraints: constraint("a.top == g.top + 8") + constraint("v.trailing >= a.trailing + 16"))
    #expect(
      try translated(text) == """
        /// Login Scene
        layout LoginViewController(375x667) {
          sizes iPhone, iPad, except estimates
          view headline: Label { text = "Sign in"; intrinsic = 55.5x20.5 }
          headline.top == safeArea.top + 8; headline.trailing <= superview.trailing - 16
        }

        """)
  }

  @Test(arguments: [
    (
      ["a.top == v.top", "a.leading == v.leading", "v.trailing == a.trailing", "v.bottom == a.bottom"],
      ".edges == superview"
    ),
    (["a.top == g.top + 8", "a.leading == g.leading + 8"], ".edges(top, leading) == safeArea inset 8"),
    (
      ["a.leading == v.leading + 8", "v.trailing == a.trailing + 16"],
      ".edges(leading, trailing) == superview inset (leading: 8, trailing: 16)"
    ),
    (["a.leading == v.leadingMargin", "v.trailingMargin == a.trailing"], ".edges(leading, trailing) == margins"),
    (["a.centerX == v.centerX", "a.centerY == v.centerY - 20"], ".center == superview offset (0, -20)"),
    (["a.width == 44", "a.height == 30.5"], ".size == 44x30.5"),
    (["a.width == a.height"], ".width == .height"),
    (["v.height == a.top"], ".top == superview.height"),
  ])
  func constraintsAreJoined(_ constraints: [String], _ expected: String) throws {
    let box = view("view", "a", (0, 0, 100, 50))
    let text = storyboard(box, constraints: constraints.map { constraint($0) }.joined())
    #expect(try lines(text) == ["view headline { \(expected) }"])
  }

  /// A constraint that code changes keeps the name by which code knows it, so it stays a statement of its own.
  @Test func constraintsWithOutletsHaveNames() throws {
    let constraints =
      constraint("a.width == 44", "identifier=\"Button width\"") + constraint("a.height == 30")
      + constraint("a.top == v.top") + constraint("a.leading == v.leading")
    let text = storyboard(view("view", "a", (0, 0, 44, 30)), constraints: constraints)
    let outlet = "<outlet property=\"height\" destination=\"a.height==30\" id=\"o2\"/></connections>"
    let imported = try translated(text.replacing("</connections>", with: outlet))
    #expect(imported.contains("constraint buttonWidth: headline.width == 44"), "\(imported)")
    #expect(imported.contains("constraint heightConstraint: headline.height == 30"))
    #expect(imported.contains("edges(top, leading) == superview"))
    // `check` judges each constraint by itself and has no use for names.
    let checked = translate(try readDocument(Array(text.utf8)), joins: false)
    #expect(!String(decoding: checked.text, as: UTF8.self).contains("constraint "))
  }

  /// A view that is smaller than any screen lies in a container, popover or extension.
  @Test(arguments: [(276, "sizes 320x276"), (319, "sizes 320x319"), (320, "sizes iPhone, iPad, except estimates")])
  func partsOfScreensHaveTheirSize(_ height: Int, _ expected: String) throws {
    #expect(try translated(storyboard(label, size: (320, height))).contains("  \(expected)\n"))
  }

  /// UIKit keeps popovers inside of the safe area, in a size that the file does not say.
  @Test func popoversHaveTheirSize() throws {
    let plain = storyboard(label)
    func sizes(_ old: String, _ new: String) throws -> Bool {
      try translated(plain.replacing(old, with: new)).contains("sizes 375x667")
    }
    #expect(try sizes("LoginViewController", "LoginPopoverController"))
    func segue(_ words: String) -> String {
      "<connections><segue destination=\"c\" \(words) id=\"u\"/>"
    }
    #expect(try sizes("<connections>", segue("kind=\"popoverPresentation\"")))
    #expect(try sizes("<connections>", segue("kind=\"modal\" identifier=\"showPopover\"")))
    #expect(try !sizes("<connections>", segue("kind=\"modal\" identifier=\"show\"")))
  }

  /// A table has no content size, so that the contents beside it are shown in full.
  @Test func viewsWithoutContentYieldInStacks() throws {
    func inside(_ words: String) throws -> String {
      let table = view("tableView", "b", (0, 0, 300, 200), words)
      return try translated(
        storyboard(
          view("stackView", "a", (0, 0, 300, 200), "axis=\"vertical\"", inside: "<subviews>\(table)</subviews>")))
    }
    #expect(try inside("").contains("intrinsic.height = 200; hugging.vertical = 1"))
    #expect(try inside("").contains("compression.vertical = 1"))
    #expect(try inside("customClass=\"Chart\"").contains("hugging.vertical = 1"))
  }

  /// A button without a configuration has no padding at its sides.
  @Test func buttonsWithoutFramesHaveTheWidthOfTheirTitle() throws {
    let button = """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="a"><state key="normal" title="Reload Layout"/></button>
      """
    let recorded = view("button", "a", (0, 0, 97, 30), inside: "<state key=\"normal\" title=\"Reload Layout\"/>")
    func width(_ text: String) throws -> Double? {
      let imported = try translated(storyboard(text))
      return imported.split(separator: "intrinsic = ").dropFirst().first
        .flatMap { $0.split(separator: "x").first }.flatMap { Double($0) }
    }
    let (own, xcodes) = (try #require(try width(button)), try #require(try width(recorded)))
    #expect(abs(own - xcodes) < 4, "\(own) \(xcodes)")
  }

  /// A control that constraints squeeze has the content of its kind.
  @Test func squeezedControlsHaveTheHeightOfTheirKind() throws {
    func height(_ recorded: Double) throws -> Bool {
      try translated(storyboard(view("segmentedControl", "a", (0, 0, 208, recorded)))).contains("intrinsic = 208x31")
    }
    #expect(try height(1))
    #expect(try height(32))
    #expect(try !height(24))
  }

  @Test(arguments: [("21507", "56"), ("11000", "44")])
  func searchBarsWithoutFramesHaveTheirHeight(_ plugin: String, _ height: String) throws {
    let bar = "<searchBar translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"/>"
    #expect(try translated(storyboard(bar, plugin: plugin)).contains("intrinsic.height = \(height)"))
  }

  /// A required length that is the recorded one leaves no room for the insets of the table.
  @Test func constantsTellThatAControlHasNoInsets() throws {
    func button(_ constraint: String) throws -> Bool {
      let cell = #"<buttonCell key="cell" type="smallSquare" bezelStyle="smallSquare" id="k"/>"#
      let inside = "<constraints>\(constraint)</constraints>\(cell)"
      let text = storyboard(view("button", "a", (20, 20, 18, 18), inside: inside), platform: "MacOSX.Cocoa")
      return try translated(text).contains("alignmentInsets = (1, 0, 1, 0)")
    }
    #expect(try button(""))
    #expect(try button(#"<constraint firstAttribute="height" constant="16" id="h"/>"#))
    #expect(try button(#"<constraint firstAttribute="height" constant="18" priority="900" id="h"/>"#))
    #expect(try !button(#"<constraint firstAttribute="height" constant="18" id="h"/>"#))
  }

  @Test func segmentsHaveTitles() throws {
    func control(_ titles: [String]) -> String {
      let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
      return storyboard(
        view("segmentedControl", "a", (0, 0, 140, 32), inside: "<segments>\(segments)</segments>"))
    }
    #expect(try translated(control(["Day", "Week"])).contains("segments = [\"Day\", \"Week\"]"))
    // A segment without a title has an image.
    #expect(!(try translated(control(["Day", ""])).contains("segments =")))
  }

  @Test(arguments: [
    ("multiplier=\"0.5\"", ".width == 0.5 * superview.width"),
    ("multiplier=\"16:9\"", ".width == 16/9 * superview.width"),
    ("multiplier=\"0.33333333333333331\"", ".width == 1/3 * superview.width"),
    ("priority=\"750\"", ".width == superview.width @high"), ("priority=\"999\"", ".width == superview.width @999"),
  ])
  func factorsAndPriorities(_ attributes: String, _ expected: String) throws {
    let text = storyboard(
      view("view", "a", (0, 0, 100, 50)), constraints: constraint("a.width == v.width", attributes))
    #expect(try lines(text) == ["view headline { \(expected) }"])
  }

  @Test func sizeClassesAreConditions() throws {
    let narrow = constraint("a.width == 100").replacing(
      "/>", with: "><variation key=\"heightClass=compact\" constant=\"60\"/></constraint>")
    let masks = """
      <variation key="default"><mask key="constraints"><exclude reference="a.height==40"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="a.height==40"/></mask></variation>
      """
    let text = storyboard(
      view("view", "a", (0, 0, 100, 50)), constraints: narrow + constraint("a.height == 40"), more: masks)
    #expect(
      try lines(text) == [
        "view headline {", "  when verticalSizeClass == regular { .width == 100 }",
        "  when verticalSizeClass == compact { .width == 60 }",
        "  when horizontalSizeClass == regular { .height == 40 }", "}",
      ])
  }

  @Test func whatIsNotInstalledIsAComment() throws {
    let masks =
      "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"a.width==100\"/></mask></variation>"
    let text = storyboard(view("view", "a", (0, 0, 100, 50)), constraints: constraint("a.width == 100"), more: masks)
    #expect(try lines(text) == ["// not installed: headline.width == 100", "view headline"])
  }

  /// The constraints of a view that is not installed are not installed either, so it needs a place there, and is hidden.
  @Test func viewsAreHiddenWhereTheyAreNotInstalled() throws {
    let masks = """
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="a"/></mask></variation>
      """
    let text = storyboard(
      view("view", "a", (0, 0, 100, 50)), constraints: constraint("a.width == 100"), more: masks)
    #expect(
      try lines(text) == [
        "view headline {", "  // hidden where Xcode does not install it",
        "  when horizontalSizeClass == regular { .width == 100 }", "  when horizontalSizeClass == compact {",
        "    hidden = true; .leading == superview.leading; .top == superview.top; .width == 0", "    .height == 0",
        "  }", "}",
      ])
  }

  @Test func aTextViewThatDoesNotScrollHasTheSizeOfItsText() throws {
    let text = view("textView", "a", (0, 0, 100, 50), "scrollEnabled=\"NO\" text=\"Read this\"")
    #expect(try lines(storyboard(text)) == ["view headline: TextView { text = \"Read this\"; scrolls = false }"])
    let scrolling = view("textView", "a", (0, 0, 100, 50), "text=\"Read this\"")
    #expect(try lines(storyboard(scrolling)) == ["view headline: TextView { text = \"Read this\"; intrinsic = none }"])
  }

  @Test func stacksKeepTheirSettings() throws {
    let bell = view("imageView", "i", (0, 0, 24, 32), "image=\"Bell\"")
    let stack = view(
      "stackView", "a", (0, 0, 32, 32), "axis=\"vertical\" alignment=\"top\" spacing=\"8\"",
      inside: "<subviews>\(bell)</subviews>")
    #expect(
      try lines(storyboard(stack)) == [
        "view headline: VStack {", "  alignment = top; spacing = 8",
        "  view image: Image { image = \"Bell\"; intrinsic = 24x32; hugging = 250 }", "}",
      ])
  }

  @Test func controlsHaveAlignmentInsets() throws {
    let control = view(
      "switch", "a", (10, 10, 51, 31), "horizontalHuggingPriority=\"750\" verticalHuggingPriority=\"750\"")
    #expect(
      try lines(storyboard(control)) == [
        "view headline: Switch { alignmentInsets = (0, 0, 0, 2); intrinsic = 49x31 }"
      ])
  }

  /// Xcode records the frame that constraints give; a text that is narrower is not cut off on a narrower screen.
  @Test func contentsOfStretchedViewsAreMeasured() throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
    let label = view("label", "a", (24, 97, 327, 17), "text=\"username validation\"", inside: font)
    #expect(try translated(storyboard(label)).contains("intrinsic = 130.5x17"))
    let title = "<state key=\"normal\" title=\"Sign up\"/>"
    let button = view("button", "a", (24, 97, 327, 44), "", inside: title)
    #expect(
      try lines(storyboard(button)) == [
        "view headline: Button { text = \"Sign up\"; font = 15; intrinsic = 52x30 }"
      ])
    let field = view(
      "textField", "a", (24, 97, 327, 30), "placeholder=\"Username\" borderStyle=\"roundedRect\"", inside: font)
    #expect(
      try lines(storyboard(field)) == [
        "view headline: TextField { placeholder = \"Username\"; font = 14; intrinsic.height = 30 }"
      ])
    let plain = view("textField", "a", (24, 97, 327, 17), "placeholder=\"min\"", inside: font)
    #expect(try translated(storyboard(plain)).contains("intrinsic = 23.5x17"))
    let titles = "<segments><segment title=\"First\"/><segment title=\"Second\"/></segments>"
    let segments = view("segmentedControl", "a", (0, 0, 327, 32), inside: titles)
    #expect(try translated(storyboard(segments)).contains("intrinsic = 137x31"))
    let picker = view("datePicker", "a", (0, 0, 375, 216))
    #expect(try translated(storyboard(picker)).contains("intrinsic = 320x216"))
  }

  /// A text that the language breaks as Xcode did is measured at every width.
  @Test func textsThatWrapAreMeasured() throws {
    let text = "Proving that observable sequences have wanted properties is done manually"
    let wrapped = view("label", "a", (24, 97, 327, 41), "text=\"\(text)\" numberOfLines=\"0\"", inside: system17)
    #expect(!(try translated(storyboard(wrapped)).contains("intrinsic")))
    let squeezed = view("label", "a", (24, 97, 327, 30), "text=\"\(text)\" numberOfLines=\"0\"", inside: system17)
    #expect(try translated(storyboard(squeezed)).contains("intrinsic = 327x30"))
  }

  private let system17 = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

  /// A stack that divides its width in proportion to the contents needs those of all views, which only the file knows.
  @Test func contentsInStacksAreMeasured() throws {
    let label = view("label", "b", (0, 0, 327, 20.5), "text=\"Sign in\"", inside: system17)
    func stack(_ words: String) throws -> String {
      try translated(
        storyboard(view("stackView", "a", (24, 97, 327, 20.5), words, inside: "<subviews>\(label)</subviews>")))
    }
    let measured = try stack("")
    #expect(measured.contains("x20.5") && !measured.contains("intrinsic = 327x20.5"), "\(measured)")
    #expect(try stack(#"distribution="fillProportionally""#).contains("intrinsic = 327x20.5"))
  }

  /// A stack stretches a switch, whose content stays as large as it is.
  @Test(arguments: [
    ("switch", "", "intrinsic = 49x31"), ("stepper", "", "intrinsic = 94x32"),
    ("activityIndicatorView", #"style="medium""#, "intrinsic = 20x20"),
    ("activityIndicatorView", #"style="large""#, "intrinsic = 37x37"),
  ])
  func stretchedControlsHaveTheSizeOfTheirKind(_ tag: String, _ words: String, _ expected: String) throws {
    let text = try translated(storyboard(view(tag, "a", (0, 0, 300, 90), words)))
    #expect(text.contains(expected), "\(text)")
  }

  @Test func aStretchedLabelOfOneLineHasItsHeight() throws {
    let label = try translated(storyboard(view("label", "a", (0, 0, 52, 90), "text=\"Sign in\"", inside: system17)))
    #expect(label.contains("x20.5"), "\(label)")
  }

  /// The frame of a symbol whose height a constraint sets is not its content.
  @Test func lengthsThatConstraintsSetAreNoContent() throws {
    let symbol = view(
      "imageView", "a", (0, 0, 34, 33), "image=\"bell\" catalog=\"system\"",
      inside: "<constraints><constraint firstAttribute=\"height\" constant=\"34\" id=\"h\"/></constraints>")
    let text = try translated(storyboard(symbol))
    #expect(text.contains("intrinsic.width = 34") && !text.contains("34x33"), "\(text)")
  }

  @Test func labelsOfMacsHaveTheirFont() throws {
    func label(_ cell: String, width: Double = 150) throws -> String {
      let text = "<textFieldCell key=\"cell\" \(cell)</textFieldCell>"
      return try translated(
        storyboard(view("textField", "a", (20, 20, width, 17), inside: text), platform: "MacOSX.Cocoa"))
    }
    let small = try label("title=\"Plugins\"><font key=\"font\" metaFont=\"smallSystem\"/>")
    #expect(small.contains("font = 11") && !small.contains("lines"), "\(small)")
    let bold = try label("title=\"Plugins\"><font key=\"font\" metaFont=\"systemBold\"/>")
    #expect(bold.contains("fontWeight = bold") && !bold.contains("font = "), "\(bold)")
    // A text as wide as its label may take several lines, unless the cell cuts it off.
    #expect(try label("title=\"Plugins\">", width: 40).contains("lines = 0"))
    #expect(!(try label("title=\"Plugins\" lineBreakMode=\"clipping\">", width: 40).contains("lines = 0")))
  }

  @Test func colorsAndPicturesAreKept() throws {
    let red = "<color key=\"textColor\" red=\"1\" green=\"0.0\" blue=\"0.5\" alpha=\"1\" colorSpace=\"custom\"/>"
    let grey = "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"0.5\" colorSpace=\"calibratedWhite\"/>"
    let label = view("label", "a", (0, 0, 55, 20.5), "text=\"Sign in\"", inside: red + grey)
    let text = try translated(storyboard(label))
    #expect(text.contains("textColor = #ff0080") && text.contains("backgroundColor = #80808080"), "\(text)")
    // White on white, and black text, are the defaults.
    let plain =
      "<color key=\"textColor\" white=\"0.0\" alpha=\"1\"/><color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"
    let other = try translated(storyboard(view("label", "a", (0, 0, 55, 20.5), "text=\"Sign in\"", inside: plain)))
    #expect(!other.contains("Color"), "\(other)")
    let image = "<state key=\"normal\" image=\"Bell\"/>"
    #expect(try translated(storyboard(view("button", "a", (0, 0, 24, 32), inside: image))).contains("image = \"Bell\""))
  }

  @Test func attributedTextsKeepTheirFont() throws {
    let text = """
      <attributedString key="attributedText"><fragment content="Hello"><attributes>\
      <font key="NSFont" metaFont="system" size="20"/><paragraphStyle key="NSParagraphStyle" alignment="center"/>\
      </attributes></fragment></attributedString>
      """
    let label = try translated(storyboard(view("label", "a", (0, 0, 50, 24), inside: text)))
    #expect(label.contains("font = 20; textAlignment = center"), "\(label)")
  }

  /// A beta of Xcode 8 wrote positions in percent of the room that the superview leaves.
  @Test(arguments: [("82.76%", "24"), ("4.58%", "6"), ("7", "7"), ("1e9%", nil)] as [(String, String?)])
  func insetFramesArePositions(_ y: String, _ expected: String?) throws {
    let label = """
      <label text="Sign in" id="b"><frame key="frameInset" minX="15" minY="\(y)" width="241" \
      height="\(y == "4.58%" ? 18 : 120)"/></label>
      """
    let box =
      "<view id=\"a\"><frame key=\"frameInset\" width=\"342\" height=\"149\"/><subviews>\(label)</subviews></view>"
    let text = try translated(storyboard(box))
    #expect(text.contains("frame = (15, ") == (expected != nil), "\(text)")
    if let expected { #expect(text.contains("frame = (15, \(expected), "), "\(text)") }
  }

  /// Rows and columns of a grid view have the edges of the grid across.
  @Test func tracksOfGridsAreDetermined() throws {
    let cell =
      "<gridCell row=\"r\" column=\"k\" id=\"c\"><textField key=\"contentView\" id=\"t\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"16\"/></textField></gridCell>"
    let grid = view(
      "gridView", "a", (0, 0, 100, 50),
      inside: "<rows><gridRow id=\"r\"/></rows><columns><gridColumn id=\"k\"/></columns><gridCells>\(cell)</gridCells>")
    let text = try translated(storyboard(grid, platform: "MacOSX.Cocoa"))
    #expect(
      text.contains(".edges(leading, trailing) == superview") && text.contains(".edges(top, bottom) == superview"),
      "\(text)")
  }

  /// Betas of Xcode 8 recorded no frames.
  @Test func controlsWithoutFrameKeepTheContentOfTheirKind() throws {
    let field = "<textField translatesAutoresizingMaskIntoConstraints=\"NO\" placeholder=\"Email\" id=\"a\"/>"
    #expect(try lines(storyboard(field)) == ["view headline: TextField { placeholder = \"Email\" }"])
    let image = "<imageView translatesAutoresizingMaskIntoConstraints=\"NO\" image=\"Bell\" id=\"a\"/>"
    #expect(
      try lines(storyboard(image)) == ["view headline: Image { image = \"Bell\"; intrinsic = 24x32; hugging = 250 }"])
  }

  /// A field that shows nothing has the width of its padding, whatever its font: constraints gave it the recorded one.
  @Test func anEmptyFieldHasNoRecordedWidth() throws {
    func field(_ text: String) throws -> String {
      let font = "<fontDescription key=\"fontDescription\" name=\"Futura\" family=\"Futura\" pointSize=\"14\"/>"
      return try translated(
        storyboard(view("textField", "a", (112, 75, 247, 30), "borderStyle=\"roundedRect\" \(text)", inside: font)))
    }
    #expect(try !field("").contains("247x"))
    #expect(try field("placeholder=\"Name\"").contains("247x"))
  }

  /// Recorded heights are whole points where the content has a fraction.
  @Test(arguments: [
    (17, 21.0, "20.5"), (17, 20.5, "20.5"), (17, 41, "41"), (15, 36.5, "36"), (10, 12, "12"), (17, 30, "30"),
    (17, 0, "0"),
  ])
  func heightsOfLabelsAreThoseOfTheirLines(_ size: Int, _ recorded: Double, _ expected: String) throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
    let text = try translated(
      storyboard(view("label", "a", (16, 28, 90, recorded), "numberOfLines=\"0\"", inside: font)))
    #expect(text.contains("intrinsic = 90x\(expected)\n") || text.contains("intrinsic = 90x\(expected);"), "\(text)")
  }

  @Test func heightsOfLabelsInOtherFontsAreRecorded() throws {
    let font = "<fontDescription key=\"fontDescription\" name=\"Futura\" family=\"Futura\" pointSize=\"17\"/>"
    let text = try translated(storyboard(view("label", "a", (16, 28, 90, 21), "text=\"Sign in\"", inside: font)))
    #expect(text.contains("intrinsic = 90x21"))
  }

  /// Xcode 8 recorded a content view a whole point lower than its cell; the separator takes half a point.
  @Test(arguments: [("11762", "layout Row(375x43.5)"), ("21507", "layout Row(375x43)")])
  func contentViewsOfXcode8EndAtTheSeparator(_ plugin: String, _ expected: String) throws {
    let cell = """
      <prototypes><tableViewCell reuseIdentifier="Row" id="r"><rect key="frame" x="0" y="28" width="375" height="44"/>\
      <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="375" height="43"/>\
      <subviews>\(view("view", "b", (16, 11, 10, 10)))</subviews></tableViewCellContentView></tableViewCell></prototypes>
      """
    let text = try translated(storyboard(view("tableView", "a", (0, 0, 375, 667), inside: cell), plugin: plugin))
    #expect(text.contains(expected), "\(text)")
  }

  @Test func viewsWithoutConstraintsKeepFrameAndMask() throws {
    let box = """
      <view id="a"><rect key="frame" x="10" y="20" width="30" height="40"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """
    #expect(try lines(storyboard(box)) == ["view headline { frame = (10, 20, 30, 40); mask = W+BM }"])
  }

  @Test func macFramesCountFromTheTop() throws {
    let box = "<customView id=\"a\"><rect key=\"frame\" x=\"10\" y=\"20\" width=\"30\" height=\"40\"/></customView>"
    let text = storyboard(box, platform: "MacOSX.Cocoa")
    #expect(try lines(text) == ["view headline { frame = (10, 607, 30, 40) }"])
  }

  @Test func cellsAreLayoutsOfTheirOwn() throws {
    let cell = """
      <prototypes><tableViewCell reuseIdentifier="Row" id="r"><rect key="frame" x="0" y="28" width="375" height="44"/>\
      <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="375" height="43.5"/>\
      <subviews>\(view("view", "b", (16, 11, 10, 10)))</subviews><constraints>\(constraint("b.leading == k.leadingMargin"))</constraints>\
      </tableViewCellContentView></tableViewCell></prototypes>
      """
    let text = try translated(storyboard(view("tableView", "a", (0, 0, 375, 667), inside: cell)))
    #expect(text.contains("  view headline: Table\n"))
    #expect(
      text.hasSuffix(
        """
        layout Row(375x43.5) {
          sizes 375x43.5; margins = (11, 16, 11, 16)
          view box { .leading == margins.leading }
        }

        """))
  }

  @Test func lossesAreListed() throws {
    let text = storyboard(view("view", "a", (0, 0, 10, 10)), constraints: constraint("a.top == nowhere.top"))
    let translation = translate(try readDocument(Array(text.utf8)))
    #expect(translation.losses.map(\.message) == ["a constraint to 'nowhere', which is no view of a layout"])
  }

  @Test func statementsKnowTheirElements() throws {
    let text = storyboard(label, constraints: constraint("a.top == g.top + 8"))
    let document = try readDocument(Array(text.utf8))
    let translation = translate(document)
    let layout = String(decoding: translation.text, as: UTF8.self)
    let place = try #require(layout.range(of: ".top == safeArea.top"))
    let offset = layout.utf8.distance(from: layout.startIndex, to: place.lowerBound)
    let element = try #require(translation.elements(at: offset).first)
    #expect(document.objectID(of: element) == "a.top==g.top+8")
    #expect(document.path(of: element) == "Login Scene › View › Constraints")
  }
}
