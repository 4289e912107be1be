internal import LayCompiler
internal import LayRuntime

extension HealthClaim {
  /// The overlap of two views that is no fault, points: texts are rounded up to pixels, and views next to them are not.
  static let smallOverlap: Rational = 1
  /// The least length of a view that is seen, points.
  static let leastSeen: Rational = 4
  /// The greatest factor by which an image may be stretched more along one axis than along the other.
  static let smallStretch = Rational(11, 10)
}

extension ClauseMaker {
  /// The clauses of a claim, which holds where all of them do.
  mutating func clauses(of claim: AskedClaim) -> [Clause<Sum>] {
    switch claim {
    case .assertion(let assertion): clauses(of: assertion.claim)
    case .health(let claim): clauses(of: claim)
    case .allowing(let points, let claim): clauses(of: claim).map { $0.allowing(points) }
    }
  }

  /// The lowering of each statement of a health check, with its words for a failure.
  private mutating func clauses(of claim: HealthClaim) -> [Clause<Sum>] {
    let view = claim.view
    switch claim.statement {
    case .showsContent(let axis): return showsUncut(view, axis)
    case .isAtLeast(let axis, var least, let added):
      // An empty view need not be seen.
      if claim.kind == .vanished, let content = layout.contentLength(of: view, axis) { least = min(least, content) }
      let clause = isAtLeast(view, axis, least - added, .length(axis, least: least - added))
      return [claim.mayBeEmpty ? orEmpty(clause, axis) : clause]
    case .isTouchable(let target): return isTouchable(view, target)
    case .showsPlaceholder: return isAsWide(view, layout.placeholderLength(of: view), as: "placeholder")
    case .fitsWords: return isAsWide(view, layout.wordLength(of: view), as: "longest word")
    case .isEmpty(let axis, _): return [isEmpty(view, axis)]
    case .isInside(let other): return isInside(view, other)
    case .precedes(let own, let other, let attribute):
      let (first, second) = (Term(view, own), Term(other, attribute))
      return [
        Clause(
          meaning: .predicate { _ in nil }, alternatives: [distance(first, second)], shown: [],
          views: layout.views(read: [first, second]))
      ]
    case .isInSafeArea(let edge, _, let opposite, let scrolling):
      // Between the ends of a range the insets are others than those of the claim.
      let insets = layout.safeArea
      let far = opposite.map { _ in insets[edge.opposite] }
      return isInSafeArea(view, edge, insets[edge], far, scrolling, claim.texts)
    case .isNotMixedWith(let other, let mayBeInside, let mayContain):
      return areNotMixed(view, other, mayBeInside: mayBeInside, mayContain: mayContain, claim.texts)
    case .leavesInSight(let other): return [leavesInSight(view, other)]
    case .scrollsOut(let part): return scrollsOut(view, part)
    case .scrollsOneWay(let content): return [scrollsOneWay(view, content)]
    case .hasRoom(let axis, let content):
      let clause = hasRoom(view, axis, content)
      return [claim.mayBeEmpty ? orEmpty(clause, axis) : clause]
    case .isAboveKeyboard: return [isAboveKeyboard(view)]
    case .avoids(let kind, let region):
      let regions = layout.reservedRegions
      return regions.indices.contains(Int(region)) ? [avoids(view, regions[Int(region)].frame, kind)] : []
    case .takesTouches(let reach): return takesTouches(view, reach)
    case .keepsRatio: return keepsRatio(view)
    }
  }

  /// The clauses that a control is large enough to touch, or as long as its declared content if the system draws it. A control of a Mac
  /// may be longer than that: those of the system are all shorter than a pointer needs.
  private mutating func isTouchable(_ view: ViewID, _ target: TouchTarget) -> [Clause<Sum>] {
    let length = layout.sum(of: [Term(view, target.axis.length)], amid: [Term(view, target.axis.length)])
    var beyondFinger = length
    beyondFinger.add(target.added - target.finger)
    if layout.settles(beyondFinger) { return [held(by: beyondFinger)] }
    let resolved = layout.resolvedView(view)
    let least = target.least(for: resolved) - target.added
    let enough = isAtLeast(view, target.axis, least, .length(target.axis, least: least))
    if !target.isDrawnBySystem(resolved) { return [enough] }
    // The number of clauses is the same in each cell.
    guard let declared = target.declaredLength(of: resolved) else { return [enough, enough] }
    var (longer, shorter) = (length, Sum(value: .zero).subtracting(length))
    longer.add(-declared)
    shorter.add(declared)
    return [longer, target.isOfMac ? longer : shorter].map { room in
      Clause(
        meaning: enough.meaning, alternatives: enough.alternatives + [room], shown: enough.shown, views: enough.views)
    }
  }

