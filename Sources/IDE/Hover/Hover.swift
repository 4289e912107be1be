internal import LayAnalysis
internal import LayCompiler
public import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// The text that an editor shows for the cursor's position.
public struct Hover: Sendable {
  /// The range that the text is about.
  public var range: SourceRange
  /// Lines of Markdown.
  public var text: String
}

extension Snapshot {
  /// Returns the hover text at `offset`. For a name: its declaration, its comment, and its frames or values; for a constraint or
  /// a part of a visual format: its row as text, and whether it is satisfied; for a word of the language: its meaning. If the
  /// file has errors, frames are those of `lastGood`, and the text says so; rows are unknown then.
  public func hover(at offset: Int, _ solutions: inout Solutions, _ lastGood: inout LastGood?) -> Hover? {
    if let entry = names.entries(at: offset, of: file.id).first, let declaration = declarations[entry.declaration] {
      return hover(about: declaration, entry, &solutions, &lastGood)
    }
    let token = token(around: offset)
    if token.kind.isTrivia || token.kind == .endOfFile { return nil }
    if token.kind == .text, token.previous?.kind == .vflWord { return formatHover(at: offset, &solutions) }
    return wordHover(token) ?? ruleHover(token, &solutions)
  }

  /// Returns the token at `offset`; between two tokens, the one that has a meaning.
  private func token(around offset: Int) -> SyntaxToken {
    let here = tree.token(at: offset)
    guard offset > 0, here.range.start == offset else { return here }
    let before = tree.token(at: offset - 1)
    return here.kind.isTrivia || here.kind == .endOfFile || (!here.kind.isSpoken && before.kind.isSpoken)
      ? before : here
  }

  private func hover(
    about declaration: Declaration, _ entry: NameIndex.Entry, _ solutions: inout Solutions, _ lastGood: inout LastGood?
  ) -> Hover {
    var parts = ["```lay\n\(head(of: declaration.node))\n```"]
    let comment = declaration.node.documentation
    if !comment.isEmpty { parts.append(comment) }
    let facts = facts(about: declaration, entry.declaration, &solutions, &lastGood)
    if !facts.isEmpty { parts.append(facts.joined(separator: "  \n")) }
    return Hover(range: entry.place, text: parts.joined(separator: "\n\n"))
  }

  /// Returns a declaration without its braces, on one line.
  private func head(of node: SyntaxNode) -> String {
    let block = node.child(.block)?.range.start ?? node.range.end
    let text = text(at: SourceRange(file: node.tree.file, start: node.range.start, end: block))
    return text.split(whereSeparator: { $0 == " " || $0.isNewline }).joined(separator: " ")
  }

  private func facts(
    about declaration: Declaration, _ name: SourceRange, _ solutions: inout Solutions, _ lastGood: inout LastGood?
  ) -> [String] {
    switch declaration.kind {
    case .view, .guide, .layout:
      compilation.hasErrors
        ? lastGood?.frames(ofViewNamed: name, in: self) ?? [] : frames(ofViewNamed: name, &solutions)
    case .constraint: rules(of: declaration.node, &solutions)
    case .metric, .constant: values(of: declaration.node, &solutions)
    case .component, .state, .parameter: []
    }
  }

  // MARK: - Frames

  /// Returns the frames of the first view that a name declares, in each layout that has one.
  func frames(ofViewNamed name: SourceRange, _ solutions: inout Solutions) -> [String] {
    var lines: [String] = []
    for (number, layout) in soundLayouts.enumerated() {
      guard let index = layout.sources.views.firstIndex(of: name) else { continue }
      let view = ViewID(index)
      let count = zip(layout.sources.views, layout.program.views).count { $0 == name && !$1.isOfEveryView }
      lines.append("`\(layout.spelledPath(view))`" + (count > 1 ? ", the first of \(count)" : "") + ":")
      var sizes = layout.sizesToShow
      let spans = solutions.frameSpans(number, view, of: self)
      // The frames at the ends of the range add nothing to the ranges.
      if spans != nil { sizes = Array(sizes.prefix(1)) }
      for size in sizes {
        let solved = solutions.layout(number, of: self, at: size)
        lines.append("\(solved.exactFrame(of: view).readable) at \(size.spelled)")
      }
      if let spans { lines.append("\(spelled(spans)) from \(layout.promiseWords)") }
    }
    return lines
  }

  /// Returns `x 12, y 88 … 300, width 296 … 1000, height 140`.
  private func spelled(_ spans: [NumberSpan?]) -> String {
    let texts = zip(["x", "y", "width", "height"], spans).map { name, span in
      guard let span, let lowest = span.lowest, let highest = span.highest else { return "\(name) not known" }
      return lowest == highest ? "\(name) \(lowest.readable)" : "\(name) \(lowest.readable) … \(highest.readable)"
    }
    return texts.joined(separator: ", ")
  }

  private func values(of node: SyntaxNode, _ solutions: inout Solutions) -> [String] {
    guard let range = node.children.last?.range else { return [] }
    return solutions.values(of: self).first { $0.range == range }.map { ["is \($0.text)"] } ?? []
  }

  /// The layouts of a compilation without errors; empty if there are errors.
  var soundLayouts: [CompiledLayout] { compilation.hasErrors ? [] : compilation.layouts }
}

extension TokenKind {
  /// True for a word, a name or a literal, which a user may point at.
  fileprivate var isSpoken: Bool { isWord || self == .name || self == .number || self == .size || self == .text }
}

extension ViewDescription {
  /// True for a guide that every view has, which has no declaration of its own.
  var isOfEveryView: Bool { role == .guide && guide != .declared }
}

extension CompiledLayout {
  /// The design size and the ends of the first declared range of sizes.
  var sizesToShow: [ExactSize] {
    var found = [program.views[0].designSize].compactMap { $0 }
    if let promise = sizes.first, let width = promise.width, let height = promise.height {
      found += [
        ExactSize(width: width.lowest, height: height.lowest), ExactSize(width: width.highest, height: height.highest),
      ]
    }
    return found.enumerated().filter { !found[..<$0.offset].contains($0.element) }.map { $0.element }
  }

  /// The declared sizes in words: `320x480 to 1024x1366`, `320 to 414 x any`.
  var promiseWords: String {
    sizes.map { promise in
      guard let width = promise.width, let height = promise.height else {
        return "\(side(promise.width)) x \(side(promise.height))"
      }
      let lowest = ExactSize(width: width.lowest, height: height.lowest)
      let highest = ExactSize(width: width.highest, height: height.highest)
      return lowest == highest ? lowest.spelled : "\(lowest.spelled) to \(highest.spelled)"
    }.joined(separator: " and ")
  }

  private func side(_ lengths: SizeBounds?) -> String {
    lengths.map { $0.lowest == $0.highest ? "\($0.lowest)" : "\($0.lowest) to \($0.highest)" } ?? "any"
  }
}
