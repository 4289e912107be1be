internal import LayCompiler
internal import LayParser

/// The documentation of the language's words, a sentence each: for completion and hover.
enum LanguageDocs {
  /// Kinds of views.
  static let kinds: [String: String] = [
    "View": "A rectangle without a size of its own.",
    "Label": "Text; its size is that of the text. Hugs it with 251.",
    "Button": "Text to press; its size is that of the text with room around.",
    "Image": "A picture; `intrinsic` is its size. Hugs it with 251.",
    "TextField": "A line to type into; its height is that of a line.",
    "TextView": "Lines to type into.",
    "Switch": "On or off; 51x31.",
    "Slider": "A value along a line; 31 high.",
    "Stepper": "Plus and minus; 94x32.",
    "Progress": "How much is done; 4 high.",
    "Spinner": "Something is going on; 20x20.",
    "ScrollView": "A window on more: rules of views inside to its edges say how large the content is.",
    "HStack": "Arranges its views side by side.",
    "VStack": "Arranges its views one below the other.",
    "Grid": "Arranges its views in columns and rows.",
    "Spacer": "Room that gives: it hugs with 1.",
  ]

  /// Attributes of constraints.
  static let attributes: [String: String] = LanguageWords.attributeDocs

  /// Predeclared views and guides.
  static let things: [String: String] = [
    "superview": "The superview of the statement's first view.",
    "root": "The view of the layout, also inside a component.",
    "available": "In `sizeThatFits`: the room there is.",
    "safeArea": "The superview without what bars, notches and corners cover.",
    "margins": "The superview without its layout margins.",
    "readable": "Inside the margins, no wider than text reads well.",
    "contentGuide": "What a scroll view scrolls over.",
    "frameGuide": "The window of a scroll view, which does not scroll.",
  ]

  /// Readable properties of a view besides its attributes.
  static let geometry: [String: String] = [
    "x": "The left of the frame in the superview.", "y": "The top of the frame in the superview.",
    "frame": "Where the view is in its superview: `(x, y, width, height)`. Set, it is taken at the design size.",
    "bounds": "The own coordinates: `172x144`, or `(x, y, width, height)`.",
    "untransformedFrame": "Where the view would be without its transform.",
    "sizeThatFits": "In steps: the size that suits the view in some room.",
  ].merging(LanguageWords.predicates.map { ($0.name, $0.documentation) }) { own, _ in own }

  /// Settable properties.
  static let properties: [String: String] = [
    "center": "The middle in the superview, at the design size.",
    "anchorPoint": "What a transform turns about, in shares of the bounds.",
    "mask": "What gives when the superview changes: `W+BM` is a flexible width and bottom margin.",
    "translatesAutoresizingMaskIntoConstraints": "Whether frame and mask become rules.",
    "autoresizesSubviews": "Whether masks of views inside answer.",
    "isFlipped":
      "With `profile = appkit`: true if y runs down inside the view, so that `minYMargin` is the margin at the top.",
    "clipsToBounds": "Whether what lies beyond the bounds is cut off.",
    "hidden": "A hidden view keeps its rules, and takes no room in a stack.",
    "transform": "How the view is turned, scaled or moved after layout.",
    "intrinsic": "The size of the content.",
    "hugging": "How much the view resists to be larger than its content.",
    "compression": "How much the view resists to be smaller than its content.",
    "margins": "How far the `margins` guide lies inside.",
    "preservesSuperviewLayoutMargins": "Whether margins are at least those of the superview.",
    "insetsLayoutMarginsFromSafeArea": "Whether the safe area is added to the margins.",
    "alignmentInsets": "What rules do not count to the view.",
    "direction": "Which way a line of text runs.",
    "text": "What the view shows; it has its size from it.", "font": "The size of the letters, points.",
    "lines": "How many lines the text may take; 0 is as many as needed.",
    "preferredMaxLayoutWidth": "The width at which the text breaks, whatever the view's.",
    "contentMode": "How a picture lies in its view.", "capInsets": "The borders of a picture that are not stretched.",
    "shownMiddle": "What of a picture lies between its caps.",
    "resizing": "Whether the middle of a picture is stretched or repeated.",
    "backgroundColor": "The colour of the view in drawings.",
    "axis": "Which way a stack runs.", "distribution": "How a stack shares its room along its axis.",
    "alignment": "Where a stack puts its views across its axis.", "spacing": "The gap between arranged views.",
    "layoutMarginsRelativeArrangement": "Whether a stack arranges inside its margins.",
    "baselineRelativeArrangement": "Whether a stack measures gaps between baselines.",
    "stackHugging": "With `profile = appkit`: the priority at which a stack is no larger than its views.",
    "clippingResistance":
      "With `profile = appkit`: the priority at which a stack is no smaller than its views. It never squeezes them.",
    "spacingAfter": "The gap behind this view of a stack.",
    "gravity": "Which group of an AppKit stack the view is in.",
    "columns": "The columns of a grid.", "rows": "The rows of a grid.",
    "columnSpacing": "The gap between columns.", "rowSpacing": "The gap between rows.",
    "column": "The column of a view in a grid, from 0.", "row": "The row of a view in a grid, from 0.",
    "columnSpan": "How many columns a view takes.", "rowSpan": "How many rows a view takes.",
    "profile": "Whose rules hold: `uikit` or `appkit`.",
    "autoresizing": "How masks share what is left over.", "transforms": "What rules relate of a turned view.",
    "standardSpacing": "What `-` to the superview is in a visual format.",
    "constant": "The number of a named rule.", "priority": "How much a named rule counts.",
    "active": "Whether a named rule is in force.",
  ]

  /// Clauses behind constraints.
  static let clauses: [String: String] = [
    "inset": "The edges lie so far inside: `.edges == superview inset 16`, or `inset (top: 8, horizontal: 16)`.",
    "offset":
      "The place lies so much further: `.center == superview offset (0, -20)`. Leading and trailing edges move as text runs.",
  ]

  /// Types of parameters.
  static let types: [String: String] = [
    "Length": "A number of points: `8`, `2 * gap`.", "Number": "A number without a unit: `0.5`, `3`.",
    "Text": "A text in quotes: `\"Inbox\"`.", "Bool": "`true` or `false`.", "Size": "A width and a height: `44x44`.",
  ]

  /// Words that conditions compare with.
  static let answers: [String: String] = [
    "ltr": "from left to right", "rtl": "from right to left", "compact": "little room", "regular": "enough room",
  ]

  /// Returns the documentation of a named priority.
  static func priority(_ name: String) -> String {
    switch name {
    case "required": "It holds, whatever else does not."
    case "high": "As much as views resist to be smaller than their content."
    case "low": "As much as views resist to be larger than their content."
    case "fitting": "Only asks for as little room as fits."
    default: "A priority of AppKit's windows."
    }
  }

  /// Returns the documentation of an option behind visual formats.
  static func formatOption(_ word: String) -> String {
    if word.hasPrefix("alignAll") {
      let edge = word.dropFirst("alignAll".count)
      return "Makes `\(edge.prefix(1).lowercased() + edge.dropFirst())` of all views in the format the same."
    }
    if word.hasPrefix("direction") { return "Which way a horizontal format is read." }
    return "What vertical gaps are measured between."
  }

  /// Returns the documentation of a keyword that begins statements.
  static func statement(_ word: String) -> String {
    StatementSnippets.all.first { $0.word == word }.map { "`\(word)`: \($0.detail)." } ?? ""
  }
}
