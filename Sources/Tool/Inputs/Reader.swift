internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Session {
  /// Compiles the text of a file with its imports. Names of `--set` that this file does not have go to `names`, since another
  /// file of the run may have them.
  func compiled(_ name: String, _ bytes: [UInt8], _ names: inout KnownNames) -> Compilation {
    var options = CompileOptions.solving
    options.overrides = settings.overrides
    var compilation = compile(path: name, bytes: bytes, options: options, importing: importing)
    compilation.diagnostics.removeAll { $0.code == .unknownOverride }
    names.add(compilation)
    return compilation
  }

  /// Returns the environment from the options, at `size`.
  func environment(of layout: CompiledLayout, at size: ExactSize) -> LayoutEnvironment {
    settings.environment(at: size).inState(settings.state.flatMap { layout.program.state(named: $0) })
  }

  /// Returns the layouts of `compilation` that the options select.
  func wanted(_ compilation: Compilation) -> [CompiledLayout] {
    compilation.layouts.filter { layout in
      (settings.layout == nil || settings.layout == layout.name)
        && settings.states.allSatisfy { layout.hasState($0) }
    }
  }
}

/// The names that options may refer to, collected over all files of a run; a name in no file is a usage error.
struct KnownNames {
  private var layouts: [String] = []
  private var states: [String] = []
  /// The names that options can set, for suggestions.
  private var settable: [String] = []
  /// The names of `--set` that no file has so far; nil before the first file.
  private var unused: [String]?

  /// Adds the names of a file.
  mutating func add(_ compilation: Compilation) {
    layouts += compilation.layouts.map(\.name)
    states += compilation.layouts.flatMap(\.program.states).filter { !states.contains($0) }
    let missing = compilation.unusedOverrides
    if !missing.isEmpty { settable += compilation.settableNames }
    unused = unused?.filter { missing.contains($0) } ?? missing
  }

  /// Adds the names of other files.
  mutating func add(_ others: KnownNames) {
    layouts += others.layouts
    states += others.states.filter { !states.contains($0) }
    settable += others.settable
    guard let missing = others.unused else { return }
    unused = unused?.filter { missing.contains($0) } ?? missing
  }

  /// Returns an error for a name in the options that no file has; nil if there is none.
  func missing(_ session: Session) -> UsageError? {
    let command = session.command
    if let name = session.settings.layout, !layouts.contains(name) {
      return .unknownLayout(name, known: layouts, command)
    }
    for name in session.settings.states where name != StateID.baseName && !states.contains(name) {
      return .unknownState(name, known: states, command)
    }
    guard let name = unused?.first else { return nil }
    return .unknownOverride(name, known: settable, command)
  }
}

extension CompiledLayout {
  /// True if `name` is the base or a state of the layout.
  func hasState(_ name: String) -> Bool { name == StateID.baseName || program.state(named: name) != nil }
}

extension Settings {
  /// The names of states in the options.
  var states: [String] { [state].compactMap { $0 } + (animation?.states ?? []) }
}
