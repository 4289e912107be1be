internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// The completions inside a visual format.
struct FormatCompletions {
  private let site: CompletionSite
  private let string: FormatString

  init(_ site: CompletionSite) {
    self.site = site
    string = FormatString(site.snapshot.tree, at: site.offset)
  }

  /// Returns the completions at a position in a format.
  func all(at place: FormatPlace) -> [Completion] {
    let end = string.isAtEnd ? [Completion("|", .value, "the superview")] : []
    switch place {
    case .start: return starts + cells
    case .beginning: return [Completion("|", .value, "the superview")] + cells
    case .edge: return cells
    case .cell: return cells + end
    case .gap(let mayEnd): return gaps + cells + (mayEnd ? end : [])
    case .behindGap(let mayEnd): return cells + (mayEnd ? end : [])
    case .view: return missingViews
    case .demand(let view):
      return site.numbers + views.map { $0.view }.filter { $0.label != view }
    case .gapDemand, .priority: return site.numbers
    case .nothing: return []
    }
  }

  private var starts: [Completion] {
    let view = views.first?.view.label ?? "item"
    return [
      Completion("H:", .snippet, "from leading to trailing", snippet: "H:|-[${1:\(view)}]-|"),
      Completion("V:", .snippet, "from top to bottom", snippet: "V:|-[${1:\(view)}]-|"),
    ]
  }

  /// The numbers with the `-` that ends a gap, unless it follows already.
  private var gaps: [Completion] {
    site.numbers.map { number in
      var number = number
      if string.next != UInt8(ascii: "-") { number.snippet = number.label + "-" }
      return number
    }
  }

  /// The views in brackets, for positions outside of brackets.
  private var cells: [Completion] {
    missingViews.map { view in
      var cell = view
      cell.label = "[\(view.label)]"
      return cell
    }
  }

  /// The views that can be added to the format: of the same superview, and not in it yet.
  private var missingViews: [Completion] {
    let views = views
    let first = views.first { string.views.contains($0.view.label) }
    return views.filter { !string.views.contains($0.view.label) && (first == nil || $0.above == first?.above) }
      .map { $0.view }
  }

  /// The visible views by their names in formats, `bar0` for `bar[0]`. `above` is the node of the superview, so that
  /// siblings can be found.
  private var views: [(view: Completion, above: Int?)] {
    site.scope.declarations.flatMap { name, declaration -> [(view: Completion, above: Int?)] in
      guard declaration.kind == .view || declaration.kind == .guide else { return [] }
      let (plain, above) = (Completion(name, declaration), declaration.node.superview?.index)
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
    for layout in site.snapshot.compilation.layouts {
      for (view, name) in layout.sources.views.enumerated() where name == place {
        let index = layout.program.views[view].name.drop { $0 != "[" }.dropFirst().dropLast()
        let text = index.split(whereSeparator: { $0 == "," || $0 == " " }).joined(separator: "_")
        if !text.isEmpty && !found.contains(text) { found.append(text) }
      }
    }
    return found
  }
}

extension Completion {
  /// Returns the options that fit the axis of a format and the options that are already given.
  static func formatOptions(behind text: String, _ given: [String]) -> [Completion] {
    LanguageWords.formatOptions(isVertical: text.hasPrefix("\"V:"), behind: given).map {
      Completion($0, .value, "option of a format", documentation: LanguageDocs.formatOption($0))
    }
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
