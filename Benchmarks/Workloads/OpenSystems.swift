package import LayRuntime
package import LaySolver

/// Ambiguous systems on which an engine that enumerates ambiguities becomes slow. The rows are exact, as layouts create them;
/// each variable has a preferred value for when it is ambiguous.
package struct OpenSystem: Sendable {
  /// The name of the system.
  package let name: String
  /// The preferred value of each variable, and its rank among the others.
  package private(set) var wishes: [(preferred: Rational, rank: Int)] = []
  /// The rows.
  package private(set) var rows: [EngineRow] = []

  private init(_ name: String) { self.name = name }

  /// Returns all systems, each with about `count` views.
  package static func all(_ count: Int) -> [OpenSystem] {
    [
      labelsThatTie(count), labelsBesideAFloatingColumn(count), chainOfLowTies(count), looseChain(count),
      softRows(2 * count),
      pairs(of: 120 * count / 2000),
    ]
  }

  private mutating func variable(_ preferred: Int, _ rank: Int) -> VariableID {
    wishes.append((Rational(preferred), rank))
    return VariableID(wishes.count - 1)
  }

  private mutating func add(
    _ terms: [(VariableID, Int)], _ relation: Relation, _ constant: Int, width: Int = 0, at priority: Float? = nil
  ) {
    rows.append(
      EngineRow(
        terms.map { EngineRow.Term($0.0, Rational($0.1)) }, relation,
        Affine(Rational(constant), width: Rational(width)),
        level: priority.map { .optional(Priority($0)) } ?? .required))
  }

  private mutating func addText(_ width: VariableID, _ content: Int) {
    add([(width, 1)], .lessOrEqual, content, at: 250)
    add([(width, 1)], .greaterOrEqual, content, at: 750)
    add([(width, 1)], .greaterOrEqual, 0)
  }

  /// Adds positions and sizes; content sizes take their preferred values before positions do.
  private mutating func labels(_ count: Int) -> [(x: VariableID, width: VariableID)] {
    (0..<count).map { index in
      (variable(0, 2 * count + index), variable(20 + 7 * index % 31, index))
    }
  }

  /// A row of labels with equal hugging and compression resistance. The root may be too wide or too narrow for them.
  package static func labelsThatTie(_ count: Int) -> OpenSystem {
    var system = OpenSystem("label-ties")
    let labels = system.labels(count)
    for index in labels.indices {
      if index == 0 {
        system.add([(labels[0].x, 1)], .equal, 8)
      } else {
        system.add([(labels[index].x, 1), (labels[index - 1].x, -1), (labels[index - 1].width, -1)], .equal, 8)
      }
      system.addText(labels[index].width, 20 + 7 * index % 31)
    }
    if let last = labels.last { system.add([(last.x, 1), (last.width, 1)], .equal, -8, width: 1) }
    return system
  }

  /// Labels of any width on the left, and a column that only has to be right of all of them.
  package static func labelsBesideAFloatingColumn(_ count: Int) -> OpenSystem {
    var system = OpenSystem("floating-column")
    let column = system.variable(0, 4 * count)
    for (index, label) in system.labels(count).enumerated() {
      system.add([(label.x, 1)], .equal, 20)
      system.addText(label.width, 20 + 37 * index % 231)
      system.add([(column, 1), (label.x, -1), (label.width, -1)], .greaterOrEqual, 8)
    }
    return system
  }

  /// Views with optional constraints of equal priority: to touch the previous view, and to be at a multiple of ten.
  package static func chainOfLowTies(_ count: Int) -> OpenSystem {
    var system = OpenSystem("chain-of-ties")
    let views = (0..<count).map { system.variable(0, $0) }
    for index in views.indices {
      system.add([(views[index], 1)], .greaterOrEqual, 0)
      system.add([(views[index], 1)], .equal, 10 * (index % 17), at: 10)
      if index > 0 { system.add([(views[index], 1), (views[index - 1], -1)], .equal, 4, at: 10) }
    }
    return system
  }

  /// Views that only have to be after the previous one.
  package static func looseChain(_ count: Int) -> OpenSystem {
    var system = OpenSystem("loose-chain")
    let labels = system.labels(count)
    for index in labels.indices {
      system.addText(labels[index].width, 20 + 7 * index % 31)
      if index == 0 {
        system.add([(labels[0].x, 1)], .greaterOrEqual, 8)
      } else {
        system.add(
          [(labels[index].x, 1), (labels[index - 1].x, -1), (labels[index - 1].width, -1)], .greaterOrEqual, 8)
      }
    }
    return system
  }

  /// Optional constraints of one priority on a few variables, contradicting each other.
  package static func softRows(_ count: Int) -> OpenSystem {
    var system = OpenSystem("soft-rows")
    let views = (0..<20).map { system.variable(0, $0) }
    for index in 0..<count {
      let (a, b) = (views[index % 20], views[(index / 20 + 1 + index) % 20])
      if a == b || index.isMultiple(of: 3) {
        system.add([(a, 1)], .equal, 31 * index % 400, at: 500)
      } else {
        system.add([(a, 1), (b, -1)], .equal, 17 * index % 90, at: 500)
      }
    }
    return system
  }

  /// Views with an optional constraint for each pair: a distance by their numbers, modulo seven.
  package static func pairs(of count: Int) -> OpenSystem {
    var system = OpenSystem("pairs")
    let views = (0..<count).map { system.variable(10 * $0, $0) }
    for (index, a) in views.enumerated() {
      for b in views[(index + 1)...] { system.add([(b, 1), (a, -1)], .equal, 10 * ((b.index - a.index) % 7), at: 250) }
    }
    return system
  }
}
