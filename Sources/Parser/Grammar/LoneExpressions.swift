internal import LayDiagnostics

// Lines that begin with a value that neither `=`, a relation nor braces follow: most are declarations without a word or
// an operator.

extension Parser {
  /// Reports the expression that began at `start`; `before` was ``previousEnd`` there. If it is understood, the parser
  /// rewinds to its start.
  mutating func parseLoneExpression(_ place: Place, _ start: Mark, _ before: Int) -> StatementRest {
    let isName = nodes.last?.kind == .nameExpression && Int(start.node) == nodes.count - 1
    let isCall = nodes.last?.kind == .call
    if (isName || isCall) && takeForeignWord(start, before) { return .statement }
    if isAt(.colon), isPath, isSettingWithColon(isName) {
      parseSettingWithColon(place, start)
      return .nothing
    }
    if isName && isAt(.colon) { return takeNameAndColon(start, before) }
    if isName && isAt(.name), takeKindForView(place, start, before) { return .statement }
    if isName && isAt(.name), endsHead(behind: position), takeKindAndName(place, start, before) { return .kindAndName }
    failLone(start)
    return .nothing
  }

  /// Reports a value that is no statement, or the token after it.
  mutating func failLone(_ start: Mark) {
    let range = rangeSince(start.token)
    let words = shown(range)
    if isAtStatementEnd {
      let sign = signOfCall(start)
      return fail(sign.map { .constraintByCall(words, $0, at: range) } ?? .loneExpression(words, at: range))
    }
    if kind == .unknown { return failUnknown() }
    let place = here
    let found = shown(place)
    fail(.expectedRelation(after: words, found: found, at: place))
  }

  /// The relation of UIKit's `constraint(equalTo: …)` if the expression that began at `start` calls it; nil otherwise.
  private func signOfCall(_ start: Mark) -> String? {
    guard nodes.last?.kind == .call else { return nil }
    let first = Int(start.token)
    for index in first..<min(previousEnd, first + 40) where spells(index, "constraint") {
      guard kinds[index + 1] == .leftParen else { continue }
      let label = bytes[self.start(ofToken: index + 2)..<Int(ends[index + 2])]
      if label.starts(with: "equalTo".utf8) { return "==" }
      if label.starts(with: "lessThanOrEqualTo".utf8) { return "<=" }
      if label.starts(with: "greaterThanOrEqualTo".utf8) { return ">=" }
    }
    return nil
  }

  /// Accepts a word of another language, or a misspelt one of this language, as the word that was meant.
  private mutating func takeForeignWord(_ start: Mark, _ before: Int) -> Bool {
    let first = Int(start.token)
    let range = range(ofToken: first)
    guard range.length <= 20, !isAtStatementEnd || nodes.last?.kind == .call, kind != .colon else { return false }
    if let word = wordInCapitals(range), nodes.last?.kind == .nameExpression {
      return takeForWord(word, .automatic, start, before)
    }
    let word = text(range)
    if nodes.last?.kind == .call && (word != "if" || kind != .leftBrace) { return false }
    guard let (meant, safety) = wordMeant(by: word) else { return false }
    if kind == .rightSquare || kind == .rightParen || kind == .comma { return false }
    return takeForWord(meant, safety, start, before)
  }

  private mutating func takeForWord(
    _ meant: TokenKind, _ safety: FixIt.Safety, _ start: Mark, _ before: Int
  ) -> Bool {
    let range = range(ofToken: Int(start.token))
    let word = text(range)
    rewind(to: start, previous: before)
    let fixIt = FixIt("write '\(meant.word ?? "")'", [Edit(range, meant.word ?? "")], safety)
    report(.foreignWord(word, meant.word ?? "", at: range, fixIt: fixIt))
    kinds[position] = meant
    kind = meant
    return true
  }

  /// The word of `Layout Mail(375x667) {`, which begins a statement but is capitalized; `View` is also a kind.
  private func wordInCapitals(_ range: SourceRange) -> TokenKind? {
    guard bytes[range.start] < 0x5B, kind == .name, !isSpelt("view", range) || !endsHead(behind: position) else {
      return nil
    }
    return TokenKind.allCases.first { word in
      word.beginsStatement && word != .elseWord && word.word.map { isSpelt($0, range) } == true
    }
  }

