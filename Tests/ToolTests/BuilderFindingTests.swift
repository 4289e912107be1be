import LayPlatform
import Testing

@testable import LayTool

/// Reports of `layc check` about storyboards and xibs besides their constraints; the pages of the codes show each of them.
@Suite struct BuilderFindingTests {
  private func xib(
    _ frame: String, tag: String = "view", other: String = "", width: String = "", isMisplaced: Bool = false
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <objects>
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <\(tag) \(isMisplaced ? #"misplaced="YES" "# : "")translatesAutoresizingMaskIntoConstraints="NO"   id="box" userLabel="Box">
              <rect key="frame" \(frame)/>
            </\(tag)>
          </subviews>
          <constraints>
            <constraint firstItem="box" firstAttribute="left" secondItem="root" secondAttribute="left" constant="8" id="c1"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
            \(width)
          </constraints>
        </view>\(other)
      </objects>
    </document>

    """
  }

  private let size = """
    <constraint firstItem="box" firstAttribute="width" constant="44" id="c3"/>
            <constraint firstItem="box" firstAttribute="height" constant="44" id="c4"/>
    """

  @Test func misplacedViewsAreReportedWithBothFrames() {
    let run = layc(
      ["check", "A.xib"], files: ["A.xib": xib(#"x="10" y="3.5" width="44" height="44""#, width: size)])
    #expect(
      run.output.contains(
        "A.xib:7:9: warning: 'Box' is recorded at (10, 3.5, 44, 44), and its constraints place it at (8, 0, 44, 44) [L0923]"
      ),
      "\(run.output)")
    let near = layc(["check", "A.xib"], files: ["A.xib": xib(#"x="9" y="0.5" width="44" height="44""#, width: size)])
    #expect(!near.output.contains("L0923"), "\(near.output)")
    // Where the height is ambiguous, Xcode's is as good as any.
    let open = layc(["check", "A.xib"], files: ["A.xib": xib(#"x="10" y="0" width="44" height="90""#)])
    #expect(!open.output.contains("L0923") && open.output.contains("L0502"), "\(open.output)")
  }

  @Test func fixesChangeAttributesAlone() {
    let old = xib(#"x="10" y="3.5" width="44" height="44""#, width: size, isMisplaced: true)
    let box = FileBox(["A.xib": old])
    let run = layc(["check", "A.xib", "--fix"], on: box.files)
    #expect(run.errors.contains("applied 1 fix"), "\(run.errors)")
    #expect(
      box.contents["A.xib"] == xib(#"x="8" y="0.0" width="44" height="44""#, width: size, isMisplaced: true),
      "\(box.contents)")
  }

  /// Where Xcode does not call the view misplaced, layc may assume another canvas than Xcode had.
  @Test func fixesWithoutXcodesFlagAreToReview() {
    let old = xib(#"x="10" y="3.5" width="44" height="44""#, width: size)
    let box = FileBox(["A.xib": old])
    let run = layc(["check", "A.xib", "--fix"], on: box.files)
    #expect(run.output.contains("fix, to review: write (8, 0, 44, 44)"), "\(run.output)")
    #expect(box.contents["A.xib"] == old)
  }

  /// Several views that Xcode does not mark tell of another canvas.
  @Test func severalViewsAreReportedIfXcodeMarksThem() {
    func findings(_ words: String) -> Int {
      let pinned =
        constraint("box.leading", "root.leading", 16, id: "c1") + constraint("box.top", "root.top", 8, id: "c2")
        + constraint("box.width", nil, 60, id: "c3") + constraint("box.height", nil, 60, id: "c4")
        + constraint("b.leading", "root.leading", 96, id: "c5") + constraint("b.top", "root.top", 8, id: "c6")
        + constraint("b.width", nil, 60, id: "c7") + constraint("b.height", nil, 60, id: "c8")
      let text = storyboard("view", #"x="16" y="13" width="60" height="60""#, pinned).replacing(
        "</subviews>",
        with: """
          <view \(words) translatesAutoresizingMaskIntoConstraints="NO" id="b">\
          <rect key="frame" x="96" y="13" width="60" height="60"/></view></subviews>
          """)
      return layc(["check", "A.storyboard"], files: ["A.storyboard": text]).output
        .split(separator: "L0923", omittingEmptySubsequences: false).count - 1
    }
    #expect(findings("") == 0)
    // One that is not marked is left, and the marked one.
    #expect(findings(#"misplaced="YES""#) == 2)
  }

  /// Where Xcode marks the scene's own view, its recorded size is not that of the canvas.
  @Test func viewsOfMisplacedScenesAreReportedIfXcodeMarksThem() {
    func output(root: String, box: String) -> String {
      let pinned =
        constraint("box.leading", "root.leading", 16, id: "c1") + constraint("root.bottom", "box.bottom", 10, id: "c2")
        + constraint("box.width", nil, 60, id: "c3") + constraint("box.height", nil, 60, id: "c4")
      let text = storyboard("view", #"x="16" y="603" width="60" height="60""#, pinned)
        .replacing("key=\"view\"", with: "key=\"view\" \(root)").replacing("<view trans", with: "<view \(box) trans")
      return layc(["check", "A.storyboard"], files: ["A.storyboard": text]).output
    }
    let misplaced = #"misplaced="YES""#
    #expect(output(root: "", box: "").contains("fix, to review: write (16, 597, 60, 60)"))
    #expect(!output(root: misplaced, box: "").contains("L0923"))
    #expect(output(root: "", box: misplaced).contains("= fix: write (16, 597, 60, 60)"))
    #expect(output(root: misplaced, box: misplaced).contains("fix, to review: write (16, 597, 60, 60)"))
  }

  /// The alignment rectangle of a symbol is not that of its view.
  @Test func symbolsHaveInsetsOfTheirOwn() {
    func findings(_ words: String) -> String {
      let pinned =
        constraint("box.leading", "root.leading", 16, id: "c1") + constraint("box.top", "root.top", 8, id: "c2")
        + constraint("box.width", nil, 11, id: "c3") + constraint("box.height", nil, 20, id: "c4")
      let text = storyboard("imageView", #"x="16" y="11" width="11" height="14""#, pinned)
        .replacing("<imageView ", with: "<imageView image=\"chevron.right\" \(words) ")
      return layc(["check", "A.storyboard"], files: ["A.storyboard": text]).output
    }
    #expect(findings("").contains("L0923"), "\(findings(""))")
    #expect(!findings(#"catalog="system""#).contains("L0923"))
    #expect(findings(#"catalog="system" misplaced="YES""#).contains("L0923"))
  }

  private func storyboard(_ label: String, _ frame: String, _ constraints: String, connections: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
      <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="Start" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
              <\(label) translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" \(frame)/></\(label)>
            </subviews>
            <viewLayoutGuide key="safeArea" id="g"/>
            <constraints>\(constraints)</constraints>
          </view>
          <connections>\(connections)</connections>
        </viewController>
      </objects></scene></scenes>
    </document>

    """
  }

  private func constraint(_ first: String, _ second: String?, _ constant: Int, id: String) -> String {
    let words = first.split(separator: ".")
    let other = second.map { $0.split(separator: ".") }.map {
      " secondItem=\"\($0[0])\" secondAttribute=\"\($0[1])\""
    }
    return
      "<constraint firstItem=\"\(words[0])\" firstAttribute=\"\(words[1])\"\(other ?? "") constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  /// Notes name lines of the XML, and no statement that it cannot have.
  @Test func notesAreAboutTheXML() {
    let pinned =
      constraint("box.leading", "root.leading", 16, id: "c1") + constraint("box.top", "g.top", 30, id: "c2")
      + "\n" + constraint("root.trailing", "box.trailing", 16, id: "c3")
    let text = storyboard("label", #"x="16" y="30" width="343" height="20.5""#, pinned)
      .replacing("id=\"box\"", with: "id=\"box\" text=\"Settings of the account and the phone\"")
    let run = layc(["check", "A.storyboard", "--size", "200x667"], files: ["A.storyboard": text])
    #expect(run.output.contains("[L0601]"), "\(run.output)")
    #expect(run.output.contains("required constraints on lines 13 and 14 leave it no more"), "\(run.output)")
    #expect(run.output.contains("or turn off L0601 for this file in `layc.json` if that is intended"), "\(run.output)")
  }

  /// Files do not record the safe area of the canvas: under an opaque bar that layc does not know of, all frames tell it.
  @Test func safeAreasOfTheCanvasFollowFromTheFrames() {
    let pinned =
      constraint("box.leading", "root.leading", 16, id: "c1") + constraint("box.top", "g.top", 8, id: "c2")
      + constraint("box.width", nil, 60, id: "c3") + constraint("box.height", nil, 60, id: "c4")
    func findings(_ y: Int) -> String {
      layc(
        ["check", "A.storyboard"],
        files: ["A.storyboard": storyboard("view", "x=\"16\" y=\"\(y)\" width=\"60\" height=\"60\"", pinned)]
      ).output
    }
    // 64 is a status bar with a navigation bar; no device has an inset of 65.
    #expect(!findings(72).contains("L0923"), "\(findings(72))")
    #expect(findings(73).contains("L0923"))
    let imported = layc(
      ["import", "A.storyboard"],
      files: ["A.storyboard": storyboard("view", #"x="16" y="72" width="60" height="60""#, pinned)])
    #expect(imported.output.contains("expect 375x667 (safeArea: (64, 0, 0, 0)) {"), "\(imported.output)")
  }

  /// Code may deactivate a constraint that has an outlet.
  @Test func constraintsWithOutletsAreNotSuperfluous() {
    let pinned =
      constraint("box.leading", "root.leading", 16, id: "c1") + constraint("box.top", "root.top", 8, id: "c2")
      + constraint("box.width", nil, 60, id: "c3") + constraint("box.height", nil, 60, id: "c4")
      + constraint("box.trailing", "root.leading", 76, id: "c5")
    func findings(_ connections: String) -> String {
      let text = storyboard("view", #"x="16" y="8" width="60" height="60""#, pinned, connections: connections)
      return layc(["check", "A.storyboard"], files: ["A.storyboard": text]).output
    }
    #expect(findings("").contains("L0535"), "\(findings(""))")
    #expect(!findings(#"<outlet property="end" destination="c5" id="o"/>"#).contains("L0535"))
  }

  /// Code shows a panel that a constraint with an outlet parks off the screen.
  @Test func viewsThatCodeMovesAreNotMisplaced() {
    let parked =
      constraint("box.leading", "root.leading", 16, id: "c1") + constraint("box.top", "root.top", -20, id: "c2")
      + constraint("box.width", nil, 60, id: "c3") + constraint("box.height", nil, 60, id: "c4")
    func findings(_ connections: String, _ constraints: String) -> String {
      let text = storyboard("switch", #"x="16" y="-20" width="51" height="31""#, constraints, connections: connections)
      return layc(["check", "A.storyboard"], files: ["A.storyboard": text]).output
    }
    #expect(findings("", parked).contains("L0534"), "\(findings("", parked))")
    let moved = findings(#"<outlet property="end" destination="c2" id="o"/>"#, parked)
    #expect(!moved.contains("L0534") && !moved.contains("L0603"), "\(moved)")
    #expect(findings(#"<outlet property="end" destination="c3" id="o"/>"#, parked).contains("L0534"))
  }

  @Test func checksThatTheAuthorTurnedOffAreLeftOut() {
    let open = xib(#"x="8" y="0" width="44" height="90""#)
    func findings(_ words: String) -> String {
      layc(
        ["check", "A.xib"],
        files: ["A.xib": open.replacing(#"id="box""#, with: "\(words) id=\"box\"")]
      ).output
    }
    #expect(findings("").contains("L0502"))
    #expect(!findings(#"verifyAmbiguity="off""#).contains("L0502"))
  }

  @Test func onlyTheChosenLayoutIsCompared() {
    let file = xib(#"x="10" y="3.5" width="44" height="44""#, width: size)
    let run = layc(["check", "A.xib", "--layout", "ViewScreen"], files: ["A.xib": file])
    let name = layc(["show", "A.xib"], files: ["A.xib": file]).output
    #expect(run.output.contains("L0923") == name.contains("layout ViewScreen("), "\(run.output) \(name)")
    let other = file.replacing("</view>\n      </objects>", with: "</view>\n      </objects>")
    #expect(!layc(["check", "A.xib", "--layout", "Nothing"], files: ["A.xib": other]).output.contains("L0923"))
  }

  @Test func sizesThatAreContentAreNotChanged() {
    let label = xib(
      #"x="8" y="3" width="44" height="20.5""#, tag: "label",
      width: #"<constraint firstItem="box" firstAttribute="width" constant="60" id="c3"/>"#)
    let box = FileBox(["A.xib": label])
    let run = layc(["check", "A.xib", "--fix"], on: box.files)
    #expect(run.output.contains("L0923"), "\(run.output)")
    #expect(box.contents["A.xib"] == label)
  }

  @Test func checksOfStyleAreOffUntilTheSettingsTurnThemOn() {
    let file = xib(#"x="8" y="0.0" width="44" height="44""#, width: size)
    #expect(!layc(["check", "A.xib"], files: ["A.xib": file]).output.contains("L0926"))
    let on = layc(
      ["check", "A.xib"], files: ["A.xib": file, "layc.json": #"{"severities": {"L0926": "note"}}"#])
    #expect(on.output.contains("note: the constraint uses left [L0926]"), "\(on.output)")
    let box = FileBox(["A.xib": file, "layc.json": #"{"severities": {"L0926": "note"}}"#])
    _ = layc(["check", "A.xib", "--apply", "L0926@A.xib:12"], on: box.files)
    #expect(
      box.contents["A.xib"]
        == file.replacing(
          #"firstAttribute="left" secondItem="root" secondAttribute="left""#,
          with: #"firstAttribute="leading" secondItem="root" secondAttribute="leading""#))
  }

  @Test func foldersHaveBuilderFilesIfTheSettingsSaySo() {
    let files = [
      "App/A.xib": xib(#"x="10" y="0" width="44" height="44""#, width: size),
      "App/B.lay": "layout B(10x10) { sizes 10x10 }\n",
    ]
    #expect(!layc(["check", "App"], files: files).output.contains("A.xib"))
    let with = files.merging(["layc.json": #"{"interfaceBuilder": true}"#]) { $1 }
    #expect(layc(["check", "App"], files: with).output.contains("App/A.xib:7:9"))
  }

  /// A part has the size classes of its window.
  @Test(arguments: [("regular", "compact width, regular height"), ("compact", "compact width, compact height")])
  func partsAreCheckedInAllSizeClasses(height: String, place: String) {
    let box = """
      <view contentMode="scaleToFill" id="box" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="200" height="200"/>
        <constraints><constraint firstAttribute="height" constant="50" id="tall"/></constraints>
        <variation key="default"><mask key="constraints"><exclude reference="tall"/></mask></variation>
        <variation key="heightClass=\(height)"><mask key="constraints"><include reference="tall"/></mask></variation>
      </view>
      """
    let pins = ["top", "leading", "bottom", "trailing"].map {
      "<constraint firstItem=\"box\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="200" height="200"/>
        <subviews>\(box)</subviews><constraints>\(pins.joined())</constraints></view></objects>
      </document>
      """
    let found = layc(["check", "P.xib"], files: ["P.xib": text])
    #expect(
      found.output.contains("conflict at 200x200 (\(place)), and at 200x200 (regular width, \(height) height)"),
      "\(found.output)")
    let imported = layc(["import", "P.xib"], files: ["P.xib": text]).output
    #expect(imported.contains("sizeClasses = any"))
    #expect(
      imported.contains("expect 200x200 (horizontalSizeClass: compact, verticalSizeClass: regular)"), "\(imported)")
    #expect(layc(["check", "P.lay"], files: ["P.lay": imported]).errors.contains("2 of 4 pairs of size classes"))
    let again = layc(["check", "P.lay", "--format", "json"], files: ["P.lay": imported])
    #expect(again.output.contains(place) && !again.output.contains("\"deviceTable\""), "\(again.output)")
  }

  @Test func onlyChangedFilesAreChecked() {
    let files = [
      "A.lay": "import \"Parts.lay\"\nlayout A(10x10) { view a: Dot }\n",
      "Parts.lay": "component Dot { .size == 4x4 }\n",
      "B.lay": "layout B(10x10) { view b }\n", "layc.json": #"{"strings": ["Texts"]}"#,
      "Texts/A.strings": "\"a\" = \"b\";\n",
    ]
    func checked(_ changed: Result<[String], GitProblem>) -> ToolRun {
      layc(
        ["check", "A.lay", "B.lay", "--changed-since", "main"], on: .memory(files),
        configure: { machine in
          machine.changedFiles = { revision in revision == "main" ? changed : .failure(.unknownRevision) }
        })
    }
    let imported = checked(.success(["Parts.lay"]))
    #expect(imported.output.contains("A.lay") && !imported.output.contains("B.lay:"), "\(imported.output)")
    #expect(checked(.success(["./B.lay"])).output.contains("B.lay:"))
    // What a file is checked with has changed too.
    let settings = checked(.success(["layc.json"]))
    #expect(settings.output.contains("A.lay") && settings.output.contains("B.lay"), "\(settings.output)")
    let catalog = checked(.success(["Texts/Old.strings"]))
    #expect(catalog.output.contains("A.lay"), "\(catalog.output)")
    // So has what is gone.
    #expect(checked(.success(["../layc.json"])).output.contains("B.lay:"))
    let without = layc(
      ["check", "A.lay", "--changed-since", "main"], on: .memory(files.filter { $0.key != "Parts.lay" }),
      configure: { $0.changedFiles = { _ in .success(["Parts.lay"]) } })
    #expect(without.status == 1 && without.output.contains("there is no file 'Parts.lay'"), "\(without.output)")
    #expect(checked(.success(["Other/layc.json"])).errors.contains("no file changed since 'main'"))
    let none = checked(.success([]))
    #expect(none.status == 0 && none.errors.contains("no file changed since 'main'"))
    let broken = checked(.failure(.noGit))
    #expect(broken.status == 2 && broken.errors.contains("git does not say what changed since 'main'"))
  }
}
