internal import LayCompiler
internal import LayRuntime

/// The numbers of a failing clause at one size.
struct FailedClause {
  /// The views of the assertion, quoted; the first alone where a message has just named the other.
  var names: [String]
  /// The amounts by which the alternatives are missed.
  var misses: [Rational]
}

extension ClauseMaker {
  /// The lowering of each predicate: the clauses that hold where it does, each with its words for a failure.
  mutating func clauses(of predicate: Predicate, _ view: ViewID, _ operand: Assertion.Operand) -> [AssertedClause] {
    switch predicate {
    case .isInside: operand.views.flatMap { isInside(view, $0) }
    case .doesNotOverlap: operand.views.map { areApart(view, $0) }
    case .isAtLeast: operand.size.map { isAtLeast(view, $0) } ?? []
    case .isNotCompressed: isNotCompressed(view)
    }
  }

  /// The clauses that no edge of a view lies beyond those of another.
  mutating func isInside(_ view: ViewID, _ other: ViewID) -> [AssertedClause] {
    let edges: [Attribute] = [.left, .right, .top, .bottom]
    return edges.map { edge in
      let (own, outer) = (Term(view, edge), Term(other, edge))
      let room = edge == .left || edge == .top ? distance(outer, own) : distance(own, outer)
      let name = edge.name
      return AssertedClause(
        meaning: .predicate {
          let other = $0.names.count > 1 ? " of \($0.names[1])" : ""
          return "\($0.names[0]) reaches \($0.misses[0]) beyond the \(name) edge\(other)"
        },
        alternatives: [room], shown: [], views: layout.views(read: [own, outer]))
    }
  }

  /// The clause that two views do not overlap. A view without width or height has no inner point.
  mutating func areApart(_ view: ViewID, _ other: ViewID) -> AssertedClause {
    var rooms: [AttributeSum] = []
    var terms: [Term] = []
    for (near, far, length) in [(Attribute.left, Attribute.right, Attribute.width), (.top, .bottom, .height)] {
      rooms.append(distance(Term(view, far), Term(other, near)))
      rooms.append(distance(Term(other, far), Term(view, near)))
      rooms += [view, other].map { layout.sum(of: [Term($0, length, -1)], amid: [Term($0, length)]) }
      terms += [Term(view, near), Term(other, near)]
    }
    // Four alternatives along x, then four along y.
    return AssertedClause(
      meaning: .predicate { failed in
        let misses = failed.misses
        guard misses.count == 8, let width = misses[..<4].min(), let height = misses[4...].min() else { return nil }
        return "\(failed.names[0]) and \(failed.names[1]) share \(ExactSize(width: width, height: height).spelled)"
      }, alternatives: rooms, shown: rooms, views: layout.views(read: terms))
  }

  private mutating func isAtLeast(_ view: ViewID, _ size: ExactSize) -> [AssertedClause] {
    LayoutAxis.allCases.map { axis in
      let least = size[axis]
      let words = AssertedClause.Meaning.predicate {
        "\($0.names[0]) is \(least - $0.misses[0]) \(axis.adjective), \($0.misses[0]) less than \(least)"
      }
      return isAtLeast(view, axis, least, words)
    }
  }

  private mutating func isNotCompressed(_ view: ViewID) -> [AssertedClause] {
    LayoutAxis.allCases.flatMap { showsContent(view, $0) }
  }

  /// The clause that a length is at least that of the content; none for a view without. The padding of a button may give way
  /// before its title does.
  mutating func showsContent(_ view: ViewID, _ axis: LayoutAxis, withoutPadding: Bool = false) -> [AssertedClause] {
    guard let whole = layout.contentLength(of: view, axis) else { return [] }
    let length = withoutPadding ? whole - layout.padding(of: view, axis) : whole
    let words = AssertedClause.Meaning.predicate {
      "\($0.names[0]) is \(length - $0.misses[0]) \(axis.adjective), and its content needs \(length)"
    }
    return [isAtLeast(view, axis, length, words)]
  }

  /// The clause that a length of a view is at least `least`.
  mutating func isAtLeast(
    _ view: ViewID, _ axis: LayoutAxis, _ least: Rational, _ meaning: AssertedClause.Meaning
  ) -> AssertedClause {
    let length = layout.sum(of: [Term(view, axis.length)], amid: [Term(view, axis.length)])
    var room = length
    room.add(-least)
    return AssertedClause(meaning: meaning, alternatives: [room], shown: [length], views: [view])
  }
}
