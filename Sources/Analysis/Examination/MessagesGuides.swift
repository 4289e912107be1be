internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Diagnostic {
  /// The safe area or margins of a view do not converge.
  static func unsettledGuide(_ view: ViewID, at sizes: [ExactSize], in layout: CompiledLayout) -> Diagnostic {
    Diagnostic(
      .unsettledGuide, "the safe area or the margins of '\(layout.spelledPath(view))' depend on themselves",
      at: layout.sources.views[view.index],
      notes: [
        .why("the position of the view depends on them, and they depend on the position"),
        .note("at \(spell(sizes)), no attempt of layc converged; layc shows the frames of the nearest attempt"),
        .help("position the view by the superview's safe area, and its subviews by its own safe area"),
      ], sizes: sizes.map { $0.spelled })
  }
}

extension CompiledLayout {
  /// The path of the view that a guide belongs to.
  func ownerPath(_ guide: ViewID) -> String { spelledPath(program.views[guide.index].superview ?? .root) }
}
