internal import LayCompiler
internal import LayParser

/// The documentation of the language's words, a sentence each: for completion and hover.
enum LanguageDocs {
  /// Kinds of views.
  static let kinds: [String: String] = [
    "View": "A rectangle without an intrinsic content size.",
    "Label": "Text, which is its intrinsic content size. Content hugging 251.",
    "Button": "A button; its intrinsic content size is that of its title with insets.",
    "Image": "A picture; `intrinsic` is its size. Content hugging 251.",
    "TextField": "A line to type into; its height is that of a line.",
    "TextView":
      "Lines to type into, which scroll, so that the text gives it no size; with `scrolls = false` it is as high as its lines.",
    "Switch": "A switch, on or off; 51x31. Content hugging 750.",
    "Slider": "A slider; 31 high.",
    "Stepper": "A stepper, plus and minus; 94x32. Content hugging 750.",
    "Progress": "A progress bar; 4 high. Content hugging 750.",
    "Spinner": "An activity indicator; 20x20. Content hugging 750.",
    "ScrollView": "A view that scrolls: constraints of its subviews to its edges determine the content size.",
    "HStack": "Arranges its views side by side.",
    "VStack": "Arranges its views one below the other.",
    "Grid": "Arranges its views in columns and rows.",
    "Spacer": "Flexible space: content hugging 1.",
    "SegmentedControl": "Titles side by side. The user chooses one of them. `segments` determine the width.",
    "DatePicker":
      "A date that the user changes. `datePickerStyle` determines the size. In the `compact` style, `text` determines it too.",
    "PickerView": "Wheels with values; 320x216.",
    "PopUpButton": "A button with a menu of values; its intrinsic content size is that of its title with insets.",
    "Separator": "A thin line; 1 high, in a row 1 wide.",
    "Table": "Rows that scroll: constraints of its subviews to its edges determine the content size.",
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
    "keyboardLayoutGuide": "In the root: what the keyboard covers, or the bottom of the safe area while it is hidden.",
    "frameGuide": "The window of a scroll view, which does not scroll.",
  ]

  /// Readable values of a view besides its attributes.
  static let geometry: [String: String] = {
    var found = ["x": "The left of the frame in the superview.", "y": "The top of the frame in the superview."]
    for row in MemberRow.all where found[row.name] == nil { found[row.name] = row.documentation }
    for row in LanguageWords.predicates where found[row.name] == nil { found[row.name] = row.documentation }
    return found
  }()

  /// Settable properties.
  static let properties: [String: String] = [String: String](
    uniqueKeysWithValues: LanguageWords.properties.map { ($0.name, $0.documentation) })

  /// Clauses behind constraints.
  static let clauses: [String: String] = [
    "inset": "The edges lie so far inside: `.edges == superview inset 16`, or `inset (top: 8, horizontal: 16)`.",
    "offset":
      "The place lies so much further: `.center == superview offset (0, -20)`. Leading and trailing edges move as text runs.",
  ]

  /// Types of parameters.
  static let types: [String: String] = [
    "Length": "A number of points: `8`, `2 * gap`.", "Number": "A number without a unit: `0.5`, `3`.",
    "Text": "A string in quotes: `\"Inbox\"`.", "Bool": "`true` or `false`.", "Size": "A width and a height: `44x44`.",
  ]

  /// The names that conditions compare with words.
  static let questions: [String: String] = [
    "direction": "The layout direction: `ltr` or `rtl`.",
    "horizontalSizeClass":
      "The size class of the width: `compact` below 600 points unless it is given, else `regular`.",
    "verticalSizeClass": "The size class of the height: `compact` below 480 points unless it is given, else `regular`.",
    "textSize": "The text size that the user chooses, from `xSmall` to `accessibility5`.",
  ]

  /// Words that conditions compare with.
  static let answers: [String: String] = {
    var found = [
      "ltr": "from left to right", "rtl": "from right to left", "compact": "little room", "regular": "enough room",
    ]
    for name in LanguageWords.textSizes {
      found[name] = "`font = body` is \(LanguageWords.bodySize(at: name) ?? "17") points"
    }
    return found
  }()

  /// Returns the documentation of a named priority.
  static func priority(_ name: String) -> String {
    switch name {
    case "required": "Required: never violated."
    case "high": "The default compression resistance of views."
    case "low": "The default content hugging of views."
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
