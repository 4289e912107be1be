package import LayModel
internal import LayNumbers
internal import LaySolver

// The comparison of the rows of both directions: a proof of one is a proof of the other if they are mirror images.
extension ParametricLayout {
  /// The proof that the rows from right to left are those of this layout, which runs from left to right, in a mirror; nil if they
  /// are not. Each row is the same row of the distances from the right edges of the superviews, in the same order, at the same
  /// level, and so are the edges of all guides. Then a frame at one size from right to left is the mirror image of the one from left
  /// to right there, and what is feasible or unique in one direction is in the other. `environment` is the one that the rows were
  /// made for.
  ///
  /// Masks, steps, design frames, transforms and views with a direction of their own are not compared: the answer is nil.
  package func mirrorImage(_ program: LayoutProgram, in environment: LayoutEnvironment) -> MirrorImage? {
    var turned = environment
    turned.direction = .rightToLeft
    guard environment.direction == .leftToRight, safeArea.left == safeArea.right, reservedRegions.isEmpty,
      program.steps.isEmpty, framedVariables.isEmpty, system.masks.slots.isEmpty, looseMasks.isEmpty,
      system.constantRows.isEmpty, system.views.isPlain,
      program.truths(in: environment) == program.truths(in: turned)
    else { return nil }
    let other = LayoutSystem(
      system.views.resolved.turnedAround(), tree: system.views.tree, references: system.views.references,
      placesMasks: true)
    guard let mirror = Mirror(system), mirror.shows(other) else { return nil }
    return MirrorImage(slidingViews: mirror.slidingViews)
  }
}

/// The frames of one direction as the mirror image of those of the other one.
package struct MirrorImage: Sendable {
  /// The scroll views whose content is not always as wide as they are: what is inside is a mirror image of the content, and not of
  /// what is around the scroll view too.
  package private(set) var slidingViews: Set<ViewID>

  /// Adds the scroll views of another part of the layout's sizes.
  package mutating func join(_ other: MirrorImage) { slidingViews.formUnion(other.slidingViews) }
}

/// The mirror that turns rows from right to left into rows from left to right: the position of a view becomes its distance from the
/// right edge of its superview, and in a scroll view from that of the content.
private struct Mirror {
  private let system: LayoutSystem
  private let parts: [(view: ViewID, part: FramePart)?]
  /// The content of each scroll view.
  private var contents: [ViewID: ViewID] = [:]
  /// The width of each scroll view, by that of its content, if required rows make it as long.
  private var scrolledWidths: [VariableID: VariableID] = [:]
  /// The scroll views with other contents.
  private(set) var slidingViews: Set<ViewID> = []

  /// Creates the mirror of a system; nil if the width of some content or its scroll view is no variable.
  init?(_ system: LayoutSystem) {
    self.system = system
    parts = system.views.frameParts
    for content in system.views.resolved.guides?.contents ?? [] {
      guard let owner = system.views.resolved.views[content.index].superview,
        let own = system.views.span(content, .horizontal)?.length,
        let outer = system.views.span(owner, .horizontal)?.length, contents[owner] == nil
      else { return nil }
      contents[owner] = content
      if areEqual(own, outer, in: owner) { scrolledWidths[own] = outer } else { slidingViews.insert(owner) }
    }
  }

  /// True if the required rows about the widths of a scroll view and its subviews, and about the places of these, make two variables
  /// equal.
  private func areEqual(_ one: VariableID, _ other: VariableID, in owner: ViewID) -> Bool {
    let superviews = system.views.tree.superviews
    let rows = system.engine.system.rows
    var pivots: [(variable: VariableID, sum: LinearSum)] = []
    for index in rows.indices where rows.level(of: index) == .required && rows.relation(of: index) == .equal {
      let isNear = rows.terms(of: index).allSatisfy { term in
        let variable = rows.variable(term)
        guard let place = parts[variable.index] else { return false }
        return variable == other || place.part.axis == .horizontal && superviews[place.view.index] == owner
      }
      if !isNear { continue }
      let sum = reduced(straightened(rows, index), by: pivots)
      guard let first = sum.vector.entries.first else { continue }
      var pivot = LinearSum()
      pivot.add(sum, times: 1 / first.amount)
      pivots.append((first.key, pivot))
    }
    let difference = reduced(LinearSum(one).adding(LinearSum(other), times: -1), by: pivots)
    return difference.vector.isZero && difference.constant == Affine(.zero)
  }

  /// A sum without the variables of the pivots, each of which has no variable of those before it.
  private func reduced(_ sum: LinearSum, by pivots: [(variable: VariableID, sum: LinearSum)]) -> LinearSum {
    pivots.reduce(into: sum) { sum, pivot in
      let factor = sum.vector[pivot.variable]
      if !factor.isZero { sum.add(pivot.sum, times: -factor) }
    }
  }

  /// True if the rows and the guides of `other` are the mirror images of those of the system.
  func shows(_ other: LayoutSystem) -> Bool {
    guard system.hasVariables(like: other), system.rows == other.rows, other.constantRows.isEmpty,
      showsGuides(of: other)
    else { return false }
    let (own, rows) = (system.engine.system.rows, other.engine.system.rows)
    guard own.indices == rows.indices else { return false }
    return own.indices.allSatisfy { index in
      guard own.level(of: index) == rows.level(of: index), own.relation(of: index) == rows.relation(of: index),
        let image = turned(rows, index)
      else { return false }
      let sum = straightened(own, index)
      return sum.isEqual(to: image, times: .one)
        || own.relation(of: index) == .equal && sum.isEqual(to: image, times: -1)
    }
  }

