import Testing

@testable import LayTool

/// Storyboards and xibs in the languages of their strings files, whose keys are object ids.
@Suite struct StoryboardStringsTests {
  /// Two labels with one text, of which the second has room for 60 points.
  private let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <objects>
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
          <subviews>
            <label text="Save" translatesAutoresizingMaskIntoConstraints="NO" id="aaa-bb-ccc" userLabel="First">
              <rect key="frame" x="8" y="8" width="37.5" height="20.5"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            <label text="Save" translatesAutoresizingMaskIntoConstraints="NO" id="ddd-ee-fff" userLabel="Second">
              <rect key="frame" x="8" y="40" width="37.5" height="20.5"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="aaa-bb-ccc" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c1"/>
            <constraint firstItem="aaa-bb-ccc" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c2"/>
            <constraint firstItem="ddd-ee-fff" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c3"/>
            <constraint firstItem="ddd-ee-fff" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c4"/>
            <constraint firstItem="ddd-ee-fff" firstAttribute="width" relation="lessThanOrEqual" constant="60" id="c5"/>
          </constraints>
        </view>
      </objects>
    </document>

    """

  private func check(_ strings: [String: String], _ options: String...) -> String {
    var files = ["Base.lproj/A.xib": xib]
    for (language, text) in strings { files["\(language).lproj/A.strings"] = text }
    let run = layc(["check", "Base.lproj/A.xib", "--no-trials"] + options, files: files)
    return run.output + run.errors
  }

  @Test func aKeyIsTheObjectIDAndTheProperty() {
    let german = #""aaa-bb-ccc.text" = "Speichern und schließen"; "ddd-ee-fff.text" = "Sichern";"#
    let fits = check(["de": german], "--strings", "de.lproj/A.strings")
    #expect(fits.contains("healthy (2 of 2 content views judged)"), "\(fits)")
    // The other label is the narrow one.
    let narrow = #""aaa-bb-ccc.text" = "Sichern"; "ddd-ee-fff.text" = "Speichern und schließen";"#
    let found = check(["de": narrow], "--strings", "de.lproj/A.strings")
    #expect(found.contains("the text of 'second' is cut off at 300x100 (in de only) [L0601]"), "\(found)")
    #expect(found.contains(#"in German (de) the text of 'second' is "Speichern und schließen""#), "\(found)")
    #expect(!found.contains("the text of 'first'"), "\(found)")
  }

  @Test func aLanguageWithoutTheKeyKeepsTheTextOfTheFile() {
    let long = #""ddd-ee-fff.text" = "Speichern und schließen";"#
    let found = check(
      ["de": long, "fr": #""aaa-bb-ccc.text" = "Enregistrer";"#], "--strings", "de.lproj/A.strings", "--strings",
      "fr.lproj/A.strings")
    #expect(found.contains("the text of 'second' is cut off at 300x100 (in de only) [L0601]"), "\(found)")
    #expect(found.contains("'ddd-ee-fff.text' has no translation in fr [L0917]"), "\(found)")
    #expect(!found.contains("L0919"), "\(found)")
  }

  /// Another view with the same text does not hide it.
  @Test func aViewWithoutAKeyIsNamed() {
    let found = check(["de": #""aaa-bb-ccc.text" = "Sichern";"#], "--strings", "de.lproj/A.strings")
    #expect(found.contains(#"in no string catalog: "Save" [L0919]"#), "\(found)")
    let missing = check(
      [
        "de": #""aaa-bb-ccc.text" = "Sichern"; "ddd-ee-fff.text" = "Sichern";"#,
        "fr": #""aaa-bb-ccc.text" = "Garder";"#,
      ],
      "--strings", "de.lproj/A.strings", "--strings", "fr.lproj/A.strings")
    #expect(missing.contains("it shows the text of the file"), "\(missing)")
  }

  @Test func picturesHaveTheTextsOfTheLanguage() {
    let files = ["Base.lproj/A.xib": xib, "de.lproj/A.strings": #""aaa-bb-ccc.text" = "Sichern";"#]
    let run = layc(
      ["render", "Base.lproj/A.xib", "--strings", "de.lproj/A.strings", "--languages", "de"], files: files)
    #expect(run.output.contains("Sichern") && run.output.contains("Save"), "\(run.errors)")
  }

  /// The recorded width of a text that the canvas cuts off is that of its constraints.
  @Test func aTextThatTheCanvasCutsOffNeedsItsOwnWidth() {
    let cut = xib.replacing(
      #"text="Save" translatesAutoresizingMaskIntoConstraints="NO" id="ddd-ee-fff""#,
      with: #"text="A long text" translatesAutoresizingMaskIntoConstraints="NO" id="ddd-ee-fff""#
    ).replacing(#"y="40" width="37.5""#, with: #"y="40" width="60""#)
    let found = layc(["check", "A.xib", "--no-trials"], files: ["A.xib": cut]).output
    #expect(found.contains("at 300x100 it is 60 wide, and its content needs 83"), "\(found)")
  }
}
