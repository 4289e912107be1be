internal import LayModel
internal import LayNumbers

extension Property {
  /// All properties of the language, in the order of suggestions. The table determines which properties exist, where they
  /// apply, which values they accept, and their lowering.
  static let all: [Property] =
    ofFrames + ofViews + ofContent + ofDrawing + ofStacks + ofGrids + ofLayouts + ofConstraints

  private static let axes = ["horizontal", "vertical"]
  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "aspectFit", "aspectFill", "redraw", "center", "top", "bottom",
    "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  /// Properties that place a view.
  private static let ofFrames: [Property] = [
    Property(
      "frame", .view, .rectangle, slots: [PropertySlot(.frame)],
      "The frame in the coordinates of the superview: `(x, y, width, height)`. A frame in the file is the frame at the design size."
    ),
    Property(
      "bounds", .view, .bounds,
      slots: [
        PropertySlot(.boundsSize),
        PropertySlot(.boundsOrigin, lower: { view, value in value.point.map { .boundsOrigin(view, $0) } }),
      ],
      "The bounds, in the view's own coordinates: `172x144`, or `(x, y, width, height)`."),
    Property(
      "center", .view, .point, slots: [PropertySlot(.center)],
      "The center in the coordinates of the superview, at the design size."),
    Property(
      "anchorPoint", .view, .point,
      slots: [
        PropertySlot(.anchorPoint, standard: { .point($0.view.anchorPoint) }) { view, value in
          value.point.map { .anchorPoint(view, $0) }
        }
      ], "The point about which `transform` turns and scales the view, as fractions of the bounds."),
    Property(
      "mask", .view, .mask, foreign: ["autoresizingMask", "resizingMask", "autoresizing", "autoresize"],
      slots: [PropertySlot(.mask, standard: { .mask(NamedMask(parts: $0.view.mask)) })],
      "The autoresizing mask: the margins and lengths that change with the superview. `W+BM` is a flexible width and bottom margin."
    ),
    Property(
      "translatesAutoresizingMaskIntoConstraints", .view, .bool, traits: [.saidOnce],
      slots: [PropertySlot(.translatesMask, standard: { .bool($0.view.placement == .mask) })],
      "The switch that turns the frame and the autoresizing mask into constraints."),
  ]

