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
