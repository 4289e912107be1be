internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

// What is offered in visual formats, and behind them.

extension Snapshot {
  var formatStarts: [Completion] {
    [
      Completion("H:", .snippet, "from leading to trailing", snippet: "H:|-[${1:view}]-|"),
      Completion("V:", .snippet, "from top to bottom", snippet: "V:|-[${1:view}]-|"),
    ]
  }

  var formatOptions: [Completion] {
    LanguageWords.formatOptions.map {
      Completion($0, .value, "option of a format", documentation: LanguageDocs.formatOption($0))
    }
  }

  /// The views, as formats name them: `bar0` for `bar[0]`.
  func formatViews(at offset: Int) -> [Completion] {
    visibleDeclarations(at: offset).flatMap { name, declaration -> [Completion] in
      guard declaration.kind == .view || declaration.kind == .guide else { return [] }
      let plain = item(name, declaration)
      guard declaration.node.child(.index) != nil, let place = declaration.node.token(.name)?.range else {
        return [plain]
      }
      return indices(ofViewsNamedAt: place).map { index in
        var one = plain
        one.label = name + index
        return one
      } + [plain]
    }
  }

  /// `0`, `2_1`: how formats say the indices of a list.
  private func indices(ofViewsNamedAt place: SourceRange) -> [String] {
    var found: [String] = []
    for layout in compilation.layouts {
      for (view, name) in layout.sources.views.enumerated() where name == place {
        let index = layout.program.views[view].name.drop { $0 != "[" }.dropFirst().dropLast()
        let text = index.split(whereSeparator: { $0 == "," || $0 == " " }).joined(separator: "_")
        if !text.isEmpty && !found.contains(text) { found.append(text) }
      }
    }
    return found
  }
}
