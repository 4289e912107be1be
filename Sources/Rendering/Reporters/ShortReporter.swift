package import LayDiagnostics

/// Reports for search and for editors that read the output of programs: one line a problem, the first line of the text.
package struct ShortReporter: Reporter {
  let style: Style

  package init(style: Style) { self.style = style }

  package mutating func report(_ diagnostics: [Diagnostic], in sources: [SourceText]) -> String {
    diagnostics.map { header($0, in: sources, style) }.joined()
  }

  /// Returns nothing, since the summary is not a part of the results.
  package mutating func finish(_ summary: Summary) -> String { "" }
}
