import LayDiagnostics
import LayParser
import Testing

/// A report that a test expects: the code, the message, and the marker that stands where the carets begin.
struct Report {
  var code: DiagnosticCode
  var message: String
  var marker: Character
  /// The text above the carets, where a test cares.
  var covered: String?

  init(_ code: DiagnosticCode, _ message: String, at marker: Character = "1️⃣", on covered: String? = nil) {
    self.code = code
    self.message = message
    self.marker = marker
    self.covered = covered
  }
}

/// Parses `marked`, whose markers `1️⃣` … `9️⃣` are not part of the text, and expects just `reports`, in this order. With
/// `afterFixes`, all fix-its together make that text of it, and none of the repaired reports comes again.
///
/// For free: the tree prints back, its tokens and nodes are in order, and every prefix of the text parses.
func check(
  _ marked: String, reports: [Report] = [], afterFixes: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let (text, markers) = unmark(marked)
  let bytes = Array(text.utf8)
  let tree = parse(bytes)
  expectSound(tree, sourceLocation)
  for length in 0..<bytes.count { expectSound(parse(Array(bytes[..<length])), sourceLocation) }
  let found = tree.diagnostics.map { "\($0.code.id) at \($0.range.start): \($0.message)" }
  let expected = reports.map { "\($0.code.id) at \(markers[$0.marker] ?? -1): \($0.message)" }
  #expect(found == expected, sourceLocation: sourceLocation)
  for (report, diagnostic) in zip(reports, tree.diagnostics) {
    guard let covered = report.covered else { continue }
    let range = diagnostic.range.start..<diagnostic.range.end
    #expect(String(decoding: bytes[range], as: UTF8.self) == covered, sourceLocation: sourceLocation)
  }
  guard let afterFixes else { return }
  let repaired = applyFixes(of: tree)
  #expect(String(decoding: repaired, as: UTF8.self) == afterFixes, sourceLocation: sourceLocation)
  let left = parse(repaired).diagnostics.map(\.code.id)
  let kept = tree.diagnostics.filter { $0.fixIt == nil }.map(\.code.id)
  #expect(left == kept, sourceLocation: sourceLocation)
}

/// A layout around `statements`, for `check`.
func checkStatements(
  _ statements: String, reports: [Report] = [], afterFixes: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  func whole(_ inside: String) -> String { "layout A(1x1) {\n  \(inside)\n}\n" }
  check(
    whole(statements), reports: reports, afterFixes: afterFixes.map(whole), sourceLocation: sourceLocation)
}

/// The text without its markers, and the offset of each.
private func unmark(_ marked: String) -> (text: String, markers: [Character: Int]) {
  var text = ""
  var markers: [Character: Int] = [:]
  for character in marked {
    if "1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣".contains(character) && character.unicodeScalars.count == 3 {
      markers[character] = text.utf8.count
    } else {
      text.append(character)
    }
  }
  return (text, markers)
}

/// The text with the edits of all fix-its made.
func applyFixes(of tree: SyntaxTree) -> [UInt8] {
  var edits = tree.diagnostics.flatMap { $0.fixIt?.edits ?? [] }
  edits.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  var offset = 0
  edits = edits.filter { edit in
    let isFree = edit.range.start >= offset
    if isFree { offset = edit.range.end }
    return isFree
  }
  return applying(edits, to: tree.bytes)
}

/// What holds of every tree, whatever the text was.
func expectSound(_ tree: SyntaxTree, _ sourceLocation: SourceLocation = #_sourceLocation) {
  let problem = firstUnsoundness(of: tree)
  #expect(problem == nil, "\(tree.text.prefix(400).debugDescription)", sourceLocation: sourceLocation)
}

/// The first thing that is wrong with the tree itself, or nil.
func firstUnsoundness(of tree: SyntaxTree) -> String? {
  tokenUnsoundness(of: tree) ?? nodeUnsoundness(of: tree) ?? diagnosticUnsoundness(of: tree)
}

private func tokenUnsoundness(of tree: SyntaxTree) -> String? {
  guard tree.tokenKinds.count == tree.tokenEnds.count, tree.tokenKinds.last == .endOfFile else { return "no end" }
  guard Int(tree.tokenEnds[tree.tokenCount - 1]) == tree.bytes.count else { return "the tokens do not cover the text" }
  var offset = 0
  for index in 0..<tree.tokenCount - 1 {
    let end = Int(tree.tokenEnds[index])
    guard end > offset else { return "token \(index) is empty" }
    let isLineEnd = tree.tokenKinds[index] == .newline
    if !isLineEnd && tree.diagnostics.first?.range.end != 0 && tree.bytes[offset..<end].contains(0x0A) {
      return "token \(index) spans two lines"
    }
    offset = end
  }
  return nil
}

private func nodeUnsoundness(of tree: SyntaxTree) -> String? {
  guard tree.root.kind == .file, tree.nodes.last?.firstNode == 0 else { return "no root" }
  for (index, record) in tree.nodes.enumerated() {
    guard record.firstNode <= index, record.firstToken <= record.endToken else { return "node \(index) is inside out" }
    guard Int(record.endToken) < tree.tokenCount else { return "node \(index) holds the end of the file" }
    var end = record.endToken
    for child in SyntaxNode(tree: tree, index: index).children.reversed() {
      let inner = tree.nodes[child.index]
      guard inner.firstNode >= record.firstNode, inner.firstToken >= record.firstToken, inner.endToken <= end else {
        return "node \(child.index) sticks out of node \(index)"
      }
      end = inner.firstToken
    }
  }
  return nil
}

private func diagnosticUnsoundness(of tree: SyntaxTree) -> String? {
  if tree.diagnostics.isEmpty && tree.nodes.contains(where: { $0.kind == .missing || $0.kind == .unexpected }) {
    return "something was wrong and nothing was said"
  }
  for diagnostic in tree.diagnostics {
    let ranges = [diagnostic.range] + (diagnostic.fixIt?.edits.map(\.range) ?? [])
    if ranges.contains(where: { $0.end > tree.bytes.count }) { return "a report outside the text" }
    if diagnostic.message.utf8.count > 400 { return "a message without end" }
  }
  return nil
}
