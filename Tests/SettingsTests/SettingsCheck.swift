import LayDiagnostics
import LaySettings

/// Reads a settings file of a project with the devices `phone` and `tablet`.
func settingsFile(_ text: String) -> SettingsFile {
  SettingsFile(path: "layc.json", bytes: Array(text.utf8)) { ["phone", "tablet"].contains($0) ? nil : "there are two" }
}

/// The problems of a settings file, each with the text that the caret marks: `L0911 "strickt": no setting … — did you mean …`.
func problems(_ text: String) -> [String] {
  let file = settingsFile(text)
  return file.diagnostics.map { found in
    let marked = String(decoding: file.bytes[found.range.start..<found.range.end], as: UTF8.self)
    let caret = found.caretLabel.isEmpty ? "" : " — \(found.caretLabel)"
    return "\(found.code.id) \(marked): \(found.message)\(caret)"
  }
}
