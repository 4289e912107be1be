package import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Compares the frames of the views of `pairs` at every size that both layouts declare, in both directions and in each state that both
/// have. `observe` receives the number of the part that is compared, and the number of parts.
package func compareLayouts(
  _ first: CompiledLayout, _ second: CompiledLayout, _ pairs: ViewPairs, options: CheckOptions,
  observe: (_ part: Int, _ count: Int) -> Void = { _, _ in }
) -> LayoutComparison {
  var run = ComparisonRun(first, second, pairs, options)
  run.run(observe)
  return run.result
}

/// The comparison of two layouts, range by range and variant by variant.
private struct ComparisonRun {
  /// The sizes of findings, each with the number of its proof.
  typealias Places = [(proof: Int, region: SizeRegion)]

  /// The findings about a pair of views.
  private struct PairFindings {
    var parts: [FramePart: Places] = [:]
    var hidden: Places = []

    /// The places of all findings, each once.
    var all: Places {
      var known: Set<PlaceKey> = []
      return (FramePart.allCases.flatMap { parts[$0] ?? [] } + hidden).filter {
        known.insert(PlaceKey(proof: $0.proof, region: $0.region)).inserted
      }
    }
  }

  private struct PlaceKey: Hashable {
    var proof: Int
    var region: SizeRegion
  }

  private struct GapKey: Hashable {
    var gap: AssertionGap
    var isOfFirst: Bool
  }

  private var first, second: ComparedSide
  private let pairs: [ViewPairs.Pair]
  private let partners: ViewPairs
  private let options: CheckOptions
  private(set) var result: LayoutComparison
  /// The proofs of the first layout, and the variants of the second.
  private var proofs: [LayoutProof] = []
  private var variants: [(first: Variant, second: Variant)] = []
  private var findings: [Int: PairFindings] = [:]
  private var gaps: [GapKey: Places] = [:]
  private var gapOrder: [GapKey] = []

  init(_ first: CompiledLayout, _ second: CompiledLayout, _ pairs: ViewPairs, _ options: CheckOptions) {
    (self.first, self.second) = (ComparedSide(first), ComparedSide(second))
    (self.pairs, partners, self.options) = (pairs.pairs, pairs, options)
    result = LayoutComparison(first: first.name, second: second.name)
    result.viewCount = pairs.pairs.count
    result.keyboardHeight = first.fixedKeyboardHeight ?? second.fixedKeyboardHeight
    result.fixedInsets = first.fixedInsets.isEmpty ? second.fixedInsets : first.fixedInsets
    result.onlyFirst = pairs.onlyFirst.map { first.spelledPath($0) }
    result.onlySecond = pairs.onlySecond.map { second.spelledPath($0) }
  }

  /// The states that both layouts have, the base first.
  private mutating func sharedStates() -> [(first: StateID?, second: StateID?)] {
    let (own, others) = (first.compiled.program.states, second.compiled.program.states)
    result.states = own.filter { others.contains($0) }
    result.statesOfFirst = own.filter { !others.contains($0) }
    result.statesOfSecond = others.filter { !own.contains($0) }
    return [(nil, nil)]
      + result.states.map { (first.compiled.program.state(named: $0), second.compiled.program.state(named: $0)) }
  }

  mutating func run(_ observe: (_ part: Int, _ count: Int) -> Void) {
    noteWhatIsNotFollowed()
    let ranges = options.rangesToCompare(first.compiled, second.compiled)
    let textSizes = options.textSizesToCompare(first.compiled, second.compiled)
    let states = sharedStates()
    (result.ranges, result.directions) = (ranges.map { $0.range }, options.directions)
    result.textSizes = textSizes.flatMap { $0.all }
    if ranges.isEmpty { return say("the layouts have no size in common") }
    if textSizes.isEmpty { return say("the layouts have no text size in common") }
    if pairs.isEmpty { return say("the layouts have no view in common") }
    let count = ranges.count * textSizes.count * states.count * options.directions.count
    for range in ranges {
      for (state, other) in states {
        for sizes in textSizes {
          for direction in options.directions {
            observe(proofs.count + 1, count)
            compare(
              over: range.range,
              Variant(direction: direction, state: state, textSizes: sizes, place: range.first),
              Variant(direction: direction, state: other, textSizes: sizes, place: range.second))
          }
        }
      }
    }
    finish()
  }

