/// The content size and the alignment insets of a view: of tables, of pictures, or of its recorded frame.
struct ContentMetrics {
  private let document: BuilderDocument
  private let view: ViewIndex
  private var source: BuilderView { document.views[view] }

  /// What the recorded width says about the content.
  private let recorded: RecordedWidth

  init(_ document: BuilderDocument, _ view: ViewIndex) {
    (self.document, self.view) = (document, view)
    recorded = RecordedWidth(view, document)
  }

  var insets: Insets {
    if document.platform == .macOS { return DesktopMetrics.shared.insets(view, document) }
    return TouchMetrics.alignmentInsets(source.tag, plugin: document.plugin)
  }

  /// True if the kind of the language has a content size that the class has not.
  var kindHasContent: Bool {
    switch ViewKinds.kind(view, document) {
    case "Label", "Button", "TextField", "TextView", "Switch", "Slider", "Stepper", "Progress", "Spinner",
      "SegmentedControl", "DatePicker", "PickerView", "PopUpButton":
      true
    default: false
    }
  }

  /// The axes along which the class has a content size. That of a text view is all of its text if it does not scroll.
  private var axesOfClass: (horizontal: Bool, vertical: Bool) {
    showsAllText ? (true, true) : TouchMetrics.contentAxes(source.tag)
  }

  /// True for a text view that does not scroll.
  private var showsAllText: Bool {
    source.tag == "textView" && document.platform != .macOS && document.attribute(view, "scrollEnabled") == "NO"
  }

  /// True for a view of iOS whose content size is the one that the language measures: a text that wraps, a label without a text, and
  /// a control without a recorded frame, as the betas of Xcode 8 wrote them.
  var keepsContentOfKind: Bool {
    guard source.placeholder == nil, document.platform != .macOS else { return false }
    switch recorded {
    case .wrapped, .empty: return true
    case .content, .stretched, .measured: break
    }
    if showsAllText { return true }
    let axes = axesOfClass
    return source.frame == nil && (axes.horizontal || axes.vertical)
  }

  /// True if the kind measures the width, and the file has the height.
  var keepsWidthOfKind: Bool {
    if case .measured = recorded, source.placeholder == nil { true } else { false }
  }

  /// The axes along which the view has a content size.
  var contentAxes: (horizontal: Bool, vertical: Bool) {
    if keepsContentOfKind || keepsWidthOfKind { return axesOfClass }
    let size = contentSize
    return (size.width != nil, size.height != nil)
  }

  /// The content size of the alignment rectangle; nil where the class has none, and where the kind decides.
  var contentSize: (width: Length?, height: Length?) {
    if let placeholder = source.placeholder { return placeholder }
    if source.tag == "imageView", document.platform != .macOS { return imageSize }
    guard let frame = source.frame else { return TouchMetrics.sizeWithoutFrame(of: view, document) }
    if keepsContentOfKind { return (nil, nil) }
    let isMac = document.platform == .macOS
    let axes = isMac ? DesktopContent.axes(view, document) : axesOfClass
    let isShared = RecordedWidth.isInProportion(view, document)
    let most = isShared ? (width: nil, height: nil) : TouchMetrics.fixedSize(of: view, document)
    let width = shorter(contentWidth(frame), most.width)
    let height = shorter(
      LineHeights(document).content(of: view) ?? max(frame.height - insets.top - insets.bottom, .zero), most.height)
    if source.tag == "box", axes.horizontal || axes.vertical, source.isArranged {
      // A separator in a stack also keeps the length that it was dropped with.
      return (width, height)
    }
    if axes.horizontal || axes.vertical {
      return (axes.horizontal && !keepsWidthOfKind ? width : nil, axes.vertical ? height : nil)
    }
    return inStack(frame)
  }

  /// The recorded length of a control, or that of its kind if constraints stretch or squeeze it.
  private func shorter(_ recorded: Length, _ fixed: Length?) -> Length {
    guard let fixed else { return recorded }
    let isSqueezed = recorded.millionths < fixed.millionths / 2
    return isSqueezed || recorded > fixed + Length(2) ? fixed : recorded
  }

  /// The width of the content, as far as the recorded one shows it.
  private func contentWidth(_ frame: Frame) -> Length {
    if case .stretched(let width) = recorded { return width }
    return max(frame.width - insets.left - insets.right, .zero)
  }

  /// The size of the picture; the recorded size for a symbol of the system.
  private var imageSize: (width: Length?, height: Length?) {
    let name = document.attribute(view, "image")
    if let image = name.flatMap({ document.images[$0] }) { return (image.width, image.height) }
    guard let frame = source.frame else { return (nil, nil) }
    let isSymbol = name != nil && document.attribute(view, "catalog") == "system"
    guard isSymbol else { return inStack(frame) }
    return (isConstant("width") ? nil : frame.width, isConstant("height") ? nil : frame.height)
  }

  /// True if a constraint sets a length of the view to a number, so that the recorded one is not that of its content.
  private func isConstant(_ attribute: String) -> Bool {
    document.constraints.contains {
      $0.first == BuilderItem(view) && $0.firstAttribute == attribute && $0.second == nil && $0.relation == .equal
    }
  }

  /// True for a view of UIKit that has no content, and a recorded length in the place of one: any other content comes first.
  var yieldsToContents: Bool {
    let axes = axesOfClass
    let hasContent = axes.horizontal || axes.vertical || source.tag == "imageView"
    return !hasContent && source.placeholder == nil && document.platform == .iOS && contentSize != (nil, nil)
  }

  /// A view without content in a stack keeps the length that it was dropped with, along the stack.
  private func inStack(_ frame: Frame) -> (width: Length?, height: Length?) {
    guard source.isArranged, source.subviews.isEmpty, let stack = source.superview,
      document.views[stack].tag == "stackView"
    else { return (nil, nil) }
    let isVertical = ViewKinds.kind(stack, document) == "VStack"
    let attribute = isVertical ? "height" : "width"
    let isSet = document.constraints.contains {
      $0.first == BuilderItem(view) && $0.firstAttribute == attribute
        || $0.second == BuilderItem(view) && $0.secondAttribute == attribute
    }
    if isSet { return (nil, nil) }
    return isVertical ? (nil, frame.height) : (frame.width, nil)
  }
}
