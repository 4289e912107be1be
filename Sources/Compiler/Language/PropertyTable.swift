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
      "Where the view is in its superview: `(x, y, width, height)`. Set, it is taken at the design size."),
    Property(
      "bounds", .view, .bounds,
      slots: [
        PropertySlot(.boundsSize),
        PropertySlot(.boundsOrigin, lower: { view, value in value.point.map { .boundsOrigin(view, $0) } }),
      ],
      "The own coordinates: `172x144`, or `(x, y, width, height)`."),
    Property(
      "center", .view, .point, slots: [PropertySlot(.center)], "The middle in the superview, at the design size."),
    Property(
      "anchorPoint", .view, .point,
      slots: [
        PropertySlot(.anchorPoint, standard: { .point($0.view.anchorPoint) }) { view, value in
          value.point.map { .anchorPoint(view, $0) }
        }
      ], "What a transform turns about, in shares of the bounds."),
    Property(
      "mask", .view, .mask, foreign: ["autoresizingMask", "resizingMask", "autoresizing", "autoresize"],
      slots: [PropertySlot(.mask, standard: { .mask(NamedMask(parts: $0.view.mask)) })],
      "What gives when the superview changes: `W+BM` is a flexible width and bottom margin."),
    Property(
      "translatesAutoresizingMaskIntoConstraints", .view, .bool, traits: [.saidOnce],
      slots: [PropertySlot(.translatesMask, standard: { .bool($0.view.placement == .mask) })],
      "Whether frame and mask become constraints."),
  ]

  private static let ofViews: [Property] = [
    Property(
      "autoresizesSubviews", .view, .bool,
      slots: [
        PropertySlot(.autoresizesSubviews, standard: { .bool($0.view.autoresizesSubviews) }) { view, value in
          value.bool.map { .autoresizesSubviews(view, $0) }
        }
      ], "Whether masks of views inside answer."),
    Property(
      "isFlipped", .view, .bool, traits: [.saidOnce, .ofAppKit], foreign: ["flipped"],
      "With `profile = appkit`: true if y runs down inside the view, so that `minYMargin` is the margin at the top.",
      standard: { .bool(!$0.isAppKit) }),
    Property(
      "hidden", .view, .bool, foreign: ["isHidden"],
      slots: [PropertySlot(.hidden, lower: { view, value in value.bool.map { .hidden(view, $0) } })],
      "A hidden view keeps its constraints, and takes no space in a stack."),
    Property(
      "clipsToBounds", .view, .bool, traits: [.drawn], foreign: ["masksToBounds", "layer.masksToBounds"],
      "Whether what lies beyond the bounds is cut off.",
      standard: { .bool($0.view.kind.scrolls) }),
    Property(
      "isInteractive", .view, .bool, traits: [.drawn, .saidOnce],
      foreign: ["isUserInteractionEnabled", "userInteractionEnabled"],
      "Whether people touch the view, which has to be reachable then.",
      standard: { .bool($0.view.kind.isInteractive) }),
    Property(
      "hasContent", .view, .bool, traits: [.drawn, .saidOnce], "Whether the view shows something that has to be seen.",
      standard: { .bool($0.view.kind.hasContent) }),
    Property(
      "hitInsets", .view, .inset, traits: [.drawn, .saidOnce],
      "How far the area that reacts to touches reaches beyond the view.",
      standard: { _ in .insets(.zero, isDirectional: false) }),
    Property(
      "transform", .view, .transform,
      slots: [
        PropertySlot(.transform, standard: { .transform($0.view.transform) }) { view, value in
          if case .transform(let transform) = value { .transform(view, transform) } else { nil }
        }
      ], "How the view is turned, scaled or moved after layout."),
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
      "How far the `margins` guide lies inside.", standard: { .insets($0.margins, isDirectional: false) }),
    Property(
      "preservesSuperviewLayoutMargins", .view, .bool, "Whether margins are at least those of the superview.",
      standard: { _ in .bool(false) }),
    Property(
      "insetsLayoutMarginsFromSafeArea", .view, .bool, "Whether the safe area is added to the margins.",
      standard: { _ in .bool(true) }),
    Property(
      "alignmentInsets", .view, .inset, foreign: ["alignmentRectInsets"],
      slots: [
        PropertySlot(.alignmentInsets, standard: { _ in .insets(.zero, isDirectional: false) }) { view, value in
          guard case .insets(let insets, let isDirectional) = value else { return nil }
          return .alignmentInsets(view, insets, isDirectional: isDirectional)
        }
      ], "What constraints leave out of the view's rectangle."),
    Property(
      "direction", .view, .words, words: ["inherit", "ltr", "rtl"],
      foreign: ["semanticContentAttribute", "userInterfaceLayoutDirection"],
      slots: [
        PropertySlot(.direction, standard: { _ in .direction(nil) }) { view, value in
          if case .direction(let direction) = value { .direction(view, direction) } else { nil }
        }
      ], "Which way a line of text runs."),
  ]

  /// Properties of texts and pictures.
  private static let ofContent: [Property] = [
    Property(
      "text", .text, .text, foreign: ["title", "string", "stringValue", "label", "caption", "attributedText"],
      slots: [
        PropertySlot(.text, standard: { .text($0.view.text) }) { view, value in value.text.map { .text(view, $0) } }
      ], "What the view shows; it has its size from it."),
    Property(
      "font", .lettering, .fontSize, words: TextStyle.allCases.map { $0.name },
      foreign: ["fontSize", "pointSize", "textSize"],
      slots: [
        PropertySlot(.fontSize, standard: { .number($0.view.fontSize) }) { view, value in
          if let style = value.word.flatMap({ TextStyle(name: $0) }) { return .textStyle(view, style) }
          return value.number.map { .fontSize(view, $0) }
        }
      ], "The size of the letters, points, or a text style, whose size follows the text size."),
    Property(
      "fontWeight", .lettering, .words, words: FontWeight.allCases.map { $0.name }, foreign: ["weight"],
      slots: [
        PropertySlot(.fontWeight, standard: { .word($0.view.fontWeight.name) }) { view, value in
          value.word.flatMap { FontWeight(name: $0) }.map { .fontWeight(view, $0) }
        }
      ], "How heavy the letters are; heavier ones are wider."),
    Property(
      "textMargin", .view, .share, traits: [.drawn, .saidOnce],
      "How much wider the texts of the view, and of those inside it, must fit: the check of cut-off text takes them so.",
      standard: { _ in .number(.zero) }),
    Property(
      "lines", .text, .lines, foreign: ["numberOfLines", "maximumNumberOfLines", "lineLimit"],
      slots: [
        PropertySlot(.lines, standard: { .number(Rational($0.view.lines)) }) { view, value in
          value.number.map { .lines(view, $0.intValue ?? 0) }
        }
      ], "How many lines the text may take; 0 is as many as needed."),
    Property(
      "preferredMaxLayoutWidth", .text, .number,
      slots: [
        PropertySlot(.preferredMaxLayoutWidth, standard: { .number($0.view.preferredMaxLayoutWidth) }) { view, value in
          value.number.map { .preferredMaxLayoutWidth(view, $0) }
        }
      ], "The width at which the text breaks, whatever the view's."),
    Property(
      "scrolls", .textView, .bool, traits: [.drawn, .saidOnce], foreign: ["isScrollEnabled", "scrollEnabled"],
      "Whether the text scrolls, so that it gives the view no size; if not, the view is as high as its lines.",
      standard: { _ in .bool(true) }),
    Property(
      "segments", .segmentedControl, .texts, foreign: ["items", "titles"],
      slots: [
        PropertySlot(.segments, standard: { .texts($0.view.segments) }) { view, value in
          value.texts.map { .segments(view, $0) }
        }
      ], "The titles of the segments; the widest one gives each segment its width."),
    Property(
      "datePickerStyle", .datePicker, .words, words: ["compact", "inline", "wheels"], traits: [.saidOnce],
      foreign: ["preferredDatePickerStyle"], "How a date is chosen, which gives the picker its size.",
      standard: { _ in .word("compact") }),
    Property(
      "contentMode", .view, .words, words: contentModes, traits: [.drawn], "How a picture lies in its view.",
      standard: { _ in .word("scaleToFill") }),
    Property(
      "capInsets", .image, .inset, traits: [.drawn], "The borders of a picture that are not stretched.",
      standard: { _ in .insets(.zero, isDirectional: false) }),
    Property("shownMiddle", .image, .size, traits: [.drawn], "What of a picture lies between its caps."),
    Property(
      "resizing", .image, .words, words: ["tile", "stretch"], traits: [.drawn],
      "Whether the middle of a picture is stretched or repeated.", standard: { _ in .word("tile") }),
  ]

  /// Properties of stacks, and of views in stacks.
  private static let ofStacks: [Property] = [
    Property(
      "axis", .stack, .words, words: axes, "Which way a stack runs.",
      standard: { .word($0.view.kind == .verticalStack ? "vertical" : "horizontal") }),
    Property(
      "distribution", .stack, .words,
      words: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering", "gravityAreas"],
      foreign: ["justifyContent"], "How a stack shares its room along its axis.",
      standard: { .word($0.isAppKit ? "gravityAreas" : "fill") }),
    Property(
      "alignment", .stack, .words,
      words: ["fill", "leading", "trailing", "top", "bottom", "center", "firstBaseline", "lastBaseline"],
      foreign: ["alignItems"], "Where a stack puts its views across its axis.",
      standard: { .word($0.isAppKit ? "center" : "fill") }),
    Property(
      "spacing", .arranger, .number, foreign: ["gap"], "The gap between arranged views.",
      standard: { .number($0.isAppKit && $0.view.kind.isStack ? 8 : .zero) }),
    Property(
      "layoutMarginsRelativeArrangement", .stack, .bool, "Whether a stack arranges inside its margins.",
      standard: { _ in .bool(false) }),
    Property(
      "baselineRelativeArrangement", .stack, .bool, "Whether a stack measures gaps between baselines.",
      standard: { _ in .bool(false) }),
    Property(
      "stackHugging", .stack, .priority, parts: axes, traits: [.ofAppKit],
      "With `profile = appkit`: the priority at which a stack is no larger than its views.",
      standard: { _ in .priority(StackDescription(.root, .horizontal, []).horizontalHugging) }),
    Property(
      "clippingResistance", .stack, .priority, parts: axes, traits: [.ofAppKit],
      foreign: ["clippingResistancePriority"],
      "With `profile = appkit`: the priority at which a stack is no smaller than its views. It never squeezes them.",
      standard: { _ in .priority(.required) }),
    Property("spacingAfter", .inStack, .number, "The gap after this view of a stack."),
    Property(
      "gravity", .inStack, .words, words: ["leading", "top", "center", "trailing", "bottom"],
      "Which group of an AppKit stack the view is in.", standard: { _ in .word("leading") }),
  ]

  /// Properties of grids, and of views in grids.
  private static let ofGrids: [Property] = [
    Property(
      "columns", .grid, .tracks, "The columns of a grid.",
      standard: { _ in .tracks(GridTrackList(tracks: [.fraction(1)], isCount: true)) }),
    Property("rows", .grid, .tracks, "The rows of a grid."),
    Property(
      "columnSpacing", .grid, .number, "The gap between columns.", standard: { $0.spacing ?? .number(.zero) }),
    Property("rowSpacing", .grid, .number, "The gap between rows.", standard: { $0.spacing ?? .number(.zero) }),
    Property("column", .inGrid, .wholeNumber, "The column of a view in a grid, from 0."),
    Property("row", .inGrid, .wholeNumber, "The row of a view in a grid, from 0."),
    Property(
      "columnSpan", .inGrid, .wholeNumber, traits: [.span], "How many columns a view takes.",
      standard: { _ in .number(.one) }),
    Property(
      "rowSpan", .inGrid, .wholeNumber, traits: [.span], "How many rows a view takes.", standard: { _ in .number(.one) }
    ),
  ]

  private static let ofLayouts: [Property] = [
    Property(
      "profile", .layout, .words, words: ["uikit", "appkit"], traits: [.drawn],
      "Whose semantics apply: `uikit` or `appkit`.",
      standard: { _ in .word("uikit") }),
    Property(
      "system", .layout, .words, words: ControlSystem.allCases.map { $0.name },
      "Whose sizes kinds such as `Switch` have.", standard: { _ in .word(ControlSystem.ios18.name) }),
    Property(
      "autoresizing", .layout, .words, words: ["proportional", "even"],
      slots: [PropertySlot(.autoresizing, standard: { _ in .word("proportional") })],
      "How masks share what is left over."),
    Property(
      "transforms", .layout, .words, words: ["ios8", "ios7"],
      slots: [PropertySlot(.transforms, standard: { _ in .word("ios8") })],
      "Which rectangle of a transformed view constraints relate."),
    Property(
      "standardSpacing", .layout, .words, words: ["fixed", "margins"],
      "What `-` to the superview is in a visual format.", standard: { _ in .word("fixed") }),
  ]

  /// Properties of named constraints.
  private static let ofConstraints: [Property] = [
    Property("constant", .constraint, .number, slots: [PropertySlot(.constant)], "The constant of a named constraint."),
    Property(
      "priority", .constraint, .priority, slots: [PropertySlot(.priority)], "The priority of a named constraint."),
    Property(
      "active", .constraint, .bool, traits: [.ofSeveral], foreign: ["isActive"], slots: [PropertySlot(.active)],
      "Whether a named constraint is active."),
  ]
}
