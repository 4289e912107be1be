internal import LayNumbers

/// The author of a constraint, as far as its class, its identifier and its views tell.
package enum ItemOrigin: Hashable, Sendable {
  /// Written by the people who make the app, or in a library that they use.
  case yours
  /// From the autoresizing mask of a view, by index.
  case mask(Int)
  /// The size that a cell, a cell's content or a row has from its table or collection.
  case encapsulated(Int)
  /// A size for the time in which a size that fits is computed.
  case temporary(Int)
  /// A stack view keeps a hidden view without length.
  case stackHiding(Int)
  /// A stack view arranges its views.
  case stack
  /// The inset of the margins, the safe area or a layout support.
  case guide
  /// The size of the content, with the priorities of hugging and of compression resistance.
  case contentSize(Int)
  /// Made by Interface Builder for a view whose frame is ambiguous.
  case prototype(Int)
  /// Between views of the system.
  case system
}

extension ConflictLog {
  /// The origin of an item.
  package func origin(of item: LoggedItem) -> ItemOrigin {
    let first = item.relations.first?.first.view ?? 0
    let identifier = item.identifier
    if item.kind == .mask {
      let second = item.relations.first?.second?.view
      let view = second.flatMap { superviews[$0] == first ? $0 : nil } ?? first
      // The frame of the content of a cell is its table's.
      return SystemClasses.cellContents.contains(views[view].className) ? .encapsulated(view) : .mask(view)
    }
    if item.isEncapsulated { return .encapsulated(first) }
    if identifier.hasPrefix("_UITemporaryLayout") || identifier.hasPrefix("fittingSize") { return .temporary(first) }
    if identifier == "UISV-hiding" || identifier == "NSSV-hiding" { return .stackHiding(first) }
    if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSSV-") || identifier.hasPrefix("NSStackView") {
      return .stack
    }
    if identifier.hasPrefix("UIViewSafeAreaLayoutGuide") || identifier.hasPrefix("NSViewSafeAreaLayoutGuide")
      || identifier.hasSuffix("argin-guide-constraint") || item.kind == .layoutSupport
    {
      return .guide
    }
    if item.kind == .contentSize { return .contentSize(first) }
    if item.kind == .prototyping || identifier.hasPrefix("IB auto generated") { return .prototype(first) }
    if item.place != nil || item.kind == .snapKit || item.kind == .masonry { return .yours }
    if isActionSheetWidth(item) { return .system }
    let sides = item.relations.flatMap { [$0.first] + ($0.second.map { [$0] } ?? []) }
    if sides.contains(where: { isOfSystem($0.view) }), !isInAlert(sides) { return .system }
    // The system fixes the size of the content of its cells by constraints too.
    if sides.count == 1, let relation = item.relations.first, relation.relation == .equal,
      SystemClasses.cellContents.contains(views[first].className)
    {
      return .encapsulated(first)
    }
    return isSizeOfFirstPass(item) ? .temporary(first) : .yours
  }

  /// True for a size of 0 in a log with constraints of Masonry, which prints no identifiers: it is the system's.
  private func isSizeOfFirstPass(_ item: LoggedItem) -> Bool {
    guard let relation = item.relations.first, item.relations.count == 1, relation.second == nil else { return false }
    return relation.relation == .equal && relation.constant.isZero && relation.first.attribute.isSize
      && items.contains { $0.kind == .masonry }
  }

  /// True if a view is a part of the system that apps do not lay out, or a guide of one.
  package func isOfSystem(_ view: Int) -> Bool {
    if case .superview(let inner) = views[view].key { return isOfSystem(inner) }
    if views[view].className == "UILayoutGuide", let owner = superviews[view], views[owner].className != "UILayoutGuide"
    {
      return SystemClasses.isSystem(views[owner].className)
    }
    return SystemClasses.isSystem(views[view].className)
  }

  /// True if a view of the app's own class is laid out in an alert, which apps can do.
  private func isInAlert(_ sides: [LoggedSide]) -> Bool {
    let names = sides.map { views[$0.view].className }
    return names.contains { $0.hasPrefix("_UIAlertController") }
      && names.contains { !$0.hasPrefix("UI") && !$0.hasPrefix("_") && !$0.isEmpty }
  }

  /// True for `UIView.width == -16`, which UIKit has in each action sheet since iOS 12.2, and -20 before in some.
  func isActionSheetWidth(_ item: LoggedItem) -> Bool {
    guard let relation = item.relations.first, item.relations.count == 1, relation.second == nil else { return false }
    return relation.first.attribute == .width && relation.relation == .equal
      && (relation.constant == -16 || relation.constant == -20) && views[relation.first.view].className == "UIView"
  }
}

/// The classes of the system by their names.
enum SystemClasses {
  /// The views inside of cells, headers and footers, whose size their table or collection determines.
  static let cellContents: Set<String> = [
    "UITableViewCellContentView", "_UITableViewHeaderFooterContentView", "_UITableViewHeaderFooterViewContentView",
    "NSTableRowView", "NSTableCellView",
  ]

  /// Views that apps put their own views into, so that constraints with them may be the app's.
  private static let containers: Set<String> = cellContents

  /// The starts of names of private classes that have no underscore.
  private static let prefixes = [
    "UIInputSet", "UIRemoteKeyboard", "UITextEffects", "UIKeyboard", "UIKB", "TUI",
    "UIViewControllerWrapper",
    "UITransitionView", "UIDropShadowView", "UINavigationTransition", "UILayoutContainer", "UITableViewWrapper",
    "UITableViewLabel", "UIAlertController", "UIInterfaceAction", "UIButtonBar", "UIModernBar", "UICalloutBar",
    "UISearchBarText",
    "UINavigationButton", "UINavigationItem", "UITabBarButton", "UISwitchModernVisual", "UIDimmingView", "UIPrediction",
    "UICandidate", "UIEditMenu", "UIActivityGroup", "UIActivityAction", "UIActivityContent", "UIPickerColumn",
    "UIDatePickerContent", "NSTitlebar", "NSThemeFrame", "NSToolbarItemViewer", "NSToolbarView", "NSTextFinder",
    "NSTouchBar",
    "NSNextStepFrame", "NSTextContentView", "NSButtonBezel", "CKMessage", "PLPhoto", "PUPhoto", "PXG", "WKContent",
    "WKScroll",
    "SFAuthentication", "MFMail", "MFCompose", "MFRecipient", "AVPlayback", "AVTransport", "AVVolume", "AVMobile",
    "AVFullScreen", "EKCalendar", "EKEvent", "ABPeople", "QLPreview", "PKPass", "CAMFlip", "SKUI", "SPUI",
    "UIStatusBar",
  ]

  static func isSystem(_ name: String) -> Bool {
    if containers.contains(name) || name.isEmpty { return false }
    if name.hasPrefix("_UI") || name.hasPrefix("_NS") { return true }
    return prefixes.contains { name.hasPrefix($0) }
  }

  /// True for windows, and for views whose frames the system sets.
  static func isFramed(_ name: String) -> Bool {
    name.hasSuffix("Window") || cellContents.contains(name) || isSystem(name)
  }
}

extension LoggedItem {
  private static let encapsulated = BytePattern("Encapsulated")

  /// True if the identifier is that of a size which a cell or row has from its table or collection.
  var isEncapsulated: Bool {
    let bytes = Array(identifier.utf8)
    return LoggedItem.encapsulated.first(in: bytes, from: 0, to: bytes.count) != nil
  }
}