  /// True if the letters at `range` are those of `word`, ignoring case.
  private func isSpelt(_ word: String, _ range: SourceRange) -> Bool {
    bytes[range.start..<range.end].elementsEqual(word.utf8) { $0 | 0x20 == $1 | 0x20 }
  }

  private func wordMeant(by word: String) -> (TokenKind, FixIt.Safety)? {
    switch word {
    case "if": return (.whenWord, .automatic)
    case "var", "const", "val", "def": return (.letWord, .needsReview)
    case "include", "use", "require": return (.importWord, .needsReview)
    case "foreach": return (.forWord, .needsReview)
    default: break
    }
    if kind == .name && Parser.kind(writtenAs: word) != nil { return nil }
    guard word.utf8.count > 3, let first = word.utf8.first, first >= 0x61 else { return nil }
    let words = TokenKind.allCases.filter { $0.beginsStatement && $0 != .elseWord }
    guard let guess = nearest(to: word, among: words.compactMap { $0.word }) else { return nil }
    return words.first { $0.word == guess }.map { ($0, .needsReview) }
  }

  /// Reports `title: Label` or `cap: form.width <= 420` with ``position`` at the colon, and rewinds to the name.
  private mutating func takeNameAndColon(_ start: Mark, _ before: Int) -> StatementRest {
    let name = previous
    let spelling = shown(name)
    let isView = peek() == .name && startsWithCapital(behind: position)
    let word = isView ? "view" : "constraint"
    let edit = Edit(SourceRange(file: file, start: name.start, end: name.start), "\(word) ")
    let fixIt = FixIt("insert '\(word)'", [edit], isView ? .automatic : .needsReview)
    report(.declarationWithoutWord(spelling, word, at: name, fixIt: fixIt))
    rewind(to: start, previous: before)
    return .nameAndColon(isView: isView)
  }

  /// Parses the declaration that ``takeNameAndColon(_:_:)`` found, from the name on.
  mutating func parseNameAndColon(_ isView: Bool) {
    let start = mark()
    advance()
    advance()
    if isView {
      parseKind()
      parseOptionalBlock(.view)
    } else if isAt(.vflWord) {
      parseVisualFormat()
    } else {
      parseRule()
    }
    finish(isView ? .viewDeclaration : .constraintDeclaration, start)
  }

  private func startsWithCapital(behind index: Int) -> Bool {
    bytes[self.start(ofToken: behindTrivia(index + 1))] < 0x5B
  }

  /// Accepts `Label title` with ``position`` at the second name; `label title {` probably means the same.
  private mutating func takeKindAndName(_ place: Place, _ start: Mark, _ before: Int) -> Bool {
    let isKind = bytes[self.start(ofToken: Int(start.token))] < 0x5B
    let written = shown(previous)
    let known = Parser.kind(writtenAs: written)
    guard place.kind != .file, isKind || known != nil || isLikeKind(written) else { return false }
    let kind = known ?? written.prefix(1).uppercased() + written.dropFirst()
    let name = shown(here)
    let range = SourceRange(file: file, start: previous.start, end: here.end)
    let edit = Edit(range, "view \(name): \(kind)")
    let fixIt = FixIt("write '\(edit.replacement)'", [edit], isKind ? .automatic : .needsReview)
    report(.kindBeforeName(kind, name, at: range, fixIt: range.length <= 80 ? fixIt : nil))
    rewind(to: start, previous: before)
    return true
  }

  /// True if `word`, in lower case, precedes a name with braces, and is no misspelt word that begins statements.
  private func isLikeKind(_ word: String) -> Bool {
    let words = TokenKind.allCases.filter { $0.beginsStatement }.compactMap { $0.word }
    return kinds[behindTrivia(position + 1)] == .leftBrace && nearest(to: word, among: words) == nil
  }

  /// Parses the declaration that ``takeKindAndName(_:_:)`` found, from the kind on. Its node has the kind first, then
  /// the name.
  mutating func parseKindAndName() {
    let start = mark()
    parseKind()
    advance()
    parseOptionalBlock(.view)
    finish(.viewDeclaration, start)
  }
}
