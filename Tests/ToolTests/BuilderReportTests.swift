import LayPlatform
import Testing

@testable import LayTool

/// Reports about translated files that do not hold when the app runs, and the same ones where they do.
@Suite struct BuilderReportTests {
  private func report(_ text: String) -> String {
    layc(["check", "A.storyboard"], files: ["A.storyboard": text]).output
  }

  private func field(_ id: String, height: Int = 17, title: String = "Plugins") -> String {
    """
    <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
    <rect key="frame" x="20" y="\(id == "a" ? 40 : 40 - height + 3)" width="150" height="\(height)"/>\
    <textFieldCell key="cell" title="\(title)" id="\(id)c"><font key="font" metaFont="smallSystem"/></textFieldCell></textField>
    """
  }

  /// Only one item of a tab view is shown.
  @Test func viewsOfDifferentTabsAreNotCompared() {
    func tabs(_ items: [String]) -> String {
      let shown = items.enumerated().map { number, fields in
        """
        <tabViewItem identifier="" id="t\(number)"><view key="view" id="w\(number)">\
        <rect key="frame" x="0" y="0" width="300" height="200"/><subviews>\(fields)</subviews></view></tabViewItem>
        """
      }
      return report(
        sceneText(
          """
          <tabView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="tab">\
          <rect key="frame" x="0" y="0" width="300" height="200"/><tabViewItems>\(shown.joined())</tabViewItems></tabView>
          """, platform: "MacOSX.Cocoa"))
    }
    let (first, second) = (field("a"), field("a").replacing("id=\"a", with: "id=\"b"))
    #expect(tabs([first + second]).contains("L0604"), "\(tabs([first + second]))")
    #expect(!tabs([first, second]).contains("L0604"))
  }

  /// AppKit draws the text of a label at its top, so that the empty part of a higher label covers nothing.
  @Test func textsOfMacsAreDrawnAtTheTop() {
    let apart = report(sceneText(field("a") + field("b"), platform: "MacOSX.Cocoa"))
    #expect(!apart.contains("L0604"), "\(apart)")
    let wrapping = field("a", title: "Plugins that need several lines of text")
    let over = report(sceneText(field("b") + wrapping, platform: "MacOSX.Cocoa"))
    #expect(over.contains("L0604"), "\(over)")
  }

  /// Constraints of all edges of a view `b` to those of the content view `k` of a cell.
  private static let edges = ["top", "bottom", "leading", "trailing"].map { edge in
    #"<constraint firstItem="b" firstAttribute="\#(edge)" secondItem="k" secondAttribute="\#(edge)" id="\#(edge)"/>"#
  }.joined()

  /// A cell without a height of its own is as high as its content when the app runs.
  @Test func cellsThatSizeThemselvesAreHighEnough() {
    func cell(_ words: String, table: String = "rowHeight=\"-1\"") -> String {
      report(
        sceneText(
          """
          <tableView \(table) id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><sections>\
          <tableViewSection id="n"><cells><tableViewCell \(words) id="r"><rect key="frame" x="0" y="28" width="375" height="44"/>\
          <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="375" height="44"/>\
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b">\
          <rect key="frame" x="0" y="0" width="375" height="44"/>\
          <constraints><constraint firstAttribute="height" constant="60" id="h"/></constraints></view></subviews>\
          <constraints>\(BuilderReportTests.edges)</constraints>\
          </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
          """))
    }
    #expect(!cell("").contains("L0501"), "\(cell(""))")
    #expect(cell("rowHeight=\"44\"").contains("L0501"), "\(cell("rowHeight=\"44\""))")
    #expect(cell("", table: "rowHeight=\"44\"").contains("L0501"))
  }

