internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayRuntime

/// The sizes of a finding in words, and those at which it was seen.
struct FoundPlace {
  /// The region: `for every width below 248`; nil if only single sizes were checked.
  var region: String?
  /// The sizes that were laid out.
  var sizes: [ExactSize]
  /// True if the finding holds at every size of each range, direction and state in which it holds at all.
  var isEverywhere = false
  /// The regions of the sizes, for machine-readable output.
  private(set) var areas: [SizeArea] = []
  /// The iPhones and iPads with a size in the regions; nil if the regions are whole ranges, or those of devices.
  private(set) var devices: [String]? = nil
  /// True if the finding holds at no other sizes of the ranges.
  var isExact = true {
    didSet { for index in areas.indices { areas[index].isExact = isExact } }
  }

  init(
    region: String?, sizes: [ExactSize], isEverywhere: Bool = false, areas: [SizeArea] = [], devices: [String]? = nil
  ) {
    (self.region, self.sizes, self.isEverywhere, self.areas) = (region, sizes, isEverywhere, areas)
    self.devices = devices
  }

  /// `at 375x667`, `for every width below 248`, `at least for every width below 248`
  var words: String { (isExact ? "" : "at least ") + (region ?? "at \(spell(sizes))") }
}

/// The known sizes of a set of constraints that contradict each other.
struct SetSizes {
  /// Sizes at which the constraints contradict each other, by the index of the cell among those of all proofs.
  var regions: [(cell: Int, region: SizeRegion)] = []
  /// True if they do so at no other sizes than these and those at which the set was seen.
  var isAll: Bool
}

/// The proofs of a layout over all its ranges, with the sizes of each finding. The cells of all proofs are numbered
/// consecutively.
struct ProvedSizes {
  private struct OpenNumber: Hashable {
    var view: ViewID
    var part: Ambiguity.Part
  }

  private let proofs: [LayoutProof]
  private let states: [String]
  private let isOfMac: Bool
  private let cells: [CellProof]
  /// The index of the proof of each cell.
  private let proofOfCell: [Int]
  /// The regions in which numbers of frames are ambiguous, by cell.
  private var open: [OpenNumber: [Int: [SizeRegion]]] = [:]

  /// Creates the sizes of the `proofs` of `layout`, of which there are none if only single sizes are checked.
  init(_ proofs: [LayoutProof], of layout: CompiledLayout) {
    self.proofs = proofs
    (states, isOfMac) = (layout.program.states, layout.isOfMac)
    cells = proofs.flatMap { $0.cells }
    proofOfCell = proofs.indices.flatMap { index in proofs[index].cells.map { _ in index } }
    for (cell, proof) in cells.enumerated() {
      for found in proof.openings {
        open[OpenNumber(view: found.view, part: found.part), default: [:]][cell, default: []].append(found.region)
      }
    }
  }

  /// The first direction and state of cells, and words for those that the cells are limited to.
  func variant(ofCells found: [Int]) -> (Variant?, words: [String]) {
    let own = found.filter { cells.indices.contains($0) }.map { proofs[proofOfCell[$0]].variant }
    guard let first = own.first else { return (nil, []) }
    return (first, VariantWords(proofs.map { $0.variant }, names: states).words(for: first, in: own))
  }

  /// A finding with the cell and a size that it was seen at.
  typealias Seen<Finding> = (cell: Int, size: ExactSize, finding: Finding)

  /// The sizes at which the constraints of a conflict contradict each other; `known` are those from the search for all sizes of
  /// the set. Without a search, only single sizes are known to be all.
  func place(of found: [Seen<Conflict>], _ sizes: [ExactSize], _ known: SetSizes?) -> FoundPlace {
    if proofs.isEmpty { return FoundPlace(region: nil, sizes: sizes) }
    let known = known ?? SetSizes(isAll: proofs.allSatisfy { $0.range.isSingle })
    let rest = found.filter { item in
      !known.regions.contains { $0.cell == item.cell && $0.region.contains(item.size) }
    }
    let asked = known.regions.map { (proof: proofOfCell[$0.cell], region: $0.region) }
    let isCutShort = found.contains { cells.indices.contains($0.cell) && cells[$0.cell].isCutShort }
    return place(rest, sizes, besides: asked, isExact: known.isAll && !isCutShort) { item in
      cells[item.cell].region(of: item.finding, seenAt: item.size).map { [$0] } ?? []
    }
  }

