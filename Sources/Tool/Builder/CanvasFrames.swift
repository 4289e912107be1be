internal import LayAnalysis
internal import LayCompiler
internal import LayInterfaceBuilder
internal import LayRuntime

/// The frames that a layout of a storyboard or xib has on Xcode's canvas: at the recorded size, in the safe area of the canvas.
struct CanvasFrames {
  /// The frames by path, in their superviews; empty if the text has errors.
  private(set) var frames: [String: ExactRect] = [:]
  /// The paths of the views with an ambiguous number.
  private(set) var ambiguous: Set<String> = []
  /// True if constraints conflict there.
  private(set) var hasConflicts = false

  init(_ layout: BuilderTranslation.Layout, of file: BuilderFile, _ compilation: Compilation) {
    guard !compilation.hasErrors, let compiled = compilation.layouts.first(where: { $0.name == layout.name }),
      let size = compiled.designSize
    else { return }
    let insets = CanvasEnvironment(file.document).safeArea(file.document.scenes[layout.scene])
    var environment = LayoutEnvironment(size: size)
    environment.safeArea = ExactInsets(
      top: Rational(insets.top), left: Rational(insets.left), bottom: Rational(insets.bottom),
      right: Rational(insets.right))
    var running = Layout(compiled.program)
    let report = running.resize(to: environment)
    hasConflicts = !report.conflicts.isEmpty || !report.collapses.isEmpty
    for index in compiled.program.views.indices {
      frames[compiled.sources.paths[index]] = running.exactFrame(of: ViewID(index))
    }
    // Guides of margins are added to the program, and have no path.
    let paths = compiled.sources.paths
    ambiguous = Set(report.ambiguities.filter { paths.indices.contains($0.view.index) }.map { paths[$0.view.index] })
  }
}

extension Rational {
  /// The exact number of a length.
  init(_ length: Length) { self = Rational(length.millionths) / Rational(1_000_000) }
}

extension Length {
  /// The length to a millionth.
  init(_ number: Rational) { self.init(millionths: Int((number.double * 1_000_000).rounded())) }
}
