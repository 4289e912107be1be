internal import LayCompiler
internal import LayRuntime

/// A part of the content of a scroll view, over which another view lies.
struct ScrolledPart: Hashable, Sendable {
  var scrollView: ViewID
  /// The view inside, with the guide of the content; nil for content that the file does not tell, of which only the ends are known.
  var view: ViewID?
  var content: ViewID?
  /// True for texts and controls, which have to come out wholly; of a picture, a point has to.
  var isEssential = true
  /// The insets of the safe area, which UIKit adds to those of the content at the top and at the bottom.
  var top: Rational
  var bottom: Rational

  /// The room beside a pinned view in which content can be seen and touched, points.
  static let room: Rational = 44
}

extension ClauseMaker {
  /// The clauses that scrolling brings a part of the content out from under `cover`.
  ///
  /// The content moves between two positions: at the start, its first point is at the top of the scroll view less the inset; at the end,
  /// its last point is at the bottom less the inset. A view comes out above `cover` if it is above it at one of the two, and `cover`
  /// leaves room there; it comes out below if it is below `cover` at the start. A long one may come out in parts.
  mutating func scrollsOut(_ cover: ViewID, _ part: ScrolledPart) -> [Clause<Sum>] {
    guard let view = part.view, let content = part.content else { return showsEnds(cover, part) }
    let beside = isBeside(cover, view, content, part)
    let above = isAbove(cover, view, content, part)
    let below = isBelow(cover, view, content, part)
    let roomAbove = room(Term(part.scrollView, .top), Term(cover, .top), for: view, .height)
    let roomBelow = room(Term(cover, .bottom), Term(part.scrollView, .bottom), for: view, .height)
    var rows: [(alternatives: [Sum], isAbove: Bool)] = []
    let parts = longer(content, than: part.scrollView, by: cover)
    for above in above {
      for below in below { rows.append((above + below + [parts], true)) }
      rows.append((above + roomBelow, true))
    }
    for below in below { rows.append((below + roomAbove, false)) }
    rows.append((roomAbove + roomBelow, false))
    let views = layout.views(read: [Term(cover, .top), Term(view, .top), Term(part.scrollView, .top)])
    return beside.flatMap { beside in
      rows.map { row in
        Clause(
          meaning: .predicate {
            let miss = $0.misses[0] + HealthClaim.smallOverlap
            return row.isAbove
              ? "\($0.names[2]) ends \(miss) points below its top, with \($0.names[1]) scrolled to the end"
              : "it leaves no room for \($0.names[2])"
          }, alternatives: row.alternatives + beside, shown: [], views: views)
      }
    }
  }

  /// The sets of alternatives that a view is above `cover`, at the end of scrolling or at its start: all of the sets hold.
  private mutating func isAbove(
    _ cover: ViewID, _ view: ViewID, _ content: ViewID, _ part: ScrolledPart
  ) -> [[Sum]] {
    var atRest = distance(Term(view, part.isEssential ? .bottom : .top), Term(cover, .top))
    atRest.add(part.isEssential ? HealthClaim.smallOverlap : -HealthClaim.smallOverlap)
    var atEnd = [atRest.subtracting(distance(Term(content, .bottom), Term(part.scrollView, .bottom)))]
    if part.bottom.sign > 0 {
      var end = atRest.subtracting(distance(Term(content, .bottom), Term(.root, .bottom)))
      end.add(part.bottom)
      atEnd.append(end)
    }
    if part.top.isZero { return [atEnd + [atRest]] }
    var inset = atRest.subtracting(distance(Term(part.scrollView, .top), Term(.root, .top)))
    inset.add(-part.top)
    return [atEnd + [atRest], atEnd + [inset]]
  }

  /// The sets of alternatives that a view is below `cover` at the start of scrolling: all of the sets hold.
  private mutating func isBelow(
    _ cover: ViewID, _ view: ViewID, _ content: ViewID, _ part: ScrolledPart
  ) -> [[Sum]] {
    var atRest = distance(Term(cover, .bottom), Term(view, part.isEssential ? .top : .bottom))
    atRest.add(part.isEssential ? HealthClaim.smallOverlap : -HealthClaim.smallOverlap)
    if part.top.isZero { return [[atRest]] }
    // Content that does not scroll has no inset.
    let inset = distance(Term(.root, .top), Term(part.scrollView, .top)).subtracting(atRest)
    var atStart = Sum(value: part.top)
    atStart = atStart.subtracting(inset)
    let content = layout.sum(
      of: [Term(content, .height), Term(part.scrollView, .height, -1)],
      amid: [Term(content, .height), Term(part.scrollView, .height)])
    return [[atRest, atStart], [atRest, content]]
  }

