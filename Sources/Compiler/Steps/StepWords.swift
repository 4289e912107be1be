internal import LayParser

/// The words that only steps know (LANGUAGE §10).
enum StepWords {
  /// The points of a view that `align` speaks of.
  static let positions: [String] = neutral + leftRight + leadingTrailing
  private static let neutral = ["topCenter", "center", "bottomCenter"]
  private static let leftRight = ["topLeft", "topRight", "leftCenter", "rightCenter", "bottomLeft", "bottomRight"]
  private static let leadingTrailing = [
    "topLeading", "topTrailing", "leadingCenter", "trailingCenter", "bottomLeading", "bottomTrailing",
  ]

  /// Which side of a position depends on the direction of the text: two families that do not mix.
  enum Family {
    case neutral, leftRight, leadingTrailing
  }

  /// The family of a position.
  static func family(of position: String) -> Family {
    leftRight.contains(position) ? .leftRight : leadingTrailing.contains(position) ? .leadingTrailing : .neutral
  }

  /// The position that was probably meant by `name`, an edge or a misspelt position.
  static func position(near name: String) -> String? {
    switch name {
    case "top", "bottom", "left", "right", "leading", "trailing": "\(name)Center"
    case "centerTop", "centerBottom", "centerLeft", "centerRight", "centerLeading", "centerTrailing":
      lowercasedFirst(name.dropFirst("center".count)) + "Center"
    case "middle", "centre", "centerX", "centerY": "center"
    default: nil
    }
  }

  private static func lowercasedFirst(_ word: Substring) -> String {
    guard let first = word.utf8.first else { return "" }
    return String(decoding: [first | 0x20] + Array(word.utf8.dropFirst()), as: UTF8.self)
  }

  /// What may stand behind the view and its room in `sizeToFit`.
  static let fitting = [
    "minWidth", "maxWidth", "minHeight", "maxHeight", "minSize", "maxSize", "fixedWidth", "fixedHeight", "fixedSize",
    "wrap",
  ]

  /// What other languages call the `flexible` of `distribute`.
  static let meanFlexible = ["flexibleSpace", "flex", "spacer", "Spacer", "space", "stretch"]

  /// Where `distribute` puts views across its axis.
  static func sides(isHorizontal: Bool) -> [String] {
    isHorizontal ? ["top", "centered", "bottom"] : ["leading", "centered", "trailing"]
  }

  /// The properties of a view that steps set.
  static let settable = ["frame", "bounds", "bounds.size", "bounds.origin", "center", "untransformedFrame"]

  /// How the whole is set of which `text`, such as `title.frame.width`, is a part: what else the whole has stays as it
  /// is. Nil for parts that say nothing of the others.
  static func wholeSetting(ofPart text: String) -> String? {
    var names = text.split(separator: ".").map(String.init)
    guard names.count > 2, let part = names.popLast(), let last = names.last else { return nil }
    var whole = names.joined(separator: ".")
    let parts: [String]
    switch (last, part) {
    case ("center", "x"), ("center", "y"), ("origin", "x"), ("origin", "y"): parts = ["x", "y"]
    case ("size", "width"), ("size", "height"): parts = ["width", "height"]
    case ("bounds", "width"), ("bounds", "height"):
      whole += ".size"
      parts = ["width", "height"]
    case (_, "x"), (_, "y"), (_, "width"), (_, "height"): parts = ["x", "y", "width", "height"]
    case (_, "origin"): return "for example `\(whole) = (…, …, \(whole).width, \(whole).height)`, or `align`"
    case (_, "size"): return "for example `\(whole) = (\(whole).x, \(whole).y, …, …)`"
    default: return nil
    }
    // `frame.size` and `frame.origin` are parts themselves.
    if names.count > 2 && names[names.count - 2] == "frame" && (last == "size" || last == "origin") {
      return wholeSetting(ofPart: names.dropLast().joined(separator: ".") + "." + part)
    }
    let values = parts.map { $0 == part ? "…" : "\(whole).\($0)" }
    return "for example `\(whole) = (\(values.joined(separator: ", ")))`"
  }

  /// The parts of a rectangle and what they are.
  static func part(ofRectangle name: String) -> StepValue? {
    switch name {
    case "x", "y", "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY": .number
    case "origin", "center": .point
    case "size": .size
    default: nil
    }
  }

  /// What may stand behind the dot of a rectangle, methods included.
  static let rectangleParts = [
    "x", "y", "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "origin", "size", "center", "inset",
    "offset",
  ]
}
