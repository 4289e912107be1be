internal import LayDiagnostics
package import LayParser
internal import LayRuntime

/// A gap of a visual format in which no number stands: `-`, or nothing where neighbours touch.
struct FormatGap: Sendable {
  /// What the written gap takes the place of.
  private let hole: SourceRange

  /// The gap that the rule at `place` was made of; nil where it was made of something else.
  init?(at place: SourceRange, in statement: SyntaxNode) {
    guard let format = statement.visualFormat else { return nil }
    let connections = format.views.compactMap { $0.connection } + [format.trailingConnection].compactMap { $0 }
    guard let connection = connections.first(where: { $0.range == place }) else { return nil }
    switch connection.gap {
    case .standard: hole = connection.range
    // Between the two brackets or bars.
    case .flush: hole = SourceRange(file: place.file, start: place.start + 1, end: place.start + 1)
    case .predicates, .broken: return nil
    }
  }

  /// The gap of `number` points, which gives way to what is more important.
  func lowered(_ number: Rational, to priority: Priority) -> Edit? { written("(\(number)@\(priority))", number) }

  /// The gap of `number` points as one of its halves.
  func relaxed(_ number: Rational, to relation: Relation) -> Edit? { written("(\(relation.sign)\(number))", number) }

  /// Another gap.
  func changed(to number: Rational) -> Edit? { written("\(number)", number) }

  private func written(_ text: String, _ number: Rational) -> Edit? {
    // Formats know decimals alone.
    number.sign < 0 || number.description.utf8.contains(0x2F) ? nil : Edit(hole, "-\(text)-")
  }
}

extension SyntaxNode {
  /// The format of a `vfl` statement.
  package var visualFormat: VisualFormat? {
    guard let token = token(.text), token.range.length >= 2 else { return nil }
    let inside = SourceRange(file: token.range.file, start: token.range.start + 1, end: token.range.end - 1)
    return parseVisualFormat(tree.bytes, range: inside).format
  }

  /// What to take away for an option word of a `vfl` statement at `place`; nil where none stands there.
  func removal(ofOptionAt place: SourceRange) -> Edit? {
    guard let string = token(.text), place.file == range.file, string.range.end < place.start, place.end <= range.end
    else { return nil }
    var start = place.start
    while start > string.range.end && tree.bytes[start - 1] == 0x20 { start -= 1 }
    return Edit(SourceRange(file: place.file, start: start, end: place.end), "")
  }
}
