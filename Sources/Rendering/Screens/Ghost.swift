package import LayCompiler
package import LayRuntime

/// One of two layouts that satisfy all constraints equally well where a frame is ambiguous.
package struct Ghost {
  /// The words for the number and its value: `badge.x = 8`, or `badge.x has no lower limit`.
  package var words: String
  /// True for the witness of the least value.
  package var isLeast: Bool
  /// The boxes of the views that lie elsewhere than in the picture; empty for a number without a limit, of which no layout is the last.
  package var boxes: [Box]
  /// The side on which the number has no limit; nil if it has one.
  package var openSide: OpenSide?

  /// True if the number has no limit on this side.
  var isUnlimited: Bool { boxes.isEmpty }
}

/// A side of a view on which an ambiguous number has no limit.
package struct OpenSide: Equatable {
  /// The index of the view in the tree.
  package var view: Int
  package var axis: LayoutAxis
  /// True for a width or height, which grows or shrinks at the right or bottom edge.
  package var isLength: Bool
  /// True for the right or the bottom.
  package var isTowardsEnd: Bool
}

/// Lays out both ends of ambiguous numbers.
package struct WitnessReader {
  private let layout: Layout
  private let compiled: CompiledLayout
  private let tree: FrameTree
  /// The most ambiguous numbers of which witnesses are laid out.
  static let most = 4

  init(_ layout: Layout, _ compiled: CompiledLayout, _ tree: FrameTree) {
    (self.layout, self.compiled, self.tree) = (layout, compiled, tree)
  }

  /// A reader of a layout whose frames are on the pixels of `scale`, if there is one.
  package init(_ layout: Layout, _ compiled: CompiledLayout, scale: Rational?) {
    var tree = FrameTree(file: "", layout: compiled.name, size: layout.environment.size)
    tree.scale = scale
    tree.views = viewRows(of: layout, compiled, scale: scale)
    self.init(layout, compiled, tree)
  }

  /// Returns the witnesses that lie elsewhere than the picture. A witness is a layout with one more constraint, that the number has the
  /// value; where that conflicts, or breaks another optional constraint, there is none.
  package func ghosts() -> [Ghost] {
    var found: [Ghost] = []
    let independent = layout.report.ambiguities.filter { $0.cause == nil }
    for ambiguity in independent.prefix(WitnessReader.most) where layout.program.steps.isEmpty {
      for (value, isLeast) in [(ambiguity.lowest, true), (ambiguity.highest, false)] where value != ambiguity.chosen {
        if let ghost = value.map({ ghost(of: ambiguity, $0, isLeast) }) ?? unlimited(ambiguity, isLeast) {
          found.append(ghost)
        }
      }
    }
    return found
  }

  private func name(of ambiguity: Ambiguity) -> String {
    "\(visible(layout.program.views[ambiguity.view.index].name)).\(ambiguity.part.word)"
  }

  private func unlimited(_ ambiguity: Ambiguity, _ isLeast: Bool) -> Ghost {
    let side = tree.views.firstIndex { $0.id == ambiguity.view && $0.isShown }.map { view in
      OpenSide(
        view: view, axis: ambiguity.part.axis, isLength: !ambiguity.part.isPosition, isTowardsEnd: !isLeast)
    }
    return Ghost(
      words: "\(name(of: ambiguity)) has no \(isLeast ? "lower" : "upper") limit", isLeast: isLeast, boxes: [],
      openSide: side)
  }

  private func ghost(of ambiguity: Ambiguity, _ value: Rational, _ isLeast: Bool) -> Ghost? {
    let (view, axis) = (ambiguity.view, ambiguity.part.axis)
    let description = layout.program.views[view.index]
    guard description.alignmentInsets == .zero, let superview = description.superview else { return nil }
    var program = layout.program
    let terms =
      ambiguity.part.isPosition
      ? [Term(view, axis.near), Term(superview, axis.near, -1)] : [Term(view, axis.length)]
    // The left edge of a view in its superview is measured from the origin of the superview's bounds.
    let origin = ambiguity.part.isPosition ? layout.exactBounds(of: superview)[axis].origin : .zero
    program.constraints.append(ConstraintDescription(terms, .equal, value - origin))
    var witness = Layout(program)
    let report = witness.resize(to: layout.environment)
    guard report.conflicts.isEmpty, witness.untransformedFrame(of: view)[ambiguity.part] == value else { return nil }
    let moved = moved(witness)
    if moved.isEmpty { return nil }
    return Ghost(words: "\(name(of: ambiguity)) = \(n(value.double))", isLeast: isLeast, boxes: moved)
  }

  /// The boxes that lie elsewhere in another layout, on the pixels of the picture.
  private func moved(_ witness: Layout) -> [Box] {
    var (one, other) = (tree, tree)
    one.views = viewRows(of: layout, compiled, scale: tree.scale)
    other.views = viewRows(of: witness, compiled, scale: tree.scale)
    let (here, there) = (one.screenBoxes(), other.screenBoxes())
    return there.indices.filter { !there[$0].isLike(here[$0]) && one.views[$0].isShown }.map { there[$0] }
  }
}

extension FramePart {
  fileprivate var word: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    }
  }
}

extension Box {
  /// True if no edge is farther away than a rounding error.
  func isLike(_ other: Box) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(maxX - other.maxX) < 1e-6
      && abs(maxY - other.maxY) < 1e-6
  }
}
