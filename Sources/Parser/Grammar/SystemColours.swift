/// The colours of UIKit and SwiftUI that have names.
package enum SystemColours {
  /// The literals of the names, as pairs where light and dark differ.
  package static let literals: [String: String] = [
    "white": "#ffffff", "black": "#000000", "red": "#ff0000", "green": "#00ff00", "blue": "#0000ff", "cyan": "#00ffff",
    "yellow": "#ffff00", "magenta": "#ff00ff", "orange": "#ff8000", "purple": "#800080", "brown": "#996633",
    "gray": "#808080", "lightGray": "#aaaaaa", "darkGray": "#555555", "clear": "none",
    "systemBackground": "(light: #ffffff, dark: #000000)", "label": "(light: #000000, dark: #ffffff)",
    "secondarySystemBackground": "(light: #f2f2f7, dark: #1c1c1e)",
    "secondaryLabel": "(light: #3c3c4399, dark: #ebebf599)", "systemRed": "(light: #ff3b30, dark: #ff453a)",
    "systemBlue": "(light: #007aff, dark: #0a84ff)", "systemGreen": "(light: #34c759, dark: #30d158)",
    "systemGray": "#8e8e93", "systemOrange": "(light: #ff9500, dark: #ff9f0a)",
    "systemYellow": "(light: #ffcc00, dark: #ffd60a)", "systemPurple": "(light: #af52de, dark: #bf5af2)",
    "systemPink": "(light: #ff2d55, dark: #ff375f)", "systemTeal": "(light: #30b0c7, dark: #40c8e0)",
    "systemIndigo": "(light: #5856d6, dark: #5e5ce6)",
  ]

  /// The literal of a name: for a colour such as `systemBlue`, which differs little in the dark, the light one alone.
  package static func literal(_ name: String) -> String? {
    guard let text = literals[name] else { return name == "grey" ? literals["gray"] : nil }
    let isHue = name.hasPrefix("system") && name != "systemBackground" && text.hasPrefix("(light: ")
    return isHue ? String(text.dropFirst("(light: ".utf8.count).prefix("#007aff".utf8.count)) : text
  }
}
