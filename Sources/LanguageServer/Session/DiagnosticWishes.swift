internal import LayJSON

/// What the client shows of a diagnostic besides its place and its message.
struct DiagnosticWishes: Sendable {
  /// Whether it shows other places that take part.
  var takesPlaces = false
  /// Whether it shows what nobody needs in another way.
  var takesUnused = false
  /// Whether it leads to a page about a code.
  var takesPages = false
  /// Whether it shows, with a version, for which text a diagnostic was found.
  var takesVersions = false
  /// Whether it gives back what the server noted with a diagnostic.
  var takesData = false

  init() {}

  /// Of what a client can do with documents. LSP 3.17 says it where diagnostics are pushed, 3.18 also where they are asked for.
  init(_ document: JSON?) {
    let places = [document?["publishDiagnostics"], document?["diagnostic"]].compactMap { $0 }
    func says(_ name: String) -> Bool { places.contains { $0[name]?.bool ?? false } }
    takesPlaces = says("relatedInformation")
    takesUnused = places.contains { place in
      place[path: "tagSupport", "valueSet"]?.array?.contains { $0.integer == DiagnosticWishes.unused } ?? false
    }
    takesPages = says("codeDescriptionSupport")
    takesVersions = says("versionSupport")
    takesData = says("dataSupport")
  }

  /// LSP's `DiagnosticTag.Unnecessary`.
  static let unused = 1

  /// A diagnostic that is known, as the client is told of it.
  func shown(_ diagnostic: JSON) -> JSON {
    guard !takesData, case .object(let members) = diagnostic else { return diagnostic }
    return .object(members.filter { $0.0 != "data" })
  }
}
