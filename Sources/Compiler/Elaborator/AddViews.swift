internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// The key of a predeclared guide.
struct GuideOwner: Hashable {
  var kind: GuideKind
  var owner: ViewID
}

extension Elaborator {
  /// Adds a view to the program and to the parallel tables.
  @inline(never)
  func addView(_ view: consuming ViewDescription, declaration: SourceRange) -> ViewID {
    let id = ViewID(program.views.count)
    var info = ViewInfo(declaration: declaration)
    if let superview = view.superview {
      let kind = program.views[superview.index].kind
      sources.paths.append(sources.paths[superview.index] + "/" + view.name)
      if kind.arrangesSubviews && view.role == .view { info.arrangedBy = superview }
    } else {
      sources.paths.append(view.name)
    }
    program.views.append(view)
    sources.views.append(declaration)
    viewInfos.append(info)
    return id
  }

  /// A guide of `view`, created on first use. Its source is the declared name of its owner.
  func guideView(_ kind: GuideKind, of view: ViewID) -> ViewID {
    let key = GuideOwner(kind: kind, owner: view)
    if let known = builtInGuides[key] { return known }
    // The margins of a scroll view are those of its content.
    if kind == .margins && program.views[view.index].kind.scrolls { _ = guideView(.content, of: view) }
    var guide = ViewDescription(name: kind.name, superview: view)
    guide.role = .guide
    guide.guide = kind
    guide.kindName = "guide"
    let id = addView(guide, declaration: viewInfos[view.index].declaration)
    builtInGuides[key] = id
    return id
  }

  /// True if `view` has the guide; otherwise reports it.
  func hasGuide(_ guide: BuiltInGuide, _ view: ViewID, at range: SourceRange) -> Bool {
    if guide.isOfRoot {
      if view != .root { report(.guideOfRoot(guide, displayName(of: view), isBare: isBare(range), at: range)) }
      return view == .root
    }
    if !guide.isOfScrollView || program.views[view.index].kind.scrolls { return true }
    if !viewInfos[view.index].hasUnknownKind { report(.guideOfScrollView(guide, displayName(of: view), at: range)) }
    return false
  }

  /// True if no dot is before a name.
  private func isBare(_ range: SourceRange) -> Bool {
    guard Int(range.file.rawValue) < files.count, range.start > 0 else { return true }
    return files[Int(range.file.rawValue)].tree.bytes[range.start - 1] != 0x2E
  }

  /// The size in the first size token of `node`: of a layout, a component or an `expect`. A size that is too large is
  /// reported.
  func rootSize(_ node: SyntaxNode) -> ExactSize? {
    guard let token = node.token(.size), let size = token.size else { return nil }
    if max(size.width, size.height) > Limits.constant { report(.sizeTooLarge(at: token.range)) }
    return size
  }
}
