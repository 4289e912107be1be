internal import LayModel

// Constraints between a scroll view and its content (SEMANTICS §2.11).
/// Relates constraints inside scroll views to their content.
struct ScrollContentPass {
  let elaborator: Elaborator

  /// Replaces the edges of scroll views by those of their content, in constraints with views inside. These constraints
  /// determine the content size. Sizes and centres remain those of the view.
  func measureFromContent() {
    guard !elaborator.isStopped,
      elaborator.program.views.indices.contains(where: { elaborator.program.views[$0].kind.scrolls })
    else { return }
    for index in elaborator.program.constraints.indices {
      var terms = elaborator.program.constraints[index].terms
      if measureFromContent(&terms) { elaborator.program.constraints[index].terms = terms }
    }
    for index in elaborator.assertions.indices {
      guard case .comparisons(var comparisons) = elaborator.assertions[index].claim else { continue }
      for place in comparisons.indices {
        var terms = comparisons[place].left.terms + comparisons[place].right.terms
        guard measureFromContent(&terms) else { continue }
        let count = comparisons[place].left.terms.count
        comparisons[place].left.terms = Array(terms[..<count])
        comparisons[place].right.terms = Array(terms[count...])
      }
      elaborator.assertions[index].claim = .comparisons(comparisons)
    }
  }

  /// Replaces the edges in `terms`; true if something was changed.
  private func measureFromContent(_ terms: inout [Term]) -> Bool {
    guard let scrollView = scrollView(around: terms) else { return false }
    let content = elaborator.guideView(.content, of: scrollView)
    // If a view outside takes part too, the edges are those on the screen.
    guard !terms.contains(where: { isPlace($0) && $0.view != scrollView && !elaborator.isInside($0.view, scrollView) })
    else {
      return false
    }
    for index in terms.indices where terms[index].view == scrollView && terms[index].attribute.isEdge {
      terms[index].view = content
    }
    return true
  }

  /// The scroll view that is in `terms`, by itself or by one of its guides, together with a view inside; nil if there
  /// is none.
  private func scrollView(around terms: [Term]) -> ViewID? {
    for term in terms {
      let view =
        elaborator.program.views[term.view.index].guide == .declared
        ? term.view : elaborator.superview(of: term.view) ?? term.view
      guard elaborator.program.views[view.index].kind.scrolls else { continue }
      func isItself(_ other: ViewID) -> Bool {
        other == view
          || elaborator.program.views[other.index].guide != .declared && elaborator.superview(of: other) == view
      }
      if terms.contains(where: { !isItself($0.view) && elaborator.isInside($0.view, view) }) { return view }
    }
    return nil
  }

  private func isPlace(_ term: Term) -> Bool { term.attribute.isLocation }
}
