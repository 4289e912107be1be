internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Diagnostic {
  /// A text whose width depends on its height, and differs between the first and the second pass.
  static func unsettledText(_ text: UnsettledText, at place: FoundPlace, in layout: CompiledLayout) -> Diagnostic {
    let name = layout.spelledPath(text.view)
    let lines = text.lines == 1 ? "1 line" : "\(text.lines) lines"
    var diagnostic = Diagnostic(
      .unsettledText, "the width of '\(name)' depends on its height, and its height on its width, \(place.words)",
      at: layout.sources.views[text.view.index],
      notes: [
        .why(
          "layc set the height of '\(name)' for \(lines); with this height '\(name)' is \(text.width) wide, and its text then has \(text.needed) lines"
        ),
        .note("as UIKit does, layc stops after its second pass, and shows the frames of that pass"),
        .help("determine its width by constraints that do not depend on its height, or set `preferredMaxLayoutWidth`"),
      ], sizes: place.sizes.map { $0.spelled })
    diagnostic.locate(place)
    return diagnostic
  }
}
