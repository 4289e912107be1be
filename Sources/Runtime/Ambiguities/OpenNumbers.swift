internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The dependencies among ambiguous numbers, and the reasons for the ambiguity of the independent ones (SEMANTICS §4.5,
/// §4.6).
///
/// The solutions of a component differ along some directions, and the error of an optional row grows along each at a
/// rate. A number that moves while no error does has no constraint at all; one whose rates are a combination of errors'
/// rates is ambiguous only because one constraint gains what others lose: a tie. The rows of a tie are those connected by
/// such combinations. A number that moves with a tie and with numbers without constraints is reported with the tie, which
/// then counts these as well.
struct OpenNumbers {
  /// The reason why a number is ambiguous.
  enum Reason {
    /// It is a combination of these numbers, which were examined before.
    case follows([Int])
    /// It has no constraint.
    case missing
    /// Rows of one level gain and lose by it.
    case tied(Ambiguity.TiedRows)
    /// The same tie as for a number examined before.
    case sharesTie(Int, Ambiguity.TiedRows)
  }

  /// The components by number; each examines numbers one after the other.
  private var faces: [OpenNumbersOfFace]
  private var faceOf: [VariableID: Int] = [:]

  /// Creates the analysis of the numbers that are ambiguous along `directions`; `priority` is that of a row that trades
  /// errors there, nil for a row without a source constraint.
  init(_ directions: [OpenDirections], priority: (RowID) -> Priority?) {
    faces = []
    for face in directions {
      for direction in face.directions { for term in direction { faceOf[term.variable] = faces.count } }
      faces.append(OpenNumbersOfFace(face, priority: priority))
    }
  }

  /// The reason of a variable, whose entry is `entry`; nil if its component was too large to examine.
  mutating func take(_ variable: VariableID, as entry: Int) -> Reason? {
    faceOf[variable].map { faces[$0].take(variable, as: entry) }
  }
}

extension Ambiguity {
  /// The rows of a tie by their numbers in the engine.
  struct TiedRows {
    /// The sign of the growth of each error with the number: 1, -1, or 0 if that depends on other numbers.
    var rows: [(row: RowID, growth: Int)]
    var priority: Priority
    /// The number of independent numbers that they leave ambiguous together.
    var freedom: Int
  }
}

private struct OpenNumbersOfFace {
  private struct Traded {
    var row: RowID
    var priority: Priority
    var rates: FaceSum
  }

  /// Traded rows connected by linear combinations.
  private struct Tie {
    var members: [Int]
    /// The number of independent numbers that they leave ambiguous together.
    var freedom: Int
  }

  private var gradients: [VariableID: FaceSum] = [:]
  private var traded: [Traded] = []
  /// The sets of traded rows connected by linear combinations.
  private var ties: DisjointSets
  /// The rates of traded rows, and of numbers without constraints, whose labels come after those of all rows.
  private var known = SumSpan()
  /// The rates of the independent numbers.
  private var numbers = SumSpan()
  /// The first number of each tie that has one, with the tie's rows.
  private var numberOfTie: [[Int]: (entry: Int, tie: Tie)] = [:]

  init(_ face: OpenDirections, priority: (RowID) -> Priority?) {
    for (index, direction) in face.directions.enumerated() {
      for term in direction {
        gradients[term.variable, default: FaceSum()].add(Int32(truncatingIfNeeded: index), term.coefficient)
      }
    }
    for row in face.traded {
      guard let priority = priority(row.row) else { continue }
      var rates = FaceSum()
      for (index, rate) in row.rates.enumerated() { rates.add(Int32(truncatingIfNeeded: index), rate) }
      traded.append(Traded(row: row.row, priority: priority, rates: rates))
    }
    ties = DisjointSets(count: traded.count)
    for index in traded.indices {
      let reduced = known.reduced(traded[index].rates)
      if reduced.rest.isZero {
        for part in reduced.labels.entries { ties.join(index, Int(part.key)) }
      } else {
        known.add(reduced, labelled: Int32(truncatingIfNeeded: index))
      }
    }
  }

  mutating func take(_ variable: VariableID, as entry: Int) -> OpenNumbers.Reason {
    let gradient = gradients[variable] ?? FaceSum()
    let own = numbers.reduced(gradient)
    if own.rest.isZero { return .follows(own.labels.entries.map { Int($0.key) }) }
    numbers.add(own, labelled: Int32(truncatingIfNeeded: entry))
    let reduced = known.reduced(gradient)
    let rows = reduced.labels.entries.filter { $0.key < traded.count }
    if !reduced.rest.isZero || rows.isEmpty {
      known.add(reduced, labelled: Int32(truncatingIfNeeded: traded.count + entry))
      return .missing
    }
    var roots: [Int] = []
    for part in rows {
      let root = ties.root(of: Int(part.key))
      if !roots.contains(root) { roots.append(root) }
    }
    roots.sort()
    if let (first, tie) = numberOfTie[roots] { return .sharesTie(first, tiedRows(of: tie, gradient: reduced.labels)) }
    let tie = tie(of: roots)
    numberOfTie[roots] = (entry, tie)
    return .tied(tiedRows(of: tie, gradient: reduced.labels))
  }

  /// The tie of the rows of some sets, with the rank of their rates.
  private mutating func tie(of roots: [Int]) -> Tie {
    var members: [Int] = []
    var span = SumSpan()
    for index in traded.indices where roots.contains(ties.root(of: index)) {
      members.append(index)
      let reduced = span.reduced(traded[index].rates)
      if !reduced.rest.isZero { span.add(reduced, labelled: Int32(truncatingIfNeeded: index)) }
    }
    return Tie(members: members, freedom: span.count)
  }

  /// The rows of a tie at its highest level: changes at lower levels have no effect while the higher ones tie.
  private mutating func tiedRows(of tie: Tie, gradient: FaceSum) -> Ambiguity.TiedRows {
    let members = tie.members
    let priority = members.map { traded[$0].priority }.max() ?? .required
    // The number may also move with numbers that have no constraint.
    let freedom = tie.freedom + gradient.entries.count { $0.key >= traded.count }
    // For a single number, every error is a multiple of it.
    var growth: [Int: Int] = [:]
    if freedom == 1, let label = gradient.entries.first(where: { $0.key < traded.count }) {
      for index in members {
        growth[index] = known.reduced(traded[index].rates).labels[label.key].sign * label.amount.sign
      }
    }
    return Ambiguity.TiedRows(
      rows: members.filter { traded[$0].priority == priority }.map { (traded[$0].row, growth[$0] ?? 0) },
      priority: priority, freedom: freedom)
  }
}
