internal import LayCompiler
internal import LayDiagnostics
internal import LayJSON
internal import LayPlatform
internal import LayRuntime

/// `layc constraints`: prints the rows of masks, visual formats, constraints and contents, each with its position in the file.
func constraintsCommand(_ path: String, _ session: Session) throws(UsageError) -> ExitStatus {
  guard let (name, bytes) = session.read(path) else { return .failure }
  var subject = Subject(name, bytes, session)
  guard try subject.isReady() else { return subject.writeProblems() }
  var tables: [RowTable] = []
  for layout in session.wanted(subject.compilation) {
    for path in try resizePaths(of: layout, session) { tables.append(rows(of: layout, along: path, subject)) }
  }
  write(tables, subject)
  return subject.status
}

private func rows(of compiled: CompiledLayout, along path: [ExactSize], _ subject: Subject) -> RowTable {
  let size = path.last ?? .zero
  let environment = subject.session.environment(of: compiled, at: size)
  var layout = Layout(compiled.program)
  layout.resize(to: environment, findAmbiguities: false)
  var table = RowTable(file: subject.file, layout: compiled.name, size: size, direction: environment.direction)
  table.state = environment.state.map { compiled.program.states[$0.index] }
  for row in layout.constraintRows() {
    let range = compiled.sources.range(of: row.origin)
    table.rows.append(
      SourcedRow(
        origin: OriginWord(row.origin, at: range, in: compiled, subject.sources), range: range, row: row))
  }
  table.rows = inOrderOfTheFile(table.rows)
  table.paths = compiled.sources.paths
  return table
}

/// Returns `rows` in source order; those at the same position keep their order.
func inOrderOfTheFile(_ rows: [SourcedRow]) -> [SourcedRow] {
  let places = rows.enumerated().map { index, row in (row.range.file.rawValue, row.range.start, index) }
  return places.sorted { $0 < $1 }.map { rows[$0.2] }
}

private func write(_ tables: [RowTable], _ subject: Subject) {
  let output = subject.session.machine.output
  if subject.session.settings.format == .json {
    let objects = tables.map { rowsJSON($0, subject.sources) }
    return output.write((objects.count == 1 ? objects[0] : .array(objects)).text())
  }
  for (index, table) in tables.enumerated() {
    if index > 0 { output.line() }
    output.write(rowsText(table, subject.sources, subject.session.style))
  }
}
