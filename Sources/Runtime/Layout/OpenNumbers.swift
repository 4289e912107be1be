/// Which of the numbers that are open follow from others, and why each of the rest is open (SEMANTICS §4.5, §4.6).
///
/// The solutions of a component differ along some directions, and the error of an optional row grows along each by a rate.
/// A number that grows where no error does has no rule at all; one of which the rates are a combination of errors' rates is
/// open only because what one rule gains others lose: a tie. The rows of a tie are those that such combinations connect.
struct OpenNumbers {
  /// Why a number is open.
  enum Reason {
    /// It is a combination of these numbers, which were looked at before.
    case follows([Int])
    /// No rule speaks of it.
    case missing
    /// Rows of one level gain and lose by it.
    case tied(Ambiguity.TiedRows)
    /// By the same tie as a number looked at before.
    case sharesTie(Int, Ambiguity.TiedRows)
  }

  /// The components by number; each takes numbers one after the other.
  private var faces: [OpenNumbersOfFace]
  private var faceOf: [VariableID: Int] = [:]

  /// The numbers open along `directions`; of the rows that trade errors there, `priority` says at which level, nil for one
  /// that is none of the author's.
  init(_ directions: [OpenDirections], priority: (RowID) -> Priority?) {
    faces = []
    for face in directions {
      for direction in face.directions { for term in direction { faceOf[term.variable] = faces.count } }
      faces.append(OpenNumbersOfFace(face, priority: priority))
    }
  }

  /// Why a variable is open, of which the number is `entry`; nil if its component was too large to look at.
  mutating func take(_ variable: VariableID, as entry: Int) -> Reason? {
    faceOf[variable].map { faces[$0].take(variable, as: entry) }
  }
}

extension Ambiguity {
  /// The rows of a tie as the engine knows them.
  struct TiedRows {
    /// How the error of each grows with the number: 1, -1, or 0 where that depends on other numbers.
    var rows: [(row: RowID, growth: Int)]
    var priority: Priority
    /// How many numbers they leave open together.
    var freedom: Int
  }
}

private struct OpenNumbersOfFace {
  private struct Traded {
    var row: RowID
    var priority: Priority
    var rates: FaceSum
  }

  /// Traded rows that combinations connect.
  private struct Tie {
    var members: [Int]
    /// How many numbers they leave open together.
    var freedom: Int
  }

  private var gradients: [VariableID: FaceSum] = [:]
  private var traded: [Traded] = []
  /// Of each traded row, those that combinations connect it with.
  private var ties: DisjointSets
  /// The rates of traded rows, and of numbers that no rule speaks of: labelled behind all rows.
  private var known = SumSpan()
  /// The rates of the numbers that follow from no others.
  private var numbers = SumSpan()
  /// Of each tie that has a number, which, and its rows.
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
      if reduced.rest.isEmpty {
        for part in reduced.labels.parts { ties.join(index, Int(part.row)) }
      } else {
        known.add(reduced, labelled: Int32(truncatingIfNeeded: index))
      }
    }
  }

  mutating func take(_ variable: VariableID, as entry: Int) -> OpenNumbers.Reason {
    let gradient = gradients[variable] ?? FaceSum()
    let own = numbers.reduced(gradient)
    if own.rest.isEmpty { return .follows(own.labels.parts.map { Int($0.row) }) }
    numbers.add(own, labelled: Int32(truncatingIfNeeded: entry))
    let reduced = known.reduced(gradient)
    let rows = reduced.labels.parts.filter { $0.row < traded.count }
    if !reduced.rest.isEmpty || rows.isEmpty {
      known.add(reduced, labelled: Int32(truncatingIfNeeded: traded.count + entry))
      return .missing
    }
    var roots: [Int] = []
    for part in rows {
      let root = ties.root(of: Int(part.row))
      if !roots.contains(root) { roots.append(root) }
    }
    roots.sort()
    if let (first, tie) = numberOfTie[roots] { return .sharesTie(first, tiedRows(of: tie, gradient: reduced.labels)) }
    let tie = tie(of: roots)
    numberOfTie[roots] = (entry, tie)
    return .tied(tiedRows(of: tie, gradient: reduced.labels))
  }

  /// The rows that roots stand for, and how many of their rates are independent.
  private mutating func tie(of roots: [Int]) -> Tie {
    var members: [Int] = []
    var span = SumSpan()
    for index in traded.indices where roots.contains(ties.root(of: index)) {
      members.append(index)
      let reduced = span.reduced(traded[index].rates)
      if !reduced.rest.isEmpty { span.add(reduced, labelled: Int32(truncatingIfNeeded: index)) }
    }
    return Tie(members: members, freedom: span.count)
  }

  /// The rows of a tie; a change of a lower level would not be heard while those above it tie, so the highest level.
  private mutating func tiedRows(of tie: Tie, gradient: FaceSum) -> Ambiguity.TiedRows {
    let members = tie.members
    let priority = members.map { traded[$0].priority }.max() ?? .required
    // Of one number, every error is so many times it.
    var growth: [Int: Int] = [:]
    if tie.freedom == 1, let label = gradient.parts.first(where: { $0.row < traded.count }) {
      for index in members {
        growth[index] = known.reduced(traded[index].rates).labels[label.row].sign * label.amount.sign
      }
    }
    return Ambiguity.TiedRows(
      rows: members.filter { traded[$0].priority == priority }.map { (traded[$0].row, growth[$0] ?? 0) },
      priority: priority, freedom: tie.freedom)
  }
}
