/// The words of autoresizing masks, each family in one order: left margin, width, right margin, top margin, height,
/// bottom margin. The parser treats them as ordinary names.
package enum MaskNames {
  /// The shorthand of UIKit's logs.
  package static let shorthand = ["LM", "W", "RM", "TM", "H", "BM"]

  package static let uikit = [
    "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
    "flexibleBottomMargin",
  ]

  /// AppKit's words. The y axis points down, so minY is the top margin, as in a flipped view.
  package static let appkit = [
    "minXMargin", "widthSizable", "maxXMargin", "minYMargin", "heightSizable", "maxYMargin",
  ]

  package static let families = [shorthand, uikit, appkit]

  /// The names before the dots of `UIView.AutoresizingMask.flexibleWidth`.
  package static let owners = ["UIView", "NSView", "AutoresizingMask", "UIViewAutoresizing"]

  /// The word of a mask that Objective-C, Swift or AppKit call `name`, also with their prefixes; nil for other names.
  package static func meant(by name: String) -> String? {
    if isWord(name) { return name }
    switch name {
    case "NSViewNotSizable", "notSizable": return "none"
    case "width": return "widthSizable"
    case "height": return "heightSizable"
    default: return withoutPrefix(name)
    }
  }

  private static func isWord(_ name: String) -> Bool { name == "none" || families.contains { $0.contains(name) } }

  /// The word in `UIViewAutoresizingFlexibleWidth`; nil for other names.
  private static func withoutPrefix(_ name: String) -> String? {
    for prefix in ["UIViewAutoresizing", "NSView"] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.utf8.count)
      guard let first = rest.utf8.first, first & 0xDF >= 0x41 else { continue }
      let word = String(decoding: [first | 0x20], as: UTF8.self) + rest.dropFirst()
      if isWord(word) { return word }
    }
    return nil
  }
}
