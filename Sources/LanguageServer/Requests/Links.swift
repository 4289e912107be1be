internal import LayCompiler
internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

/// The requests for links and colours.
enum LinkRequests {
  /// `textDocument/documentLink`
  static func documentLinks(_ session: inout Session, _ params: DocumentParams) throws(ResponseError) -> JSON {
    let snapshot = try session.snapshot(of: params.document)
    let map = session.map(snapshot)
    return .array(
      snapshot.links().map { link in
        let path = snapshot.compilation.files[Int(link.file.rawValue)].path
        return .object([("range", session.range(link.range, map)), ("target", .string(session.uri(ofFile: path)))])
      })
  }

  /// `textDocument/documentColor`
  static func documentColours(_ session: inout Session, _ params: DocumentParams) throws(ResponseError) -> JSON {
    let snapshot = try session.snapshot(of: params.document)
    let map = session.map(snapshot)
    return .array(
      snapshot.colours().map { place in
        let colour = JSON.object([
          ("red", .number(place.red)), ("green", .number(place.green)), ("blue", .number(place.blue)),
          ("alpha", .number(place.alpha)),
        ])
        return .object([("range", session.range(place.range, map)), ("color", colour)])
      })
  }

  /// `textDocument/colorPresentation`
  static func colourPresentations(_ session: inout Session, _ params: ColorPresentationParams) throws(ResponseError)
    -> JSON
  {
    let text = spelledColour(red: params.red, green: params.green, blue: params.blue, alpha: params.alpha)
    return .array([.object([("label", .string(text))])])
  }
}
