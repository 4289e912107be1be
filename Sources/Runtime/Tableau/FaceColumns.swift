extension Face {
  /// The columns as directions, with variables named by `name`; `errors` are the unknowns that are errors, with their
  /// rows. Nil past the limits of ``OpenDirections``.
  func openDirections(
    _ errors: [(row: RowID, error: Unknown)], name: (Unknown) -> VariableID
  ) -> OpenDirections? {
    guard OpenDirections.allows(columns.count, of: variables.count, errors: errors.count) else { return nil }
    var found = [[EngineRow.Term]](repeating: [], count: columns.count)
    var places = [Int](repeating: -1, count: tableau.restrictions.count)
    for (place, column) in columns.enumerated() { places[column.index] = place }
    for (variable, form) in variables {
      for term in form.unknowns {
        let place = places[term.unknown.index]
        if place < 0 { return nil }
        found[place].append(EngineRow.Term(name(variable), term.coefficient))
      }
    }
    var traded: [OpenDirections.TradedRow] = []
    for (row, error) in errors {
      guard let form = form(of: error), !form.unknowns.isEmpty else { continue }
      traded.append(OpenDirections.TradedRow(row, columns.map { form[$0] }))
    }
    return OpenDirections(found, traded: traded)
  }
}