  private mutating func say(_ reason: String) { result.gaps.append(ComparisonGap(reason: reason)) }

  /// Notes the parts of the layouts that proofs do not follow.
  private mutating func noteWhatIsNotFollowed() {
    for (side, name) in [(first, "the first layout"), (second, "the second layout")] {
      if !side.compiled.program.steps.isEmpty { say("\(name) has steps, which are evaluated at single sizes only") }
      for parameter in side.compiled.parameters {
        say("'\(parameter.settableName)' has a range in \(name), of which the least number is compared")
      }
    }
  }

  // MARK: - One range in one variant

  private mutating func compare(over range: SizeRange, _ variant: Variant, _ otherVariant: Variant) {
    let number = proofs.count
    let proof = first.proof(over: range, variant, of: pairs.map { $0.first }, options)
    let other = second.proof(over: range, otherVariant, of: pairs.map { $0.second }, options)
    proofs.append(proof)
    variants.append((variant, otherVariant))
    var blocked: [SizeRegion] = []
    for (proof, isOfFirst) in [(proof, true), (other, false)] {
      for (region, gap) in proof.blocked {
        blocked.append(region)
        note(gap, isOfFirst, number, region)
      }
    }
    if proof.hasTooManyCells || other.hasTooManyCells { return }
    let (own, others) = (proof.traces, other.traces)
    var covers = TraceCovers(range, blocked)
    for pair in pairs.indices {
      for (index, part) in FramePart.allCases.enumerated() {
        let place = pair * FramePart.allCases.count + index
        guard own.indices.contains(place), others.indices.contains(place) else { continue }
        compare(own[place], others[place], pair, part, number, blocked)
        for (pieces, isOfFirst) in [(own[place], true), (others[place], false)] {
          if let rest = covers.rest(of: pieces) { note(.tooManyCases, isOfFirst, number, rest) }
        }
      }
    }
    checkBySolving(range, number)
  }

  private mutating func compare(
    _ pieces: [TracedPiece], _ others: [TracedPiece], _ pair: Int, _ part: FramePart, _ number: Int,
    _ blocked: [SizeRegion]
  ) {
    let overlay = TraceOverlay(pieces, others)
    if overlay.isCutShort { note(.tooManyCases, true, number, proofs[number].wholeRegion) }
    func known(_ regions: [SizeRegion]) -> Places {
      let left = blocked.isEmpty ? regions : regions.flatMap { $0.rest(outside: blocked) }
      return left.map { (number, $0) }
    }
    if !overlay.differences.isEmpty {
      findings[pair, default: PairFindings()].parts[part, default: []] += known(overlay.differences)
    }
    // The other numbers of the frame say the same.
    if part == .x && !overlay.hidden.isEmpty {
      findings[pair, default: PairFindings()].hidden += known(overlay.hidden)
    }
    for (region, gap, isOfFirst) in overlay.gaps { note(gap, isOfFirst, number, region) }
  }

  private mutating func note(_ gap: AssertionGap, _ isOfFirst: Bool, _ proof: Int, _ region: SizeRegion) {
    let key = GapKey(gap: gap, isOfFirst: isOfFirst)
    if gaps[key] == nil { gapOrder.append(key) }
    if gaps[key]?.contains(where: { $0.proof == proof && $0.region == region }) ?? false { return }
    gaps[key, default: []].append((proof, region))
  }

  // MARK: - Layouts

