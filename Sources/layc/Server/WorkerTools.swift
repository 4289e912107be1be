internal import LayAnalysis
internal import LayJSON
package import LayLanguageServer
package import LayPlatform
internal import LayTool

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
  do throws(RequestError) {
    return try TextRequest(text, wishes).frames()
  } catch {
    throw ToolRefusal(message: error.message, help: error.help)
  }
}

/// Returns the answers about a number of `text`, as in `layc why`.
private func why(_ text: OpenText, _ wishes: LayoutWishes, _ request: WhyRequest) throws(ToolRefusal) -> WhyAnswers {
  let question: WhyQuestion =
    switch request.question {
    case .why: .derivation
    case .atMost: .atMost
    case .atLeast: .atLeast
    }
  do throws(RequestError) {
    let answers = try TextRequest(text, wishes).why(request.path, question)
    return WhyAnswers(text: answers.text, objects: answers.objects)
  } catch {
    throw ToolRefusal(message: error.message, help: error.help)
  }
}

extension TextRequest {
  /// Creates the request of a client.
  fileprivate init(_ text: OpenText, _ wishes: LayoutWishes) throws(RequestError) {
    var options = RequestOptions()
    for (member, value) in wishes.values {
      if let option = LayoutOption(rawValue: member.rawValue) { options.values[option] = value }
    }
    options.constants = wishes.constants
    try self.init(text.compilation, options, importing: text.read)
  }
}
