// Measures lexing and parsing on a generated file: `swift run -c release layc-parse-bench [MEGABYTES]`.
// The targets are 200 MB/s for the tokens and 40 MB/s for the lossless tree.

internal import LayParser

let megabytes = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10
let text = ScreenWriter.screens(ofAtLeast: megabytes * 1_000_000, seed: 1)

/// The median time of nine runs of `body`, in seconds.
func median(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let times = (0..<9).map { _ in clock.measure(body) / .seconds(1) }
  return times.sorted()[4]
}

func report(_ what: String, _ seconds: Double) {
  let rate = Double(text.count) / seconds / 1_000_000
  print("\(what): \(Int(rate + 0.5)) MB/s (\(Int(seconds * 1000 + 0.5)) ms)")
}

var sink = 0
report("lexing", median { sink &+= tokenize(text).kinds.count })
report("parsing", median { sink &+= parse(text).nodes.count })

let tree = parse(text)
let treeBytes = tree.tokenCount * 5 + tree.nodes.count * 16
print(
  "tree: \(text.count) bytes of text, \(tree.tokenCount) tokens, \(tree.nodes.count) nodes;",
  "\(Double(treeBytes * 10 / text.count) / 10) bytes for each byte; \(tree.diagnostics.count) problems")
precondition(sink != 0)
