internal import LayRuntime

extension Screen {
  /// The most views of a description.
  private static let describedViews = 40

  /// The screen in words, for people who cannot see it: the views with their kinds and texts, and the problems.
  var summary: String {
    let shown = tree.views.indices.filter { tree.views[$0].superview != nil && tree.views[$0].isShown }
    let words = shown.prefix(Screen.describedViews).map { description(of: $0) }
    let more = shown.count - words.count
    let views = words.joined(separator: "; ") + (more > 0 ? "; and \(more) more views" : "")
    let parts = [tree.title, views] + problems.map { $0.words }
    return parts.filter { !$0.utf8.isEmpty }.joined(separator: ". ") + "."
  }

  /// A view in words: `title, Label “Sign in”`.
  private func description(of index: Int) -> String {
    let (view, look) = (tree.views[index], looks[index])
    let texts = look.text?.rows ?? look.segments
    let quoted = texts.isEmpty ? "" : " “\(visible(texts.joined(separator: " ")))”"
    return "\(visible(view.name)), \(visible(view.kind))\(quoted)"
  }
}
