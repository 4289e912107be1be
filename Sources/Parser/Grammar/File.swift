internal import LayDiagnostics

extension Parser {
  /// `file = { [ statement ] end } [ statement ] ;   end = newline | ";" ;`
  ///
  ///     import "Shared.lay"
  ///     metric gap = 12
  ///     layout SignIn(375x667) { view title: Label }
  mutating func parseFile() {
    survey()
    settle(at: 0)
    startsLine = true
    parseStatements(.file)
    nodes.append(
      SyntaxTree.NodeRecord(
        kind: .file, firstNode: 0, firstToken: 0, endToken: UInt32(truncatingIfNeeded: kinds.count - 1)))
  }

  /// Parses the statements of a file or block, up to its end or its closing `}`.
  mutating func parseStatements(_ place: Place) {
    while true {
      while kind == .semicolon { advance() }
      beginBracePart()
      if kind == .endOfFile || endsWithoutBrace(place) { return }
      if kind == .rightBrace {
        guard isStrayBrace else { return }
        takeStrayBrace()
        continue
      }
      failed = false
      let first = position
      statementStart = first
      parseStatement(place)
      if position == first { skipFirstToken() }
      endStatement()
    }
  }

  /// `statement = import | metric | let | layout | component | view | guide | constraint | vfl | for | when | state
  ///            | subviews | fits | assert | expect | sizes | allow | step | setting | rule | inside ;`
  ///
  /// The first token decides; a statement that does not begin with a word begins with a `sum`.
  mutating func parseStatement(_ place: Place) {
    switch kind {
    case .name, .dot, .number, .percent, .angle, .size, .minus, .leftParen, .leftSquare, .malformedNumber, .trueWord,
      .falseWord:
      parseRest(parseRuleOrSetting(place), place)
    case .viewWord: parseView(place)
    case .vflWord: parseVisualFormatStatement(place)
    case .constraintWord: parseConstraint(place)
    case .forWord: parseFor(place)
    case .whenWord: parseWhen(place)
    case .importWord: parseImport(place)
    case .metricWord: parseConstant(.metricDeclaration, .metric, place)
    case .letWord: parseConstant(.letDeclaration, .constant, place)
    case .layoutWord: parseLayout(place)
    case .componentWord: parseComponent(place)
    case .guideWord: parseGuide(place)
    default: parsePromiseOrStep(place)
    }
  }

  /// Parses the rest that a statement without a leading word leaves, if any; see ``StatementRest``.
  private mutating func parseRest(_ rest: StatementRest, _ place: Place) {
    switch rest {
    case .nothing: break
    case .statement: parseStatement(place)
    case .block(let start): parseInside(place, start)
    case .kindAndName: parseKindAndName()
    case .nameAndColon(let isView): parseNameAndColon(isView)
    }
  }

  private mutating func parsePromiseOrStep(_ place: Place) {
    switch kind {
    case .stateWord: parseState(place)
    case .layoutSubviewsWord: parseSteps(.layoutSubviews, .subviews, place)
    case .sizeThatFitsWord: parseSteps(.sizeThatFits, .fits, place)
    case .assertWord: parseAssert(place)
    case .expectWord: parseExpect(place)
    case .sizesWord: parseSizes(place)
    case .allowWord: parseAllow(place)
    case .alignWord: parseAlign(place)
    case .sizeToFitWord: parseSizeToFit(place)
    case .distributeWord: parseDistribute(place)
    case .spreadWord: parseSpread(place)
    default: takeWhatBeginsNothing(place)
    }
  }

  /// Reports the word at ``position`` if its statement is not allowed here. The statement is parsed nevertheless, so
  /// that its names are known.
  mutating func check(_ sort: StatementSet, in place: Place) {
    guard !place.allowed.contains(sort) else { return }
    let word = kind.word ?? ""
    let range = here
    if place.isConditional && (sort == .view || sort == .guide) {
      return report(.viewInCondition(word, at: range))
    }
    guard sort == .view || sort == .guide, place.inside > 0 else {
      return report(.misplaced("'\(word)'", sort, in: place, at: range))
    }
    // The braces are the mistake, which is reported once.
    let path = path(before: Int(place.inside))
    let isKnown = reports.suffix(8).contains {
      $0.diagnostic.code == .misplacedStatement && $0.diagnostic.labels.first?.range == path
    }
    if isKnown { return }
    let name = shown(path)
    report(.viewInside(word, name, path: path, at: range))
  }

  /// The range of the text before a `{` on its line.
  private func path(before brace: Int) -> SourceRange {
    var (first, last) = (brace, brace - 1)
    while kinds[last].isTrivia { last -= 1 }
    while first > 0 && kinds[first - 1] != .newline && kinds[first - 1] != .semicolon && kinds[first - 1] != .leftBrace
    {
      first -= 1
    }
    while kinds[first].isTrivia { first += 1 }
    return SourceRange(file: file, start: start(ofToken: first), end: Int(ends[last]))
  }

  /// The tree of the parsed file.
  consuming func tree() -> SyntaxTree {
    var diagnostics = settledReports()
    if leftOut.count > 0 {
      let end = SourceRange(file: file, start: bytes.count, end: bytes.count)
      diagnostics.append(.tooManyProblems(leftOut.count, at: end))
    }
    return SyntaxTree(
      file: file, bytes: bytes, tokenKinds: kinds, tokenEnds: ends, nodes: nodes, diagnostics: diagnostics)
  }
}
