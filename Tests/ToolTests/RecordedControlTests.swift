import Testing

@testable import LayTool

/// Controls whose size the file does not tell, and views beside the canvas.
@Suite struct RecordedControlTests {
  /// A switch without a frame, a slider that a constraint stretches, and a label at the right of the view.
  private let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11201" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="11134"/></dependencies>
      <objects>
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
          <subviews>
            <switch translatesAutoresizingMaskIntoConstraints="NO" id="sss-ss-sss"/>
            <slider translatesAutoresizingMaskIntoConstraints="NO" id="lll-ll-lll"><rect key="frame" x="8" y="10" width="100" height="80"/></slider>
            <label text="Beside" translatesAutoresizingMaskIntoConstraints="NO" id="bbb-bb-bbb"><rect key="frame" x="310" y="10" width="54" height="20.5"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
          </subviews>
          <constraints>
            <constraint firstItem="sss-ss-sss" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" constant="-8" id="c1"/>
            <constraint firstItem="sss-ss-sss" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c2"/>
            <constraint firstItem="lll-ll-lll" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c3"/>
            <constraint firstItem="lll-ll-lll" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="c4"/>
            <constraint firstItem="lll-ll-lll" firstAttribute="width" constant="96" id="c5"/>
            <constraint firstItem="bbb-bb-bbb" firstAttribute="leading" secondItem="root" secondAttribute="trailing" constant="10" id="c6"/>
            <constraint firstItem="bbb-bb-bbb" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="c7"/>
          </constraints>
        </view>
      </objects>
    </document>

    """

  @Test func controlsHaveTheSizesOfTheirKinds() {
    let frames = layc(["eval", "A.xib"], files: ["A.xib": xib]).output
    // The alignment rectangle of a switch ends 2 points before its frame; that of a slider is a point lower than its frame.
    #expect(frames.contains("switch    Switch   243     8     51    31"), "\(frames)")
    #expect(frames.contains("slider    Slider     6    10    100    31"), "\(frames)")
  }

  /// In the size of 17, "Beside" is 51.5 wide in the font of the system; another one is at most half as wide again.
  @Test func aStretchedTextInAnotherFontIsOneLineHigh() {
    func text(_ width: Int, _ lines: String) -> String {
      let font = #"<fontDescription key="fontDescription" name="Roboto-Regular" family="Roboto" pointSize="17"/>"#
      let own = xib.replacing(#"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#, with: font)
        .replacing(#"<label text="Beside""#, with: #"<label text="Beside" numberOfLines="\#(lines)""#)
        .replacing(#"width="54" height="20.5""#, with: #"width="\#(width)" height="60""#)
      return layc(["import", "A.xib"], files: ["A.xib": own]).output
    }
    for lines in ["1", "2", "0"] { #expect(text(80, lines).contains("intrinsic = 80x24"), "\(text(80, lines))") }
    #expect(text(70, "2").contains("intrinsic = 70x60"), "\(text(70, "2"))")
  }

  @Test func whatTheCanvasShowsBesideTheSceneIsMeant() {
    let found = layc(["check", "A.xib"], files: ["A.xib": xib]).output
    #expect(!found.contains("L0534"), "\(found)")
    // A part of this label is in the view on the canvas.
    let partly = xib.replacing(#"x="310" y="10" width="54""#, with: #"x="290" y="10" width="54""#)
    #expect(layc(["check", "A.xib"], files: ["A.xib": partly]).output.contains("'beside' extends beyond the screen"))
  }
}