  /// The clause that a view has the width of a part of its content; none if the part has no width.
  private mutating func isAsWide(_ view: ViewID, _ width: Rational?, as part: String) -> [Clause<Sum>] {
    width.map { [showsContent(view, .horizontal, from: $0, needs: $0, content: part)] } ?? []
  }

  private mutating func isInSafeArea(
    _ view: ViewID, _ edge: Attribute, _ inset: Rational, _ opposite: Rational?, _ scrolling: HealthClaim.Scrolling,
    _ texts: [DrawnText]
  ) -> [Clause<Sum>] {
    let terms = [Term(view, edge), Term(.root, edge)]
    let (own, outer) = (drawnEdges(view, edge, texts), DrawnEdge(term: terms[1]))
    var rooms = own.map { distance(edge.isFirst ? outer : $0, edge.isFirst ? $0 : outer, adding: -inset) }
    if let room = rooms.first(where: { layout.settles($0) }) { return [held(by: room)] }
    rooms += scrolling == .upAndDown ? Array(offScreen(view).prefix(2)) : offScreen(view)
    let lengths = scrolling.contents.map { [Term($0.content, .height), Term($0.scrollView, .height, -1)] }
    rooms += lengths.map { scrolls($0) }
    var alternatives = [rooms]
    // The edges of a text tell more than that its middle is inside. A view that draws more has to reach beyond both ends besides.
    if let opposite, own.count == 1 {
      let other = edge.opposite
      let ends = [Term(view, other), Term(.root, other)]
      var beyond = edge.isFirst ? distance(ends[1], ends[0]) : distance(ends[0], ends[1])
      beyond.add(opposite)
      let text = middleEdge(of: view, edge).map {
        distance(edge.isFirst ? outer : $0, edge.isFirst ? $0 : outer, adding: -inset)
      }
      alternatives = [rooms + [beyond]] + (text.map { [rooms + [$0]] } ?? [])
    }
    return alternatives.map { rooms in
      Clause(
        meaning: .predicate {
          let miss = $0.misses.prefix(own.count).reduce($0.misses[0]) { min($0, $1) }
          return
            "\($0.names[0]) is outside of the safe area by \(miss) points at the \(edge.name), where the inset is \(inset)"
        },
        alternatives: rooms,
        shown: [], views: layout.views(read: terms) + lengths.flatMap { layout.views(read: $0) })
    }
  }

  /// The edge of a text in the middle of a view that draws more than that; nil if its length is not known.
  private func middleEdge(of view: ViewID, _ edge: Attribute) -> DrawnEdge? {
    if layout.resolvedView(view).text.utf8.isEmpty { return nil }
    if edge.axis == .vertical {
      return layout.contentLength(of: view, .vertical).map { height in
        DrawnEdge(term: Term(view, .centerY), offset: (edge == .top ? -height : height) / 2)
      }
    }
    return drawnEdges(view, edge, [DrawnText(view: view, side: .middle)]).dropFirst().first
  }

  /// The length by which content is longer than its scroll view, beyond a pixel: it scrolls only if it is longer.
  private mutating func scrolls(_ lengths: [Term]) -> Sum {
    var room = layout.sum(of: lengths, amid: lengths)
    room.add(layout.scale.sign > 0 ? -1 / layout.scale : -1)
    return room
  }

  /// The alternatives that a view is off the screen: at the left, at the right, above, below.
  mutating func offScreen(_ view: ViewID) -> [Sum] {
    [(Attribute.left, Attribute.right), (.top, .bottom)].flatMap { near, far in
      [distance(Term(view, far), Term(.root, near)), distance(Term(.root, far), Term(view, near))]
    }
  }

  private mutating func isAboveKeyboard(_ view: ViewID) -> Clause<Sum> {
    let terms = [Term(view, .bottom), Term(.root, .bottom)]
    var room = distance(terms[0], terms[1])
    room.add(HealthClaim.smallOverlap - layout.keyboardHeight)
    return Clause(
      meaning: .predicate {
        "\($0.names[0]) reaches \($0.misses[0] + HealthClaim.smallOverlap) points below the top of the keyboard"
      }, alternatives: [room] + offScreen(view), shown: [], views: layout.views(read: terms))
  }