  /// So is one of AppKit in a table that asks for it.
  @Test func cellsOfMacsThatSizeThemselvesAreHighEnough() {
    func cell(_ table: String) -> String {
      report(
        sceneText(
          """
          <tableView \(table) rowHeight="30" viewBased="YES" id="t"><rect key="frame" x="0" y="0" width="300" height="200"/>\
          <tableColumns><tableColumn width="300" id="n"><prototypeCellViews><tableCellView identifier="i" id="k">\
          <rect key="frame" x="0" y="0" width="300" height="44"/>\
          <subviews><customView translatesAutoresizingMaskIntoConstraints="NO" id="b">\
          <rect key="frame" x="0" y="0" width="300" height="44"/>\
          <constraints><constraint firstAttribute="height" constant="60" id="h"/></constraints></customView></subviews>\
          <constraints>\(BuilderReportTests.edges)</constraints>\
          </tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView>
          """, platform: "MacOSX.Cocoa"))
    }
    #expect(cell("").contains("L0501"), "\(cell(""))")
    #expect(!cell("usesAutomaticRowHeights=\"YES\"").contains("L0501"))
  }

  /// Two labels share a recorded height that is too small, and have their content's height where the cell has it too.
  @Test func cellsThatSizeThemselvesDecideTies() {
    func label(_ id: String, y: Int) -> String {
      """
      <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
      <rect key="frame" x="16" y="\(y)" width="100" height="20.5"/></label>
      """
    }
    func pin(_ first: String, _ second: String, _ constant: Int, _ id: String) -> String {
      let (one, other) = (first.split(separator: "."), second.split(separator: "."))
      return """
        <constraint firstItem="\(one[0])" firstAttribute="\(one[1])" secondItem="\(other[0])" secondAttribute="\(other[1])" \
        constant="\(constant)" id="\(id)"/>
        """
    }
    func cell(_ table: String) -> String {
      report(
        sceneText(
          """
          <tableView \(table) id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\
          <tableViewCell reuseIdentifier="Row" id="r"><rect key="frame" x="0" y="28" width="375" height="44"/>\
          <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="375" height="44"/>\
          <subviews>\(label("a", y: 8))\(label("b", y: 20))</subviews><constraints>\
          \(pin("a.top", "k.top", 8, "c1"))\(pin("b.top", "a.bottom", 4, "c2"))\(pin("k.bottom", "b.bottom", 8, "c3"))\
          \(pin("a.leading", "k.leading", 16, "c4"))\(pin("b.leading", "k.leading", 16, "c5"))</constraints>\
          </tableViewCellContentView></tableViewCell></prototypes></tableView>
          """))
    }
    #expect(cell("rowHeight=\"44\"").contains("L0502"), "\(cell("rowHeight=\"44\""))")
    #expect(!cell("rowHeight=\"-1\"").contains("L0502"), "\(cell("rowHeight=\"-1\""))")
  }

  /// Xcode rounds the frames from which contents are taken, so that a text may lack a point of its recorded width.
  @Test func missesOfAPointComeFromRoundedFrames() {
    func label(_ width: String) -> String {
      report(
        sceneText(
          """
          <label text="Some words" translatesAutoresizingMaskIntoConstraints="NO" id="b">\
          <rect key="frame" x="16" y="20" width="100" height="18"/>\
          <fontDescription key="fontDescription" type="system" pointSize="15"/></label>
          """,
          """
          <constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" id="c1"/>\
          <constraint firstItem="b" firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="16" id="c3"/>\
          <constraint firstItem="b" firstAttribute="width" constant="\(width)" id="c4"/>
          """))
    }
    #expect(!label("85.5").contains("L0601"), "\(label("85.5"))")
    #expect(label("85").contains("it is 85 wide, and its content needs 86.5"), "\(label("85"))")
  }

  /// A field without a border has no padding beside its placeholder.
  @Test func placeholdersOfFieldsWithoutBorderHaveNoPadding() {
    func field(_ border: String) -> String {
      report(
        sceneText(
          """
          <textField borderStyle="\(border)" placeholder="100" translatesAutoresizingMaskIntoConstraints="NO" id="b">\
          <rect key="frame" x="16" y="20" width="36" height="34"/>\
          <fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
          """,
          """
          <constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" constant="20" id="c1"/>\
          <constraint firstItem="b" firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="16" id="c3"/>\
          <constraint firstItem="b" firstAttribute="width" constant="36" id="c4"/>
          """))
    }
    #expect(field("roundedRect").contains("the placeholder of"), "\(field("roundedRect"))")
    #expect(!field("none").contains("L0601"), "\(field("none"))")
  }

