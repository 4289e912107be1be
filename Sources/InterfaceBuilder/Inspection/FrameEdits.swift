internal import LayXML

extension BuilderDocument {
  /// The edits of the attributes of a view's recorded frame that make it `x`, `y`, `width` and `height`. There are none on macOS, where y
  /// is counted upwards in a superview that may be misplaced too.
  package func edits(ofFrame element: Int, to numbers: [Length]) -> [BuilderFinding.Edit] {
    guard platform != .macOS, let rect = tree.child(element, "rect", key: "frame") else { return [] }
    return zip(["x", "y", "width", "height"], numbers).compactMap { name, number in
      guard let attribute = tree[rect].attributes.first(where: { $0.name == name }), Length(attribute.value) != number
      else { return nil }
      // Xcode writes 0 as a decimal.
      return BuilderFinding.Edit(range: attribute.valueRange, text: number == .zero ? "0.0" : number.text(digits: 6))
    }
  }
}
