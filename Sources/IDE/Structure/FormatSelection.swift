internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

extension Snapshot {
  /// What a selection at `offset` grows to inside the string of a visual format, the smallest first: a word or number, its predicate,
  /// all predicates in their parentheses, the view in its brackets or the gap, that with its neighbours, the format without
  /// its orientation, and all of the string but its quotes. None in other texts.
  func formatSelections(in token: SyntaxToken, at offset: Int) -> [SourceRange] {
    var node: SyntaxNode? = tree.node(at: token.range.start)
    while let current = node, current.kind != .vfl { node = current.parent }
    guard let node, node.token(.text)?.range == token.range, let format = node.visualFormat else { return [] }
    // Of two of a length that meet at a cursor, the one that begins there.
    func touching(_ parts: [SourceRange]) -> [SourceRange] {
      parts.filter { $0.touches(offset) }.sorted { ($0.length, -$0.start) < ($1.length, -$1.start) }
    }
    let inside = touching(format.words + format.predicates + lists(of: format))
    let piece = touching(format.pieces).first
    return inside + [piece, piece.map { format.neighbourhood(of: $0) }, format.body, format.range].compactMap { $0 }
  }

  /// The predicates of each view and gap, in their parentheses where they have them.
  private func lists(of format: VisualFormat) -> [SourceRange] {
    (format.views.map { $0.predicates } + format.connections.map { $0.predicates }).compactMap { predicates in
      guard let first = predicates.first, let last = predicates.last else { return nil }
      let (start, end) = (first.range.start - 1, last.range.end)
      guard tree.bytes[start] == UInt8(ascii: "("), tree.bytes[end] == UInt8(ascii: ")") else { return nil }
      return SourceRange(file: format.range.file, start: start, end: end + 1)
    }
  }
}

extension VisualFormat {
  /// What leads from view to view and to the bars, as far as it is written.
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

  /// Bars, views in their brackets and gaps, in the order of the text.
  fileprivate var pieces: [SourceRange] {
    let bars = [leadingBar, trailingBar].compactMap { $0 }
    return (bars + views.map { $0.range } + connections.map { $0.range }).sorted { $0.start < $1.start }
  }

  /// A view with the gaps around it, a gap with what it lies between; a bar alone.
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

  /// From the first view or bar to the last.
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
