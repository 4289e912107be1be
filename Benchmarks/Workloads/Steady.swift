internal import LayRuntime
internal import LaySolver

/// The repeated operations of a layout in use, which allocate no memory after the first time.
package enum Steady: String, CaseIterable, Sendable {
  /// A window dragged there and back, and sizes in random order, with frames read at each.
  case resize
  /// The constant of an inequality or of an optional row changed and changed back, with frames read after each.
  case edit
  /// The rows of an equal system added to a kernel with reserved capacity.
  case build

  /// The permitted number of allocations. Entries that edits replace are kept until there are many, so storage may grow.
  package var limit: Int { self == .edit ? 8 : 0 }

  /// Performs the operation, and returns the increase of `counter` meanwhile.
  package func count(_ input: KernelInput, _ counter: () -> Int) -> Int {
    var kernel = input.makeKernel()
    var values = [Double](repeating: 0, count: input.variableCount)
    var span = values.mutableSpan
    switch self {
    case .resize:
      let sizes = ResizeScript.drag.sizes + ResizeScript.jump.sizes
      for size in sizes { kernel.solve(width: size.width, height: size.height, into: &span) }
      let before = counter()
      for size in sizes { kernel.solve(width: size.width, height: size.height, into: &span) }
      return counter() - before
    case .edit:
      let rows = (0..<input.rowCount).filter { input.levels[$0] != .required || input.relations[$0] != .equal }
      func editAll(_ span: inout MutableSpan<Double>) {
        for row in rows {
          for change in [0.25, 0] {
            input.setConstant(input.constants[row] + change, of: row, in: &kernel)
            kernel.solve(width: 375, height: 667, into: &span)
          }
        }
      }
      editAll(&span)
      let before = counter()
      editAll(&span)
      return counter() - before
    case .build:
      var empty = LayoutKernel()
      empty.reserve(variables: input.variableCount, rows: input.rowCount, terms: input.variables.count)
      let before = counter()
      input.add(to: &empty)
      return counter() - before
    }
  }
}
