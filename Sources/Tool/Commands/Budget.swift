internal import LayAnalysis
internal import LayCompiler
internal import LayJSON
internal import LayPlatform
internal import LayRendering
internal import LaySettings

/// `layc budget`: prints the widest text that each label and button can show at every size.
func budgetCommand(_ path: String, _ session: Session) throws(UsageError) -> ExitStatus {
  guard let (name, bytes) = session.read(path) else { return .failure }
  var subject = Subject(name, bytes, session)
  guard try subject.isReady() else { return subject.writeProblems() }
  var progress = Progress(session)
  let options = CheckOptions(session.settings, session.projects.project(of: name)?.poses ?? [], ProjectSettings())
  var found: [LayoutBudgets] = []
  for layout in subject.text.layouts {
    found += textBudgets(of: layout, options) { number, count in
      progress.step("text \(number) of \(count) of \(layout.name)")
    }
  }
  progress.clear()
  write(found, subject)
  return found.contains { $0.obstacle != nil } ? max(.problems, subject.status) : subject.status
}

private func write(_ found: [LayoutBudgets], _ subject: Subject) {
  let output = subject.session.machine.output
  switch subject.session.settings.format {
  case .json: output.write(JSON.array(found.map { budgetJSON($0, in: subject.file) }).text())
  case .xcstrings: output.write(budgetCatalog(found).text())
  case .csv: output.write(budgetCSV(found.map { (subject.file, $0) }))
  default: for budgets in found { output.write(budgetText(budgets)) }
  }
}
