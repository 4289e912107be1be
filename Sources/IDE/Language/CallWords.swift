internal import LayCompiler

/// A call with arguments in parentheses other than a component's, with the documentation of its parameters.
struct CallWords {
  var name: String
  var parameters: [(label: String, documentation: String)]
  var documentation: String

  private init(_ name: String, _ documentation: String, _ parameters: (String, String)...) {
    self.name = name
    self.documentation = documentation
    self.parameters = parameters.map { (label: $0.0, documentation: $0.1) }
  }

  /// The snippet of the call, with a placeholder for each required number.
  var snippet: String {
    let values = examples.isEmpty ? ["0"] : examples
    return "\(name)(" + values.enumerated().map { "${\($0 + 1):\($1)}" }.joined(separator: ", ") + ")"
  }

  /// The example value of each parameter.
  private var examples: [String] {
    switch name {
    case "min", "max": ["0", "0"]
    case "mod": ["0", "2"]
    case "rotate": ["90deg"]
    case "scale", "fraction", "flexible": ["1"]
    case "translate": ["0", "0"]
    case "matrix": ["1", "0", "0", "1", "0", "0"]
    default: ["0"]
    }
  }

  /// Functions and methods.
  static let functions: [CallWords] = others + predicates

  private static let predicates: [CallWords] = LanguageWords.predicates.compactMap { row in
    guard let parameter = row.argument.parameter else { return nil }
    return CallWords(row.name, row.claim, (parameter.label, parameter.documentation))
  }

  private static let others: [CallWords] = [
    CallWords("min", "the least of the numbers", ("number", "a number"), ("…", "as many as there are")),
    CallWords("max", "the greatest of the numbers", ("number", "a number"), ("…", "as many as there are")),
    CallWords("abs", "the number without its sign", ("number", "a number")),
    CallWords("round", "the nearest whole number, a half upwards", ("number", "a number")),
    CallWords("floor", "the whole number below", ("number", "a number")),
    CallWords("ceil", "the whole number above", ("number", "a number")),
    CallWords("mod", "what a division leaves", ("number", "what is divided"), ("divisor", "by what")),
    CallWords("roundToPixel", "the nearest edge of a pixel", ("number", "points")),
    CallWords("floorToPixel", "the edge of a pixel below", ("number", "points")),
    CallWords("ceilToPixel", "the edge of a pixel above", ("number", "points")),
    CallWords("rotate", "turns clockwise about the anchor point", ("angle", "such as `90deg` or `1.5rad`")),
    CallWords(
      "scale", "makes larger or smaller", ("x", "the factor across"),
      ("y", "the factor down; that of x where it is left out")),
    CallWords("translate", "moves", ("dx", "points to the right"), ("dy", "points down")),
    CallWords(
      "matrix", "a transform by its entries", ("a", "x of x"), ("b", "y of x"), ("c", "x of y"), ("d", "y of y"),
      ("tx", "points to the right"), ("ty", "points down")),
    CallWords("sizeThatFits", "the size that suits a view", ("available", "the room there is: a size")),
    CallWords("offset", "the rectangle, moved", ("dx", "points to the right"), ("dy", "points down")),
    CallWords(
      "inset", "the rectangle without its borders", ("top", "points; the only number counts for all sides"),
      ("leading", "points"), ("bottom", "points"), ("trailing", "points")),
    CallWords("flexible", "room that takes what is left", ("weight", "its share; 1 where it is left out")),
    CallWords("fraction", "a share of what is left for columns or rows", ("weight", "its share")),
    CallWords(
      "edges", "rules for these edges only", ("edge", "`top leading bottom trailing left right`"), ("…", "more")),
  ]

  private static let inset: [(String, String)] = [
    ("top", "points, inwards"), ("leading", "points"), ("bottom", "points"), ("trailing", "points"),
  ]

  /// Properties and clauses whose value is in parentheses.
  static let values: [CallWords] = [
    CallWords(
      "frame", "where the view is at the design size", ("x", "points"), ("y", "points"), ("width", "points"),
      ("height", "points")),
    CallWords(
      "bounds", "the own coordinates", ("x", "what is scrolled by"), ("y", "what is scrolled by"), ("width", "points"),
      ("height", "points")),
    CallWords("center", "the middle, in the superview", ("x", "points"), ("y", "points")),
    CallWords(
      "anchorPoint", "what a transform turns about", ("x", "a share of the width"), ("y", "a share of the height")),
    CallWords(
      "offset", "how far from there",
      ("dx", "points to the right; where rules speak of leading and trailing edges, towards trailing"),
      ("dy", "points down")),
    ofInset("margins", "how far the margins guide lies inside"),
    ofInset("alignmentInsets", "what rules do not count to the view"),
    ofInset("capInsets", "the borders of a picture that are not stretched"),
    ofInset("inset", "how far inside"),
  ]

  /// True for an inset, whose arguments may have labels.
  var isInset: Bool { parameters.map { $0.label } == CallWords.inset.map { $0.0 } }

  private static func ofInset(_ name: String, _ documentation: String) -> CallWords {
    var words = CallWords(name, documentation + "; or labelled, such as `(top: 8, horizontal: 16)`")
    words.parameters = inset.map { (label: $0.0, documentation: $0.1) }
    return words
  }

  /// The labelled parameters of an inset, of which any subset may be given.
  static let labelledInset: [(label: String, documentation: String)] = LanguageWords.insetLabels.map { label in
    let sides = label == "horizontal" ? "points, inwards on both sides" : "points, inwards above and below"
    return (label: label + ":", documentation: ["horizontal", "vertical"].contains(label) ? sides : "points, inwards")
  }

  /// The labels behind the size of an `expect`.
  static let expect: CallWords = {
    var words = CallWords("expect", "what is so besides the size; also a metric or a named rule, with its number")
    words.parameters = LanguageWords.expectLabels.map { label in
      let example = label.words.first ?? expectExamples[label.name]?.value ?? ""
      let documentation = label.words.map { "`\($0)`" }.joined(separator: " or ")
      return (
        label: "\(label.name): \(example)",
        documentation: documentation.isEmpty ? expectExamples[label.name]?.documentation ?? "" : documentation
      )
    }
    return words
  }()

  /// Example values of the labels that take no words.
  private static let expectExamples = [
    "safeArea": (value: "(0, 0, 0, 0)", documentation: "what is covered: top, left, bottom, right"),
    "keyboard": (value: "300", documentation: "the height of the keyboard, points; 0 while it is hidden"),
    "state": (value: "name", documentation: "one of the states"),
    "scale": (value: "2", documentation: "pixels a point; frames are then snapped"),
  ]
}
