internal import LayDiagnostics
internal import LayInterfaceBuilder

// Views that do not look in the app as they do in the file.
extension BuilderFile {
  /// The view of an element; nil for another object.
  func view(of element: Int) -> ViewIndex? { document.objectID(of: element).flatMap { document.viewsByID[$0] } }

  /// True for a view that is hidden in the file, by a binding or by its class, or that is in one: what else is shown with it is not known.
  func isHiddenInFile(_ element: Int) -> Bool {
    guard let view = view(of: element) else { return false }
    return ([view] + document.superviews(of: view)).contains { around in
      document.views[around].isHidden || document.attribute(around, "hidden") == "YES" || hasBoundVisibility(around)
        || isForDesign(around)
    }
  }

  /// True for a view whose class says that Interface Builder alone shows it.
  private func isForDesign(_ view: ViewIndex) -> Bool {
    document.attribute(view, "customClass")?.contains("InterfaceBuilderOnly") ?? false
  }

  /// True for a label without a text, and for a view whose far edges a constraint or a stack relates to such a label inside, or to a view
  /// around the label: it has no size until code sets the text.
  func showsTextOfCode(_ element: Int) -> Bool {
    guard let view = view(of: element) else { return false }
    return document.views.indices.contains { other in
      document.isEmptyLabel(other) && (other == view || reaches(other, theFarEdgesOf: view))
    }
  }

  private func reaches(_ inner: ViewIndex, theFarEdgesOf view: ViewIndex) -> Bool {
    let around = document.superviews(of: inner)
    guard let place = around.firstIndex(of: view) else { return false }
    let chain = [inner] + around[..<place]
    // A stack is as large as what it arranges.
    if document.views[chain[chain.count - 1]].isArranged { return true }
    return document.constraints.contains { constraint in
      guard let second = constraint.second else { return false }
      let sides = [(constraint.first, constraint.firstAttribute), (second, constraint.secondAttribute ?? "")]
      return sides.contains { item, _ in chain.contains { item == BuilderItem($0) } }
        && sides.contains { item, attribute in
          item == BuilderItem(view) && BuilderFile.farAttributes.contains(attribute)
        }
    }
  }

  private static let farAttributes: Set<String> = [
    "bottom", "trailing", "right", "bottomMargin", "trailingMargin", "rightMargin", "width", "height",
  ]

  /// True for a view of macOS whose visibility follows a value by Cocoa bindings.
  private func hasBoundVisibility(_ view: ViewIndex) -> Bool {
    let tree = document.tree
    guard let connections = tree.child(document.views[view].element, "connections") else { return false }
    return tree.children(connections, "binding").contains { tree[$0]["name"]?.hasPrefix("hidden") == true }
  }

  /// True for what a clip view of macOS scrolls.
  func isScrolled(_ element: Int) -> Bool {
    guard let view = view(of: element) else { return false }
    return document.superviews(of: view).contains { document.views[$0].tag == "clipView" }
  }

  /// True for a view that the canvas shows beside its scene or cell, all of it.
  func isBesideCanvas(_ element: Int) -> Bool {
    guard let view = view(of: element), let root = document.superviews(of: view).last,
      let scene = document.views[root].frame
    else { return false }
    var (x, y) = (Length.zero, Length.zero)
    for each in [view] + document.superviews(of: view).dropLast() {
      guard let frame = document.views[each].frame, document.views[each].tag != "scrollView" else { return false }
      (x, y) = (x + frame.x, y + frame.y)
    }
    guard let own = document.views[view].frame else { return false }
    return x + own.width <= .zero || y + own.height <= .zero || x >= scene.width || y >= scene.height
  }

  /// True if code has an outlet to an object.
  func hasOutlet(_ element: Int) -> Bool { document.objectID(of: element).map { document.outlets[$0] != nil } ?? false }

  /// True if a constraint with an outlet places the view of an element, or one around it, so that code may place it otherwise. Those
  /// that set a length count only if `countsLengths` is true.
  func isPlacedByCode(_ element: Int, countsLengths: Bool = true) -> Bool {
    guard let view = view(of: element) else { return false }
    let around = ([view] + document.superviews(of: view)).dropLast()
    return document.constraints.contains { constraint in
      let isOfThem =
        around.contains(constraint.first.view) || constraint.second.map { around.contains($0.view) } ?? false
      let counts = countsLengths || !["width", "height"].contains(constraint.firstAttribute)
      return isOfThem && counts && hasOutlet(constraint.element)
    }
  }

  /// True for the title or the detail of a cell, which the cell places by its style.
  func isPlacedByCell(_ element: Int) -> Bool {
    let tree = document.tree
    guard let id = tree[element]["id"] else { return false }
    var next = tree[element].parent
    while let around = next {
      if tree[around].name == "tableViewCell" {
        return tree[around]["textLabel"] == id || tree[around]["detailTextLabel"] == id
      }
      next = tree[around].parent
    }
    return false
  }

  /// True for a text that the view shrinks to its width, or whose width is not known.
  func fitsItsText(_ element: Int) -> Bool {
    view(of: element).map { document.shrinksText($0) || document.hasUnknownText($0) } ?? false
  }

  /// True for a report about a size of a view whose author asked Xcode to check only its position.
  func isSizeThatXcodeIgnores(_ diagnostic: Diagnostic, _ element: Int) -> Bool {
    guard case .ambiguity(let number) = diagnostic.topic else { return false }
    return number.isLength && document.tree[element]["verifyAmbiguity"] == "ignoreSizes"
  }

  /// True if a required constraint makes one of two views begin before the other one ends, at all sizes.
  func areMeantToOverlap(_ elements: [Int]) -> Bool {
    let views = Set(elements.compactMap { view(of: $0) })
    return views.count == 2 && document.constraints.contains { views == $0.overlappedViews }
  }
}

extension BuilderConstraint {
  /// The two views that overlap by this constraint; empty for other constraints.
  fileprivate var overlappedViews: Set<ViewIndex> {
    guard let second, first.guide == nil, second.guide == nil, relation == .equal, priority == Length(1000),
      multiplier == .one, variations.isEmpty, !isPlaceholder, overlap > .zero
    else { return [] }
    return [first.view, second.view]
  }

  /// The length by which the first view reaches over the edge of the second one where that begins, or the other way round.
  private var overlap: Length {
    switch (firstAttribute, secondAttribute) {
    case ("bottom", "top"), ("trailing", "leading"), ("right", "left"): constant
    case ("top", "bottom"), ("leading", "trailing"), ("left", "right"): -constant
    default: .zero
    }
  }
}
