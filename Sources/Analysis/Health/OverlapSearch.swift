internal import LayRuntime

/// The search for judged views that lie over each other at some size of a range.
///
/// The frames at one size tell which claims about edges keep views apart (``Separations``). At the sizes where these hold, nothing
/// else needs to be asked; at one where they do not, the frames tell other claims, until no size is left. If the search gives up
/// before, all pairs are asked one by one.
struct OverlapSearch {
  /// The maximum number of sizes whose frames are read.
  private static let roundLimit = 12
  /// The maximum number of pairs that are examined one by one.
  private static let pairLimit = 1000
  /// The maximum number of further sizes of a region after one at which the search is stuck.
  private static let attemptLimit = 2
  /// The maximum number of regions of open sizes.
  private static let regionLimit = 200

  private let judged: JudgedViews
  private let safeArea: ExactInsets
  /// The judged views that move together: those of the screen, and those of each scroll view.
  private let groups: [[ViewID]]
  /// The pairs of a view on a surface that covers others on purpose, and one that is drawn after that surface.
  private var laterPairs: [(below: ViewID, above: ViewID)] = []
  /// The sizes at which each claim fails or is not decided.
  private var doubts: [HealthClaim: [SizeRegion]] = [:]
  /// The claims of the last size.
  private var claims: [HealthClaim] = []
  private var rounds = 0
  /// The sizes at which no claims keep all views apart.
  private var open: [SizeRegion]
  /// True if there are too many pairs or regions to examine.
  private(set) var isCutShort = false
  /// True if the claims of a size are not decided around it.
  private var isStuck = false
  /// The number of sizes of the first open region at which the search was stuck.
  private var attempts = 0
  /// The approximate number of pairs of regions that were compared.
  private(set) var effort = 0
  /// True if a proof of claims did not examine all sizes, so that claims without failures may fail.
  private var isUnsound = false

  /// Creates the search in a range, with the safe area of the root; in a state, the views `arriving` with it cover others on purpose.
  init(
    _ judged: JudgedViews, over range: SizeRange, _ safeArea: ExactInsets, isInState: Bool, arriving: Set<ViewID>
  ) {
    (self.judged, self.safeArea) = (judged, safeArea)
    var groups: [[Int]: [ViewID]] = [:]
    let covers = judged.covers.filter { !arriving.contains($0) }
    for view in Set(judged.all + covers + judged.scrollers.filter { judged.hasEnds($0) }).sorted() {
      let surface = judged.surface(of: view, isInState: isInState, arriving: arriving)
      let key = [judged.scrollView(around: view), surface].map { $0?.index ?? -1 }
      groups[key, default: []].append(view)
    }
    self.groups = groups.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { groups[$0] ?? [] }
    for (key, group) in groups where key[1] >= 0 {
      let surface = ViewID(key[1])
      for above in groups[[key[0], -1]] ?? [] where above > surface && !judged.isInside(above, surface) {
        laterPairs += group.filter { !judged.isMeant(below: $0, above: above) }.map { ($0, above) }
      }
    }
    laterPairs.sort { $0 < $1 }
    open = [SizeRegion(width: range.width, height: range.height)]
  }

  /// Returns the claims that the frames of all views at a size call for, without those that were asked before.
  mutating func claims(_ frames: [ExactRect]) -> [HealthClaim] {
    rounds += 1
    let found = Separations(groups, frames, judged, pairLimit: OverlapSearch.pairLimit)
    if found.hasTooManyPairs { isCutShort = true }
    claims = found.claims
    // More than these are asked with all other pairs, or not at all.
    let later = rounds == 1 && laterPairs.count <= OverlapSearch.pairLimit ? laterPairs : []
    if rounds == 1 && later.count < laterPairs.count { isCutShort = true }
    let pairs = (found.pairs + later).flatMap { pair(below: $0.below, above: $0.above) }
    var known: Set<HealthClaim> = []
    return (claims + pairs).filter { doubts[$0] == nil && known.insert($0).inserted }
  }

