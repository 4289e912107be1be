/// The colours of a document in the words of the language.
struct Colours {
  private let document: BuilderDocument
  private var tree: ElementTree { document.tree }

  init(_ document: BuilderDocument) { self.document = document }

  private static let white = "#ffffff"
  private static let black = "#000000"
  /// Colours of UIKit that files only name.
  private static let named = [
    "darkTextColor": black, "lightTextColor": "#ffffff99", "groupTableViewBackgroundColor": "#efeff4",
    "scrollViewTexturedBackgroundColor": "#6f7179", "viewFlipsideBackgroundColor": "#1f1f21",
    "tableCellGroupedBackgroundColor": white,
  ]

  /// The background of a view, if it differs from what is behind the view; nil otherwise.
  func background(of view: ViewIndex) -> String? {
    guard let own = color(document.views[view].element, "backgroundColor"), own != behind(view) else { return nil }
    return own
  }

  /// The background of the first superview that has one; white without.
  private func behind(_ view: ViewIndex) -> String {
    for superview in document.superviews(of: view) {
      if let found = color(document.views[superview].element, "backgroundColor") { return found }
    }
    return Colours.white
  }

  /// The colour of the text of a label, field or button; nil if it is black or not written.
  func text(of view: ViewIndex) -> String? {
    let element = document.views[view].element
    let normal = tree.children(element, "state").first { tree[$0]["key"] == "normal" }
    let own = color(element, "textColor") ?? normal.flatMap { color($0, "titleColor") }
    return own == Colours.black ? nil : own
  }

  /// The colour of an element under a key; nil if it has none, or a clear one.
  private func color(_ element: Int, _ key: String) -> String? {
    tree.child(element, "color", key: key).flatMap { color($0, depth: 0) }
  }

  private func color(_ element: Int, depth: Int) -> String? {
    let source = tree[element]
    if source["alpha"] == "0.0" || source["alpha"] == "0" { return nil }
    if let name = source["cocoaTouchSystemColor"] { return Colours.named[name] }
    if let name = source["systemColor"] ?? source["name"], depth == 0 {
      return resource(name).flatMap { color($0, depth: 1) }
    }
    let parts = ["red", "green", "blue"].map { source[$0] ?? source["white"] }
    let bytes = parts.compactMap { byte($0) }
    guard bytes.count == 3 else { return nil }
    let opacity = byte(source["alpha"]) ?? 255
    return "#" + (bytes + (opacity == 255 ? [] : [opacity])).map { hexadecimal($0) }.joined()
  }

  /// The colour of a catalog, which the end of the file repeats.
  private func resource(_ name: String) -> Int? {
    guard let root = tree.root("document"), let resources = tree.child(root, "resources") else { return nil }
    let entry = tree[resources].children.first { child in
      tree[child]["name"] == name && ["namedColor", "systemColor"].contains(tree[child].name)
    }
    return entry.flatMap { tree.child($0, "color") }
  }

  /// A part of a colour, 0 to 1, as a byte.
  private func byte(_ text: String?) -> Int? {
    guard let part = text.flatMap({ Length($0) }) else { return nil }
    return min(max((part.millionths * 255 + 500_000) / 1_000_000, 0), 255)
  }

  private func hexadecimal(_ byte: Int) -> String {
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }
}
