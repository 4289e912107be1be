internal import Foundation

/// The results of a run as a file: its tables, and the circumstances of the measurement.
struct Results {
  let figures: Figures
  let peers: [(engine: Engine, version: String)]
  let arguments: [String]
  /// True if the peers' figures are of an earlier run.
  let arePeersOld: Bool

  /// The file in Markdown.
  var text: String {
    var text = """
      # Results

      Written by `layc-bench`; what it measures and how is in [README.md](README.md). Times depend on the machine: compare ratios and
      exponents, not milliseconds.

      | | |
      |:-|:-|

      """
    for (name, value) in circumstances { text += "| \(name) | \(value) |\n" }
    text += """

      A cell holds \(Engine.allCases.map(\.rawValue).joined(separator: " / ")), as far as they took part. `timeout`: stopped after \
      \(Int(Options.peerLimit)) s on this system or on a smaller one. `failed`: the engine gave up or a result was wrong. An exponent is the e of
      N^e from 100 views on.

      """
    text +=
      "\n## Targets\n\nOf each the worst figure over the workloads it is about.\n\n\(Targets(figures: figures).table.markdown)"
    for metric in Metric.allCases {
      for (title, table) in Tables(figures: figures).tables(of: metric) {
        text += "\n## \(title)\n\n\(table.markdown)"
      }
    }
    return text
  }

  private var circumstances: [(String, String)] {
    var list = [
      ("date", Date.now.formatted(.iso8601)), ("commit", commit), ("machine", machine),
      ("system", ProcessInfo.processInfo.operatingSystemVersionString),
      ("arguments", "`\(arguments.joined(separator: " "))`"),
    ]
    if let load = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8) {
      list.append(("load at the end", load.split(separator: " ").prefix(3).joined(separator: ", ")))
    }
    if arePeersOld { list.append(("peers", "measured in an earlier run on the same machine")) }
    return list + peers.map { ($0.engine.rawValue, $0.version) }
  }

  private var commit: String {
    let git = { (arguments: [String]) in
      outputOfProcess("/usr/bin/env", ["git"] + arguments)?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let changes = git(["status", "--porcelain", "--untracked-files=no", "--", "Sources", "Benchmarks"]) ?? ""
    return (git(["rev-parse", "--short=12", "HEAD"]) ?? "unknown") + (changes.isEmpty ? "" : ", with changes")
  }

  private var machine: String {
    let cores = "\(ProcessInfo.processInfo.activeProcessorCount) cores"
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last.map(String.init)
    return [model?.trimmingCharacters(in: .whitespaces), cores].compactMap(\.self).joined(separator: ", ")
  }
}
