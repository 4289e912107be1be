internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayIDE
internal import LayJSON
internal import LayPage
internal import LayRendering
internal import LayRuntime

// The request for the page of a layout.

extension PlaygroundSession {
  /// Returns the data of a layout's page, with proofs the findings of a check and its verdict too.
  func page(_ request: JSON, of text: OpenedText) -> JSON {
    guard let (number, layout) = layout(request, of: text) else { return refusal("there is no such layout") }
    let views = layout.program.views.count
    guard views <= mostPageViews else { return refusal("\(views) views, and a page has at most \(mostPageViews)") }
    let size = request["size"]?.string.flatMap { ShownSize($0) }?.size
    var proves = false
    if case .bool(true)? = request["proves"] { proves = true }
    var options = CheckOptions()
    options.layout = layout.name
    let compilation = text.snapshot.compilation
    let map = proves ? sizeMaps(of: compilation, options: options).first : nil
    let input = PageInput(
      following: layout, of: text.snapshot.file.path, text.sources, options, variants: variants(of: layout),
      shown: size, map: map, proves: proves)
    var members: [(String, JSON)] = [
      ("layout", .integer(number)), ("name", .string(layout.name)), ("data", pageData(input)),
    ]
    if proves { members += findings(compilation, options, text) }
    return .object(members)
  }

  /// The layout that a request names by its number, 0 if it names none.
  private func layout(_ request: JSON, of text: OpenedText) -> (Int, CompiledLayout)? {
    let number = request["layout"].map { $0.integer ?? -1 } ?? 0
    return text.layouts.indices.contains(number) ? (number, text.layouts[number]) : nil
  }

  /// The base and each state, from left to right.
  private func variants(of layout: CompiledLayout) -> [PageInput.Variant] {
    let base = LayoutEnvironment(size: .zero)
    return [PageInput.Variant(base)]
      + layout.program.states.map { name in
        PageInput.Variant(base.inState(layout.program.state(named: name)), state: name)
      }
  }

  private func findings(
    _ compilation: Compilation, _ options: CheckOptions, _ text: OpenedText
  ) -> [(String, JSON)] {
    let result = check(compilation, options: options)
    var summary = Summary()
    summary.files = 1
    summary.count(result.diagnostics)
    summary.examined = result.examined.map { Examined($0, in: text.snapshot.file.path) }
    let verdict = summaryLines(summary, .plain).map { JSON.string(readable($0)) }
    return [("problems", text.problems(result.diagnostics)), ("verdict", .array(verdict))]
  }
}
