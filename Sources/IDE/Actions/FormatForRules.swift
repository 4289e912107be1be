internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The replacement of constraints by a visual format.
struct FormatForRules {
  let site: ActionSite

  /// Rewrites constraints as one visual format: the selected ones, or those around the cursor that form a chain with the
  /// constraint at the cursor.
  func drafts() -> [ActionDraft] {
    let selected = site.selection.isEmpty ? [] : site.statements
    guard let anchor = selected.isEmpty ? site.statement : selected.first else { return [] }
    let rules = (selected.isEmpty ? rulesAround(anchor) : selected)
    guard rules.allSatisfy({ $0.kind == .rule }), anchor.ancestor({ $0 == .expectStatement }) == nil else { return [] }
    let read = rules.map { FormatChain.Rule(node: $0, atoms: FormatAtom.atoms(of: $0) ?? []) }
    let start = selected.isEmpty ? read.first { $0.node.index == anchor.index } : read.first { $0.isGap }
    guard let start, start.isGap, let chain = FormatChain(from: start, in: read) else { return [] }
    let used = chain.used(of: read)
    guard selected.isEmpty ? used.count > 1 : used.count == read.count else { return [] }
    var edits = [Edit(used[0].range, "vfl \"\(chain.text)\"" + chain.options.map { " \($0)" }.joined())]
    var end = used[0].range.end
    for rule in used.dropFirst() {
      let gone = removal(of: rule)
      edits.append(Edit(SourceRange(file: gone.file, start: max(gone.start, end), end: gone.end), ""))
      end = gone.end
    }
    return [ActionDraft(title: "write the constraints as a visual format", edits: edits)]
  }

  /// Returns the range to delete for a constraint that is not the first in its braces: on a shared line, with the `;` before it.
  private func removal(of rule: SyntaxNode) -> SourceRange {
    let before = rule.parent?.children.last { $0.range.end <= rule.range.start }
    let lines = site.snapshot.file.lines
    guard let before, !site.standsAlone(rule),
      lines.position(of: before.range.end).line == lines.position(of: rule.range.start).line
    else { return rule.removal }
    return SourceRange(file: rule.range.file, start: before.range.end, end: rule.range.end)
  }

  /// Returns the constraints next to one, without an empty line or another statement between them.
  private func rulesAround(_ rule: SyntaxNode) -> [SyntaxNode] {
    guard let siblings = rule.parent?.children, let place = siblings.firstIndex(where: { $0.index == rule.index })
    else { return [] }
    var (first, last) = (place, place)
    while first > 0, hangsTogether(siblings[first - 1], siblings[first]) { first -= 1 }
    while last + 1 < siblings.count, hangsTogether(siblings[last], siblings[last + 1]) { last += 1 }
    return Array(siblings[first...last])
  }

  private func hangsTogether(_ a: SyntaxNode, _ b: SyntaxNode) -> Bool {
    let lines = site.snapshot.file.lines
    return a.kind == .rule && b.kind == .rule
      && lines.position(of: b.range.start).line <= lines.position(of: a.range.end).line + 1
  }
}

/// A chain of views along an axis, with the constraints on the gaps between them and on their sizes.
struct FormatChain {
  struct Rule {
    var node: SyntaxNode
    var atoms: [FormatAtom]

    /// True if the constraint is a single gap.
    var isGap: Bool { gap != nil }

    var gap: (edges: FormatAtom.Edges, start: FormatAtom.End, end: FormatAtom.End, demand: String, isOfBaselines: Bool)?
    {
      guard atoms.count == 1, case .gap(let edges, let start, let end, let demand, let isOfBaselines) = atoms[0] else {
        return nil
      }
      return (edges, start, end, demand, isOfBaselines)
    }
  }

  private let edges: FormatAtom.Edges
  private var ends: [FormatAtom.End]
  private var isOfBaselines: Bool?
  private var demands: [String: [String]] = [:]
  private var gaps: [Int: [String]] = [:]
  private var used: Set<Int> = []
  private(set) var options: [String] = []

  init?(from start: Rule, in rules: [Rule]) {
    guard let gap = start.gap else { return nil }
    edges = gap.edges
    ends = [gap.start, gap.end]
    extend(rules)
    for rule in rules { take(rule) }
    guard isWhole else { return nil }
    takeAlignments(rules)
    addWords()
  }

  /// Returns the constraints that the chain expresses completely.
  func used(of rules: [Rule]) -> [SyntaxNode] { rules.filter { used.contains($0.node.index) }.map { $0.node } }

