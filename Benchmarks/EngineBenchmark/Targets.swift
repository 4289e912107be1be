internal import LayWorkloads

/// The targets of the engine, and the results of a run for them.
///
/// Times are compared with peers or divided by views, so that targets mean about the same on other machines.
struct Targets {
  let figures: Figures

  /// A target for several workloads, of which the worst counts.
  private struct Target {
    let name: String
    /// The limit of values, and whether it is an upper limit.
    let limit: Double
    let isMost: Bool
    /// A value for each workload; nil if it was not measured.
    let values: [(of: String, value: Double?)]

    var worst: (of: String, value: Double)? {
      let measured = values.compactMap { item in item.value.map { (of: item.of, value: $0) } }
      return measured.max { ($0.value < $1.value) == isMost && $0.value != $1.value }
    }
  }

  /// A row for each target with figures: its limit, the worst value, its workload, and whether the target is reached.
  var table: Table {
    let head = ["target", "limit", "worst", "of", "reached"]
    let rows = targets.compactMap { target -> [String]? in
      guard let worst = target.worst else { return nil }
      let isReached = target.isMost ? worst.value <= target.limit : worst.value >= target.limit
      let limit = (target.isMost ? "at most " : "at least ") + fourDigits(target.limit)
      return [target.name, limit, fourDigits(worst.value), worst.of, isReached ? "yes" : "no"]
    }
    return Table(rows: [head] + rows)
  }

  private var targets: [Target] {
    let layouts = Workload.shared.map(\.name)
    let traps = Workload.traps.map(\.name)
    let simple = ["chain", "tree", "nest", "grid", "enaml"]
    return speedups(layouts, "") + speedups(traps, "traps: ") + [
      Target(name: "cold, exponent", limit: 1.15, isMost: true, values: exponents(.cold, layouts)),
      Target(name: "traps: cold, exponent", limit: 1.15, isMost: true, values: exponents(.cold, traps)),
      perView("chain, tree, nest, grid, enaml", simple, 1.5),
      perView("form, app", ["form", "app"], 3),
      perView("aspect, ineq", ["aspect", "ineq"], 15),
      Target(
        name: "one constant, µs", limit: 1, isMost: true,
        values: each(["aspect", "app", "form"], figures.sizes, [.edit, .editBound, .editContent, .editEquality])),
      Target(name: "one constant, exponent on aspect", limit: 0.2, isMost: true, values: exponents(.edit, ["aspect"])),
      Target(name: "conflict, times a cold solve, N=1000", limit: 2, isMost: true, values: conflicts),
      Target(
        name: "proof over all sizes, ms, N=1000: app, form", limit: 1000, isMost: true,
        values: each(["app", "form"], [1000], [.check])),
      Target(
        name: "proof over all sizes, exponent: app, form", limit: 1.3, isMost: true,
        values: exponents(.check, ["app", "form"])),
      Target(
        name: "layc check of a text, ms, N=1000", limit: 1000, isMost: true,
        values: each(MeasuredText.allCases.map(\.name), [1000], [.textCheck])),
      Target(
        name: "layc check of a text, exponent", limit: 1.3, isMost: true,
        values: exponents(.textCheck, MeasuredText.allCases.map(\.name))),
      Target(
        name: "layc check of many, ms, the most of each", limit: 2000, isMost: true,
        values: GrowthText.allCases.flatMap { each([$0.rawValue], $0.counts.suffix(1), [.growth]) }),
      Target(
        name: "layc check of many, exponent: ties, texts, conflicts", limit: 1.2, isMost: true,
        values: exponents(.growth, [GrowthText.ties, .texts, .conflicts].map { $0.rawValue })),
      Target(
        name: "memory, KiB a view, N=10000", limit: 1, isMost: true,
        values: each(layouts.filter { !["enaml", "ineq"].contains($0) }, [10000], [.memory])),
      Target(
        name: "memory of enaml, ineq", limit: 1.5, isMost: true, values: each(["enaml", "ineq"], [10000], [.memory])),
      Target(
        name: "text to frames, ms, N=1000, cards in a loop", limit: 5, isMost: true,
        values: each([MeasuredText.appLoop.name], [1000], [.text])),
      Target(
        name: "text to frames, ms, N=1000, written out", limit: 12, isMost: true,
        values: each([MeasuredText.appWritten.name], [1000], [.text])),
    ]
  }

