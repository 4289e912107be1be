internal import LayModel
internal import LayNumbers

/// What the recorded width of a view of iOS says about its content.
///
/// Xcode records the frame that constraints give. A view that they stretch has a smaller content, which clips nothing when the view is
/// narrower on another screen.
enum RecordedWidth {
  /// It is that of the content, as far as is known.
  case content
  /// Constraints stretch the view, or leave less room than its text needs; its content has this width.
  case stretched(Length)
  /// Constraints stretch the view, and the kind measures the width of its content.
  case measured
  /// The text has the recorded height if the language breaks its lines in the recorded width, so the kind measures both.
  case wrapped
  /// A label shows no text: its content is 0x0, as the kind measures it, whatever its frame is.
  case empty

  /// The greatest width of a picker's content.
  private static let pickerWidth = Length(320)
  /// The padding that a configuration adds to a title, both sides together.
  private static let configurationPadding = padding(of: .button)
  /// The space beside the title of a segment, both sides together.
  private static let segmentPadding = Length(22)
  /// The space beside the text of a field, both sides together.
  private static let fieldPadding = padding(of: .textField)

  private static func padding(of kind: ViewKind) -> Length {
    kind.padding(on: .ios18).map { Length(2 * $0.horizontal) } ?? .zero
  }

  init(_ view: ViewIndex, _ document: BuilderDocument) {
    if !document.keepsEmptyLabels && document.isEmptyLabel(view) {
      self = .empty
      return
    }
    guard document.platform == .iOS, let frame = document.views[view].frame,
      !RecordedWidth.isInProportion(view, document)
    else {
      self = .content
      return
    }
    switch document.views[view].tag {
    case "label": self = RecordedWidth.label(view, frame, document)
    case "button": self = RecordedWidth.button(view, frame, document)
    case "textField": self = RecordedWidth.field(view, frame, document)
    case "segmentedControl": self = RecordedWidth.segments(view, frame, document)
    case "datePicker", "pickerView":
      self = frame.width > RecordedWidth.pickerWidth ? .stretched(RecordedWidth.pickerWidth) : .content
    default: self = .content
    }
  }

  /// True inside of a stack that divides its length in proportion to the contents: one measured among recorded ones would get
  /// another share of it.
  static func isInProportion(_ view: ViewIndex, _ document: BuilderDocument) -> Bool {
    document.superviews(of: view).contains { superview in
      document.views[superview].tag == "stackView" && document.attribute(superview, "axis") != "vertical"
        && document.attribute(superview, "distribution") == "fillProportionally"
    }
  }

  private static func label(_ view: ViewIndex, _ frame: Frame, _ document: BuilderDocument) -> RecordedWidth {
    guard let font = SystemFont(view, document), let text = shownTextOf(view, document), isMeasured(text)
    else {
      return .content
    }
    let scale = TouchMetrics.scale(of: document.device)
    let lines = document.attribute(view, "numberOfLines").flatMap { Int($0) } ?? 1
    let width = font.width(of: text, scale: scale)
    if lines == 1 { return line(of: width, in: frame) }
    let count = font.lines(of: text, width: frame.width, most: lines)
    // Frames are compared on a screen of one pixel a point.
    let height = font.height(ofLines: count, scale: 1)
    let agrees = (height - frame.height).magnitude.millionths <= 500_000
    if count == 1, agrees, !isStretched(frame.width, width), (frame.width - width).magnitude > Length(1) {
      return .content
    }
    return agrees || document.views[view].isMisplaced ? .wrapped : .content
  }

  private static func button(_ view: ViewIndex, _ frame: Frame, _ document: BuilderDocument) -> RecordedWidth {
    let tree = document.tree
    let element = document.views[view].element
    let configuration = tree.child(element, "buttonConfiguration")
    let insets = document.contentEdgeInsets(of: view)
    guard !TouchMetrics.hasPicture(view, document), let font = SystemFont(view, document),
      let title = shownTextOf(view, document), !title.isEmpty
    else {
      return .content
    }
    var width = font.width(of: title, scale: TouchMetrics.scale(of: document.device))
    width = width + (insets?.width ?? (configuration == nil ? .zero : configurationPadding))
    return line(of: width, in: frame)
  }

  /// What the frame of a text on one line says, whose content has a width.
  private static func line(of width: Length, in frame: Frame) -> RecordedWidth {
    isStretched(frame.width, width) || isStretched(width, frame.width) ? .stretched(width) : .content
  }

  private static func field(_ view: ViewIndex, _ frame: Frame, _ document: BuilderDocument) -> RecordedWidth {
    let text = shownTextOf(view, document) ?? document.placeholder(of: view) ?? ""
    let font = SystemFont(view, document)
    // A field that shows nothing is as wide in any font.
    if font == nil && !text.isEmpty { return .content }
    let width = font?.width(of: text, scale: TouchMetrics.scale(of: document.device)) ?? .zero
    // A field without a border has no padding, which the kind adds.
    if document.attribute(view, "borderStyle") ?? "none" == "none" {
      return isStretched(frame.width, width) ? .stretched(width) : .content
    }
    return isStretched(frame.width, width + fieldPadding) ? .measured : .content
  }

  /// The segments are as wide as the widest title with its padding.
  private static func segments(_ view: ViewIndex, _ frame: Frame, _ document: BuilderDocument) -> RecordedWidth {
    let titles = document.segmentTitles(of: view)
    if titles.isEmpty || titles.contains("") { return .content }
    let scale = TouchMetrics.scale(of: document.device)
    let widest = titles.map { SystemFont.ofSegments.width(of: $0, scale: scale) }.max() ?? .zero
    let width = Length(millionths: (widest + segmentPadding).millionths * titles.count)
    return isStretched(frame.width, width) ? .stretched(width) : .content
  }

  /// True for a text without symbols and emoji, which come from other fonts.
  private static func isMeasured(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { $0.value < 0x2190 } }

  /// True if a recorded width exceeds that of a content by more than the error of the measure.
  private static func isStretched(_ recorded: Length, _ content: Length) -> Bool {
    recorded.millionths > content.millionths + content.millionths / 16 + 2_000_000
  }
}
