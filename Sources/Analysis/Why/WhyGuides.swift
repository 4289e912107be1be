package import LayCompiler
internal import LayRuntime

// Guides that a path names and the file does not.
extension CompiledLayout {
  /// Returns the numbers that a path names, in the layout or in one that has a guide besides: `form.safeArea.top` has a value even
  /// if nothing in the file refers to the guide.
  package func asked(_ path: String) throws(WhyPathError) -> (layout: CompiledLayout, subject: WhySubject) {
    var layout = self
    if let (guide, owner) = unusedGuide(in: path) { try layout.add(guide, to: owner) }
    return (layout, try layout.whySubject(path))
  }

  /// The built-in guide that a path names with its view; nil if it names none that is missing.
  private func unusedGuide(in path: String) -> (guide: BuiltInGuide, owner: ViewID)? {
    let parts = split(path)
    let (view, used) = longestView(parts)
    let owner = view ?? .root
    guard used < parts.count, program.views[owner.index].role == .view else { return nil }
    return BuiltInGuide(parts[used]).map { ($0, owner) }
  }

  /// Adds a guide that nothing refers to, where its owner determines its frame.
  private mutating func add(_ guide: BuiltInGuide, to owner: ViewID) throws(WhyPathError) {
    let (name, isScrollView) = (spelledPath(owner), program.views[owner.index].kind.scrolls)
    if guide.isOfRoot && owner != .root {
      throw WhyPathError(
        message: "'\(name)' has no '\(guide.name)'", help: "ask for root.\(guide.name): only the root has it",
        knowsView: true)
    }
    if guide.isOfScrollView && !isScrollView {
      throw WhyPathError(
        message: "'\(name)' has no '\(guide.name)'", help: "only a `ScrollView` or a `Table` has it", knowsView: true)
    }
    // The margins of a scroll view are those of its content.
    if guide == .contentGuide || guide == .margins && isScrollView {
      throw WhyPathError(
        message: "no constraint of the file sets the content of '\(name)'",
        help: "relate a view inside to '\(name).\(guide.name)', or ask for '\(name).frameGuide'", knowsView: true)
    }
    _ = program.guide(guide.kind, of: owner)
    sources.views.append(sources.views[owner.index])
    sources.paths.append(sources.paths[owner.index] + "/" + guide.name)
  }
}
