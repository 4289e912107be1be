internal import LayCompiler
internal import LayRuntime

/// The claims that controls do not lie on the fold or on a camera, in a layout that declares these regions.
///
/// What scrolls can be scrolled beside them, and texts that people edit on several lines scroll themselves.
struct RegionClaims {
  /// The controls that do not scroll.
  let views: [ViewID]
  private let kinds: ReservedRegionKinds

  init(_ layout: CompiledLayout, _ judged: JudgedViews) {
    kinds = layout.reservedRegions
    if kinds.isEmpty {
      views = []
      return
    }
    views = judged.all.filter { view in
      let kind = judged.kind(of: view)
      return judged.isInteractive(view) && judged.scrollView(around: view) == nil && !kind.scrolls && kind != .table
        && !layout.scrollsText(view)
    }
  }

  /// The claims in an environment: one for each of its regions of a declared kind.
  func claims(_ environment: LayoutEnvironment?) -> [HealthClaim] {
    guard let environment, !views.isEmpty else { return [] }
    return environment.reservedRegions.indices.flatMap { index -> [HealthClaim] in
      let kind = environment.reservedRegions[index].kind
      if !kinds.contains(kind) { return [] }
      return views.map {
        HealthClaim(kind: .reserved, view: $0, statement: .avoids(kind, region: UInt8(truncatingIfNeeded: index)))
      }
    }
  }
}
