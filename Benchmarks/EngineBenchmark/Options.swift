internal import LayWorkloads

/// The parsed command line.
struct Options {
  var workloads: [String] = []
  var sizes: [Int] = []
  var metrics: [Metric] = Metric.allCases
  var withPeers = false
  /// The output of an earlier run with the peers' figures.
  var peersFrom: String?
  var isQuick = false
  /// Systems read from files, instead of workloads.
  var systemFiles: [String] = []
  var dump: String?
  var write: String?
  var results: String?
  var wantsHelp = false
  /// True in the fresh process that measures its own memory.
  var isMemoryChild = false

  /// The error of an invalid command line.
  struct Problem: Error { let message: String }

  /// The seconds after which a peer is stopped.
  static let peerLimit = 60.0

  init(_ arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--peers": withPeers = true
      case "--peers-from": peersFrom = try Self.value(of: argument, from: &rest)
      case "--quick": isQuick = true
      case "--memory-child": isMemoryChild = true
      case "--workload": workloads.append(try Self.workload(Self.value(of: argument, from: &rest)))
      case "--size": sizes.append(try Self.size(Self.value(of: argument, from: &rest)))
      case "--metric":
        if metrics.count == Metric.allCases.count { metrics = [] }
        metrics += try Self.metrics(Self.value(of: argument, from: &rest))
      case "--lcp": systemFiles.append(try Self.value(of: argument, from: &rest))
      case "--dump": dump = try Self.value(of: argument, from: &rest)
      case "--write": write = try Self.value(of: argument, from: &rest)
      case "--results": results = try Self.value(of: argument, from: &rest)
      default: throw Problem(message: "unknown argument '\(argument)'")
      }
    }
    if workloads.isEmpty { workloads = Workload.all.map(\.name) }
    if sizes.isEmpty { sizes = isQuick ? [10, 100, 1000] : [10, 100, 1000, 10000] }
    if dump != nil && systemFiles.isEmpty && (workloads.count != 1 || sizes.count != 1) {
      throw Problem(message: "--dump is of one system: say --lcp FILE, or one --workload and one --size")
    }
  }

  /// True if the growth of `layc check` is measured: if it is requested alone, or if everything is.
  var asksForGrowth: Bool {
    metrics == [.growth] || metrics.contains(.growth) && !isQuick && workloads.count == Workload.all.count
  }

  private static func value(of option: String, from rest: inout ArraySlice<String>) throws(Problem) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else { throw Problem(message: "'\(option)' needs a value") }
    return value
  }

  private static func workload(_ name: String) throws(Problem) -> String {
    guard Workload.named(name) != nil else {
      throw Problem(message: "no workload '\(name)'; there are \(Workload.all.map(\.name).joined(separator: ", "))")
    }
    return name
  }

  private static func size(_ text: String) throws(Problem) -> Int {
    guard let size = Int(text), 2...100_000 ~= size else {
      throw Problem(message: "'\(text)' is not a number of views from 2 to 100000")
    }
    return size
  }

  /// Returns the metrics with a name: `edit` and `edit_us` are both the median and its three kinds.
  private static func metrics(_ name: String) throws(Problem) -> [Metric] {
    let found = Metric.allCases.filter { $0.rawValue == name || $0.stem == name || $0.stem.hasPrefix(name + "_") }
    guard !found.isEmpty else {
      throw Problem(
        message: "no metric '\(name)'; there are \(Metric.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return found
  }

  static let help = """
    Measures the constraint engine, and peers beside it.

      swift run -c release layc-bench --quick
      swift run -c release layc-bench --peers --workload app --size 1000
      bench app 1000 cold_ms ours=1.23 kiwi=timeout highs=18.7

    Options:
      --peers          install and run kiwi, HiGHS and, where flexbox can do it, Yoga (.build/peers; needs python3,
                       g++, PyPI); each is stopped after 60 s on a system
      --peers-from F   take the peers' figures over from F, the output of an earlier run on this machine
      --quick          10, 100 and 1000 views, under a minute
      --workload NAME  this workload; may be repeated
      --size N         this many views; may be repeated
      --metric NAME    this metric, for example cold_ms or edit; may be repeated
      --lcp FILE       a system from an LCP1 file in place of the workloads; may be repeated
      --dump FILE      write the frames of one system at eight sizes, measure nothing
      --write DIR      write the systems as LCP1 files and the resizes as RSZ1 files, measure nothing
      --results FILE   write the tables as Markdown too, with date, commit and machine
      --help           this text

    Workloads:
    \(Workload.all.map { "  " + $0.name.padded(to: 15) + $0.summary }.joined(separator: "\n"))

    Lines that begin with 'bench' are for scripts; talk goes to the error output. The status is 0 when all went
    well, 1 when a result is wrong, 2 when the program could not do its job.
    """
}

extension String {
  /// Returns the string with spaces after it.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
  /// Returns the string with spaces before it.
  func aligned(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
