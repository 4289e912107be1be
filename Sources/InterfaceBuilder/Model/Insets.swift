/// Distances from four edges. `left` and `right` are leading and trailing where a table says so.
package struct Insets: Hashable, Sendable {
  package var top: Length
  package var left: Length
  package var bottom: Length
  package var right: Length

  package static let zero = Insets(0, 0, 0, 0)

  package init(_ top: Int, _ left: Int, _ bottom: Int, _ right: Int) {
    self.init(top: Length(top), left: Length(left), bottom: Length(bottom), right: Length(right))
  }

  package init(top: Length, left: Length, bottom: Length, right: Length) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The inset of the language: a number, or labelled sides.
  package var text: String {
    if top == left && left == bottom && bottom == right { return top.text() }
    return "(\(top.text()), \(left.text()), \(bottom.text()), \(right.text()))"
  }
}

/// A recorded rectangle, in the superview; y grows downwards.
package struct Frame: Hashable, Sendable {
  package var x: Length
  package var y: Length
  package var width: Length
  package var height: Length

  package init(x: Length, y: Length, width: Length, height: Length) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The four numbers of the language.
  package var text: String {
    "(\(x.text(digits: 3)), \(y.text(digits: 3)), \(width.text(digits: 3)), \(height.text(digits: 3)))"
  }

  /// The size of the language.
  package var sizeText: String { "\(width.text(digits: 3))x\(height.text(digits: 3))" }
}
