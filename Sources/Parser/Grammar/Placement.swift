/// The kinds of statements that placement rules distinguish.
package struct StatementSet: OptionSet {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  static let importing = StatementSet(rawValue: 1 << 0)
  static let layout = StatementSet(rawValue: 1 << 1)
  static let component = StatementSet(rawValue: 1 << 2)
  static let metric = StatementSet(rawValue: 1 << 3)
  static let constant = StatementSet(rawValue: 1 << 4)
  static let view = StatementSet(rawValue: 1 << 5)
  static let guide = StatementSet(rawValue: 1 << 6)
  static let setting = StatementSet(rawValue: 1 << 7)
  static let inside = StatementSet(rawValue: 1 << 8)
  static let rule = StatementSet(rawValue: 1 << 9)
  static let constraint = StatementSet(rawValue: 1 << 10)
  static let vfl = StatementSet(rawValue: 1 << 11)
  static let loop = StatementSet(rawValue: 1 << 12)
  static let condition = StatementSet(rawValue: 1 << 13)
  static let assertion = StatementSet(rawValue: 1 << 14)
  static let allowance = StatementSet(rawValue: 1 << 15)
  static let sizes = StatementSet(rawValue: 1 << 16)
  static let expectation = StatementSet(rawValue: 1 << 17)
  static let state = StatementSet(rawValue: 1 << 18)
  static let subviews = StatementSet(rawValue: 1 << 19)
  static let fits = StatementSet(rawValue: 1 << 20)
  static let step = StatementSet(rawValue: 1 << 21)

  static let rules: StatementSet = [.inside, .setting, .rule, .constraint, .vfl, .loop, .condition]
  static let promises: StatementSet = [.assertion, .allowance]

  /// The keywords of statements, in the order of suggestions. Settings, constraints and braces on views have none.
  fileprivate static let keywords: [(statement: StatementSet, word: String)] = [
    (.layout, "layout"), (.component, "component"), (.importing, "import"), (.view, "view"), (.guide, "guide"),
    (.constraint, "constraint"), (.vfl, "vfl"), (.step, "align"), (.step, "sizeToFit"), (.step, "distribute"),
    (.step, "spread"), (.loop, "for"), (.condition, "when"), (.assertion, "assert"), (.allowance, "allow"),
    (.metric, "metric"), (.constant, "let"), (.sizes, "sizes"), (.expectation, "expect"), (.state, "state"),
    (.subviews, "layoutSubviews"), (.fits, "sizeThatFits"),
  ]
}

/// The block that contains a statement. The table of Grammar.md lists the statements that each block allows.
package struct Place {
  /// The kind of statement or declaration that the block belongs to.
  enum Kind {
    case file, declaration, view, guide, inside, loop, condition, steps, expectation, anywhere
  }

  let kind: Kind
  let allowed: StatementSet
  /// True inside of a `when` or `state`.
  var isConditional = false
  /// The token of the innermost `{` of a view that is declared elsewhere; 0 outside of such blocks.
  var inside: UInt32 = 0

  package static let file = Place(kind: .file, allowed: [.importing, .layout, .component, .metric, .constant])
  static let declaration = Place(
    kind: .declaration,
    allowed: StatementSet.rules.union(.promises).union([
      .metric, .constant, .view, .guide, .sizes, .expectation, .state, .subviews, .fits,
    ]))
  static let view = Place(
    kind: .view,
    allowed: StatementSet.rules.union(.promises).union([.constant, .view, .guide, .subviews, .fits]))
  static let guide = Place(kind: .guide, allowed: StatementSet.rules.union(.promises).union(.constant))
  static let steps = Place(kind: .steps, allowed: [.constant, .setting, .loop, .condition, .step])
  static let expectation = Place(kind: .expectation, allowed: .rule)
  /// The place of text that is only skipped.
  static let anywhere = Place(kind: .anywhere, allowed: StatementSet(rawValue: .max))

  /// The block of a `for` in this block: it allows the statements that the table allows in a `for`, and this block too.
  ///
  /// If the `for` itself is misplaced, its contents are not reported again.
  var loop: Place {
    guard allowed.contains(.loop) else { return .anywhere }
    return nested(.loop, StatementSet.rules.union(.promises).union([.constant, .view, .guide]))
  }

  /// The block of a `when` or `state` in this block.
  var condition: Place {
    guard allowed.contains(.condition) else { return .anywhere }
    var place = nested(.condition, StatementSet.rules.union(.promises))
    place.isConditional = true
    return place
  }

  /// The block of a view that is declared elsewhere; `brace` is the token of its `{`.
  func insideOther(_ brace: Int) -> Place {
    guard allowed.contains(.inside) else { return .anywhere }
    var place = nested(.inside, StatementSet.rules.union(.promises).union(.constant))
    place.inside = UInt32(truncatingIfNeeded: brace)
    return place
  }

  /// The block of a statement in this block that begins with `keyword`; another token than a keyword begins braces on a view
  /// that is declared elsewhere.
  package func block(of keyword: TokenKind) -> Place {
    switch keyword {
    case .layoutWord, .componentWord: .declaration
    case .viewWord: .view
    case .guideWord: .guide
    case .forWord: loop
    case .whenWord, .elseWord, .stateWord: condition
    case .layoutSubviewsWord, .sizeThatFitsWord: .steps
    case .expectWord: .expectation
    default: insideOther(0)
    }
  }

  /// The keywords of the statements that the block allows, in the order of suggestions; none for skipped text.
  package var keywords: [String] {
    if case .anywhere = kind { return [] }
    return StatementSet.keywords.filter { allowed.contains($0.statement) }.map { $0.word }
  }

  private func nested(_ kind: Kind, _ set: StatementSet) -> Place {
    switch self.kind {
    case .steps where kind != .inside, .anywhere: return self
    default:
      var place = Place(kind: kind, allowed: allowed.intersection(set))
      place.isConditional = isConditional
      place.inside = inside
      return place
    }
  }

  /// The block in the words of a message.
  var words: String {
    switch kind {
    case .file: "at the level of the file"
    case .declaration: "in a layout or component"
    case .view: "in the braces of a view"
    case .guide: "in the braces of a guide"
    case .inside: "in braces on a view that is declared elsewhere"
    case .loop: isConditional ? "in a 'for' inside a 'when' or 'state'" : "in a 'for' here"
    case .condition: "in a 'when' or 'state'"
    case .steps: "among steps"
    case .expectation: "in an 'expect'"
    case .anywhere: "here"
    }
  }
}

extension StatementSet {
  /// The blocks that allow statements of this kind, in the words of a message.
  var places: String {
    if self == .importing || self == .layout || self == .component {
      return "it belongs at the level of the file, in no braces"
    }
    if self == .metric { return "it belongs at the level of the file, or in a layout or component" }
    if self == .constant {
      return "it belongs at the level of the file, in a layout, component, view or 'for', or among steps"
    }
    if self == .view || self == .guide { return "it belongs in a layout, component or view, or in a 'for' there" }
    if self == .sizes || self == .expectation || self == .state {
      return "move it directly into the braces of a layout or component"
    }
    if self == .subviews || self == .fits { return "it belongs directly in the braces of a layout, component or view" }
    if self == .step { return "steps belong in the braces of 'layoutSubviews'" }
    if self == .loop || self == .condition {
      return "it belongs in a layout, component or view, in another 'for' or 'when', or among steps"
    }
    return "it belongs in a layout, component or view, or in a 'for', 'when' or 'state' there"
  }
}
