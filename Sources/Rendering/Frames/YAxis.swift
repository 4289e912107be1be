internal import LayRuntime

extension FrameTree {
  /// Returns the tree with y counted upwards from the bottom of each superview that is not flipped, as in AppKit. Only the output
  /// is mirrored; the layout itself counts downwards.
  func withYUp() -> FrameTree {
    var tree = self
    for index in views.indices {
      if !views[index].isFlipped { tree.views[index].content = views[index].content?.withYUp() }
      guard let superview = views[index].superview, !views[superview].isFlipped else { continue }
      let surround = views[superview]
      let height = (surround.untransformed ?? surround.frame).height
      let origin = surround.boundsOrigin.y
      func turned(_ rect: LayoutRect) -> LayoutRect {
        LayoutRect(x: rect.x, y: 2 * origin + height - rect.y - rect.height, width: rect.width, height: rect.height)
      }
      tree.views[index].frame = turned(views[index].frame)
      tree.views[index].untransformed = views[index].untransformed.map(turned)
      if let m = views[index].transform {
        // Mirrored, applied, and mirrored back. 0 - x avoids a negative zero.
        tree.views[index].transform = [m[0], 0 - m[1], 0 - m[2], m[3], m[4], 0 - m[5]]
      }
    }
    return tree
  }

  /// The tree with the coordinates that are printed.
  package var inNumbers: FrameTree { isAppKit ? withYUp() : self }
}
