/// Sizes and insets of iOS that files do not contain, learned from files that Xcode wrote.
enum TouchMetrics {
  /// The first plug-in of Xcode 26, whose controls have other sizes.
  static let xcode26 = 24_000
  /// The first plug-in of Xcode 9, whose cells have margins of their own.
  static let xcode9 = 13_000
  /// The plug-ins of Xcode 8, which recorded the content views of cells in whole points.
  static let xcode8 = 11_000..<xcode9

  /// The distance of the alignment rectangle from the frame.
  static func alignmentInsets(_ tag: String, plugin: Int) -> Insets {
    switch tag {
    case "switch": Insets(0, 0, 0, 2)
    case "slider": plugin >= xcode26 ? .zero : Insets(0, 2, 1, 2)
    case "segmentedControl": Insets(0, 0, 1, 0)
    default: .zero
    }
  }

  /// The axes along which a view has a content size of its own.
  static func contentAxes(_ tag: String) -> (horizontal: Bool, vertical: Bool) {
    switch tag {
    case "label", "switch", "segmentedControl", "activityIndicatorView", "textField", "button", "datePicker",
      "pickerView",
      "stepper", "pageControl":
      (true, true)
    case "slider", "progressView", "toolbar", "searchBar", "navigationBar", "tabBar": (false, true)
    default: (false, false)
    }
  }

  /// The size of a bar of UIKit, or of a button with a title alone and the padding that the file sets, which have no recorded frame; nil for other views.
  static func sizeWithoutFrame(of view: ViewIndex, _ document: BuilderDocument) -> (width: Length?, height: Length?) {
    switch document.views[view].tag {
    case "searchBar": return (nil, Length(document.plugin < xcode9 ? 44 : 56))
    case "toolbar", "navigationBar": return (nil, Length(44))
    case "tabBar": return (nil, Length(49))
    // The alignment rectangle is narrower than the frame.
    case "switch": return fixedSize(of: view, document)
    case "button" where document.platform == .iOS:
      guard let height = titleHeight(of: view, document), let font = SystemFont(view, document),
        let title = shownTextOf(view, document)
      else { return (nil, nil) }
      let width = font.width(of: title, scale: scale(of: document.device))
      return (width + (document.contentEdgeInsets(of: view)?.width ?? .zero), height)
    default: return (nil, nil)
    }
  }

  /// The size of the content of a control that is as large with any content; nil along an axis without.
  static func fixedSize(of view: ViewIndex, _ document: BuilderDocument) -> (width: Length?, height: Length?) {
    if document.platform == .macOS { return (nil, nil) }
    let isNew = document.plugin >= xcode26
    switch document.views[view].tag {
    case "switch": return isNew ? (Length(61), Length(28)) : (Length(49), Length(31))
    case "stepper": return (Length(94), Length(32))
    case "progressView": return (nil, Length(4))
    case "slider": return (nil, Length(isNew ? 34 : 30))
    case "segmentedControl" where !isNew: return (nil, Length(31))
    case "button": return (nil, titleHeight(of: view, document))
    case "activityIndicatorView":
      switch document.attribute(view, "style") {
      case "large", "whiteLarge": return (Length(37), Length(37))
      case "medium", "white", "gray": return (Length(20), Length(20))
      default: return (nil, nil)
      }
    default: return (nil, nil)
    }
  }

  /// The space above and below the title of a button without a configuration, together.
  private static let aroundTitle = Length(12)

  /// True for a button with a picture in some state or in its configuration.
  static func hasPicture(_ button: ViewIndex, _ document: BuilderDocument) -> Bool {
    let tree = document.tree
    let element = document.views[button].element
    let configuration = tree.child(element, "buttonConfiguration").map { [$0] } ?? []
    return (tree.children(element, "state") + configuration).contains {
      tree[$0]["image"] != nil || tree[$0]["backgroundImage"] != nil
    }
  }

  /// The height of a button that shows a title on one line and nothing else; nil for other buttons.
  private static func titleHeight(of view: ViewIndex, _ document: BuilderDocument) -> Length? {
    let tree = document.tree
    let element = document.views[view].element
    let isPlain = tree.child(element, "buttonConfiguration") == nil
    let wraps = document.attribute(view, "lineBreakMode").map { $0.hasSuffix("Wrap") } ?? false
    guard isPlain, !hasPicture(view, document), !wraps, let text = shownTextOf(view, document), !text.isEmpty,
      let font = SystemFont(view, document)
    else { return nil }
    return font.height(ofLines: 1, scale: scale(of: document.device))
      + (document.contentEdgeInsets(of: view)?.height ?? aroundTitle)
  }

  /// The width of a device in portrait; nil if it is not known.
  static func width(of device: String) -> Int? {
    switch device {
    case "retina3_5", "retina4_0": 320
    case "retina4_7", "retina5_9": 375
    case "retina6_12": 393
    case "retina6_0": 390
    case "retina6_3": 402
    case "retina5_5", "retina6_1", "retina6_5": 414
    case "retina6_7": 428
    case "retina6_72": 430
    case "retina6_9": 440
    case "ipad9_7": 768
    case "ipad10_2", "ipad10_5", "ipad11_0rounded", "ipad12_9", "ipad12_9rounded": 810
    default: nil
    }
  }

  /// The pixels of a point on the canvas of a device; 1 on the square canvas of old versions.
  static func scale(of device: String?) -> Int {
    switch device {
    case nil: 1
    case "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_7", "retina6_72",
      "retina6_9":
      3
    default: 2
    }
  }

  /// The margins of a cell's content view.
  static func cellMargins(width: Int, plugin: Int, isXIB: Bool, isNarrowed: Bool) -> Insets {
    if plugin > 0 && plugin < xcode9 { return Insets(8, 8, 8, 8) }
    if isXIB && (14_700..<18_000).contains(plugin) { return Insets(11, 15, 11, 15) }
    let side = width >= 414 ? 20 : 16
    // An accessory beside the content view takes the rest of the margin.
    return Insets(11, side, 11, isNarrowed ? 8 : side)
  }
}
