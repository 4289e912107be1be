internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The values that determine guides, besides the program.
struct GuideKey: Hashable, Sendable {
  /// The insets of the root's safe area.
  var safeArea = ExactInsets.zero
  /// The height of the keyboard over the bottom of the root.
  var keyboardHeight = Rational.zero
  /// The active sides of minima and maxima: one for each of ``GuideTable/choices``; the first side if missing.
  var states: [GuideState] = []
  /// True if views inherit insets of 0 as they inherit others: the edges are the same, and the choices those of a greater safe area.
  var inheritsZeroInsets = false

  /// The key of a program without guides.
  init() {}

  /// The key of guides in an environment.
  init(_ environment: LayoutEnvironment, states: [GuideState] = []) {
    (safeArea, keyboardHeight) = (environment.safeArea, environment.keyboardHeight)
    self.states = states
  }

  /// True if views inherit a safe area.
  var hasSafeArea: Bool { inheritsZeroInsets || safeArea != .zero }

  /// The same key with other active sides.
  func with(_ states: [GuideState]) -> GuideKey {
    var key = self
    key.states = states
    return key
  }

  /// True if guides are the same in an environment, but for their active sides.
  func fits(_ environment: LayoutEnvironment) -> Bool {
    safeArea == environment.safeArea && keyboardHeight == environment.keyboardHeight
  }
}

/// The active side of a minimum or maximum (SEMANTICS §2.11).
enum GuideState: UInt8, Hashable, Sendable {
  /// The edge follows the view's own: the superview's inset ends before it. For a readable guide: the margins.
  case own
  /// The edge is that of the superview's guide.
  case superview
  /// All of the superview's inset counts. For a readable guide: its maximum width.
  case whole
}

/// The built-in guides, those that every view has, of a resolved program: their edges as sums of frame parts.
///
/// The safe area of a view inside another, margins that preserve those of the superview, and readable guides are minima
/// and maxima. The active side is a ``GuideState``; for given states all edges are linear.
struct GuideTable: Sendable {
  /// A minimum or maximum.
  struct Choice: Hashable, Sendable {
    enum Subject: UInt8, Hashable, Sendable { case safeArea, margins, readable }
    var subject: Subject
    /// The view of the choice; for a readable guide its owner.
    var view: ViewID
    var axis: LayoutAxis
    var isFar: Bool
  }
  /// The minima and maxima, superviews first.
  private(set) var choices: [Choice] = []
  /// The edges of each view that is a guide derived from its owner.
  private(set) var edges: [GuideEdges?]
  /// The guides among ``edges``.
  private(set) var derived: [ViewID] = []
  /// The content guides.
  private(set) var contents: [ViewID] = []
  var key: GuideKey

  /// The edges of each view's safe area and margins, if they are needed.
  var safeAreas: [GuideEdges?]
  var margins: [GuideEdges?]
  /// The index of the first of four choices of a view, in the order left, right, top, bottom.
  private var firstSafeChoice: [Int: Int] = [:]
  private var firstMarginChoice: [Int: Int] = [:]
  private var readableChoice: [Int: Int] = [:]

  init(_ owners: GuideOwners, _ key: GuideKey) {
    self.key = key
    let views = owners.views
    edges = Array(repeating: nil, count: views.count)
    safeAreas = edges
    margins = edges
    for index in views.indices {
      if views[index].guide.isDerived { derived.append(ViewID(index)) }
      if views[index].guide == .content { contents.append(ViewID(index)) }
    }
    let needs = GuideNeeds(owners, hasSafeArea: key.hasSafeArea)
    for index in views.indices { addChoices(ViewID(index), needs, owners) }
    for guide in derived where views[guide.index].guide == .readable {
      let owner = views[guide.index].superview ?? .root
      if readableChoice[owner.index] != nil { continue }
      readableChoice[owner.index] = choices.count
      choices.append(Choice(subject: .readable, view: owner, axis: .horizontal, isFar: false))
    }
    for index in views.indices {
      if needs.safeArea[index] { safeAreas[index] = safeAreaEdges(ViewID(index), owners) }
      if needs.margins[index] { margins[index] = marginEdges(ViewID(index), owners) }
    }
    for guide in derived { edges[guide.index] = guideEdges(guide, owners) }
  }

  private mutating func addChoices(_ view: ViewID, _ needs: GuideNeeds, _ owners: GuideOwners) {
    if view == .root { return }
    if needs.safeArea[view.index] && key.hasSafeArea && owners.inheritsSafeArea(view) {
      firstSafeChoice[view.index] = choices.count
      addFour(.safeArea, view)
    }
    if needs.margins[view.index] && owners.margins(of: view).preservesSuperview {
      firstMarginChoice[view.index] = choices.count
      addFour(.margins, view)
    }
  }

  private mutating func addFour(_ subject: Choice.Subject, _ view: ViewID) {
    for axis in LayoutAxis.allCases {
      for isFar in [false, true] { choices.append(Choice(subject: subject, view: view, axis: axis, isFar: isFar)) }
    }
  }

  /// The edges of the root's margins, if they are needed.
  var rootMargins: GuideEdges? { margins.first ?? nil }

  /// The state of a choice.
  func state(_ choice: Int) -> GuideState { key.states.indices.contains(choice) ? key.states[choice] : .own }

  /// The key in which left and right edges have each other's active sides.
  var turnedKey: GuideKey {
    var places: [Choice: Int] = [:]
    for (index, choice) in choices.enumerated() { places[choice] = index }
    return key.with(
      choices.indices.map { index in
        var choice = choices[index]
        if choice.axis == .horizontal && choice.subject != .readable { choice.isFar.toggle() }
        return state(places[choice] ?? index)
      })
  }

