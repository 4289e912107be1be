package import LayPlatform
internal import LayRendering

/// Runs the tool with `arguments`, without the program's own name, and returns the exit status: 0 fine, 1 problems in the input,
/// 2 layc could not do its job.
package func run(_ arguments: [String], on machine: Machine) -> Int32 {
  var status = dispatch(arguments, machine)
  machine.output.flush()
  if case .system(let words) = machine.output.failure {
    machine.errors.line("layc: error: cannot write the result: \(words) [\(ToolCode.unwritable)]")
    status = .failure
  }
  machine.errors.flush()
  return status.rawValue
}

private func dispatch(_ arguments: [String], _ machine: Machine) -> ExitStatus {
  let style = Style(.auto, for: machine.output, variable: machine.variable)
  do throws(UsageError) {
    guard let first = arguments.first else {
      machine.errors.write(helpPage(Style(.auto, for: machine.errors, variable: machine.variable)))
      return .failure
    }
    switch first {
    case "--help", "-h":
      machine.output.write(helpPage(style))
      return .fine
    case "--version", "-V", "version":
      machine.output.line("layc \(laycVersion)")
      return .fine
    default:
      return try runCommand(first, arguments.dropFirst(), machine)
    }
  } catch {
    writeUsageError(error, to: machine)
    return .failure
  }
}

private func runCommand(_ word: String, _ rest: ArraySlice<String>, _ machine: Machine) throws(UsageError)
  -> ExitStatus
{
  guard let name = Command.Name(rawValue: word) else {
    if word.hasPrefix("-") { throw .optionBeforeCommand(word) }
    throw .unknownCommand(word, files: machine.files)
  }
  let command = Command.named(name)
  let invocation = try parseArguments(rest, of: command)
  let session = Session(machine: machine, settings: try Settings(invocation), command: command)
  if invocation.has(.help) {
    machine.output.write(helpPage(of: command, session.style))
    return .fine
  }
  switch name {
  case .new: return try newCommand(invocation.operands[0], session)
  case .initialize: return initCommand(invocation.operands.first, session)
  case .check:
    return try session.repeated(invocation.operands) { session throws(UsageError) in
      try checkCommand(invocation.operands, session)
    }
  case .eval:
    return try session.repeated(invocation.operands) { session throws(UsageError) in
      try evalCommand(invocation.operands[0], session)
    }
  case .render:
    return try session.repeated(invocation.operands) { session throws(UsageError) in
      try renderCommand(invocation.operands[0], session)
    }
  case .constraints: return try constraintsCommand(invocation.operands[0], session)
  case .budget: return try budgetCommand(invocation.operands[0], session)
  case .map: return try mapCommand(invocation.operands[0], session)
  case .preview: return try previewCommand(invocation, session)
  case .same: return try sameCommand(invocation.operands, session)
  case .diff: return try diffCommand(invocation.operands, session)
  case .why: return try whyCommand(invocation.operands[0], invocation.operands[1], session)
  case .fmt: return fmtCommand(invocation.operands, session)
  case .paste: return pasteCommand(invocation.operands[0], session)
  case .log: return logCommand(invocation.operands.first ?? "-", session)
  case .import: return importCommand(invocation.operands[0], session)
  case .show: return showCommand(invocation.operands[0], session)
  case .lsp: return lspCommand(invocation, session)
  case .explain: return try explainCommand(invocation.operands, session)
  case .docs: return docsCommand(session)
  case .devices: return try devicesCommand(invocation.operands, session)
  case .completions: return try completionsCommand(invocation.operands[0], session)
  case .man:
    machine.output.write(manPage())
    return .fine
  case .help: return try helpCommand(invocation.operands.first, session)
  }
}

private func completionsCommand(_ word: String, _ session: Session) throws(UsageError) -> ExitStatus {
  guard let shell = Shell(rawValue: word) else {
    throw .unknownShell(word, known: Shell.allCases.map(\.rawValue), session.command)
  }
  session.machine.output.write(shell.completions)
  return .fine
}

private func helpCommand(_ word: String?, _ session: Session) throws(UsageError) -> ExitStatus {
  guard let word else {
    session.machine.output.write(helpPage(session.style))
    return .fine
  }
  if word == "version" {
    session.machine.output.line(versionSentence)
    return .fine
  }
  guard let name = Command.Name(rawValue: word) else { throw .unknownCommand(word, files: session.machine.files) }
  session.machine.output.write(helpPage(of: .named(name), session.style))
  return .fine
}
