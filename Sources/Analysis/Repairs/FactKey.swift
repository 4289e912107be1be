internal import LayDiagnostics

/// The subject of a fact; without a code, that something is not decided.
struct FactKey: Hashable {
  let code: DiagnosticCode?
  /// The position in the text, or that of the layout's name.
  var place: SourceRange
  /// The part, axis or reason, if one position has several facts.
  var detail = 0
}