  /// The height of a cell is rounded, and may hold a separator.
  @Test func cellsLeaveAPointToTheirContents() {
    func label(_ id: String) -> String {
      """
      <label text="Words" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
      <rect key="frame" x="16" y="8" width="100" height="17"/>\
      <fontDescription key="fontDescription" name="Futura" family="Futura" pointSize="13"/></label>
      """
    }
    func cell(_ height: String) -> String {
      let pins = [("a", "top", "k", "top"), ("b", "top", "a", "bottom"), ("k", "bottom", "b", "bottom")]
      let sides = [("a", "leading", "k", "leading"), ("b", "leading", "k", "leading")]
      let constraints = (pins + sides).enumerated().map { number, words in
        """
        <constraint firstItem="\(words.0)" firstAttribute="\(words.1)" secondItem="\(words.2)" \
        secondAttribute="\(words.3)" constant="8" id="c\(number)"/>
        """
      }
      return report(
        sceneText(
          """
          <tableView rowHeight="\(height)" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes><tableViewCell \
          reuseIdentifier="r" rowHeight="\(height)" id="r"><rect key="frame" x="0" y="28" width="375" height="\(height)"/>\
          <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>\
          <subviews>\(label("a") + label("b"))</subviews><constraints>\(constraints.joined())</constraints>\
          </tableViewCellContentView></tableViewCell></prototypes></tableView>
          """))
    }
    #expect(!cell("58.5").contains("L0502"), "\(cell("58.5"))")
    #expect(cell("60").contains("L0502"), "\(cell("60"))")
  }

