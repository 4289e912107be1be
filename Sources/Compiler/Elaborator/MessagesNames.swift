internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

extension Diagnostic {
  // MARK: Names

  /// - Parameter other: A possible name.
  static func duplicateName(
    _ name: String, at range: SourceRange, earlier: SourceRange, line: Int, other: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .duplicateName, "'\(name)' is already declared on line \(line)", at: range,
      labels: [Label(earlier, "the first '\(name)'")],
      notes: [.help("rename one of the two" + (other.map { ", for example '\($0)'" } ?? ""))])
  }

  /// The same declaration, repeated by another iteration of its loop.
  static func repeatedName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateName, "each iteration of the loop declares '\(name)' again", at: range,
      notes: [.help("give it an index, for example `\(name)[i]`")])
  }

  /// - Parameter isView: True if the name that hides the outer one is a view's.
  static func hiddenName(
    _ name: String, what: String, isView: Bool = false, at range: SourceRange, outer: SourceRange, line: Int
  ) -> Diagnostic {
    let rule =
      isView
      ? "a view may reuse only the name of another view" : "only a view or guide may reuse the name of an outer one"
    return Diagnostic(
      .hiddenName, "'\(name)' is already the \(what) of line \(line), and \(rule)", at: range,
      labels: [Label(outer, "the outer '\(name)'")],
      notes: [.help(isView ? "choose another name, for example '\(name)View'" : "choose another name")])
  }

  static func visualFormatNameTaken(_ name: String, _ other: String, at range: SourceRange, other place: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .visualFormatNameTaken, "'\(name)' is taken: in visual formats it means '\(other)'",
      at: range,
      labels: [Label(place, "'\(other)' is declared here")], notes: [.help("choose another name")])
  }

  static func unknownCode(_ name: String, at range: SourceRange) -> Diagnostic {
    let all = DiagnosticCode.all
    var diagnostic = Diagnostic(
      .unknownCode, "there is no code '\(name)'", at: range,
      notes: [.help("a code follows its message in brackets, for example `allow L0502`")])
    let guess = nearest(to: name, among: all.map { $0.name })
    if let named = all.first(where: { $0.name == guess || $0.name == name || $0.name.hasPrefix("\(name)-") }) {
      diagnostic.message += "; did you mean \(named.id) '\(named.name)'?"
      diagnostic.fixIt = FixIt("change '\(name)' to '\(named.id)'", [Edit(range, named.id)], .needsReview)
    }
    return diagnostic
  }

  static func unknownOverride(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unknownOverride, "nothing that can be set is called '\(name)'", at: range,
      notes: [.note("metrics and the constants of named constraints can be set from outside")])
    if let guess = nearest(to: name, among: known) { diagnostic.message += "; did you mean '\(guess)'?" }
    return diagnostic
  }

  // MARK: Constants

  static func evaluationTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .evaluationTooDeep, "this value depends on a chain of more than \(Limits.evaluation) other values", at: range,
      notes: [.help("declare the later constants first, or write a number")])
  }

  /// A cycle of constants: each needs the next, and the last one the first. The report is at the first in the text.
  static func constantNeedsItself(_ cycle: [(name: String, declaration: SourceRange)]) -> Diagnostic {
    let names = cycle.map { $0.name }
    let path = names.count > 8 ? Array(names.prefix(4)) + ["…"] + Array(names.suffix(3)) : names
    let name = names.first ?? ""
    let message = "the value of '\(name)' depends on itself"
    return Diagnostic(
      .constantNeedsItself, names.count > 1 ? "\(message): \((path + [name]).joinedText(" → "))" : message,
      at: cycle[0].declaration, labels: cycle.dropFirst().prefix(6).map { Label($0.declaration, "needed before") },
      notes: [
        .help(
          names.count > 1
            ? "replace the value of one of these constants by a number" : "replace its value by a number")
      ])
  }

  static func letNotConstant(_ name: String, _ value: Value, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .letNotConstant, "'\(name)' would be \(value.kindText), which is known only after layout", at: range,
      notes: [.help("give it a value that is known before layout: a number, a string, a size, or a list")])
  }

  static func metricNotNumber(_ name: String, _ value: Value, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .metricNotNumber, "the metric '\(name)' must be a number, but this value is \(value.kindText)", at: range,
      notes: [.help("for a string, a size or a list, use `let`")])
  }

  static func emptyRange(
    _ name: String, from lowest: Rational, to highest: Rational, example: String, at range: SourceRange
  ) -> Diagnostic {
    var found = Diagnostic(
      .emptyRange, "the range of '\(name)' goes from \(lowest) to \(highest)", at: range,
      notes: [.help("write the smaller number first: `\(example) = 0 ... 346`")])
    found.fixIt =
      lowest == highest
      ? FixIt("write '\(lowest)'", [Edit(range, "\(lowest)")], .automatic)
      : FixIt("swap the two numbers", [Edit(range, "\(highest) ... \(lowest)")], .needsReview)
    return found
  }

  static func outsideOfRange(
    _ name: String, _ value: Rational, _ bounds: SizeBounds, at place: SourceRange
  ) -> Diagnostic {
    let range = bounds.lowest == bounds.highest ? "\(bounds.lowest)" : "\(bounds.lowest) to \(bounds.highest)"
    return Diagnostic(
      .outsideOfRange, "\(value) is outside of the range of '\(name)', \(range)", at: place,
      notes: [.help("set a number in the range, or extend the range")])
  }

  static func choiceByRange(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .choiceByRange, "\(what) uses a metric or parameter with a range of values", at: range,
      notes: [
        .note("layc can prove a layout only if such a value stands in sums, or in products with numbers"),
        .help("write constraints between views instead, or give the metric a single number"),
      ])
  }

  // MARK: Loops and indices

  static func notWhole(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.notWhole, "an index or a bound must be a constant whole number, but this is \(what)", at: range)
  }

  /// Extends the report of an index that is an element by the loop with a counter.
  mutating func count(_ variable: SyntaxToken, of loop: SyntaxNode, at index: SourceRange) {
    let counter = loop.allTokens.contains { $0.kind == .name && $0.text == "i" } ? "index" : "i"
    notes = [.help("a loop counts with a second variable: `for \(counter), \(variable.text) in …`, `[\(counter)]`")]
    let place = SourceRange(file: variable.range.file, start: variable.range.start, end: variable.range.start)
    let uses = loop.indices(by: variable.text).filter { $0 != index }
    fixIt = FixIt(
      "write `for \(counter), \(variable.text)` and `[\(counter)]`",
      [Edit(place, "\(counter), ")] + ([index] + uses).map { Edit($0, counter) }, .needsReview)
  }

  static func loopOverOther(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .loopOverOther, "a loop must run over a range or a list, but this is \(what)", at: range,
      notes: [.help("ranges are `0 ..< 4` (without 4) or `0 ... 4` (with 4)")])
  }

  /// `contentGuide` or `frameGuide` of a view that does not scroll.
  static func guideOfScrollView(_ guide: BuiltInGuide, _ view: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownName, "only a ScrollView has '\(guide.name)', and '\(view)' is none", at: range,
      notes: [.help("every view has 'safeArea', 'margins' and 'readable'")])
  }

  /// `keyboardLayoutGuide` of a view inside the root; `isBare` if no path is before it.
  static func guideOfRoot(_ guide: BuiltInGuide, _ view: String, isBare: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownName, "only the root has '\(guide.name)', and '\(view)' is inside it", at: range,
      notes: [.help("the keyboard covers the bottom of the root: write `root.\(guide.name)`")],
      fixIt: isBare ? FixIt("write 'root.\(guide.name)'", [Edit(range, "root.\(guide.name)")], .automatic) : nil)
  }

  // MARK: Limits

  static func tooManyViews(at range: SourceRange) -> Diagnostic {
    Diagnostic(.tooManyViews, "more than \(Limits.views) views", at: range)
  }

  static func tooManyRepetitions(at range: SourceRange) -> Diagnostic {
    Diagnostic(.tooManyRepetitions, "the loops take more than \(Limits.repetitions) iterations", at: range)
  }

  static func tooManyStatements(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyStatements, "the loops and components of this file expand to more than \(Limits.statements) statements",
      at: range)
  }

  static func tooManyElements(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyElements, "the lists, parentheses and arguments here hold more than \(Limits.elements) values", at: range)
  }

  static func nestedTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(.nestedTooDeep, "views and braces are nested more than \(Limits.nesting) deep", at: range)
  }

  static func tooManyFindings(at range: SourceRange) -> Diagnostic {
    Diagnostic(.tooManyFindings, "more than \(Limits.problems) problems; the others are not shown", at: range)
  }
}

extension SyntaxNode {
  /// The ranges of the indices inside of the node that are `name` alone: `[name]`
  fileprivate func indices(by name: String) -> [SourceRange] {
    var found: [SourceRange] = []
    for part in Int(tree.nodes[index].firstNode)..<index {
      let brackets = SyntaxNode(tree: tree, index: part)
      guard brackets.kind == .index else { continue }
      for inner in brackets.children where inner.kind == .nameExpression && inner.text == name {
        found.append(inner.range)
      }
    }
    return found
  }
}
