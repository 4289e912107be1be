internal import LayCompiler
internal import LayRuntime

/// The places of views on the screen, and the distances by which UIKit moves the content of scroll views that are not scrolled: content that
/// scrolls along an axis begins inside of the safe area (`UIScrollView.ContentInsetAdjustmentBehavior.automatic`).
struct RestingContent {
  private let compiled: CompiledLayout
  private let safeArea: ExactInsets
  /// The upper left corner of each view so far, in the coordinates of the root.
  private var corners: [(x: Double, y: Double)] = []

  init(_ compiled: CompiledLayout, safeArea: ExactInsets) { (self.compiled, self.safeArea) = (compiled, safeArea) }

  /// Moves the content of the next view in pre-order, whose superview has been added.
  mutating func place(_ row: inout FrameTree.View, in superview: FrameTree.View?) {
    var corner = (x: row.frame.x, y: row.frame.y)
    if let superview, let index = row.superview {
      corner.x += corners[index].x - superview.boundsOrigin.x
      corner.y += corners[index].y - superview.boundsOrigin.y
    }
    corners.append(corner)
    guard row.superview != nil, row.shape.scrolls, let content = row.contentSize else { return }
    if content.width > row.frame.width { row.boundsOrigin.x -= max(0, safeArea.left.double - corner.x) }
    if content.height > row.frame.height || compiled.alwaysBounces(row.id) {
      row.boundsOrigin.y -= max(0, safeArea.top.double - corner.y)
    }
  }
}
