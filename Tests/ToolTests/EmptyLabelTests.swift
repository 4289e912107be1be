import LayPlatform
import Testing

@testable import LayTool

/// Labels without a text, whose content in an app is 0x0, whatever their recorded size is.
@Suite struct EmptyLabelTests {
  private func pin(_ view: String, _ attribute: String, _ other: String, _ second: String, _ gap: Int = 0) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" secondAttribute="\(second)" \
    constant="\(gap)" id="\(view)\(attribute)"/>
    """
  }

  /// A header of 60 points with a label of a recorded height of 50, and a control below it.
  private func header(_ label: String, _ own: String = "") -> String {
    let sides = ["a", "b"].flatMap { view in ["leading", "trailing"].map { pin(view, $0, "h", $0) } }.joined()
    return sceneText(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="h"><rect key="frame" x="0" y="20" width="375" height="60"/>\
      <subviews><label \(label) verticalHuggingPriority="251" verticalCompressionResistancePriority="800" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="375" height="50"/>\
      <constraints>\(own)</constraints></label>\
      <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="58" width="375" height="3"/>\
      <segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl></subviews>\
      <constraints><constraint firstAttribute="height" constant="60" id="high"/>\(pin("a", "top", "h", "top"))\
      \(pin("b", "top", "a", "bottom", 8))\(pin("b", "bottom", "h", "bottom"))\(sides)</constraints></view>
      """,
      pin("h", "top", "g", "top") + pin("h", "leading", "g", "leading") + pin("h", "trailing", "g", "trailing"))
  }

  private func report(_ text: String) -> String {
    layc(["check", "A.storyboard"], files: ["A.storyboard": text]).output
  }

  private static let height = #"<constraint firstAttribute="height" constant="50" id="own"/>"#

  @Test(arguments: ["text=\"\"", ""]) func anEmptyLabelSqueezesNothing(_ text: String) {
    let found = report(header(text))
    #expect(!found.contains("L06") && !found.contains("L0502") && !found.contains("L0533"), "\(found)")
    #expect(report(header(text, EmptyLabelTests.height)).contains("L0602"))
  }

  /// An import keeps the recorded size, so that its frames are those of Xcode, and allows what a check of the file does not report.
  @Test func anImportKeepsTheRecordedSize() {
    let text = layc(["import", "A.storyboard"], files: ["A.storyboard": header("text=\"\"")]).output
    #expect(text.contains("intrinsic = 0x50"), "\(text)")
    #expect(text.contains("allow L0602 \"not reported about the file\""), "\(text)")
    #expect(!layc(["check", "A.lay"], files: ["A.lay": text]).output.contains("L0602"))
    let same = layc(["same", "A.storyboard", "A.lay"], files: ["A.storyboard": header("text=\"\""), "A.lay": text])
    #expect(same.status == 0, "\(same.output)")
  }

  /// A view around an empty label has a height when code has set the text.
  @Test func aViewAroundAnEmptyLabelHasNoSizeYet() {
    func box(
      _ label: String, _ more: String = "", edges sides: [String] = ["top", "leading", "bottom", "trailing"]
    ) -> String {
      let edges = sides.map { pin("a", $0, "h", $0) }.joined()
      return report(
        sceneText(
          """
          <view translatesAutoresizingMaskIntoConstraints="NO" id="h"><rect key="frame" x="0" y="20" width="80" height="20"/>\
          <subviews>\(label)</subviews><constraints>\(edges)\(more)</constraints></view>
          """, pin("h", "top", "g", "top") + pin("h", "leading", "root", "leading")))
    }
    func view(_ kind: String) -> String {
      """
      <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="80" height="20"/></\(kind)>
      """
    }
    #expect(!box(view("label")).contains("L0533"), "\(box(view("label")))")
    let stack = view("label").replacing("<label", with: "<stackView").replacing("</label>", with: "</stackView>")
      .replacing(
        "</stackView>",
        with: "<subviews>\(view("label").replacing(#"id="a""#, with: #"id="b""#))</subviews></stackView>")
    #expect(!box(stack).contains("L0533"), "\(box(stack))")
    // The label does not reach the far edges.
    let apart = pin("h", "bottom", "h", "top") + pin("h", "trailing", "h", "leading")
    #expect(box(view("label"), apart, edges: ["top", "leading"]).contains("L0533"))
    let closed = pin("h", "bottom", "h", "top") + pin("h", "trailing", "h", "leading")
    #expect(box(view("view"), closed).contains("L0533"), "\(box(view("view"), closed))")
  }
}
