internal import LayParser

/// The words that exist only in steps (LANGUAGE §10).
enum StepWords {
  /// The points of a view in `align`.
  static let positions: [String] = neutral + leftRight + leadingTrailing
  private static let neutral = ["topCenter", "center", "bottomCenter"]
  private static let leftRight = ["topLeft", "topRight", "leftCenter", "rightCenter", "bottomLeft", "bottomRight"]
  private static let leadingTrailing = [
    "topLeading", "topTrailing", "leadingCenter", "trailingCenter", "bottomLeading", "bottomTrailing",
  ]

  /// The families of positions, by whether a side depends on the layout direction; the last two do not mix.
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

  /// The words that may follow the view and its room in `sizeToFit`.
  static let fitting = [
    "minWidth", "maxWidth", "minHeight", "maxHeight", "minSize", "maxSize", "fixedWidth", "fixedHeight", "fixedSize",
    "wrap",
  ]

  /// The words of other languages for the `flexible` of `distribute`.
  static let meanFlexible = ["flexibleSpace", "flex", "spacer", "Spacer", "space", "stretch"]

  /// The positions of views across the axis of `distribute`.
  static func sides(isHorizontal: Bool) -> [String] {
    isHorizontal ? ["top", "centered", "bottom"] : ["leading", "centered", "trailing"]
  }

  /// The properties of a view that steps set.
  static let settable = ["frame", "bounds", "bounds.size", "bounds.origin", "center", "untransformedFrame"]

  /// The setting of the whole property of which `text`, such as `title.frame.width`, is a part, keeping the other
  /// parts. Nil for parts that do not determine the others.
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
}
