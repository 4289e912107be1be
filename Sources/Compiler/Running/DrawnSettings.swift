package import LayRuntime

extension CompiledLayout {
  /// True if the layout has `profile = appkit`, so that frames are shown with y from the bottom.
  package var isAppKit: Bool {
    let environment = Environment(size: designSize ?? defaultDesignSize)
    if case .word("appkit") = drawn("profile", of: .root, in: environment) { return true }
    return false
  }

  /// True if a view may clip its subviews, at some size at least.
  package func clips(_ view: ViewID) -> Bool { settings.mayHold(.ignored("clipsToBounds"), of: view) }

  /// True if cap insets are set for a view, perhaps under a condition.
  package func hasCaps(_ view: ViewID) -> Bool { settings.knows(.ignored("capInsets"), of: view) }

  /// The picture of an image view of `layout`, in `bounds` if these are given; nil for other kinds, and for images
  /// without a known size.
  package func picture(of view: ViewID, in layout: Layout, bounds: ExactRect? = nil) -> Picture? {
    guard program.views[view.index].kind == .image, let width = layout.intrinsicLength(of: view, .horizontal),
      let height = layout.intrinsicLength(of: view, .vertical)
    else { return nil }
    let size = ExactSize(width: width, height: height)
    let mode = contentMode(of: view, in: layout.environment) ?? .scaleToFill
    return Picture(
      mode: mode, size: size, rect: mode.contentRect(of: size, in: bounds ?? layout.exactBounds(of: view)),
      image: resizableImage(of: view, size: size, in: layout.environment))
  }

  /// The content mode of a view; nil if the file sets none.
  private func contentMode(of view: ViewID, in environment: Environment) -> ContentMode? {
    guard case .word(let word) = drawn("contentMode", of: view, in: environment) else { return nil }
    return ContentMode.allCases.first { $0.name == word }
  }

  /// The slicing of an image view's picture, whose content size is `size`; nil without caps. Caps are not mirrored.
  private func resizableImage(of view: ViewID, size: ExactSize, in environment: Environment) -> ResizableImage? {
    guard case .insets(let caps, _) = drawn("capInsets", of: view, in: environment), caps != .zero else { return nil }
    var image = ResizableImage(size: size, caps: caps)
    if case .word("stretch") = drawn("resizing", of: view, in: environment) { image.resizing = .stretch }
    if case .size(let shown) = drawn("shownMiddle", of: view, in: environment) { image.shownMiddle = shown }
    return image
  }

  private func drawn(_ name: String, of view: ViewID, in environment: Environment) -> SlotValue? {
    settings.knows(.ignored(name), of: view) ? value(.ignored(name), of: view, in: environment) : nil
  }
}

/// The picture of an image view.
package struct Picture {
  /// The content mode.
  package var mode: ContentMode
  /// The size of the image, points.
  package var size: ExactSize
  /// The rectangle of the picture, in the bounds of its view.
  package var rect: ExactRect
  /// The slicing of the picture; nil without caps.
  package var image: ResizableImage?

  /// The rectangle between the caps, in the bounds of its view; the whole picture without caps.
  package var middle: ExactRect { image?.middle(in: rect) ?? rect }
}