  /// The regions in which conflicting sets are reported, with the cell of each: the known ones, and those of the sizes at which a
  /// set was seen besides.
  func regions(of sets: [(seen: [Seen<Conflict>], known: SetSizes?)]) -> [(cell: Int, region: SizeRegion)] {
    var found: [(cell: Int, region: SizeRegion)] = []
    for (seen, known) in sets {
      let own = known?.regions ?? []
      found += own
      for item in seen where cells.indices.contains(item.cell) {
        if own.contains(where: { $0.cell == item.cell && $0.region.contains(item.size) }) { continue }
        let region = cells[item.cell].region(of: item.finding, seenAt: item.size)
        found.append((item.cell, region ?? SizeRegion(SizePolygon(item.size, item.size))))
      }
    }
    return found
  }

  /// The sizes at which a number of a frame is ambiguous, as it was seen at `sizes`. Regions that were seen only `elsewhere` have
  /// another reason.
  func place(of found: [Seen<Ambiguity>], _ sizes: [ExactSize], elsewhere: [ExactSize]) -> FoundPlace {
    let numbers = Set(found.map { OpenNumber(view: $0.finding.view, part: $0.finding.part) })
    let seenSizes = sizes + elsewhere
    func isOwn(_ region: SizeRegion) -> Bool {
      !elsewhere.contains { region.contains($0) } || sizes.contains { region.contains($0) }
    }
    // Ambiguous regions without a seen size may have the same reason.
    let isAll = numbers.allSatisfy { number in
      (open[number] ?? [:]).values.allSatisfy { regions in
        regions.allSatisfy { region in seenSizes.contains { region.contains($0) } }
      }
    }
    let subjects = found.map { (view: $0.finding.view, axis: $0.finding.part.axis) }
    let isDecided = isKnownEverywhere(subjects) { cell, _, _ in cell.undecided.isEmpty && cell.knowsLines }
    return place(found, sizes, isExact: isAll && isDecided) { item in
      let regions = open[OpenNumber(view: item.finding.view, part: item.finding.part)]?[item.cell]
      return (regions ?? []).filter(isOwn)
    }
  }

  /// True if a number is ambiguous for each of some views at the same sizes, as far as these are known.
  func areAlike(_ views: [ViewID], _ part: Ambiguity.Part) -> Bool {
    let regions = views.map { open[OpenNumber(view: $0, part: part)] ?? [:] }
    return regions.allSatisfy { $0 == regions[0] }
  }

  func place(of found: [Seen<Collapse>], _ sizes: [ExactSize]) -> FoundPlace {
    let masks = found.map { (view: $0.finding.view, axis: $0.finding.axis) }
    return place(found, sizes, isExact: isKnownEverywhere(masks) { $0.knowsAll(of: $1, $2) }) { item in
      cells[item.cell].collapses(of: item.finding.view, item.finding.axis)
    }
  }

  /// True if all cells in which findings about `frames` arise know all of them, whether they were seen there or not.
  private func isKnownEverywhere(
    _ frames: [(view: ViewID, axis: LayoutAxis)], _ isKnown: (CellProof, ViewID, LayoutAxis) -> Bool
  ) -> Bool {
    var seen: Set<MaskPlace> = []
    return frames.allSatisfy { view, axis in
      if !seen.insert(MaskPlace(view: view, axis: axis)).inserted { return true }
      return proofs.allSatisfy { proof in
        !proof.hasTooManyCells
          && proof.cells(of: .frame(view, axis)).allSatisfy { isKnown(proof.cells[$0], view, axis) }
      }
    }
  }

