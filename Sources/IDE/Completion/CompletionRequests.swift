public import LayDiagnostics

// The requests about text that is being written.

extension Snapshot {
  /// Returns the completions at `offset`, each label once and the nearest first, and the word that they replace. Filtering by the
  /// typed letters is left to the editor. `names` returns the files in a folder such as `"imp/"`, relative to the folder of this
  /// file; names of folders end with a slash. `siblings` returns the exports of the files beside this one, and is called only
  /// where a kind is expected.
  public func completions(
    at offset: Int, names: (_ folder: String) -> [String] = { _ in [] }, siblings: () -> [Exports] = { [] }
  ) -> (word: SourceRange, items: [Completion]) {
    CompletionQuery(self, at: offset).completions(names, siblings)
  }

  /// Returns the signature of the call around `offset`; nil if there is no call, or its callee is unknown.
  public func signatureHelp(at offset: Int) -> SignatureHelp? { SignatureQuery(self, at: offset)?.help }
}
