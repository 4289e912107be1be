package import LayCompiler
package import LayRuntime

/// The picture of an image view.
package struct Picture {
  /// The content mode.
  package var mode: LayoutContentMode
  /// The size of the image, points.
  package var size: ExactSize
  /// The rectangle of the picture, in the bounds of its view.
  package var rect: ExactRect
  /// The slicing of the picture; nil without caps.
  package var image: ResizableImage?

  /// The rectangle between the caps, in the bounds of its view; the whole picture without caps.
  package var middle: ExactRect { image?.middle(in: rect) ?? rect }
}

extension CompiledLayout {
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
}