  /// The alternatives that a room is as long as a view less the `allowed` length, or as long as a finger.
  private mutating func room(
    _ near: Term, _ far: Term, for view: ViewID, _ length: Attribute, allowing allowed: Rational = .zero
  ) -> [Sum] {
    var whole = distance(near, far)
    var finger = whole
    finger.add(-ScrolledPart.room)
    whole.add(allowed)
    return [finger, whole.subtracting(layout.sum(of: [Term(view, length)], amid: [Term(view, length)]))]
  }

  /// The room by which the content is longer than the scroll view and the length of `cover` together.
  private mutating func longer(_ content: ViewID, than scrollView: ViewID, by cover: ViewID) -> Sum {
    let terms = [Term(content, .height), Term(scrollView, .height, -1), Term(cover, .height, -1)]
    return layout.sum(of: terms, amid: terms)
  }

  /// The sets of alternatives that a view comes out left or right of `cover`, which leaves room there, or that one of them is empty: all
  /// of the sets hold. Content that is wider than its scroll view begins at the left and scrolls sideways. Where the content is as wide as
  /// the scroll view, the sets are the same in the mirror image of the layout.
  private mutating func isBeside(
    _ cover: ViewID, _ view: ViewID, _ content: ViewID, _ part: ScrolledPart
  ) -> [[Sum]] {
    let overlap = HealthClaim.smallOverlap
    var left = distance(Term(view, .right), Term(cover, .left))
    left.add(overlap)
    let leftAtEnd = left.subtracting(distance(Term(content, .right), Term(part.scrollView, .right)))
    var right = distance(Term(cover, .right), Term(view, .left))
    right.add(overlap)
    let (near, far) = (Term(part.scrollView, .left), Term(part.scrollView, .right))
    let roomLeft = room(near, Term(cover, .left), for: view, .width, allowing: overlap)
    let roomRight = room(Term(cover, .right), far, for: view, .width, allowing: overlap)
    // What lies beside the content is reported as that.
    var always = [
      distance(Term(view, .right), Term(content, .left)), distance(Term(content, .right), Term(view, .left)),
    ]
    for index in always.indices { always[index].add(overlap) }
    for length in [Attribute.width, .height] { always += [isEmpty(view, length), isEmpty(cover, length)] }
    return [[left, leftAtEnd], roomLeft].flatMap { left in
      [[right], roomRight].map { right in always + left + right }
    }
  }

  /// The clauses that `cover` leaves the ends of a scroll view in sight, or room next to them, along one of its sides too.
  private mutating func showsEnds(_ cover: ViewID, _ part: ScrolledPart) -> [Clause<Sum>] {
    let scrollView = part.scrollView
    var beside: [Sum] = []
    beside.append(distance(Term(scrollView, .left), Term(cover, .left)))
    beside.append(distance(Term(cover, .right), Term(scrollView, .right)))
    for index in beside.indices { beside[index].add(-ScrolledPart.room) }
    for length in [Attribute.width, .height] { beside += [isEmpty(scrollView, length), isEmpty(cover, length)] }
    var clauses: [Clause<Sum>] = []
    let views = layout.views(read: [Term(cover, .top), Term(scrollView, .top)])
    for (edge, inset) in [(Attribute.bottom, part.bottom), (.top, part.top)] {
      let isEnd = edge == .bottom
      let (own, other) = (Term(scrollView, edge), Term(cover, isEnd ? .top : .bottom))
      func ordered(_ first: Term, _ second: Term, _ added: Rational) -> Sum {
        var room = isEnd ? distance(first, second) : distance(second, first)
        room.add(added)
        return room
      }
      var inSight = [ordered(own, other, HealthClaim.smallOverlap)]
      let far = Term(cover, edge)
      var rooms = [ordered(far, own, -ScrolledPart.room)]
      if inset.sign > 0 {
        inSight.append(ordered(Term(.root, edge), other, inset + HealthClaim.smallOverlap))
        rooms.append(ordered(far, Term(.root, edge), -ScrolledPart.room - inset))
      }
      clauses += rooms.map { room in
        Clause(
          meaning: .predicate {
            let miss = $0.misses[0] + HealthClaim.smallOverlap
            return "it covers the \(isEnd ? "last" : "first") \(miss) points of \($0.names[1])"
          }, alternatives: inSight + [room] + beside, shown: [], views: views)
      }
    }
    return clauses
  }
}
