package import LayAnalysis
package import LayCompiler
package import LayJSON
internal import LayParser
internal import LayPlatform
internal import LayRendering

/// A command on a compiled text, for a client of the language server: it returns values. Only for numbers of its own the text is
/// compiled again, with imports that come through a closure.
package struct TextRequest {
  package typealias Member = RequestMember

  /// The text with its imports, compiled without ``constants``.
  var compilation: Compilation
  /// Reads an import.
  var importing: (String) -> ImportedFile
  /// The values of all members but ``RequestMember/set``, as strings.
  package var values: [Member: String] = [:]
  /// The members of `set`: names of numbers, and their values.
  package var constants: [(name: String, value: String)] = []

  /// Creates a request without options.
  package init(_ compilation: Compilation, importing: @escaping (String) -> ImportedFile) {
    (self.compilation, self.importing) = (compilation, importing)
  }
}

extension TextRequest {
  /// The answers to a question about a number.
  package struct WhyAnswers {
    /// The answers as text; empty if the file has errors.
    package var text: String
    /// An object for each layout and size that has the number, or one with diagnostics.
    package var objects: [JSON]
  }

  /// Returns an object for each layout, as `layc eval` writes it, or one with diagnostics.
  package func frames() throws(UsageError) -> [JSON] {
    var subject = try subject(try invocation(of: .eval))
    guard try subject.isReady() else { return [subject.problemsObject] }
    return try subject.frameTrees().map { frameJSON($0.inNumbers) }
  }

  /// Returns the answers about a number, as `layc why` writes them.
  package func why(_ number: String, _ question: WhyQuestion) throws(UsageError) -> WhyAnswers {
    var invocation = try invocation(of: .why)
    switch question {
    case .derivation: break
    case .atMost: try invocation.take("", for: .atMost)
    case .atLeast: try invocation.take("", for: .atLeast)
    }
    var subject = try subject(invocation)
    guard try subject.isReady() else { return WhyAnswers(text: "", objects: [subject.problemsObject]) }
    let pages = try subject.whyPages(number)
    return WhyAnswers(
      text: whyPagesText(pages, subject.sources, .plain),
      objects: pages.map { whyJSON($0, subject.sources, problems: subject.problems) })
  }

  /// Prepares the text for a command without any output.
  private func subject(_ invocation: Invocation) throws(UsageError) -> Subject {
    let session = Session(
      machine: .silent, settings: try Settings(invocation), command: invocation.command, importing: importing)
    if session.settings.overrides.isEmpty { return Subject(compilation, session) }
    let main = compilation.files[0]
    return Subject(main.path, main.tree.bytes, session)
  }

  /// Returns an invocation of `command` with the options of the request.
  private func invocation(of command: Command.Name) throws(UsageError) -> Invocation {
    var invocation = Invocation(command: .named(command), asker: .client)
    for member in Member.allCases {
      guard let value = values[member], let option = invocation.option(member.option) else { continue }
      try invocation.take(value, for: option)
    }
    invocation.constants = constants
    return invocation
  }
}

extension Machine {
  /// A machine without files, which discards output.
  fileprivate static var silent: Machine {
    let nothing: (String) -> Result<[UInt8], FileProblem> = { _ in .failure(.missing) }
    let files = Files(
      kind: { _ in nil }, read: nothing, list: { _ in .failure(.missing) }, write: { _, _, _ in .failure(.missing) })
    return Machine(
      input: { .failure(.missing) }, output: Sink { _ in nil }, errors: Sink { _ in nil }, files: files,
      variable: { _ in nil }, seconds: { 0 })
  }
}
