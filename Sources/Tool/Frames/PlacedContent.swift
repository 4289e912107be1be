internal import LayCompiler
internal import LayJSON
internal import LayRuntime

/// Where the picture of an image view lies.
struct PlacedContent {
  var mode: ContentMode
  /// The size of the picture, points.
  var size: Rect
  /// In the bounds of the view.
  var rect: Rect
  /// The parts of a picture with caps; empty for one without.
  var parts: [ResizableImage.Part] = []
  /// Whether its caps are larger than the view.
  var isSqueezed = false
}

extension PlacedContent {
  /// The content of `view`; nil for all kinds but images whose size is known.
  init?(of view: ViewID, in layout: Layout, _ compiled: CompiledLayout) {
    guard compiled.program.views[view.index].kind == .image,
      let width = layout.intrinsicLength(of: view, .horizontal),
      let height = layout.intrinsicLength(of: view, .vertical)
    else { return nil }
    let content = ExactSize(width: width, height: height)
    let bounds = layout.exactBounds(of: view)
    mode = compiled.contentMode(of: view, in: layout.environment) ?? .scaleToFill
    let place = mode.contentRect(of: content, in: bounds)
    (size, rect) = (Rect(ExactRect(x: 0, y: 0, width: width, height: height)), Rect(place))
    if let image = compiled.resizableImage(of: view, size: content, in: layout.environment) {
      parts = image.parts(in: place)
      isSqueezed = image.isSqueezed(in: place)
    }
  }

  /// As members of the JSON of its view.
  var members: [(String, JSON)] {
    var members: [(String, JSON)] = [("contentMode", .string(mode.name)), ("content", json(rect))]
    if parts.isEmpty { return members }
    members.append(
      (
        "slices",
        .array(
          parts.map { part in
            .object([
              ("from", json(Rect(part.source))), ("to", json(Rect(part.target))),
              ("across", .string(part.horizontal.word)), ("down", .string(part.vertical.word)),
            ])
          })
      ))
    if isSqueezed { members.append(("capsAreLarger", .bool(true))) }
    return members
  }
}

extension ResizableImage.Resizing {
  fileprivate var word: String { self == .tile ? "tile" : "stretch" }
}
