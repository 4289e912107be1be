public import LayDiagnostics

/// Replaces the problems of each statement of UIKit, SnapKit, Masonry, PureLayout or SwiftUI in a file of the language by one
/// error, whose fix is the translation. Other problems stay as they are.
public func withTranslations(_ diagnostics: [Diagnostic], of bytes: [UInt8], file: FileID) -> [Diagnostic] {
  let hasErrors = diagnostics.contains { $0.range.file == file && $0.severity == .error }
  guard hasErrors, bytes.count <= PasteLimits.size else { return diagnostics }
  var search = ForeignSearch(bytes, diagnostics, file)
  search.findStatements()
  return search.joined
}

/// The statements of other languages in a file.
private struct ForeignSearch {
  private let bytes: [UInt8]
  private let diagnostics: [Diagnostic]
  private let file: FileID
  private var reader: PasteReader
  /// The names of metrics and constants in the file.
  private let known: Set<String>
  /// The names of the views in the file.
  private let views: Set<String>
  /// The names of numbers outside of all layouts.
  private let globals: Set<String>
  /// The names that views and layouts of translations do not get.
  private var taken: Set<String>
  /// The tokens that name each of the views.
  private var mentions: [String: [Int]] = [:]
  /// How often each name stands in the file, but as a member or label.
  private var useCounts: [String: Int] = [:]
  /// The number of open braces before each token.
  private let depths: [Int]
  private let brackets: ForeignBrackets
  /// True if the code adds a subview to a view that is not the controller's: `card.addSubview(title)`.
  private let addsToOther: Bool
  /// The starts of the errors in the file, in order.
  private let errors: [Int]
  private var pieces = ForeignPieces()
  /// The errors of the statements that were found.
  private var found: [Diagnostic] = []
  /// The ranges of the statements that were found.
  private var covered: [SourceRange] = []

  init(_ bytes: [UInt8], _ diagnostics: [Diagnostic], _ file: FileID) {
    (self.bytes, self.diagnostics, self.file) = (bytes, diagnostics, file)
    reader = PasteReader(tokens: pasteTokens(bytes))
    var known: Set<String> = []
    var (views, globals, layouts) = (Set<String>(), Set<String>(), Set<String>())
    var depths: [Int] = []
    var depth = 0
    for (index, token) in reader.tokens.enumerated() {
      depths.append(depth)
      if token.kind == .sign && token.text == "{" { depth += 1 }
      if token.kind == .sign && token.text == "}" { depth -= 1 }
      guard token.kind == .name, index > 0 else { continue }
      switch reader.tokens[index - 1].text {
      case "metric", "let":
        known.insert(token.text)
        if depth == 0 { globals.insert(token.text) }
      case "view", "guide": views.insert(token.text)
      case "layout", "component": layouts.insert(token.text)
      default: break
      }
    }
    (self.known, self.views, self.globals, self.depths) = (known, views, globals, depths)
    taken = known.union(views).union(layouts)
    brackets = ForeignBrackets(reader.tokens)
    addsToOther = ForeignCode.addsToOther(reader.tokens)
    for (index, token) in reader.tokens.enumerated() where token.kind == .name {
      if views.contains(token.text) { mentions[token.text, default: []].append(index) }
      if ForeignPieces.uses(reader.tokens, index) { useCounts[token.text, default: 0] += 1 }
    }
    errors = diagnostics.filter { $0.range.file == file && $0.severity == .error }.map { $0.range.start }.sorted()
  }

  /// The diagnostics with one error for each statement that was found.
  var joined: [Diagnostic] {
    if found.isEmpty { return diagnostics }
    let ranges = covered.sorted { $0.start < $1.start }
    let kept = diagnostics.filter { diagnostic in
      guard diagnostic.range.file == file else { return true }
      return !contains(ranges, diagnostic.range.start)
    }
    let place = kept.firstIndex { $0.range.file.rawValue > file.rawValue } ?? kept.count
    var result = Array(kept[..<place]) + found
    result.sort { a, b in
      (a.range.file.rawValue, a.range.start, a.range.end) < (b.range.file.rawValue, b.range.start, b.range.end)
    }
    return result + kept[place...]
  }

