/// A storyboard with one scene on an iPhone 8, whose controller has an outlet `p` to an object if one is named.
func sceneText(
  _ subviews: String, _ constraints: String = "", platform: String = "iOS.CocoaTouch", outlet: String = ""
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="\(platform)" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
    <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="Start" sceneMemberID="viewController">
        <view key="view" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>\(subviews)</subviews>
          <viewLayoutGuide key="safeArea" id="g"/>
          <constraints>\(constraints)</constraints>
        </view>
        <connections>\(outlet.isEmpty ? "" : #"<outlet property="p" destination="\#(outlet)" id="o"/>"#)</connections>
      </viewController>
    </objects></scene></scenes>
  </document>

  """
}
