internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The pictures of a slice, each laid out once for all trials: a class, so that copies of a checker share them.
final class SlicePictures {
  /// The maximum number of pictures that are cached; others are laid out each time.
  private static let limit = 16

  private let layout: CompiledLayout
  /// The layout that is resized if no picture is cached.
  private var working: Layout
  private var kept: [LayoutEnvironment: Layout] = [:]
  /// The number of rows that were examined to find conflicting sets in pictures, in the units of ``SliceReport/effort``.
  var effort: Int { conflictWork / SliceReport.questionRate }
  private var conflictWork = 0
  private var hiddenFacts: [[LayoutEnvironment]: Set<FactKey>] = [:]

  /// Creates the pictures of `layout`; `first` is the last picture of a check.
  init(_ layout: CompiledLayout, first: Layout) {
    (self.layout, working) = (layout, first)
    if first.environment.size != .zero { kept[first.environment] = first }
  }

  /// Lays the slice out in an environment, and caches the picture for the next trial if `isKept`.
  func picture(in environment: LayoutEnvironment, isKept: Bool) -> Layout {
    if let known = kept[environment] { return known }
    working.resize(to: environment, findAmbiguities: false)
    conflictWork += working.conflictWork
    if isKept && kept.count < SlicePictures.limit { kept[environment] = working }
    return working
  }

  /// Returns ambiguous numbers and masks that run out of room where constraints contradict each other: they are not reported
  /// there, since the conflict may be the cause.
  func hidden(in environments: [LayoutEnvironment]) -> Set<FactKey> {
    if let known = hiddenFacts[environments] { return known }
    var found: Set<FactKey> = []
    for environment in environments { found.formUnion(hidden(in: picture(in: environment, isKept: true))) }
    hiddenFacts[environments] = found
    return found
  }

  private func hidden(in picture: Layout) -> [FactKey] {
    if picture.report.conflicts.isEmpty { return [] }
    let open = picture.openParts.map { SliceFacts.key($0.view, $0.part, in: layout) }
    let masks = picture.report.collapses.map { collapse in
      FactKey(
        code: .maskCollapse, place: layout.sources.views[collapse.view.index], detail: Int(collapse.axis.rawValue))
    }
    return open + masks
  }
}
