/// The assertions that proofs do not decide at some size.
struct OpenAssertions {
  /// True if all are undecided.
  private var areAll = false
  private var numbers: Set<Int> = []

  init(_ proofs: [LayoutProof]) {
    areAll = proofs.contains { proof in
      proof.hasTooManyCells || proof.cells.contains { $0.isCutShort || !$0.contradictions.isEmpty }
    }
    if areAll { return }
    for cell in proofs.flatMap({ $0.cells }) {
      for finding in cell.assertionFindings {
        if case .fails = finding.outcome { continue }
        numbers.insert(finding.assertion)
      }
    }
  }

  /// True if an assertion is undecided at some size.
  func contains(_ assertion: Int) -> Bool { areAll || numbers.contains(assertion) }
}
