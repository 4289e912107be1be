internal import LayAnalysis
internal import LayCompiler
internal import LayJSON
internal import LayRuntime

/// The picture of an image view, and its frame.
package struct PlacedContent {
  var mode: LayoutContentMode
  /// The size of the picture, in points.
  var size: ExactSize
  /// The bounds of the view.
  var bounds: ExactRect
  /// The frame of the picture in the view's bounds.
  var rect: ExactRect
  /// The parts of a picture with cap insets; empty for one without.
  var parts: [ResizableImage.Part] = []
  /// True if its caps are larger than the view.
  var isSqueezed = false
}

extension PlacedContent {
  /// Reads the picture of `view` in its bounds, or in others; nil for views other than images of a known size.
  init?(of view: ViewID, in layout: Layout, _ compiled: CompiledLayout, bounds: ExactRect? = nil) {
    guard let picture = compiled.picture(of: view, in: layout, bounds: bounds) else { return nil }
    self.bounds = bounds ?? layout.exactBounds(of: view)
    mode = picture.mode
    size = picture.size
    rect = picture.rect
    if let image = picture.image {
      parts = image.parts(in: picture.rect)
      isSqueezed = image.isSqueezed(in: picture.rect)
    }
  }

  /// Returns the same with y counted upwards from the bottom of the bounds, and of the picture.
  func withYUp() -> PlacedContent {
    var turned = self
    turned.rect = rect.turned(in: bounds)
    let picture = ExactRect(x: 0, y: 0, width: size.width, height: size.height)
    for index in parts.indices {
      turned.parts[index].source = parts[index].source.turned(in: picture)
      turned.parts[index].target = parts[index].target.turned(in: bounds)
    }
    return turned
  }

  /// The members of the view's object for JSON output.
  var members: [(String, JSON)] {
    var members: [(String, JSON)] = [("contentMode", .string(mode.name)), ("content", json(LayoutRect(rect)))]
    if parts.isEmpty { return members }
    members.append(
      (
        "slices",
        .array(
          parts.map { part in
            .object([
              ("from", json(LayoutRect(part.source))), ("to", json(LayoutRect(part.target))),
              ("across", .string(part.horizontal.word)), ("down", .string(part.vertical.word)),
            ])
          })
      ))
    if isSqueezed { members.append(("capsAreLarger", .bool(true))) }
    return members
  }
}

extension ExactRect {
  fileprivate func turned(in bounds: ExactRect) -> ExactRect {
    ExactRect(x: x, y: 2 * bounds.y + bounds.height - y - height, width: width, height: height)
  }
}

extension ResizableImage.Resizing {
  fileprivate var word: String { self == .tile ? "tile" : "stretch" }
}
