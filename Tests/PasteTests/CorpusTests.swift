import LayCompiler
import LayDiagnostics
import LayPaste
import LayParser
import TestSupport
import Testing

@Suite struct CorpusTests {
  /// Nine of ten snippets are translated to exactly the constraints that were written down; the others are listed.
  @Test func nineOfTenSnippetsBecomeTheirConstraints() {
    let failures = Corpus.snippets.compactMap { snippet in snippet.problem.map { "\(snippet.name): \($0)" } }
    let count = Corpus.snippets.count
    let share = 100 * Double(count - failures.count) / Double(max(count, 1))
    print("paste corpus: \(count - failures.count) of \(count) snippets, \((share * 10).rounded() / 10) %")
    for failure in failures { print("paste corpus: \(failure)") }
    #expect(count >= 300)
    #expect(share >= 90)
  }

  private let inBraces = PastePlace(numbers: [], braces: PastePlace.Braces(views: [], takesMetrics: true))

  /// Pasted into a file outside of layouts, each snippet is a layout with its constraints. In braces, it has the same constraints
  /// beside the views that it does not declare.
  @Test func pastedSnippetsHaveTheirConstraints() {
    for snippet in Corpus.snippets where snippet.problem == nil {
      let bytes = Array(snippet.text.utf8)
      for place in [PastePlace(numbers: [], braces: nil), inBraces] {
        guard let pasted = translatePasted(bytes, into: place) else {
          Issue.record("\(snippet.name) is not pasted")
          continue
        }
        let layouts = Snippet.compiled(pasted).layouts
        let rows = layouts.flatMap(Snippet.rows).sorted()
        #expect(rows == snippet.rows, "\(snippet.name): \(pasted.text)")
      }
    }
  }

  /// The first syntax error of a translation, with the translation; nil for none.
  private func syntaxProblem(_ translation: PastedText) -> String? {
    let text = translation.hasLayout ? translation.text : "layout Pasted {\n\(translation.text)}\n"
    return parse(Array(text.utf8)).diagnostics.first.map { "\($0.message) in\n\(text)" }
  }

  /// Every beginning of every snippet is read, and its translation has no syntax errors; a fifth of them without the switch.
  @Test func everyBeginningIsRead() {
    let step = cases(5, thorough: 1)
    for (number, snippet) in Corpus.snippets.enumerated() {
      let bytes = Array(snippet.text.utf8)
      for count in stride(from: number % step, to: bytes.count, by: step) {
        let problem = syntaxProblem(translate(Array(bytes[..<count])))
        #expect(problem == nil, "\(snippet.name), \(count) bytes")
      }
    }
  }

  @Test func mutantsAreRead() {
    var generator = SeededGenerator(seed: 20)
    let pieces = [
      "(", ")", "[", "]", "{", "}", "\"", ",", ".", "\n", "@", "^", ":", "=", "-", "\\(", "/*", "é", "\0", "in",
    ]
    for snippet in Corpus.snippets {
      for _ in 0..<cases(10, thorough: 1000) {
        var bytes = Array(snippet.text.utf8)
        for _ in 0..<3 where !bytes.isEmpty {
          let place = Int.random(in: 0..<bytes.count, using: &generator)
          let piece = pieces.randomElement(using: &generator) ?? ""
          if Bool.random(using: &generator) {
            bytes.remove(at: place)
          } else {
            bytes.insert(contentsOf: piece.utf8, at: place)
          }
        }
        let pasted = translatePasted(bytes, into: inBraces)
        let problem = syntaxProblem(translate(bytes)) ?? pasted.flatMap { syntaxProblem($0) }
        #expect(problem == nil, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test(arguments: [
    "(", "[", "{", "[a ", "f(", "f { ", "- ", "!", "a.", "a.b(", "@{", "^{", "a ? ", "VStack { ", "if x { ",
    "class A { ", "a: ", "x = ", "[[UIView alloc] ", "\"\\(", "/*", "view.addSubview(", "1 + ",
    "a.topAnchor.constraint(equalTo: ", "let a = ", "[x].forEach { ", "x.snp.makeConstraints { ", "UIView(), ",
    "func f() { ", "f.autoSetPriority(.x) { ", "f.autoCreateAndInstallConstraints { ",
    "a.autoPinEdge(.top, to: .top, of: ",
    "Text(\"a\").padding()\n", "let a = a + a\n", "a.addSubview(b)\n", "b.text = \"x\"\n",
  ]) func deepAndLongTextsTakeLinearTime(_ piece: String) {
    for count in [1000, cases(5000, thorough: 20_000)] {
      let text = String(repeating: piece, count: min(count, PasteLimits.size / piece.utf8.count))
      #expect(syntaxProblem(translate(Array(text.utf8))) == nil)
    }
  }
}
