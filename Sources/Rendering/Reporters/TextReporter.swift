package import LayDiagnostics
/// Reports for people: a line that editors recognise, the position in the file, the reasons, the next step.
package struct TextReporter: Reporter {
  let style: Style
  /// The columns of a source line.
  package var width = defaultSnippetWidth
  /// The characters of drawings.
  package var signs = SketchSigns.boxes
  private var isFirst = true

  package init(style: Style) { self.style = style }

  package mutating func report(_ diagnostics: [Diagnostic], in sources: [SourceText]) -> String {
    var text = ""
    for diagnostic in diagnostics {
      if !isFirst { text += "\n" }
      isFirst = false
      text += rendered(diagnostic, in: sources, style: style, width: width, signs: signs)
    }
    return text
  }

  /// Returns nothing, since the summary is not a part of the results.
  package mutating func finish(_ summary: Summary) -> String { "" }
}

/// The columns of a source line if there is no terminal.
package let defaultSnippetWidth = 140

/// Formats `diagnostic` as lines, the last with its line break.
func rendered(
  _ diagnostic: Diagnostic, in sources: [SourceText], style: Style, width: Int = defaultSnippetWidth,
  signs: SketchSigns = .boxes
) -> String {
  var text = header(diagnostic, in: sources, style)
  let snippets = snippets(of: diagnostic, in: sources)
  let frame = SnippetFrame(
    numberWidth: max(2, snippets.map { $0.numberWidth }.max() ?? 0), width: max(width, 20), style: style)
  for (index, snippet) in snippets.enumerated() {
    if index > 0 { text += frame.otherFile(spelledPosition(of: snippet)) + "\n" }
    text += snippet.text(frame)
  }
  let shown = diagnostic.shownNotes
  var notes = shown.map { frame.note($0.kind.word, readable($0.text)) + "\n" }
  if let sketch = diagnostic.sketch {
    let lines = sketchLines(sketch, signs, width: frame.width).map { frame.drawn($0) + "\n" }
    notes.insert(contentsOf: lines, at: placeOfSketch(among: shown))
  }
  text += notes.joined()
  if let fixIt = diagnostic.fixIt {
    text += frame.note(fixIt.safety == .automatic ? "fix" : "fix, to review", visible(fixIt.message)) + "\n"
  }
  return text
}

/// Returns the index for the sketch: below the sum that it illustrates, else above the help.
private func placeOfSketch(among notes: [Note]) -> Int {
  if let why = notes.firstIndex(where: { $0.kind == .why }) { return why + 1 }
  return notes.firstIndex { $0.kind == .help } ?? notes.count
}

/// Formats the first line of `diagnostic`.
func header(_ diagnostic: Diagnostic, in sources: [SourceText], _ style: Style) -> String {
  let severity =
    switch diagnostic.severity {
    case .error: style.error("error:")
    case .warning: style.warning("warning:")
    case .note: style.note("note:")
    }
  let place = spelledPosition(of: diagnostic.range, in: sources).map { style.bold($0 + ":") + " " } ?? ""
  let message = style.bold(readable(diagnostic.message))
  return "\(place)\(severity) \(message) \(style.dim("[\(diagnostic.code.id)]"))\n"
}

private func spelledPosition(of snippet: Snippet) -> String {
  guard let line = snippet.lines.first, let mark = line.marks.first else { return visible(snippet.source.path) }
  let position = snippet.source.lines.position(of: mark.range.lowerBound)
  return "\(visible(snippet.source.path)):\(position.line):\(position.column)"
}

/// Returns one snippet for each file: that of the carets first, the others in the order of their labels.
private func snippets(of diagnostic: Diagnostic, in sources: [SourceText]) -> [Snippet] {
  var files = [diagnostic.range.file]
  for label in diagnostic.labels where !files.contains(label.range.file) { files.append(label.range.file) }
  return files.compactMap { file in
    let index = Int(file.rawValue)
    guard sources.indices.contains(index), !sources[index].bytes.isEmpty else { return nil }
    var marks: [Snippet.Mark] = []
    if file == diagnostic.range.file {
      marks.append(mark(diagnostic.range, diagnostic.caretLabel, isPrimary: true, in: sources[index]))
    }
    for label in diagnostic.labels where label.range.file == file {
      marks.append(mark(label.range, label.text, isPrimary: false, in: sources[index]))
    }
    return Snippet(marks, in: sources[index])
  }
}

private func mark(_ range: SourceRange, _ text: String, isPrimary: Bool, in source: SourceText) -> Snippet.Mark {
  let start = min(range.start, source.bytes.count)
  return Snippet.Mark(
    range: start..<max(start, min(range.end, source.bytes.count)), text: withRoundedFractions(text),
    isPrimary: isPrimary)
}
