public import LayDiagnostics

/// The option words behind a format, sorted out.
public struct VisualFormatOptions: Hashable, Sendable {
  /// What consecutive views have in common.
  public enum Alignment: UInt8, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, centerX, centerY, lastBaseline, firstBaseline
  }
  /// Which way a horizontal format runs.
  public enum Direction: UInt8, Hashable, Sendable {
    case leadingToTrailing, leftToRight, rightToLeft
  }
  /// What the gaps of a vertical format are measured between.
  public enum Spacing: UInt8, Hashable, Sendable {
    case edgeToEdge, baselineToBaseline
  }

  /// In the order of the text, each once.
  public var alignments: [(alignment: Alignment, range: SourceRange)] = []
  public var direction: Direction = .leadingToTrailing
  public var spacing: Spacing = .edgeToEdge
  /// The word that says the spacing, if there is one.
  public var spacingRange: SourceRange?

  /// No options.
  public init() {}

  public static func == (a: Self, b: Self) -> Bool {
    a.direction == b.direction && a.spacing == b.spacing
      && a.alignments.elementsEqual(b.alignments) { $0.alignment == $1.alignment && $0.range == $1.range }
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(direction)
    for (alignment, _) in alignments { hasher.combine(alignment) }
  }
}
