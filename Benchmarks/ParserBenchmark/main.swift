// Measures lexing, parsing and formatting on a generated file: `swift run -c release layc-parse-bench [MEGABYTES]`.
// The targets are 200 MB/s for the tokens, 40 MB/s for the lossless tree, and 10 MB/s for formatting, parsing included.

internal import Foundation
internal import LayFormatter
internal import LayParser

let megabytes = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10
let text = ScreenWriter.screens(ofAtLeast: megabytes * 1_000_000, seed: 1)

/// Returns the median time of `runs` runs of `body`, in seconds.
func median(of runs: Int = 9, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let times = (0..<runs).map { _ in clock.measure(body) / .seconds(1) }
  return times.sorted()[runs / 2]
}

func report(_ what: String, _ bytes: Int, _ seconds: Double) {
  let rate = Double(bytes) / seconds / 1_000_000
  print("\(what): \(Int(rate + 0.5)) MB/s (\(Int(seconds * 1000 + 0.5)) ms)")
}

var sink = 0
report("lexing", text.count, median { sink &+= tokenize(text).kinds.count })
report("parsing", text.count, median { sink &+= parse(text).nodes.count })

let tree = parse(text)
let treeBytes = tree.tokenCount * 5 + tree.nodes.count * 16
print(
  "tree: \(text.count) bytes of text, \(tree.tokenCount) tokens, \(tree.nodes.count) nodes;",
  "\(Double(treeBytes * 10 / text.count) / 10) bytes for each byte; \(tree.diagnostics.count) problems")

// As it is, without indentation, and with ninety errors.
let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
let flat = Array(lines.map { $0.drop { $0 == " " } }.joined(separator: "\n").utf8)
let wrong = lines.enumerated().map { $0.offset % (lines.count / 90) == 60 ? $0.element + " ==" : $0.element }
let broken = Array(wrong.joined(separator: "\n").utf8)
for (name, text) in [("formatting", text), ("formatting, no indentation", flat), ("formatting, errors", broken)] {
  report(name, text.count, median(of: 5) { sink &+= format(parse(text)).count })
}

// The growth of formatting with the size of a file: the e of N^e between a sixteenth of the text and all of it.
let part = ScreenWriter.screens(ofAtLeast: text.count / 16, seed: 1)
let (small, large) = (
  median { sink &+= format(parse(part)).count }, median(of: 5) { sink &+= format(parse(text)).count }
)
let exponent = log2(large / small) / log2(Double(text.count) / Double(part.count))
print("formatting grows with the size to the power of \(Double(Int(exponent * 100 + 0.5)) / 100)")
precondition(sink != 0)