  /// Compares the frames of both layouts at the ends of a range with what the proofs claim. What they do not follow, such as steps,
  /// may differ there; anything else that differs is not decided.
  private mutating func checkBySolving(_ range: SizeRange, _ number: Int) {
    let whole = SizePolygon(range.lowest, range.highest)
    let hasSteps = !first.compiled.program.steps.isEmpty || !second.compiled.program.steps.isEmpty
    for size in range.isSingle ? [range.lowest] : [range.lowest, range.highest, whole.innerWhole] {
      move(to: size, number)
      for (pair, views) in pairs.enumerated() where frames(of: views) != nil {
        let claims = findings[pair]?.all ?? []
        if claims.contains(where: { $0.proof == number && $0.region.contains(size) }) { continue }
        if gaps.values.contains(where: { $0.contains { $0.proof == number && $0.region.contains(size) } }) { continue }
        if hasSteps {
          for part in parts(of: views) {
            findings[pair, default: PairFindings()].parts[part, default: []].append(
              (number, SizeRegion(SizePolygon(size, size))))
          }
        } else if !areHidden(views, size, number) {
          note(.tooManyCases, true, number, SizeRegion(SizePolygon(size, size)))
        }
      }
    }
  }

  /// True if both views are hidden at a size, so that their frames are not compared.
  private func areHidden(_ views: ViewPairs.Pair, _ size: ExactSize, _ number: Int) -> Bool {
    let (own, other) = (first.compiled.program, second.compiled.program)
    let place = variants[number].first.environment(at: size, scale: options.scale)
    let otherPlace = variants[number].second.environment(at: size, scale: options.scale)
    return !own.shownViews(own.truths(in: place))[views.first.index]
      && !other.shownViews(other.truths(in: otherPlace))[views.second.index]
  }

  /// Lays out both layouts at a size, in the variant of a proof.
  private mutating func move(to size: ExactSize, _ number: Int) {
    first.move(to: variants[number].first.environment(at: size, scale: options.scale))
    second.move(to: variants[number].second.environment(at: size, scale: options.scale))
  }

  /// The frames of a pair of views at the last size; nil if they are the same.
  private func frames(of pair: ViewPairs.Pair) -> (first: ExactRect, second: ExactRect)? {
    let (own, other) = (first.layout.frameInRoot(of: pair.first), second.layout.frameInRoot(of: pair.second))
    return own == other ? nil : (own, other)
  }

  /// The numbers in which the frames of a pair differ at the last size.
  private func parts(of pair: ViewPairs.Pair) -> [FramePart] {
    guard let (own, other) = frames(of: pair) else { return [] }
    return FramePart.allCases.filter { own[$0] != other[$0] }
  }

  // MARK: - Results

  private mutating func finish() {
    let sizes = ProvedSizes(proofs, of: first.compiled)
    var found: [(pair: Int, difference: FrameDifference)] = []
    for (pair, views) in pairs.enumerated() {
      guard let own = findings[pair] else { continue }
      let all = own.all
      if all.isEmpty { continue }
      let place = sizes.place(of: all, [])
      var difference = FrameDifference(
        first: first.compiled.spelledPath(views.first), second: second.compiled.spelledPath(views.second),
        parts: FramePart.allCases.filter { !(own.parts[$0] ?? []).isEmpty }, isHiddenInOne: !own.hidden.isEmpty,
        sizes: place.words, areas: place.areas)
      let isFollower = found.contains { follows(views, all, $0.pair) }
      difference.witness = witness(of: views, all, isHidden: !own.hidden.isEmpty, explains: !isFollower)
      if difference.witness == nil {
        for (proof, region) in all { note(.tooManyCases, true, proof, region) }
      } else if let leader = found.firstIndex(where: { follows(views, all, $0.pair) }) {
        found[leader].difference.followers.append(difference.first)
      } else {
        found.append((pair, difference))
      }
    }
    result.differences = found.map { $0.difference }
    for key in gapOrder {
      let name = key.isOfFirst ? "the first layout" : "the second layout"
      let side = key.isOfFirst ? first.compiled : second.compiled
      let place = sizes.place(of: gaps[key] ?? [], [])
      result.gaps.append(
        ComparisonGap(reason: key.gap.words(in: side, called: name), sizes: place.words, areas: place.areas))
    }
  }

