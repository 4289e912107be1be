internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension VisualFormatLowering {
  /// The attributes of a gap: `end` of the later view minus `start` of the earlier one. In a right-to-left format the
  /// later view is the left one, and the difference is reversed.
  private struct Edges {
    /// The attribute of the view where the gap ends.
    var end: Attribute
    /// The attribute of the view where the gap begins.
    var start: Attribute
    /// True if the gap begins at the greater coordinate.
    var isReversed = false
  }

  /// The edges on both sides of a gap between two views.
  private var facing: Edges {
    if isVertical {
      return options.spacing == .baselineToBaseline
        ? Edges(end: .firstBaseline, start: .lastBaseline) : Edges(end: .top, start: .bottom)
    }
    switch options.direction {
    case .leadingToTrailing: return Edges(end: .leading, start: .trailing)
    case .leftToRight: return Edges(end: .left, start: .right)
    case .rightToLeft: return Edges(end: .right, start: .left, isReversed: true)
    }
  }

  /// The edges of the superview at which the format begins and ends.
  private var outer: (first: Attribute, last: Attribute) {
    if isVertical { return (.top, .bottom) }
    switch options.direction {
    case .leadingToTrailing: return (.leading, .trailing)
    case .leftToRight: return (.left, .right)
    case .rightToLeft: return (.right, .left)
    }
  }

  /// Lowers the connection from the view or bar before the view `index`.
  mutating func lowerConnection<Names: VisualFormatNames>(to index: Int, _ names: Names) {
    guard let connection = format.views[index].connection else { return }
    if index > 0 {
      guard let view = views[index], let previous = views[index - 1] else { return checkValues(connection, names) }
      let ends = (Term(view, facing.end), Term(previous, facing.start))
      lower(connection, from: ends.1, to: ends.0, standard: names.standardSiblingSpace, names)
      warnAboutBaselines(connection)
    } else {
      guard let view = views[index], let superview else { return checkValues(connection, names) }
      let standard = names.standardSpace(in: superview, at: outer.first)
      lower(connection, from: Term(superview, outer.first), to: Term(view, outer.first), standard: standard, names)
    }
  }

  /// Lowers the connection to the closing bar.
  mutating func lowerClosingConnection<Names: VisualFormatNames>(_ names: Names) {
    guard let connection = format.trailingConnection else { return }
    guard let view = views.last.flatMap({ $0 }), let superview else { return checkValues(connection, names) }
    let standard = names.standardSpace(in: superview, at: outer.last)
    lower(connection, from: Term(view, outer.last), to: Term(superview, outer.last), standard: standard, names)
  }

  /// Emits `end == start + gap`, or the reverse in a right-to-left format.
  private mutating func lower<Names: VisualFormatNames>(
    _ connection: VisualFormat.Connection, from start: Term, to end: Term, standard: Rational, _ names: Names
  ) {
    let greater = facing.isReversed ? start : end
    let lesser = facing.isReversed ? end : start
    let terms = [greater, Term(lesser.view, lesser.attribute, -.one)]
    switch connection.gap {
    case .broken: return
    case .flush: emit(terms, .equal, .zero, at: connection.range)
    case .standard:
      emit(terms, .equal, standard, at: connection.range)
      let outer = superview.flatMap { bar in terms.contains { $0.view == bar } ? bar : nil }
      result.rows[result.rows.count - 1].standardSuperview = outer
    case .predicates(let predicates):
      for predicate in predicates {
        guard let constant = gapConstant(predicate.object, names) else { continue }
        let priority = priority(of: predicate, names)
        emit(terms, Relation(predicate.relation), constant, priority, at: place(of: predicate, in: connection))
      }
    }
  }

  /// The source of a gap's predicate: the whole gap if it has one predicate, such as `-8-`.
  private func place(of predicate: VisualFormat.Predicate, in connection: VisualFormat.Connection) -> SourceRange {
    if case .predicates(let all) = connection.gap, all.count == 1 { return connection.range }
    return predicate.range
  }

  /// Checks the names in a gap without a view on one side. Their errors are thus reported in the same run.
  private mutating func checkValues<Names: VisualFormatNames>(
    _ connection: VisualFormat.Connection, _ names: Names
  ) {
    guard case .predicates(let predicates) = connection.gap else { return }
    for predicate in predicates {
      _ = gapConstant(predicate.object, names)
      _ = priority(of: predicate, names)
    }
  }

  /// Warns about a standard space between baselines, which depends on line heights on Apple's systems; here it is a
  /// number.
  private mutating func warnAboutBaselines(_ connection: VisualFormat.Connection) {
    guard isVertical, options.spacing == .baselineToBaseline, connection.gap == .standard else { return }
    report(.standardBaselineSpace(connection.range))
  }
}
