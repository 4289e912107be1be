internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

/// A predicate of a visual format, in a view's parentheses or in a gap.
struct FormatPredicate: Sendable {
  let predicate: VisualFormat.Predicate
  /// The parentheses of a view that hold nothing else, from the end of the name.
  private let parentheses: SourceRange?
  private let bytes: [UInt8]

  /// The predicate from which the constraint at `place` was lowered; nil if it was lowered from something else.
  init?(at place: SourceRange, in statement: SyntaxNode) {
    guard let format = statement.visualFormat else { return nil }
    bytes = statement.tree.bytes
    for view in format.views {
      if let predicate = view.predicates.first(where: { $0.range == place }) {
        self.predicate = predicate
        if let name = view.name, view.predicates.count == 1 {
          parentheses = SourceRange(file: place.file, start: name.range.end, end: view.range.end - 1)
        } else {
          parentheses = nil
        }
        return
      }
    }
    parentheses = nil
    for connection in format.views.compactMap({ $0.connection }) + [format.trailingConnection].compactMap({ $0 }) {
      guard case .predicates(let all) = connection.gap else { continue }
      if let predicate = all.first(where: { $0.range == place || all.count == 1 && connection.range == place }) {
        self.predicate = predicate
        return
      }
    }
    return nil
  }

  private var isInParentheses: Bool {
    predicate.range.start > 0 && (bytes[predicate.range.start - 1] == 0x28 || bytes[predicate.range.start - 1] == 0x2C)
  }

  /// The edit that replaces an equality by one of its inequalities; nil if it is not an equality.
  func relaxed(to relation: Relation) -> Edit? {
    guard predicate.relation == .equal else { return nil }
    let sign = SourceRange(file: predicate.range.file, start: predicate.range.start, end: predicate.object.range.start)
    if isInParentheses { return Edit(sign, relation.sign) }
    let text = String(decoding: bytes[predicate.object.range.start..<predicate.range.end], as: UTF8.self)
    return Edit(predicate.range, "(\(relation.sign)\(text))")
  }

  /// The edit that removes the view's parentheses; nil if they hold other predicates, and for gaps, which cannot be
  /// empty.
  var dropped: Edit? { parentheses.map { Edit($0, "") } }
}
