internal import LayIDE
internal import LayJSON

/// The request for the signature of a call.
enum SignatureRequests {
  /// `textDocument/signatureHelp`
  static func signatureHelp(_ session: inout Session, _ params: PositionParams) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try session.place(params.document, params.position)
    guard let help = snapshot.signatureHelp(at: offset) else { return .null }
    var signature: [(String, JSON)] = [("label", .string(help.label))]
    if !help.documentation.isEmpty {
      signature.append(("documentation", session.client.documentation(help.documentation, .signatureHelp)))
    }
    signature.append(("parameters", .array(help.parameters.map { parameter(session, $0, of: help.label) })))
    // For clients without support of null, a number behind the last parameter means none.
    let none = session.client.takesNoActiveParameter ? JSON.null : .integer(help.parameters.count)
    return .object([
      ("signatures", .array([.object(signature)])), ("activeSignature", .integer(0)),
      ("activeParameter", help.active.map { .integer($0) } ?? none),
    ])
  }

  /// Returns a parameter of LSP. Offsets in labels count units of UTF-16, whatever the position encoding is.
  private static func parameter(_ session: Session, _ parameter: SignatureHelp.Parameter, of label: String) -> JSON {
    func units(_ offset: Int) -> Int {
      label.utf16.distance(from: label.startIndex, to: label.utf8.index(label.startIndex, offsetBy: offset))
    }
    let offsets = JSON.array([.integer(units(parameter.start)), .integer(units(parameter.end))])
    var members: [(String, JSON)] = [("label", session.client.takesLabelOffsets ? offsets : .string(parameter.label))]
    if !parameter.documentation.isEmpty {
      members.append(("documentation", session.client.documentation(parameter.documentation, .signatureHelp)))
    }
    return .object(members)
  }
}
