internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The constraints of a conflict as labels: those at one position together, and if there are many, those that read alike.
struct FoldedRules {
  /// The maximum number of positions that are shown.
  static let limit = 8

  private struct Group {
    var range: SourceRange
    var words: [String]
    /// The number of constraints that the group represents.
    var count: Int
    /// The words without their numbers.
    var shape: String

    var text: String {
      let more = count - words.count
      let text = words.joined(separator: ", ")
      return more > 0 ? "\(text), and \(more) constraint\(more == 1 ? "" : "s") like it" : text
    }
  }
  private var groups: [Group] = []

  /// Creates the labels of the set's constraints that are in the file, but not of `broken`, which has carets of its own.
  init(_ conflict: Conflict, except broken: SourceRange, in layout: CompiledLayout) {
    var rules: [(range: SourceRange, words: String)] = []
    for member in conflict.members where member.origin != conflict.broken {
      if let range = layout.place(of: member.origin) { rules.append((range, layout.words(for: member))) }
    }
    self.init(rules, except: broken)
  }

  /// Creates the labels of constraints in words, each at its position; those at `broken` are kept apart, because carets are
  /// there.
  init(_ rules: [(range: SourceRange, words: String)], except broken: SourceRange) {
    var places: [SourceRange: Int] = [:]
    for (range, words) in rules {
      guard let place = places[range] else {
        places[range] = groups.count
        groups.append(Group(range: range, words: [words], count: 1, shape: FoldedRules.shape(of: words)))
        continue
      }
      groups[place].count += 1
      var (limit, words) = (2, words)
      // `the stack 'bar' begins with 'a', keeps 'b' 8 after 'a', ends with 'b'`
      if let name = FoldedRules.arranger(groups[place].words[0]) {
        limit = 3
        if words.hasPrefix(name) { words = String(words.dropFirst(name.count)) }
      }
      if groups[place].words.count < limit && !groups[place].words.contains(words) { groups[place].words.append(words) }
    }
    if groups.count > FoldedRules.limit { foldAlike() }
    if let place = groups.firstIndex(where: { $0.range == broken }) { beside = groups.remove(at: place) }
  }

  /// The stack, grid or mask that words begin with: `the stack 'bar' `.
  private static func arranger(_ words: String) -> String? {
    guard ["the stack '", "the grid '", "the mask of '"].contains(where: { words.hasPrefix($0) }) else { return nil }
    var name = ""
    var quotes = 0
    for character in words {
      name.append(character)
      if character == "'" { quotes += 1 }
      if quotes == 2 && character == " " { return name }
    }
    return nil
  }

  /// The other constraints at the position of the carets.
  private var beside: Group?

  /// Folds groups whose words differ in numbers alone, such as `'a1' is 20 wide` and `'a2' is 30 wide`: the first represents all.
  private mutating func foldAlike() {
    var kept: [Group] = []
    var places: [String: Int] = [:]
    for group in groups {
      if let place = places[group.shape] {
        kept[place].count += group.count
      } else {
        places[group.shape] = kept.count
        kept.append(group)
      }
    }
    groups = kept
  }

  private static func shape(of words: String) -> String {
    var shape: [UInt8] = []
    for byte in words.utf8 {
      let isDigit = (0x30...0x39).contains(byte) || byte == 0x2E && shape.last == 0x23
      if !isDigit { shape.append(byte) } else if shape.last != 0x23 { shape.append(0x23) }
    }
    return String(decoding: shape, as: UTF8.self)
  }

  /// The labels of the first positions.
  var labels: [Label] {
    groups.prefix(FoldedRules.limit).map { Label($0.range, $0.text) }
  }

  /// The other constraints at the position of the carets, in words; nil if there are none.
  var besideCarets: String? { beside?.text }

  /// The number of constraints without a label; nil if there are none.
  var rest: Note? {
    let more = groups.dropFirst(FoldedRules.limit).map { $0.count }.reduce(0, +)
    return more > 0 ? .note("and \(more) more constraint\(more == 1 ? " takes" : "s take") part") : nil
  }
}
