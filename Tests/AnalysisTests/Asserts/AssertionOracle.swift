@testable import LayAnalysis
import LayCompiler
import LayRuntime

/// What an assertion comes to in a finished layout, from frames alone: without pieces, variables or proofs. For layouts
/// from left to right, without turned views.
struct AssertionOracle {
  let layout: Layout
  let program: LayoutProgram

  /// Whether it holds.
  func holds(_ claim: Assertion.Claim) -> Bool {
    switch claim {
    case .comparisons(let comparisons): comparisons.allSatisfy { holds($0) }
    case .predicate(.isInside, let view, .view(let other)):
      value(.left, view) >= value(.left, other) && value(.right, view) <= value(.right, other)
        && value(.top, view) >= value(.top, other) && value(.bottom, view) <= value(.bottom, other)
    case .predicate(.doesNotOverlap, let view, .view(let other)):
      shared(.left, .right, view, other).sign <= 0 || shared(.top, .bottom, view, other).sign <= 0
    case .predicate(.isAtLeast, let view, .size(let size)):
      value(.width, view) >= size.width && value(.height, view) >= size.height
    case .predicate(.isNotCompressed, let view, _):
      LayoutAxis.allCases.allSatisfy { axis in
        guard let length = layout.intrinsicLength(of: view, axis) else { return true }
        return value(axis == .horizontal ? .width : .height, view) >= length
      }
    case .predicate: false
    }
  }

  private func holds(_ comparison: Assertion.Comparison) -> Bool {
    let (left, right) = (sum(comparison.left), sum(comparison.right))
    return switch comparison.relation {
    case .lessOrEqual: left <= right
    case .equal: left == right
    case .greaterOrEqual: left >= right
    }
  }

  private func sum(_ side: Assertion.Comparison.Side) -> Rational {
    side.terms.reduce(side.constant) { $0 + $1.coefficient * value($1.attribute, $1.view) }
  }

  private func shared(_ near: Attribute, _ far: Attribute, _ view: ViewID, _ other: ViewID) -> Rational {
    min(value(far, view), value(far, other)) - max(value(near, view), value(near, other))
  }

  /// An attribute, from the root's top-left corner.
  func value(_ attribute: Attribute, _ view: ViewID) -> Rational {
    var value = layout.attribute(attribute, of: view)
    if attribute == .width || attribute == .height || view == .root { return value }
    var next = program.views[view.index].superview
    value -= scroll(next, attribute.axis)
    while let superview = next, superview != .root {
      value += layout.untransformedFrame(of: superview)[attribute.axis].origin
      next = program.views[superview.index].superview
      value -= scroll(next, attribute.axis)
    }
    return value
  }

  /// What lies between the coordinates of a view and its corner.
  private func scroll(_ view: ViewID?, _ axis: LayoutAxis) -> Rational {
    view.map { layout.exactBounds(of: $0)[axis].origin } ?? .zero
  }
}
