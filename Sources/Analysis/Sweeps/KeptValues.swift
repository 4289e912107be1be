internal import LayRuntime
internal import LaySolver

/// The values of some variables of a piece, in the order of the variables.
struct KeptValues: Equatable, Sendable {
  /// The variables in order, apart from the values, so that a search reads no number.
  private(set) var variables: [VariableID] = []
  private var values: [Affine] = []

  init() {}

  /// Creates the values of variables, of which each occurs once.
  init(_ values: [(variable: VariableID, value: Affine)]) {
    var sorted = values
    let isSorted = zip(values, values.dropFirst()).allSatisfy { $0.variable.rawValue < $1.variable.rawValue }
    if !isSorted { sorted.sort { $0.variable.rawValue < $1.variable.rawValue } }
    variables = sorted.map { $0.variable }
    self.values = sorted.map { $0.value }
  }

  var isEmpty: Bool { variables.isEmpty }

  /// The value of a variable; nil if it is not kept.
  subscript(variable: VariableID) -> Affine? { place(of: variable).map { values[$0] } }

  /// Replaces the value of a variable if it is kept.
  private mutating func replace(_ variable: VariableID, by value: Affine) {
    if let place = place(of: variable) { values[place] = value }
  }

  /// Sets the length of a mask's view, and its origin in a superview of a length, those of them that are kept.
  mutating func set(_ mask: LooseMask, to length: Affine, in superview: Affine) {
    replace(mask.length, by: length)
    replace(mask.origin, by: mask.origin(in: superview))
  }

  /// Adds distances to the values of variables.
  mutating func move(by distances: [VariableID: Rational]) {
    for (index, variable) in variables.enumerated() {
      if let distance = distances[variable] { values[index].constant += distance }
    }
  }

  private func place(of variable: VariableID) -> Int? {
    let place = variables.partitioningIndex { $0.rawValue >= variable.rawValue }
    return place < variables.count && variables[place] == variable ? place : nil
  }
}