  private static let ofViews: [Property] = [
    Property(
      "autoresizesSubviews", .view, .bool,
      slots: [
        PropertySlot(.autoresizesSubviews, standard: { .bool($0.view.autoresizesSubviews) }) { view, value in
          value.bool.map { .autoresizesSubviews(view, $0) }
        }
      ], "The switch for the autoresizing masks of the subviews."),
    Property(
      "isFlipped", .view, .bool, traits: [.saidOnce, .ofAppKit], foreign: ["flipped"],
      "With `profile = appkit`: the direction of y in the view. If true, y increases downwards and `minYMargin` is the margin at the top.",
      standard: { .bool(!$0.isAppKit) }),
    Property(
      "hidden", .view, .bool, foreign: ["isHidden"],
      slots: [PropertySlot(.hidden, lower: { view, value in value.bool.map { .hidden(view, $0) } })],
      "The visibility. A hidden view keeps its constraints. It takes no space in a stack."),
    Property(
      "clipsToBounds", .view, .bool, traits: [.drawn], foreign: ["masksToBounds", "layer.masksToBounds"],
      "The clipping of content and subviews to the bounds.",
      standard: { .bool($0.view.kind.scrolls) }),
    Property(
      "isInteractive", .view, .bool, traits: [.drawn, .saidOnce],
      foreign: ["isUserInteractionEnabled", "userInteractionEnabled"],
      "The reaction to touches. If true, the view must be reachable on the screen.",
      standard: { .bool($0.view.kind.isInteractive) }),
    Property(
      "hasContent", .view, .bool, traits: [.drawn, .saidOnce], "The presence of content that must be visible.",
      standard: { .bool($0.view.kind.hasContent) }),
    Property(
      "hitInsets", .view, .inset, traits: [.drawn, .saidOnce],
      "The insets by which the touch area extends beyond the view.",
      standard: { _ in .insets(.zero, isDirectional: false) }),
    Property(
      "transform", .view, .transform,
      slots: [
        PropertySlot(.transform, standard: { .transform($0.view.transform) }) { view, value in
          if case .transform(let transform) = value { .transform(view, transform) } else { nil }
        }
      ], "The affine transform that turns, scales or moves the view after layout."),
    Property(
      "intrinsic", .view, .intrinsicSize, words: ["none"], parts: ["width", "height"],
      foreign: ["intrinsicContentSize", "intrinsicSize"],
      slots: [
        PropertySlot(.intrinsicWidth, lower: { view, value in value.length.map { .intrinsicWidth(view, $0) } }),
        PropertySlot(.intrinsicHeight, lower: { view, value in value.length.map { .intrinsicHeight(view, $0) } }),
      ], "The intrinsic content size."),
    Property(
      "hugging", .view, .priority, parts: axes,
      foreign: ["contentHuggingPriority", "huggingPriority", "contentHugging"],
      slots: [
        PropertySlot(.horizontalHugging, standard: { .priority($0.view.horizontalHugging) }) { view, value in
          value.priority.map { .horizontalHugging(view, $0) }
        },
        PropertySlot(.verticalHugging, standard: { .priority($0.view.verticalHugging) }) { view, value in
          value.priority.map { .verticalHugging(view, $0) }
        },
      ], "The content-hugging priority: how strongly the view resists growing beyond its intrinsic content size."),
    Property(
      "compression", .view, .priority, parts: axes,
      foreign: ["contentCompressionResistancePriority", "compressionResistance", "contentCompressionResistance"],
      slots: [
        PropertySlot(.horizontalCompression, standard: { .priority($0.view.horizontalCompression) }) { view, value in
          value.priority.map { .horizontalCompression(view, $0) }
        },
        PropertySlot(.verticalCompression, standard: { .priority($0.view.verticalCompression) }) { view, value in
          value.priority.map { .verticalCompression(view, $0) }
        },
      ],
      "The compression-resistance priority: how strongly the view resists shrinking below its intrinsic content size."),
    Property(
      "margins", .view, .inset, foreign: ["layoutMargins", "directionalLayoutMargins"],
      "The layout margins: the insets of the `margins` guide from the edges of the view.",
      standard: { .insets($0.margins, isDirectional: false) }),
    Property(
      "preservesSuperviewLayoutMargins", .view, .bool,
      "The switch that makes the layout margins at least as large as those of the superview.",
      standard: { _ in .bool(false) }),
    Property(
      "insetsLayoutMarginsFromSafeArea", .view, .bool,
      "The switch that adds the safe area insets to the layout margins.",
      standard: { _ in .bool(true) }),
    Property(
      "alignmentInsets", .view, .inset, foreign: ["alignmentRectInsets"],
      slots: [
        PropertySlot(.alignmentInsets, standard: { _ in .insets(.zero, isDirectional: false) }) { view, value in
          guard case .insets(let insets, let isDirectional) = value else { return nil }
          return .alignmentInsets(view, insets, isDirectional: isDirectional)
        }
      ], "The insets from the frame to the alignment rectangle, which constraints use."),
    Property(
      "direction", .view, .words, words: ["inherit", "ltr", "rtl"],
      foreign: ["semanticContentAttribute", "userInterfaceLayoutDirection"],
      slots: [
        PropertySlot(.direction, standard: { _ in .direction(nil) }) { view, value in
          if case .direction(let direction) = value { .direction(view, direction) } else { nil }
        }
      ], "The layout direction of the view: left to right, or right to left."),
  ]

