package import LayDiagnostics

/// The option words after a format, by their meanings.
package struct VisualFormatOptions: Hashable, Sendable {
  /// The attribute that a format aligns its views by.
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, centerX, centerY, lastBaseline, firstBaseline

    /// True if the alignment determines horizontal positions.
    var isHorizontal: Bool {
      switch self {
      case .left, .right, .leading, .trailing, .centerX: true
      case .top, .bottom, .centerY, .lastBaseline, .firstBaseline: false
      }
    }
  }
  /// The direction of a horizontal format.
  package enum Direction: UInt8, Hashable, Sendable {
    case leadingToTrailing, leftToRight, rightToLeft
  }
  /// The attributes between which the gaps of a vertical format are measured.
  package enum Spacing: UInt8, Hashable, Sendable {
    case edgeToEdge, baselineToBaseline
  }
  /// An alignment, with the range of its word.
  package struct Aligned: Hashable, Sendable {
    package var alignment: Alignment
    package var range: SourceRange
  }

  /// The alignments in source order, each once.
  package var alignments: [Aligned] = []
  package var direction: Direction = .leadingToTrailing
  package var spacing: Spacing = .edgeToEdge

  /// Creates the default options.
  package init() {}

  /// All option words.
  package static let words: [String] = optionWords.map { $0.word }

  /// The words that may follow a format of an axis and the words `given`.
  package static func words(isVertical: Bool, behind given: [String]) -> [String] {
    let known = optionWords.filter { given.contains($0.word) }.map { $0.meaning }
    return optionWords.filter { word in
      guard !given.contains(word.word) else { return false }
      switch word.meaning {
      case .alignment(let alignment): return alignment.isHorizontal == isVertical
      case .direction: return !isVertical && !known.contains { if case .direction = $0 { true } else { false } }
      case .spacing: return isVertical && !known.contains { if case .spacing = $0 { true } else { false } }
      }
    }.map { $0.word }
  }
}

/// The meaning of an option word.
private enum OptionWord {
  case alignment(VisualFormatOptions.Alignment)
  case direction(VisualFormatOptions.Direction)
  case spacing(VisualFormatOptions.Spacing)
}

/// Apple's spelling of each option. `alignAllBaseline` is the older name of `alignAllLastBaseline`.
private let optionWords: [(word: String, meaning: OptionWord)] = [
  ("alignAllLeft", .alignment(.left)), ("alignAllRight", .alignment(.right)), ("alignAllTop", .alignment(.top)),
  ("alignAllBottom", .alignment(.bottom)), ("alignAllLeading", .alignment(.leading)),
  ("alignAllTrailing", .alignment(.trailing)), ("alignAllCenterX", .alignment(.centerX)),
  ("alignAllCenterY", .alignment(.centerY)), ("alignAllFirstBaseline", .alignment(.firstBaseline)),
  ("alignAllLastBaseline", .alignment(.lastBaseline)), ("alignAllBaseline", .alignment(.lastBaseline)),
  ("directionLeadingToTrailing", .direction(.leadingToTrailing)),
  ("directionLeftToRight", .direction(.leftToRight)), ("directionRightToLeft", .direction(.rightToLeft)),
  ("spacingEdgeToEdge", .spacing(.edgeToEdge)), ("spacingBaselineToBaseline", .spacing(.baselineToBaseline)),
]

/// Sorts the words after a format of the axis `orientation` by meaning (SEMANTICS §3.3): alignments across the axis, at
/// most one direction, at most one spacing. A wrong word is reported and ignored.
package func parseVisualFormatOptions(
  _ words: [VisualFormat.Name], orientation: VisualFormat.Orientation
) -> (options: VisualFormatOptions, diagnostics: [Diagnostic]) {
  var options = VisualFormatOptions()
  var diagnostics: [Diagnostic] = []
  var direction: VisualFormat.Name?
  var spacing: VisualFormat.Name?
  func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    diagnostics.appendOfFormat(diagnostic())
  }
  for word in words {
    guard let entry = optionWords.first(where: { $0.word == word.text }) else {
      report(.unknownFormatOption(word))
      continue
    }
    switch entry.meaning {
    case .alignment(let alignment):
      if alignment.isHorizontal == (orientation == .horizontal) {
        report(.alignmentAlongAxis(word, isHorizontal: alignment.isHorizontal))
      } else if !options.alignments.contains(where: { $0.alignment == alignment }) {
        options.alignments.append(VisualFormatOptions.Aligned(alignment: alignment, range: word.range))
      }
    case .direction(let meant):
      if let direction { report(.severalFormatOptions(word, direction, "direction")) }
      direction = direction ?? word
      options.direction = direction?.range == word.range ? meant : options.direction
    case .spacing(let meant):
      if let spacing { report(.severalFormatOptions(word, spacing, "spacing")) }
      if meant == .baselineToBaseline && orientation == .horizontal { report(.spacingNeedsVertical(word)) }
      spacing = spacing ?? word
      options.spacing = spacing?.range == word.range ? meant : options.spacing
    }
  }
  if orientation == .horizontal { options.spacing = .edgeToEdge }
  return (options, diagnostics)
}

extension Diagnostic {
  static func unknownFormatOption(_ word: VisualFormat.Name) -> Diagnostic {
    let known = VisualFormatOptions.words
    // The distance ignores the common prefix: `alignTop` means `alignAllTop`.
    let meant = nearest(to: word.text, among: known) ?? alignment(endingLike: word.text)
    return Diagnostic(
      .unknownFormatOption, "no option '\(word.text)' for a visual format", at: word.range,
      caret: meant.map { "did you mean '\($0)'?" } ?? "",
      notes: meant == nil
        ? [.help("options are `alignAll…`, `directionLeftToRight` and its like, `spacingBaselineToBaseline`")] : [],
      fixIt: meant.map {
        FixIt("change '\(word.text)' to '\($0)'", [Edit(word.range, $0)], .needsReview)
      })
  }
  /// The option `alignAllTop` for `Top`; nil for words of one or two letters, which are too short to guess.
  private static func alignment(endingLike word: String) -> String? {
    word.utf8.count < 3 ? nil : nearest(to: "alignAll" + word, among: VisualFormatOptions.words)
  }
  static func alignmentAlongAxis(_ word: VisualFormat.Name, isHorizontal: Bool) -> Diagnostic {
    Diagnostic(
      .alignmentAlongAxis,
      "'\(word.text)' does not align views that stand \(isHorizontal ? "side by side" : "one below the other")",
      at: word.range,
      notes: [
        .why("a \(isHorizontal ? "horizontal" : "vertical") format already sets these positions"),
        .help(
          isHorizontal
            ? "a horizontal format aligns tops, bottoms, centerY or baselines"
            : "a vertical format aligns left, right, leading, trailing or centerX"),
      ])
  }
  static func severalFormatOptions(
    _ word: VisualFormat.Name, _ first: VisualFormat.Name, _ what: String
  ) -> Diagnostic {
    Diagnostic(
      .severalFormatOptions, "a format has one \(what), and '\(first.text)' says it already", at: word.range,
      labels: [Label(first.range, "the first one")])
  }
  static func spacingNeedsVertical(_ word: VisualFormat.Name) -> Diagnostic {
    Diagnostic(
      .spacingNeedsVertical, "only a vertical format can use '\(word.text)'",
      at: word.range, notes: [.help("begin the format with 'V:', or leave the word out")])
  }
}
