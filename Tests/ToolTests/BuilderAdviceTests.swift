import LayPlatform
import Testing

@testable import LayTool

/// Advice of reports about translated files that cannot be followed.
@Suite struct BuilderAdviceTests {
  private func report(_ text: String) -> String {
    layc(["check", "A.storyboard"], files: ["A.storyboard": text]).output
  }

  private func label(_ id: String, y: Int) -> String {
    """
    <label text="Page" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
    <rect key="frame" x="16" y="\(y)" width="41" height="20.5"/></label>
    """
  }

  private func pin(_ view: String, _ attribute: String, _ other: String, _ gap: Int = 0) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" secondAttribute="\(attribute)" \
    constant="\(gap)" id="\(view)\(attribute)"/>
    """
  }

  /// Two labels over each other in a view `k`.
  private var labels: (views: String, constraints: String) {
    let places = [("a", 8), ("b", 16)]
    let rows = places.map { id, top in pin(id, "top", "k", top) + pin(id, "leading", "k", 16) }
    return (places.map { label($0, y: $1) }.joined(), rows.joined())
  }

  @Test func aCellDoesNotScroll() {
    let cell = report(
      sceneText(
        """
        <tableView rowHeight="60" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\
        <tableViewCell reuseIdentifier="Row" id="r"><rect key="frame" x="0" y="28" width="375" height="60"/>\
        <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="375" height="60"/>\
        <subviews>\(labels.views)</subviews><constraints>\(labels.constraints)</constraints>\
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
        """))
    #expect(cell.contains("keep them apart, for example with a required gap, or turn off"), "\(cell)")
    let screen = report(
      sceneText(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="k"><rect key="frame" x="0" y="0" width="375" height="667"/>\
        <subviews>\(labels.views)</subviews><constraints>\(labels.constraints)</constraints></view>
        """, pin("k", "top", "g") + pin("k", "leading", "g") + pin("k", "trailing", "g") + pin("k", "bottom", "g")))
    #expect(screen.contains("or let content scroll if there is no room for one"), "\(screen)")
  }

  /// The edges of the view of a controller are those of the screen.
  @Test func theScrollViewOfAControllerStaysWhereItIs() {
    let fields = ["a", "b"].enumerated().map { index, id in
      """
      <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
      <rect key="frame" x="8" y="\(400 * index)" width="359" height="34"/></textField>
      """
    }
    let sides = ["a", "b"].map { pin($0, "leading", "s", 8) + pin($0, "trailing", "s", -8) }.joined()
    let text = sceneText("", "").replacing(
      #"<view key="view" id="root">"#, with: #"<scrollView key="view" id="s">"#
    ).replacing("</view>", with: "</scrollView>").replacing("<subviews>", with: "<subviews>" + fields.joined())
      .replacing(
        "<constraints>",
        with: "<constraints>" + sides + pin("a", "top", "s") + pin("b", "bottom", "s") + pin("b", "top", "s", 900)
          + pin("a", "width", "s", -16))
    let found = report(text)
    #expect(found.contains("relate its edge to `safeArea`"), "\(found)")
    #expect(!found.contains("which it follows"), "\(found)")
  }
}
