import LayPlatform
import Testing

@testable import LayTool

/// Reports about views that do not look in the app as they do in the file, and the same ones where they do.
@Suite struct ShownByCodeTests {
  private func report(_ subviews: String, _ constraints: String, outlet: String = "") -> String {
    let text = sceneText(subviews, constraints, outlet: outlet)
    return layc(["check", "A.storyboard", "--size", "375x667"], files: ["A.storyboard": text]).output
  }

  private func constraint(_ view: String, _ attribute: String, _ other: String, _ constant: Int, id: String)
    -> String
  {
    let second = other.isEmpty ? "" : #"secondItem="\#(other)" secondAttribute="\#(attribute)""#
    return
      #"<constraint firstItem="\#(view)" firstAttribute="\#(attribute)" \#(second) constant="\#(constant)" id="\#(id)"/>"#
  }

  private func label(_ id: String, _ words: String = "", y: Int = 40, width: Int = 100, font: String = "") -> String {
    """
    <label \(words) text="Account" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
    <rect key="frame" x="20" y="\(y)" width="\(width)" height="20.5"/>\(font)</label>
    """
  }

  private func place(_ id: String, y: Int) -> String {
    constraint(id, "leading", "root", 20, id: "\(id)1") + constraint(id, "top", "root", y, id: "\(id)2")
  }

  @Test func coveredViewsAreShownTogether() {
    let places = place("a", y: 40) + place("b", y: 52)
    func findings(_ words: String, outlet: String = "") -> String {
      report(label("a", words) + label("b", y: 52), places, outlet: outlet)
    }
    #expect(findings("").contains("L0604"), "\(findings(""))")
    #expect(!findings(#"hidden="YES""#).contains("L0604"))
    #expect(!findings("", outlet: "b2").contains("L0604"))
    // An outlet of the view says nothing about its place.
    #expect(findings("", outlet: "b").contains("L0604"))
  }

