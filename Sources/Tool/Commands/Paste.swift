internal import LayFormatter
internal import LayJSON
internal import LayParser
internal import LayPaste
internal import LayPlatform
internal import LayRendering

/// `layc paste`: translates a text of UIKit, SnapKit, Masonry, PureLayout or SwiftUI, and prints the result in the canonical format.
func pasteCommand(_ path: String, _ session: Session) -> ExitStatus {
  guard let (name, bytes) = session.read(path) else { return .failure }
  let translation = translate(bytes)
  let text = String(decoding: format(parse(Array(translation.text.utf8))), as: UTF8.self)
  if session.settings.format == .json {
    session.machine.output.write(pasteJSON(text, translation).text())
  } else {
    session.machine.output.write(text)
  }
  if translation.isEmpty { session.talk("\(visible(name)): nothing to translate was found") }
  if translation.noteCount > 0 {
    session.talk("\(visible(name)): \(counted(translation.noteCount, "comment")) about what was not translated")
  }
  return translation.noteCount == 0 && !translation.isEmpty ? .fine : .problems
}

/// The result as an object; docs/json.md documents its members.
private func pasteJSON(_ text: String, _ translation: PastedText) -> JSON {
  .object([
    ("text", .string(text)), ("hasLayout", .bool(translation.hasLayout)),
    ("notCarried", .array(translation.notes.map { .string($0) })),
  ])
}
