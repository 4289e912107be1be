internal import LayCompiler
public import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// What is to be said about a place.
public struct Hover: Sendable {
  /// What is spoken of.
  public var range: SourceRange
  /// Lines of Markdown.
  public var text: String
}

extension Snapshot {
  /// What is known about the name at `offset`: its declaration, its comment, and of views and constraints what comes of
  /// them at the design size and at the ends of what is promised.
  public func hover(at offset: Int) -> Hover? {
    guard let entry = names.entries(at: offset, of: file.id).first,
      let declaration = declarations[entry.declaration]
    else { return nil }
    var parts = ["```lay\n\(head(of: declaration.node))\n```"]
    let comment = declaration.node.documentation
    if !comment.isEmpty { parts.append(comment) }
    let facts = facts(about: declaration, entry.declaration)
    if !facts.isEmpty { parts.append(facts.joined(separator: "  \n")) }
    return Hover(range: entry.place, text: parts.joined(separator: "\n\n"))
  }

  /// A declaration without its braces, on one line.
  private func head(of node: SyntaxNode) -> String {
    let block = node.child(.block)?.range.start ?? node.range.end
    let text = text(at: SourceRange(file: node.tree.file, start: node.range.start, end: block))
    return text.split(whereSeparator: { $0 == " " || $0.isNewline }).joined(separator: " ")
  }

  private func facts(about declaration: Declaration, _ name: SourceRange) -> [String] {
    switch declaration.kind {
    case .view, .guide, .layout: frames(ofViewNamed: name)
    case .constraint: states(ofConstraintIn: declaration.node)
    case .metric: values(ofMetricNamed: name)
    case .component, .constant, .state, .parameter: []
    }
  }

  /// The frames of the first view that a name declares, in each layout that has one.
  private func frames(ofViewNamed name: SourceRange) -> [String] {
    soundLayouts.flatMap { layout -> [String] in
      guard let index = layout.sources.views.firstIndex(of: name) else { return [] }
      let view = ViewID(index)
      let count = layout.sources.views.count { $0 == name }
      let title = "`\(layout.spelledPath(view))`" + (count > 1 ? ", the first of \(count)" : "")
      var runner = Layout(layout.program)
      return [title + ":"]
        + layout.sizesToShow.map { size in
          runner.resize(to: Environment(size: size))
          return "\(runner.exactFrame(of: view).spelled) at \(size.spelled)"
        }
    }
  }

  /// What a constraint is short of at the design size.
  private func states(ofConstraintIn node: SyntaxNode) -> [String] {
    soundLayouts.flatMap { layout -> [String] in
      layout.sources.statements.indices.filter { layout.sources.statements[$0] == node.range }.flatMap {
        states(of: ConstraintID($0), in: layout)
      }
    }
  }

  private func states(of constraint: ConstraintID, in layout: CompiledLayout) -> [String] {
    var runner = Layout(layout.program)
    return layout.sizesToShow.map { size in
      runner.resize(to: Environment(size: size))
      let rule = layout.program.constraints[constraint.index]
      let gap = rule.terms.reduce(-rule.constant) { $0 + $1.coefficient * runner.attribute($1.attribute, of: $1.view) }
      let holds =
        switch rule.relation {
        case .equal: gap.isZero
        case .lessOrEqual: gap.sign <= 0
        case .greaterOrEqual: gap.sign >= 0
        }
      return holds ? "holds at \(size.spelled)" : "off by \(gap.magnitude) at \(size.spelled)"
    }
  }

  private func values(ofMetricNamed name: SourceRange) -> [String] {
    for layout in compilation.layouts {
      if let metric = layout.metrics.first(where: { $0.declaration == name }) { return ["is \(metric.value)"] }
    }
    return []
  }

  /// The layouts, where nothing keeps them from being laid out.
  var soundLayouts: [CompiledLayout] { compilation.hasErrors ? [] : compilation.layouts }
}

extension CompiledLayout {
  /// The design size and the ends of the first range that is promised.
  var sizesToShow: [ExactSize] {
    var found = [program.views[0].designSize].compactMap { $0 }
    if let promise = sizes.first, let width = promise.width, let height = promise.height {
      found += [
        ExactSize(width: width.lowest, height: height.lowest), ExactSize(width: width.highest, height: height.highest),
      ]
    }
    return found.enumerated().filter { !found[..<$0.offset].contains($0.element) }.map { $0.element }
  }
}