  func place(of found: [Seen<UnsettledText>], _ sizes: [ExactSize]) -> FoundPlace {
    // Findings are placed in the cells of a text's height.
    let texts = found.map { (view: $0.finding.view, axis: LayoutAxis.vertical) }
    return place(found, sizes, isExact: isKnownEverywhere(texts) { cell, _, _ in cell.followsTexts }) { item in
      cells[item.cell].unsettledTexts.filter { $0.view == item.finding.view }.map { $0.region }
    }
  }

  /// The sizes in regions, as they were seen at `witness`; the single sizes themselves if nothing else is checked.
  func place(of regions: [(proof: Int, region: SizeRegion)], seenAt witness: ExactSize) -> FoundPlace {
    let areSingle = proofs.allSatisfy { $0.range.isSingle && $0.range.pose == nil }
    guard areSingle && Set(proofs.map { $0.variant }).count == 1 else { return place(of: regions, [witness]) }
    let own = Set(regions.map { $0.proof })
    return FoundPlace(
      region: nil, sizes: own.sorted().map { proofs[$0].range.lowest }, isEverywhere: own.count == proofs.count)
  }

  /// The sizes in regions, each in the range of one of the proofs.
  func place(of regions: [(proof: Int, region: SizeRegion)], _ sizes: [ExactSize]) -> FoundPlace {
    var places: [PlacedWords] = []
    var areas: [(area: SizeArea, textSizes: TextSizeSet)] = []
    var known: [SizeArea: Int] = [:]
    var isEverywhere = true
    for (index, proof) in proofs.enumerated() {
      let own = regions.filter { $0.proof == index }.map { $0.region }
      if own.isEmpty { continue }
      let found = Whereabouts(own, of: proof.range)
      places.append(PlacedWords(proof: proof, words: found.words, isWhole: found.isWhole))
      isEverywhere = isEverywhere && found.isWhole
      for region in found.regions {
        var area = SizeArea(region, proof.variant, states)
        (area.device, area.pose) = (proof.range.pose?.deviceName, proof.range.pose?.name)
        if !proofs.areOfOneLanguage { area.languages = proof.variant.languages }
        if let index = known[area] {
          areas[index].textSizes.formUnion(proof.variant.textSizes)
        } else {
          known[area] = areas.count
          areas.append((area, proof.variant.textSizes))
        }
      }
    }
    let words = joined(places.filter { $0.proof.range.pose == nil }) + poseWords(places)
    return FoundPlace(
      region: words.isEmpty ? nil : words.joined(separator: ", and "), sizes: sizes,
      isEverywhere: isEverywhere && !words.isEmpty, areas: ProvedSizes.joiningLanguages(areas.map(named)),
      devices: isEverywhere ? nil : devices(in: regions))
  }

  /// True if regions are all sizes at which a view is shown, in each range and variant.
  func areAll(_ regions: [(proof: Int, region: SizeRegion)], shown view: ViewID, of program: LayoutProgram) -> Bool {
    proofs.indices.allSatisfy { index in
      let own = regions.filter { $0.proof == index }.map { $0.region }
      if !own.isEmpty { return Whereabouts(own, of: proofs[index].range).isWhole }
      return proofs[index].cells.allSatisfy { !program.shownViews(program.truths(in: $0.cell.environment))[view.index] }
    }
  }

  /// The iPhones and iPads with a size in the regions of ranges; nil without such regions, for devices, and in AppKit.
  private func devices(in regions: [(proof: Int, region: SizeRegion)]) -> [String]? {
    let own = regions.filter { proofs[$0.proof].range.pose == nil && !proofs[$0.proof].range.isSingle }
    return isOfMac || own.isEmpty ? nil : DeviceSizes.table.names(in: own.map { $0.region })
  }

