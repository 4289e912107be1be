public import LayDiagnostics

/// Replaces the problems of each statement of UIKit, SnapKit, Masonry or PureLayout in a file of the language by one error,
/// whose fix is the translation. Other problems stay as they are.
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
    var depths: [Int] = []
    var depth = 0
    for (index, token) in reader.tokens.enumerated() {
      depths.append(depth)
      if token.kind == .sign && token.text == "{" { depth += 1 }
      if token.kind == .sign && token.text == "}" { depth -= 1 }
      let isDeclaration = token.kind == .name && index > 0 && ["metric", "let"].contains(reader.tokens[index - 1].text)
      if isDeclaration { known.insert(token.text) }
    }
    (self.known, self.depths) = (known, depths)
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
      index = isForeign(index..<end) ? max(read(from: index), end) : end
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

  /// True if a line has a word that only constraints of UIKit have.
  private func isForeign(_ line: Range<Int>) -> Bool {
    line.contains { isForeignWord(reader.tokens, $0) }
  }

  /// Reads the statement at a token, and returns the token after it.
  private mutating func read(from first: Int) -> Int {
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
    let translation = translate(Array(bytes[start..<last.end]), known: known)
    guard !translation.isEmpty, !translation.hasLayout else { return end }
    found.append(report(translation, range, first))
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

  private func report(_ translation: PastedText, _ range: SourceRange, _ first: Int) -> Diagnostic {
    let lines = translation.text.split(separator: "\n").map { String($0) }
    let separator = "\n" + indentation(before: range.start)
    let edit = Edit(range, lines.joined(separator: separator))
    let words = lines.count == 1 && lines[0].utf8.count <= 80 ? "write '\(lines[0])'" : "write its \(lines.count) lines"
    // Directly in the braces of a layout `superview` is the view of the controller.
    let isSafe = translation.noteCount == 0 && depths[first] == 1
    var shown = range
    if let end = bytes[range.start..<range.end].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      shown = SourceRange(file: file, start: range.start, end: end)
    }
    return .foreignStatement(at: shown, fixIt: FixIt(words, [edit], isSafe ? .automatic : .needsReview))
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
