internal import LayDiagnostics

/// Fixes of a conflict with the health findings that they bring.
struct JudgedRepairs {
  /// The fixes, each with the findings that not all of them bring: those with the fewest warnings first.
  private(set) var all: [(repair: TriedRepair, health: [Diagnostic])] = []
  /// The findings that all fixes bring, so that the conflict hid them rather than a fix caused them.
  private(set) var common: [Diagnostic] = []

  /// Asks for the `health` findings after each fix, the best first; nil if they are not known.
  init(_ repairs: [TriedRepair], _ health: (TriedRepair) -> [Diagnostic]?) {
    let found = repairs.map { health($0) }
    let messages = found.map { Set(($0 ?? []).map { $0.message }) }
    if repairs.count > 1, !found.contains(where: { $0 == nil }), let first = found[0] {
      common = first.filter { finding in messages.allSatisfy { $0.contains(finding.message) } }
    }
    let shared = Set(common.map { $0.message })
    let own = found.map { ($0 ?? []).filter { !shared.contains($0.message) } }
    let warnings = own.map { $0.count { $0.severity > .note } }
    let order = repairs.indices.sorted { (warnings[$0], $0) < (warnings[$1], $1) }
    all = order.map { (repairs[$0], own[$0]) }
  }
}
