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
  /// The number of open braces before each token.
  private let depths: [Int]
  /// The starts of the errors in the file, in order.
  private let errors: [Int]
  /// The errors of the statements that were found, in order.
  private var found: [Diagnostic] = []

  init(_ bytes: [UInt8], _ diagnostics: [Diagnostic], _ file: FileID) {
    (self.bytes, self.diagnostics, self.file) = (bytes, diagnostics, file)
    reader = PasteReader(tokens: pasteTokens(bytes))
    var known: Set<String> = []
    var views: Set<String> = []
    var depths: [Int] = []
    var depth = 0
    for (index, token) in reader.tokens.enumerated() {
      depths.append(depth)
      if token.kind == .sign && token.text == "{" { depth += 1 }
      if token.kind == .sign && token.text == "}" { depth -= 1 }
      guard token.kind == .name, index > 0 else { continue }
      switch reader.tokens[index - 1].text {
      case "metric", "let": known.insert(token.text)
      case "view", "guide": views.insert(token.text)
      default: break
      }
    }
    (self.known, self.views, self.depths) = (known, views, depths)
    errors = diagnostics.filter { $0.range.file == file && $0.severity == .error }.map { $0.range.start }.sorted()
  }

  /// The diagnostics with one error for each statement that was found.
  var joined: [Diagnostic] {
    if found.isEmpty { return diagnostics }
    let ranges = found.map { $0.fixIt?.edits.first?.range ?? $0.range }
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
      let code = ForeignCode(reader.tokens, index..<end, depth: depths[index])
      index = code.map { max(read($0, from: index), end) } ?? end
    }
  }

  /// The first token after `index` that begins a line or a statement.
  private func endOfLine(_ index: Int) -> Int {
    var end = index + 1
    while end < reader.tokens.count - 1 && !reader.tokens[end].startsLine {
      let previous = reader.tokens[end - 1]
      if previous.kind == .sign && (previous.text == ";" || previous.text == "{") { break }
      end += 1
    }
    return end
  }

  /// Reads the statement at a token, and returns the token after it.
  private mutating func read(_ code: ForeignCode, from first: Int) -> Int {
    reader.position = first
    reader.readSingleStatement()
    let end = reader.position
    guard end > first, isBalanced(first..<end) else { return end }
    let last = reader.tokens[end - 1]
    let start = reader.tokens[first].start
    let after = reader.tokens[end]
    let isSeparated = after.kind == .sign && (after.text == "," || after.text == ";") && !after.startsLine
    let range = SourceRange(file: file, start: start, end: isSeparated ? after.end : last.end)
    guard hasError(start..<range.end) else { return end }
    guard let report = report(code, range, first..<end) else { return end }
    found.append(report)
    return isSeparated ? end + 1 : end
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

  /// The error of a statement; nil if it is not translated.
  private func report(_ code: ForeignCode, _ range: SourceRange, _ tokens: Range<Int>) -> Diagnostic? {
    let shown = firstLine(of: range)
    switch code {
    case .constraints: return report(constraintsIn: range, tokens)
    case .view: return report(viewsIn: range, tokens, "UIKit", "a view")
    case .builder: return report(viewsIn: range, tokens, "SwiftUI", "views")
    case .hierarchy: return .addedSubview(at: shown, removed: removal(of: range))
    case .module:
      return .importedModule(reader.tokens[tokens.upperBound - 1].text, at: shown, removed: removal(of: range))
    }
  }

  private func report(constraintsIn range: SourceRange, _ tokens: Range<Int>) -> Diagnostic? {
    let translation = translate(Array(bytes[range.start..<reader.tokens[tokens.upperBound - 1].end]), known: known)
    guard !translation.isEmpty, !translation.hasLayout else { return nil }
    // Directly in the braces of a layout `superview` is the view of the controller.
    let isSafe = translation.noteCount == 0 && depths[tokens.lowerBound] == 1
    return .foreignStatement(
      ForeignCode.framework(reader.tokens[tokens]), creates: "constraints", at: firstLine(of: range),
      fixIt: fixIt(translation, range, isSafe ? .automatic : .needsReview))
  }

  private func report(viewsIn range: SourceRange, _ tokens: Range<Int>, _ framework: String, _ what: String)
    -> Diagnostic?
  {
    let text = Array(bytes[range.start..<reader.tokens[tokens.upperBound - 1].end])
    let braces = PastePlace.Braces(views: views, takesMetrics: depths[tokens.lowerBound] == 1)
    guard let translation = translatePasted(text, into: PastePlace(numbers: known, braces: braces)),
      translation.noteCount == 0
    else { return nil }
    let fixIt = declaresAgain(translation) ? nil : fixIt(translation, range, .needsReview)
    return .foreignStatement(framework, creates: what, at: firstLine(of: range), fixIt: fixIt)
  }

  /// True if a translation declares a view that the file has already.
  private func declaresAgain(_ translation: PastedText) -> Bool {
    let tokens = pasteTokens(Array(translation.text.utf8))
    return tokens.indices.dropFirst().contains { tokens[$0 - 1].text == "view" && views.contains(tokens[$0].text) }
  }

  private func fixIt(_ translation: PastedText, _ range: SourceRange, _ safety: FixIt.Safety) -> FixIt {
    let lines = translation.text.split(separator: "\n").map { String($0) }
    let separator = "\n" + indentation(before: range.start)
    let edit = Edit(range, lines.joined(separator: separator))
    if lines.count > 1 { return FixIt("write its \(lines.count) lines", [edit], safety) }
    return FixIt(lines[0].utf8.count <= 80 ? "write '\(lines[0])'" : "write its translation", [edit], safety)
  }

  private func firstLine(of range: SourceRange) -> SourceRange {
    let end = bytes[range.start..<range.end].firstIndex { $0 == 0x0A || $0 == 0x0D }
    return SourceRange(file: file, start: range.start, end: end ?? range.end)
  }

  /// The range of a statement, with its line if nothing else stands there.
  private func removal(of range: SourceRange) -> SourceRange {
    let start = range.start - indentation(before: range.start).utf8.count
    let isFirst = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    var end = range.end
    while end < bytes.count && (bytes[end] == 0x20 || bytes[end] == 0x09) { end += 1 }
    if end < bytes.count && bytes[end] == 0x0D { end += 1 }
    guard isFirst, end == bytes.count || bytes[end] == 0x0A else { return range }
    return SourceRange(file: file, start: start, end: min(end + 1, bytes.count))
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
