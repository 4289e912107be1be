internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The findings of a check of a slice of a layout, each with the sizes at which it holds.
struct SliceFacts {
  /// Sizes within the range, direction and state of one proof.
  struct Area {
    let proof: Int
    let region: SizeRegion
  }
  /// A fact at sizes at which it did not hold before.
  struct Growth {
    let key: FactKey
    let proof: Int
    /// One of those sizes.
    let size: ExactSize
    /// True if constraints contradicted each other before at all of those sizes, so that nothing else was examined there.
    let isWithinConflict: Bool
  }

  private(set) var areas: [FactKey: [Area]] = [:]
  /// The keys in the order in which they were found.
  private(set) var keys: [FactKey] = []
  private let layout: CompiledLayout

  /// Creates the facts of `layout`, with `proofs` of all its ranges; `suspicions` are the lint checks that the proofs include.
  init(_ layout: CompiledLayout, _ proofs: [LayoutProof], _ suspicions: Suspicions?, _ pictures: SlicePictures) {
    self.layout = layout
    for (index, proof) in proofs.enumerated() { read(proof, index, pictures) }
    for departure in suspicions?.departures(proofs) ?? [] {
      let code: DiagnosticCode = departure.outer == .root ? .leavesScreen : .leavesSuperview
      add(FactKey(code: code, place: name(departure.view)), departure.proof, departure.region)
    }
  }

  /// Adds findings without regions.
  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let key = FactKey(code: diagnostic.code, place: diagnostic.range)
      if areas[key] == nil { keys.append(key) }
      areas[key, default: []] += []
    }
  }

  private mutating func add(_ key: FactKey, _ proof: Int, _ region: SizeRegion) {
    if areas[key] == nil { keys.append(key) }
    areas[key, default: []].append(Area(proof: proof, region: region))
  }

  private func name(_ view: ViewID) -> SourceRange { layout.sources.views[view.index] }

  private mutating func read(_ proof: LayoutProof, _ index: Int, _ pictures: SlicePictures) {
    let whole = SizeRegion(width: proof.range.width, height: proof.range.height)
    if proof.hasTooManyCells || !proof.unfollowedGuides.isEmpty {
      add(FactKey(code: nil, place: layout.range), index, whole)
    }
    for cell in proof.cells {
      readProblems(of: cell, index)
      readAssertions(of: cell, index)
    }
    addViewsWithoutRows(proof, index, whole, pictures)
  }

  private mutating func readProblems(of cell: CellProof, _ proof: Int) {
    for found in cell.contradictions { add(FactKey(code: .conflict, place: layout.range), proof, found.region) }
    for found in cell.collapsings {
      let key = FactKey(code: .maskCollapse, place: name(found.place.view), detail: Int(found.place.axis.rawValue))
      add(key, proof, found.region)
    }
    for found in cell.openings { add(SliceFacts.key(found.view, found.part, in: layout), proof, found.region) }
    for found in cell.unsettledTexts {
      add(FactKey(code: .unsettledText, place: name(found.view)), proof, found.region)
    }
    if !cell.undecided.isEmpty || cell.isCutShort {
      add(FactKey(code: nil, place: layout.range), proof, cell.wholeRegion)
    }
  }

  private mutating func readAssertions(of cell: CellProof, _ proof: Int) {
    for finding in cell.assertionFindings where finding.assertion < layout.assertions.count {
      let place = layout.assertions[finding.assertion].range
      switch finding.outcome {
      case .fails, .failsAnyhow: add(FactKey(code: .assertionFailed, place: place), proof, finding.region)
      case .open: add(FactKey(code: .assertionNotDecided, place: place), proof, finding.region)
      }
    }
    let truths = layout.program.truths(in: cell.cell.environment)
    for assertion in layout.assertions where truths[assertion.condition.index] {
      let key = FactKey(code: .assertionNotDecided, place: assertion.range)
      for found in cell.contradictions { add(key, proof, found.region) }
    }
  }

  /// Adds views that no constraint refers to: they are ambiguous at every size. Where constraints contradict each other, cells
  /// have no regions of ambiguous numbers.
  private mutating func addViewsWithoutRows(
    _ proof: LayoutProof, _ index: Int, _ whole: SizeRegion, _ pictures: SlicePictures
  ) {
    let named = Set(layout.program.constraints.flatMap { $0.terms.map { $0.view } })
    let bare = layout.program.views.indices.dropFirst().contains { !named.contains(ViewID($0)) }
    if !bare { return }
    let environment = proof.variant.environment(at: proof.range.lowest, scale: .one)
    let picture = pictures.picture(in: environment, isKept: true)
    for (view, part) in picture.openParts where !named.contains(view) {
      add(SliceFacts.key(view, part, in: layout), index, whole)
    }
  }

  // MARK: - Questions

  /// The fact that a number of a frame is ambiguous.
  static func key(_ view: ViewID, _ part: Ambiguity.Part, in layout: CompiledLayout) -> FactKey {
    let guide = Int(layout.program.views[view.index].guide.rawValue)
    return FactKey(
      code: .ambiguousLayout, place: layout.sources.views[view.index], detail: guide * 4 + Int(part.rawValue))
  }

  /// True if the fact holds at a size.
  func holds(_ key: FactKey, at size: ExactSize) -> Bool {
    (areas[key] ?? []).contains { $0.region.contains(size) }
  }

  /// The facts at sizes at which they did not hold `before` a change of the text.
  func growth(since before: SliceFacts, _ edits: [Edit]) -> [Growth] {
    var known: [FactKey: [Area]] = [:]
    for key in before.keys {
      var moved = key
      moved.place = key.place.moved(by: edits)
      known[moved, default: []] += before.areas[key] ?? []
    }
    let conflicts = before.areas[FactKey(code: .conflict, place: before.layout.range)] ?? []
    return keys.flatMap { key -> [Growth] in
      let own = areas[key] ?? []
      if own.isEmpty {
        let isNew = known[key] == nil
        return isNew ? [Growth(key: key, proof: 0, size: .zero, isWithinConflict: !conflicts.isEmpty)] : []
      }
      return own.compactMap { growth(of: key, $0, since: known[key] ?? [], conflicts) }
    }
  }

  private func growth(of key: FactKey, _ area: Area, since known: [Area], _ conflicts: [Area]) -> Growth? {
    let others = known.filter { $0.proof == area.proof }.map { $0.region }
    guard let size = area.region.witness(outside: others) else { return nil }
    let broken = conflicts.filter { $0.proof == area.proof }.map { $0.region }
    let free = area.region.witness(outside: others + broken)
    return Growth(key: key, proof: area.proof, size: free ?? size, isWithinConflict: free == nil)
  }
}

extension LayoutExamination {
  /// The facts of the proofs of `layout`.
  func facts(of layout: CompiledLayout) -> SliceFacts {
    SliceFacts(layout, proofs, suspicions, SlicePictures(layout, first: picture))
  }
}
