internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Session {
  /// Compiles the text of a file; imports are read beside it.
  func compiled(_ name: String, _ bytes: [UInt8]) -> Compilation {
    var options = CompileOptions()
    options.overrides = settings.overrides
    let files = machine.files
    return compile(path: name, bytes: bytes, options: options) { path in
      guard case .success(let bytes) = files.read(path) else { return nil }
      return bytes
    }
  }

  /// The layouts of `compilation` that the options ask for.
  func wanted(_ compilation: Compilation) -> [CompiledLayout] {
    compilation.layouts.filter { settings.layout == nil || settings.layout == $0.name }
  }
}

/// The names that options may use, gathered over all files of a run; a name no file knows is a usage error.
struct KnownNames {
  private(set) var layouts: [String] = []
  /// Metrics and named constraints, as `--set` says them.
  private(set) var settable: [String] = []

  mutating func add(_ compilation: Compilation) {
    for layout in compilation.layouts {
      layouts.append(layout.name)
      for metric in layout.metrics { settable += [metric.name, "\(layout.name).\(metric.name)"] }
      for constraint in layout.program.constraints where !constraint.name.isEmpty {
        let parts = constraint.name.split(separator: "/").map(String.init)
        settable += [parts.last ?? "", parts.dropFirst().joined(separator: "."), parts.joined(separator: ".")]
      }
    }
  }

  /// What `session` was asked for and no file has; nil when all is there.
  func missing(_ session: Session) -> UsageError? {
    let command = session.command
    if let name = session.settings.layout, !layouts.contains(name), let option = Option.of(.layout, command) {
      return .badValue(name, of: option, "no layout has this name", command, nearest: nearest(to: name, among: layouts))
    }
    for (name, _) in session.settings.overrides where !settable.contains(name) {
      guard let option = Option.of(.set, command) else { continue }
      let guess = nearest(to: name, among: settable)
      return .badValue(name, of: option, "no metric or constraint has this name", command, nearest: guess)
    }
    return nil
  }
}

extension Option {
  static func of(_ name: Name, _ command: Command) -> Option? { command.options.first { $0.name == name } }
}
