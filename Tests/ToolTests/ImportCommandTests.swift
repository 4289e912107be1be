import Testing

@testable import LayTool

/// `layc import`: components, and what has no place in a layout.
@Suite struct ImportCommandTests {
  private func cell(_ id: String, _ title: String, _ width: Double, _ attributes: String = "") -> String {
    """
    <tableViewCell id="\(id)" reuseIdentifier="\(id)" \(attributes)><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="\(id)k"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <subviews>
          <label translatesAutoresizingMaskIntoConstraints="NO" text="\(title)" id="\(id)l">
            <rect key="frame" x="16" y="12" width="\(width)" height="20"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
          <label translatesAutoresizingMaskIntoConstraints="NO" text="More" id="\(id)d">
            <rect key="frame" x="317" y="12" width="42" height="20"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="\(id)l" firstAttribute="leading" secondItem="\(id)k" secondAttribute="leading" constant="16" id="\(id)1"/>
          <constraint firstItem="\(id)l" firstAttribute="centerY" secondItem="\(id)k" secondAttribute="centerY" id="\(id)2"/>
          <constraint firstAttribute="trailing" secondItem="\(id)d" secondAttribute="trailing" constant="16" id="\(id)3"/>
          <constraint firstItem="\(id)d" firstAttribute="centerY" secondItem="\(id)k" secondAttribute="centerY" id="\(id)4"/>
          <constraint firstItem="\(id)d" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="\(id)l" secondAttribute="trailing" constant="8" id="\(id)5"/>
        </constraints>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private func storyboard(_ cells: String) -> String {
    sceneText(
      """
      <tableView translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <prototypes>\(cells)</prototypes></tableView>
      """,
      ["top", "leading", "bottom", "trailing"].map {
        #"<constraint firstItem="t" firstAttribute="\#($0)" secondItem="root" secondAttribute="\#($0)" id="t\#($0)"/>"#
      }.joined())
  }

  private var cells: String { cell("Sound", "Sound", 48) + cell("Alarm", "Alarm", 45) + cell("Light", "Light", 40) }

  @Test func importsWithComponentsAreTheSame() {
    let text = storyboard(cells)
    let run = layc(["import", "A.storyboard", "-q"], files: ["A.storyboard": text])
    #expect(run.output.contains("view cell: LightContent(labelText: \"Sound\","), "\(run.output)")
    let files = ["A.storyboard": text, "A.lay": run.output]
    let same = layc(["same", "A.storyboard", "A.lay"], files: files)
    #expect(same.status == 0 && !same.output.contains("only in"), "\(same.output)")
    let check = layc(["check", "A.lay"], files: files)
    #expect(check.errors.contains("proved Sound") && !check.output.contains("L0510"), "\(check.errors)")
    let eval = layc(["eval", "A.storyboard", "--layout", "Alarm"], files: files)
    #expect(eval.status == 0 && eval.output.contains("cell"), "\(eval.output)")
  }

  @Test func idsOfInstancesLeadBack() {
    let run = layc(["import", "A.storyboard", "--format", "json", "-q"], files: ["A.storyboard": storyboard(cells)])
    for name in ["Sound", "Alarm", "Light"] {
      #expect(run.output.contains("\"path\": \"\(name)/cell/label\", \"id\": \"\(name)l\""), "\(run.output)")
    }
  }

  @Test func whatIsNotCarriedHasALineAndAnID() {
    let text = storyboard(cell("Sound", "Sound", 48, "accessoryType=\"checkmark\""))
    let run = layc(["import", "A.storyboard"], files: ["A.storyboard": text])
    #expect(run.status == 0)
    #expect(
      run.errors == """
        A.storyboard:10:13: not translated: the attribute 'accessoryType' of 'tableViewCell' (object id Sound)
        1 part of 'A.storyboard' not translated

        """, "\(run.errors)")
    #expect(layc(["import", "A.storyboard", "--strict"], files: ["A.storyboard": text]).status == 1)
    let check = layc(["check", "A.storyboard"], files: ["A.storyboard": text])
    #expect(check.status == 0 && !check.errors.contains("not translated"), "\(check.errors)")
  }
}
