internal import LayDiagnostics

/// A change of the text that may mend a fault of a health check.
struct HealthChange: Hashable {
  /// The new text in quotes, with its place if that is not clear from the text: `` `title { lines = 0 }` ``.
  var words: String
  var edits: [Edit]

  init(_ text: String, place: String = "", _ edits: [Edit]) {
    (words, self.edits) = ("`\(text)`\(place)", edits)
  }

  /// Both changes together; nil if they change the same text.
  func joined(_ other: HealthChange?) -> HealthChange? {
    guard let other else { return nil }
    let isApart = edits.allSatisfy { edit in
      other.edits.allSatisfy { !edit.range.touches($0.range.start) && !$0.range.touches(edit.range.start) }
    }
    if !isApart { return nil }
    var both = self
    both.words += " and \(other.words)"
    both.edits += other.edits
    return both
  }
}
