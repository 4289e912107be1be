internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

/// The requests for lenses above layouts and components.
enum LensRequests {
  /// `textDocument/codeLens`: the size above each layout, and the number of uses above each component.
  static func codeLenses(_ session: inout Session, _ params: DocumentParams) throws(ResponseError) -> JSON {
    let snapshot = try session.snapshot(of: params.document)
    let map = session.map(snapshot)
    return .array(
      snapshot.lenses().map { lens in
        let place = ("range", session.range(lens.name, map))
        guard lens.isOfLayout else { return .object([place, ("command", command(lens.text))]) }
        let data = JSON.object([
          ("uri", .string(params.document.text)), ("text", .string(lens.text)), ("promise", .string(lens.promise)),
          ("range", session.range(lens.declaration, map)),
        ])
        return .object([place, ("data", data)])
      })
  }

  /// `codeLens/resolve`: adds the number of problems of a layout, or that it is proved. The broker supplies them as `layc`.
  static func resolvedLens(_ session: inout Session, _ params: CodeLensParams) throws(ResponseError) -> JSON {
    guard let layout = params.layout else { return .object(params.members) }
    let verdict = words(params.verdict, on: layout)
    return .object(params.members + [("command", command("\(layout.text) · \(verdict)"))])
  }

  private static func words(_ verdict: CodeLensParams.Verdict, on layout: CodeLensParams.Layout) -> String {
    let count = verdict.diagnostics.count { $0.touches(layout.range) }
    if count > 0 { return count == 1 ? "1 problem" : "\(count) problems" }
    if !verdict.isProved { return "not proved yet" }
    return layout.promise.isEmpty ? "no problems at its size" : "proved \(layout.promise)"
  }

  /// Returns a title without a command.
  private static func command(_ title: String) -> JSON {
    .object([("title", .string(title)), ("command", .string(""))])
  }
}
