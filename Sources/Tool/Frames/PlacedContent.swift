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
    guard let picture = compiled.picture(of: view, in: layout) else { return nil }
    mode = picture.mode
    size = Rect(ExactRect(x: 0, y: 0, width: picture.size.width, height: picture.size.height))
    rect = Rect(picture.rect)
    if let image = picture.image {
      parts = image.parts(in: picture.rect)
      isSqueezed = image.isSqueezed(in: picture.rect)
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
