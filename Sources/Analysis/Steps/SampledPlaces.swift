internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension FoundPlace {
  /// Sizes that were laid out, each with the index of its proof: no region, since the sizes between are not known. Directions and
  /// states are named if it is not in all of them.
  static func sampled(_ found: [(proof: Int, size: ExactSize)], _ proofs: [LayoutProof], states: [String])
    -> FoundPlace
  {
    let ordered = found.sorted { ($0.size.width, $0.size.height) < ($1.size.width, $1.size.height) }
    var sizes: [ExactSize] = []
    for (_, size) in ordered where sizes.last != size { sizes.append(size) }
    let words = VariantWords(proofs.map { $0.variant }, names: states)
    let variants = Set(found.map { $0.proof }).sorted().map { proofs[$0].variant }
    let details = variants.first.map { words.words(for: $0, in: variants) } ?? []
    return FoundPlace(
      region: details.isEmpty ? nil : "at \(spell(sizes)) (\(details.joined(separator: ", ")))", sizes: sizes)
  }
}
