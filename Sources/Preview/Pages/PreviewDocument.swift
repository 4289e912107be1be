internal import LayJSON

/// A document of a preview: what its pages show now.
package struct PreviewDocument: Sendable {
  /// The name in the gallery, such as the path of the file.
  package var name: String
  /// The data of the last version without errors; nil before the first.
  private(set) var data: PageEvent?
  /// The errors of the present version; nil if there are none.
  private(set) var problems: PageEvent?
  /// The view that the cursor of an editor is on; nil if none is known.
  private(set) var selection: PageEvent?

  /// True if the present version has errors.
  var hasErrors: Bool { problems.map { $0 != .problems("") } ?? false }

  /// The layouts of the data, each with its `name` and its `data`; nil before the first data.
  var layouts: [JSON]? { data.flatMap { try? JSON($0.text) }?["layouts"]?.array }

  init(name: String) { self.name = name }

  /// The events that bring a new page up to date.
  var events: [PageEvent] { [data, problems, selection].compactMap { $0 } }

  /// Takes an event, and returns true if it changes what is shown.
  mutating func take(_ event: PageEvent) -> Bool {
    switch event.kind {
    case .data:
      defer { data = event }
      return data != event
    case .problems:
      defer { problems = event }
      return problems != event
    case .select:
      selection = event
      return true
    case .bye: return true
    }
  }
}
