internal import LayCompiler
internal import LayDiagnostics
internal import LayPlatform
internal import LayParser
internal import LayRendering

/// `layc new`: writes a file with a layout that is proved, and overwrites nothing.
func newCommand(_ operand: String, _ session: Session) throws(UsageError) -> ExitStatus {
  let path = operand.hasSuffix(".lay") ? operand : operand + ".lay"
  let name = String((path.split(separator: "/").last ?? "").dropLast(4))
  if let reason = reasonAgainst(name) {
    throw UsageError(
      "no layout can be called '\(name)': \(reason)", help: "for example: layc new Login --from login",
      command: session.command.name)
  }
  let starter = session.settings.starter
  guard writeNew([(path, starter.text(name))], session) else { return .failure }
  session.talk("wrote '\(visible(path))'; `layc check \(visible(path)) --strict` proves it")
  return .fine
}

/// Returns the reason why a layout cannot have a name; nil if it can.
private func reasonAgainst(_ name: String) -> String? {
  guard let first = name.utf8.first else { return "it is empty" }
  let isName = name.utf8.allSatisfy { byte in
    byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
  if !isName || (0x30...0x39).contains(first) {
    return "a name has letters, digits and '_', and begins with no digit"
  }
  if LanguageWords.kinds.contains(name) { return "it is a kind of view" }
  return ReservedNames.group(of: name) == nil ? nil : "it is a word of the language"
}

/// Writes new files, all or none: if one exists, or has no directory that could be made, it is reported, and nothing is
/// written.
func writeNew(_ texts: [(path: String, text: String)], _ session: Session) -> Bool {
  let files = session.machine.files
  let existing = texts.map { $0.path }.filter { files.kind($0) != nil }
  if !existing.isEmpty {
    session.fail(
      "\(listed(existing.map { "'\($0)'" })) \(existing.count == 1 ? "exists and was" : "exist and were") not overwritten",
      ToolCode.unwritable, help: existing.count == texts.count ? nil : "nothing was written")
    return false
  }
  for (path, text) in texts {
    let folder = parentDirectory(of: path)
    if !folder.isEmpty { files.makeDirectories(folder) }
    if case .failure(let problem) = files.write(path, Array(text.utf8), nil) {
      session.failWriting(path, problem)
      return false
    }
  }
  return true
}

extension Files {
  /// Makes a directory with those above it, as far as they are missing.
  fileprivate func makeDirectories(_ path: String) {
    guard kind(path) == nil else { return }
    let above = parentDirectory(of: path)
    if !above.isEmpty && above != path { makeDirectories(above) }
    createDirectory(path)
  }
}
