internal import LayPlatform
internal import LayRendering

/// `layc docs`: opens the first page of the documentation that belongs to the running program, and prints its path.
func docsCommand(_ session: Session) -> ExitStatus {
  let places = session.machine.program().map(documentationPlaces) ?? []
  guard let page = places.first(where: { session.machine.files.kind($0) == .file }) else {
    session.fail(
      "there is no documentation beside this program", ToolCode.unreadable,
      help: "in a checkout `python3 Scripts/make_site.py` writes it")
    return .failure
  }
  session.machine.output.line(visible(page))
  if !session.machine.open(page) { session.talk("no browser could be started; open the file above") }
  return .fine
}

/// The places of the first page for a program, the nearest first: `share/doc/layc` of an installation, `site` of a build.
private func documentationPlaces(of program: String) -> [String] {
  var places: [String] = []
  var folder = Substring(program)
  while let slash = folder.lastIndex(of: "/"), places.count < 8 {
    folder = folder[..<slash]
    places += ["\(folder)/share/doc/layc/index.html", "\(folder)/site/index.html"]
  }
  return places
}
