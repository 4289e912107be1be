internal import LayDiagnostics
internal import LayRuntime

// Diagnostics about stacks and grids.

extension Diagnostic {
  static func tooManyCells(_ grid: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyCells,
      "the views of '\(grid)' that span several columns or rows take more than \(GridDescription.cellLimit) cells together",
      at: range,
      notes: [
        .why("each cell that such a view goes over is kept free of others"),
        .help("give the grid fewer columns and rows, and the views smaller spans"),
      ])
  }
}