  /// A label of which the app has no use explains the canvas.
  @Test func viewsForDesignAreNotInTheApp() {
    let places = place("a", y: 40) + place("b", y: 52)
    func findings(_ name: String) -> String {
      report(label("a") + label("b", #"customClass="\#(name)""#, y: 52), places)
    }
    #expect(findings("TitleLabel").contains("L0604"))
    #expect(!findings("InterfaceBuilderOnlyLabel").contains("L0604"))
  }

  /// A section of height 0 opens when code changes its height.
  @Test func closedSectionsAreOpenedByCode() {
    func findings(outlet: String) -> String {
      let field = """
        <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="b">\
        <rect key="frame" x="8" y="8" width="100" height="34"/></textField>
        """
      let section = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="20" y="40" width="200" height="0"/>\
        <subviews>\(field)</subviews><constraints>\(constraint("b", "leading", "a", 8, id: "b1"))\
        \(constraint("b", "top", "a", 8, id: "b2"))</constraints></view>
        """
      return report(
        section,
        place("a", y: 40) + constraint("a", "width", "", 200, id: "w") + constraint("a", "height", "", 0, id: "h"),
        outlet: outlet)
    }
    #expect(findings(outlet: "").contains("L0610"), "\(findings(outlet: ""))")
    #expect(!findings(outlet: "h").contains("L0610"))
  }

  /// Labels are moved together with a negative constant: the space above and below their letters is empty.
  @Test func constraintsMayAskForAnOverlap() {
    func findings(_ words: String) -> String {
      let between =
        #"<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" \#(words) id="v"/>"#
      return report(
        label("a") + label("b", y: 52),
        place("a", y: 40) + constraint("b", "leading", "root", 20, id: "b1") + between)
    }
    #expect(!findings(#"constant="-8""#).contains("L0604"), "\(findings(#"constant="-8""#))")
    #expect(findings(#"constant="-8" priority="750""#).contains("L0604"))
    // The overlap follows from two distances to another view.
    #expect(report(label("a") + label("b", y: 52), place("a", y: 40) + place("b", y: 52)).contains("L0604"))
  }

  private func reportOfMac(_ subviews: String) -> String {
    layc(["check", "A.storyboard"], files: ["A.storyboard": sceneText(subviews, platform: "MacOSX.Cocoa")]).output
  }

  /// Cocoa bindings show one of two views.
  @Test func boundViewsAreShownByValues() {
    func field(_ id: String, _ binding: String = "") -> String {
      """
      <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
      <rect key="frame" x="20" y="40" width="150" height="17"/>\
      <textFieldCell key="cell" title="Updating" id="\(id)c"/><connections>\(binding)</connections></textField>
      """
    }
    let binding = #"<binding destination="c" name="hidden" keyPath="isUpdating" id="n"/>"#
    #expect(reportOfMac(field("a") + field("b")).contains("L0604"))
    #expect(reportOfMac(field("a") + field("b", binding.replacing("hidden", with: "value"))).contains("L0604"))
    #expect(!reportOfMac(field("a") + field("b", binding)).contains("L0604"))
  }

  /// A scroll view of macOS scrolls what is in its clip view.
  @Test func scrolledViewsMayLeaveTheScreen() {
    func inside(_ tag: String) -> String {
      reportOfMac(
        """
        <scrollView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">\
        <rect key="frame" x="0" y="0" width="300" height="200"/><\(tag) key="contentView" id="b">\
        <rect key="frame" x="0" y="0" width="300" height="200"/><subviews><customView id="d">\
        <rect key="frame" x="0" y="0" width="300" height="900"/><subviews>\
        <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="e">\
        <rect key="frame" x="20" y="800" width="100" height="32"/>\
        <buttonCell key="cell" type="push" title="Save" id="ec"/></button></subviews></customView></subviews></\(tag)></scrollView>
        """)
    }
    #expect(inside("customView").contains("L0534"), "\(inside("customView"))")
    #expect(!inside("clipView").contains("L0534"), "\(inside("clipView"))")
  }

  @Test func textsThatShrinkAreNotCutOff() {
    let narrow = place("a", y: 40) + constraint("a", "width", "", 30, id: "w")
    func findings(_ words: String, font: String = "") -> String {
      report(label("a", words, width: 100, font: font), narrow)
    }
    #expect(findings("").contains("L0601"), "\(findings(""))")
    #expect(findings(#"minimumFontSize="9" adjustsFontSizeToFit="NO""#).contains("L0601"))
    #expect(findings(#"minimumFontSize="0""#).contains("L0601"))
    #expect(!findings(#"minimumFontSize="9""#).contains("L0601"))
    #expect(!findings(#"minimumScaleFactor="0.5""#).contains("L0601"))
    // The recorded width is that of constraints, and the width in this font is not known.
    let font = #"<fontDescription key="fontDescription" name="Futura-Medium" family="Futura" pointSize="15"/>"#
    #expect(!findings("", font: font).contains("L0601"))
  }

  @Test func sizesThatXcodeIsNotToCheckAreLeftOut() {
    func findings(_ words: String, _ places: String) -> String {
      report(
        """
        <view \(words) translatesAutoresizingMaskIntoConstraints="NO" id="a">\
        <rect key="frame" x="20" y="40" width="100" height="100"/></view>
        """, places)
    }
    #expect(findings("", place("a", y: 40)).contains("L0502"))
    #expect(!findings(#"verifyAmbiguity="ignoreSizes""#, place("a", y: 40)).contains("L0502"))
    #expect(!findings(#"verifyAmbiguity="off""#, place("a", y: 40)).contains("L0502"))
    #expect(!findings(#"hidden="YES""#, place("a", y: 40)).contains("L0502"))
    let sized = constraint("a", "width", "", 100, id: "w") + constraint("a", "height", "", 100, id: "h")
    #expect(findings(#"verifyAmbiguity="ignoreSizes""#, sized).contains("L0502"))
  }
}
