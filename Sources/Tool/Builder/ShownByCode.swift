internal import LayInterfaceBuilder

// Views that do not look in the app as they do in the file.
extension BuilderFile {
  /// The view of an element; nil for another object.
  func view(of element: Int) -> ViewIndex? { document.objectID(of: element).flatMap { document.viewsByID[$0] } }

  /// True for a view that is hidden in the file, or that is in one: code shows it, and what else is shown then is not known.
  func isHiddenInFile(_ element: Int) -> Bool {
    guard let view = view(of: element) else { return false }
    return ([view] + document.superviews(of: view)).contains { document.attribute($0, "hidden") == "YES" }
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

  /// True for a text that the view shrinks to its width, or whose width is not known.
  func fitsItsText(_ element: Int) -> Bool {
    view(of: element).map { document.shrinksText($0) || document.hasUnknownText($0) } ?? false
  }

  /// True for a report about a size of a view whose author asked Xcode to check only its position.
  func isSizeThatXcodeIgnores(_ message: String, _ element: Int) -> Bool {
    let isOfSize = message.hasPrefix("the width of ") || message.hasPrefix("the height of ")
    return isOfSize && document.tree[element]["verifyAmbiguity"] == "ignoreSizes"
  }
}