  /// A report names the constraint that is meant, though the translation joins those of several edges.
  @Test func reportsNameOneConstraintOfSeveralEdges() {
    let edges = ["leading", "top", "bottom", "trailing", "trailing"]
    let constraints = edges.enumerated().map { number, edge in
      """
      <constraint firstItem="b" firstAttribute="\(edge)" secondItem="root" secondAttribute="\(edge)" id="c\(number)"/>
      """
    }
    let found = report(
      sceneText(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        """, constraints.joined(separator: "\n")))
    #expect(found.contains("L0531") && !found.contains("also this"), "\(found)")
    #expect(found.split(separator: "\n").count { $0.contains("firstAttribute=\"trailing\"") } == 2, "\(found)")
    #expect(!found.contains("firstAttribute=\"leading\""), "\(found)")
  }

  /// The file records the size of a text in another font for one width, which may be that of its constraints.
  @Test func linesOfOtherFontsAreNotKnownAtOtherWidths() {
    func label(_ lines: Int) -> String {
      report(
        sceneText(
          """
          <label text="Some words in another font" numberOfLines="\(lines)" \
          translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="16" y="20" width="343" height="34"/>\
          <fontDescription key="fontDescription" name="Futura" family="Futura" pointSize="15"/></label>
          """,
          """
          <constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" id="c1"/>\
          <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c3"/>\
          <constraint firstItem="root" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="16" id="c4"/>
          """))
    }
    #expect(!label(1).contains("L0601"), "\(label(1))")
    #expect(!label(0).contains("L0601"), "\(label(0))")
  }

  /// Without Xcode's mark, a frame that breaks no constraint may depend on a content that layc does not know.
  @Test func framesThatBreakNoConstraintAreXcodes() {
    func switched(_ width: Int, x: Int = 16) -> String {
      report(
        sceneText(
          """
          <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="b">\
          <rect key="frame" x="\(x)" y="20" width="\(width)" height="32"/><segments><segment title="On"/><segment title="Off"/>\
          </segments></segmentedControl>
          """,
          """
          <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c1"/>\
          <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c2"/>
          """))
    }
    #expect(!switched(200).contains("L0923"), "\(switched(200))")
    #expect(switched(200, x: 20).contains("L0923"), "\(switched(200, x: 20))")
  }

  /// A view begins below a navigation bar that lets nothing through, so that its top is below the status bar too.
  @Test(arguments: [
    (bar: "", controller: "", isReported: true), (#"translucent="NO""#, "", false),
    (#"translucent="NO""#, #"extendedLayoutIncludesOpaqueBars="YES""#, true),
  ])
  func viewsBelowOpaqueBarsAreNotUnderTheStatusBar(_ bar: String, _ controller: String, _ isReported: Bool) {
    let label = """
      <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <rect key="frame" x="170" y="0" width="35" height="20.5"/></label>
      """
    let constraints = """
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>\
      <constraint firstItem="a" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c2"/>
      """
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">\
      <navigationBar key="navigationBar" \(bar) id="bar"><rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>\
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>\
      </navigationController></objects></scene></scenes>
      """
    let text = sceneText(label, constraints).replacing("</scenes>", with: navigation)
      .replacing(#"<viewController id="c""#, with: #"<viewController \#(controller) id="c""#)
    let found = report(text)
    #expect(found.contains("L0603") == isReported, "\(found)")
  }

  /// A file without safe areas gets them by a setting first.
  @Test func adviceAboutSafeAreasBeginsWithTheSetting() {
    let label = """
      <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <rect key="frame" x="20" y="0" width="35" height="20.5"/></label>
      """
    let constraints = """
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>\
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c2"/>
      """
    let text = sceneText(label, constraints)
    let step = "first turn on `Use Safe Area Layout Guides`"
    let tried =
      "tried: with `title.top == safeArea.top` on line 11 and `title.leading == safeArea.leading + 20` on line 11"
    #expect(report(text).contains(tried) && !report(text).contains(step), "\(report(text))")
    let old = text.replacing(#" useSafeAreas="YES""#, with: "")
      .replacing(#"<viewLayoutGuide key="safeArea" id="g"/>"#, with: "")
    #expect(report(old).contains(tried) && report(old).contains(step), "\(report(old))")
  }

  /// Reports name no settings that a storyboard cannot have.
  @Test func adviceIsInTheWordsOfXcode() {
    let button = """
      <button opaque="NO" buttonType="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <rect key="frame" x="20" y="40" width="20" height="20"/><state key="normal" title="A"/></button>
      """
    let constraints = """
      <constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" constant="20" id="c1"/>\
      <constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="20" id="c2"/>\
      <constraint firstItem="a" firstAttribute="width" constant="20" id="c3"/>\
      <constraint firstItem="a" firstAttribute="height" constant="20" id="c4"/>\
      <constraint firstItem="a" firstAttribute="height" relation="greaterThanOrEqual" constant="10" id="c5"/>
      """
    let found = report(sceneText(button, constraints))
    #expect(found.contains("let its class extend the touch area in `point(inside:with:)`"), "\(found)")
    #expect(!found.contains("hitInsets") && !found.contains("assert"), "\(found)")
    #expect(found.contains("the other one is enough"), "\(found)")
  }

  /// The insets of the iPhone Duo are estimates, so nothing is reported at it alone; `--devices` asks for it.
  @Test func uncertainPosesAreNotCheckedUnlessTheyAreNamed() {
    let label = """
      <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <rect key="frame" x="8" y="100" width="35" height="20.5"/></label>
      """
    let constraints = """
      <constraint firstItem="a" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="c1"/>\
      <constraint firstItem="a" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" constant="-4" id="c2"/>
      """
    let text = sceneText(label, constraints)
    #expect(!report(text).contains("Duo"))
    let named = layc(["check", "A.storyboard", "--devices", "iPhone Duo"], files: ["A.storyboard": text]).output
    #expect(named.contains("Duo"), "\(named)")
  }
}
