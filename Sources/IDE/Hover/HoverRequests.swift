package import LayAnalysis
public import LayDiagnostics

// The requests that the layouts of a file answer.

extension Snapshot {
  /// Returns the hover text at `offset`. For a name: its declaration, its comment, and its frames or values; for a constraint or
  /// a part of a visual format: its row as text, and whether it is satisfied; for a word of the language: its meaning. If the
  /// file has errors, frames are those of `lastGood`, and the text says so; rows are unknown then.
  public func hover(at offset: Int, _ solutions: inout Solutions, _ lastGood: inout LastGood?) -> Hover? {
    HoverQuery(self, at: offset).hover(&solutions, &lastGood)
  }

  /// Returns the hover text at `offset` with the budget of a text, in the languages of `options`; it is found by many proofs of the layout.
  package func hoverWithBudget(
    at offset: Int, in options: CheckOptions = CheckOptions(), _ solutions: inout Solutions,
    _ lastGood: inout LastGood?
  ) -> Hover? {
    HoverQuery(self, at: offset, budgets: options).hover(&solutions, &lastGood)
  }

  /// True if the text at `offset` may have a budget.
  public func mayHaveBudget(at offset: Int) -> Bool { HoverQuery(self, at: offset).mayHaveBudget }

  /// Returns the hints in `range`, in source order: the frames at `size` (nil for the design size) behind names of views, the
  /// values behind expressions, and the violations behind constraints that are not satisfied. If the file has errors, the
  /// frames are those of `lastGood`, and the hints say so.
  public func inlayHints(
    in range: SourceRange, at size: ShownSize?, _ solutions: inout Solutions, _ lastGood: inout LastGood?
  ) -> [InlayHint] {
    InlayHintQuery(self, in: range, at: size).hints(&solutions, &lastGood)
  }

  /// Returns the lenses above the layouts and the components of the file.
  public func lenses() -> [Lens] { LensReader(self).lenses() }
}
