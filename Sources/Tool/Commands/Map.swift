internal import LayAnalysis
internal import LayCompiler
internal import LayJSON
internal import LayPlatform
internal import LayRendering
internal import LaySettings

/// `layc map`: draws the sizes of each layout with the result of a check at each.
func mapCommand(_ path: String, _ session: Session) throws(UsageError) -> ExitStatus {
  guard let (name, bytes) = session.read(path) else { return .failure }
  guard var subject = Subject(name, bytes, session) else { return .failure }
  guard try subject.isReady() else { return subject.writeProblems() }
  var options = CheckOptions(
    session.settings, session.projects.project(of: name)?.poses ?? [], session.projects.settings(of: name).settings)
  let strings = session.projects.strings(of: name)
  let status = max(subject.status, session.sayProblems(of: strings))
  if status == .failure { return status }
  strings?.findings(about: subject.text.compilation, only: session.settings.selection.layout).apply(to: &options)
  var progress = Progress(session)
  let maps = sizeMaps(of: subject.text.compilation, options: options) { step in
    progress.step("checking \(name): \(step.words)")
  }
  progress.clear()
  return write(maps, subject, source: path) ? status : .failure
}

/// Writes maps; false after a report that a file could not be written.
private func write(_ maps: [SizeMap], _ subject: Subject, source: String) -> Bool {
  let (session, output) = (subject.session, subject.session.machine.output)
  switch session.settings.format {
  case .json:
    let objects = maps.map { mapJSON($0, of: subject.file, in: subject.sources) }
    output.write((objects.count == 1 ? objects[0] : .array(objects)).text())
  case .svg: return session.write(Array(mapSVG(maps, in: subject.sources).utf8), picture: source)
  default:
    let text = MapText(session.style, session.settings.signs, width: snippetWidth(of: output))
    for (index, map) in maps.enumerated() {
      if index > 0 { output.line() }
      output.write(text.text(map, of: subject.file, in: subject.sources))
    }
  }
  return true
}
