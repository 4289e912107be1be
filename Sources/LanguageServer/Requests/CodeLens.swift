internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

/// The requests for lenses above layouts and components.
enum LensRequests {
  /// `textDocument/codeLens`: the size above each layout, and the number of uses above each component.
  static func codeLenses(_ session: inout Session, _ params: JSON) throws(ResponseError) -> JSON {
    let uri = try params.documentURI()
    let snapshot = try session.snapshot(params)
    let map = session.map(snapshot)
    return .array(
      snapshot.lenses().map { lens in
        let place = ("range", session.range(lens.name, map))
        guard lens.isOfLayout else { return .object([place, ("command", command(lens.text))]) }
        let data = JSON.object([
          ("uri", .string(uri.text)), ("text", .string(lens.text)), ("promise", .string(lens.promise)),
          ("range", session.range(lens.declaration, map)),
        ])
        return .object([place, ("data", data)])
      })
  }

  /// `codeLens/resolve`: adds the number of problems of a layout, or that it is proved. The broker supplies them as `layc`.
  static func resolvedLens(_ session: inout Session, _ lens: JSON) throws(ResponseError) -> JSON {
    guard case .object(var members) = lens else { throw ResponseError(.invalidParams, "a lens is an object") }
    // The lens of a component is complete from the start.
    if lens["command"] != nil { return lens }
    let data = try lens.required("data")
    let range = try data.range()
    let problems = (lens["layc"]?["diagnostics"]?.array ?? []).filter { problem in
      guard let own = try? problem.range() else { return false }
      return own.lowerBound <= range.upperBound && range.lowerBound <= own.upperBound
    }
    let promise = data["promise"]?.string ?? ""
    let verdict =
      if !problems.isEmpty {
        problems.count == 1 ? "1 problem" : "\(problems.count) problems"
      } else if lens["layc"]?["isProved"]?.bool ?? false {
        promise.isEmpty ? "no problems at its size" : "proved \(promise)"
      } else {
        "not proved yet"
      }
    members.removeAll { $0.0 == "layc" }
    members.append(("command", command("\(try data.requiredText("text")) · \(verdict)")))
    return .object(members)
  }

  /// Returns a title without a command.
  private static func command(_ title: String) -> JSON {
    .object([("title", .string(title)), ("command", .string(""))])
  }
}
