internal import LayDiagnostics
internal import LayPlatform
internal import LayRendering

/// The exit status of a run.
enum ExitStatus: Int32, Comparable {
  case fine = 0
  /// Problems in the input.
  case problems = 1
  /// layc could not do its job.
  case failure = 2

  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}

/// The codes that the tool itself reports; their pages are in docs/errors like those of all others.
enum ToolCode {
  static let unreadable = DiagnosticCode.unreadableFile.id
  static let badArgument = DiagnosticCode.badArgument.id
  static let unwritable = DiagnosticCode.unwritableOutput.id
  static let changedMeanwhile = DiagnosticCode.changedMeanwhile.id
  static let cannotListen = DiagnosticCode.cannotListen.id
  static let brokenBaseline = DiagnosticCode.brokenBaseline.id
  static let tooManyPixels = DiagnosticCode.tooManyPixels.id
  static let tooManyScreens = DiagnosticCode.tooManyScreens.id
  static let tooManyDrawnViews = DiagnosticCode.tooManyDrawnViews.id
  static let noEarlierVersion = DiagnosticCode.noEarlierVersion.id
}

/// Reports an invalid command line.
func writeUsageError(_ error: UsageError, to machine: Machine) {
  let style = Style(.auto, for: machine.errors, variable: machine.variable)
  machine.output.flush()
  let code = error.code ?? ToolCode.badArgument
  machine.errors.line("layc: \(style.error("error:")) \(visible(error.message)) \(style.dim("[\(code)]"))")
  if let help = error.help { machine.errors.line("   = \(style.bold("help:")) \(visible(help))") }
  if let name = error.command {
    let command = Command.named(name)
    machine.errors.line("   = \(style.bold("usage:")) \(command.usage)  (more: layc \(name.rawValue) --help)")
  }
}
