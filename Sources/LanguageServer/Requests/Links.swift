internal import LayCompiler
internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

extension Session {
  /// `textDocument/documentLink`
  mutating func documentLinks(_ params: JSON) throws(ResponseError) -> JSON {
    let snapshot = try snapshot(params)
    let map = map(snapshot)
    return .array(
      snapshot.links().map { link in
        let path = snapshot.compilation.files[Int(link.file.rawValue)].path
        return .object([("range", range(link.range, map)), ("target", .string(uri(ofFile: path)))])
      })
  }

  /// `textDocument/documentColor`
  mutating func documentColours(_ params: JSON) throws(ResponseError) -> JSON {
    let snapshot = try snapshot(params)
    let map = map(snapshot)
    return .array(
      snapshot.colours().map { place in
        let colour = JSON.object([
          ("red", .number(place.red)), ("green", .number(place.green)), ("blue", .number(place.blue)),
          ("alpha", .number(place.alpha)),
        ])
        return .object([("range", range(place.range, map)), ("color", colour)])
      })
  }

  /// `textDocument/colorPresentation`
  mutating func colourPresentations(_ params: JSON) throws(ResponseError) -> JSON {
    let colour = try params.required("color")
    func part(_ name: String) -> Double { colour[name]?.double ?? 1 }
    let text = spelledColour(red: part("red"), green: part("green"), blue: part("blue"), alpha: part("alpha"))
    return .array([.object([("label", .string(text))])])
  }
}
