package import LayAnalysis
package import LayCompiler
internal import LayDiagnostics
package import LayJSON
internal import LayParser
internal import LayRendering
internal import LayRuntime

/// A question about the layouts of a compiled text, for a client of the language server: it returns values. The text is compiled
/// again only for numbers of the request, with imports that come through a closure.
package struct TextRequest {
  private let text: SelectedText
  private let names: KnownNames
  private let projects: ProjectFiles

  /// Creates a request about a text that was compiled without the numbers of `options`. `projects` have the severities.
  package init(
    _ compilation: Compilation, _ options: RequestOptions, _ projects: ProjectFiles,
    importing: @escaping (String) -> ImportedFile
  ) throws(RequestError) {
    self.projects = projects
    let selection = try LayoutSelection(options)
    var names = KnownNames()
    if selection.overrides.isEmpty {
      names.add(compilation)
      text = SelectedText(compilation, selection)
    } else {
      let main = compilation.files[0]
      text = SelectedText(
        selection.compiled(
          main.path, main.tree.bytes, &names, defaults: compilation.options.defaults, importing: importing),
        selection)
    }
    self.names = names
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
  package func frames() throws(RequestError) -> [JSON] {
    let problems = graded(text.problems)
    guard try isReady(problems) else { return [problemsObject(problems)] }
    var objects: [JSON] = []
    for layout in text.layouts {
      for path in try paths(of: layout) {
        var (tree, found) = text.frames(of: layout, along: path)
        tree.diagnostics = json(problems + graded(found))
        objects.append(frameJSON(tree.inNumbers))
      }
    }
    return objects
  }

  /// Returns the answers about a number, as `layc why` writes them.
  package func why(_ number: String, _ question: WhyQuestion) throws(RequestError) -> WhyAnswers {
    let problems = graded(text.problems)
    guard try isReady(problems) else { return WhyAnswers(text: "", objects: [problemsObject(problems)]) }
    let pages = try pages(about: number, question)
    return WhyAnswers(
      text: whyPagesText(pages, text.sources, .plain),
      objects: pages.map { whyJSON($0, text.sources, problems: json(problems)) })
  }

  private func pages(about number: String, _ question: WhyQuestion) throws(RequestError) -> [WhyPage] {
    let subjects: [(layout: CompiledLayout, subject: WhySubject)]
    do throws(WhyPathError) {
      subjects = try text.subjects(of: number)
    } catch {
      throw RequestError(message: error.message, help: error.help)
    }
    var pages: [WhyPage] = []
    for (layout, subject) in subjects {
      for path in try paths(of: layout) {
        pages.append(text.page(of: layout, subject, question, at: path.last ?? .zero))
      }
    }
    return pages
  }

  /// Returns true if the text can be laid out; throws if it lacks a name of the request.
  private func isReady(_ problems: [Diagnostic]) throws(RequestError) -> Bool {
    if problems.contains(where: { $0.severity == .error }) { return false }
    if let error = names.missing(in: text.selection) {
      throw RequestError(message: error.message, help: error.help)
    }
    return true
  }

  private func paths(of layout: CompiledLayout) throws(RequestError) -> [[ExactSize]] {
    guard let paths = text.selection.paths(of: layout) else { throw .noSize(for: layout.name) }
    return paths
  }

  private func graded(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    projects.graded(diagnostics, of: text.sources.map(\.path), isStrict: false)
  }

  private func json(_ diagnostics: [Diagnostic]) -> [JSON] {
    diagnostics.map { LayRendering.json($0, in: text.sources) }
  }

  private func problemsObject(_ problems: [Diagnostic]) -> JSON {
    .object([("diagnostics", .array(json(problems)))])
  }
}
