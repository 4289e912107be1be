internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayRuntime

// The findings of an examination as diagnostics, and the sizes of the sets of constraints that conflict.
extension LayoutExamination {
  /// The diagnostics of all findings, without trial changes. The sizes of conflicting sets are all only if they are searched.
  var plainDiagnostics: [Diagnostic] {
    let sizes = provedSizes
    var found = findings.diagnostics(sizes, sets: searchedSets)
    addUnshown(to: &found, sizes)
    return found
  }

  /// The diagnostics without trial changes if the caller shows none of ambiguous numbers, for which changes would be tried; nil otherwise.
  func diagnosticsWithoutTrials(_ options: CheckOptions) -> [Diagnostic]? {
    guard options.isShown != nil else { return nil }
    let found = plainDiagnostics
    return found.contains { $0.code == .ambiguousLayout && options.shows($0) } ? nil : found
  }

  /// True if all ranges are single sizes, with one variant.
  private var areSingle: Bool { proofs.allSatisfy { $0.range.isSingle } && variants.count == 1 }

  private var provedSizes: ProvedSizes {
    ProvedSizes(areSingle && !proofs.contains { $0.range.pose != nil } ? [] : proofs, of: compiled)
  }

  /// The diagnostics of all findings, in the words of the file, which was compiled to `compilation`. `trying` and `steps` return
  /// constraints and steps that determine ambiguous numbers.
  func diagnostics(
    of compilation: Compilation, trying: ([OpenFinding]) -> DecidingRules?, steps: ([OpenFinding]) -> TriedSteps?
  ) -> [Diagnostic] {
    let sizes = provedSizes
    var found = findings.diagnostics(
      sizes, sets: searchedSets, drawing: { drawing(of: $0, in: compiled, environment(at: $1, variant(ofCell: $2))) },
      limits: {
        compiled.limits(of: $0, environment(at: $1, variant(ofCell: $2))) {
          compilation.spelledLine(of: $0, seenFrom: compiled.range.file)
        }
      }, trying: trying, steps: steps)
    addUnshown(to: &found, sizes)
    return found
  }

  /// Searches all sizes at which the reported sets contradict themselves, and lays out contradictory sizes that none of them has:
  /// if a part of a set contradicts itself somewhere, another set is to be reported there. Constraints that follow steps are not
  /// searched.
  func searchSets() {
    if areSingle || compiled.program.rulesFollowSteps { return }
    var regions = SetRegions(compiled.program, proofs, limits: options.limits)
    for _ in 0..<options.limits.rest {
      searchedSets = setsOfAllSizes(&regions)
      let found = contradictionsWithoutSet()
      let sizesBefore = known.count
      for (number, cell, region) in found where !proofs[number].range.isSingle {
        let place = environment(at: region.witness, proofs[number].variant)
        let proof = proofs[number].cells[cell]
        if !known.contains(place) { look(at: place, in: firstCell(of: number) + cell, proof, of: number) }
      }
      if known.count == sizesBefore { return }
    }
  }

  /// The regions of contradictions at sizes that no reported set has, with the proof and the cell in it of each. Single sizes
  /// have none, since a layout at them shows a set.
  private func contradictionsWithoutSet() -> [(proof: Int, cell: Int, region: SizeRegion)] {
    // Constraints that contradict each other in the file need not do so with the constants that steps set.
    if areSingle || compiled.program.rulesFollowSteps { return [] }
    let reported = provedSizes.regions(of: findings.foundSets.map { ($0.seen, searchedSets[$0.places]) })
    var found: [(proof: Int, cell: Int, region: SizeRegion)] = []
    for (number, proof) in proofs.enumerated() where proof.cells.contains(where: { !$0.contradictions.isEmpty }) {
      let first = firstCell(of: number)
      let cells = first..<first + proof.cells.count
      let own = reported.filter { cells.contains($0.cell) }
      let byCell = Dictionary(grouping: own) { $0.cell - first }.mapValues { $0.map { $0.region } }
      for (index, cell) in proof.cells.enumerated() {
        let around = proof.isSliced ? own.map { $0.region } : byCell[index] ?? []
        for contradiction in cell.contradictions {
          found += contradiction.region.rest(outside: around).map { (number, index, $0) }
        }
      }
    }
    return found
  }

  private func setsOfAllSizes(_ regions: inout SetRegions) -> [RulePlaces: SetSizes] {
    var known: [RulePlaces: SetSizes] = [:]
    for set in findings.foundSets {
      known[set.places] = regions.known(of: set.seen.map { $0.finding })
    }
    return known
  }

  private func variant(ofCell cell: Int) -> Variant {
    let all = proofs.flatMap { proof in proof.cells.map { _ in proof.variant } }
    return all.indices.contains(cell) ? all[cell] : variants[0]
  }

  /// The conflicts, in the order of their diagnostics, which come first.
  var conflicts: [FoundConflict] {
    let cells = proofs.flatMap { proof in proof.cells.map { ($0.cell, proof.variant) } }
    let words = VariantWords(proofs.map { $0.variant }, names: compiled.program.states)
    return findings.foundConflicts.map { found in
      // A contradiction without a cell is in a range that falls into too many.
      let places = found.places.filter { cells.indices.contains($0.cell) }
      let variant = places.first.map { cells[$0.cell].1 } ?? variants[0]
      let all = places.map { cells[$0.cell].1 }
      return FoundConflict(
        layout: compiled.name, conflict: found.conflict, size: found.sizes[0], variant: variant,
        variantWords: all.isEmpty ? [] : words.words(for: variant, in: all), ranges: verdicts.map { $0.range },
        sets: places.map { (conflict: $0.finding, leastRoom: $0.finding.leastRoom(in: cells[$0.cell].0)) })
    }
  }

  /// The index of the first cell of a proof among those of all proofs.
  func firstCell(of number: Int) -> Int { proofs[..<number].map { $0.cells.count }.reduce(0, +) }

  /// Adds to the first conflict the sizes at which constraints contradict each other in sets that are not reported.
  private func addUnshown(to diagnostics: inout [Diagnostic], _ sizes: ProvedSizes) {
    guard let first = diagnostics.firstIndex(where: { $0.code == .conflict }) else { return }
    let unshown = contradictionsWithoutSet().map { (proof: $0.proof, region: $0.region) }
    if unshown.isEmpty { return }
    let place = sizes.place(of: unshown, [unshown[0].region.witness])
    diagnostics[first].notes.append(.note("constraints conflict \(place.words) too, in sets not reported"))
    diagnostics[first].openAreas = place.areas
  }

  /// True if constraints contradict each other in the file alone, and at no size with the constants that steps set.
  var isResolvedBySteps: Bool {
    compiled.program.rulesFollowSteps && findings.foundConflicts.isEmpty
      && proofs.allSatisfy { !$0.hasTooManyCells && !$0.cells.contains { $0.isCutShort } }
  }
}
