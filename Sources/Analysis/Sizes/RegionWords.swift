internal import LayDiagnostics

/// The words of a sentence for the regions of a finding that differ between ranges, directions, states, text sizes or languages.
struct RegionWords {
  private struct NamedRegion: Equatable {
    /// The sizes: `for every width below 356`.
    var words: String
    /// The variants: `text size accessibility1`.
    var details: [String]

    var isOfTexts: Bool { details.contains(where: VariantWords.areOfTexts) }

    /// `for every width below 356 (text size accessibility1)`
    var spelled: String { details.isEmpty ? words : "\(words) (\(details.joined(separator: ", ")))" }

    /// The words without their limit: `for every width` for `for every width below 356`; nil if these are no limit of one length.
    var length: Substring? {
      let parts = words.split(separator: " ")
      guard parts.count == 5, ["below", "above"].contains(parts[3]) else { return nil }
      return words[..<parts[2].endIndex]
    }

    /// The text sizes if these are the only details: `accessibility1`.
    var textSizes: Substring? {
      details.count == 1 && details[0].hasPrefix(RegionWords.opening)
        ? details[0].dropFirst(RegionWords.opening.count) : nil
    }
  }

  private var regions: [NamedRegion] = []

  private static let opening = "text size "

  /// The most regions that a sentence names if they differ between texts.
  private static let limit = 4

  /// Adds a region with the words for its variants, unless it is known.
  mutating func add(_ words: String, _ details: [String]) {
    let region = NamedRegion(words: words, details: details)
    if !regions.contains(region) { regions.append(region) }
  }

  /// The parts of the sentence. Of many regions that differ between texts, the first and the last are named.
  var joined: [String] {
    if regions.contains(where: { !$0.isOfTexts }) { return regions.map { $0.spelled } }
    if regions.count <= RegionWords.limit { return runs.map(RegionWords.joined) }
    guard let first = regions.first, let last = regions.last else { return [] }
    let others = regions.allSatisfy { $0.textSizes != nil } ? "with other text sizes" : "in other languages"
    return ["\(first.spelled), \(last.spelled)", "at other sizes \(others)"]
  }

  /// The regions in runs that differ in one number and in text sizes.
  private var runs: [[NamedRegion]] {
    var runs: [[NamedRegion]] = []
    for region in regions {
      if let last = runs.last?.last, last.length != nil, region.length == last.length, region.textSizes != nil,
        last.textSizes != nil
      {
        runs[runs.count - 1].append(region)
      } else {
        runs.append([region])
      }
    }
    return runs
  }

  /// `for every width below 356 (text size accessibility1), below 403 (accessibility2) and below 469 (accessibility3 or larger)`
  private static func joined(_ run: [NamedRegion]) -> String {
    let others = run.dropFirst().map { region in
      let limit = region.words.dropFirst((region.length?.count ?? 0) + 1)
      return "\(limit) (\(region.textSizes ?? ""))"
    }
    return joinedWords([run[0].spelled] + others)
  }
}