  /// Properties of texts and pictures.
  private static let ofContent: [Property] = [
    Property(
      "text", .text, .text, foreign: ["title", "string", "stringValue", "label", "caption", "attributedText"],
      slots: [
        PropertySlot(.text, standard: { .text($0.view.text) }) { view, value in value.text.map { .text(view, $0) } }
      ], "The text of the view. It determines the intrinsic content size."),
    Property(
      "font", .lettering, .fontSize, words: TextStyle.allCases.map { $0.name },
      foreign: ["fontSize", "pointSize", "textSize"],
      slots: [
        PropertySlot(.fontSize, standard: { .number($0.view.fontSize) }) { view, value in
          if let style = value.word.flatMap({ TextStyle(name: $0) }) { return .textStyle(view, style) }
          return value.number.map { .fontSize(view, $0) }
        }
      ], "The font size in points, or a text style. The size of a text style follows the text size of the user."),
    Property(
      "fontWeight", .lettering, .words, words: FontWeight.allCases.map { $0.name }, foreign: ["weight"],
      slots: [
        PropertySlot(.fontWeight, standard: { .word($0.view.fontWeight.name) }) { view, value in
          value.word.flatMap { FontWeight(name: $0) }.map { .fontWeight(view, $0) }
        }
      ], "The weight of the font. Heavier text is wider."),
    Property(
      "textMargin", .view, .share, traits: [.drawn, .saidOnce],
      "The extra width for which the texts of the view and its subviews must have room, as a fraction. The check of truncated text uses it.",
      standard: { _ in .number(.zero) }),
    Property(
      "lines", .text, .lines, foreign: ["numberOfLines", "maximumNumberOfLines", "lineLimit"],
      slots: [
        PropertySlot(.lines, standard: { .number(Rational($0.view.lines)) }) { view, value in
          value.number.map { .lines(view, $0.intValue ?? 0) }
        }
      ], "The greatest number of lines. 0 is no limit."),
    Property(
      "preferredMaxLayoutWidth", .text, .number,
      slots: [
        PropertySlot(.preferredMaxLayoutWidth, standard: { .number($0.view.preferredMaxLayoutWidth) }) { view, value in
          value.number.map { .preferredMaxLayoutWidth(view, $0) }
        }
      ], "The width at which the text breaks into lines. 0 is the width of the view."),
    Property(
      "scrolls", .textView, .bool, traits: [.drawn, .saidOnce], foreign: ["isScrollEnabled", "scrollEnabled"],
      "The scrolling of the text. If true, the text gives the view no size. If false, the view is as high as its lines.",
      standard: { _ in .bool(true) }),
    Property(
      "alwaysBounceVertical", .scrollView, .bool, traits: [.drawn, .saidOnce],
      "The bounce of content that fits. If true, UIKit insets the content for the safe area at the top and bottom even if it does not scroll.",
      standard: { .bool($0.view.kind == .table) }),
    Property(
      "segments", .segmentedControl, .texts, foreign: ["items", "titles"],
      slots: [
        PropertySlot(.segments, standard: { .texts($0.view.segments) }) { view, value in
          value.texts.map { .segments(view, $0) }
        }
      ], "The titles of the segments. The widest title determines the width of each segment."),
    Property(
      "placeholder", .field, .text, foreign: ["placeholderText", "placeholderString", "prompt"],
      slots: [
        PropertySlot(.placeholder, standard: { .text($0.view.placeholder) }) { view, value in
          value.text.map { .placeholder(view, $0) }
        }
      ], "The placeholder of a text field. Without a `text`, it determines the intrinsic width on iOS."),
    Property(
      "datePickerStyle", .datePicker, .words, words: ["compact", "inline", "wheels"], traits: [.saidOnce],
      foreign: ["preferredDatePickerStyle"], "The style of the date picker. It determines the intrinsic content size.",
      standard: { _ in .word("compact") }),
    Property(
      "contentMode", .view, .words, words: contentModes, traits: [.drawn], "The placement of the picture in its view.",
      standard: { _ in .word("scaleToFill") }),
    Property(
      "capInsets", .image, .inset, traits: [.drawn], "The cap insets: the borders of a picture that are not stretched.",
      standard: { _ in .insets(.zero, isDirectional: false) }),
    Property(
      "shownMiddle", .image, .size, traits: [.drawn], "The size of the part of a picture between its cap insets."),
    Property(
      "resizing", .image, .words, words: ["tile", "stretch"], traits: [.drawn],
      "The resizing mode of the part between the cap insets: repeated or stretched.", standard: { _ in .word("tile") }),
  ]

