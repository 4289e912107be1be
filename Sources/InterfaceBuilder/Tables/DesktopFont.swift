internal import LayModel
internal import LayNumbers

/// The font of a cell of macOS.
struct DesktopFont {
  let size: Length
  /// The word of the language.
  let weight: String
  /// The name of a font other than the system's.
  let family: String?

  init(_ font: ElementTree.Element) {
    let meta = font["metaFont"] ?? ""
    size = font["size"].flatMap { Length($0) } ?? DesktopFont.size(of: meta)
    switch meta {
    case "systemBold", "smallSystemBold": weight = "bold"
    case "systemSemibold": weight = "semibold"
    case "systemMedium": weight = "medium"
    case "systemLight": weight = "light"
    default: weight = "regular"
    }
    family = font["name"]
  }

  /// The size of a font that has a name for its use.
  private static func size(of meta: String) -> Length {
    switch meta {
    case "smallSystem", "smallSystemBold", "label", "message", "toolTip": Length(11)
    case "cellTitle": Length(12)
    case "miniSystem": Length(9)
    default: Length(13)
    }
  }

  /// The share of the width of a frame that a text may have if it is taken for one line.
  private static let mostOfWidth = Rational(15, 16)

  /// True if a label may break its text into several lines at the recorded width.
  static func mayWrap(_ view: ViewIndex, _ document: BuilderDocument) -> Bool {
    guard let text = shownTextOf(view, document),
      let cell = document.tree.child(document.views[view].element, key: "cell")
    else { return false }
    if text.utf8.contains(UInt8(ascii: "\n")) { return true }
    let mode = document.tree[cell]["lineBreakMode"]
    if mode == "clipping" || mode?.hasPrefix("truncating") == true { return false }
    guard let frame = document.views[view].frame else { return true }
    let font = document.tree.child(cell, key: "font").map { DesktopFont(document.tree[$0]) }
    if font?.family != nil { return true }
    let width = TextMeasure.width(
      of: text, fontSize: font.map { Rational($0.size) } ?? 13,
      weight: font.flatMap { FontWeight(name: $0.weight) } ?? .regular)
    return width > Rational(frame.width) * mostOfWidth
  }
}
