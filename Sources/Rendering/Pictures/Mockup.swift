internal import LayDrawing
internal import LayRuntime

/// Paints the views of a screen as they look, in points from the corner of the root.
struct Mockup {
  let screen: Screen

  private var tree: FrameTree { screen.tree }

  /// Returns the items of the views, each in a group of its own that lies where the frame is. Hidden views and what they hold are left out.
  func items() -> [PictureItem] {
    var painter = Painter()
    let children = tree.children
    var stack: [(view: Int, ends: Bool)] = tree.views.isEmpty ? [] : [(0, false)]
    // Without recursion, since the file determines the depth of views.
    while let (index, ends) = stack.popLast() {
      if ends {
        scrollBar(index, &painter)
        painter.end()
        continue
      }
      let (view, look) = (tree.views[index], screen.looks[index])
      if view.isHidden || look.alpha <= 0 { continue }
      painter.begin(tree.group(of: index, clip: clip(view, look), opacity: look.alpha))
      let box = view.untransformed ?? view.frame
      ControlPainter(look: look, palette: screen.palette, width: box.width, height: box.height).paint(view, &painter)
      stack.append((index, true))
      for child in children[index].reversed() { stack.append((child, false)) }
    }
    return painter.items
  }

  private func clip(_ view: FrameTree.View, _ look: ViewLook) -> Outline? {
    guard look.clips else { return nil }
    let box = view.untransformed ?? view.frame
    return .rounded(
      x: 0, y: 0, width: max(0, box.width), height: max(0, box.height), radius: look.cornerRadius)
  }

  /// The bar of a view that scrolls, if its content is larger.
  private func scrollBar(_ index: Int, _ painter: inout Painter) {
    let view = tree.views[index]
    let box = view.untransformed ?? view.frame
    guard view.shape == .scrollView, let content = view.contentSize, content.height > box.height + 0.5,
      box.height > 40, box.width > 12
    else { return }
    let length = max(20, box.height * box.height / content.height)
    let x = screen.looks[index].isRightToLeft ? 2 : box.width - 5
    painter.fill(
      .rounded(x: x, y: 3, width: 3, height: min(length, box.height - 6), radius: 1.5),
      screen.palette.secondary.faded(0.6))
  }
}

extension FrameTree {
  /// The subviews of each view, by index.
  var children: [[Int]] {
    var children = [[Int]](repeating: [], count: views.count)
    for (index, view) in views.enumerated() {
      if let superview = view.superview { children[superview].append(index) }
    }
    return children
  }

  /// The group of a view in that of its superview: its coordinates begin at the corner of its frame, and are transformed as it is.
  func group(of index: Int, clip: Outline? = nil, opacity: Double = 1) -> PictureGroup {
    let view = views[index]
    let box = view.untransformed ?? view.frame
    var transform = Transform2D.move(box.x, box.y)
    if let m = view.transform, m.count == 6 {
      let (x, y) = (box.x + box.width * view.anchor.x, box.y + box.height * view.anchor.y)
      let about = Transform2D(m[0], m[1], m[2], m[3], m[4] + x, m[5] + y).after(.move(-x, -y))
      transform = about.after(transform)
    }
    if let superview = view.superview {
      let origin = views[superview].boundsOrigin
      if origin != (0, 0) { transform = Transform2D.move(-origin.x, -origin.y).after(transform) }
    }
    return PictureGroup(
      transform, clip: clip, opacity: opacity,
      title: "\(visible(view.path)) \(frameWords(view.frame))\(view.isShown ? "" : " hidden")", name: "view")
  }
}
