internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// The constraints of a `vfl` statement.
struct LoweredVisualFormat {
  /// A constraint with the part of the statement that it comes from.
  struct Row {
    var constraint: ConstraintDescription
    /// The range of the gap or predicate inside the string; for an alignment the option word.
    var range: SourceRange
    /// The superview, if the row is a standard gap to it.
    var standardSuperview: ViewID?
  }
  /// A name in the string, with its meaning.
  struct Use {
    enum Target: Hashable {
      case view(ViewID)
      /// The constant of this name.
      case metric(String)
    }
    var range: SourceRange
    var target: Target
  }

  /// The rows in the order in which Apple emits them: for each view its connection, then its predicates; the closing
  /// connection; the alignments (SEMANTICS §3.2).
  var rows: [Row] = []
  /// The uses in lookup order: all views, then the names in gaps and predicates.
  var uses: [Use] = []
  /// The diagnostics, those of the parser first.
  var diagnostics: [Diagnostic] = []
}

/// Parses and lowers a `vfl` node; ``FormatPass`` calls only this function.
func lowerVisualFormat<Names: VisualFormatNames>(
  statement: SyntaxNode, condition: ConditionID, names: Names
) -> LoweredVisualFormat {
  guard let token = statement.token(.text) else { return LoweredVisualFormat() }
  let words = statement.tokens.filter { $0.kind == .name }.map { VisualFormat.Name($0.text, at: $0.range) }
  let bytes = statement.tree.bytes
  let parsed = parseVisualFormat(bytes, range: contents(of: token.range, in: bytes))
  let options = parseVisualFormatOptions(words, orientation: parsed.format.orientation)
  var lowered = lowerVisualFormat(
    parsed.format, options: options.options, isSound: parsed.diagnostics.isEmpty, condition: condition, names: names)
  lowered.diagnostics = parsed.diagnostics + options.diagnostics + lowered.diagnostics
  return lowered
}

/// The range between the quotes; an unclosed string has no second quote.
private func contents(of token: SourceRange, in bytes: [UInt8]) -> SourceRange {
  let start = min(token.start + 1, token.end)
  let isClosed = token.length >= 2 && bytes[token.end - 1] == 0x22
  return SourceRange(file: token.file, start: start, end: isClosed ? token.end - 1 : token.end)
}

/// Lowers `format` to constraints (SEMANTICS §3.2 and §3.3).
///
/// - Parameter isSound: True if the parser reported nothing; broken parts are skipped without a report.
func lowerVisualFormat<Names: VisualFormatNames>(
  _ format: VisualFormat, options: VisualFormatOptions, isSound: Bool, condition: ConditionID, names: Names
) -> LoweredVisualFormat {
  var lowering = VisualFormatLowering(format: format, options: options, condition: condition)
  lowering.resolveViews(names)
  lowering.resolveSuperview(names)
  for index in format.views.indices {
    lowering.lowerConnection(to: index, names)
    lowering.lowerPredicates(of: index, names)
  }
  lowering.lowerClosingConnection(names)
  lowering.lowerAlignments()
  if isSound { lowering.reportNothingDemanded() }
  return lowering.result
}

/// The state of lowering one format.
struct VisualFormatLowering {
  let format: VisualFormat
  let options: VisualFormatOptions
  let condition: ConditionID
  /// The view of each part of the format; nil if its name is wrong.
  var views: [ViewID?] = []
  /// The superview that `|` denotes; nil without a bar, or after an error.
  var superview: ViewID?
  var result = LoweredVisualFormat()
  /// The names that were reported, so that each is reported once.
  var reportedNames: Set<String> = []

  init(format: VisualFormat, options: VisualFormatOptions, condition: ConditionID) {
    self.format = format
    self.options = options
    self.condition = condition
  }

  var isVertical: Bool { format.orientation == .vertical }
  var size: Attribute { isVertical ? .height : .width }

  mutating func report(_ diagnostic: Diagnostic) { reportLazily { diagnostic } }

  /// Reports a diagnostic whose creation searches for a suggestion, which takes time.
  mutating func reportLazily(_ diagnostic: () -> Diagnostic) {
    result.diagnostics.appendOfFormat(diagnostic())
  }

  mutating func emit(
    _ terms: [Term], _ relation: Relation, _ constant: Rational, _ priority: Priority = .required,
    at range: SourceRange
  ) {
    let constraint = ConstraintDescription(terms, relation, constant, priority: priority, condition: condition)
    result.rows.append(LoweredVisualFormat.Row(constraint: constraint, range: range))
  }

  /// Lowers the alignments to constraints between each view and the one before it.
  mutating func lowerAlignments() {
    guard views.count > 1 else { return }
    for aligned in options.alignments {
      let attribute = aligned.alignment.attribute
      for index in 1..<views.count {
        guard let first = views[index - 1], let second = views[index], first != second else { continue }
        emit([Term(first, attribute), Term(second, attribute, -.one)], .equal, .zero, at: aligned.range)
      }
    }
  }

  /// Reports a format such as `"[a]"`, which is legal, but constrains nothing.
  mutating func reportNothingDemanded() {
    guard result.rows.isEmpty, result.diagnostics.isEmpty, format.views.count == 1, let name = format.views[0].name,
      format.leadingBar == nil, format.trailingBar == nil, format.views[0].predicates.isEmpty
    else { return }
    report(
      .formatDemandsNothing(format.range, "this format has no effect: it gives '\(name.text)' no size and no space"))
  }
}

extension VisualFormatOptions.Alignment {
  /// The attribute that aligned views share.
  var attribute: Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }
}
