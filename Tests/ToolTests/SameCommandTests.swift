import Testing

@testable import LayTool

/// `layc same` and `layc diff`: files, layouts, status.
@Suite struct SameCommandTests {
  private func screen(_ name: String, _ width: Int, view: String = "card") -> String {
    """
    layout \(name)(320x480) {
      sizes 320x480 ... 600x900
      view \(view) { .edges(top, leading) == superview inset 8; .width == \(width); .height == 40 }
    }

    """
  }

  @Test func theStatusIsTheVerdict() {
    let files = [
      "A.lay": screen("S", 100), "B.lay": screen("S", 100), "C.lay": screen("S", 120),
      "D.lay": screen("S", 100, view: "other"),
    ]
    #expect(layc(["same", "A.lay", "B.lay"], files: files).status == 0)
    #expect(layc(["same", "A.lay", "C.lay"], files: files).status == 1)
    let open = layc(["same", "A.lay", "D.lay"], files: files)
    #expect(open.status == 2 && open.output.contains("no view in common"))
    #expect(layc(["same", "A.lay", "D.lay", "--map", "card=other"], files: files).status == 0)
    #expect(layc(["diff", "A.lay", "B.lay"], files: files).status == 0)
    #expect(layc(["diff", "A.lay", "C.lay"], files: files).status == 1)
  }

  @Test func anErrorInTheSettingsIsAFailure() {
    let files = [
      "A.lay": screen("S", 100), "C.lay": screen("S", 120), "P/B.lay": screen("S", 100),
      "P/layc.json": "{\"sizez\": 3}",
    ]
    for command in ["same", "diff"] {
      for pair in [["A.lay", "P/B.lay"], ["P/B.lay", "A.lay"], ["P/B.lay", "C.lay"]] {
        let run = layc([command] + pair, files: files)
        #expect(run.status == 2 && run.errors.contains("[L0911]") && !run.output.isEmpty, "\(command) \(pair)")
      }
    }
  }

  @Test func bothFramesAndTheirConstraintsAreShown() {
    let run = layc(["same", "A.lay", "C.lay"], files: ["A.lay": screen("S", 100), "C.lay": screen("S", 120)])
    #expect(run.output.contains("'card' differs at every size"), "\(run.output)")
    #expect(run.output.contains("(8, 8, 100, 40)") && run.output.contains("(8, 8, 120, 40)"))
    #expect(run.output.contains("A.lay:3:") && run.output.contains("card.width == 120"), "\(run.output)")
  }

  @Test func layoutsAreChosenByName() {
    let files = ["A.lay": screen("S", 100) + screen("T", 50), "B.lay": screen("T", 50)]
    #expect(layc(["same", "A.lay#T", "B.lay"], files: files).status == 0)
    #expect(layc(["same", "A.lay#S", "B.lay#T"], files: files).status == 1)
    #expect(layc(["same", "A.lay", "B.lay"], files: files).status == 0)
    let unknown = layc(["same", "A.lay#X", "B.lay"], files: files)
    #expect(unknown.status == 2 && unknown.errors.contains("no layout 'X' in 'A.lay'"))
    let none = layc(["same", "A.lay#S", "B.lay#S"], files: files)
    #expect(none.status == 2)
  }

  @Test func namesThatAreNoViewsAreErrors() {
    let files = ["A.lay": screen("S", 100), "B.lay": screen("S", 100)]
    let run = layc(["same", "A.lay", "B.lay", "--map", "crad=card"], files: files)
    #expect(run.status == 2 && run.errors.contains("no view 'crad' in 'A.lay'; did you mean 'card'?"), "\(run.errors)")
    #expect(layc(["same", "A.lay", "B.lay", "--map", "card"], files: files).status == 2)
  }

  @Test func constraintsAreComparedByMeaning() {
    func file(_ rules: String) -> String {
      "layout S(300x300) {\n  view a\n  view b\n  a.size == 10x10; a.edges(top, leading) == superview\n  b.size == 10x10; b.top == a.top\n  \(rules)\n}\n"
    }
    func diff(_ old: String, _ new: String) -> String {
      layc(["diff", "A.lay", "B.lay"], files: ["A.lay": file(old), "B.lay": file(new)]).output
    }
    #expect(
      diff("b.leading == a.trailing + 8", "a.trailing + 8 == b.leading").hasPrefix("equivalent, written otherwise"))
    #expect(
      diff("b.leading == a.trailing + 8", "b.leading == a.leading + 18").hasPrefix("equivalent: it follows"))
    let changed = diff("b.leading == a.trailing + 8", "b.leading == a.trailing + 9")
    #expect(
      changed.hasPrefix("changed\n  - b.leading == a.trailing + 8") && changed.contains("+ b.leading == a.trailing + 9")
    )
    // Left is leading in one direction only.
    #expect(diff("b.leading == a.trailing + 8", "b.left == a.right + 8").hasPrefix("removed"))
    #expect(diff("b.centerX == a.centerX", "b.centerX == a.centerX; b.width >= 5").hasPrefix("added"))
    let condition = diff(
      "b.centerX == a.centerX; when width >= 200 { b.width >= 5 }",
      "b.centerX == a.centerX; when width >= 250 { b.width >= 5 }")
    #expect(condition.hasPrefix("changed\n  - b.width >= 5 for width >= 200"), "\(condition)")
  }

  @Test func aStoryboardIsComparedWithItsImport() {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <objects>
          <view id="root" customClass="CardView">
            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <subviews>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="Box">
                <rect key="frame" x="8" y="0.0" width="40" height="50"/>
              </view>
            </subviews>
            <constraints>
              <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c1"/>
              <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
              <constraint firstItem="box" firstAttribute="width" constant="40" id="c3"/>
              <constraint firstItem="box" firstAttribute="height" constant="50" id="c4"/>
            </constraints>
          </view>
        </objects>
      </document>

      """
    let imported = layc(["import", "Card.xib", "-q"], files: ["Card.xib": xib]).output
    let same = layc(["same", "Card.xib", "Card.lay"], files: ["Card.xib": xib, "Card.lay": imported])
    #expect(same.status == 0 && same.output.hasPrefix("same:"), "\(same.output)\(same.errors)")
    let moved = layc(
      ["same", "Card.xib", "Card.lay"],
      files: ["Card.xib": xib, "Card.lay": imported.replacing("leading: 8", with: "leading: 9")])
    // Reasons are at the elements of the XML.
    let line =
      (xib.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("id=\"c1\"") } ?? 0) + 1
    #expect(moved.status == 1 && moved.output.contains("Card.xib:\(line):"), "\(moved.output)")
  }

  /// Constraints that a translation joins into one statement stand on lines of their own.
  @Test func differencesOfStoryboardsNameTheLineOfEachConstraint() {
    let view =
      #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="20" y="20" width="335" height="40"/></view>"#
    func text(_ trailing: Int) -> String {
      sceneText(
        view,
        """
        <constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" constant="20" id="c1"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="20" id="c2"/>
        <constraint firstItem="g" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="\(trailing)" id="c3"/>
        <constraint firstItem="a" firstAttribute="height" constant="40" id="c4"/>
        """)
    }
    let files = ["a.storyboard": text(20), "b.storyboard": text(30)]
    let lines = files["a.storyboard"]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let line = (lines.firstIndex { $0.contains(#"id="c3""#) } ?? 0) + 1
    let output = layc(["diff", "a.storyboard", "b.storyboard"], files: files).output
    #expect(output.contains("a.storyboard:\(line):") && output.contains("b.storyboard:\(line):"), "\(output)")
  }
}
