internal import LayCompiler
internal import LayDiagnostics
internal import LayJSON
internal import LayPlatform
internal import LayRendering
internal import LayRuntime

/// `layc constraints`: prints the rows of masks, visual formats, constraints and contents, each with its position in the file.
func constraintsCommand(_ path: String, _ session: Session) throws(UsageError) -> ExitStatus {
  guard let (name, bytes) = session.read(path) else { return .failure }
  guard var subject = Subject(name, bytes, session) else { return .failure }
  guard try subject.isReady() else { return subject.writeProblems() }
  var tables: [RowTable] = []
  for layout in subject.text.layouts {
    for path in try subject.paths(of: layout) {
      let environment = subject.text.environment(of: layout, at: path.last ?? .zero)
      tables.append(RowTable(file: subject.file, layout, environment, subject.text.sources))
    }
  }
  write(tables, subject)
  return subject.status
}

private func write(_ tables: [RowTable], _ subject: Subject) {
  let output = subject.session.machine.output
  if subject.session.settings.format == .json {
    let objects = tables.map { rowsJSON($0, subject.text.sources) }
    return output.write((objects.count == 1 ? objects[0] : .array(objects)).text())
  }
  for (index, table) in tables.enumerated() {
    if index > 0 { output.line() }
    output.write(rowsText(table, subject.text.sources, subject.session.style))
  }
}
