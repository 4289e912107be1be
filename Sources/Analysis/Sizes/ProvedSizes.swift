internal import LayCompiler
internal import LayRuntime

/// The sizes at which something is so, in words, and those it was seen at.
struct FoundPlace {
  /// `for every width below 248`; nil where single sizes are all that was asked for.
  var region: String?
  /// The sizes that were laid out.
  var sizes: [ExactSize]

  /// `at 375x667`, `for every width below 248`
  var words: String { region ?? "at \(spell(sizes))" }
}

/// The proofs of a layout over all its ranges: where each finding is so. The cells of all are numbered in one row.
struct ProvedSizes {
  private let proofs: [LayoutProof]

  /// Of no proofs where single sizes are all that was asked for.
  init(_ proofs: [LayoutProof]) { self.proofs = proofs }

  func place(of found: [(cell: Int, finding: Conflict)], _ sizes: [ExactSize]) -> FoundPlace {
    place(found, sizes) { proof, conflict in proof.region(of: conflict).map { [$0] } ?? [] }
  }

  func place(of found: [(cell: Int, finding: Ambiguity)], _ sizes: [ExactSize]) -> FoundPlace {
    place(found, sizes) { proof, ambiguity in proof.regions(of: ambiguity.view, ambiguity.part) }
  }

  func place(of found: [(cell: Int, finding: Collapse)], _ sizes: [ExactSize]) -> FoundPlace {
    place(found, sizes) { proof, collapse in proof.regions(ofCollapse: collapse.view, collapse.axis) }
  }

  /// Of regions, each of the range of one of the proofs.
  func place(of regions: [(proof: Int, region: SizeRegion)], _ sizes: [ExactSize]) -> FoundPlace {
    var places: [(proof: LayoutProof, words: String)] = []
    for (index, proof) in proofs.enumerated() {
      let own = regions.filter { $0.proof == index }.map { $0.region }
      if !own.isEmpty { places.append((proof, Whereabouts(own, of: proof.range).words)) }
    }
    return FoundPlace(region: joined(places).joined(separator: ", and "), sizes: sizes)
  }

  private func place<Finding>(
    _ found: [(cell: Int, finding: Finding)], _ sizes: [ExactSize], _ regions: (CellProof, Finding) -> [SizeRegion]
  ) -> FoundPlace {
    var first = 0
    var places: [(proof: LayoutProof, words: String)] = []
    for proof in proofs {
      let own = found.filter { first <= $0.cell && $0.cell < first + proof.cells.count }
      let parts = own.flatMap { regions(proof.cells[$0.cell - first], $0.finding) }
      first += proof.cells.count
      if !parts.isEmpty { places.append((proof, Whereabouts(parts, of: proof.range).words)) }
    }
    let words = joined(places)
    return FoundPlace(region: words.isEmpty ? nil : words.joined(separator: ", and "), sizes: sizes)
  }

  /// What is the same in both directions is said once; else the direction, and the range where there are several.
  private func joined(_ places: [(proof: LayoutProof, words: String)]) -> [String] {
    let ranges = Set(proofs.map { $0.range }).count
    let directions = Set(proofs.map { $0.direction }).count
    var said: [String] = []
    for (proof, words) in places {
      let isInBoth = places.count { $0.proof.range == proof.range && $0.words == words } == directions
      let range = ranges > 1 && !proof.range.isSingle ? proof.range.spelled : nil
      let direction = isInBoth ? nil : proof.direction == .rightToLeft ? "right to left" : "left to right"
      let details = [range, direction].compactMap { $0 }
      let text = details.isEmpty ? words : "\(words) (\(details.joined(separator: ", ")))"
      if !said.contains(text) { said.append(text) }
    }
    return said
  }
}
