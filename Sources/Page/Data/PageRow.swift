internal import LayAnalysis
internal import LayJSON
internal import LayRuntime

/// A constraint as a page draws it: with the place of each attribute in the frame of its view, so that the page needs no attributes.
struct PageRow: Hashable {
  /// The number of its text with its position.
  var line: Int
  var relation = Relation.equal
  var constant = Rational.zero
  /// The numbers of its anchors: one for a length, two for a distance or a ratio; none for a constraint that no line can show.
  var anchors: [Int] = []
  /// The factor of the second length of a ratio; nil for other constraints.
  var factor: Rational?

  var json: JSON {
    if anchors.isEmpty { return .array([.integer(line)]) }
    return .array(
      [.integer(line), .integer(relation.number), exactJSON(constant)] + anchors.map(JSON.integer)
        + (factor.map { [exactJSON($0)] } ?? []))
  }
}

/// A length of a view, or a position in it: a share of the length from the left or top, and points.
struct PageAnchor: Hashable {
  /// The place among the views of the page, guides behind these.
  var view: Int
  /// The measure along the axis: 0 near, 1 middle, 2 far, 3 the length; 4 more for the vertical axis.
  var measure: Int
  var offset: Rational
  /// The distance at which a length begins from the left or top.
  var start = Rational.zero

  var json: JSON {
    let numbers = !start.isZero ? [offset, start] : offset.isZero ? [] : [offset]
    return .array([.integer(view), .integer(measure)] + numbers.map(exactJSON))
  }
}

/// A number of a guide's frame: a constant, then multiples of the numbers of views.
struct PageSum: Hashable {
  var constant: Rational
  /// The numbers of views among all, with their factors.
  var parts: [Part] = []

  struct Part: Hashable {
    var number: Int
    var factor: Rational
  }

  var json: JSON { .array([exactJSON(constant)] + parts.flatMap { [.integer($0.number), exactJSON($0.factor)] }) }
}

extension Relation {
  fileprivate var number: Int {
    switch self {
    case .equal: 0
    case .lessOrEqual: 1
    case .greaterOrEqual: 2
    }
  }

  /// The relation after both sides are multiplied by -1.
  fileprivate var turned: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

/// Reads the constraints of a finished layout.
struct PageRowReader {
  private let layout: Layout
  private let places: [ViewID: Int]

  init(_ layout: Layout, _ outline: PageOutline) { (self.layout, places) = (layout, outline.places) }

  /// The row of a constraint in force.
  func row(of constraint: ConstraintDescription, line: Int, _ tables: inout PageTables) -> PageRow {
    var found = PageRow(line: line)
    let terms = constraint.terms
    guard let first = terms.first, terms.count <= 2, let anchors = anchors(of: terms, &tables) else { return found }
    if terms.count == 1 {
      found.constant = constraint.constant / first.coefficient
    } else if first.attribute.isLocation {
      guard first.coefficient == -terms[1].coefficient else { return found }
      found.constant = constraint.constant / first.coefficient
    } else {
      found.factor = 0 - terms[1].coefficient / first.coefficient
      found.constant = constraint.constant / first.coefficient
    }
    found.anchors = anchors
    found.relation = first.coefficient.sign > 0 ? constraint.relation : constraint.relation.turned
    // Mirrored positions count from the right.
    if first.attribute.isLocation && isMirrored(terms) {
      (found.relation, found.constant) = (found.relation.turned, 0 - found.constant)
    }
    return found
  }

  private func isMirrored(_ terms: [Term]) -> Bool {
    terms.contains { $0.attribute.isDirectional } && layout.reading(of: terms).isMirrored
  }

  /// The anchors of one length, of two positions along one axis, or of two lengths; nil for other terms.
  private func anchors(of terms: [Term], _ tables: inout PageTables) -> [Int]? {
    let first = terms[0].attribute
    guard terms.allSatisfy({ !$0.attribute.isMargin && $0.attribute.isLocation == first.isLocation }),
      !terms[0].coefficient.isZero, terms.count == 2 || !first.isLocation,
      !first.isLocation || terms.allSatisfy({ $0.attribute.axis == first.axis })
    else { return nil }
    var found: [Int] = []
    for term in terms {
      guard let anchor = anchor(of: term) else { return nil }
      found.append(tables.number(of: anchor))
    }
    return found
  }

  private func anchor(of term: Term) -> PageAnchor? {
    guard let place = places[term.view] else { return nil }
    let (axis, attribute) = (term.attribute.axis, term.attribute)
    let description = layout.resolvedView(term.view)
    let insets = description.alignmentInsets
    let (near, far) = (insets.near(axis), insets.far(axis))
    let down = axis == .vertical ? 4 : 0
    if !attribute.isLocation { return PageAnchor(view: place, measure: down + 3, offset: 0 - near - far, start: near) }
    let superview = layout.program.views[term.view.index].superview ?? .root
    let position = attribute.position(of: description, isMirrored: layout.direction(of: superview) == .rightToLeft)
    let measure = position.share == .zero ? 0 : position.share == .one ? 2 : 1
    return PageAnchor(
      view: place, measure: down + measure, offset: near + position.offset - position.share * (near + far))
  }
}
