/// The text that a view shows; nil if it has none.
func shownTextOf(_ view: ViewIndex, _ document: BuilderDocument) -> String? {
  let tree = document.tree
  let element = document.views[view].element
  if let text = tree[element]["text"] { return text }
  if let string = tree.child(element, "string", key: "text") { return tree[string].text }
  if let attributed = tree.child(element, "attributedString", key: "attributedText") {
    let parts = tree.descendants(attributed).compactMap { part -> String? in
      guard tree[part].name == "fragment" else { return nil }
      return tree[part]["content"] ?? tree.child(part, "string", key: "content").map { tree[$0].text }
    }
    return parts.isEmpty ? nil : parts.joined()
  }
  for state in tree.children(element, "state") where tree[state]["key"] == "normal" {
    if let title = tree[state]["title"] { return title }
    if let string = tree.child(state, "string", key: "title") { return tree[string].text }
  }
  if let configuration = tree.child(element, "buttonConfiguration"), let title = tree[configuration]["title"] {
    return title
  }
  if let cell = tree.child(element, key: "cell") {
    if let title = tree[cell]["title"] { return title }
    if let string = tree.child(cell, "string", key: "title") { return tree[string].text }
  }
  return nil
}

extension BuilderDocument {
  /// The text that an empty field shows; nil without one.
  func placeholder(of view: ViewIndex) -> String? {
    let element = views[view].element
    if let string = tree.child(element, "string", key: "placeholder") { return tree[string].text }
    return tree[element]["placeholder"] ?? tree.child(element, key: "cell").flatMap { tree[$0]["placeholderString"] }
  }

  /// The space around the content of a button that the file sets: both sides, and above and below; nil for the usual
  /// one.
  func contentEdgeInsets(of view: ViewIndex) -> (width: Length, height: Length)? {
    let configuration = tree.child(views[view].element, "buttonConfiguration")
    if let insets = configuration.flatMap({ tree.child($0, key: "contentInsets") }) {
      return (sum(insets, "leading", "trailing"), sum(insets, "top", "bottom"))
    }
    guard let insets = tree.child(views[view].element, key: "contentEdgeInsets") else { return nil }
    let sums = (width: sum(insets, "minX", "maxX"), height: sum(insets, "minY", "maxY"))
    // UIKit takes insets of zero for none that are set.
    return sums == (.zero, .zero) ? nil : sums
  }

  private func sum(_ element: Int, _ first: String, _ second: String) -> Length {
    [first, second].reduce(.zero) { $0 + (tree[element][$1].flatMap { Length($0) } ?? .zero) }
  }

  /// The titles of the segments of a segmented control of iOS, empty for a segment without one.
  func segmentTitles(of view: ViewIndex) -> [String] {
    guard let list = tree.child(views[view].element, "segments") else { return [] }
    return tree.children(list, "segment").map { tree[$0]["title"] ?? "" }
  }
}