  /// The clause that a view lies beside a region, but for a point, or has no width or height.
  private mutating func avoids(_ view: ViewID, _ region: ExactRect, _ kind: ReservedRegion.Kind) -> Clause<Sum> {
    var rooms: [Sum] = []
    for (near, far, length, axis) in [
      (Attribute.left, Attribute.right, Attribute.width, LayoutAxis.horizontal), (.top, .bottom, .height, .vertical),
    ] {
      var before = distance(Term(view, far), Term(.root, near))
      before.add(region[axis].origin + HealthClaim.smallOverlap)
      var behind = distance(Term(.root, near), Term(view, near))
      behind.add(HealthClaim.smallOverlap - region[axis].end)
      rooms += [before, behind, isEmpty(view, length)]
    }
    return Clause(
      meaning: .predicate { failed in
        // The third of each three is about the length.
        let misses = failed.misses.indices.filter { $0 % 3 != 2 }.map { failed.misses[$0] }
        return misses.min().map {
          "\(failed.names[0]) lies on \(kind.spelled); moved by \(($0 + HealthClaim.smallOverlap).ceil) points, it would be beside \(kind.spelled)"
        }
      }, alternatives: rooms, shown: [], views: layout.views(read: [Term(view, .left), Term(view, .top)]))
  }

  /// The clause that a view shows its content without the padding, in height but for less than a pixel.
  private mutating func showsUncut(_ view: ViewID, _ axis: LayoutAxis) -> [Clause<Sum>] {
    guard let whole = layout.contentLength(of: view, axis) else { return [] }
    let length = whole - max(layout.padding(of: view, axis), besideTitle(view, axis, in: whole))
    let least = axis == .vertical ? min(layout.leastHeight(of: view) ?? length, length) : length
    return [showsContent(view, axis, from: least, needs: length)]
  }

  /// The part of a declared height that is above and below the title of a button, which a lower button draws whole.
  private func besideTitle(_ view: ViewID, _ axis: LayoutAxis, in height: Rational) -> Rational {
    let button = layout.resolvedView(view)
    guard axis == .vertical, button.kind == .button, !button.text.utf8.isEmpty, case .fixed = button.intrinsicHeight
    else {
      return .zero
    }
    return height
      - TextMeasure.height(ofLines: button.shown?.lines ?? 1, fontSize: button.fontSize, scale: layout.scale)
  }

  private mutating func isEmpty(_ view: ViewID, _ axis: LayoutAxis) -> Clause<Sum> {
    let room = isEmpty(view, axis.length)
    return Clause(
      meaning: .predicate { "\($0.names[0]) takes \($0.misses[0]) of the \(axis.extent)" }, alternatives: [room],
      shown: [], views: [view])
  }

  /// The clauses that two views are apart, that the first is inside the second, or perhaps the second inside the first. A
  /// containment needs four edges in order, so each clause has one edge of each.
  private mutating func areNotMixed(
    _ view: ViewID, _ other: ViewID, mayBeInside: Bool, mayContain: Bool, _ texts: [DrawnText]
  ) -> [Clause<Sum>] {
    let apart = areDrawnApart(view, other, texts)
    let inside = mayBeInside ? isInside(view, other).map { $0.alternatives } : [[]]
    let around = mayContain ? isInside(other, view).map { $0.alternatives } : [[]]
    return inside.flatMap { inside in
      around.map { around in
        Clause(
          meaning: apart.meaning, alternatives: apart.alternatives + inside + around, shown: [], views: apart.views)
      }
    }
  }

  /// The clause that two views, or their texts, overlap along one axis by no more than is no fault.
  private mutating func areDrawnApart(_ view: ViewID, _ other: ViewID, _ texts: [DrawnText]) -> Clause<Sum> {
    let small = HealthClaim.smallOverlap
    let frames = areApart(view, other, tolerance: small)
    let across = textsApart(view, other, .horizontal, texts, tolerance: small)
    let down = textsApart(view, other, .vertical, texts, tolerance: small)
    let standing = standsAbove(view, other, texts, tolerance: small)
    let lengths = LayoutAxis.allCases.map { axis in [view, other].compactMap { drawnLength($0, axis, texts) } }
    return Clause(
      meaning: .predicate { failed in
        guard let shared = failed.sharedSize(tolerance: small) else { return nil }
        let misses = failed.misses.dropFirst(frames.alternatives.count).map { $0 + small }
        let widths = misses.prefix(across.count) + lengths[0]
        let heights = misses.dropFirst(across.count).prefix(down.count) + lengths[1]
        let size = ExactSize(
          width: widths.reduce(shared.width) { min($0, $1) }, height: heights.reduce(shared.height) { min($0, $1) })
        return "they share \(size.spelled)"
      }, alternatives: frames.alternatives + across + down + standing, shown: [], views: frames.views)
  }

  /// The clause that a view leaves a part of another one in sight: along one edge, as much as an overlap that is no fault.
  private mutating func leavesInSight(_ view: ViewID, _ other: ViewID) -> Clause<Sum> {
    var rooms: [Sum] = []
    var terms: [Term] = []
    for (near, far, length) in [(Attribute.left, Attribute.right, Attribute.width), (.top, .bottom, .height)] {
      var outside = [distance(Term(other, near), Term(view, near)), distance(Term(view, far), Term(other, far))]
      for index in outside.indices { outside[index].add(-HealthClaim.smallOverlap) }
      rooms += outside + [isEmpty(view, length), isEmpty(other, length)]
      terms += [Term(view, near), Term(other, near)]
    }
    return Clause(
      meaning: .predicate { "\($0.names[0]) hides all of \($0.names[1])" }, alternatives: rooms, shown: [],
      views: layout.views(read: terms))
  }

