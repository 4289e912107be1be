internal import LayDiagnostics
internal import LayFormatter
internal import LayInterfaceBuilder
internal import LayJSON
internal import LayParser
internal import LayPlatform
internal import LayRendering

/// `layc show`: prints a storyboard or xib as the text of layouts.
func showCommand(_ path: String, _ session: Session) -> ExitStatus {
  guard let (name, bytes) = session.read(path), let file = session.builderFile(name, bytes) else { return .failure }
  session.machine.output.write(String(decoding: file.translation.text, as: UTF8.self))
  return .fine
}

/// `layc import`: translates a storyboard or xib, and prints or writes the layouts.
func importCommand(_ path: String, _ session: Session) -> ExitStatus {
  guard let (name, bytes) = session.read(path), let read = session.builderFile(name, bytes) else { return .failure }
  let file = LeftOutFindings(read, session).adapted()
  // An expectation of a deep path may need several lines.
  let recorded = RecordedFrames(file, session)
  let text = String(decoding: format(parse(recorded.text())), as: UTF8.self)
  if let folder = session.settings.output {
    guard write(file, text, recorded.insets, into: folder, session) else { return .failure }
  } else if session.settings.format == .json {
    session.machine.output.write(importJSON(file, text, recorded.insets).text())
  } else {
    session.machine.output.write(text)
  }
  let losses = file.translation.losses
  for loss in losses {
    let id = file.document.objectID(of: loss.element).map { " (object id \($0))" } ?? ""
    session.talk("\(visible(file.place(loss.element))): not translated: \(visible(loss.message))\(visible(id))")
  }
  if !losses.isEmpty { session.talk("\(counted(losses.count, "part")) of '\(visible(name))' not translated") }
  return losses.isEmpty || !session.settings.strict ? .fine : .problems
}

/// Writes the layouts, and the object ids of their views; reports the reason and returns false if it cannot.
private func write(
  _ file: BuilderFile, _ text: String, _ insets: [Insets], into folder: String, _ session: Session
) -> Bool {
  let last = file.name.split(separator: "/").last.map { String($0) } ?? "Import"
  let name = joinedPath(folder, last.split(separator: ".").first.map { String($0) } ?? "Import")
  let texts = [
    (path: "\(name).lay", text: text), (path: "\(name).ids.json", text: importJSON(file, nil, insets).text()),
  ]
  let files = session.machine.files
  if session.settings.force {
    for (path, text) in texts {
      guard case .success(let old) = files.read(path) else { continue }
      if case .failure(let problem) = files.write(path, Array(text.utf8), old) {
        session.failWriting(path, problem)
        return false
      }
    }
  }
  let missing = session.settings.force ? texts.filter { files.kind($0.path) == nil } : texts
  guard writeNew(missing, session) else {
    if !session.settings.force { session.talk("`--force` overwrites files that exist") }
    return false
  }
  session.talk("wrote '\(visible(texts[0].path))' and '\(visible(texts[1].path))'")
  return true
}

/// The translation as an object, with its text unless it is in a file of its own; docs/json.md documents the members.
private func importJSON(_ file: BuilderFile, _ text: String?, _ insets: [Insets]) -> JSON {
  let layouts = zip(file.translation.layouts, insets).map { layout, insets -> JSON in
    let scene = file.document.scenes[layout.scene]
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map { $0.text() }.joined(separator: ",")
    return .object([
      ("name", .string(layout.name)), ("scene", .string(scene.path)),
      ("width", .decimal(layout.size.width.text())), ("height", .decimal(layout.size.height.text())),
      ("safeArea", .string(sides)), ("views", .array(layout.views.map { viewJSON($0.path, $0.view, file) })),
    ])
  }
  let losses = file.translation.losses.map { loss -> JSON in
    .object([
      ("line", .integer(file.line(of: loss.element))),
      ("id", file.document.objectID(of: loss.element).map { .string($0) } ?? .null),
      ("message", .string(loss.message)),
    ])
  }
  let members: [(String, JSON)] = [
    ("file", .string(file.name)), ("layouts", .array(layouts)), ("notCarried", .array(losses)),
  ]
  return .object((text.map { [("text", .string($0))] } ?? []) + members)
}

private func viewJSON(_ path: String, _ view: ViewIndex, _ file: BuilderFile) -> JSON {
  let source = file.document.views[view]
  return .object([
    ("path", .string(path)), ("id", .string(source.id)), ("line", .integer(file.line(of: source.element))),
  ])
}
