internal import LayWorkloads

/// Cells in rows and columns. The first row is the header; the first column is aligned left, the others right.
struct Table {
  var rows: [[String]]

  /// The table for a terminal.
  var plain: String { text(hasRule: false) { $0.joined(separator: "  ") } }

  /// The table in Markdown.
  var markdown: String {
    text(hasRule: true) { "| " + $0.joined(separator: " | ") + " |" }
  }

  private func text(hasRule: Bool, _ join: ([String]) -> String) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    var lines = rows.map { row in
      join(
        (0..<columns).map { column in
          let cell = column < row.count ? row[column] : ""
          return column == 0 ? cell.padded(to: widths[0]) : cell.aligned(to: widths[column])
        })
    }
    if hasRule {
      let rules = widths.enumerated().map { column, width in
        let dashes = String(repeating: "-", count: max(2, width - 1))
        return column == 0 ? ":" + dashes : dashes + ":"
      }
      lines.insert(join(rules), at: 1)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The tables of a run: for each metric the medians, and the ratios of the peers to our engine.
struct Tables {
  let figures: Figures

  /// Returns the tables of one metric, with their titles.
  func tables(of metric: Metric) -> [(title: String, table: Table)] {
    let engines = figures.engines(of: metric)
    guard !engines.isEmpty else { return [] }
    var tables = [(title(of: metric, engines), medians(of: metric, engines))]
    let peers = engines.filter { $0 != .ours }
    if engines.contains(.ours), !peers.isEmpty {
      let what = metric == .memory ? "times as much" : "times as long"
      let names = peers.map(\.rawValue).joined(separator: " / ")
      tables.append(("\(metric.rawValue): \(names) take \(what) as we do", ratios(of: metric, peers)))
    }
    return tables
  }

  private func title(of metric: Metric, _ engines: [Engine]) -> String {
    let of = metric == .memory ? " a view" : ""
    return "\(metric.rawValue)\(of): medians, \(engines.map(\.rawValue).joined(separator: " / "))"
  }

  private func workloads(with metric: Metric) -> [String] {
    figures.workloads.filter { workload in
      figures.sizes.contains { size in
        Engine.allCases.contains { figures[workload, size, metric, $0] != nil }
      }
    }
  }

  private func sizes(with metric: Metric) -> [Int] {
    figures.sizes.filter { size in
      figures.workloads.contains { workload in
        Engine.allCases.contains { figures[workload, size, metric, $0] != nil }
      }
    }
  }

  private func medians(of metric: Metric, _ engines: [Engine]) -> Table {
    let sizes = sizes(with: metric)
    let perView = [Metric.drag, .jump].contains(metric) && sizes.contains(1000)
    let hasExponent = Metric.growing.contains(metric) && sizes.count { $0 >= 100 } > 1
    var head = ["workload"] + sizes.map { "N=\($0)" }
    if hasExponent { head.append("exponent") }
    if perView { head.append("ns a view at 1000") }
    if metric == .conflict { head.append("cold solves at 1000") }
    let rows = workloads(with: metric).map { workload in
      var row = [workload]
      row += sizes.map { size in
        engines.map { figures[workload, size, metric, $0]?.text ?? "-" }.joined(separator: " / ")
      }
      if hasExponent {
        row.append(engines.map { twoDecimals(figures.exponent(workload, metric, $0)) }.joined(separator: " / "))
      }
      if perView { row.append(twoDecimals(figures[workload, 1000, metric, .ours]?.value)) }
      if metric == .conflict { row.append(twoDecimals(figures.conflictInColdSolves(workload, 1000))) }
      return row
    }
    return Table(rows: [head] + rows)
  }

  private func ratios(of metric: Metric, _ peers: [Engine]) -> Table {
    let sizes = sizes(with: metric)
    let rows = workloads(with: metric).map { workload in
      [workload]
        + sizes.map { size in
          peers.map { ratio(workload, size, metric, $0) }.joined(separator: " / ")
        }
    }
    return Table(rows: [["workload"] + sizes.map { "N=\($0)" }] + rows)
  }

  /// Returns a peer's figure divided by ours; for a peer that was stopped while building, its limit as a lower bound.
  private func ratio(_ workload: String, _ size: Int, _ metric: Metric, _ peer: Engine) -> String {
    guard let ours = figures[workload, size, metric, .ours]?.value, ours > 0 else { return "-" }
    switch figures[workload, size, metric, peer] {
    case .measured(let value): return twoDigits(value / ours)
    case .timeout where [.cold, .conflict].contains(metric): return ">" + twoDigits(Options.peerLimit * 1e3 / ours)
    case .timeout: return "timeout"
    case .failed: return "failed"
    case nil: return "-"
    }
  }

  private func twoDecimals(_ value: Double?) -> String {
    guard let value else { return "-" }
    let hundredths = Int((abs(value) * 100).rounded())
    let sign = value < 0 && hundredths > 0 ? "-" : ""
    return "\(sign)\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }

  /// Formats with two significant digits, or all before the point.
  private func twoDigits(_ value: Double) -> String {
    guard value > 0, value < 10 else { return Int(value.rounded()).description }
    let scale = value < 0.1 ? 1000.0 : value < 1 ? 100 : 10
    return shortest((value * scale).rounded() / scale)
  }
}
