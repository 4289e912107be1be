internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The selections inside the string of a visual format.
struct FormatSelections {
  private let tree: SyntaxTree
  private let format: VisualFormat

  /// Reads the format of a string; nil for other strings.
  init?(in token: SyntaxToken) {
    tree = token.tree
    var node: SyntaxNode? = tree.node(at: token.range.start)
    while let current = node, current.kind != .vfl { node = current.parent }
    guard let node, node.token(.text)?.range == token.range, let format = node.visualFormat else { return nil }
    self.format = format
  }

  /// Returns the selections around an offset, the smallest first: a word or number, its predicate, all predicates in their
  /// parentheses, the view in its brackets or the gap, that with its neighbours, the format without its orientation, and the
  /// string without its quotes.
  func around(_ offset: Int) -> [SourceRange] {
    // Of two ranges of the same length that meet at the cursor, the one that begins there comes first.
    func touching(_ parts: [SourceRange]) -> [SourceRange] {
      parts.filter { $0.touches(offset) }.sorted { ($0.length, -$0.start) < ($1.length, -$1.start) }
    }
    let inside = touching(format.words + format.predicates + lists)
    let piece = touching(format.pieces).first
    return inside + [piece, piece.map { format.neighbourhood(of: $0) }, format.body, format.range].compactMap { $0 }
  }

  /// The parenthesized predicates of each view and gap.
  private var lists: [SourceRange] {
    (format.views.map { $0.predicates } + format.connections.map { $0.predicates }).compactMap { predicates in
      guard let first = predicates.first, let last = predicates.last else { return nil }
      let (start, end) = (first.range.start - 1, last.range.end)
      guard tree.bytes[start] == UInt8(ascii: "("), tree.bytes[end] == UInt8(ascii: ")") else { return nil }
      return SourceRange(file: format.range.file, start: start, end: end + 1)
    }
  }
}

extension VisualFormat {
  /// The written connections between views, and between views and bars.
  fileprivate var connections: [Connection] {
    (views.compactMap { $0.connection } + [trailingConnection].compactMap { $0 }).filter { $0.gap != .flush }
  }

  /// Names of views, numbers, names of numbers and priorities.
  fileprivate var words: [SourceRange] {
    views.compactMap { $0.name?.range }
      + all.flatMap { [$0.object.range] + [$0.priority?.range].compactMap { $0 } }
  }

  fileprivate var predicates: [SourceRange] { all.map { $0.range } }

  private var all: [Predicate] { views.flatMap { $0.predicates } + connections.flatMap { $0.predicates } }

  /// The bars, views in brackets and gaps, in source order.
  fileprivate var pieces: [SourceRange] {
    let bars = [leadingBar, trailingBar].compactMap { $0 }
    return (bars + views.map { $0.range } + connections.map { $0.range }).sorted { $0.start < $1.start }
  }

  /// Returns a view with the gaps around it, or a gap with the views or bars around it; a bar alone.
  fileprivate func neighbourhood(of piece: SourceRange) -> SourceRange {
    let (pieces, gaps) = (pieces, connections.map { $0.range })
    guard let index = pieces.firstIndex(of: piece), piece != leadingBar, piece != trailingBar else { return piece }
    let wantsGaps = !gaps.contains(piece)
    var range = piece
    for place in [index - 1, index + 1] where pieces.indices.contains(place) {
      if gaps.contains(pieces[place]) == wantsGaps { range = range.union(pieces[place]) }
    }
    return range
  }

  /// The range from the first view or bar to the last.
  fileprivate var body: SourceRange? {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    return first.union(last)
  }
}

extension VisualFormat.Connection {
  fileprivate var predicates: [VisualFormat.Predicate] {
    if case .predicates(let predicates) = gap { predicates } else { [] }
  }
}
