internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

// Completions in visual formats, and behind them.

extension Snapshot {
  /// Returns the completions at a position in a format.
  func format(_ place: FormatPlace, at offset: Int) -> [Completion] {
    let string = FormatString(tree, at: offset)
    let end = string.isAtEnd ? [Completion("|", .value, "the superview")] : []
    switch place {
    case .start: return formatStarts(at: offset) + cells(string, at: offset)
    case .beginning: return [Completion("|", .value, "the superview")] + cells(string, at: offset)
    case .edge: return cells(string, at: offset)
    case .cell: return cells(string, at: offset) + end
    case .gap(let mayEnd): return gaps(string, at: offset) + cells(string, at: offset) + (mayEnd ? end : [])
    case .behindGap(let mayEnd): return cells(string, at: offset) + (mayEnd ? end : [])
    case .view: return formatViews(in: string, at: offset)
    case .demand(let view):
      return numbers(at: offset) + formatViews(at: offset).map { $0.view }.filter { $0.label != view }
    case .gapDemand, .priority: return numbers(at: offset)
    case .nothing: return []
    }
  }

  private func formatStarts(at offset: Int) -> [Completion] {
    let view = formatViews(at: offset).first?.view.label ?? "item"
    return [
      Completion("H:", .snippet, "from leading to trailing", snippet: "H:|-[${1:\(view)}]-|"),
      Completion("V:", .snippet, "from top to bottom", snippet: "V:|-[${1:\(view)}]-|"),
    ]
  }

  /// Returns numbers with the `-` that ends a gap, unless it follows already.
  private func gaps(_ string: FormatString, at offset: Int) -> [Completion] {
    numbers(at: offset).map { number in
      var number = number
      if string.next != UInt8(ascii: "-") { number.snippet = number.label + "-" }
      return number
    }
  }

  /// Returns views in brackets, for positions outside of brackets.
  private func cells(_ string: FormatString, at offset: Int) -> [Completion] {
    formatViews(in: string, at: offset).map { view in
      var cell = view
      cell.label = "[\(view.label)]"
      return cell
    }
  }

  /// Returns the views that can be added to the format: of the same superview, and not in it yet.
  private func formatViews(in string: FormatString, at offset: Int) -> [Completion] {
    let views = formatViews(at: offset)
    let first = views.first { string.views.contains($0.view.label) }
    return views.filter { !string.views.contains($0.view.label) && (first == nil || $0.above == first?.above) }
      .map { $0.view }
  }

  /// Returns the options that fit the axis of a format and the options that are already given.
  func formatOptions(behind text: String, _ given: [String]) -> [Completion] {
    LanguageWords.formatOptions(isVertical: text.hasPrefix("\"V:"), behind: given).map {
      Completion($0, .value, "option of a format", documentation: LanguageDocs.formatOption($0))
    }
  }

  /// Returns the visible views by their names in formats, `bar0` for `bar[0]`. `above` is the node of the superview, so that
  /// siblings can be found.
  private func formatViews(at offset: Int) -> [(view: Completion, above: Int?)] {
    visibleDeclarations(at: offset).flatMap { name, declaration -> [(view: Completion, above: Int?)] in
      guard declaration.kind == .view || declaration.kind == .guide else { return [] }
      let (plain, above) = (item(name, declaration), declaration.node.superview?.index)
      guard declaration.node.child(.index) != nil, let place = declaration.node.token(.name)?.range else {
        return [(plain, above)]
      }
      return indices(ofViewsNamedAt: place).map { index in
        var one = plain
        one.label = name + index
        return (one, above)
      }
    }
  }

  /// Returns the indices of a list of views as formats spell them: `0`, `2_1`.
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

/// The format string around an offset.
private struct FormatString {
  /// The views that it names in brackets, except the one at the offset.
  var views: [String] = []
  /// The byte behind the word at the offset; nil at the end.
  var next: UInt8?

  var isAtEnd: Bool { next == nil }

  init(_ tree: SyntaxTree, at offset: Int) {
    let text = tree.token(at: max(0, offset - 1))
    let end =
      text.range.end > offset && tree.bytes[text.range.end - 1] == UInt8(ascii: "\"")
      ? text.range.end - 1 : text.range.end
    let bytes = tree.bytes[text.range.start..<end]
    let behind = bytes[min(offset, end)...].drop { $0.isOfName }
    next = behind.first
    var start = bytes.startIndex
    while let open = bytes[start...].firstIndex(of: UInt8(ascii: "[")) {
      start = open + 1
      let name = bytes[start...].prefix { $0.isOfName }
      if start != offset { views.append(String(decoding: name, as: UTF8.self)) }
    }
  }
}
