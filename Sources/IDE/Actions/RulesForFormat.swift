internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// The replacement of a visual format by its constraints.
struct RulesForFormat {
  let site: ActionSite

  /// Rewrites `vfl "H:|-8-[a]-[b(44)]"` as the constraints that it expands to, in their order.
  func drafts() -> [ActionDraft] {
    guard let statement = site.statement, let node = statement.kind == .vfl ? statement : statement.child(.vfl),
      let rules = FormatRules(node, in: site.snapshot)
    else { return [] }
    let title = "write the format as constraints"
    let texts = rules.texts
    if statement.kind == .constraintDeclaration && texts.count > 1 {
      let name = statement.token(.name)?.text ?? ""
      return [ActionDraft(title: title, refusal: "'\(name)' is the name of all \(texts.count) constraints")]
    }
    if texts.isEmpty { return [] }
    var draft = ActionDraft(title: title, edits: [Edit(node.range, site.lines(texts, inPlaceOf: statement))])
    let surplus = surplus(of: draft.edits[0], ruleCount: texts.count)
    if surplus.isEmpty { return [draft] }
    let kept = texts.indices.filter { !surplus.contains($0) }.map { texts[$0] }
    if kept.isEmpty {
      return [ActionDraft(title: title, refusal: "it changes nothing: other constraints already imply it")]
    }
    (draft.edits, draft.promise) = ([Edit(node.range, site.lines(kept, inPlaceOf: statement))], .sameButSurplus)
    return [draft]
  }

  /// Returns the numbers of the constraints of an edit that a check would report as redundant (L0531, L0535). A format counts as
  /// needed if any part of it is; its constraints count one by one. None is said to be redundant where numbers have ranges: it may be
  /// needed with others than the least ones.
  private func surplus(of edit: Edit, ruleCount: Int) -> [Int] {
    if site.snapshot.compilation.layouts.contains(where: { !$0.parameters.isEmpty }) { return [] }
    let after = site.snapshot.compilation.compiled(with: [edit])
    if after.hasErrors { return [] }
    let written = SourceRange(
      file: edit.range.file, start: edit.range.start, end: edit.range.start + edit.replacement.utf8.count)
    let tree = after.files[0].tree
    let rules = tree.nodes.indices.filter { tree.nodes[$0].kind == .rule }
      .map { SyntaxNode(tree: tree, index: $0).range }.filter { written.holds($0) }
    guard rules.count == ruleCount else { return [] }
    let reported = Set(after.surplusRules.map { $0.range })
    return rules.indices.filter { reported.contains(rules[$0]) }
  }
}

/// The constraints that a visual format expands to, as source text.
private struct FormatRules {
  private let snapshot: Snapshot
  private let lookUp: FormatNames
  private let format: VisualFormat
  private let options: VisualFormatOptions
  private let names: [String]

  init?(_ node: SyntaxNode, in snapshot: Snapshot) {
    guard let format = node.visualFormat else { return nil }
    let words = node.tokens.filter { $0.kind == .name }.map { VisualFormat.Name($0.text, at: $0.range) }
    let views = format.views.compactMap { $0.name }
    let found = parseVisualFormatOptions(words, orientation: format.orientation)
    guard views.count == format.views.count, found.diagnostics.isEmpty else { return nil }
    let lookUp = FormatNames(snapshot: snapshot)
    (self.snapshot, self.lookUp, self.format, options) = (snapshot, lookUp, format, found.options)
    names = views.map { lookUp.spelledInRules($0) }
  }

  /// The constraints: for each view its connection and its size, then the trailing connection, then the alignments.
  var texts: [String] {
    var found: [String] = []
    for (index, view) in format.views.enumerated() {
      if let connection = view.connection {
        found += index > 0 ? gap(connection, from: names[index - 1], to: names[index]) : opening(connection)
      }
      found += view.predicates.map { size(of: names[index], $0) }
    }
    if let connection = format.trailingConnection { found += closing(connection) }
    return found + options.alignments.compactMap { alignment($0) }
  }

  // MARK: - Gaps

  private var isVertical: Bool { format.orientation == .vertical }

  /// The edges at which a view begins and ends, in the direction of the format.
  private var edges: (begin: String, end: String) {
    if isVertical { return ("top", "bottom") }
    switch options.direction {
    case .leadingToTrailing: return ("leading", "trailing")
    case .leftToRight: return ("left", "right")
    case .rightToLeft: return ("right", "left")
    }
  }

  private var isReversed: Bool { !isVertical && options.direction == .rightToLeft }

