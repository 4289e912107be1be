package import LayRuntime

/// A constraint system as flat arrays: what an LCP1 file holds, and what every engine is fed from.
///
/// A row says `Σ coefficient·variable + constant relation 0`. The root's width and height are two of the variables.
package struct FlatSystem: Hashable, Sendable {
  /// The workload's name, without spaces.
  package var name: String
  /// How many views it stands for: the N that times and memory are divided by.
  package var viewCount = 0
  /// For each variable whether it is, by a required row that is not among ``relations``, at least 0.
  package var isNonNegative: [Bool] = []
  /// The variable that is the root's width.
  package var widthVariable = 0
  /// The variable that is the root's height.
  package var heightVariable = 1

  /// How a row's sum compares with 0.
  package var relations: [Relation] = []
  /// 1000 for a row that must hold, else its level.
  package var priorities: [Float] = []
  /// What an engine that sums weights multiplies the error of a row with, in place of its level; -1 for required rows.
  package var weights: [Double] = []
  /// The constant of a row's sum.
  package var constants: [Double] = []
  /// Where a row's terms start; one more than there are rows.
  package var starts: [Int] = [0]
  /// The variables of all terms, row after row; in a row every variable once.
  package var termVariables: [Int32] = []
  /// The coefficients of all terms; none is 0.
  package var coefficients: [Double] = []

  /// The variables of the frames that are read: left, top, width and height of one view after the other.
  package var frames: [Int32] = []

  /// A system without variables and rows.
  package init(name: String) { self.name = name }

  /// How many variables there are, the root's size included.
  package var variableCount: Int { isNonNegative.count }
  /// How many rows there are, without those that keep variables from being negative.
  package var rowCount: Int { relations.count }
  /// Where the terms of a row are.
  package func terms(of row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }
  /// Whether a variable is the root's width or height.
  package func isParameter(_ variable: Int) -> Bool { variable == widthVariable || variable == heightVariable }
  /// How many variables besides the root's size a row holds.
  package func unknownCount(of row: Int) -> Int {
    terms(of: row).count { !isParameter(Int(termVariables[$0])) }
  }

  /// Adds a row.
  package mutating func add(
    _ terms: [(variable: Int32, coefficient: Double)], constant: Double, _ relation: Relation, priority: Float,
    weight: Double
  ) {
    relations.append(relation)
    priorities.append(priority)
    weights.append(weight)
    constants.append(constant)
    for term in terms {
      termVariables.append(term.variable)
      coefficients.append(term.coefficient)
    }
    starts.append(termVariables.count)
  }
}
