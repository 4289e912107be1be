/// Words for views and guides, seen from the braces of one of them.
struct References {
  let document: BuilderDocument
  /// The view of the layout itself.
  let root: ViewIndex
  /// True if the layout's view is around `root`, which is a view of the layout then.
  let isWrapped: Bool
  let naming: Naming

  /// The path of a view, for statements in the braces of `scope`; nil if the view is not in this layout.
  func path(_ view: ViewIndex, from scope: ViewIndex) -> String? {
    if view == scope { return view == root && !isWrapped ? "root" : "" }
    if view == root && !isWrapped {
      return document.views[scope].superview == view ? "superview" : "root"
    }
    if document.views[scope].superview == view { return "superview" }
    let outer = document.superviews(of: scope)
    if outer.contains(view) { return naming[view] }
    let around = [view] + document.superviews(of: view)
    guard around.contains(root) else { return nil }
    // The names from below the nearest common superview down to the view.
    var names: [String] = []
    for next in around {
      if next == scope || outer.contains(next) { break }
      if next == root && !isWrapped { break }
      names.append(naming[next])
    }
    return names.reversed().joined(separator: ".")
  }

  /// An attribute of a view or guide: `superview.leading`, `safeArea.top`, `.width`; nil if it has no words.
  func attribute(_ item: BuilderItem, _ name: String, from scope: ViewIndex) -> Target? {
    if let guide = item.guide { return attribute(of: guide, item.view, name, from: scope) }
    guard let path = path(item.view, from: scope) else { return nil }
    if let margin = References.margins[name] {
      let owner = path == "superview" ? "" : path == "" ? "." : "\(path)."
      return Target(owner: "\(owner)margins", attribute: margin)
    }
    return Target(owner: path, attribute: name)
  }

  private static let margins = [
    "leadingMargin": "leading", "trailingMargin": "trailing", "topMargin": "top", "bottomMargin": "bottom",
    "leftMargin": "left", "rightMargin": "right", "centerXWithinMargins": "centerX", "centerYWithinMargins": "centerY",
  ]

  private func attribute(of guide: BuilderGuide, _ view: ViewIndex, _ name: String, from scope: ViewIndex) -> Target? {
    guard let path = path(view, from: scope) else { return nil }
    let owner = path == "superview" ? "" : path == "" ? "." : "\(path)."
    switch guide {
    case .safeArea: return Target(owner: "\(owner)safeArea", attribute: name)
    case .content: return Target(owner: "\(owner)contentGuide", attribute: name)
    case .frame: return Target(owner: "\(owner)frameGuide", attribute: name)
    case .margins: return Target(owner: "\(owner)margins", attribute: name)
    case .readable: return Target(owner: "\(owner)readable", attribute: name)
    case .keyboard: return Target(owner: "\(owner)keyboardLayoutGuide", attribute: name)
    // The guide above the content ends where the safe area begins.
    case .top where name == "bottom" || name == "lastBaseline" || name == "baseline":
      return Target(owner: "\(owner)safeArea", attribute: "top")
    case .bottom where name == "top" || name == "firstBaseline":
      return Target(owner: "\(owner)safeArea", attribute: "bottom")
    case .top, .bottom: return name == "height" ? nil : Target(owner: path, attribute: name)
    }
  }
}

/// The words of an attribute: `superview` and `leading`.
struct Target: Hashable {
  var owner: String
  var attribute: String

  var text: String { "\(owner).\(attribute)" }
}
