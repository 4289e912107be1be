internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Session {
  /// Compiles the text of a file; imports are read beside it. A name of `--set` that this file does not know goes to
  /// `names`: another file of the run may know it.
  func compiled(_ name: String, _ bytes: [UInt8], _ names: inout KnownNames) -> Compilation {
    var options = CompileOptions()
    options.overrides = settings.overrides
    let files = machine.files
    var compilation = compile(path: name, bytes: bytes, options: options) { path in
      guard case .success(let bytes) = files.read(path) else { return nil }
      return bytes
    }
    let unknown = compilation.diagnostics.filter(isOfOption)
    compilation.diagnostics.removeAll(where: isOfOption)
    names.add(compilation, settings.overrides.map(\.name), unknown)
    return compilation
  }

  /// The layouts of `compilation` that the options ask for.
  func wanted(_ compilation: Compilation) -> [CompiledLayout] {
    compilation.layouts.filter { settings.layout == nil || settings.layout == $0.name }
  }
}

/// What is wrong with an option has no place in the file.
private func isOfOption(_ diagnostic: Diagnostic) -> Bool {
  diagnostic.code == .unknownOverride && diagnostic.range == SourceRange(file: .main, start: 0, end: 0)
}

/// The names that options may use, gathered over all files of a run; a name that no file knows is a usage error.
struct KnownNames {
  private var layouts: [String] = []
  private var settable: Set<String> = []
  /// What the first file that does not know a name said about it.
  private var complaints: [(name: String, message: String)] = []

  fileprivate mutating func add(_ compilation: Compilation, _ names: [String], _ unknown: [Diagnostic]) {
    layouts += compilation.layouts.map(\.name)
    for name in names {
      if let complaint = unknown.first(where: { mentions(name, $0) }) {
        complaints.append((name, complaint.message))
      } else {
        settable.insert(name)
      }
    }
  }

  private func mentions(_ name: String, _ diagnostic: Diagnostic) -> Bool {
    firstIndex(of: "'\(name)'", in: diagnostic.message) != nil
  }

  /// What `session` was asked for and no file has; nil when all is there.
  func missing(_ session: Session) -> UsageError? {
    let command = session.command
    if let name = session.settings.layout, !layouts.contains(name) {
      return .unknownLayout(name, known: layouts, command)
    }
    guard let complaint = complaints.first(where: { !settable.contains($0.name) }) else { return nil }
    return .unknownOverride(complaint.message, command)
  }
}
