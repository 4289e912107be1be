internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayJSON
internal import LayPlatform
internal import LayPreview
internal import LayRendering
internal import LayRuntime
internal import LaySettings

/// A file of a preview, with what was read to lay it out.
struct PreviewedFile {
  let path: String
  private let session: Session
  private var answers: RecordedFiles
  private var text: SelectedText
  private let pictures: KnownPictures

  /// Reads and compiles a file.
  init(_ path: String, _ session: Session) {
    self.path = path
    answers = RecordedFiles(of: session.machine.files)
    var machine = session.machine
    machine.files = answers.files
    pictures = KnownPictures(machine.files)
    self.session = Session(machine: machine, settings: session.settings, command: session.command)
    var names = KnownNames()
    switch self.session.bytes(of: path) {
    case .success(let bytes):
      text = SelectedText(self.session.compiled(path, bytes, &names), session.settings.selection)
      let error = names.missing(in: session.settings.selection)
      problems = error.map { [$0.message, $0.help].compactMap { $0 }.joined(separator: "\n") } ?? ""
      if problems.isEmpty {
        problems = text.errors(graded: self.session.graded(text.problems, of: text.sources.map(\.path)))
      }
    case .failure(let problem):
      text = SelectedText(self.session.compiled(path, [], &names), session.settings.selection)
      problems = problem.message(about: path)
      isMissing = problem == .missing
    }
  }

  /// The errors as lines; empty if there are none.
  private(set) var problems = ""
  /// True if there is no file at the path now.
  private(set) var isMissing = false

  /// The directories in which a change may alter the result.
  var places: [String] { answers.places }

  /// True if a file that was read is another one now.
  var isOutdated: Bool { answers.areOthersNow }

  /// Returns the data of the page without proofs, also at a size that is shown.
  func data(at size: ExactSize?) -> JSON { text.previewData(at: size, options, pictures, proves: false) }

  /// Returns the data of the page with proofs.
  func provedData(at size: ExactSize?) -> JSON { text.previewData(at: size, options, pictures, proves: true) }

  private var options: CheckOptions {
    var options = CheckOptions(
      session.settings, session.projects.project(of: path)?.poses ?? [], session.projects.settings(of: path).settings)
    let strings = session.projects.strings(of: path)
    strings?.findings(about: text.compilation, only: session.settings.selection.layout).apply(to: &options)
    return options
  }

  /// Returns the place of a view's name as `file:line:column`; nil if the present text has no such view.
  func place(of view: String, in layout: String) -> String? {
    guard let layout = text.layouts.first(where: { $0.name == layout }),
      let index = layout.sources.paths.firstIndex(of: view)
    else { return nil }
    let range = layout.sources.views[index]
    let source = text.sources[Int(range.file.rawValue)]
    let position = LineMap(source.bytes).position(of: range.start)
    return "\(source.path):\(position.line):\(position.column)"
  }
}
