internal import LayCompiler
internal import LayRuntime

// Lengths that are determined by the subviews.
extension AdditionTrials {
  /// The end of a view's subviews along an axis.
  private struct Inside {
    var last: ViewID
    /// The distance from the edge to the first subview.
    var margin: Rational
    var axis: LayoutAxis
    var name: String { axis == .horizontal ? "trailing" : "bottom" }
    var edge: Attribute { axis == .horizontal ? .trailing : .bottom }

    /// The constraint that the far edge of `view` has the same distance from the last subview.
    func rule(for view: ViewID) -> ConstraintDescription {
      ConstraintDescription([Term(view, edge), Term(last, edge, -1)], .equal, margin)
    }
  }

  private func inside(_ view: ViewID, _ finding: OpenFinding) -> Inside? {
    let axis = finding.ambiguity.part.axis
    let inside = layout.program.views.indices.filter {
      let other = layout.program.views[$0]
      return other.superview == view && other.placement == .constraints && other.guide == .declared
    }
    guard !inside.isEmpty, inside.count <= options.limits.inside, let size = finding.sizes.first else { return nil }
    var laidOut = Layout(layout.program)
    laidOut.resize(to: LayoutEnvironment(size: size, direction: .leftToRight, scale: .one), findAmbiguities: false)
    var last: (index: Int, end: Rational)?
    var margin: Rational?
    for index in inside {
      let span = laidOut.untransformedFrame(of: ViewID(index))[axis]
      if last.map({ span.end > $0.end }) ?? true { last = (index, span.end) }
      margin = min(margin ?? span.origin, span.origin)
    }
    guard let last, let margin, margin.sign >= 0 else { return nil }
    return Inside(last: ViewID(last.index), margin: margin, axis: axis)
  }

  /// A length around the subviews, with the margin of the first subview after the one that ends last.
  func around(_ finding: OpenFinding) -> [Addition] {
    let view = finding.ambiguity.view
    guard alike(view).count == 1, let inside = inside(view, finding) else { return [] }
    let ending = inside.margin.isZero ? "" : " + \(inside.margin)"
    let text = ".\(inside.name) == \(layout.program.views[inside.last.index].name).\(inside.name)\(ending)"
    return [
      Addition(
        text:
          "\(layout.spelledPath(view)).\(inside.name) == \(layout.spelledPath(inside.last)).\(inside.name)\(ending)",
        writing: .statement(view, text)
      ) { $0.constrain(inside.rule(for: view)) }
    ]
  }

  /// The same for the content of a scroll view, written for the subview: its superview's edges are those of the content.
  func aroundContent(_ finding: OpenFinding) -> [Addition] {
    let (guide, part) = (finding.ambiguity.view, finding.ambiguity.part)
    let plain = length(part == .width ? .width : .height, part.spelled, finding.ambiguity)
    guard let owner = layout.program.views[guide.index].superview, alike(guide).count == 1,
      let inside = inside(owner, finding), alike(inside.last).count == 1
    else { return [plain] }
    let deeper = around(insideOf: inside.last, finding)
    let text = ".\(inside.name) == superview.\(inside.name)\(inside.margin.isZero ? "" : " - \(inside.margin)")"
    return [
      rule(text, inside.last) { program, _ in program.constrain(inside.rule(for: guide)) }
    ] + (deeper.isEmpty ? [plain] : deeper)
  }

  /// A view of the content, at each depth, ends where the last of its subviews ends, with the margin of the first: a length of its own
  /// would leave subviews beyond the content.
  private func around(insideOf view: ViewID, _ finding: OpenFinding) -> [Addition] {
    var found: [Addition] = []
    var next = view
    while alike(next).count == 1, let inside = inside(next, finding) {
      let ending = inside.margin.isZero ? "" : " + \(inside.margin)"
      let text = ".\(inside.name) == \(layout.program.views[inside.last.index].name).\(inside.name)\(ending)"
      found.append(rule(text, next) { program, view in program.constrain(inside.rule(for: view)) })
      next = inside.last
    }
    return found
  }
}
