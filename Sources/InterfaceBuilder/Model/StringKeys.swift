package import LayModel

// The keys of the strings file of a storyboard or xib, such as `de.lproj/Main.strings`: the object id and the property. Source: Apple, "Xcode
// Help: Localize strings", and the files that `ibtool --export-strings-file` writes; the key of a button with a configuration is assumed.
extension BuilderDocument {
  /// The texts of a view with their keys.
  package func stringKeys(of view: ViewIndex) -> [(part: TextPlace.Part, key: String, text: String)] {
    let id = views[view].id
    if platform == .macOS { return stringKeysOfCell(of: view) }
    var found: [(part: TextPlace.Part, key: String, text: String)] = []
    if let text = shownTextOf(view, self), !text.isEmpty {
      found.append((.text, "\(id).\(propertyOfText(view))", text))
    }
    if let placeholder = placeholder(of: view), !placeholder.isEmpty {
      found.append((.placeholder, "\(id).placeholder", placeholder))
    }
    for (index, title) in segmentTitles(of: view).enumerated() where !title.isEmpty {
      found.append((.segment(index), "\(id).segmentTitles[\(index)]", title))
    }
    return found
  }

  /// The property of the text of a view of UIKit.
  private func propertyOfText(_ view: ViewIndex) -> String {
    if views[view].tag != "button" { return "text" }
    return tree.child(views[view].element, "buttonConfiguration") == nil ? "normalTitle" : "configuration.title"
  }

  /// The texts of the cell of a view of AppKit.
  private func stringKeysOfCell(of view: ViewIndex) -> [(part: TextPlace.Part, key: String, text: String)] {
    guard let cell = tree.child(views[view].element, key: "cell"), let id = tree[cell]["id"] else { return [] }
    let title = shownTextOf(view, self).map { (part: TextPlace.Part.text, key: "\(id).title", text: $0) }
    let placeholder = placeholder(of: view).map {
      (part: TextPlace.Part.placeholder, key: "\(id).placeholderString", text: $0)
    }
    return [title, placeholder].compactMap { $0 }.filter { !$0.text.isEmpty }
  }
}
