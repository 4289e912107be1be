internal import LayCompiler
internal import LayRuntime

// Surfaces behind a bar: they begin at the safe area, and have to reach beyond the screen where that is nearer to its edge.
extension Suspicions {
  /// True for a background without content that required constraints put outside of the safe area, with a constant length, if it extends
  /// beyond the screen at that edge alone, from one side of it to the other.
  func isBackdrop(_ view: ViewID, where own: Seen, _ proofs: [LayoutProof]) -> Bool {
    guard layout.isSurface(view) else { return false }
    let edges = [Attribute.top, .bottom, .left, .right].filter { layout.program.isBeyondSafeArea(view, at: $0) }
    return !edges.isEmpty
      && own.allSatisfy { found in
        let size = found.finding.witness
        let frame = layout.frames(at: size, proofs[found.proof].variant)[view.index]
        return edges.contains { frame.covers($0, of: size) }
      }
  }
}

extension CompiledLayout {
  /// True for a plain view with a background, in which nothing has content, scrolls or reacts to touches.
  fileprivate func isSurface(_ view: ViewID) -> Bool {
    guard program.views[view.index].kind == .view, mayHaveBackground(view) else { return false }
    return program.views.indices.allSatisfy { index in
      let other = ViewID(index)
      if other != view && !program.isInside(other, view) { return true }
      let kind = program.views[index].kind
      return !(hasContent(other) ?? kind.hasContent) && !(isInteractive(other) ?? kind.isInteractive) && !kind.scrolls
    }
  }
}

extension LayoutProgram {
  /// True if required constraints put the inner edge of a view on the edge of the root's safe area, and set the length of the view to a
  /// number.
  fileprivate func isBeyondSafeArea(_ view: ViewID, at edge: Attribute) -> Bool {
    let isChanged = isChangeable
    let rules = constraints.indices.filter {
      !isChanged[$0] && constraints[$0].relation == .equal && constraints[$0].priority == .required
        && constraints[$0].condition == .always
    }.map { constraints[$0] }
    let lengths = rules.compactMap { $0.number(of: Term(view, edge.axis.length)) }
    guard let length = lengths.first, length.sign > 0 else { return false }
    return rules.contains { rule in
      guard let (own, offset) = distance(of: view, fromSafeAreaAt: edge, rule) else { return false }
      // The offsets of the two edges of the view, the inner one of which is on the safe area.
      let outward = edge == .top || edge == .left ? -length : length
      return own.hasPlace(of: edge) ? offset == outward : own.hasPlace(of: edge.opposite) && offset.isZero
    }
  }

  /// The attribute of a view that an equation puts at a distance from an edge of the root's safe area; nil for another equation.
  private func distance(
    of view: ViewID, fromSafeAreaAt edge: Attribute, _ rule: ConstraintDescription
  ) -> (own: Attribute, offset: Rational)? {
    guard rule.terms.count == 2, let own = rule.terms.first(where: { $0.view == view }),
      let other = rule.terms.first(where: { $0.view != view }), own.coefficient == -other.coefficient
    else { return nil }
    let guide = views[other.view.index]
    guard guide.role == .guide, guide.guide == .safeArea, guide.superview == .root, other.attribute.hasPlace(of: edge),
      own.attribute.axis == edge.axis
    else { return nil }
    return (own.attribute, rule.constant / own.coefficient)
  }
}

extension ConstraintDescription {
  /// The number that the constraint gives a length; nil for a constraint about something else.
  fileprivate func number(of length: Term) -> Rational? {
    guard terms.count == 1, terms[0].view == length.view, terms[0].attribute == length.attribute else { return nil }
    return constant / terms[0].coefficient
  }
}

extension Attribute {
  /// True for the attribute of the same edge, perhaps by its direction.
  fileprivate func hasPlace(of edge: Attribute) -> Bool {
    isLocation && axis == edge.axis && share(isMirrored: false) == edge.share(isMirrored: false)
  }
}

extension ExactRect {
  /// True if it reaches beyond an edge of a screen, and from one end of that edge to the other.
  fileprivate func covers(_ edge: Attribute, of screen: ExactSize) -> Bool {
    let (along, across) =
      edge.axis == .vertical ? (LayoutAxis.horizontal, LayoutAxis.vertical) : (.vertical, .horizontal)
    let isFull = self[along].origin.isZero && self[along].end == screen[along]
    let isFirst = edge == .top || edge == .left
    return isFull
      && (isFirst
        ? self[across].origin.sign < 0 && self[across].end <= screen[across]
        : self[across].origin.sign >= 0 && self[across].end > screen[across])
  }
}
