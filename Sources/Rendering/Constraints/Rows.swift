package import LayCompiler
internal import LayDiagnostics
package import LayJSON
package import LayRuntime

/// A row with its position in the file.
struct SourcedRow {
  var origin: OriginWord
  var range: SourceRange
  var row: RowDescription
}

/// The rows of one layout at one size.
package struct RowTable {
  var file: String
  var layout: String
  var size: ExactSize
  var direction: InterfaceDirection
  var textSize: TextSize
  /// The height of the keyboard; 0 for a hidden one.
  var keyboardHeight: Rational
  /// The name of the state; nil in the base.
  var state: String?
  var rows: [SourcedRow] = []
  /// The paths of the views, by index.
  var paths: [String] = []

  /// The title: `SignIn at 375x667`, with the direction, the text size and the state if they are not the default.
  var title: String {
    "\(layout) at \(sizeWords(size))\(direction == .rightToLeft ? " rtl" : "")"
      + (textSize == .large ? "" : ", text \(textSize.name)")
      + (keyboardHeight.isZero ? "" : ", keyboard \(keyboardHeight)")
      + (state.map { " in state '\(visible($0))'" } ?? "")
  }
}

extension RowTable {
  /// Reads the rows of a layout in `environment`, in source order.
  package init(file: String, _ compiled: CompiledLayout, _ environment: LayoutEnvironment, _ sources: [SourceText]) {
    (self.file, layout) = (file, compiled.name)
    (size, direction, textSize) = (environment.size, environment.direction, environment.textSize)
    keyboardHeight = environment.keyboardHeight
    state = environment.state.map { compiled.program.states[$0.index] }
    paths = compiled.sources.paths
    var running = Layout(compiled.program)
    running.resize(to: environment, findAmbiguities: false)
    let found = running.constraintRows().map { row in
      let range = compiled.sources.range(of: row.origin)
      return SourcedRow(origin: OriginWord(row.origin, at: range, in: compiled, sources), range: range, row: row)
    }
    rows = inOrderOfTheFile(found)
  }
}

/// Returns `rows` in source order; those at the same position keep their order.
private func inOrderOfTheFile(_ rows: [SourcedRow]) -> [SourcedRow] {
  let places = rows.enumerated().map { index, row in (row.range.file.rawValue, row.range.start, index) }
  return places.sorted { $0 < $1 }.map { rows[$0.2] }
}

/// Formats the rows as a table: position, origin, row. That sizes are not negative is stated once for all views.
package func rowsText(_ table: RowTable, _ sources: [SourceText], _ style: Style) -> String {
  let shown = table.rows.filter { $0.origin != .nonNegative }
  let places = shown.map { spelledPosition(of: $0.range, in: sources) ?? "" }
  let placeWidth = places.map { displayWidth($0) }.max() ?? 0
  let wordWidth = shown.map { $0.origin.words.count }.max() ?? 0
  var text = style.dim("# \(visible(table.file)): ") + style.bold(table.title) + "\n"
  for (row, place) in zip(shown, places) {
    text += padded(place, right: placeWidth) + "  " + style.dim(padded(row.origin.words, right: wordWidth))
    text += "  " + visible(row.row.text) + "\n"
  }
  let implied = table.rows.count - shown.count
  if implied > 0 {
    text +=
      style.dim("and \(counted(implied, "constraint")) that are implied: no width and no height is below 0") + "\n"
  }
  return text
}

/// Returns the rows as an object; docs/json.md documents its fields.
package func rowsJSON(_ table: RowTable, _ sources: [SourceText]) -> JSON {
  .object(
    [
      ("layout", .string(table.layout)), ("size", json(table.size)),
      ("direction", .string(table.direction == .rightToLeft ? "rtl" : "ltr")),
    ] + (table.textSize == .large ? [] : [("textSize", .string(table.textSize.name))])
      + (table.keyboardHeight.isZero ? [] : [("keyboard", .number(table.keyboardHeight.double))])
      + (table.state.map { [("state", .string($0))] } ?? [])
      + [("rows", .array(table.rows.map { json($0, table, sources) }))])
}

private func json(_ row: SourcedRow, _ table: RowTable, _ sources: [SourceText]) -> JSON {
  .object([
    ("text", .string(row.row.text)), ("origin", .string(row.origin.rawValue)),
    ("file", fileJSON(of: row.range, in: sources)), ("range", json(row.range, in: sources)),
    ("terms", .array(row.row.terms.map { json($0, table) })),
    ("relation", .string(row.row.relation.sign)), ("constant", .number(row.row.constant.double)),
    ("priority", .number(Double(row.row.priority.description) ?? Double(row.row.priority.value))),
  ])
}

private func json(_ term: Term, _ table: RowTable) -> JSON {
  let path = table.paths.indices.contains(term.view.index) ? table.paths[term.view.index] : ""
  return .object([
    ("view", .string(path)), ("attribute", .string(term.attribute.name)),
    ("coefficient", .number(term.coefficient.double)),
  ])
}
