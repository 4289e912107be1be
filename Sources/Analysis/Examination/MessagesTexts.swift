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
          "layc set its height for \(lines); with this height it is \(text.width) wide, and the text then has \(text.needed)"
        ),
        .note("the frames are those of pass \(TextLimits.passes), as in UIKit"),
        .help("determine its width by constraints that do not depend on its height, or set `preferredMaxLayoutWidth`"),
      ], sizes: place.sizes.map { $0.spelled })
    diagnostic.locate(place)
    return diagnostic
  }
}
