internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayJSON
internal import LayPlatform
internal import LayRendering
internal import LaySettings
internal import LayStrings

/// `layc budget`: prints the widest text that each label and button can show at every size, in each language.
func budgetCommand(_ path: String, _ session: Session) throws(UsageError) -> ExitStatus {
  guard let (name, bytes) = session.read(path) else { return .failure }
  guard var subject = Subject(name, bytes, session) else { return .failure }
  guard try subject.isReady() else { return subject.writeProblems() }
  let strings = session.projects.strings(of: name)
  let status = max(subject.status, session.sayProblems(of: strings))
  if status == .failure { return status }
  var options = CheckOptions(session.settings, session.projects.project(of: name)?.poses ?? [], ProjectSettings())
  let texts = strings?.findings(
    about: subject.text.compilation, only: session.settings.selection.layout,
    keyed: subject.keyedTexts)
  options.translations = texts?.translations ?? []
  let found = budgets(of: subject, options).map { $0.named(by: strings) }
  write(found, subject, source: strings?.table.sourceLanguage?.text)
  return found.contains { $0.obstacle != nil } ? max(.problems, status) : status
}

private func budgets(of subject: Subject, _ options: CheckOptions) -> [LayoutBudgets] {
  var progress = Progress(subject.session)
  var found: [LayoutBudgets] = []
  for layout in subject.text.layouts {
    let parts = subject.parts(of: layout, options).map { part in
      textBudgets(of: part, options) { number, count, language in
        let words = language.map { " in \(spelledLanguage($0))" } ?? ""
        progress.step("text \(number) of \(count) of \(layout.name)\(words)")
      }
    }
    var joined = parts[0]
    for part in parts.dropFirst() {
      for (index, other) in zip(joined.indices, part) { joined[index].add(other) }
    }
    found += joined
  }
  progress.clear()
  return found
}

extension LayoutBudgets {
  /// The budgets with the keys of string catalogs in the place of texts in the source language.
  fileprivate func named(by strings: LoadedStrings?) -> LayoutBudgets {
    guard let table = strings?.table else { return self }
    var named = self
    for index in texts.indices {
      if let entry = table.entry(for: texts[index].key) { named.texts[index].key = table.entries[entry].key }
    }
    return named
  }
}

private func write(_ found: [LayoutBudgets], _ subject: Subject, source: String?) {
  let output = subject.session.machine.output
  switch subject.session.settings.format {
  case .json: output.write(JSON.array(found.map { budgetJSON($0, in: subject.file) }).text())
  case .xcstrings: output.write(budgetCatalog(found, source: source ?? "en").text())
  case .csv: output.write(budgetCSV(found.map { (subject.file, $0) }))
  default: for budgets in found { output.write(budgetText(budgets)) }
  }
}
