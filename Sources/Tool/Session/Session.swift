package import LayCompiler
internal import LayDiagnostics
package import LayPlatform
internal import LayRendering
internal import LaySettings
internal import LayStrings

/// The context of a command: the machine and the options.
///
/// It is one reference, since most types of a command have it: stored in each of them, its many fields take a third of the code of LayTool
/// to copy.
struct Session {
  private final class Values {
    let machine: Machine
    let settings: Settings
    let command: Command
    let projects: ProjectFiles
    let style: Style
    let talkStyle: Style

    init(_ machine: Machine, _ settings: Settings, _ command: Command) {
      self.machine = machine
      self.settings = settings
      self.command = command
      projects = ProjectFiles(machine.files, strings: settings.strings)
      style = Style(settings.color, for: machine.output, variable: machine.variable)
      talkStyle = Style(settings.color, for: machine.errors, variable: machine.variable)
    }
  }

  private let values: Values
  /// The files that changed since the revision of `--changed-since`; nil without it.
  var changedFiles: ChangedFiles?

  init(machine: Machine, settings: Settings, command: Command) {
    values = Values(machine, settings, command)
  }

  var machine: Machine { values.machine }
  var settings: Settings { values.settings }
  var command: Command { values.command }
  /// The settings files of the projects.
  var projects: ProjectFiles { values.projects }
  /// The style of results.
  var style: Style { values.style }
  /// The style of messages on the standard error.
  var talkStyle: Style { values.talkStyle }

  /// Writes a message to the standard error, unless `--quiet` was given.
  func talk(_ line: String) {
    guard !settings.quiet else { return }
    say(line)
  }

  /// Writes a line to the standard error, after flushing the results.
  func say(_ line: String) {
    machine.output.flush()
    machine.errors.line(line)
    machine.errors.flush()
  }

  /// Reports the reason why layc could not do its job.
  func fail(_ message: String, _ code: String, help: String? = nil) {
    say("layc: \(talkStyle.error("error:")) \(visible(message)) \(talkStyle.dim("[\(code)]"))")
    if let help { say("   = \(talkStyle.bold("help:")) \(visible(help))") }
  }

  /// Reports that `--languages` has no string catalogs.
  func failWithoutStrings() {
    fail(
      "there are no string catalogs for '--languages'", ToolCode.badArgument,
      help: "name them with '--strings', or with 'strings' in \(SettingsFile.name)")
  }

  /// Reports the problems of string catalogs and of the options that name them, and returns what follows from them.
  func sayProblems(of strings: LoadedStrings?) -> ExitStatus {
    guard let strings else {
      if settings.strings.languages == nil { return .fine }
      failWithoutStrings()
      return .failure
    }
    for fault in strings.faults { fail(fault.message, fault.code.id, help: fault.help) }
    let table = strings.table
    sayDiagnostics(table.diagnostics, in: table.files.map { SourceText($0) })
    if !strings.faults.isEmpty { return .failure }
    return table.diagnostics.contains { $0.severity == .error } ? .problems : .fine
  }

  /// Reports the reason why a file was not written.
  func failWriting(_ path: String, _ problem: FileProblem) {
    let isChange = problem == .changed
    fail(
      problem.message(about: path, doing: "write"), isChange ? ToolCode.changedMeanwhile : ToolCode.unwritable,
      help: isChange ? "run the command again" : nil)
  }

  /// Returns diagnostics with the severities of the projects and of `--strict`; `paths` are those of the files of the
  /// compilation. A command without `--strict` leaves warnings alone.
  func graded(_ diagnostics: [Diagnostic], of paths: [String]) -> [Diagnostic] {
    let takesStrict = command.options.contains { $0.name == .strict }
    return projects.graded(diagnostics, of: paths, isStrict: takesStrict ? settings.strict : nil)
  }

  /// Reports why settings are not in force, to the standard error; true if that is a failure.
  func sayFaults(_ faults: [SettingsFault]) -> Bool {
    var isFailure = false
    for fault in faults {
      switch fault {
      case .unreadable(let path, let problem):
        fail(problem.message(about: path), ToolCode.unreadable)
        isFailure = true
      case .problems(let file):
        let found = file.graded(isStrict: settings.strict)
        sayDiagnostics(found, in: [SourceText(path: file.path, bytes: file.bytes)])
        if found.contains(where: { $0.severity == .error }) { isFailure = true }
      }
    }
    return isFailure
  }

  /// Writes diagnostics to the standard error as text.
  func sayDiagnostics(_ diagnostics: [Diagnostic], in sources: [SourceText]) {
    guard !diagnostics.isEmpty else { return }
    machine.output.flush()
    var reporter = TextReporter(style: talkStyle)
    reporter.width = snippetWidth(of: machine.errors)
    reporter.signs = settings.signs
    machine.errors.write(reporter.report(diagnostics, in: sources))
    machine.errors.flush()
  }

  /// True if progress is shown to a user.
  var isObserved: Bool { machine.errors.isTerminal && !settings.quiet && machine.variable("TERM") != "dumb" }
}

/// Returns the columns of a source line on `sink`.
func snippetWidth(of sink: Sink) -> Int {
  guard sink.isTerminal, let columns = sink.columns() else { return defaultSnippetWidth }
  // Leaves room for the gutter.
  return max(40, columns - 12)
}

extension Files {
  /// Reads the file of an import.
  package func imported(_ path: String) -> ImportedFile {
    switch regularFile(path) {
    case .success(let bytes): .text(bytes)
    case .failure(.missing): .missing
    case .failure(.isDirectory): .directory
    case .failure(let problem): .unreadable(problem.words)
    }
  }
}

extension Style {
  /// Chooses the style for `sink`: the option wins, then NO_COLOR, FORCE_COLOR, TERM and the kind of sink.
  init(_ option: Settings.Color, for sink: Sink, variable: (String) -> String?) {
    switch option {
    case .always: self.init(isOn: true)
    case .never: self.init(isOn: false)
    case .auto:
      let force = variable("FORCE_COLOR") ?? ""
      if !(variable("NO_COLOR") ?? "").isEmpty {
        self.init(isOn: false)
      } else if !force.isEmpty && force != "0" {
        self.init(isOn: true)
      } else {
        self.init(isOn: sink.isTerminal && variable("TERM") != "dumb")
      }
    }
  }
}
