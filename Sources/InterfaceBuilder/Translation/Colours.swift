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

  /// Colours of AppKit with a light appearance, which files only name.
  private static let ofDesktop = [
    "secondaryLabelColor": "#00000080", "tertiaryLabelColor": "#00000042", "disabledControlTextColor": "#00000040",
    "linkColor": "#0068da",
  ]
  /// Colours that texts and backgrounds have anyway.
  private static let ofViews: Set<String> = [
    "clearColor", "controlBackgroundColor", "controlColor", "controlTextColor", "headerColor", "labelColor",
    "textBackgroundColor", "textColor", "windowBackgroundColor",
  ]

  /// The background of a view, if it differs from what is behind the view; nil otherwise.
  func background(of view: ViewIndex, in scene: BuilderScene) -> String? {
    guard let own = ownBackground(of: view, in: scene), own != behind(view, in: scene) else { return nil }
    return own
  }

  /// The background that the file writes; that of a cell is behind its content view.
  private func ownBackground(of view: ViewIndex, in scene: BuilderScene) -> String? {
    let element = document.views[view].element
    if let own = color(element, "backgroundColor") ?? configured("baseBackgroundColor", element) { return own }
    if tree[element]["boxType"] == "custom" { return color(element, "fillColor") }
    if let cell = tree.child(element, key: "cell"), tree[cell]["drawsBackground"] == "YES" {
      return color(cell, "backgroundColor")
    }
    return view == scene.view && scene.kind != .controller ? color(scene.owner, "backgroundColor") : nil
  }

  /// The background of the first superview that has one; without, white on iOS, and on macOS that of the window.
  private func behind(_ view: ViewIndex, in scene: BuilderScene) -> String? {
    for superview in document.superviews(of: view) {
      if let found = ownBackground(of: superview, in: scene) { return found }
    }
    return document.platform == .macOS ? nil : Colours.white
  }

  /// A colour of the configuration of a button.
  private func configured(_ key: String, _ element: Int) -> String? {
    tree.child(element, "buttonConfiguration").flatMap { color($0, key) }
  }

  /// The colour of the text of a label, field or button; nil if it is black or not written.
  func text(of view: ViewIndex) -> String? {
    let element = document.views[view].element
    let normal = tree.children(element, "state").first { tree[$0]["key"] == "normal" }
    let cell = tree.child(element, key: "cell").flatMap { color($0, "textColor") }
    let ofButton = normal.flatMap { color($0, "titleColor") } ?? configured("baseForegroundColor", element)
    let own = color(element, "textColor") ?? cell ?? ofButton
    return own == Colours.black ? nil : own
  }

  /// The colour of an element under a key; nil if it has none, or a clear one.
  func color(_ element: Int, _ key: String) -> String? {
    tree.child(element, "color", key: key).flatMap { color($0, depth: 0) }
  }

  private func color(_ element: Int, depth: Int) -> String? {
    let source = tree[element]
    if source["alpha"] == "0.0" || source["alpha"] == "0" { return nil }
    if let name = source["cocoaTouchSystemColor"] { return Colours.named[name] }
    if let name = source["systemColor"] ?? source["name"], depth == 0 {
      // Betas of Xcode 11 wrote the parts beside the name.
      if let entry = resource(name) { return color(entry, depth: 1) }
      if let known = Colours.ofDesktop[name] { return known }
    }
    let parts = ["red", "green", "blue"].map { source[$0] ?? source["white"] }
    let bytes = parts.compactMap { byte($0) }
    guard bytes.count == 3 else { return nil }
    let opacity = byte(source["alpha"]) ?? 255
    return "#" + (bytes + (opacity == 255 ? [] : [opacity])).map { hexadecimal($0) }.joined()
  }

  /// True for a colour that is seen and whose value neither the file nor a table has.
  func isUnknown(_ element: Int) -> Bool {
    let source = tree[element]
    let name = source["cocoaTouchSystemColor"] ?? source["systemColor"] ?? source["name"]
    if source["alpha"].flatMap({ Length($0) }) == .zero || name.map({ Colours.ofViews.contains($0) }) == true {
      return false
    }
    let found = name.flatMap { resource($0) } ?? element
    return tree[found]["alpha"].flatMap { Length($0) } != .zero && color(element, depth: 0) == nil
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
