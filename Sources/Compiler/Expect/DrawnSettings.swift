package import LayRuntime

extension CompiledLayout {
  /// Whether the layout says `profile = appkit`: what is written of its frames counts y from the bottom.
  package var isAppKit: Bool {
    let environment = Environment(size: designSize ?? defaultDesignSize)
    if case .word("appkit") = drawn("profile", of: .root, in: environment) { return true }
    return false
  }

  /// Whether what lies outside of a view inside it is not shown, at some size at least.
  package func clips(_ view: ViewID) -> Bool { settings.mayHold(.ignored("clipsToBounds"), of: view) }

  /// Whether something is said about the caps of a view, under a condition at least.
  package func hasCaps(_ view: ViewID) -> Bool { settings.knows(.ignored("capInsets"), of: view) }

  /// The picture of an image view of `layout`, where its bounds are others if that is said; nil for all kinds but images whose
  /// size is known.
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

  /// How a view shows its content, where the file says so.
  private func contentMode(of view: ViewID, in environment: Environment) -> ContentMode? {
    guard case .word(let word) = drawn("contentMode", of: view, in: environment) else { return nil }
    return ContentMode.allCases.first { $0.name == word }
  }

  /// How the picture of an image view of the content size `size` is cut, where it has caps. Caps do not mirror.
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
  /// How it is put into the bounds.
  package var mode: ContentMode
  /// Its own size, points.
  package var size: ExactSize
  /// Where it lies, in the bounds of its view.
  package var rect: ExactRect
  /// How it is cut; nil for one without caps.
  package var image: ResizableImage?

  /// What lies between its caps, in the bounds of its view; all of it where there are none.
  package var middle: ExactRect { image?.middle(in: rect) ?? rect }
}
