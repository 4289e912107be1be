/// The attributes and subelements of views that are translated, or that change neither geometry nor looks.
enum KnownParts {
  /// Attributes that are read, or that only people, code and other tools read.
  private static let attributes: Set<String> = [
    "alpha", "alphaValue", "adjustsFontSizeToFit", "alignment", "alwaysBounceVertical", "ambiguous",
    "autoresizesSubviews", "axis", "baselineRelativeArrangement", "boxType", "catalog", "clipsSubviews", "colorLabel",
    "contentMode", "controlSize", "cornerRadius", "customClass", "customModule", "customModuleProvider",
    "datePickerStyle", "detachesHiddenViews", "distribution", "fixedFrame", "hidden", "hidesWhenStopped",
    "horizontalClippingResistancePriority", "horizontalCompressionResistancePriority", "horizontalHuggingPriority",
    "horizontalStackHuggingPriority", "id", "identifier", "insetsLayoutMarginsFromSafeArea", "key",
    "layoutMarginsRelativeArrangement", "misplaced", "numberOfLines", "orientation", "placeholderIntrinsicHeight",
    "placeholderIntrinsicWidth", "preferredMaxLayoutWidth", "preservesSuperviewLayoutMargins",
    "restorationIdentifier", "reuseIdentifier", "rowAlignment", "rowHeight", "rowSpacing", "columnSpacing",
    "sceneMemberID", "simulatedAppContext", "spacing", "spacingType", "tableViewCell", "textAlignment", "titlePosition",
    "translatesAutoresizingMaskIntoConstraints", "userLabel", "usesAttributedText", "usesAutomaticRowHeights",
    "verifyAmbiguity", "verticalClippingResistancePriority", "verticalCompressionResistancePriority",
    "verticalHuggingPriority", "verticalStackHuggingPriority", "viewLayoutGuide", "xPlacement", "yPlacement",
  ]

  /// Attributes of what happens when people touch, scroll or edit, of what code reads, and of tables, whose rows are
  /// layouts of their own.
  private static let behaviour: Set<String> = [
    "adjustsFontForContentSizeCategory", "allowsBackForwardNavigationGestures", "allowsCharacterPickerTouchBarItem",
    "allowsEditingTextAttributes", "allowsExpansionToolTips", "allowsLinkPreview", "allowsMultipleSelection",
    "allowsNonContiguousLayout", "allowsSelection", "allowsSelectionDuringEditing", "allowsUndo",
    "alwaysBounceHorizontal", "animating", "animates", "appliesMatchToContent", "autohidesScrollers", "autosaveColumns",
    "autosaveName", "autorepeat", "baselineAdjustment", "bounces", "bouncesZoom", "buttonType",
    "canCancelContentTouches", "clearsContextBeforeDrawing", "clearsOnBeginEditing", "clearsOnInsertion",
    "columnAutoresizingStyle", "columnReordering", "columnResizing", "columnSelection", "contextMenuInteractionEnabled",
    "continuous", "continuousSpellChecking", "copiesOnScroll", "dashSubstitution", "dataMode", "delaysContentTouches",
    "detailTextLabel", "directionalLockEnabled", "displayedWhenStopped", "dragInteractionEnabled", "editable",
    "emptySelection", "estimatedRowHeight", "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight",
    "exclusiveTouch", "findInteractionEnabled", "findStyle", "floatsGroupRows", "focusRingType",
    "hasHorizontalScroller", "hasVerticalScroller", "hidesAccessoryWhenEditing", "horizontalLineScroll",
    "horizontalPageScroll", "horizontalScrollElasticity", "importsGraphics", "incrementalSearchingEnabled",
    "indentationPerLevel", "indentationWidth", "indeterminate", "indicatorStyle", "keyboardDismissMode",
    "linkTextAttributes", "maxValue", "maximumValue", "maximumZoomScale", "minValue", "minimumValue",
    "minimumZoomScale", "minuteInterval", "momentary", "multipleSelection", "multipleTouchEnabled", "opaque",
    "outlineTableColumn", "pagingEnabled", "prefetchingEnabled", "quoteSubstitution", "refusesFirstResponder",
    "richText", "role", "rowSizeStyle", "scrollEnabled", "scrollable", "scrollsToTop", "sectionFooterHeight",
    "sectionHeaderHeight", "segmentControlStyle", "selectable", "selectionGranularity", "selectionHighlightStyle",
    "selectionStyle", "sendsActionOnEndEditing", "showsHorizontalScrollIndicator", "showsMenuAsPrimaryAction",
    "showsReorderControl", "showsTouchWhenHighlighted", "showsVerticalScrollIndicator", "smartInsertDelete",
    "spellingCorrection", "springLoaded", "stepValue", "tag", "textCompletion", "textLabel", "toolTip", "typeSelect",
    "userInteractionEnabled", "usesFontPanel", "usesPredominantAxisScrolling", "usesRuler", "verticalLineScroll",
    "verticalPageScroll", "verticalScrollElasticity", "verticallyResizable", "horizontallyResizable", "viewBased",
    "wantsLayer", "wraps",
  ]

