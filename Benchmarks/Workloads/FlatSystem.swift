package import LayRuntime

/// A constraint system as flat arrays: the contents of an LCP1 file, and the input of every engine.
///
/// A row has the form `Σ coefficient·variable + constant relation 0`. The root's width and height are two of the variables.
package struct FlatSystem: Hashable, Sendable {
  /// The workload's name, without spaces.
  package var name: String
  /// The number of views: the N by which times and memory are divided.
  package var viewCount = 0
  /// For each variable, true if a required row that is not among ``relations`` keeps it at least 0.
  package var isNonNegative: [Bool] = []
  /// The variable of the root's width.
  package var widthVariable = 0
  /// The variable of the root's height.
  package var heightVariable = 1

  /// The relations of the rows' sums to 0.
  package var relations: [Relation] = []
  /// The priorities of rows, 1000 for required ones.
  package var priorities: [Float] = []
  /// The weights of rows' errors for engines that sum weights instead of using levels; -1 for required rows.
  package var weights: [Double] = []
  /// The constants of the rows' sums.
  package var constants: [Double] = []
  /// The start of each row's terms; one more than there are rows.
  package var starts: [Int] = [0]
  /// The variables of all terms, row after row; each variable once in a row.
  package var termVariables: [Int32] = []
  /// The coefficients of all terms, none of which is 0.
  package var coefficients: [Double] = []

  /// The variables of the frames: left, top, width and height of one view after the other.
  package var frames: [Int32] = []

  /// Creates a system without variables and rows.
  package init(name: String) { self.name = name }

  /// The number of variables, including the root's size.
  package var variableCount: Int { isNonNegative.count }
  /// The number of rows, without those that keep variables from being negative.
  package var rowCount: Int { relations.count }
  /// Returns the indices of a row's terms.
  package func terms(of row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }
  /// True if a variable is the root's width or height.
  package func isParameter(_ variable: Int) -> Bool { variable == widthVariable || variable == heightVariable }
  /// Returns the number of a row's variables besides the root's size.
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
