/// The content heights of labels of iOS, from the font.
///
/// Xcode records whole points where the content has a fraction, so two labels that share a height can seem to fit exactly.
struct LineHeights {
  private let document: BuilderDocument

  init(_ document: BuilderDocument) { self.document = document }

  /// The height of a line of the system font for each point of its size: ascent, descent and leading of SF Pro.
  private static let ratio = 1_193_350
  /// The greatest distance of a recorded height from that of its lines, exclusive.
  private static let tolerance = Length(1)

  /// Returns the height of the lines that the recorded height of a label of iOS shows; nil for other views, for fonts other than
  /// the system's, and for labels whose recorded height is that of no number of lines.
  func content(of view: ViewIndex) -> Length? {
    guard document.platform == .iOS, document.views[view].tag == "label", let frame = document.views[view].frame,
      let size = fontSize(of: view)
    else { return nil }
    let line = size.millionths * LineHeights.ratio / 1_000_000
    let lines = max((frame.height.millionths + line / 2) / line, 1)
    let height = ceiling(line * lines)
    return (height - frame.height).magnitude < LineHeights.tolerance ? height : nil
  }

  /// The size of the system's font in points; nil for other fonts.
  private func fontSize(of view: ViewIndex) -> Length? {
    let tree = document.tree
    guard let font = tree.child(document.views[view].element, "fontDescription", key: "fontDescription") else {
      return nil
    }
    guard ["system", "boldSystem"].contains(tree[font]["type"]),
      let size = tree[font]["pointSize"].flatMap({ Length($0) })
    else { return nil }
    return size > .zero && size < Length(1000) ? size : nil
  }

  /// The next multiple of a pixel of the canvas.
  private func ceiling(_ millionths: Int) -> Length {
    let scale = TouchMetrics.scale(of: document.device)
    let pixels = (millionths * scale + 999_999) / 1_000_000
    return Length(millionths: (pixels * 1_000_000 + scale / 2) / scale)
  }
}
