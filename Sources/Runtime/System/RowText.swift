internal import LayModel
internal import LayNumbers
internal import LaySolver

// The text of a row: terms with positive coefficients on the left, the others and the constant on the right.
extension RowDescription {
  /// The row as text. With a size, the root's own attributes become numbers.
  func text(at size: ExactSize?, in views: ViewTable) -> String {
    var (left, right): ([String], [String]) = ([], [])
    var number = constant
    for term in terms {
      if let size, term.view == .root {
        number -= term.coefficient * views.rootValue(of: term.attribute, at: size)
        continue
      }
      if let size, let known = views.knownValue(of: term, at: size) {
        number -= term.coefficient * known
        continue
      }
      let factor = term.coefficient.magnitude
      let name = views.name(of: term.view) + "." + name(of: term.attribute)
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

// Names and known values in the text of rows.
extension ViewTable {
  /// The name of a view in constraints inside the layout's braces: `form.email`; `root` for the layout's own view.
  fileprivate func name(of view: ViewID) -> String {
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
  fileprivate func rootValue(of attribute: Attribute, at size: ExactSize) -> Rational {
    let (root, axis) = (resolved.views[0], attribute.axis)
    let near = root.alignmentInsets.near(axis)
    let length = size[axis] - near - root.alignmentInsets.far(axis)
    if !attribute.isLocation { return length }
    let position = attribute.position(of: root, isMirrored: false)
    return near + position.share * length + position.offset
  }

  /// The value of an attribute of a guide of the root, in the root's coordinates at a size; leading is where they begin,
  /// in either direction.
  fileprivate func knownValue(of term: Term, at size: ExactSize) -> Rational? {
    guard hasGuides, let edges = guideEdges(term.view), tree.superviews[term.view.index] == .root else { return nil }
    let axis = term.attribute.axis
    guard let near = knownValue(of: edges.near(axis), at: size), let far = knownValue(of: edges.far(axis), at: size)
    else {
      return nil
    }
    let mirrored = resolved.directions[0] == .rightToLeft
    if !term.attribute.isLocation { return far - near }
    // The leading family is measured from the side where it begins, so that leading is near there.
    let share = term.attribute.share(isMirrored: false)
    let turns = mirrored && term.attribute.isDirectional
    return (turns ? size.width - far : near) + share * (far - near)
  }

  /// The value of a sum of frame parts at a size of the root, if it depends on nothing else.
  private func knownValue(of sum: GuideSum, at size: ExactSize) -> Rational? {
    var value = sum.constant
    for term in sum.terms {
      if term.key.view != .root { return nil }
      value += term.amount * size[term.key.part.axis]
    }
    return value
  }
}
