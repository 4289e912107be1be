internal import LayDiagnostics
internal import LayNumbers

/// The lines of another file from which the compiled text was translated, for messages that name lines.
package struct OriginLines: Sendable {
  private var places: [(offset: Int, line: Int)]

  /// Creates the lines of statements at increasing offsets of the text.
  package init(_ places: [(offset: Int, line: Int)] = []) { self.places = places }

  /// The line of the last statement that begins at an offset or before it; nil if there is none.
  func line(at offset: Int) -> Int? {
    let place = places.partitioningIndex { $0.offset > offset }
    return place > 0 ? places[place - 1].line : nil
  }

  /// The lines for the text after edits of it.
  func moved(by edits: [Edit]) -> OriginLines {
    OriginLines(
      places.map { place in
        let before = edits.filter { $0.range.end <= place.offset }
        return (before.reduce(place.offset) { $0 + $1.replacement.utf8.count - $1.range.length }, place.line)
      })
  }
}
