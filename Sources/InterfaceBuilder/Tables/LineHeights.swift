internal import LayNumbers

/// The content heights of labels of iOS, from the font.
///
/// Xcode records whole points where the content has a fraction, so two labels that share a height can seem to fit exactly.
struct LineHeights {
  private let document: BuilderDocument

  init(_ document: BuilderDocument) { self.document = document }

  /// The greatest distance of a recorded height from that of its lines, exclusive.
  private static let tolerance = Length(1)
  /// The error of a third of a point in a file.
  private static let pixelError = Length(millionths: 1000)

  /// Returns the height of the lines that the recorded height of a label of iOS shows; nil for other views, for fonts other than
  /// the system's, and for labels whose recorded height is that of no number of lines.
  func content(of view: ViewIndex) -> Length? {
    guard document.platform == .iOS, document.views[view].tag == "label", let frame = document.views[view].frame
    else { return nil }
    guard let font = SystemFont(view, document), !font.isStyle else { return lineOfOtherFont(view, frame) }
    let scale = TouchMetrics.scale(of: document.device)
    let line = font.height(ofLines: 1, scale: scale)
    if isOnOneLine(view), frame.height.millionths > line.millionths * 3 / 2 { return line }
    let lines = max((frame.height.millionths + line.millionths / 2) / line.millionths, 1)
    // A height on a finer screen than the canvas is no rounded one.
    let isFiner = (scale...3).contains {
      (font.height(ofLines: lines, scale: $0) - frame.height).magnitude < LineHeights.pixelError
    }
    let height = isFiner ? frame.height : font.height(ofLines: lines, scale: scale)
    return (height - frame.height).magnitude < LineHeights.tolerance ? height : nil
  }

  /// The greatest height of a line in a font other than the system's, if the text surely takes one line of the recorded width and its frame
  /// is higher than that: letters are at most half as wide again as those of the system, and lines at most 1.4 times as high as the font.
  private func lineOfOtherFont(_ view: ViewIndex, _ frame: Frame) -> Length? {
    guard let font = SystemFont(inSizeOfOther: view, document), let text = shownTextOf(view, document), !text.isEmpty,
      !text.contains(where: \.isNewline)
    else { return nil }
    let scale = TouchMetrics.scale(of: document.device)
    let width = font.width(of: text, scale: scale)
    let line = Length((font.size * Rational(7, 5)).ceil)
    return width.millionths * 3 / 2 <= frame.width.millionths && frame.height > line ? line : nil
  }

  /// True for a label with a text that takes one line, so that a height of several lines is not that of its content.
  private func isOnOneLine(_ view: ViewIndex) -> Bool {
    document.attribute(view, "numberOfLines") ?? "1" == "1" && shownTextOf(view, document).map { !$0.isEmpty } ?? false
  }
}