  private var isVertical: Bool { edges == .vertical }

  // MARK: - Collecting

  /// Extends the chain at both ends, as long as there is exactly one next view.
  private mutating func extend(_ rules: [Rule]) {
    let own = rules.compactMap { $0.gap }.filter { $0.edges == edges }
    while let last = ends.last, last != .superview {
      let next = Set(own.filter { $0.start == last }.map { $0.end })
      guard next.count == 1, let end = next.first, !ends.contains(end) || end == .superview && ends.count > 1 else {
        break
      }
      ends.append(end)
    }
    while let first = ends.first, first != .superview {
      let next = Set(own.filter { $0.end == first }.map { $0.start })
      guard next.count == 1, let start = next.first, start == .superview || !ends.contains(start) else { break }
      ends.insert(start, at: 0)
    }
  }

  private mutating func take(_ rule: Rule) {
    if let gap = rule.gap, gap.edges == edges, let place = place(of: gap.start, gap.end) {
      let isBetween = gap.start != .superview && gap.end != .superview
      if isBetween {
        guard (isOfBaselines ?? gap.isOfBaselines) == gap.isOfBaselines else { return }
        isOfBaselines = gap.isOfBaselines
      }
      gaps[place, default: []].append(gap.demand)
      used.insert(rule.node.index)
      return
    }
    let sizes = rule.atoms.compactMap { atom -> (view: String, demand: String)? in
      guard case .size(let view, let isVertical, let demand) = atom, isVertical == self.isVertical,
        ends.contains(.view(view))
      else { return nil }
      return (view, demand)
    }
    guard !sizes.isEmpty, sizes.count == rule.atoms.count else { return }
    for size in sizes { demands[size.view, default: []].append(size.demand) }
    used.insert(rule.node.index)
  }

  private func place(of start: FormatAtom.End, _ end: FormatAtom.End) -> Int? {
    ends.indices.dropLast().first { ends[$0] == start && ends[$0 + 1] == end }
  }

  /// True if every gap has a constraint.
  private var isWhole: Bool { ends.indices.dropLast().allSatisfy { gaps[$0] != nil } }

  /// Takes an alignment as an option only if it holds for all pairs of neighbours.
  private mutating func takeAlignments(_ rules: [Rule]) {
    let views = views
    let neighbours = Set(zip(views, views.dropFirst()).map { Set([$0, $1]) })
    guard !neighbours.isEmpty else { return }
    var found: [(option: String, pairs: Set<Set<String>>, rules: [Int])] = []
    for rule in rules {
      var words: Set<String> = []
      var pairs: Set<Set<String>> = []
      for case .alignment(let option, isVertical, let pair) in rule.atoms {
        words.insert(option)
        pairs.insert(pair)
      }
      guard let word = words.first, words.count == 1, pairs.count == rule.atoms.count else { continue }
      if let place = found.firstIndex(where: { $0.option == word }) {
        found[place].pairs.formUnion(pairs)
        found[place].rules.append(rule.node.index)
      } else {
        found.append((word, pairs, [rule.node.index]))
      }
    }
    for entry in found where entry.pairs == neighbours {
      options.append(entry.option)
      used.formUnion(entry.rules)
    }
  }

  private mutating func addWords() {
    if edges == .left { options.append("directionLeftToRight") }
    if isOfBaselines == true { options.append("spacingBaselineToBaseline") }
  }

  private var views: [String] {
    ends.compactMap { if case .view(let name) = $0 { name } else { nil } }
  }

  // MARK: - Writing

  /// The format string, without its quotes.
  var text: String {
    var text = isVertical ? "V:" : "H:"
    for (index, end) in ends.enumerated() {
      switch end {
      case .superview: text += "|"
      case .view(let name):
        let own = demands[name] ?? []
        text += "[\(name)\(own.isEmpty ? "" : "(\(own.joined(separator: ",")))")]"
      }
      if index + 1 < ends.count { text += FormatChain.connection(gaps[index] ?? []) }
    }
    return text
  }

  private static func connection(_ demands: [String]) -> String {
    if demands == ["0"] { return "" }
    let isPlain =
      demands.count == 1
      && demands[0].utf8.allSatisfy { byte in
        byte == 0x2E || byte == 0x5F || Character(Unicode.Scalar(byte)).isLetter
          || Character(Unicode.Scalar(byte)).isNumber
      }
    return isPlain ? "-\(demands[0])-" : "-(\(demands.joined(separator: ",")))-"
  }
}
