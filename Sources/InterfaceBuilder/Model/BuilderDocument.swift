/// The system that a file is for.
package enum BuilderPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS

  /// The word of a person.
  package var name: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    }
  }
}

/// A storyboard or xib: views, constraints and scenes, with the elements that they come from.
package struct BuilderDocument: Sendable {
  package var tree: ElementTree
  package var platform = BuilderPlatform.iOS
  /// The version of the plug-in that wrote the file, without what follows the point; 0 if it is not written.
  package var plugin = 0
  /// The device of the canvas: `retina4_7`; nil for the square canvas of old versions.
  package var device: String?
  package var isLandscape = false
  package var isStoryboard = false
  /// True if views have safe areas; in other files, controllers have layout guides.
  package var hasSafeAreas = false
  package var views: [BuilderView] = []
  package var constraints: [BuilderConstraint] = []
  package var scenes: [BuilderScene] = []
  /// The sizes of pictures by name.
  package var images: [String: Frame] = [:]
  /// The names of outlets by the id of the object that they refer to.
  package var outlets: [String: String] = [:]
  /// The views and guides that constraints refer to, by id.
  package var items: [String: BuilderItem] = [:]
  /// The indices of views by id.
  package var viewsByID: [String: ViewIndex] = [:]
  /// True if a label without a text has its recorded size as content, as on the canvas of older versions of Xcode; false if it has
  /// none, as in apps.
  package var keepsEmptyLabels = true
  /// Parts that are not translated.
  package var losses: [Loss] = []

  /// A part of a file that has no counterpart in a layout.
  package struct Loss: Hashable, Sendable {
    package var element: Int
    package var message: String
  }

  package init(tree: ElementTree) { self.tree = tree }

  /// The attribute of a view's element.
  package func attribute(_ view: ViewIndex, _ name: String) -> String? { tree[views[view].element][name] }

  /// The elements with the attribute `key` of the parts of an attributed text, nil for a part without it; empty without such a text.
  package func attributes(_ key: String, of view: ViewIndex) -> [Int?] {
    guard let text = tree.child(views[view].element, "attributedString", key: "attributedText") else { return [] }
    return tree.descendants(text).filter { tree[$0].name == "fragment" }.map { fragment in
      tree.child(fragment, "attributes").flatMap { tree.child($0, key: key) }
    }
  }

  /// The attributes of a view's element that the app sets when it loads the view.
  func runtimeAttributes(of element: Int) -> [Int] {
    tree.child(element, "userDefinedRuntimeAttributes").map { tree[$0].children } ?? []
  }

  /// True for a label of iOS that shows no text, which code may set.
  package func isEmptyLabel(_ view: ViewIndex) -> Bool {
    platform == .iOS && views[view].tag == "label" && (shownTextOf(view, self) ?? "").isEmpty
  }

  package func isOn(_ view: ViewIndex, _ name: String) -> Bool { attribute(view, name) == "YES" }

  /// True for a table cell whose height follows from its content: on iOS, neither the cell nor its table sets one, and in AppKit, the table
  /// asks for it.
  package func isSelfSizing(_ scene: BuilderScene) -> Bool {
    guard scene.kind == .cell else { return false }
    if platform == .macOS {
      return table(around: scene).map { tree[$0]["usesAutomaticRowHeights"] == "YES" } ?? false
    }
    guard platform == .iOS, tree[scene.owner]["rowHeight"] == nil else { return false }
    return rowHeight(around: scene) == nil
  }

  /// True for a prototype of iOS with a height of its own that is lower than in the app, where rows have the height that their table sets, or
  /// that of their content.
  package func isLowOnCanvas(_ scene: BuilderScene) -> Bool {
    guard let own = heightOfPrototype(scene) else { return false }
    return rowHeight(around: scene).map { own < $0 } ?? true
  }

  /// True for a prototype of iOS with another height than the rows in the app, which have that of their table or of their content.
  package func isHeightOfCanvas(_ scene: BuilderScene) -> Bool {
    heightOfPrototype(scene).map { $0 != rowHeight(around: scene) } ?? false
  }

  /// The height that a prototype of iOS sets for itself; nil for other scenes, and without one.
  private func heightOfPrototype(_ scene: BuilderScene) -> Length? {
    guard platform == .iOS, scene.kind == .cell, tree[scene.owner].parent.map({ tree[$0].name }) == "prototypes" else {
      return nil
    }
    return tree[scene.owner]["rowHeight"].flatMap { Length($0) }
  }

  /// The height that a table sets for its rows; nil if it follows from their content.
  private func rowHeight(around scene: BuilderScene) -> Length? {
    let height = table(around: scene).flatMap { tree[$0]["rowHeight"] }.flatMap { Length($0) }
    return height.flatMap { $0 > .zero ? $0 : nil }
  }

  /// The element of the table around a cell.
  private func table(around scene: BuilderScene) -> Int? {
    var around = tree[scene.owner].parent
    while let next = around, tree[next].name != "tableView" { around = tree[next].parent }
    return around
  }

  /// The superviews of a view, from the inside.
  package func superviews(of view: ViewIndex) -> [ViewIndex] {
    var found: [ViewIndex] = []
    var next = views[view].superview
    while let superview = next {
      found.append(superview)
      next = views[superview].superview
    }
    return found
  }
}
