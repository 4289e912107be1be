internal import LayCompiler
internal import LayJSON
package import LayLanguageServer
package import LayPlatform
internal import LayRendering

extension Files {
  /// The services for workers of the language server.
  package var tools: WorkerTools {
    var tools = WorkerTools(
      list: { directory in
        guard case .success(let names) = self.list(directory) else { return [] }
        return names.sorted().map { name in
          switch self.kind(directory.hasSuffix("/") ? directory + name : directory + "/" + name) {
          case .directory, .linkedDirectory: name + "/"
          default: name
          }
        }
      },
      find: { self.layFiles(in: $0, most: $1) }, resolve: resolve)
    tools.frames = frames
    tools.why = why
    return tools
  }
}

/// Returns the frames of the layouts of `text`, as in `layc eval`.
private func frames(_ text: OpenText, _ wishes: LayoutWishes) throws(ToolRefusal) -> [JSON] {
  do throws(UsageError) {
    var subject = try subject(of: text, Invocation(.eval, wishes))
    guard try subject.isReady() else { return [subject.problemsObject] }
    return try subject.frameTrees().map { frameJSON($0.inNumbers) }
  } catch {
    throw ToolRefusal(message: error.message, help: error.help)
  }
}

/// Returns the answers about a number of `text`, as in `layc why`.
private func why(_ text: OpenText, _ wishes: LayoutWishes, _ request: WhyRequest) throws(ToolRefusal) -> WhyAnswers {
  do throws(UsageError) {
    var invocation = try Invocation(.why, wishes)
    switch request.question {
    case .why: break
    case .atMost: try invocation.take("", for: .atMost)
    case .atLeast: try invocation.take("", for: .atLeast)
    }
    var subject = try subject(of: text, invocation)
    guard try subject.isReady() else { return WhyAnswers(text: "", objects: [subject.problemsObject]) }
    let pages = try subject.whyPages(request.path)
    return WhyAnswers(
      text: whyPagesText(pages, subject.sources, .plain),
      objects: pages.map { whyJSON($0, subject.sources, problems: subject.problems) })
  } catch {
    throw ToolRefusal(message: error.message, help: error.help)
  }
}

/// Compiles a text for a command without any output.
private func subject(of text: OpenText, _ invocation: Invocation) throws(UsageError) -> Subject {
  let session = Session(
    machine: .silent, settings: try Settings(invocation), command: invocation.command, importing: text.read)
  return Subject(text.path, text.bytes, session)
}

extension Invocation {
  /// Creates an invocation of `command` with the environment of a request.
  fileprivate init(_ command: Command.Name, _ wishes: LayoutWishes) throws(UsageError) {
    self.init(command: .named(command), asker: .client)
    for member in LayoutWishes.Member.allCases {
      guard let value = wishes.values[member], let option = option(member.option) else { continue }
      try take(value, for: option)
    }
    constants = wishes.constants
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
