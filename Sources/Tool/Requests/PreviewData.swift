package import LayAnalysis
package import LayCompiler
internal import LayDiagnostics
package import LayJSON
internal import LayRendering
internal import LayRuntime

/// What a preview shows of a text.
package struct PreviewAnswer {
  /// The errors as lines; empty if there are none.
  package var problems: String
  /// The data of the page; nil if the text has errors.
  package var data: JSON?
}

/// Returns what a preview shows of a compiled document; with the options of a check, it is proved.
package func previewAnswer(
  _ compilation: Compilation, _ projects: ProjectFiles, proving options: CheckOptions? = nil,
  observe: (CheckStep) -> Void = { _ in }
) -> PreviewAnswer {
  let text = SelectedText(compilation, LayoutSelection())
  let problems = text.errors(graded: projects.graded(text.problems, of: text.sources.map(\.path), isStrict: false))
  return PreviewAnswer(
    problems: problems, data: problems.isEmpty ? text.previewData(proving: options, observe: observe) : nil)
}

extension SelectedText {
  /// Returns the errors among diagnostics as lines; empty if there are none.
  func errors(graded diagnostics: [Diagnostic]) -> String {
    let found = diagnostics.filter { $0.severity == .error }
    var reporter = TextReporter(style: .plain)
    return reporter.report(found, in: sources)
  }

  /// Returns the data of a preview page: each layout with its frames at some sizes; with the options of a check, it is proved, and
  /// has a map of its sizes. The text has no errors.
  func previewData(proving options: CheckOptions? = nil, observe: (CheckStep) -> Void = { _ in }) -> JSON {
    let maps = options.map { sizeMaps(of: compilation, options: $0, observe: observe) } ?? []
    let objects = layouts.map { layout in
      let trees = previewSizes(of: layout).map { frameJSON(frames(of: layout, along: [$0]).tree.inNumbers) }
      var members: [(String, JSON)] = [("name", .string(layout.name)), ("sizes", .array(trees))]
      if let map = maps.first(where: { $0.layout == layout.name }) {
        let text = MapText(.plain, .boxes, width: 60).text(map, of: file, in: sources)
        members.append(("map", .string(text)))
      }
      return JSON.object(members)
    }
    return .object([
      ("file", .string(file)), ("isProved", .bool(options != nil)), ("layouts", .array(objects)),
    ])
  }

  /// Returns the selected sizes, or the design size with the ends of the declared sizes.
  private func previewSizes(of layout: CompiledLayout) -> [ExactSize] {
    if !selection.sizes.isEmpty { return selection.sizes }
    var sizes = [layout.designSize].compactMap { $0 }
    for promise in layout.sizes.prefix(1) {
      guard let width = promise.width, let height = promise.height else { continue }
      sizes.append(ExactSize(width: width.lowest, height: height.lowest))
      sizes.append(ExactSize(width: width.highest, height: height.highest))
    }
    if sizes.isEmpty { sizes = [defaultDesignSize] }
    return sizes.indices.filter { !sizes[..<$0].contains(sizes[$0]) }.map { sizes[$0] }
  }
}
