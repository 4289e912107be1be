internal import Foundation
internal import LayRuntime
internal import LaySolver
internal import LayWorkloads

/// The other engines, run by `Benchmarks/Peers/peers.py`.
struct Peers {
  /// The installed peers with their versions.
  let versions: [(engine: Engine, version: String)]
  /// The size from which on a peer is not started any more, by workload, because it took too long.
  private var slowFrom: [String: Int] = [:]

  private static let script = "Benchmarks/Peers/peers.py"
  private static let cache = ".build/peers"
  private static let files = cache + "/files"

  /// The reason why there are no peers.
  struct Problem: Error { let message: String }

  /// Installs missing peers. The package's folder must be the working directory.
  init() throws {
    guard FileManager.default.fileExists(atPath: Self.script) else {
      throw Problem(message: "--peers needs \(Self.script): run layc-bench in the package's folder")
    }
    try FileManager.default.createDirectory(atPath: Self.files, withIntermediateDirectories: true)
    let arguments = ["python3", Self.script, "prepare", "--cache", Self.cache]
    guard let output = outputOfProcess("/usr/bin/env", arguments, showErrors: true) else {
      throw Problem(message: "\(Self.script) could not be run; it needs python3")
    }
    versions = output.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, words[1] != "absent", let engine = Engine(rawValue: words[0]) else { return nil }
      return (engine, words[1])
    }
    try ResizeScript.drag.rsz.write(toFile: Self.files + "/drag.rsz", atomically: false, encoding: .utf8)
    try ResizeScript.jump.rsz.write(toFile: Self.files + "/jump.rsz", atomically: false, encoding: .utf8)
  }

  /// Writes a system and its edits to the files that peers read.
  private func write(_ subject: Subject, withEdits: Bool) throws {
    try subject.system.lcp.write(toFile: Self.files + "/system.lcp", atomically: false, encoding: .utf8)
    var edits = "EDT1 0\n"
    if withEdits {
      var kernel = subject.input.makeKernel()
      _ = kernel.solve(width: Protocol.coldSize.width, height: Protocol.coldSize.height)
      edits = Edits(of: subject, &kernel).edt(subject.system)
    }
    try edits.write(toFile: Self.files + "/edits.edt", atomically: false, encoding: .utf8)
  }

  /// Measures every peer on a system. `progress` receives each before it is measured.
  mutating func measure(
    _ subject: Subject, _ metrics: [Metric], progress: (Engine) -> Void
  ) throws -> [(engine: Engine, metric: Metric, figure: Figure)] {
    let wanted = Metric.ofPeers.filter {
      metrics.contains($0) && ($0 == .conflict) == subject.hasConflict
        && ($0 != .memory || subject.size >= Protocol.leastViewsForMemory)
    }
    guard !wanted.isEmpty else { return [] }
    try write(subject, withEdits: wanted.contains(.edit))
    var figures: [(engine: Engine, metric: Metric, figure: Figure)] = []
    for (engine, _) in versions {
      progress(engine)
      figures += measure(engine, subject, wanted).map { (engine, $0.metric, $0.figure) }
    }
    return figures
  }

  private mutating func measure(
    _ engine: Engine, _ subject: Subject, _ metrics: [Metric]
  ) -> [(metric: Metric, figure: Figure)] {
    let key = "\(engine) \(subject.name)"
    if let size = slowFrom[key], subject.size >= size { return metrics.map { ($0, .timeout) } }
    let files = ["system.lcp", "drag.rsz", "jump.rsz", "edits.edt"].map { Self.files + "/" + $0 }
    var arguments = ["python3", Self.script, "measure", "--cache", Self.cache, "--peer", engine.rawValue]
    arguments += ["--limit", "\(Options.peerLimit)"] + files + metrics.map(\.rawValue)
    guard let output = outputOfProcess("/usr/bin/env", arguments) else { return metrics.map { ($0, .failed) } }
    var figures: [Metric: Figure] = [:]
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, let metric = Metric(rawValue: words[0]) else { continue }
      guard words[1] != "absent" else { continue }
      figures[metric] = Figure(words[1])
    }
    if figures[.cold] == .timeout || figures[.conflict] == .timeout { slowFrom[key] = subject.size }
    return metrics.compactMap { metric in figures[metric].map { (metric, $0) } }
  }
}
