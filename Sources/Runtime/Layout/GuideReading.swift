package import LayModel
package import LayNumbers
internal import LaySolver

/// A number of a guide's frame as a sum of numbers of the untransformed frames of views.
package struct FrameSum: Hashable, Sendable {
  package var constant: Rational
  package var parts: [FrameMultiple] = []
}

/// A multiple of a number of a view's frame.
package struct FrameMultiple: Hashable, Sendable {
  package var view: ViewID
  package var part: FramePart
  package var factor: Rational
}

// How guides follow from views.
extension Layout {
  /// The x, y, width and height of a guide that follows from views, in the bounds coordinates of its owner, while the same sides of
  /// minima and maxima are active as at the last size; nil for other guides.
  package func sums(of guide: ViewID) -> [FrameSum]? {
    guard let edges = state.system.views.guideEdges(guide) else { return nil }
    return FramePart.allCases.map { part in
      var sum = frameSum(part.isPosition ? edges.near(part.axis) : edges.length(part.axis))
      if part.isPosition { sum.constant += state.boundsOrigin(aroundSubview: guide, part.axis) }
      return sum
    }
  }

  /// A sum with positions in the bounds coordinates of superviews.
  private func frameSum(_ edge: GuideSum) -> FrameSum {
    var sum = FrameSum(constant: edge.constant)
    for term in edge.terms {
      let (view, part) = (term.key.view, term.key.part)
      if part.isPosition && view != .root {
        sum.constant -= term.amount * state.boundsOrigin(aroundSubview: view, part.axis)
      }
      sum.parts.append(FrameMultiple(view: view, part: part, factor: term.amount))
    }
    return sum
  }
}
