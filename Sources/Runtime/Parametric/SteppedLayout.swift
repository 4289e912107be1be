internal import LayModel
internal import LayNumbers
internal import LaySolver

/// A finished layout with the record of its steps: the numbers after the steps, and the steps that set them.
struct SteppedLayout: Sendable {
  let layout: Layout
  let trace: StepTrace

  /// The value of a quantity after the steps.
  func value(of quantity: Quantity) -> Rational {
    switch quantity.kind {
    case .attribute(let attribute): layout.attribute(attribute, of: quantity.view)
    case .frame(let part): layout.exactFrame(of: quantity.view)[part]
    case .untransformed(let part): layout.untransformedFrame(of: quantity.view)[part]
    }
  }

  /// True if the frame of a view is its alignment rectangle, and not transformed.
  func isPlain(_ view: ViewID) -> Bool {
    let description = layout.state.system.views.resolved.views[view.index]
    return description.transform == .identity && description.alignmentInsets == .zero
  }

  /// The shortest name of a number of a frame without its transform.
  func quantity(_ view: ViewID, _ part: Ambiguity.Part) -> Quantity {
    if !isPlain(view) { return Quantity(view, .untransformed(part)) }
    return part.isPosition ? Quantity(view, .frame(part)) : Quantity(view, part.axis == .horizontal ? .width : .height)
  }

  /// The numbers of the frame that make up a quantity, each with its factor.
  func parts(of quantity: Quantity) -> [(part: Ambiguity.Part, factor: Rational)] {
    let axis = quantity.axis
    let (near, length): (Ambiguity.Part, Ambiguity.Part) = axis == .horizontal ? (.x, .width) : (.y, .height)
    switch quantity.kind {
    case .untransformed(let part): return [(part, .one)]
    case .frame(let part):
      if isPlain(quantity.view) { return [(part, .one)] }
      // The box around a transformed view depends on all of them.
      return part.isPosition ? [(near, .one), (length, .zero)] : [(length, .one)]
    case .attribute(let attribute):
      if !attribute.isLocation { return [(length, .one)] }
      let description = layout.state.description(of: quantity.view)
      let share = attribute.position(of: description, isMirrored: isMirrored(quantity.view)).share
      return share.isZero ? [(near, .one)] : [(near, .one), (length, share)]
    }
  }

  /// True if leading is right for a view.
  func isMirrored(_ view: ViewID) -> Bool {
    layout.state.system.views.resolved.directions[layout.state.tree.superviews[view.index].index] == .rightToLeft
  }
}

/// A number that a step sets, as a sum of numbers that it read and a constant.
struct StepSum: Sendable {
  /// The numbers that it read and that have not changed since, each once.
  private(set) var terms: [(quantity: Quantity, factor: Rational)] = []
  /// The coefficients of the root's size.
  var width = Rational.zero
  var height = Rational.zero
  var constant = Rational.zero
  /// The value of the sum.
  private(set) var value: Rational

  /// Creates a constant.
  init(_ value: Rational) { (constant, self.value) = (value, value) }

  /// Creates the sum of a number that is read.
  init(reading quantity: Quantity, _ value: Rational) {
    self.value = value
    if quantity.view == .root {
      if quantity.axis == .horizontal { width = .one } else { height = .one }
    } else {
      terms = [(quantity, .one)]
    }
  }

  mutating func add(_ other: StepSum, times factor: Rational = .one) {
    for (quantity, own) in other.terms {
      if let index = terms.firstIndex(where: { $0.quantity == quantity }) {
        terms[index].factor += factor * own
      } else {
        terms.append((quantity, factor * own))
      }
    }
    terms.removeAll { $0.factor.isZero }
    width += factor * other.width
    height += factor * other.height
    constant += factor * other.constant
    value += factor * other.value
  }

  /// The sum with its value changed to `value` by its constant, for rounding and limits.
  func ending(at value: Rational) -> StepSum {
    var result = self
    result.constant += value - self.value
    result.value = value
    return result
  }

  func scaled(by factor: Rational) -> StepSum {
    var result = StepSum(.zero)
    result.add(self, times: factor)
    return result
  }
}
