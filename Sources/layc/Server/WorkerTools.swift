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
    tools.frames = { text, wishes throws(ToolRefusal) in try frames(text, wishes, projects) }
    tools.why = { text, wishes, request throws(ToolRefusal) in try why(text, wishes, request, projects) }
    let pictures = KnownPictures(self)
    tools.preview = { text, size, options, proves in
      let answer = previewAnswer(text.compilation, projects, pictures, at: size, options, proves: proves)
      return PreviewContent(problems: answer.problems, data: answer.data)
    }
    tools.settings = { path in DocumentSettings(of: path, projects) }
    return tools
  }

  /// The settings files as they are now.
  private var projects: ProjectFiles { ProjectFiles(self, onlyAbsolute: true) }
}

extension DocumentSettings {
  /// Returns the settings of a document from the settings files.
  fileprivate init(of path: String, _ projects: ProjectFiles) {
    self.init()
    defaults = projects.layoutDefaults(of: path)
    textSizes = projects.defaultTextSizes(of: path)
    textChanges = projects.textChanges(of: path)
    graded = { projects.graded($0, of: $1, isStrict: false) }
    strings = { compilation in
      let found = projects.strings(of: path)?.report(about: compilation, projects)
      return DocumentStrings(
        apply: { found?.apply(to: &$0) },
        problems: (found?.problems ?? []).map {
          SettingsProblem(path: $0.path, bytes: $0.bytes, diagnostic: $0.diagnostic)
        })
    }
    problems = { paths in
      projects.faults(of: paths).flatMap(\.reports).map {
        SettingsProblem(path: $0.path, bytes: $0.bytes, diagnostic: $0.diagnostic)
      }
    }
    places = { projects.places }
  }
}

/// Returns the frames of the layouts of `text`, as in `layc eval`.
private func frames(
  _ text: OpenText, _ wishes: LayoutWishes, _ projects: ProjectFiles
) throws(ToolRefusal) -> [JSON] {
  do throws(RequestError) {
    return try TextRequest(text, wishes, projects).frames()
  } catch {
    throw ToolRefusal(message: error.message, help: error.help)
  }
}

/// Returns the answers about a number of `text`, as in `layc why`.
private func why(
  _ text: OpenText, _ wishes: LayoutWishes, _ request: WhyRequest, _ projects: ProjectFiles
) throws(ToolRefusal) -> WhyAnswers {
  let question: WhyQuestion =
    switch request.question {
    case .why: .derivation
    case .atMost: .atMost
    case .atLeast: .atLeast
    }
  do throws(RequestError) {
    let answers = try TextRequest(text, wishes, projects).why(request.path, question)
    return WhyAnswers(text: answers.text, objects: answers.objects)
  } catch {
    throw ToolRefusal(message: error.message, help: error.help)
  }
}

extension TextRequest {
  /// Creates the request of a client.
  fileprivate init(_ text: OpenText, _ wishes: LayoutWishes, _ projects: ProjectFiles) throws(RequestError) {
    var options = RequestOptions()
    for (member, value) in wishes.values {
      if let option = LayoutOption(rawValue: member.rawValue) { options.values[option] = value }
    }
    options.constants = wishes.constants
    try self.init(text.compilation, options, projects, importing: text.read)
  }
}
