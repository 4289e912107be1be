internal import LayPlatform
internal import LayRendering

/// `layc init`: writes the settings of a project, a step for continuous integration and a hook for commits, and overwrites
/// nothing.
func initCommand(_ directory: String?, _ session: Session) -> ExitStatus {
  let folder = directory ?? "."
  let texts = ProjectFile.allCases.map { file in
    (path: folder == "." ? file.path : joinedPath(folder, file.path), text: file.text)
  }
  if session.machine.files.kind(folder) != .directory && session.machine.files.kind(folder) != .linkedDirectory {
    session.fail("there is no directory '\(folder)'", ToolCode.unreadable)
    return .failure
  }
  guard writeNew(texts, session) else { return .failure }
  for (path, file) in zip(texts.map { $0.path }, ProjectFile.allCases) {
    session.talk("wrote '\(visible(path))': \(file.summary)")
  }
  return .fine
}
