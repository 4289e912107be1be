internal import LayDiagnostics
internal import LayFormatter
internal import LayParser
internal import LayPlatform
internal import LayRendering

/// `layc fmt`: rewrites files in their canonical format; the standard input is formatted to the standard output.
func fmtCommand(_ operands: [String], _ session: Session) -> ExitStatus {
  let inputs = Inputs(operands, session)
  let isBroken = session.sayFaults(inputs.faults)
  var formatting = FormatRun(session: session)
  for path in inputs.paths { formatting.format(path) }
  formatting.finish()
  if inputs.failed || formatting.failed || isBroken { return .failure }
  return formatting.unparsed > 0 || session.settings.check && formatting.changed > 0 ? .problems : .fine
}

private struct FormatRun {
  let session: Session
  private var options = FormatOptions()
  /// The number of files that are not in canonical format.
  private(set) var changed = 0
  /// The number of files with syntax errors, which cannot be formatted as a whole.
  private(set) var unparsed = 0
  /// The number of files with errors that are unchanged.
  private var broken = 0
  private var files = 0
  private(set) var failed = false

  init(session: Session) {
    self.session = session
    options.formatsVisualFormats = session.settings.vfl
  }

  mutating func format(_ path: String) {
    guard let (name, bytes) = session.read(path) else {
      failed = true
      return
    }
    if BuilderFile.isBuilder(name) {
      failed = true
      return session.fail(
        "'\(visible(name))' is a file of Interface Builder, and fmt formats .lay files", ToolCode.badArgument,
        help: "layc import translates it")
    }
    files += 1
    let tree = parse(bytes)
    let text = LayFormatter.format(tree, options: options)
    let errors = tree.diagnostics.count { $0.severity == .error }
    if errors > 0 {
      unparsed += 1
      session.talk("\(visible(name)): \(counted(errors, "error")); what does not parse stays as it is")
    }
    if text != bytes { changed += 1 } else if errors > 0 { broken += 1 }
    let only = session.settings.check || session.settings.diff
    if only, text != bytes { show(name, tree) }
    if only { return }
    if session.isStream(path) {
      session.machine.output.write(bytes: text)
    } else if text != bytes {
      replace(path, bytes, text)
    }
  }

  private func show(_ name: String, _ tree: SyntaxTree) {
    if session.settings.diff {
      let source = SourceText(path: name, bytes: tree.bytes)
      session.machine.output.write(unifiedDiff(source, formatEdits(tree, options: options)))
    } else {
      session.machine.output.line(visible(name))
    }
  }

  private mutating func replace(_ path: String, _ old: [UInt8], _ text: [UInt8]) {
    guard case .failure(let problem) = session.machine.files.write(path, text, old) else { return }
    session.failWriting(path, problem)
    failed = true
    (files, changed) = (files - 1, changed - 1)
  }

  func finish() {
    guard files > 0 else { return }
    let rest = files - changed - broken
    let verb = session.settings.check || session.settings.diff ? "would format" : "formatted"
    var parts: [String] = []
    if changed > 0 { parts.append("\(verb) \(counted(changed, "file"))") }
    if changed > 0 || rest > 0 { parts.append("\(changed > 0 ? "\(rest)" : counted(rest, "file")) formatted already") }
    if broken > 0 {
      parts.append("left \(counted(broken, "file")) with errors as \(broken == 1 ? "it was" : "they were")")
    }
    session.talk(parts.joined(separator: ", "))
  }
}
