internal import LayRuntime

// Proofs from right to left that follow from those from left to right.
extension LayoutProof {
  /// True if the proof found nothing at any size and decided everything, the rows of the other direction are mirror images of its rows,
  /// and all answers are the same in a mirror: nothing is found in the other direction either. `asked` are the health claims besides the
  /// `questions` of all proofs.
  func isMirrored(answering questions: Questions, _ asked: [HealthClaim]) -> Bool {
    guard let mirrorImage, !hasTooManyCells, unfollowedGuides.isEmpty else { return false }
    let mirror = MirroredClaims(questions.program, mirrorImage)
    let negated = mirror.negatedProbes(of: questions)
    return mirror.answers(questions) && asked.allSatisfy { mirror.answers($0) }
      && cells.allSatisfy { cell in
        !cell.hasFindings && !cell.assertionFindings.contains { $0.assertion < questions.claims.count }
          && negated.allSatisfy { cell.probed[$0].signs.isSubset(of: .zero) }
      }
  }

  /// The proof for a variant whose rows are the mirror images of those of this one, which ``isMirrored(answering:_:)``.
  func turned(to variant: Variant) -> LayoutProof {
    var image = self
    image.variant = variant
    image.isImage = true
    image.turnCells(to: variant.direction)
    return image
  }
}
