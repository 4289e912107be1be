internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The sizes at which something is so, in words, and those it was seen at.
struct FoundPlace {
  /// `for every width below 248`; nil where single sizes are all that was asked for.
  var region: String?
  /// The sizes that were laid out.
  var sizes: [ExactSize]
  /// Whether it is so at every size of each range, direction and state in which it is so at all.
  var isEverywhere = false
  /// All sizes of ranges, for programs.
  var areas: [SizeArea] = []

  /// `at 375x667`, `for every width below 248`
  var words: String { region ?? "at \(spell(sizes))" }
}

/// The proofs of a layout over all its ranges: where each finding is so. The cells of all are numbered in one row.
struct ProvedSizes {
  private struct OpenNumber: Hashable {
    var cell: Int
    var view: ViewID
    var part: Ambiguity.Part
  }

  private let proofs: [LayoutProof]
  private let states: [String]
  private let cells: [CellProof]
  /// Of each cell, the number of its proof.
  private let proofOfCell: [Int]
  /// Where numbers of frames are open.
  private var open: [OpenNumber: [SizeRegion]] = [:]

  /// Of no proofs where single sizes are all that was asked for.
  init(_ proofs: [LayoutProof], states: [String]) {
    self.proofs = proofs
    self.states = states
    cells = proofs.flatMap { $0.cells }
    proofOfCell = proofs.indices.flatMap { index in proofs[index].cells.map { _ in index } }
    for (cell, proof) in cells.enumerated() {
      for found in proof.openings {
        open[OpenNumber(cell: cell, view: found.view, part: found.part), default: []].append(found.region)
      }
    }
  }

  func place(of found: [(cell: Int, finding: Conflict)], _ sizes: [ExactSize]) -> FoundPlace {
    place(found, sizes) { cell, conflict in cells[cell].region(of: conflict).map { [$0] } ?? [] }
  }

  /// The sizes at which a number of a frame is open, as it was seen at `sizes`: all of the cell where the engine is not asked.
  /// What was seen `elsewhere` alone is open for another reason.
  func place(
    of found: [(cell: Int, finding: Ambiguity)], _ sizes: [ExactSize], elsewhere: [ExactSize]
  ) -> FoundPlace {
    place(found, sizes) { cell, ambiguity in
      let regions = open[OpenNumber(cell: cell, view: ambiguity.view, part: ambiguity.part)]
      let own = regions?.filter { region in
        !elsewhere.contains { region.contains($0) } || sizes.contains { region.contains($0) }
      }
      return own ?? [cells[cell].wholeRegion]
    }
  }

  func place(of found: [(cell: Int, finding: Collapse)], _ sizes: [ExactSize]) -> FoundPlace {
    place(found, sizes) { cell, collapse in cells[cell].regions(ofCollapse: collapse.view, collapse.axis) }
  }

  func place(of found: [(cell: Int, finding: UnsettledText)], _ sizes: [ExactSize]) -> FoundPlace {
    place(found, sizes) { cell, text in
      cells[cell].unsettledTexts.filter { $0.view == text.view }.map { $0.region }
    }
  }

  /// Of regions, each of the range of one of the proofs.
  func place(of regions: [(proof: Int, region: SizeRegion)], _ sizes: [ExactSize]) -> FoundPlace {
    var places: [(proof: LayoutProof, words: String)] = []
    var areas: [SizeArea] = []
    var isEverywhere = true
    for (index, proof) in proofs.enumerated() {
      let own = regions.filter { $0.proof == index }.map { $0.region }
      if own.isEmpty { continue }
      let found = Whereabouts(own, of: proof.range)
      places.append((proof, found.words))
      isEverywhere = isEverywhere && found.isWhole
      for region in found.regions {
        let area = SizeArea(region, proof.variant, states)
        if !areas.contains(area) { areas.append(area) }
      }
    }
    let words = joined(places)
    return FoundPlace(
      region: words.isEmpty ? nil : words.joined(separator: ", and "), sizes: sizes,
      isEverywhere: isEverywhere && !words.isEmpty, areas: areas)
  }

  private func place<Finding>(
    _ found: [(cell: Int, finding: Finding)], _ sizes: [ExactSize], _ regions: (_ cell: Int, Finding) -> [SizeRegion]
  ) -> FoundPlace {
    // What has no cell is of a single size, or of a range that falls into too many.
    let own = found.filter { cells.indices.contains($0.cell) }
    let places = own.flatMap { item in
      regions(item.cell, item.finding).map { (proof: proofOfCell[item.cell], region: $0) }
    }
    return place(of: places, sizes)
  }

  /// What is the same in both directions and all states is said once; else which, and the range where there are several.
  private func joined(_ places: [(proof: LayoutProof, words: String)]) -> [String] {
    let ranges = Set(proofs.map { $0.range }).count
    let variants = VariantWords(proofs.map { $0.variant }, names: states)
    var said: [String] = []
    for (proof, words) in places {
      let alike = places.filter { $0.proof.range == proof.range && $0.words == words }.map { $0.proof.variant }
      let range = ranges > 1 && !proof.range.isSingle ? proof.range.spelled : nil
      let details = [range].compactMap { $0 } + variants.words(for: proof.variant, in: alike)
      let text = details.isEmpty ? words : "\(words) (\(details.joined(separator: ", ")))"
      if !said.contains(text) { said.append(text) }
    }
    return said
  }
}

extension SizeArea {
  fileprivate init(_ region: SizeRegion, _ variant: Variant, _ states: [String]) {
    let corners = region.polygon.map { polygon in
      zip(polygon.corners, polygon.dimension == 1 ? [true, true] : region.includedEdges).map {
        Corner(width: $0.width.description, height: $0.height.description, includesEdge: $1)
      }
    }
    self.init(
      width: Interval(region.width), height: Interval(region.height), corners: corners ?? [],
      isRightToLeft: variant.direction == .rightToLeft, state: variant.state.map { states[$0.index] })
  }
}

extension SizeArea.Interval {
  fileprivate init(_ lengths: SizeInterval) {
    self.init(
      from: lengths.lowest.description, to: lengths.highest.description, includesFrom: lengths.includesLowest,
      includesTo: lengths.includesHighest)
  }
}
