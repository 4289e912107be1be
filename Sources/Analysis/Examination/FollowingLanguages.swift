internal import LayRuntime

/// The languages of a range whose results follow from the proof of another one.
struct FollowingLanguages {
  /// A proof with the translations in which its results hold too.
  private struct Known {
    var variant: Variant
    var translations: [UInt16]
    /// The translations in which they hold from right to left too.
    var mirrored: Set<UInt16>
    var proof: Int
  }

  private var known: [Known] = []

  /// Records that the results of a proof with a number hold with other texts, and with some of them from right to left too.
  mutating func add(_ variant: Variant, _ translations: [UInt16], mirrored: Set<UInt16>, proof: Int) {
    if translations.isEmpty { return }
    known.append(Known(variant: variant, translations: translations, mirrored: mirrored, proof: proof))
  }

  /// The number of the proof that a variant follows, with its variant in the direction of the proof; nil if it follows none.
  func proof(of variant: Variant) -> (number: Int, variant: Variant)? {
    for own in known where own.translations.contains(variant.translation) {
      var other = variant
      if own.mirrored.contains(variant.translation) { other.direction = own.variant.direction }
      let isSame =
        own.variant.direction == other.direction && own.variant.state == other.state
        && own.variant.textSizes == other.textSizes && own.variant.place == other.place
      if isSame { return (own.proof, other) }
    }
    return nil
  }
}

extension LayoutProof {
  /// True if the proof found nothing about the `questions` of all proofs.
  func answersWithoutFindings(to questions: Questions) -> Bool {
    cells.allSatisfy { cell in
      !cell.hasFindings && !cell.assertionFindings.contains { $0.assertion < questions.claims.count }
    }
  }

  /// The proof for a variant with other texts, in which its results hold.
  func restated(for variant: Variant) -> LayoutProof {
    var other = self
    other.variant = variant
    other.setTexts(of: variant.translation)
    return other
  }
}