  // MARK: - Edges

  func safeAreaEdges(_ view: ViewID, _ owners: GuideOwners) -> GuideEdges {
    if view == .root {
      return GuideEdges { axis, isFar in
        isFar
          ? GuideSum(lengthOf: .root, axis).adding(-key.safeArea.far(axis)) : GuideSum(key.safeArea.near(axis))
      }
    }
    let own = GuideEdges(boundsOf: view)
    guard let first = firstSafeChoice[view.index], let superview = owners.views[view.index].superview,
      let outer = safeAreas[superview.index]
    else { return own }
    return GuideEdges { axis, isFar in
      switch state(first + place(axis, isFar)) {
      case .own: return own.edge(axis, isFar: isFar)
      case .superview: return outer.edge(axis, isFar: isFar).seen(from: view, axis)
      case .whole:
        return own.edge(axis, isFar: isFar).adding(inset(outer, superview, axis, isFar), times: isFar ? -1 : 1)
      }
    }
  }

  /// The inset of an edge, as a sum.
  func inset(_ edges: GuideEdges, _ view: ViewID, _ axis: LayoutAxis, _ isFar: Bool) -> GuideSum {
    isFar ? GuideSum(lengthOf: view, axis).adding(edges.far(axis), times: -1) : edges.near(axis)
  }

  private func place(_ axis: LayoutAxis, _ isFar: Bool) -> Int { 2 * Int(axis.rawValue) + (isFar ? 1 : 0) }

  /// The rectangle that margins are measured from: the bounds, or the safe area; for a scroll view its content.
  private func marginBase(_ view: ViewID, _ owners: GuideOwners) -> GuideEdges {
    if let content = contents.first(where: { owners.views[$0.index].superview == view }) {
      return marginBase(of: content, in: view, owners)
    }
    return owners.margins(of: view).insetsFromSafeArea
      ? safeAreas[view.index] ?? GuideEdges(boundsOf: view) : GuideEdges(boundsOf: view)
  }

  /// The edges of the content of a scroll view; at the sides of one that scrolls up and down, inside its safe area.
  private func marginBase(of content: ViewID, in view: ViewID, _ owners: GuideOwners) -> GuideEdges {
    let outer = owners.margins(of: view).insetsFromSafeArea ? safeAreas[view.index] : nil
    return GuideEdges { axis, isFar in
      var edge = isFar ? GuideSum(lengthOf: content, axis) : GuideSum()
      edge.add(content, axis.position, times: .one)
      guard let outer, owners.passesSafeArea(view, axis) else { return edge }
      return edge.adding(inset(outer, view, axis, isFar), times: isFar ? -1 : 1)
    }
  }

  func ownMargin(_ view: ViewID, _ axis: LayoutAxis, _ isFar: Bool, _ owners: GuideOwners) -> GuideSum {
    let insets = owners.insets(ofMargins: view)
    let base = marginBase(view, owners).edge(axis, isFar: isFar)
    return base.adding(isFar ? -insets.far(axis) : insets.near(axis))
  }

  func marginEdges(_ view: ViewID, _ owners: GuideOwners) -> GuideEdges {
    GuideEdges { axis, isFar in
      if let first = firstMarginChoice[view.index], state(first + place(axis, isFar)) == .superview,
        let outer = outerMargin(view, axis, isFar, owners)
      {
        return outer
      }
      return ownMargin(view, axis, isFar, owners)
    }
  }

  func outerMargin(_ view: ViewID, _ axis: LayoutAxis, _ isFar: Bool, _ owners: GuideOwners) -> GuideSum? {
    guard let superview = owners.views[view.index].superview else { return nil }
    return margins[superview.index]?.edge(axis, isFar: isFar).seen(from: view, axis)
  }

  private func readableEdges(_ view: ViewID) -> GuideEdges? {
    guard let margins = margins[view.index], let choice = readableChoice[view.index] else { return nil }
    if state(choice) == .own { return margins }
    return GuideEdges { axis, isFar in
      if axis == .vertical { return margins.edge(axis, isFar: isFar) }
      let half = GuideKind.readableWidth / 2
      var edge = GuideSum(isFar ? half : -half)
      edge.add(margins.near(axis), times: Rational(1, 2))
      edge.add(margins.far(axis), times: Rational(1, 2))
      return edge
    }
  }

  private func guideEdges(_ guide: ViewID, _ owners: GuideOwners) -> GuideEdges {
    let owner = owners.views[guide.index].superview ?? .root
    let bounds = GuideEdges(boundsOf: owner)
    switch owners.views[guide.index].guide {
    case .safeArea: return safeAreas[owner.index] ?? bounds
    case .margins: return margins[owner.index] ?? bounds
    case .readable: return readableEdges(owner) ?? bounds
    case .keyboard: return keyboardEdges(bounds)
    case .frame, .content, .declared: return bounds
    }
  }

  /// The edges of the root's keyboard guide: as wide as the root, from its bottom to the top of the keyboard or to the bottom of the safe
  /// area, whichever is higher.
  private func keyboardEdges(_ bounds: GuideEdges) -> GuideEdges {
    let height = max(key.safeArea.far(.vertical), key.keyboardHeight)
    return GuideEdges { axis, isFar in
      axis == .vertical && !isFar ? bounds.far(axis).adding(-height) : bounds.edge(axis, isFar: isFar)
    }
  }
}
