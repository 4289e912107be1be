internal import LayDrawing
internal import LayRuntime

/// The tints of the boxes of a blueprint. A box covers the tint of the box around it, so that a kind has the colour of the legend however
/// deep it is. A box over another one beside it lets that one shine through.
struct BlueprintGrounds {
  private let tints: [Colour]

  /// The most views in a superview that are compared.
  private static let most = 200

  /// The tints of the views of a screen, whose boxes are `boxes`.
  init(_ screen: Screen, _ boxes: [Box]) {
    let overlaps = BlueprintGrounds.overlaps(screen.tree, boxes)
    var (grounds, covers, tints): ([Colour], [Bool], [Colour]) = ([], [], [])
    for (index, view) in screen.tree.views.enumerated() {
      guard let superview = view.superview else {
        grounds.append(screen.paper.over(.white))
        covers.append(true)
        tints.append(screen.paper)
        continue
      }
      let (ground, tint) = (grounds[superview], BlueprintGrounds.tint(of: view.shape))
      covers.append(covers[superview] && !overlaps[index])
      tints.append(covers[index] ? tint.over(ground) : tint)
      grounds.append(screen.looks[index].background?.over(ground) ?? ground)
    }
    self.tints = tints
  }

  /// The tint of a view without a background.
  func tint(of view: Int) -> Colour { tints[view] }

  /// The tint of a kind, which shows what lies below it.
  static func tint(of kind: ViewKind) -> Colour { Ink.colour(of: kind).faded(kind == .view ? 0.1 : 0.18) }

  /// True for a view that lies with its subviews over an earlier one of the same superview, and where there are too many to compare.
  private static func overlaps(_ tree: FrameTree, _ boxes: [Box]) -> [Bool] {
    let reaches = reaches(tree, boxes)
    var overlaps = [Bool](repeating: false, count: boxes.count)
    for children in tree.children {
      let shown = children.filter { tree.views[$0].isShown }
      for (place, index) in shown.enumerated() {
        let box = reaches[index].inset(0.5)
        overlaps[index] = shown.count > most || shown[..<place].contains { reaches[$0].intersects(box) }
      }
    }
    return overlaps
  }

  /// The boxes of the views, each with its shown subviews.
  private static func reaches(_ tree: FrameTree, _ boxes: [Box]) -> [Box] {
    var reaches = boxes
    for (index, view) in tree.views.enumerated().reversed() where view.isShown {
      if let superview = view.superview { reaches[superview] = reaches[superview].union(reaches[index]) }
    }
    return reaches
  }
}