  /// The areas with those that differ in languages alone joined.
  private static func joiningLanguages(_ areas: [SizeArea]) -> [SizeArea] {
    var found: [SizeArea] = []
    var places: [SizeArea: Int] = [:]
    for area in areas {
      var key = area
      key.languages = []
      if let known = places[key] {
        found[known].languages += area.languages.filter { !found[known].languages.contains($0) }
      } else {
        places[key] = found.count
        found.append(area)
      }
    }
    return found
  }

  /// An area with the names of its text sizes, if others than the default were examined.
  private func named(_ area: SizeArea, _ textSizes: TextSizeSet) -> SizeArea {
    if proofs.textSizes.isDefault { return area }
    var area = area
    area.textSizes = textSizes.all.map { $0.name }
    return area
  }

  /// The sizes of a finding: its `regions` in each cell where it was seen, and the `others`. If a cell has none, only the size is
  /// known at which it was seen there.
  private func place<Finding>(
    _ found: [Seen<Finding>], _ sizes: [ExactSize], besides others: [(proof: Int, region: SizeRegion)] = [],
    isExact: Bool, _ regions: (Seen<Finding>) -> [SizeRegion]
  ) -> FoundPlace {
    // Only single sizes were checked.
    if proofs.isEmpty { return FoundPlace(region: nil, sizes: sizes) }
    var (places, isExact) = (others, isExact)
    for item in found {
      guard cells.indices.contains(item.cell) else {
        isExact = false
        continue
      }
      let (own, proof) = (regions(item), proofOfCell[item.cell])
      places += own.map { (proof, $0) }
      if own.isEmpty { places.append((proof, SizeRegion(SizePolygon(item.size, item.size)))) }
      if own.isEmpty && !proofs[proof].range.isSingle { isExact = false }
    }
    var place = place(of: places, sizes)
    // The finding holds everywhere in every range.
    place.isExact = isExact || place.isEverywhere && Set(places.map { $0.proof }).count == proofs.count
    return place
  }

  /// The words for the poses of devices among the proofs: the first of them, and the number of the others.
  private func poseWords(_ places: [PlacedWords]) -> [String] {
    let variants = VariantWords(proofs.map { $0.variant }, names: states)
    let said = ProvedSizes.poses(in: places).map { range in
      let own = places.filter { $0.proof.range == range }
      return PosePlace(own, range.pose?.spelled ?? "", ProvedSizes.details(of: own, variants))
    }
    guard let first = said.first else { return [] }
    if said.count <= 2 { return said.map { $0.words } }
    let all = Set(proofs.map { $0.range }.filter { $0.pose != nil }).count
    let noun = ProvedSizes.noun(of: proofs.compactMap { $0.range.pose })
    let others = said.count == all ? "in all \(all - 1) other \(noun)" : "in \(said.count - 1) other \(noun)"
    let different = said.count { $0.variants != first.variants }
    let parts = said.dropFirst().count { !$0.isWhole }
    var words = [first.words, others]
    if different > 0 {
      words[1] += (different == said.count - 1 ? "" : ", \(different) of them") + " in other variants"
    }
    if parts > 0 { words[1] += (parts == said.count - 1 ? "" : ", \(parts) of them") + " at a part of their sizes" }
    return words
  }

  /// The noun for some poses: of devices, or pairs of size classes at one size or at several.
  private static func noun(of poses: [Pose]) -> String {
    if poses.contains(where: { $0.isOfDevice }) { return "poses" }
    return Set(poses.map { $0.lowest }).count == 1 ? "pairs of size classes" : "combinations of size and size classes"
  }

  /// The poses of places, in their order, each once.
  private static func poses(in places: [PlacedWords]) -> [SizeRange] {
    var known: Set<SizeRange> = []
    return places.map { $0.proof.range }.filter { $0.pose != nil && known.insert($0).inserted }
  }