  private func speedups(_ layouts: [String], _ group: String) -> [Target] {
    let inEveryCell = figures.sizes.flatMap { size in
      Engine.solvers.flatMap { speedup(.cold, layouts, size, over: [$0]) }
    }
    return [
      Target(name: group + "cold, times faster than a peer, every cell", limit: 1, isMost: false, values: inEveryCell),
      Target(
        name: group + "cold, than kiwi, N=10", limit: 3, isMost: false,
        values: speedup(.cold, layouts, 10, over: [.kiwi])),
      Target(
        name: group + "cold, than kiwi, N=1000", limit: 200, isMost: false,
        values: speedup(.cold, layouts, 1000, over: [.kiwi])
      ),
      Target(
        name: group + "cold, than HiGHS, N=1000", limit: 20, isMost: false,
        values: speedup(.cold, layouts, 1000, over: [.highs])),
      Target(
        name: group + "drag, than the best peer, N=1000", limit: 100, isMost: false,
        values: speedup(.drag, layouts, 1000, over: Engine.solvers)),
      Target(
        name: group + "jump, than the best peer, N=1000", limit: 50, isMost: false,
        values: speedup(.jump, layouts, 1000, over: Engine.solvers)),
    ]
  }

  /// Returns the time of the best of `peers` divided by ours. The limit stands for a peer that was stopped.
  private func speedup(
    _ metric: Metric, _ workloads: [String], _ size: Int, over peers: [Engine]
  ) -> [(of: String, value: Double?)] {
    workloads.map { workload in
      let times = peers.compactMap { peer -> Double? in
        switch figures[workload, size, metric, peer] {
        case .measured(let value): value
        case .timeout: metric.unitsInSecond.map { $0 * Options.peerLimit }
        case .failed, nil: nil
        }
      }
      let ours = figures[workload, size, metric, .ours]?.value
      return ("\(workload) \(size)", ours.flatMap { ours in times.min().map { $0 / max(ours, 1e-9) } })
    }
  }

  private func perView(_ names: String, _ workloads: [String], _ limit: Double) -> Target {
    // Microseconds for a thousand views are nanoseconds for one.
    Target(
      name: "drag, ns a view, N=1000: \(names)", limit: limit, isMost: true, values: each(workloads, [1000], [.drag]))
  }

  private func each(
    _ workloads: [String], _ sizes: [Int], _ metrics: [Metric]
  ) -> [(of: String, value: Double?)] {
    workloads.flatMap { workload in
      sizes.flatMap { size in
        metrics.map { ("\(workload) \(size) \($0.stem)", figures[workload, size, $0, .ours]?.value) }
      }
    }
  }

  private func exponents(_ metric: Metric, _ workloads: [String]) -> [(of: String, value: Double?)] {
    workloads.map { ($0, figures.exponent($0, metric)) }
  }

  private var conflicts: [(of: String, value: Double?)] {
    Workload.conflicts.map { workload in
      ("\(workload.name) 1000", figures.conflictInColdSolves(workload.name, 1000))
    }
  }
}

extension Figures {
  /// Returns the time of our conflict search divided by that of a cold solve without the conflict.
  func conflictInColdSolves(_ workload: String, _ size: Int) -> Double? {
    guard let base = Workload.named(workload)?.base, let cold = self[base, size, .cold, .ours]?.value, cold > 0 else {
      return nil
    }
    return self[workload, size, .conflict, .ours]?.value.map { $0 / cold }
  }
}