  private func gap(_ connection: VisualFormat.Connection, from before: String, to behind: String) -> [String] {
    let isOfBaselines = isVertical && options.spacing == .baselineToBaseline
    let (begin, end) = isOfBaselines ? ("firstBaseline", "lastBaseline") : edges
    return written(connection, "\(behind).\(begin)", "\(before).\(end)", isAdded: !isReversed)
  }

  private func opening(_ connection: VisualFormat.Connection) -> [String] {
    written(connection, "\(names[0]).\(edges.begin)", "superview.\(edges.begin)", isAdded: !isReversed)
  }

  private func closing(_ connection: VisualFormat.Connection) -> [String] {
    written(connection, "\(names[names.count - 1]).\(edges.end)", "superview.\(edges.end)", isAdded: isReversed)
  }

  /// Returns each predicate of a gap as a constraint on `subject`. The subject lies behind `other` by the gap, or before it.
  private func written(
    _ connection: VisualFormat.Connection, _ subject: String, _ other: String, isAdded: Bool
  ) -> [String] {
    switch connection.gap {
    case .broken: return []
    case .flush: return ["\(subject) == \(other)"]
    case .standard:
      let space = standardSpace(of: connection.range)
      return ["\(subject) == \(other) \(isAdded ? "+" : "-") \(space)"]
    case .predicates(let predicates):
      return predicates.map { predicate in
        let relation = Relation(predicate.relation)
        let sign = (isAdded ? relation : relation.flipped).sign
        return "\(subject) \(sign) \(other)\(added(predicate.object, isAdded))\(priority(predicate))"
      }
    }
  }

  /// Returns ` + 8`, ` - gap`, or an empty string for 0.
  private func added(_ object: VisualFormat.Object, _ isAdded: Bool) -> String {
    guard case .number(let number) = object else { return " \(isAdded ? "+" : "-") \(spelled(object))" }
    guard let value = Rational(decimal: number.decimal), !value.isZero else { return "" }
    return " \((value.sign > 0) == isAdded ? "+" : "-") \(value.magnitude)"
  }

  /// Returns the points of a bare `-` in the layouts that contain it.
  private func standardSpace(of range: SourceRange) -> Rational {
    for layout in snapshot.compilation.layouts {
      if let index = layout.sources.constraints.firstIndex(of: range) {
        return layout.program.constraints[index].constant
      }
    }
    return Rational(
      range.start < format.views[0].range.start || range.start >= format.views[format.views.count - 1].range.end
        ? 20 : 8)
  }

  // MARK: - Sizes and alignments

  private func size(of view: String, _ predicate: VisualFormat.Predicate) -> String {
    let attribute = isVertical ? "height" : "width"
    let isView = if case .name(let name) = predicate.object { lookUp.isView(name) } else { false }
    let object = spelled(predicate.object) + (isView ? ".\(attribute)" : "")
    return "\(view).\(attribute) \(Relation(predicate.relation).sign) \(object)\(priority(predicate))"
  }

  private func priority(_ predicate: VisualFormat.Predicate) -> String {
    predicate.priority.map { " @\(spelled($0))" } ?? ""
  }

  private func spelled(_ object: VisualFormat.Object) -> String {
    switch object {
    case .number(let number): number.decimal
    case .name(let name): lookUp.spelledInRules(name)
    }
  }

  /// Returns `a.centerY == b.centerY == c.centerY`; nil for a single view.
  private func alignment(_ aligned: VisualFormatOptions.Aligned) -> String? {
    guard names.count > 1 else { return nil }
    return names.map { "\($0).\(aligned.alignment.rawValue)" }.joined(separator: " == ")
  }
}

/// The views that the names in visual formats refer to.
private struct FormatNames {
  let snapshot: Snapshot

  /// Returns a name as constraints spell it: `bar[0]` for `bar0`.
  func spelledInRules(_ name: VisualFormat.Name) -> String {
    guard let entry = entry(of: name) else { return name.text }
    let list = snapshot.text(at: entry.declaration)
    if list == name.text || !name.text.hasPrefix(list) { return name.text }
    let indices = name.text.dropFirst(list.count).split(separator: "_")
    return "\(list)[\(indices.joined(separator: ", "))]"
  }

  func isView(_ name: VisualFormat.Name) -> Bool {
    let kind = entry(of: name).flatMap { snapshot.declarations[$0.declaration]?.kind }
    return kind == .view || kind == .guide
  }

  private func entry(of name: VisualFormat.Name) -> NameIndex.Entry? {
    snapshot.names.entries(at: name.range.start, of: name.range.file).first { $0.place == name.range }
  }
}
