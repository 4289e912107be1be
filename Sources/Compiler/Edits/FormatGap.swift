internal import LayDiagnostics
internal import LayNumbers
package import LayParser

/// A gap of a visual format without a number: `-`, or nothing between views that touch.
struct FormatGap: Sendable {
  /// The range that the written gap replaces.
  private let hole: SourceRange

  /// The gap from which the constraint at `place` was lowered; nil if it was lowered from something else.
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

  /// The edit that makes it a gap of `number` points with a priority.
  func lowered(_ number: Rational, to priority: Priority) -> Edit? { written("(\(number)@\(priority))", number) }

  /// The edit that makes it an inequality of `number` points, which is half of an equality.
  func relaxed(_ number: Rational, to relation: Relation) -> Edit? { written("(\(relation.sign)\(number))", number) }

  /// The edit that makes it a gap of `number` points.
  func changed(to number: Rational) -> Edit? { written("\(number)", number) }

  private func written(_ text: String, _ number: Rational) -> Edit? {
    // Formats accept only decimals.
    number.sign < 0 || number.description.utf8.contains(0x2F) ? nil : Edit(hole, "-\(text)-")
  }
}

extension SyntaxNode {
  /// The parsed format of a `vfl` statement; nil for other statements.
  package var visualFormat: VisualFormat? {
    guard let token = token(.text), token.range.length >= 2 else { return nil }
    let inside = SourceRange(file: token.range.file, start: token.range.start + 1, end: token.range.end - 1)
    return parseVisualFormat(tree.bytes, range: inside).format
  }

  /// The edit that removes the option word at `place` of a `vfl` statement; nil if there is none.
  func removal(ofOptionAt place: SourceRange) -> Edit? {
    guard let string = token(.text), place.file == range.file, string.range.end < place.start, place.end <= range.end
    else { return nil }
    var start = place.start
    while start > string.range.end && tree.bytes[start - 1] == 0x20 { start -= 1 }
    return Edit(SourceRange(file: place.file, start: start, end: place.end), "")
  }
}
