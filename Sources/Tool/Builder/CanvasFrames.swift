internal import LayAnalysis
internal import LayCompiler
internal import LayInterfaceBuilder
internal import LayRuntime

/// The frames that a layout of a storyboard or xib has on Xcode's canvas: at the recorded size, in the safe area of the canvas.
///
/// Files do not record the safe area. It is the one that device, bars and version suggest, unless another one that devices have brings
/// more views to their recorded frames.
struct CanvasFrames {
  /// The frames by path, in their superviews; empty if the text has errors.
  private(set) var frames: [String: ExactRect] = [:]
  /// The paths of the views with an ambiguous number.
  private(set) var ambiguous: Set<String> = []
  /// True if constraints conflict there.
  private(set) var hasConflicts = false
  /// The insets of the safe area.
  private(set) var insets: Insets

  /// The size classes of the canvas, for a part of a screen that asks for them.
  private(set) var sizeClasses: WindowClasses?

  private let layout: BuilderTranslation.Layout
  private let document: BuilderDocument

  /// The insets at the top and bottom that canvases have, with and without bars.
  private static let tops = [0, 20, 44, 47, 48, 50, 59, 62, 64, 88, 91, 92, 94, 96, 103, 106, 116, 118, 124]
  private static let bottoms = [0, 34, 49, 61, 68, 83]

  init(_ layout: BuilderTranslation.Layout, of file: BuilderFile, _ compilation: Compilation) {
    (self.layout, document) = (layout, file.document)
    insets = file.canvas.safeArea(file.document.scenes[layout.scene])
    guard !compilation.hasErrors, let compiled = compilation.layouts.first(where: { $0.name == layout.name }),
      compiled.designSize != nil
    else { return }
    if compiled.isInAnySizeClass { sizeClasses = file.canvas.sizeClasses }
    layOut(compiled)
    infer(compiled)
  }

  /// A view that constraints place elsewhere than its recorded frame, by more than a point.
  struct Moved {
    var path: String
    var view: ViewIndex
    /// The frame that constraints give.
    var frame: ExactRect
    /// The recorded frame less that one: of the upper and of the lower edge, whole points.
    var top, bottom: Int
  }

  /// The views that constraints place elsewhere than their recorded frames.
  var moved: [Moved] {
    layout.views.compactMap { path, index in
      let view = document.views[index]
      guard view.usesConstraints, !view.isFixed, view.superview != nil, path.contains("/"), let recorded = view.frame,
        let own = frames[path]
      else { return nil }
      let errors = zip(
        [recorded.x, recorded.y, recorded.width, recorded.height], [own.x, own.y, own.width, own.height]
      ).map { Rational($0) - $1 }
      guard errors.contains(where: { $0.magnitude > .one }) else { return nil }
      return Moved(
        path: path, view: index, frame: own, top: Length(errors[1]).points, bottom: Length(errors[1] + errors[3]).points
      )
    }
  }

  /// The views among them that Xcode does not call misplaced.
  private var unmarked: [Moved] { moved.filter { !document.views[$0.view].isMisplaced } }

  /// Takes the safe area that brings most views to their recorded frames.
  private mutating func infer(_ compiled: CompiledLayout) {
    let first = unmarked
    if first.isEmpty || document.platform != .iOS { return }
    var (best, least) = (self, first.count)
    for top in CanvasFrames.tops
    where top == insets.top.points || first.contains(where: { insets.top.points + $0.top == top }) {
      for bottom in CanvasFrames.bottoms
      where bottom == insets.bottom.points || first.contains(where: { insets.bottom.points - $0.bottom == bottom }) {
        var other = self
        (other.insets.top, other.insets.bottom) = (Length(top), Length(bottom))
        other.layOut(compiled)
        let count = other.unmarked.count
        if count < least { (best, least) = (other, count) }
      }
    }
    self = best
  }

  private mutating func layOut(_ compiled: CompiledLayout) {
    guard let size = compiled.designSize else { return }
    var environment = LayoutEnvironment(
      size: size, horizontalSizeClass: sizeClasses?.horizontal, verticalSizeClass: sizeClasses?.vertical)
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

extension Length {
  /// The length in whole points, rounded.
  fileprivate var points: Int { (millionths + (millionths < 0 ? -500_000 : 500_000)) / 1_000_000 }
}
