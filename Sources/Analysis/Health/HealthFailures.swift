internal import LayCompiler
internal import LayRuntime

/// The claims of the health checks of a layout that fail or are not decided, each with its sizes: those too of which a report tells
/// nothing, since another one tells more. Views are known by their paths, so that layouts of changed texts can be compared.
struct HealthFailures {
  fileprivate struct Key: Hashable {
    var kind: HealthCheck
    var view: String
    var other: String
    /// The axis, or nil where the claim has none.
    var axis: LayoutAxis?

    init(_ claim: HealthClaim, _ layout: CompiledLayout) {
      kind = claim.kind
      view = layout.spelledPath(claim.view)
      other = claim.views.dropFirst().first.map { layout.spelledPath($0) } ?? ""
      switch claim.statement {
      case .showsContent(let axis), .isAtLeast(let axis, _, _), .isEmpty(let axis, _): self.axis = axis
      case .isTouchable(let target): axis = target.axis
      case .hasRoom(let axis, _): self.axis = axis
      case .isInSafeArea(let edge, _, _, _): (axis, other) = (nil, edge.name)
      case .avoids(let kind, _): (axis, other) = (nil, kind.rawValue)
      case .takesTouches(let reach): axis = reach.axis
      case .showsPlaceholder, .fitsWords: axis = .horizontal
      case .isInside, .precedes, .isNotMixedWith, .leavesInSight, .scrollsOut, .scrollsOneWay, .isAboveKeyboard,
        .keepsRatio:
        axis = nil
      }
    }

    /// True if it is about the same check of the same views.
    func isLike(_ key: Key) -> Bool { kind == key.kind && view == key.view && other == key.other }
  }

  private var regions: [Key: LeavingSizes.Regions] = [:]
  private let proofs: Int
  private let isComplete: Bool

  /// Creates the failures of the checks of a layout; without claims that are not decided unless it `countsOpen` ones.
  init(_ health: Health, _ layout: CompiledLayout, proofs: Int, countsOpen: Bool = true) {
    (self.proofs, isComplete) = (proofs, !health.hasOpenOverlaps)
    for found in health.findings where !found.claim.isSilent && (countsOpen || found.isFailure) {
      regions[Key(found.claim, layout), default: []].append((found.proof, found.finding.region))
    }
  }

  /// True if no claim fails at a size at which it holds in `other`.
  func areWithin(_ other: HealthFailures) -> Bool {
    if proofs != other.proofs || !isComplete && other.isComplete { return false }
    return regions.allSatisfy { key, regions in !regions.contains(beyond: other.regions[key] ?? []) }
  }

  /// True if a claim fails at a size at which it holds in `other`.
  func isWorse(_ claim: HealthClaim, than other: HealthFailures, of layout: CompiledLayout) -> Bool {
    let key = Key(claim, layout)
    return (regions[key] ?? []).contains(beyond: other.regions[key] ?? [])
  }

  /// True if a claim of the kind of another one fails for its views.
  func contain(_ claim: HealthClaim, of layout: CompiledLayout) -> Bool {
    let key = Key(claim, layout)
    return regions.keys.contains { $0.isLike(key) }
  }

  /// True if a claim of a check fails for a view, about another one if it is about two.
  func contain(_ kind: HealthCheck, _ view: ViewID, _ other: ViewID?, of layout: CompiledLayout) -> Bool {
    let otherPath = other.map { layout.spelledPath($0) } ?? ""
    return regions.keys.contains {
      $0.kind == kind && $0.view == layout.spelledPath(view) && $0.other == otherPath
    }
  }
}

/// The key of the failures of a layout with other values of its parameters.
func failureKey(of layout: String, _ settings: [NamedNumber]) -> String {
  settings.reduce(layout) { "\($0) \($1.name)=\($1.value)" }
}

/// The beginning of the keys of a layout with values of its parameters.
func failurePrefix(of layout: String) -> String { "\(layout) " }

extension HealthFinding {
  /// True for a claim that fails, rather than one that is not decided.
  var isFailure: Bool { if case .fails = finding.outcome { true } else { false } }
}