  /// True if one of the ranges, which are in order, has `offset` inside.
  private func contains(_ ranges: [SourceRange], _ offset: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].start <= offset
  }

  // MARK: Search

  mutating func findStatements() {
    var index = 0
    while index < reader.tokens.count - 1 {
      let end = endOfLine(index)
      index = max(visit(index..<end), end)
    }
    for group in pieces.groups { report(group) }
  }

  /// The first token after `index` that begins a line or a statement. Brackets end where they are closed.
  private func endOfLine(_ index: Int) -> Int {
    var end = brackets.end(of: index)
    while end < reader.tokens.count - 1 && !reader.tokens[end].startsLine {
      let previous = reader.tokens[end - 1]
      if previous.kind == .sign && (previous.text == ";" || previous.text == "{") { break }
      end = brackets.end(of: end)
    }
    return end
  }

  /// Takes the statement that begins with a line, and returns the token after it.
  private mutating func visit(_ line: Range<Int>) -> Int {
    let first = line.lowerBound
    pieces.enter(depth: reader.tokens[first].text == "}" ? depths[first] - 1 : depths[first])
    let code = ForeignCode(reader.tokens, line, depth: depths[first])
    guard code != nil || pieces.changesVariable(reader.tokens, line) else { return line.upperBound }
    if code == .typed, let view = ForeignView(reader.tokens, line) {
      return append(code, first..<first + view.count)
    }
    reader.position = first
    reader.readSingleStatement()
    let end = reader.position
    guard end > first, isBalanced(first..<end) else { return end }
    return append(code, first..<end)
  }

  /// Appends the statement of some tokens, and returns the token after it.
  private mutating func append(_ code: ForeignCode?, _ tokens: Range<Int>) -> Int {
    let after = reader.tokens[tokens.upperBound]
    var isSeparated = after.kind == .sign && (after.text == "," || after.text == ";") && !after.startsLine
    // A semicolon between two statements of a line stays.
    if after.text == ";" && !reader.tokens[tokens.upperBound + 1].startsLine { isSeparated = false }
    let end = isSeparated ? after.end : reader.tokens[tokens.upperBound - 1].end
    let range = SourceRange(file: file, start: reader.tokens[tokens.lowerBound].start, end: end)
    pieces.append(ForeignPiece(code: code, tokens: tokens, range: range), reader.tokens)
    return isSeparated ? tokens.upperBound + 1 : tokens.upperBound
  }

  /// Reports the statements of a group as one, or else each alone.
  private mutating func report(_ group: [ForeignPiece]) {
    guard group.contains(where: { hasError($0.range.start..<$0.range.end) }) else { return }
    if let report = joinedReport(group) {
      found.append(report)
      covered += group.map { $0.range }
      if group[0].code == .builder || group[0].code == .type { take(report.fixIt?.edits.first?.replacement ?? "") }
    } else if group.count > 1 {
      for piece in group { report([piece]) }
    }
  }

  /// Takes the names that a translation declares.
  private mutating func take(_ translation: String) {
    let tokens = pasteTokens(Array(translation.utf8))
    for index in tokens.indices.dropFirst() where ["view", "layout"].contains(tokens[index - 1].text) {
      taken.insert(tokens[index].text)
    }
  }

  private func hasError(_ range: Range<Int>) -> Bool {
    var (low, high) = (0, errors.count)
    while low < high {
      let middle = (low + high) / 2
      if errors[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < errors.count && errors[low] < range.upperBound
  }

  /// True if brackets and braces are closed inside of the range.
  private func isBalanced(_ range: Range<Int>) -> Bool {
    var open = 0
    for index in range where reader.tokens[index].kind == .sign {
      switch reader.tokens[index].text {
      case "(", "[", "{", "@{": open += 1
      case ")", "]", "}": open -= 1
      default: break
      }
      if open < 0 { return false }
    }
    return open == 0
  }

  // MARK: Report

  /// The error of statements that belong together; nil if they are not translated.
  private func joinedReport(_ group: [ForeignPiece]) -> Diagnostic? {
    let piece = group[0]
    let shown = firstLine(of: piece.range)
    switch piece.code {
    case .constraints: return report(constraintsOf: group)
    case .view: return report(viewsOf: group, "UIKit", "a view")
    case .builder: return report(viewsOf: group, "SwiftUI", "views")
    case .type:
      return report(viewsOf: group, ForeignCode.framework(ofType: reader.tokens[group[0].tokens]), "views")
    case .modifier: return report(settingsOf: group, "SwiftUI", "changes a view")
    case .setter: return report(settingsOf: group, "UIKit", "sets a property")
    case .preview: return .preview(at: shown, removed: removal(of: piece.range))
    case .state: return .stateOfCode(at: shown, removed: removal(of: piece.range))
    case .maker: return report(maker: piece)
    case .typed: return report(typed: piece)
    case .hierarchy: return .addedSubview(at: shown, removed: removal(of: piece.range))
    case .module:
      return .importedModule(
        reader.tokens[piece.tokens.upperBound - 1].text, at: shown, removed: removal(of: piece.range))
    case nil: return nil
    }
  }

  /// The text of statements, without the separators behind them.
  private func text(of group: [ForeignPiece]) -> [UInt8] {
    var text: [UInt8] = []
    for piece in group {
      if !text.isEmpty { text.append(0x0A) }
      text += bytes[piece.range.start..<reader.tokens[piece.tokens.upperBound - 1].end]
    }
    return text
  }

  private func report(constraintsOf group: [ForeignPiece]) -> Diagnostic? {
    let translation = translate(text(of: group), known: known)
    guard !translation.isEmpty, !translation.hasLayout else { return nil }
    // Directly in the braces of a layout `superview` is the view of the controller.
    let isSafe =
      translation.noteCount == 0 && depths[group[0].tokens.lowerBound] == 1 && isWhole(group, translation)
      && !group.contains(where: hasComment) && !(readsSuperview(group) && addsToOther)
    return .foreignStatement(
      ForeignCode.framework(reader.tokens[group[0].tokens]), "creates constraints", at: firstLine(of: group[0].range),
      fixIt: fixIt(translation, group, isSafe ? .automatic : .needsReview))
  }

  /// True if a comment stands between the tokens of a statement: its translation has none.
  private func hasComment(_ piece: ForeignPiece) -> Bool {
    let tokens = reader.tokens
    return piece.tokens.dropLast().contains { index in
      bytes[tokens[index].end..<tokens[index + 1].start].contains(UInt8(ascii: "/"))
    }
  }

  /// True if statements name a superview that the hierarchy of the code determines: `equalToSuperview()`.
  private func readsSuperview(_ group: [ForeignPiece]) -> Bool {
    group.contains { piece in
      piece.tokens.contains {
        let word = reader.tokens[$0].text
        return word.hasSuffix("Superview") || word.hasSuffix("superview") || word.hasSuffix("SuperviewEdge")
      }
    }
  }

  /// True if a translation leaves nothing to other lines: what nothing here activates may be activated there.
  private func isWhole(_ group: [ForeignPiece], _ translation: PastedText) -> Bool {
    if translation.text.split(separator: "\n").contains(where: { $0.hasSuffix(".active = false") }) { return false }
    var uses: [String: Int] = [:]
    for piece in group {
      for index in piece.tokens where ForeignPieces.uses(reader.tokens, index) {
        uses[reader.tokens[index].text, default: 0] += 1
      }
    }
    return group.allSatisfy { piece in
      guard let name = ForeignCode.variable(reader.tokens, piece.tokens) else { return true }
      return uses[name] == useCounts[name]
    }
  }

  private func report(viewsOf group: [ForeignPiece], _ framework: String, _ what: String) -> Diagnostic? {
    let shown = firstLine(of: group[0].range)
    guard let translation = translatePasted(text(of: group), into: place(of: group)) else {
      guard framework == "SwiftUI" else { return nil }
      return .foreignStatement(framework, "creates \(what)", at: shown, fixIt: nil)
    }
    let fixIt = declaresAgain(translation) ? movingFixIt(translation, group) : fixIt(translation, group, .needsReview)
    return .foreignStatement(framework, "creates \(what)", at: shown, fixIt: fixIt)
  }

  /// The place of the translation of views: braces, or outside of all layouts.
  private func place(of group: [ForeignPiece]) -> PastePlace {
    let first = group[0].tokens.lowerBound
    if depths[first] == 0 { return PastePlace(numbers: globals, braces: nil, taken: taken) }
    let braces = PastePlace.Braces(
      views: views, takesMetrics: depths[first] == 1, axis: brackets.axis(reader.tokens, first))
    return PastePlace(numbers: known, braces: braces, taken: taken)
  }

  /// The error of calls that change a view, with settings and constraints as the fix.
  private func report(settingsOf group: [ForeignPiece], _ framework: String, _ what: String) -> Diagnostic? {
    let translation = translate(text(of: group), known: known)
    guard translation.text.split(separator: "\n").contains(where: { !$0.hasPrefix("//") }), !translation.hasLayout,
      framework == "SwiftUI" || translation.noteCount == 0
    else { return nil }
    let isSafe = framework != "SwiftUI" && depths[group[0].tokens.lowerBound] == 1 && !group.contains(where: hasComment)
    return .foreignStatement(
      framework, what, at: firstLine(of: group[0].range),
      fixIt: fixIt(translation, group, isSafe ? .automatic : .needsReview))
  }

  private func report(maker piece: ForeignPiece) -> Diagnostic? {
    if views.contains(reader.tokens[piece.tokens.lowerBound].text) { return nil }
    let line = reader.tokens[piece.tokens.lowerBound..<piece.tokens.upperBound + 1]
    let maker = ForeignMaker(line, text(of: [piece]), known: known)
    let shown = firstLine(of: piece.range)
    guard brackets.isInView(reader.tokens, piece.tokens.lowerBound) else {
      return .makerWithoutView(maker.framework, maker.lines, at: shown)
    }
    let translation = PastedText(
      text: maker.lines.joined(separator: "\n"), noteCount: 0, hasLayout: false, declarations: [], notes: [])
    return .foreignStatement(
      maker.framework, "creates constraints", at: shown,
      fixIt: maker.lines.isEmpty ? nil : fixIt(translation, [piece], .needsReview))
  }

  private func report(typed piece: ForeignPiece) -> Diagnostic? {
    guard let view = ForeignView(reader.tokens, piece.tokens) else { return nil }
    let fixIt = FixIt(
      "write '\(view.text)'", [Edit(piece.range, view.text)], view.saysView ? .automatic : .needsReview)
    return .foreignStatement("UIKit", "creates a view", at: piece.range, fixIt: fixIt)
  }

  /// True if a translation declares a view that the file has already.
  private func declaresAgain(_ translation: PastedText) -> Bool {
    let tokens = pasteTokens(Array(translation.text.utf8))
    return tokens.indices.dropFirst().contains { tokens[$0 - 1].text == "view" && views.contains(tokens[$0].text) }
  }

  /// Writes a translation, and moves the declarations of the views into it that the file has already; nil if the file uses them
  /// elsewhere, where their names would not be right any more.
  private func movingFixIt(_ translation: PastedText, _ group: [ForeignPiece]) -> FixIt? {
    var translation = translation
    var removals: [Edit] = []
    var lines: [String] = []
    for line in translation.text.split(separator: "\n").map({ String($0) }) {
      let tokens = pasteTokens(Array(line.utf8))
      guard tokens.count > 2, tokens[0].text == "view", views.contains(tokens[1].text) else {
        lines.append(line)
        continue
      }
      guard tokens.count == 3, let moved = onlyDeclaration(of: tokens[1].text, besides: group) else { return nil }
      lines.append(line.prefix(tokens[0].start) + String(decoding: bytes[moved.start..<moved.end], as: UTF8.self))
      removals.append(Edit(removal(of: moved), ""))
    }
    translation.text = lines.joined(separator: "\n")
    var fixIt = fixIt(translation, group, .needsReview)
    fixIt.edits += removals
    return fixIt
  }

  /// The line that declares a view in the same braces as some statements, if nothing else outside of them names it.
  private func onlyDeclaration(of name: String, besides group: [ForeignPiece]) -> SourceRange? {
    let others = (mentions[name] ?? []).filter { index in !group.contains { $0.tokens.contains(index) } }
    guard others.count == 1, others[0] > 0, let first = group.first else { return nil }
    let start = others[0] - 1
    guard reader.tokens[start].text == "view", reader.tokens[start].startsLine,
      brackets.areTogether(start, first.tokens.lowerBound)
    else { return nil }
    var end = start + 1
    while end < reader.tokens.count - 1 && !reader.tokens[end].startsLine { end += 1 }
    guard isBalanced(start..<end) else { return nil }
    return SourceRange(file: file, start: reader.tokens[start].start, end: reader.tokens[end - 1].end)
  }

  /// Writes a translation in place of the first statement, and removes the others.
  private func fixIt(_ translation: PastedText, _ group: [ForeignPiece], _ safety: FixIt.Safety) -> FixIt {
    let range = group[0].range
    let lines = translation.text.split(separator: "\n").map { String($0) }
    let separator = "\n" + indentation(before: range.start)
    let removals = merged(group.dropFirst().map { $0.range }).map { Edit(removal(of: $0), "") }
    let edits = [Edit(range, lines.joined(separator: separator))] + removals
    if lines.count > 1 { return FixIt("write its \(lines.count) lines", edits, safety) }
    return FixIt(lines[0].utf8.count <= 80 ? "write '\(lines[0])'" : "write its translation", edits, safety)
  }

  /// The ranges with those as one that only blanks are between.
  private func merged(_ ranges: [SourceRange]) -> [SourceRange] {
    var merged: [SourceRange] = []
    for range in ranges {
      if let last = merged.last, last.end <= range.start,
        bytes[last.end..<range.start].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x3B })
      {
        merged[merged.count - 1] = last.union(range)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  private func firstLine(of range: SourceRange) -> SourceRange {
    let end = bytes[range.start..<range.end].firstIndex { $0 == 0x0A || $0 == 0x0D }
    return SourceRange(file: file, start: range.start, end: end ?? range.end)
  }

  /// The range of a statement, with its line if nothing else stands there.
  private func removal(of range: SourceRange) -> SourceRange {
    let start = range.start - indentation(before: range.start).utf8.count
    let isFirst = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    if !isFirst { return SourceRange(file: file, start: startWithSeparator(range.start), end: range.end) }
    var end = range.end
    while end < bytes.count && (bytes[end] == 0x20 || bytes[end] == 0x09) { end += 1 }
    if end < bytes.count && bytes[end] == 0x0D { end += 1 }
    guard end == bytes.count || bytes[end] == 0x0A else { return range }
    return SourceRange(file: file, start: start, end: min(end + 1, bytes.count))
  }

  /// The start of a statement with the semicolon and the blanks before it.
  private func startWithSeparator(_ start: Int) -> Int {
    var start = start
    while start > 0 && (bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09) { start -= 1 }
    return start > 0 && bytes[start - 1] == 0x3B ? start - 1 : start
  }

  /// The white space before the statement on its line.
  private func indentation(before start: Int) -> String {
    var first = start
    while first > 0 && bytes[first - 1] != 0x0A && bytes[first - 1] != 0x0D { first -= 1 }
    var end = first
    while end < start && (bytes[end] == 0x20 || bytes[end] == 0x09) { end += 1 }
    return String(decoding: bytes[first..<end], as: UTF8.self)
  }
}