  /// The words for the variants of places in one pose, if these are not all: `in de only, and text size accessibility1 only`.
  private static func details(of places: [PlacedWords], _ variants: VariantWords) -> [String] {
    let alike = places.filter { $0.words == places[0].words }.map { $0.proof.variant }
    var found: [[String]] = []
    for variant in alike {
      let words = variants.words(for: variant, in: alike)
      if !found.contains(words) { found.append(words) }
    }
    return found.count < 2 ? found.first ?? [] : [found.map { $0.joined(separator: ", ") }.joined(separator: ", and ")]
  }

  /// Joins the words of proofs. Words that hold in both directions, all states and languages and at all text sizes are written once;
  /// otherwise with these, and with the range if there are several.
  private func joined(_ places: [PlacedWords]) -> [String] {
    let ranges = Set(proofs.map { $0.range }).count
    let variants = VariantWords(proofs.map { $0.variant }, names: states)
    var regions = RegionWords()
    for place in ProvedSizes.byTextSize(places) {
      let (proof, words) = (place.proof, place.words)
      let own = places.filter { $0.proof.range == proof.range }
      let alike = own.filter { $0.words == words }.map { $0.proof.variant }
      let range = ranges > 1 && !proof.range.isSingle ? proof.range.spelled : nil
      let details =
        [range].compactMap { $0 }
        + variants.words(for: proof.variant, in: alike, everywhere: own.map { $0.proof.variant })
      regions.add(words, details)
    }
    return regions.joined
  }

  /// The places in their order, those of one range, direction and state from the smallest text size.
  private static func byTextSize(_ places: [PlacedWords]) -> [PlacedWords] {
    if places.map({ $0.proof }).areOfOneTextSize { return places }
    var groups: [(range: SizeRange, variant: Variant, places: [PlacedWords])] = []
    for place in places {
      var variant = place.proof.variant
      variant.textSizes = TextSizeSet([])
      if let known = groups.firstIndex(where: { $0.range == place.proof.range && $0.variant == variant }) {
        groups[known].places.append(place)
      } else {
        groups.append((place.proof.range, variant, [place]))
      }
    }
    return groups.flatMap { group in
      group.places.sorted { $0.proof.variant.textSize < $1.proof.variant.textSize }
    }
  }
}

/// The words for the sizes of a finding in one proof.
private struct PlacedWords {
  let proof: LayoutProof
  let words: String
  /// True if these are all sizes of the proof.
  let isWhole: Bool
}

/// The words for the sizes of a finding in one pose.
private struct PosePlace {
  let words: String
  let variants: [String]
  let isWhole: Bool

  /// Creates the words for the `places` in a pose, which have a name and details.
  init(_ places: [PlacedWords], _ name: String, _ details: [String]) {
    let isOfOneRegion = places.allSatisfy { $0.words == places[0].words }
    let others = isOfOneRegion ? [] : ["at other sizes in other variants"]
    words = "\(places[0].words) (\(([name] + details + others).joined(separator: ", ")))"
    variants = details
    isWhole = places.allSatisfy { $0.isWhole }
  }
}

extension CellProof {
  /// True if the numbers of lines of all texts are known. Those of a text whose width steps decide are not.
  fileprivate var knowsLines: Bool { cell.part?.openTexts.isEmpty ?? true }

  /// True if it is known at each size of the cell which texts have other lines than those of their width. That is examined neither
  /// where a constraint is broken, nor beside a text of unknown lines.
  fileprivate var followsTexts: Bool { undecided.isEmpty && contradictions.isEmpty && knowsLines }
}

extension SizeArea {
  /// The area of a region in a variant; `states` are the names of all states.
  init(_ region: SizeRegion, _ variant: Variant, _ states: [String]) {
    let shape = region.polygon ?? (region.isBox ? nil : region.box)
    let edges = region.isBox || region.polygon != nil ? region.includedEdges : region.boxEdges
    let corners = shape.map { polygon in
      zip(polygon.corners, polygon.dimension == 1 ? [true, true] : edges).map {
        Corner(
          width: $0.width.description, height: $0.height.description, includesEdge: $1,
          isLeftOut: region.excludedCorners.contains($0))
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
