internal import LayRuntime

// What rules say of a scroll view and what lies in it (SEMANTICS §2.11).
extension Elaborator {
  /// Makes the edges of scroll views, as rules about what is inside see them, the edges of what scrolls: they say how large the
  /// content is. Sizes and middles stay those of the view.
  func measureFromContent() {
    guard !isStopped, program.views.indices.contains(where: { program.views[$0].kind == .scrollView }) else { return }
    for index in program.constraints.indices {
      var terms = program.constraints[index].terms
      if measureFromContent(&terms) { program.constraints[index].terms = terms }
    }
    for index in assertions.indices {
      guard case .comparisons(var comparisons) = assertions[index].claim else { continue }
      for place in comparisons.indices {
        var terms = comparisons[place].left.terms + comparisons[place].right.terms
        guard measureFromContent(&terms) else { continue }
        let count = comparisons[place].left.terms.count
        comparisons[place].left.terms = Array(terms[..<count])
        comparisons[place].right.terms = Array(terms[count...])
      }
      assertions[index].claim = .comparisons(comparisons)
    }
  }

  /// Answers whether something was changed.
  private func measureFromContent(_ terms: inout [Term]) -> Bool {
    guard let scrollView = scrollView(around: terms) else { return false }
    let content = guideView(.content, of: scrollView)
    // Where something outside takes part too, the edges are those on the screen.
    guard !terms.contains(where: { isPlace($0) && $0.view != scrollView && !isInside($0.view, scrollView) }) else {
      return false
    }
    for index in terms.indices where terms[index].view == scrollView && terms[index].attribute.isEdge {
      terms[index].view = content
    }
    return true
  }

  /// The scroll view that terms speak of, itself or one of its guides, together with something inside.
  private func scrollView(around terms: [Term]) -> ViewID? {
    for term in terms {
      let view = program.views[term.view.index].guide == .declared ? term.view : superview(of: term.view) ?? term.view
      guard program.views[view.index].kind == .scrollView else { continue }
      func isItself(_ other: ViewID) -> Bool {
        other == view || program.views[other.index].guide != .declared && superview(of: other) == view
      }
      if terms.contains(where: { !isItself($0.view) && isInside($0.view, view) }) { return view }
    }
    return nil
  }

  private func isPlace(_ term: Term) -> Bool { term.attribute != .width && term.attribute != .height }
}

extension Attribute {
  /// Whether it is one of the six edges.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}