  /// True if a view is inside of a view of another pair, and differs at the same sizes with the same frame in it.
  private mutating func follows(_ views: ViewPairs.Pair, _ places: Places, _ pair: Int) -> Bool {
    let outer = pairs[pair]
    guard first.compiled.program.isInside(views.first, outer.first),
      second.compiled.program.isInside(views.second, outer.second), let own = findings[pair],
      Set(own.all.map { PlaceKey(proof: $0.proof, region: $0.region) })
        == Set(places.map { PlaceKey(proof: $0.proof, region: $0.region) }), let place = places.first
    else { return false }
    move(to: place.region.witness { place.region.contains($0) }, place.proof)
    let (inner, outside) = (frames(of: views), frames(of: outer))
    guard let inner, let outside else { return false }
    return inner.first.width == inner.second.width && inner.first.height == inner.second.height
      && inner.first.x - outside.first.x == inner.second.x - outside.second.x
      && inner.first.y - outside.first.y == inner.second.y - outside.second.y
  }

  /// The most places at which a difference is looked for in layouts.
  private static let mostWitnesses = 4

  /// A size at which layouts show a difference: one from left to right if there is one, of these the design size; nil if none shows it.
  private mutating func witness(
    of views: ViewPairs.Pair, _ places: Places, isHidden: Bool, explains: Bool
  ) -> FrameDifference.Witness? {
    let usual = places.filter { variants[$0.proof].first.direction == .leftToRight }
    let mirrored = places.filter { variants[$0.proof].first.direction == .rightToLeft }
    for (proof, size) in candidates(usual) + candidates(mirrored) {
      move(to: size, proof)
      guard frames(of: views) != nil || isHidden else { continue }
      return witness(of: views, at: size, proof, explains: explains)
    }
    return nil
  }

  /// The sizes at which a difference is looked for: the design size if it is one of the places, then one of each of the first places.
  private func candidates(_ places: Places) -> [(proof: Int, size: ExactSize)] {
    let design = first.compiled.designSize ?? defaultDesignSize
    let known = places.first { $0.region.contains(design) }.map { (proof: $0.proof, size: design) }
    let others = places.prefix(ComparisonRun.mostWitnesses).map { place in
      (proof: place.proof, size: place.region.witness { place.region.contains($0) })
    }
    return [known].compactMap { $0 } + others
  }

  private func witness(
    of views: ViewPairs.Pair, at size: ExactSize, _ number: Int, explains: Bool
  ) -> FrameDifference.Witness {
    let (variant, other) = variants[number]
    var witness = FrameDifference.Witness(
      size: size, direction: variant.direction, state: variant.state.map { first.compiled.program.states[$0.index] },
      textSize: variant.textSize, first: first.layout.frameInRoot(of: views.first),
      second: second.layout.frameInRoot(of: views.second))
    if !explains { return witness }
    let parts = parts(of: views)
    let own = first.reasons(views.first, parts, variant.environment(at: size, scale: options.scale))
    let others = second.reasons(views.second, parts, other.environment(at: size, scale: options.scale))
    let shared = Set(own.map { $0.text }).intersection(others.map { $0.text })
    witness.reasonsOfFirst = own.filter { !shared.contains($0.text) }
    witness.reasonsOfSecond = others.filter { !shared.contains($0.text) }
    return witness
  }
}

extension LayoutProof {
  /// All sizes of the range.
  fileprivate var wholeRegion: SizeRegion { SizeRegion(width: range.width, height: range.height) }
}

extension ExactRect {
  /// A number of the rectangle.
  fileprivate subscript(part: FramePart) -> Rational {
    part.isPosition ? self[part.axis].origin : self[part.axis].length
  }
}
