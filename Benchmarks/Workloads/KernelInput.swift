package import LayRuntime
package import LaySolver

/// A system as input of ``LayoutKernel``: the root's width and height on the right sides, non-negative variables as rows.
package struct KernelInput: Sendable {
  /// The number of the kernel's variables: those of the system without the root's size.
  package private(set) var variableCount = 0
  /// The kernel's variable for each variable of the system; -1 for the root's size.
  package private(set) var variableOfSystem: [Int32]
  /// The kernel's row for each row of the system; -1 for optional rows of only the root's size, which have no effect.
  package private(set) var rowOfSystem: [Int32] = []
  /// The relations of rows.
  package private(set) var relations: [Relation] = []
  /// The levels of rows.
  package private(set) var levels: [Level] = []
  /// The constants of right sides.
  package private(set) var constants: [Double] = []
  /// The coefficients of the root's width in right sides.
  package private(set) var widths: [Double] = []
  /// The coefficients of the root's height in right sides.
  package private(set) var heights: [Double] = []
  /// The start of each row's terms; one more than there are rows.
  package private(set) var starts: [Int] = [0]
  /// The variables of all terms.
  package private(set) var variables: [VariableID] = []
  /// The coefficients of all terms.
  package private(set) var coefficients: [Double] = []
  /// The kernel's variables of the frames: left, top, width and height of one view after the other.
  package private(set) var frames: [Int32] = []

  /// Converts the rows of `system`.
  package init(_ system: FlatSystem) {
    variableOfSystem = []
    for variable in 0..<system.variableCount {
      variableOfSystem.append(system.isParameter(variable) ? -1 : Int32(variableCount))
      if !system.isParameter(variable) { variableCount += 1 }
    }
    frames = system.frames.map { variableOfSystem[Int($0)] }
    for row in 0..<system.rowCount { add(row, of: system) }
    for variable in 0..<system.variableCount where system.isNonNegative[variable] && !system.isParameter(variable) {
      variables.append(VariableID(Int(variableOfSystem[variable])))
      coefficients.append(1)
      endRow(.greaterOrEqual, constant: 0, width: 0, height: 0, .required)
    }
  }

  /// The number of rows.
  package var rowCount: Int { relations.count }

  private mutating func add(_ row: Int, of system: FlatSystem) {
    var (width, height) = (0.0, 0.0)
    for term in system.terms(of: row) {
      let variable = Int(system.termVariables[term])
      if variable == system.widthVariable {
        width -= system.coefficients[term]
      } else if variable == system.heightVariable {
        height -= system.coefficients[term]
      } else {
        variables.append(VariableID(Int(variableOfSystem[variable])))
        coefficients.append(system.coefficients[term])
      }
    }
    let isRequired = system.priorities[row] == 1000
    guard isRequired || variables.count > starts[rowCount] else { return rowOfSystem.append(-1) }
    rowOfSystem.append(Int32(rowCount))
    endRow(
      system.relations[row], constant: 0 - system.constants[row], width: width, height: height,
      isRequired ? .required : .optional(Priority(system.priorities[row])))
  }

  private mutating func endRow(
    _ relation: Relation, constant: Double, width: Double, height: Double, _ level: Level
  ) {
    relations.append(relation)
    levels.append(level)
    constants.append(constant)
    widths.append(width)
    heights.append(height)
    starts.append(variables.count)
  }

  /// Returns a kernel with all variables and rows, not yet solved.
  package func makeKernel() -> LayoutKernel {
    var kernel = LayoutKernel()
    kernel.reserve(variables: variableCount, rows: rowCount, terms: variables.count)
    add(to: &kernel)
    return kernel
  }

  /// Adds all variables and rows to a kernel.
  package func add(to kernel: inout LayoutKernel) {
    kernel.makeVariables(variableCount)
    kernel.addRows(
      relations.span, levels: levels.span, constants: constants.span, widths: widths.span, heights: heights.span,
      starts: starts.span, variables: variables.span, coefficients: coefficients.span)
  }

  /// Appends a row to those of a kernel.
  @discardableResult
  package func addRow(_ row: Int, to kernel: inout LayoutKernel) -> RowID {
    for term in starts[row]..<starts[row + 1] { kernel.addTerm(variables[term], coefficients[term]) }
    return kernel.addRow(
      relations[row], constant: constants[row], width: widths[row], height: heights[row], level: levels[row])
  }

  /// Changes the constant on the right side of a row, but not its coefficients of the root's size.
  package func setConstant(_ constant: Double, of row: Int, in kernel: inout LayoutKernel) {
    kernel.setRightSide(of: RowID(row), constant: constant, width: widths[row], height: heights[row])
  }
}