  /// The values that a view has anyway, by attribute or by element and attribute.
  private static let usual: [String: Set<String>] = [
    "accessoryType": ["none"], "barStyle": ["default"], "bezeled": ["NO"], "borderStyle": ["roundedRect"],
    "borderType": ["none"], "borderWidth": ["0", "0.0"],
    "button.contentHorizontalAlignment": ["center", "left", "right"],
    "button.contentVerticalAlignment": ["center"], "button.lineBreakMode": ["middleTruncation"],
    "clearButtonMode": ["never", "whileEditing"], "contentInsetAdjustmentBehavior": ["automatic"],
    "datePickerMode": ["dateAndTime"], "enabled": ["YES"], "indentationLevel": ["0"],
    "label.lineBreakMode": ["tailTruncation", "wordWrap"], "label.layoutMarginsFollowReadableWidth": ["YES", "NO"],
    "largeTitles": ["NO"], "layoutMarginsFollowReadableWidth": ["NO"], "mapType": ["standard"], "on": ["YES"],
    "progressIndicator.style": ["bar", "spinning"], "scroller.controlSize": ["regular"], "searchBarStyle": ["default"],
    "selectedSegmentIndex": ["0"], "semanticContentAttribute": ["unspecified"], "separatorStyle": ["default"],
    "showsCancelButton": ["NO"], "slider.contentVerticalAlignment": ["center"], "tableView.style": ["plain"],
    "textField.contentHorizontalAlignment": ["left", "leading", "center"],
    "textField.contentVerticalAlignment": ["center"], "textField.minimumFontSize": ["17"],
    "switch.baseWritingDirection": ["leftToRight", "natural", "rightToLeft"], "translucent": ["YES"],
    "visualEffectView.state": ["followsWindowActiveState"],
  ]

  /// True if an attribute of an element is translated or has no effect. Controls other than buttons and fields do not
  /// align contents.
  static func hasPlace(_ name: String, _ value: String, of tag: String) -> Bool {
    if attributes.contains(name) || behaviour.contains(name) { return true }
    if let values = usual["\(tag).\(name)"] ?? usual[name] { return values.contains(value) }
    switch name {
    case "style": return tag == "activityIndicatorView" || tag == "datePicker"
    case "contentHorizontalAlignment", "contentVerticalAlignment": return true
    default: return false
    }
  }

  /// True if the text or picture of an attribute is that of a view of a kind.
  static func shows(_ name: String, _ kind: String) -> Bool {
    switch name {
    case "text": ["Label", "TextField", "TextView"].contains(kind)
    case "placeholder": kind == "TextField"
    case "image": kind == "Image"
    default: false
    }
  }

  /// Subelements by key, or by name if they have none, that are read or have no effect. Cells are layouts of their own.
  static let children: Set<String> = [
    "accessibility", "accessibilityConfiguration", "attributedText", "autoresizingMask", "beginningViews",
    "canvasLocation", "cell", "cells", "collectionViewLayout", "columns", "configuration", "connections",
    "constraints", "contentLayoutGuide", "contentView", "customSize", "customSpacing", "directionalLayoutMargins",
    "edgeInsets", "endViews", "fontDescription", "frame", "frameInset", "frameLayoutGuide", "gestureRecognizers",
    "gridCells", "horizontalScroller", "intercellSpacing", "keyboard", "keyboardLayoutGuide", "layoutMargins",
    "layoutMarginsGuide", "maxSize", "middleViews", "minSize", "modalViews", "prototypes", "readableContentGuide",
    "rows", "safeArea", "sectionFooterView", "sectionHeaderView", "sections", "subviews", "tableColumns",
    "tableFooterView", "tableHeaderView", "toolTip", "userComments", "userGuides", "verticalScroller",
    "viewLayoutGuide",
  ]

  /// Colours that are not seen at rest.
  static let hiddenColours: Set<String> = ["highlightedColor", "insertionPointColor"]

  /// Elements of plain views, and of those that only hold others.
  static let plainViews: Set<String> = [
    "box", "clipView", "collectionReusableView", "collectionViewCell", "collectionViewCellContentView",
    "containerView", "customView", "gridView", "mapView", "scrollView", "tableCellView", "tableViewCell",
    "tableViewCellContentView", "view", "visualEffectView", "webView", "wkWebView",
  ]

  /// Attributes of cells of AppKit that are read, or that have no effect at rest.
  static let ofCells: Set<String> = [
    "alignment", "allowsMixedState", "allowsTickMarkValuesOnly", "alternateImage", "bezelStyle", "borderStyle",
    "drawsBackground", "image",
    "imageScaling", "inset", "lineBreakMode", "placeholderString", "preferredEdge", "pullsDown", "selectedItem",
    "state", "tickMarkPosition", "sliderType", "title", "usesItemFromMenu", "usesSingleLineMode",
  ]

  /// Subelements of cells of AppKit that are read, or that have no effect at rest.
  static let insideCells: Set<String> = [
    "behavior", "cancelButtonCell", "connections", "font", "formatter", "keyEquivalent", "menu", "searchButtonCell",
    "title", "userComments",
  ]
}
