internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// `layc constraints`: the rows that masks, visual formats, rules and contents became, each with its place in the file.
func constraintsCommand(_ path: String, _ session: Session) throws(UsageError) -> ExitStatus {
  guard let (name, bytes) = session.read(path) else { return .failure }
  var subject = Subject(name, bytes, session)
  guard try subject.isReady() else { return subject.writeProblems() }
  var tables: [RowTable] = []
  for layout in session.wanted(subject.compilation) {
    for path in try paths(of: layout, session) { tables.append(rows(of: layout, along: path, subject)) }
  }
  write(tables, subject)
  return subject.status
}

private func rows(of compiled: CompiledLayout, along path: [ExactSize], _ subject: Subject) -> RowTable {
  let size = path.last ?? .zero
  let direction = subject.session.settings.direction ?? .leftToRight
  var layout = Layout(compiled.program)
  layout.resize(to: Environment(size: size, direction: direction))
  var table = RowTable(file: subject.file, layout: compiled.name, size: size, direction: direction)
  for row in layout.constraintRows() {
    let range = compiled.sources.range(of: row.origin)
    table.rows.append(
      SourcedRow(
        origin: OriginWord(row.origin, at: range, in: compiled.sources, subject.sources), range: range, row: row))
  }
  // In the order of the file; rows of one place keep theirs.
  table.rows.sort { ($0.range.file.rawValue, $0.range.start) < ($1.range.file.rawValue, $1.range.start) }
  table.paths = compiled.sources.paths
  return table
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

extension SourceTable {
  /// Where the row from `origin` was written: a rule, a part of a visual format, a mask, an intrinsic size; else the
  /// view that it is about.
  func range(of origin: RowOrigin) -> SourceRange {
    switch origin {
    case .constraint(let id): constraints[id.index]
    case .maskPosition(let view, _), .maskSize(let view, _), .designFrame(let view, _):
      masks[view] ?? views[view.index]
    case .hugging(let view, _), .compression(let view, _): intrinsics[view] ?? views[view.index]
    case .nonNegative(let view, _): views[view.index]
    }
  }
}
