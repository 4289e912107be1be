internal import LayCompiler
internal import LayDiagnostics
internal import LayRendering
internal import LayRuntime

/// The names that a selection may refer to, collected over all files of a run; a name in no file is an error.
struct KnownNames {
  private var layouts: [String] = []
  /// The states, with their layouts.
  private var states: [(layout: String, name: String)] = []
  /// The names of numbers that can be set, for suggestions.
  private var settable: [String] = []
  /// The names of overrides that no file has so far; nil before the first file.
  private var unused: [String]?

  /// Adds the names of a file.
  mutating func add(_ compilation: Compilation) {
    layouts += compilation.layouts.map(\.name)
    for layout in compilation.layouts { states += layout.program.states.map { (layout.name, $0) } }
    let missing = compilation.unusedOverrides
    if !missing.isEmpty { settable += compilation.settableNames }
    unused = unused?.filter { missing.contains($0) } ?? missing
  }

  /// Adds the names of other files.
  mutating func add(_ others: KnownNames) {
    layouts += others.layouts
    states += others.states
    settable += others.settable
    guard let missing = others.unused else { return }
    unused = unused?.filter { missing.contains($0) } ?? missing
  }

  /// Returns the error of a name in the selection that no file has; nil if there is none.
  func missing(in selection: LayoutSelection) -> NameError? {
    if let name = selection.layout, !layouts.contains(name) { return .unknownLayout(name, known: layouts) }
    return missingState(of: selection) ?? unused?.first.map { .unknownOverride($0, known: settable) }
  }

  private func missingState(of selection: LayoutSelection) -> NameError? {
    if !selection.statelessLayouts.isEmpty { return nil }
    let own = states.filter { selection.layout == nil || $0.layout == selection.layout }
    for name in selection.states where name != StateID.baseName && !own.contains(where: { $0.name == name }) {
      var known: [String] = []
      for state in own where !known.contains(state.name) { known.append(state.name) }
      return .unknownState(name, of: selection.layout, known: known)
    }
    return nil
  }
}

/// A name in the options of a command or a request that the text does not have.
struct NameError: Error {
  /// The name: lower case, no full stop.
  var message: String
  /// The known names.
  var help: String

  static func unknownLayout(_ name: String, known: [String]) -> NameError {
    let help = known.isEmpty ? "there is no layout at all" : "there is \(firstNames(known))"
    return NameError(message: "no layout named '\(name)'" + guess(name, among: known), help: help)
  }

  static func unknownState(_ name: String, of layout: String?, known: [String]) -> NameError {
    let help =
      known.isEmpty ? "\(layout.map { "'\($0)'" } ?? "the file") has no states" : "there is \(firstNames(known))"
    let place = layout.map { " in '\($0)'" } ?? ""
    return NameError(message: "no state named '\(name)'\(place)" + guess(name, among: known), help: help)
  }

  static func unknownOverride(_ name: String, known: [String]) -> NameError {
    // A nested name is written with its views: `sheet.tall`.
    let inside = known.first { $0.split(separator: ".").last.map(String.init) == name }
    let meant = inside.map { "; did you mean '\($0)'?" } ?? guess(name, among: known)
    let rest = known.count > 8 ? " and \(known.count - 8) more" : ""
    let help =
      known.isEmpty
      ? "the file has no metric and no named constraint with one constant"
      : "metrics and named constraints can be set: \(known.prefix(8).map { "'\($0)'" }.joined(separator: ", "))\(rest)"
    return NameError(message: "nothing that can be set is called '\(name)'" + meant, help: help)
  }

  private static func firstNames(_ names: [String]) -> String { listed(names.prefix(8).map { "'\($0)'" }) }
}

/// Returns a question with the known word that `word` may stand for; empty if there is none.
func guess(_ word: String, among known: [String]) -> String {
  nearest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
}