  /// The left side of a row less its right side.
  private func straightened(_ rows: RowStore, _ row: Int) -> LinearSum {
    var sum = LinearSum(rows.rightSide(of: row).negated)
    for index in rows.terms(of: row) { add(rows.variable(index), times: rows.coefficient(index), to: &sum) }
    return sum
  }

  /// The left side of a row less its right side, with its positions seen in the mirror; nil if a width that this takes is no variable.
  private func turned(_ rows: RowStore, _ row: Int) -> LinearSum? {
    var sum = LinearSum(rows.rightSide(of: row).negated)
    for index in rows.terms(of: row) {
      let (variable, factor) = (rows.variable(index), rows.coefficient(index))
      guard let place = parts[variable.index], place.part == .x else {
        add(variable, times: factor, to: &sum)
        continue
      }
      guard let span = system.views.span(place.view, .horizontal),
        addLength(around: place.view, times: factor, to: &sum)
      else { return nil }
      add(span.length, times: -factor, to: &sum)
      add(variable, times: -factor, to: &sum)
    }
    return sum
  }

  private func add(_ variable: VariableID, times factor: Rational, to sum: inout LinearSum) {
    sum.add(LinearSum(scrolledWidths[variable] ?? variable), times: factor)
  }

  /// The view whose width the mirror of a view's position is in: the superview, or the content of a scroll view.
  private func surround(of view: ViewID) -> ViewID {
    let superview = system.views.tree.superviews[view.index]
    return contents[superview] ?? superview
  }

  /// Adds the width that the mirror of a view's position is in; false if it is no variable.
  private func addLength(around view: ViewID, times factor: Rational, to sum: inout LinearSum) -> Bool {
    let surround = surround(of: view)
    if surround == .root {
      sum.constant.width += factor
      return true
    }
    guard let span = system.views.span(surround, .horizontal) else { return false }
    add(span.length, times: factor, to: &sum)
    return true
  }

  // MARK: - Guides

  /// True if the edges of all guides are mirror images.
  private func showsGuides(of other: LayoutSystem) -> Bool {
    guard let own = system.views.resolved.guides, let others = other.views.resolved.guides else {
      return system.views.resolved.guides == nil && other.views.resolved.guides == nil
    }
    let superviews = system.views.tree.superviews
    return own.choices == others.choices
      && own.edges.indices.allSatisfy { index in
        showsEdges(own.edges[index], others.edges[index], of: superviews[index])
          && showsEdges(own.safeAreas[index], others.safeAreas[index], of: ViewID(index))
          && showsEdges(own.margins[index], others.margins[index], of: ViewID(index))
      }
  }

  /// True if edges in a view are those of the mirror image of the view.
  private func showsEdges(_ own: GuideEdges?, _ other: GuideEdges?, of view: ViewID) -> Bool {
    guard let own, let other else { return own == nil && other == nil }
    if own.near(.vertical) != other.near(.vertical) || own.far(.vertical) != other.far(.vertical) { return false }
    return [(own.near(.horizontal), other.far(.horizontal)), (own.far(.horizontal), other.near(.horizontal))]
      .allSatisfy { edge, image in
        let turned = GuideSum(lengthOf: view, .horizontal).adding(straightened(image), times: -1)
        return straightened(edge, isTurned: false) == narrowed(turned)
      }
  }

  /// A sum of frame parts with its positions seen in the mirror if it `isTurned`.
  private func straightened(_ sum: GuideSum, isTurned: Bool = true) -> GuideSum {
    var result = GuideSum(sum.constant)
    for term in sum.terms {
      guard isTurned, term.key.part == .x else {
        result.add(term.key.view, term.key.part, times: term.amount)
        continue
      }
      result.add(surround(of: term.key.view), .width, times: term.amount)
      result.add(term.key.view, .width, times: -term.amount)
      result.add(term.key.view, .x, times: -term.amount)
    }
    return narrowed(result)
  }

  /// A sum with the widths of scroll views for those of their contents.
  private func narrowed(_ sum: GuideSum) -> GuideSum {
    if scrolledWidths.isEmpty { return sum }
    var result = GuideSum(sum.constant)
    for term in sum.terms {
      var view = term.key.view
      if term.key.part == .width, let length = system.views.span(view, .horizontal)?.length,
        scrolledWidths[length] != nil
      {
        view = system.views.tree.superviews[view.index]
      }
      result.add(view, term.key.part, times: term.amount)
    }
    return result
  }
}

extension LinearSum {
  /// True if it is a multiple of another sum.
  fileprivate func isEqual(to other: LinearSum, times factor: Rational) -> Bool {
    let (own, others) = (vector.entries, other.vector.entries)
    guard own.count == others.count, constant == Affine(.zero).adding(other.constant, times: factor) else {
      return false
    }
    return zip(own, others).allSatisfy { $0.key == $1.key && $0.amount == factor * $1.amount }
  }
}

extension ViewTable {
  /// True if rows place each view along x, and none has a direction of its own, a transform, a scroll position along x or sides
  /// that differ.
  fileprivate var isPlain: Bool {
    resolved.views.indices.allSatisfy { index in
      let view = ViewID(index)
      guard resolved.views[index].direction == nil, !isTransformed[index],
        view == .root || resolved.views[index].guide.isDerived || span(view, .horizontal) != nil
      else { return false }
      if hasScroll[index] && !resolved.views[index].boundsOrigin.x.isZero { return false }
      if !hasInsets[index] { return true }
      let insets = resolved.views[index].alignmentInsets
      return insets.left == insets.right
    }
  }
}