  /// The clauses that a view is neither too wide nor too high for its image.
  private mutating func keepsRatio(_ view: ViewID) -> [Clause<Sum>] {
    guard let width = layout.contentLength(of: view, .horizontal),
      let height = layout.contentLength(of: view, .vertical), min(width, height) > HealthClaim.leastSeen
    else { return [] }
    let image = ExactSize(width: width, height: height)
    let hidden = LayoutAxis.allCases.map { axis in
      var room = isEmpty(view, axis.length)
      room.add(HealthClaim.leastSeen)
      return room
    }
    return LayoutAxis.allCases.map { axis in
      let terms = [
        Term(view, axis.length, -image[axis.other]),
        Term(view, axis.other.length, HealthClaim.smallStretch * image[axis]),
      ]
      return Clause(
        meaning: .predicate { failed in
          let view = ExactSize(
            width: failed.misses[1] + HealthClaim.leastSeen, height: failed.misses[2] + HealthClaim.leastSeen)
          return "\(failed.names[0]) is \(view.spelled), and its image is \(image.spelled)"
        }, alternatives: [layout.sum(of: terms, amid: terms)] + hidden, shown: [], views: [view])
    }
  }

  /// A clause about a view, which holds as well where the view has no length along an axis.
  private mutating func orEmpty(_ clause: Clause<Sum>, _ axis: LayoutAxis) -> Clause<Sum> {
    Clause(
      meaning: clause.meaning, alternatives: clause.alternatives + [isEmpty(clause.views[0], axis.length)],
      shown: clause.shown, views: clause.views)
  }

  private mutating func hasRoom(_ view: ViewID, _ axis: LayoutAxis, _ content: ViewID?) -> Clause<Sum> {
    let own = Term(view, axis.length)
    let length = layout.sum(of: [own], amid: [own])
    var room = length
    room.add(-ScrolledPart.room)
    let rest = content.map { content in
      let terms = [own, Term(content, axis.length, -1)]
      return layout.sum(of: terms, amid: terms)
    }
    return Clause(
      meaning: .predicate { failed in
        let length = ScrolledPart.room - failed.misses[0]
        let whole = failed.misses.count > 1 ? ", and its content \(length + failed.misses[1])" : ""
        return "it is \(max(length, .zero)) \(axis.adjective)\(whole)"
      }, alternatives: [room] + (rest.map { [$0] } ?? []), shown: [length],
      views: [view] + (content.map { [$0] } ?? []))
  }

  /// The clause that the content is no larger in both axes; that of a table is no wider, since its rows are as wide as the table.
  private mutating func scrollsOneWay(_ view: ViewID, _ content: ViewID) -> Clause<Sum> {
    let isTable = layout.resolvedView(view).kind == .table
    let axes = isTable ? [LayoutAxis.horizontal] : LayoutAxis.allCases
    let rooms = axes.map { axis in
      let terms = [Term(view, axis.length), Term(content, axis.length, -1)]
      return layout.sum(of: terms, amid: terms)
    }
    return Clause(
      meaning: .predicate { failed in
        if isTable { return "its content is \(failed.misses[0]) wider than it" }
        let size = ExactSize(width: failed.misses[0], height: failed.misses[1])
        return "its content is larger by \(size.spelled)"
      }, alternatives: rooms, shown: [], views: [view, content])
  }
}

extension ClauseMeaning {
  /// The fact that a length along an axis is below the `least` one, which tells the length alone.
  ///
  /// An alignment rectangle that is smaller than its frame by insets may have less than no length. No view looks so, and it is 0 then.
  static func length(_ axis: LayoutAxis, least: Rational) -> Self {
    .predicate { "\($0.names[0]) is \(max(least - $0.misses[0], .zero)) \(axis.adjective)" }
  }
}

extension Attribute {
  /// True for the left and the top edge.
  fileprivate var isFirst: Bool { self == .left || self == .top }

  /// The edge on the other side.
  var opposite: Attribute {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    default: .top
    }
  }
}

extension ExactInsets {
  /// The inset of an edge; that of the right for the others.
  subscript(edge: Attribute) -> Rational {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    default: right
    }
  }
}

extension HealthClaim.Scrolling {
  /// The scroll views of which one has to scroll, with their content.
  var contents: [HealthClaim.ScrolledContent] { if case .within(let contents) = self { contents } else { [] } }
}
