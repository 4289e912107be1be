internal import LayCompiler
internal import LayRuntime

/// The numbers of a failing clause at one size.
struct FailedClause {
  /// The views of the assertion, quoted; the first alone where a message has just named the other.
  var names: [String]
  /// The amounts by which the alternatives are missed.
  var misses: [Rational]

  /// The size of the part that two views share, by the eight alternatives that they are apart by no more than `tolerance`: four along
  /// x, then four along y, of which the first two are about edges.
  func sharedSize(tolerance: Rational) -> ExactSize? {
    guard misses.count >= 8 else { return nil }
    let shared = [0, 4].map { first in
      min(misses[first] + tolerance, misses[first + 1] + tolerance, misses[first + 2], misses[first + 3])
    }
    return ExactSize(width: shared[0], height: shared[1])
  }
}

extension ClauseMaker {
  /// The lowering of each predicate: the clauses that hold where it does, each with its words for a failure.
  mutating func clauses(of predicate: Predicate, _ view: ViewID, _ operand: Assertion.Operand) -> [Clause<Sum>] {
    switch predicate {
    case .isInside: operand.views.flatMap { isInside(view, $0) }
    case .doesNotOverlap: operand.views.map { areApart(view, $0) }
    case .isAtLeast: operand.size.map { isAtLeast(view, $0) } ?? []
    case .isNotCompressed: isNotCompressed(view)
    }
  }

  /// The clauses that no edge of a view lies beyond those of another.
  mutating func isInside(_ view: ViewID, _ other: ViewID) -> [Clause<Sum>] {
    let edges: [Attribute] = [.left, .right, .top, .bottom]
    return edges.map { edge in
      let (own, outer) = (Term(view, edge), Term(other, edge))
      let room = edge == .left || edge == .top ? distance(outer, own) : distance(own, outer)
      if layout.settles(room) { return held(by: room) }
      let name = edge.name
      return Clause(
        meaning: .edge(edge) {
          let other = $0.names.count > 1 ? " of \($0.names[1])" : ""
          return "\($0.names[0]) reaches \($0.misses[0]) beyond the \(name) edge\(other)"
        },
        alternatives: [room], shown: [], views: layout.views(read: [own, outer]))
    }
  }

  /// The clause that two views do not overlap, or along one axis by no more than `tolerance`. A view without width or height has
  /// no inner point.
  mutating func areApart(_ view: ViewID, _ other: ViewID, tolerance: Rational = .zero) -> Clause<Sum> {
    var rooms: [Sum] = []
    var terms: [Term] = []
    for (near, far, length) in [(Attribute.left, Attribute.right, Attribute.width), (.top, .bottom, .height)] {
      var distances = [distance(Term(view, far), Term(other, near)), distance(Term(other, far), Term(view, near))]
      for index in distances.indices { distances[index].add(tolerance) }
      rooms += distances + [isEmpty(view, length), isEmpty(other, length)]
      terms += [Term(view, near), Term(other, near)]
    }
    // Four alternatives along x, then four along y.
    return Clause(
      meaning: .predicate { failed in
        failed.sharedSize(tolerance: tolerance).map { "\(failed.names[0]) and \(failed.names[1]) share \($0.spelled)" }
      }, alternatives: rooms, shown: rooms, views: layout.views(read: terms))
  }

  /// The room that is negative where a length is not 0.
  mutating func isEmpty(_ view: ViewID, _ length: Attribute) -> Sum {
    layout.sum(of: [Term(view, length, -1)], amid: [Term(view, length)])
  }

  private mutating func isAtLeast(_ view: ViewID, _ size: ExactSize) -> [Clause<Sum>] {
    LayoutAxis.allCases.map { axis in
      let least = size[axis]
      let words = ClauseMeaning.predicate {
        let length = max(least - $0.misses[0], .zero)
        return "\($0.names[0]) is \(length) \(axis.adjective), \(least - length) less than \(least)"
      }
      return isAtLeast(view, axis, least, words)
    }
  }

  private mutating func isNotCompressed(_ view: ViewID) -> [Clause<Sum>] {
    LayoutAxis.allCases.flatMap { showsContent(view, $0) }
  }

  /// The clause that a length is at least that of the content; none for a view without.
  private mutating func showsContent(_ view: ViewID, _ axis: LayoutAxis) -> [Clause<Sum>] {
    layout.contentLength(of: view, axis).map { [showsContent(view, axis, from: $0, needs: $0)] } ?? []
  }

  /// The clause that a length is at least `least`, where a message says that the `content` needs `length`.
  mutating func showsContent(
    _ view: ViewID, _ axis: LayoutAxis, from least: Rational, needs length: Rational, content: String = "content"
  ) -> Clause<Sum> {
    let words = ClauseMeaning.predicate {
      "\($0.names[0]) is \(max(least - $0.misses[0], .zero)) \(axis.adjective), and its \(content) needs \(length)"
    }
    return isAtLeast(view, axis, least, words)
  }

  /// The clause that a length of a view is at least `least`.
  mutating func isAtLeast(
    _ view: ViewID, _ axis: LayoutAxis, _ least: Rational, _ meaning: ClauseMeaning
  ) -> Clause<Sum> {
    let length = layout.sum(of: [Term(view, axis.length)], amid: [Term(view, axis.length)])
    var room = length
    room.add(-least)
    return Clause(meaning: meaning, alternatives: [room], shown: [length], views: [view])
  }
}
