/// The words of autoresizing masks, each family in one order: left margin, width, right margin, top margin, height, bottom
/// margin. To the parser they are names like others.
package enum MaskNames {
  /// The log's shorthand.
  package static let shorthand = ["LM", "W", "RM", "TM", "H", "BM"]

  package static let uikit = [
    "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
    "flexibleBottomMargin",
  ]

  /// AppKit's. Frames have y down here, so its minY is the top margin, as in a flipped view.
  package static let appkit = [
    "minXMargin", "widthSizable", "maxXMargin", "minYMargin", "heightSizable", "maxYMargin",
  ]

  package static let families = [shorthand, uikit, appkit]
}
