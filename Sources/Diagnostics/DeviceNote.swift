extension Diagnostic {
  /// The maximum number of devices that a note names.
  private static let namedDevices = 3

  /// The notes in the order in which reports show them: the note about devices precedes the help.
  package var shownNotes: [Note] {
    guard let devices else { return notes }
    let help = notes.firstIndex { $0.kind == .help } ?? notes.count
    return notes[..<help] + [.note(Diagnostic.words(for: devices))] + notes[help...]
  }

  private static func words(for devices: [String]) -> String {
    if devices.isEmpty { return "no iPhone or iPad has such a size, except in a resizable window" }
    let named = devices.prefix(namedDevices).joined(separator: ", ")
    let more = devices.count - namedDevices
    return "devices with such a size: \(named)\(more > 0 ? ", and \(more) more" : "")"
  }
}
