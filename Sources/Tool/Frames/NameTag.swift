internal import LayRuntime

/// The name of a view with its size, where it fits.
struct NameTag {
  var view: FrameTree.View
  var box: Rect
  var fontSize: Double
  /// The clip path of the view.
  var clip: String

  private enum Alignment: String { case start, middle, end }
  private var margin: Double { fontSize * 0.3 }
  private var size: String { sizeWords(box) }
  private var middleLine: Double { box.height / 2 + fontSize * 0.35 }
  /// About how wide `text` is drawn.
  private func width(_ text: String) -> Double { Double(displayWidth(text)) * fontSize * 0.58 }
  private var fitsBoth: Bool { width(view.name) + width(size) + fontSize * 0.8 <= box.width }
  private var oneLine: String {
    let name = escaped(view.name)
    return fitsBoth ? name + "<tspan fill=\"#6b7280\" dx=\"\(n(fontSize * 0.4))\">\(size)</tspan>" : name
  }

  /// In a corner above: that of views with subviews, left and right in turns, since the first often begins where its
  /// superview does.
  var above: String {
    let isLeft = view.depth % 2 == 1
    return text(oneLine, isLeft ? margin : box.width - margin, min(fontSize, middleLine), isLeft ? .start : .end)
  }

  /// In the corner below: that of views something stands in front of.
  var below: String { text(oneLine, margin, max(middleLine, box.height - fontSize * 0.4), .start) }

  /// In the middle, on two lines where one is too long.
  var inside: String {
    let middle = box.width / 2
    if width(view.name) > box.width { return text(oneLine, margin, middleLine, .start) }
    let line = fontSize * 1.2
    if fitsBoth || box.height < 2 * line || width(size) > box.width {
      return text(oneLine, middle, middleLine, .middle)
    }
    return text(escaped(view.name), middle, middleLine - line / 2, .middle)
      + text("<tspan fill=\"#6b7280\">\(size)</tspan>", middle, middleLine + line / 2, .middle)
  }

  private func text(_ content: String, _ x: Double, _ y: Double, _ alignment: Alignment) -> String {
    let fill = view.isHidden ? "#9ca3af" : "#1f2937"
    return
      "<text clip-path=\"url(#\(clip))\" x=\"\(n(x))\" y=\"\(n(y))\" font-size=\"\(n(fontSize))\" fill=\"\(fill)\" "
      + "text-anchor=\"\(alignment.rawValue)\">\(content)</text>"
  }
}
