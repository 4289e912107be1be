internal import LayJSON

/// The client's capabilities for diagnostics.
struct DiagnosticWishes: Sendable {
  /// True if it shows related information.
  var takesPlaces = false
  /// True if it shows unnecessary code in another way.
  var takesUnused = false
  /// True if it links to a page about a code.
  var takesPages = false
  /// True if it accepts the version of a text with its diagnostics.
  var takesVersions = false
  /// True if it returns the `data` of a diagnostic.
  var takesData = false

  init() {}

  /// Reads the capabilities for documents. LSP 3.17 has them under pushed diagnostics, 3.18 also under pulled ones.
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

  /// The `DiagnosticTag.Unnecessary` of LSP.
  static let unused = 1

  /// Returns a diagnostic without members that the client does not support.
  func shown(_ diagnostic: JSON) -> JSON {
    guard !takesData, case .object(let members) = diagnostic else { return diagnostic }
    return .object(members.filter { $0.0 != "data" })
  }
}
