internal import LayCompiler
internal import LayRuntime

/// The part of a touch area, along an axis, that lies inside of the views around it: UIKit and AppKit pass no touch outside of a view
/// to its subviews.
struct TouchReach: Hashable, Sendable {
  /// The length that is enough.
  enum Need: Hashable, Sendable {
    /// All of the touch area.
    case all
    /// A number of points.
    case length(Rational)
    /// The length of a finger, or of the control if that is smaller.
    case target(TouchTarget)

    /// The length for a view, points; nil if all of the touch area has to lie inside.
    func least(for view: @autoclosure () -> ViewDescription) -> Rational? {
      switch self {
      case .all: nil
      case .length(let length): length
      case .target(let target): target.least(for: view())
      }
    }
  }

  /// The share of a control that may receive no touches.
  static let unnoticedShare = Rational(1, 6)

  var axis: LayoutAxis
  var need: Need
  /// The amounts by which the touch area is larger than the frame.
  var near: Rational = .zero
  var far: Rational = .zero
  /// The view around it.
  var outer: ViewID
  /// Another view around it, inside of ``outer``; then the claim is about what both leave.
  var inner: ViewID?
  /// The view that is touched only if it is on the screen: the outermost scroll view around the view, whose content may be scrolled to any
  /// part, or the view itself.
  var shown: ViewID
}

extension ClauseMaker {
  /// The clauses that the part of a touch area inside of the views around it is as long as needed, or as the touch area itself, but for
  /// a point; or the view is off the screen.
  ///
  /// That part ends at the first of several far edges and begins at the last of several near edges, so each far edge is compared with
  /// each near edge. A far edge of one view around it and a near edge of another are compared where these two are the last and the first.
  mutating func takesTouches(_ view: ViewID, _ reach: TouchReach) -> [Clause<Sum>] {
    let (near, far): (Attribute, Attribute) = reach.axis == .horizontal ? (.left, .right) : (.top, .bottom)
    var whole = distance(Term(view, near), Term(view, far))
    whole.add(reach.near + reach.far)
    var lengths: [Sum] = []
    // The alternatives that the outer view does not end the part.
    var others: [[Sum]] = [[], [], []]
    if let inner = reach.inner {
      lengths.append(distance(Term(inner, near), Term(reach.outer, far)))
      lengths.append(distance(Term(reach.outer, near), Term(inner, far)))
      others[0] = [
        distance(Term(inner, far), Term(reach.outer, far)),
        extended(distance(Term(view, far), Term(reach.outer, far)), by: -reach.far),
      ]
      others[1] = [
        distance(Term(reach.outer, near), Term(inner, near)),
        extended(distance(Term(reach.outer, near), Term(view, near)), by: -reach.near),
      ]
    } else {
      lengths = [
        extended(distance(Term(reach.outer, near), Term(view, far)), by: reach.far),
        extended(distance(Term(view, near), Term(reach.outer, far)), by: reach.near),
        distance(Term(reach.outer, near), Term(reach.outer, far)),
      ]
    }
    let uncovered = lengths.map { extended($0.subtracting(whole), by: HealthClaim.smallOverlap) }
    if uncovered.allSatisfy({ layout.settles($0) }) { return uncovered.map { held(by: $0) } }
    let beyond = offScreen(reach.shown)
    let terms = [view, reach.outer, reach.inner ?? reach.outer, reach.shown].map { Term($0, near) }
    let views = layout.views(read: terms + [Term(.root, near)])
    let least = reach.need.least(for: layout.resolvedView(view))
    let unnoticed = unnoticedPart(of: view, reach)
    return lengths.indices.map { index in
      let (length, all) = (lengths[index], uncovered[index])
      var rooms = [all]
      if let least {
        var enough = length
        enough.add(HealthClaim.smallOverlap - least)
        rooms.append(enough)
      }
      if case .target = reach.need { rooms.append(all.subtracting(unnoticed)) }
      return Clause(
        meaning: .touches(reach.axis, least), alternatives: rooms + beyond + others[index], shown: [length],
        views: views)
    }
  }

  /// A part of the touch area whose loss nobody notices, negated.
  private mutating func unnoticedPart(of view: ViewID, _ reach: TouchReach) -> Sum {
    let (near, far): (Attribute, Attribute) = reach.axis == .horizontal ? (.left, .right) : (.top, .bottom)
    let share = TouchReach.unnoticedShare
    let terms = [Term(view, near, share), Term(view, far, -share)]
    var part = layout.sum(of: terms, amid: terms)
    part.add(-share * (reach.near + reach.far))
    return part
  }

  private func extended(_ length: Sum, by amount: Rational) -> Sum {
    var length = length
    length.add(amount)
    return length
  }
}

extension ClauseMeaning {
  /// The fact that touches reach a part of a view alone.
  fileprivate static func touches(_ axis: LayoutAxis, _ least: Rational?) -> Self {
    .predicate { failed in
      let words = "\(failed.names[0]) reaches"
      guard let least else {
        return "\(words) \(failed.misses[0] + HealthClaim.smallOverlap) points beyond \(failed.names[1])"
      }
      let length = least - HealthClaim.smallOverlap - failed.misses[1]
      let whole = length + HealthClaim.smallOverlap + failed.misses[0]
      return length.sign <= 0
        ? "no touch gets to \(failed.names[0])"
        : "at most \(length) of the \(whole) points of its \(axis.extent) receive touches"
    }
  }
}
