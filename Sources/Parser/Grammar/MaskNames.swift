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
}
