package import LayAnalysis
package import LayCompiler
internal import LayDiagnostics
package import LayJSON
internal import LayPage
internal import LayRendering
internal import LayRuntime

/// The contents of a preview of a text.
package struct PreviewAnswer {
  /// The errors as lines; empty if there are none.
  package var problems: String
  /// The data of the page; nil if the text has errors.
  package var data: JSON?
}

/// Returns what a preview shows of a compiled document: frames at some sizes and at `size`, which a page shows, or with proofs those at
/// every size.
package func previewAnswer(
  _ compilation: Compilation, _ projects: ProjectFiles, _ pictures: KnownPictures, at size: String?,
  _ options: CheckOptions, proves: Bool
) -> PreviewAnswer {
  let text = SelectedText(compilation, LayoutSelection())
  let problems = text.errors(graded: projects.graded(text.problems, of: text.sources.map(\.path), isStrict: false))
  guard problems.isEmpty else { return PreviewAnswer(problems: problems, data: nil) }
  return PreviewAnswer(
    problems: "", data: text.previewData(at: size.flatMap(shownSize), options, pictures, proves: proves))
}

/// Returns the size that a page shows; nil for text that is none.
func shownSize(_ text: String) -> ExactSize? { parseSize(text).flatMap { isWithinReach($0) ? $0 : nil } }

extension SelectedText {
  /// Returns the errors among diagnostics as lines; empty if there are none.
  func errors(graded diagnostics: [Diagnostic]) -> String {
    let found = diagnostics.filter { $0.severity == .error }
    var reporter = TextReporter(style: .plain)
    return reporter.report(found, in: sources)
  }

  /// Returns the data of the pages of all selected layouts: frames at some sizes and at `size`, or with proofs those at every size, and
  /// the map of the sizes. The text has no errors.
  func previewData(
    at size: ExactSize?, _ options: CheckOptions, _ pictures: KnownPictures, proves: Bool
  ) -> JSON {
    let maps = proves ? sizeMaps(of: compilation, options: options) : []
    let objects = layouts.map { layout in
      var input = PageInput(
        following: layout, of: file, sources, options, variants: variants(of: layout), sizes: selection.sizes,
        shown: size, map: maps.first { $0.layout == layout.name }, proves: proves)
      input.scale = selection.scale
      input.findPicture = { pictures.picture($0, beside: file, scale: selection.scale) }
      return JSON.object([("name", .string(layout.name)), ("data", pageData(input))])
    }
    return .object([("isProved", .bool(proves)), ("layouts", .array(objects))])
  }

  /// The states that a page of a layout shows: the selected one, or the base and all others.
  private func variants(of layout: CompiledLayout) -> [PageInput.Variant] {
    let states = selection.state.map { [$0] } ?? [StateID.baseName] + layout.program.states
    return states.map { state in
      var chosen = selection
      chosen.state = state
      let isBase = layout.program.state(named: state) == nil
      return PageInput.Variant(chosen.environment(of: layout, at: .zero), state: isBase ? nil : state)
    }
  }
}
