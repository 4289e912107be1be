package import LayDiagnostics

/// One of two compared files, for reports.
package struct ComparedFile {
  /// The name of the file with that of the layout: `Login.lay#Login`.
  package var name: String
  /// The texts that places are in.
  package var sources: [SourceText]
  /// The place in these texts that a place of the compiled text stands for: that in the XML of a storyboard.
  package var place: (SourceRange) -> SourceRange

  package init(name: String, sources: [SourceText], place: @escaping (SourceRange) -> SourceRange = { $0 }) {
    (self.name, self.sources, self.place) = (name, sources, place)
  }

  /// `Login.lay:8:5`; empty for an unknown place.
  func spelled(_ range: SourceRange?) -> String {
    range.flatMap { spelledPosition(of: place($0), in: sources) } ?? ""
  }
}

extension ComparedFile {
  /// The words of a reason with the name of the file in the place of `the first layout` or `the second layout`.
  static func named(_ reason: String, _ first: ComparedFile, _ second: ComparedFile) -> String {
    var text = reason
    for (words, file) in [("the first layout", first), ("the second layout", second)] {
      guard let place = firstIndex(of: words, in: text) else { continue }
      text.replaceSubrange(place, with: file.name)
    }
    return text
  }
}
