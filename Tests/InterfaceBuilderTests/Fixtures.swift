@testable import LayInterfaceBuilder

/// A storyboard of one scene with subviews, constraints and further elements of its view.
func storyboard(
  _ subviews: String, constraints: String = "", more: String = "", size: (Int, Int) = (375, 667),
  plugin: String = "21507",
  platform: String = "iOS.CocoaTouch"
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="\(platform)" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(plugin)"/></dependencies>
    <scenes>
      <!--Login-->
      <scene sceneID="s">
        <objects>
          <viewController id="c" customClass="LoginViewController" sceneMemberID="viewController">
            <view key="view" id="v">
              <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
              <subviews>\(subviews)</subviews>
              <viewLayoutGuide key="safeArea" id="g"/>
              \(more)
              <constraints>\(constraints)</constraints>
            </view>
            <connections><outlet property="headline" destination="a" id="o"/></connections>
          </viewController>
        </objects>
      </scene>
    </scenes>
    <resources><image name="Bell" width="24" height="32"/></resources>
  </document>
  """
}

/// A view of a storyboard.
func view(
  _ tag: String, _ id: String, _ frame: (Double, Double, Double, Double), _ attributes: String = "", inside: String = ""
) -> String {
  """
  <\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>\
  <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\(inside)</\(tag)>
  """
}

/// A constraint: `a.top == g.top + 8`.
func constraint(_ text: String, _ attributes: String = "") -> String {
  let words = text.split(separator: " ").map { String($0) }
  let first = words[0].split(separator: ".")
  let relation = words[1] == ">=" ? "greaterThanOrEqual" : words[1] == "<=" ? "lessThanOrEqual" : "equal"
  var parts = "firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\" relation=\"\(relation)\""
  var rest = words.dropFirst(2)
  if let second = rest.first, second.contains("."), Double(second) == nil {
    let names = second.split(separator: ".")
    parts += " secondItem=\"\(names[0])\" secondAttribute=\"\(names[1])\""
    rest = rest.dropFirst()
  }
  let constant = rest.joined()
  if !constant.isEmpty { parts += " constant=\"\(constant.hasPrefix("+") ? String(constant.dropFirst()) : constant)\"" }
  return "<constraint \(parts) id=\"\(words.joined())\" \(attributes)/>"
}

/// The layouts of a storyboard.
func translated(_ text: String) throws -> String {
  String(decoding: translate(try readDocument(Array(text.utf8))).text, as: UTF8.self)
}

/// The statements of the first layout of a storyboard, without its first lines.
func lines(_ text: String) throws -> [String] {
  try translated(text).split(separator: "\n").dropFirst(3).dropLast().map { String($0.dropFirst(2)) }
}

/// The parts of a storyboard that are not translated.
func losses(_ text: String) throws -> [String] {
  translate(try readDocument(Array(text.utf8))).losses.map { $0.message }
}
