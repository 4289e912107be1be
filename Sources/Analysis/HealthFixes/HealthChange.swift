internal import LayDiagnostics

/// A change of the text that may mend a fault of a health check.
struct HealthChange: Hashable {
  /// The new texts in quotes, each with its place if that is not clear from the text: `` `title { lines = 0 }` ``.
  private var parts: [String]
  var edits: [Edit]

  init(_ text: String, place: String = "", _ edits: [Edit]) {
    (parts, self.edits) = (["`\(text)`\(place)"], edits)
  }

  /// `` `title { lines = 0 }` and `.width >= 60` on line 3 ``
  var words: String {
    if parts.count < 2 { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(parts[parts.count - 1])"
  }

  /// Both changes together; nil if they change the same text.
  func joined(_ other: HealthChange?) -> HealthChange? {
    guard let other else { return nil }
    let isApart = edits.allSatisfy { edit in
      other.edits.allSatisfy { !edit.range.touches($0.range.start) && !$0.range.touches(edit.range.start) }
    }
    if !isApart { return nil }
    var both = self
    both.parts += other.parts
    both.edits += other.edits
    return both
  }

  /// This change of a text with the bytes of each file, then another one of the changed text; nil if an edit of the other one is partly
  /// inside one of this change.
  func followed(by next: HealthChange, in bytes: (FileID) -> [UInt8]) -> HealthChange? {
    var both = self
    both.parts += next.parts
    // From the last to the first, so that offsets before them stay.
    for edit in next.edits.sorted(by: { $0.range.start > $1.range.start }) {
      guard let own = both.placed(edit, after: edits, bytes(edit.range.file)) else { return nil }
      if let own { both.edits.append(own) }
    }
    return both
  }

  /// The edit of the unchanged text for one of the text after `edits`, nil inside if it became a part of one of these; nil if there is
  /// none.
  private mutating func placed(_ edit: Edit, after edits: [Edit], _ bytes: [UInt8]) -> Edit?? {
    var moved = 0
    for own in edits.filter({ $0.range.file == edit.range.file }).sorted(by: { $0.range.start < $1.range.start }) {
      let length = own.replacement(in: bytes).utf8.count
      let start = own.range.start + moved
      let end = start + length
      if edit.range.end < start { break }
      if edit.range.start <= end {
        guard start <= edit.range.start, edit.range.end <= end,
          let index = self.edits.firstIndex(where: { $0.range == own.range }),
          length == own.replacement.utf8.count
        else { return nil }
        let text = Array(self.edits[index].replacement.utf8)
        let (from, to) = (edit.range.start - start, edit.range.end - start)
        let written = Array(text[..<from]) + Array(edit.replacement.utf8) + Array(text[to...])
        self.edits[index].replacement = String(decoding: written, as: UTF8.self)
        return .some(nil)
      }
      moved += length - (own.range.end - own.range.start)
    }
    let range = SourceRange(file: edit.range.file, start: edit.range.start - moved, end: edit.range.end - moved)
    return Edit(range, edit.replacement)
  }
}
