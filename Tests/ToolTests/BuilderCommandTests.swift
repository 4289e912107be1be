import Foundation
import TestSupport
import Testing

@testable import LayTool

/// Storyboards and xibs as input of commands.
@Suite struct BuilderCommandTests {
  /// A view of which constraints leave the height ambiguous, and a label that they place.
  private let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
        <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
        <objects>
            <view id="root" customClass="CardView">
                <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="box-1" userLabel="Box">
                        <rect key="frame" x="8" y="0.0" width="40" height="50"/>
                    </view>
                    <label translatesAutoresizingMaskIntoConstraints="NO" text="Total" id="lab-1">
                        <rect key="frame" x="60" y="10" width="40" height="20.5"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="box-1" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c1"/>
                    <constraint firstItem="box-1" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
                    <constraint firstItem="box-1" firstAttribute="width" constant="40" id="c3"/>
                    <constraint firstItem="lab-1" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="60" id="c4"/>
                    <constraint firstItem="lab-1" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="c5"/>
                    <constraint firstItem="lab-1" firstAttribute="width" secondItem="gone" secondAttribute="width" id="c6"/>
                </constraints>
            </view>
        </objects>
    </document>

    """

  @Test func problemsAreAtTheirElements() throws {
    let run = layc(["check", "Card.xib"], files: ["Card.xib": xib])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Card.xib:8:17: warning: the height of 'box' is ambiguous [L0502]"))
    #expect(run.output.contains("= note: in Interface Builder: Card View › Box (object id box-1)"))
    // The page shows these lines.
    let page = try String(contentsOf: repository.appending(path: "docs/interface-builder.md"), encoding: .utf8)
    let block = try #require(page.split(separator: "```text\n").dropFirst().first?.split(separator: "```").first)
    for line in block.split(separator: "\n") { #expect(run.output.contains(line), "\(line)") }
    #expect(!run.output.contains("fix, to review"))
  }

  @Test func importsExpectTheRecordedFrames() {
    let run = layc(["import", "Card.xib"], files: ["Card.xib": xib])
    #expect(run.status == 0)
    #expect(
      run.output == """
        /// Card View
        layout CardView(200x100) {
          sizes 200x100
          view box { .edges(top, leading) == superview inset (leading: 8); .width == 40 }
          view total: Label { text = "Total"; intrinsic = 40x20.5; hugging = 250 }
          total.edges(top, leading) == superview inset (top: 10, leading: 60)
          expect 200x100 {
            total.frame == (60, 10, 40, 20.5)
            // Xcode: box.frame == (8, 0, 40, 50), layc has (8, 0, 40, 0)
          }
        }

        """)
    #expect(
      run.errors.contains(
        "Card.xib:21:17: not translated: a constraint to 'gone', which is no view of a layout (object id c6)\n"))
    #expect(layc(["import", "Card.xib", "--strict"], files: ["Card.xib": xib]).status == 1)
    // The result checks as the file does.
    let check = layc(["check", "Card.lay"], files: ["Card.lay": run.output])
    #expect(check.output.contains("the height of 'box' is ambiguous") && !check.output.contains("L0510"))
  }

  @Test func showPrintsWhatIsChecked() {
    let run = layc(["show", "Card.xib"], files: ["Card.xib": xib])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("layout CardView(200x100) {") && !run.output.contains("expect"))
  }

  @Test func framesAreThoseOfTheTranslation() {
    let run = layc(["eval", "Card.xib"], files: ["Card.xib": xib])
    #expect(run.output.contains("total  Label") || run.output.contains("total"))
    #expect(run.status == 0)
  }

  @Test func derivationsAreInTheTranslation() {
    let why = layc(["why", "Card.xib", "total.width"], files: ["Card.xib": xib])
    #expect(why.status == 0 && why.output.contains("Card.xib.lay:5:"))
    let rows = layc(["constraints", "Card.xib"], files: ["Card.xib": xib])
    #expect(rows.status == 0 && rows.output.contains("Card.xib.lay:4:"))
  }

  @Test func brokenFilesAreFailures() {
    for command in ["check", "import", "show", "eval"] {
      let run = layc([command, "Card.xib"], files: ["Card.xib": "<plist/>"])
      #expect(run.status == 2)
      #expect(run.errors.contains("Card.xib:1:1: the outermost element is 'plist'"))
    }
  }

  @Test func objectIDsLeadBack() {
    let run = layc(["import", "Card.xib", "--format", "json", "-q"], files: ["Card.xib": xib])
    #expect(run.output.contains("\"path\": \"CardView/total\", \"id\": \"lab-1\", \"line\": 11"))
  }
}
