import LayPlatform
import Testing

@testable import LayTool

/// The content of scroll views under the status bar: inside of a navigation controller, UIKit insets it even if it does not scroll.
@Suite struct NavigatedScrollTests {
  /// A field at the top of a scroll view as large as the screen, in a scene that `segue` of another one shows.
  private func report(_ attributes: String = "", segue: String = "", controller: String = "viewController") -> String {
    func pin(_ view: String, _ attribute: String, _ other: String, _ gap: Int = 0) -> String {
      """
      <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" secondAttribute="\(attribute)" \
      constant="\(gap)" id="\(view)\(attribute)"/>
      """
    }
    let sides = ["top", "leading", "trailing", "bottom"]
    let text = sceneText(
      """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" width="375" height="667"/>\
      <subviews><textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="f">\
      <rect key="frame" x="100" y="0" width="175" height="34"/></textField></subviews><constraints>\
      \(pin("f", "top", "s"))\(pin("f", "leading", "s", 100))\(pin("f", "trailing", "s", -100))\(pin("f", "bottom", "s", -20))\
      </constraints></scrollView>
      """, sides.map { pin("s", $0, "root") }.joined() + pin("f", "width", "root", -200))
    let other = """
      <scene sceneID="s2"><objects><\(controller) id="d" sceneMemberID="viewController"><connections>\(segue)</connections>\
      </\(controller)></objects></scene></scenes>
      """
    let file = text.replacing("useSafeAreas", with: "\(attributes) useSafeAreas").replacing("</scenes>", with: other)
    return layc(["check", "A.storyboard"], files: ["A.storyboard": file]).output
  }

  private func segue(_ kind: String) -> String { #"<segue destination="c" kind="\#(kind)" id="g1"/>"# }

  @Test func aSceneOfAnUnknownPresentationIsNotReported() {
    #expect(!report().contains("L0603"), "\(report())")
    #expect(!report(segue: segue("show")).contains("L0603"))
    let root = #"<segue destination="c" kind="relationship" relationship="rootViewController" id="g1"/>"#
    #expect(!report(segue: root, controller: "navigationController").contains("L0603"))
    // One that is shown modally by another scene may be the first one of a navigation controller too.
    #expect(!report("initialViewController=\"c\"", segue: root, controller: "navigationController").contains("L0603"))
  }

  @Test func aSceneWithoutANavigationControllerIsReported() {
    #expect(report("initialViewController=\"c\"").contains("lies under the status bar"))
    for kind in ["presentation", "modal", "embed"] {
      #expect(report(segue: segue(kind)).contains("lies under the status bar"), "\(kind)")
    }
    let tab = #"<segue destination="c" kind="relationship" relationship="viewControllers" id="g1"/>"#
    #expect(report(segue: tab, controller: "tabBarController").contains("lies under the status bar"))
  }
}