  /// The claims that two views do not lie over each other, other than as a background or a badge; of a view that shows nothing, that it
  /// does not hide the other one; of a scroll view below, that its content comes out.
  private func pair(below: ViewID, above: ViewID) -> [HealthClaim] {
    func claim(_ statement: HealthClaim.Statement) -> HealthClaim {
      judged.gated(HealthClaim(kind: .covered, view: above, statement: statement))
    }
    if judged.hasEnds(below) { return judged.parts(of: below, safeArea).map { claim(.scrollsOut($0)) } }
    if judged.isCover(above) { return [claim(.leavesInSight(below))] }
    let (mayBeInside, mayContain) = (judged.mayContain(above, in: below), judged.mayContain(below, in: above))
    var mixed = claim(.isNotMixedWith(below, mayBeInside: mayBeInside, mayContain: mayContain))
    // What people touch reacts in all of its frame.
    mixed.texts = judged.drawnTexts([above, below].filter { !judged.isInteractive($0) })
    return [mixed]
  }

  /// Returns the claims about all pairs of views that were not asked, and ends the search; nil if it found all, or if there are too
  /// many pairs.
  mutating func claimsAboutOtherPairs() -> [HealthClaim]? {
    if !isUndecided || isUnsound { return nil }
    var left: [HealthClaim] = []
    for group in groups {
      for (place, below) in group.enumerated() {
        for above in group[(place + 1)...]
        where !judged.isInside(above, below) && !judged.isMeant(below: below, above: above) {
          left += pair(below: below, above: above).filter { doubts[$0] == nil }
          if left.count > OverlapSearch.pairLimit { return nil }
        }
      }
    }
    for (below, above) in laterPairs {
      left += pair(below: below, above: above).filter { doubts[$0] == nil }
      if left.count > OverlapSearch.pairLimit { return nil }
    }
    (claims, open, isCutShort, isStuck) = ([], [], false, false)
    return left
  }

  /// Records the sizes at which claims that were asked fail or are not decided; `isSound` if the proof examined all sizes.
  mutating func note(
    _ asked: [HealthClaim], _ findings: [(claim: HealthClaim, region: SizeRegion)], isSound: Bool
  ) {
    if !isSound { isUnsound = true }
    for claim in asked where doubts[claim] == nil { doubts[claim] = [] }
    for finding in findings { doubts[finding.claim]?.append(finding.region) }
    narrowOpenSizes()
  }

  /// Takes the sizes at which the claims of the last size hold out of the open ones. If the size itself stays open, edges of views
  /// may coincide there and nowhere around it: another size of its region is next, and after some the region is given up.
  mutating func narrow() {
    let (size, attempts) = (openSize, attempts)
    narrowOpenSizes()
    guard let size, let stuck = open.firstIndex(where: { $0.contains(size) }) else { return }
    if attempts < OverlapSearch.attemptLimit, open[stuck].shape.dimension > 0 {
      open.swapAt(0, stuck)
      self.attempts = attempts + 1
      return
    }
    open.remove(at: stuck)
    isStuck = true
  }

  private mutating func narrowOpenSizes() {
    attempts = 0
    let failing = claims.flatMap { doubts[$0] ?? [] }
    effort += failing.count * max(open.count, 1)
    // Of edges that are open alone, differences of regions keep one size.
    let edges = failing.filter { edge in
      edge.shape.dimension < 2 && open.contains { $0.contains(edge.witness) && $0.shape.dimension == 2 }
    }
    let areas = open.flatMap { region in region.rest(outside: region.rest(outside: failing)) }
    open = areas + edges.filter { edge in edge.witness(outside: areas) != nil }
    if open.count > OverlapSearch.regionLimit { isCutShort = true }
  }

  /// A size at which views may lie over each other; nil if there is none, or if the search gives up.
  var openSize: ExactSize? {
    if isUnsound || isCutShort || rounds == OverlapSearch.roundLimit { return nil }
    return open.first.map { attempts == 0 ? $0.witness : $0.shape.innerSize(attempts) }
  }

  /// True if it is not known at some size which views lie over each other.
  var isUndecided: Bool { isUnsound || isCutShort || isStuck || !open.isEmpty }
}
