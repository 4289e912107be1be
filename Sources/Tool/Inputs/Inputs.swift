internal import LayCompiler
internal import LayDiagnostics
internal import LayPlatform
internal import LayRendering
internal import LaySettings

/// The input files named on the command line, with directories expanded.
struct Inputs {
  /// The paths without duplicates: in the order of the arguments, those of a directory sorted. `-` is the standard input.
  private(set) var paths: [String] = []
  /// True if something could not be found or opened, which has been reported.
  private(set) var failed = false
  /// The reasons why exclusions are not in force, which have not been reported.
  private(set) var faults: [SettingsFault] = []
  private let session: Session
  private var seen: Set<ExactText> = []
  /// The number of files in the current directory argument, including reported failures.
  private var found = 0
  /// The number of files and directories in it that settings exclude.
  private var excluded = 0
  /// The current directory argument.
  private var named = ""

  /// The name of the file that excludes a directory inside a named one.
  static let ignoreMark = ".laycignore"
  /// The deepest nesting of directories.
  static let deepestDirectory = 64

  init(_ operands: [String], _ session: Session) {
    self.session = session
    for operand in operands { add(operand) }
  }

  private mutating func add(_ operand: String) {
    if operand == "-" { return append(operand) }
    switch session.machine.files.kind(operand) {
    case .directory, .linkedDirectory:
      (found, excluded, named) = (0, 0, operand)
      open(operand, depth: 1)
      if found == 0 {
        fail("no .lay files in '\(operand)'" + (excluded > 0 ? " that the settings do not exclude" : ""))
      }
    case .file, .other: append(operand)
    case nil: fail(FileProblem.missing.message(about: operand), help: neighbour(of: operand, session.machine.files))
    }
  }

  private mutating func append(_ path: String) {
    found += 1
    if seen.insert(ExactText(path)).inserted { paths.append(path) }
  }

  private mutating func open(_ directory: String, depth: Int) {
    guard depth <= Inputs.deepestDirectory else {
      return fail("'\(directory)' lies more than \(Inputs.deepestDirectory) directories deep")
    }
    switch session.machine.files.list(directory) {
    case .failure(let problem):
      found += 1
      fail(problem.message(about: directory))
    case .success(let names):
      if depth > 1 && names.contains(Inputs.ignoreMark) { return }
      note(session.projects.fault(in: directory))
      for name in names.sorted(by: precedes) where !name.hasPrefix(".") {
        let path = joinedPath(directory, name)
        if session.projects.excludes(path, in: named) {
          excluded += 1
          continue
        }
        // A linked directory may lead back here, so links are followed only if they are named themselves.
        switch session.machine.files.kind(path) {
        case .directory: open(path, depth: depth + 1)
        case .file where name.hasSuffix(".lay") || takesBuilderFile(path): append(path)
        case .other where name.hasSuffix(".lay"):
          found += 1
          fail(FileProblem.notRegular.message(about: path), help: "name it on the command line to read from it")
        case nil where name.isBroken && (name.hasSuffix(".lay") || !name.contains(".")):
          found += 1
          fail("cannot look at '\(path)': its name is not UTF-8", help: "rename it")
        default: break
        }
      }
    }
  }

  /// True for a storyboard or xib that the settings say to check with the folder.
  private func takesBuilderFile(_ path: String) -> Bool {
    session.command.name == .check && BuilderFile.isBuilder(path)
      && session.projects.settings(of: path).settings.interfaceBuilder?.value == true
  }

  private mutating func note(_ fault: SettingsFault?) {
    guard let fault, !faults.contains(where: { ExactText($0.path) == ExactText(fault.path) }) else { return }
    faults.append(fault)
  }

  private mutating func fail(_ message: String, help: String? = nil) {
    failed = true
    session.fail(message, ToolCode.unreadable, help: help)
  }
}

extension String {
  /// True if the name had bytes that are not UTF-8, so that no file is found under it.
  fileprivate var isBroken: Bool { unicodeScalars.contains("\u{FFFD}") }
}

/// Returns a question with a similar name beside the missing `path`; nil if there is none.
func neighbour(of path: String, _ files: Files) -> String? {
  let slash = path.lastIndex(of: "/")
  let directory = slash.map { String(path[..<$0]) } ?? "."
  let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
  guard case .success(let names) = files.list(directory.isEmpty ? "/" : directory) else { return nil }
  let known = names.filter { $0.hasSuffix(".lay") || files.kind(joinedPath(directory, $0)) == .directory }.sorted(
    by: precedes)
  guard let guess = nearest(to: name, among: known) else { return nil }
  return "did you mean '\(slash == nil ? guess : joinedPath(directory, guess))'?"
}

extension Session {
  /// Returns the bytes of the input at `path`; reports the reason and returns nil if it cannot be read.
  func read(_ path: String) -> (name: String, bytes: [UInt8])? {
    switch bytes(of: path) {
    case .success(let bytes): return (name(of: path), bytes)
    case .failure(let problem):
      failReading(path, problem)
      return nil
    }
  }

  /// Returns the bytes of the input at `path`, which may be `-`.
  func bytes(of path: String) -> Result<[UInt8], FileProblem> {
    path == "-" ? machine.input() : machine.files.read(path)
  }

  /// True if the input can be read only once and not written: `-`, a pipe or a device.
  func isStream(_ path: String) -> Bool { path == "-" || machine.files.kind(path) == .other }

  /// Returns the name of the input at `path` in messages.
  func name(of path: String) -> String { path == "-" ? settings.stdinFilename ?? "<stdin>" : path }

  /// Reports the reason why an input could not be read.
  func failReading(_ path: String, _ problem: FileProblem) {
    let help = problem == .missing ? neighbour(of: path, machine.files) : nil
    fail(problem.message(about: name(of: path)), ToolCode.unreadable, help: help)
  }

  /// Compiles the text of a file with its imports and the values of `--set`.
  func compiled(_ name: String, _ bytes: [UInt8], _ names: inout KnownNames) -> Compilation {
    settings.selection.compiled(
      name, bytes, &names, defaults: projects.layoutDefaults(of: name), importing: machine.files.imported)
  }
}