  /// Properties of stacks, and of views in stacks.
  private static let ofStacks: [Property] = [
    Property(
      "axis", .stack, .words, words: axes, "The axis along which a stack arranges its views.",
      standard: { .word($0.view.kind == .verticalStack ? "vertical" : "horizontal") }),
    Property(
      "distribution", .stack, .words,
      words: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering", "gravityAreas"],
      foreign: ["justifyContent"], "The distribution of the arranged views along the axis of a stack.",
      standard: { .word($0.isAppKit ? "gravityAreas" : "fill") }),
    Property(
      "alignment", .stack, .words,
      words: ["fill", "leading", "trailing", "top", "bottom", "center", "firstBaseline", "lastBaseline"],
      foreign: ["alignItems"], "The alignment of the arranged views perpendicular to the axis of a stack.",
      standard: { .word($0.isAppKit ? "center" : "fill") }),
    Property(
      "spacing", .arranger, .number, foreign: ["gap"], "The distance between adjacent arranged views.",
      standard: { .number($0.isAppKit && $0.view.kind.isStack ? 8 : .zero) }),
    Property(
      "layoutMarginsRelativeArrangement", .stack, .bool,
      "The switch that arranges the views of a stack inside its layout margins.",
      standard: { _ in .bool(false) }),
    Property(
      "baselineRelativeArrangement", .stack, .bool,
      "The switch that measures vertical distances in a stack between baselines.",
      standard: { _ in .bool(false) }),
    Property(
      "stackHugging", .stack, .priority, parts: axes, traits: [.ofAppKit],
      "With `profile = appkit`: the hugging priority of a stack, with which it is no larger than its views.",
      standard: { _ in .priority(StackDescription(.root, .horizontal, []).horizontalHugging) }),
    Property(
      "clippingResistance", .stack, .priority, parts: axes, traits: [.ofAppKit],
      foreign: ["clippingResistancePriority"],
      "With `profile = appkit`: the priority with which a stack is no smaller than its views. The stack never compresses its views.",
      standard: { _ in .priority(.required) }),
    Property("spacingAfter", .inStack, .number, "The custom spacing after this view of a stack."),
    Property(
      "gravity", .inStack, .words, words: ["leading", "top", "center", "trailing", "bottom"],
      "The gravity area of the view in an AppKit stack.", standard: { _ in .word("leading") }),
  ]

  /// Properties of grids, and of views in grids.
  private static let ofGrids: [Property] = [
    Property(
      "columns", .grid, .tracks, "The columns of a grid.",
      standard: { _ in .tracks(GridTrackList(tracks: [.fraction(1)], isCount: true)) }),
    Property("rows", .grid, .tracks, "The rows of a grid."),
    Property(
      "columnSpacing", .grid, .number, "The distance between adjacent columns.",
      standard: { $0.spacing ?? .number(.zero) }),
    Property(
      "rowSpacing", .grid, .number, "The distance between adjacent rows.", standard: { $0.spacing ?? .number(.zero) }),
    Property("column", .inGrid, .wholeNumber, "The column of a view in a grid, from 0."),
    Property("row", .inGrid, .wholeNumber, "The row of a view in a grid, from 0."),
    Property(
      "columnSpan", .inGrid, .wholeNumber, traits: [.span], "The number of columns that a view spans.",
      standard: { _ in .number(.one) }),
    Property(
      "rowSpan", .inGrid, .wholeNumber, traits: [.span], "The number of rows that a view spans.",
      standard: { _ in .number(.one) }
    ),
  ]

  private static let ofLayouts: [Property] = [
    Property(
      "profile", .layout, .words, words: ["uikit", "appkit"], traits: [.drawn],
      "The framework whose rules apply: `uikit` or `appkit`.",
      standard: { _ in .word("uikit") }),
    Property(
      "system", .layout, .words, words: ControlSystem.allCases.map { $0.name },
      "The system whose control sizes apply, such as that of a `Switch`.",
      standard: { _ in .word(ControlSystem.ios18.name) }),
    Property(
      "sizeClasses", .layout, .words, words: ["bySize", "any"], traits: [.drawn, .saidOnce],
      "The size classes in which a check examines the layout: those of its size, or all for a part of a screen.",
      standard: { _ in .word("bySize") }),
    Property(
      "autoresizing", .layout, .words, words: ["proportional", "even"],
      slots: [PropertySlot(.autoresizing, standard: { _ in .word("proportional") })],
      "The rule by which autoresizing masks share a change of the superview's size."),
    Property(
      "transforms", .layout, .words, words: ["ios8", "ios7"],
      slots: [PropertySlot(.transforms, standard: { _ in .word("ios8") })],
      "The rectangle of a transformed view that constraints use."),
    Property(
      "standardSpacing", .layout, .words, words: ["fixed", "margins"],
      "The distance of `-` to the superview in a Visual Format string.", standard: { _ in .word("fixed") }),
  ]

  /// Properties of named constraints.
  private static let ofConstraints: [Property] = [
    Property("constant", .constraint, .number, slots: [PropertySlot(.constant)], "The constant of a named constraint."),
    Property(
      "priority", .constraint, .priority, slots: [PropertySlot(.priority)], "The priority of a named constraint."),
    Property(
      "active", .constraint, .bool, traits: [.ofSeveral], foreign: ["isActive"], slots: [PropertySlot(.active)],
      "The activation of a named constraint."),
  ]
}
