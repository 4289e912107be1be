internal import LayModel
internal import LayNumbers
internal import LaySolver

// The text of a row: terms with positive coefficients on the left, the others and the constant on the right.
extension RowDescription {
  /// The row as text. With a size, the root's own attributes become numbers.
  func text(at size: ExactSize?, in system: LayoutSystem) -> String {
    var (left, right): ([String], [String]) = ([], [])
    var number = constant
    for term in terms {
      if let size, term.view == .root {
        number -= term.coefficient * system.rootValue(of: term.attribute, at: size)
        continue
      }
      if let size, let known = system.knownValue(of: term, at: size) {
        number -= term.coefficient * known
        continue
      }
      let factor = term.coefficient.magnitude
      let name = system.name(of: term.view) + "." + name(of: term.attribute)
      let product = factor == .one ? name : "\(factor.description) * \(name)"
      if term.coefficient.sign < 0 { right.append(product) } else { left.append(product) }
    }
    // `content.trailing == 375` reads better than `0 == content.trailing - 375`.
    let isTurned = left.isEmpty && !right.isEmpty
    if isTurned { (left, right, number) = (right, left, -number) }
    var text = left.isEmpty ? "0" : RowText.sum(left)
    text += " " + (isTurned ? relation.flipped : relation).sign + " " + RowText.sum(right, plus: number)
    if priority < .required { text += " @\(priority.description)" }
    return text
  }

  private func name(of attribute: Attribute) -> String {
    if !isOfMask { return attribute.name }
    switch attribute {
    case .left: return "minX"
    case .right: return "maxX"
    case .top: return "minY"
    case .bottom: return "maxY"
    default: return attribute.name
    }
  }
}

/// Sums of terms as text.
enum RowText {
  static func sum(_ products: [String]) -> String {
    var text = ""
    for product in products { text += text.utf8.isEmpty ? product : " + " + product }
    return text
  }

  static func sum(_ products: [String], plus number: Rational) -> String {
    if products.isEmpty { return number.description }
    if number.isZero { return sum(products) }
    return sum(products) + (number.sign < 0 ? " - " : " + ") + number.magnitude.description
  }
}

extension LayoutSystem {
  /// The name of a view in constraints inside the layout's braces: `form.email`; `root` for the layout's own view.
  func name(of view: ViewID) -> String {
    if view == .root { return "root" }
    var name = resolved.views[view.index].name
    var superview = tree.superviews[view.index]
    while superview != .root {
      name = resolved.views[superview.index].name + "." + name
      superview = tree.superviews[superview.index]
    }
    return name
  }

  /// An attribute of the root in its own coordinates; leading is where they begin, in either direction.
  func rootValue(of attribute: Attribute, at size: ExactSize) -> Rational {
    let (root, axis) = (resolved.views[0], attribute.axis)
    let near = root.alignmentInsets.near(axis)
    let length = size[axis] - near - root.alignmentInsets.far(axis)
    if !attribute.isLocation { return length }
    let position = attribute.position(of: root, isMirrored: false)
    return near + position.share * length + position.offset
  }
}
